"""Data packs of Founders of Teotihuacan: what a pack may change, what speaks against it, and the files of 0.1.0."""

from typing import Any

import pytest

from edubba.cli.voice import Voice
from edubba.games.teotihuacan.box import BOX, CELL_IDS
from edubba.games.teotihuacan.edge.game import Teotihuacan
from edubba.games.teotihuacan.rules.geometry import CITY
from edubba.games.teotihuacan.rules.pieces import BUILT, CELLS, FROM_PYRAMID
from edubba.games.teotihuacan.rules.prospect import useful
from edubba.games.teotihuacan.rules.state import TeotihuacanState
from edubba.kernel.errors import Told
from edubba.kernel.trial import options_for
from tests.packs.old import whole
from tests.teotihuacan.given import A, teotihuacan

Data = dict[str, Any]
SPOTTED = {f"boards.B2.masks.{CELL_IDS[cell]}": ("none", "sun")[(cell // 10 + cell % 10) % 2] for cell in CITY}
NEEDS = [{"material": "gold", "size": None, "count": 1}, {"material": None, "size": 2, "count": 3}]


def mine(changes: Data) -> Data:
    """The file of a pack, as somebody could write it, right or wrong."""
    return {"format": "edubba-pack/1", "game": "teotihuacan", "version": 1, "changes": changes}


def played_with(changes: Data) -> Teotihuacan:
    return Teotihuacan(BOX.pack("mine", changes))


@pytest.mark.parametrize(
    ("place", "value", "complaint"),
    [
        ("pyramid.points", 99, "pyramid.points: must be from 0 to 10, found 99"),
        ("pyramid.counts.red", 3, "pyramid.counts.red: must be from 4 to 40, found 3"),
        ("geometry.side", 12, "geometry.side: must stay 10, found 12: it cannot vary without another rule"),
        ("boards.A.masks.d4", "sun", "boards.A.masks.d4: is unknown"),
        ("boards.A.masks.a1", "S", 'boards.A.masks.a1: must be one of jade, none, obsidian, sun, found "S"'),
        ("boards.A.rewards.P11", None, "boards.A.rewards.P11: is unknown"),
        ("boards.A.rewards.P00", {"op": "buildings", "tiles": []}, "must have from 1 to 2 entries, found 0"),
        ("boards.A.rewards.P00", {"op": "temple", "colour": "white"}, "must be one of blue, green, red"),
        ("buildings.gold-4.shape", "V3", "buildings.gold-4.shape: must be one of I4, L4, O4, S4, T4"),
        ("buildings.gold-3.shape", "O4", "buildings.gold-3.shape: must be one of I3, V3"),
        ("buildings.stone-1.display.2", 1, "buildings.stone-1.display.2: is unknown"),
        ("temples.red.shape", "L7", "temples.red.shape: must be one of F5"),
        ("worship[W-G01].effect", {"op": "sing"}, "worship[W-G01].effect.op: must be one of"),
        ("worship[W-G01].effect", {"op": "spend", "cubes": 0, "points": 1}, "must be from 1 to 20, found 0"),
        (
            "worship[W-G04].effect",
            {"op": "repeat-any", "cubes": 2, "points": 4, "most": 3},
            "worship[W-G04].effect: most must be at least 4, the points of one time, found 3",
        ),
        ("masks.sun[0].players", 1, "masks.sun[0].players: must be one of 2, 3, 4"),
        ("masks.sun[5].points", 1, "masks.sun[5].points: is unknown"),
        ("discs[bonus-1].effect", {"op": "power", "points": 1}, "discs[bonus-1].effect.power: is missing"),
        ("spaces.A1", 5, "spaces.A1: must be one of 2, 3, 4, found 5"),
        ("favour", [], "favour: must have from 1 to 20 entries, found 0"),
        ("rounds.3", 6, "action_discs.3: must be at least 6 (rounds.3), found 5"),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_named(place: str, value: Any, complaint: str) -> None:
    problems = teotihuacan().problems(mine({place: value}))
    assert any(complaint in problem for problem in problems), problems


def test_a_board_has_so_many_groups_and_not_more() -> None:
    assert teotihuacan().problems(mine(SPOTTED)) == ["boards.B2.masks: must make at most 12 groups, found 42"]
    few = dict(list(SPOTTED.items())[:12])
    assert teotihuacan().problems(mine(few)) == []


def test_some_space_is_used() -> None:
    closed = {f"spaces.{zone}{number}": 3 for zone in "ABC" for number in "123"}
    assert teotihuacan().problems(mine(closed)) == ["spaces: with 2 players none is used"]
    assert teotihuacan().problems(mine(closed | {"spaces.C2": 2})) == []


def test_every_complaint_can_be_made_in_french() -> None:
    french = Voice("fr")
    repeat = {"op": "repeat", "gold": 0, "stone": 0, "wood": 1, "points": 2, "most": 1}
    closed = {f"spaces.{zone}{number}": 4 for zone in "ABC" for number in "123"}
    problems = teotihuacan().problems(mine({"worship[W-R02].effect": repeat, "rounds.2": 9} | closed | SPOTTED))
    assert {getattr(problem, "key", "") for problem in problems} == {
        "teotihuacan-most", "teotihuacan-groups", "teotihuacan-discs", "teotihuacan-spaces",
    }  # fmt: skip
    for problem in problems:
        assert isinstance(problem, Told)
        assert french.retell(problem) != str(problem)


def test_whoever_draws_a_shape_learns_what_it_is_called() -> None:
    """The schema shows every shape that may be printed: all polyominoes of so many cells, each once."""
    places = BOX.schema()["properties"]["changes"]["properties"]
    for place, count in (("temples.red.shape", 21), ("buildings.gold-4.shape", 5), ("buildings.wood-3.shape", 2)):
        shown = places[place]
        assert sorted(shown["enum"]) == sorted(shown["cells"])
        outlines = {least_outline(cells) for cells in shown["cells"].values()}
        assert len(outlines) == len(shown["cells"]) == count
        assert max(column for cells in shown["cells"].values() for column, _ in cells) <= 2, "too wide for the display"
    assert {len(cells) for cells in places["buildings.gold-4.shape"]["cells"].values()} == {4}


def least_outline(cells: list[list[int]]) -> tuple[tuple[int, int], ...]:
    """The same for all ways to turn and flip these cells."""
    every = []
    for flip in (1, -1):
        turned = [(flip * x, y) for x, y in cells]
        for _ in range(4):
            turned = [(-y, x) for x, y in turned]
            left, top = min(x for x, _ in turned), min(y for _, y in turned)
            every.append(tuple(sorted((x - left, y - top) for x, y in turned)))
    return min(every)


# --- what is printed is played with ---------------------------------------------------------------------------------


def begun(game: Teotihuacan, *texts: str, **options: Any) -> TeotihuacanState:
    """A game of two in which the first player has done this."""
    state = game.new(seats=2, seed=1, options={"first_player": A, **options})
    assert isinstance(state, TeotihuacanState)
    for text in texts:
        state.apply(A, game.parse(text))
    return state


def test_neighbours_of_one_kind_are_a_group() -> None:
    """Two groups become one by a cell between them, and one becomes two without its middle."""
    joined = played_with({"boards.A.masks.d1": "sun", "boards.A.masks.e1": "sun"}).tables.boards[0]
    assert (joined.size, joined.group_type) == ([6, 4, 5, 5, 6, 6], [0, 0, 1, 1, 2, 2])
    split = played_with({"boards.A.masks.f3": "none", "boards.A.masks.f2": "none"}).tables.boards[0]
    assert (split.size, split.group_type) == ([4, 4, 1, 2, 5, 6, 6], [0, 0, 1, 1, 1, 2, 2])


def test_a_reward_may_show_the_same_building_twice() -> None:
    game = played_with({"boards.A.rewards.P00": {"op": "buildings", "tiles": ["wood-1", "wood-1"]}})
    state = begun(game, "tile pyramid-green", "space P00")
    for _ in range(2):
        state.apply(A, state.legal(A)[0])  # anywhere
        if game.actions.notation(state.legal(A)[0]) == "tile wood-1":
            state.apply(A, state.legal(A)[0])
    assert [entry // 800 for entry in state.players[A].buildings] == [8, 8]
    assert type(state.agenda[-1]).__name__ == "StartTile"


@pytest.mark.rule("TEO-14.16")
def test_a_bonus_of_no_use_is_no_reason_for_discs() -> None:
    nothing, cube = {"op": "points", "points": 0}, {"op": "cube", "points": 0, "cubes": 1}
    state = begun(played_with({"discs[bonus-4].effect": nothing, "discs[bonus-6].effect": cube}))
    assert [useful(state, A, disc, 2) for disc in (3, 4, 5)] == [False, True, True]
    state.players[A].ground = [BUILT] * CELLS
    assert [useful(state, A, disc, 2) for disc in (3, 4, 5)] == [False, True, False]


def test_points_are_those_of_the_pack() -> None:
    state = begun(played_with({"pyramid.points": 5}), "tile pyramid-red", "space P21", setup_pyramid_gives_2vp=True)
    assert state.players[A].points[FROM_PYRAMID] == 5
    worth = played_with({"scoring.base": 4, "scoring.above": 7}).tables.space_values
    assert worth == [4] * 9 + [7] * 5


def test_prices_go_as_far_as_the_power_does() -> None:
    strong = played_with({"discs[bonus-8].effect": {"op": "power", "points": 0, "power": 3}, "temples.red.shape": "I5"})
    assert len(strong.tables.pyramid_costs) == 8
    weak = played_with({f"discs[bonus-{disc}].effect": {"op": "influence"} for disc in (8, 9)})
    assert len(weak.tables.temple_costs[0]) == 5
    larger = played_with({"temples.green.shape": "X5"}).tables
    assert larger.size[9] == 5
    assert (larger.temple_costs[0][2].wood, larger.temple_costs[0][4].wood) == (4, 2)


@pytest.mark.parametrize(
    ("place", "value", "english", "french"),
    [
        ("boards.A.rewards.P00", {"op": "points", "points": 5}, "5 VP", "5 PV"),
        (
            "boards.A.rewards.P00",
            {"op": "buildings", "tiles": ["wood-1", "gold-4"]},
            "wood building of size 1 and gold building of size 4",
            "Bâtiment en Bois de taille 1 et Bâtiment en Or de taille 4",
        ),
        ("discs[bonus-1].effect", {"op": "cube", "points": 3, "cubes": 2}, "3 VP and 2 cubes", "3 PV et 2 Ressources"),
        ("discs[bonus-1].effect", {"op": "power", "points": 0, "power": 2}, "0 VP and 2 power", "0 PV et 2 points"),
        (
            "worship[W-G01].effect",
            {"op": "buildings", "need": NEEDS, "points": 7},
            "7 VP for 1 gold building and 3 buildings of size 2",
            "7 PV pour 1 Bâtiment en Or et 3 Bâtiments de taille 2",
        ),
        (
            "worship[W-G01].effect",
            {"op": "repeat", "gold": 1, "stone": 0, "wood": 3, "points": 2, "most": 8},
            "2 VP for 1 gold and 3 wood, up to 8 VP",
            "2 PV pour 1 Pépite et 3 Bois, jusqu’à 8 PV",
        ),
        ("worship[W-G01].effect", {"op": "temple", "cubes": 1}, "supply for 1 cube", "réserve pour 1 Ressource"),
        (
            "worship[W-R01].effect",
            {"op": "multiply", "temple": "blue", "material": "gold", "most": 11},
            "blue temples × gold buildings, up to 11 VP",
            "Temples bleus × Bâtiments en Or, jusqu’à 11 PV",
        ),
    ],
)  # fmt: skip
def test_faces_show_what_the_pack_prints(place: str, value: Data, english: str, french: str) -> None:
    game = played_with({place: value})
    for lang, wanted in (("en", english), ("fr", french)):
        faces = game.catalogue(lang).faces
        assert any(wanted in f"{face.name} {face.text}" for face in faces.values()), wanted


def test_a_reward_is_offered_as_the_pack_prints_it() -> None:
    changes = {f"boards.A.rewards.{space}": {"op": "points", "points": 5} for space in ("P01", "P21")}
    game = played_with(changes)
    state = begun(game, "tile pyramid-red")
    space = next(one for one in state.legal(A) if game.notation(one) in ("space P01", "space P21"))
    assert game.describe(state, space, "en").endswith(": 5 VP")
    assert game.describe(state, space, "fr").endswith("\u00a0: 5 PV")


@pytest.mark.parametrize(
    ("place", "value", "english"),
    [
        ("temples.blue.cost.gold", 6, "blue for 6 gold and 2 stone"),
        ("temples.red.extra.stone", 0, "nothing for a red one"),
        ("pyramid.size", 6, "per point of power below 6"),
        ("scoring.above", 9, "9 VP above"),
        ("rounds.3", 2, "2 with three"),
    ],
)
def test_the_guide_tells_what_the_pack_prints(place: str, value: int, english: str) -> None:
    chapters = played_with({place: value}).catalogue("en").guide
    assert any(english in chapter.text for chapter in chapters)


def test_a_reward_of_two_buildings_shows_both_sizes() -> None:
    faces = (
        played_with({"boards.A.rewards.P00": {"op": "buildings", "tiles": ["wood-1", "gold-4"]}}).catalogue("en").faces
    )
    shown = [face for face in faces.values() if face.kind == "reward" and "gold building of size 4" in face.name]
    assert [(face.sign, face.colour, face.icon) for face in shown] == [("1+4", "wood", "stone-tower")]


def test_both_sides_of_the_boards_are_tried() -> None:
    game = teotihuacan()
    assert options_for(game, 4, 0) == {}
    tried = [options_for(game, 4, seed) for seed in range(4, 30)]
    assert {options["side"] for options in tried} == {"A", "B"}
    assert not any("solo.mode" in options for options in tried)


# --- files of version 0.1.0 -------------------------------------------------------------------------------------------


def test_every_value_of_an_old_file_stands_somewhere() -> None:
    """Each number that a pack could change in 0.1.0 is a value of the box."""
    data = whole("teotihuacan")
    changed: set[str] = set()
    for temple in data["temples"]["items"]:
        for price, now in (("cost", "cost"), ("extra_per_missing_power", "extra")):
            temple[price] = {material: count + 1 for material, count in temple[price].items()}
            changed |= {f"temples.{temple['color']}.{now}.{material}" for material in temple[price]}
    pyramid = data["pyramid_tiles"]
    pyramid |= {"cost": {"gold": 3, "wood": 2}, "extra_per_missing_power": {"gold": 2}, "vp_on_build": 0}
    changed |= {"pyramid.cost.gold", "pyramid.cost.wood", "pyramid.extra.gold", "pyramid.points"}
    for tile in data["worship_tiles"]["items"]:
        for name, more in (("vp", 1), ("max_vp", 5), ("n", 2)):
            if name in tile["effect"]:
                tile["effect"][name] += more
        changed.add(f"worship[{tile['id']}].effect")
    for number, tile in enumerate(data["mask_tiles"]["items"]):
        tile["vp"] += 10
        changed.add(f"masks.{tile['type']}[{number % 5}].points")
    for disc in data["bonus_discs"]["items"]:
        if "vp" in disc["effect"]:
            disc["effect"]["vp"] = 0
            changed.add(f"discs[{disc['id']}].effect")
    data["pyramid_rewards"]["kinds"]["vp4"]["vp"] = 0
    data["pyramid_rewards"]["kinds"]["vp2_size2"]["vp"] = 9
    rewards = {place: leaf.value for place, leaf in BOX.leaves.items() if ".rewards." in place}
    changed |= {place for place, shown in rewards.items() if "points" in shown}
    data["favour_track"]["vp"] = [0, 1, 1, 1, 1, 1, 1, 1, 20]
    changed.add("favour")
    pack = teotihuacan().open_pack("old", data)
    assert set(pack.changes or ()) == changed
    values = BOX.values(pack)
    assert values["worship[W-G04].effect"] == {"op": "repeat-any", "cubes": 2, "points": 3, "most": 15}
    assert values["worship[W-G03].effect"]["gold"] == 1
    assert values["boards.B1.rewards.P21"] == {"op": "points", "points": 0}
    assert values["boards.B3.rewards.P21"] == {"op": "building", "points": 9, "size": 2}
    assert values["favour"] == [1] * 7 + [20]


def changed_file(path: str, value: Any) -> Data:
    data = whole("teotihuacan")
    *way, last = path.split(".")
    place: Any = data
    for key in way:
        place = place[int(key)] if key.isdigit() else place[key]
    place[int(last) if last.isdigit() else last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("extra", 1, "extra: is unknown"),
        ("geometry.grid.rows", 12, "geometry.side: must stay 10, found 12"),
        ("boards.A.map", ["S"] * 10, "boards.A.map: is unknown"),
        ("boards.A.map", ["X" * 10] * 10, "boards.A.masks.a1: must be one of"),
        ("boards.A.pyramid_rewards.P00", "vp4", "boards.A.pyramid_rewards.P00: is unknown"),
        ("favour_track.vp", [1, 2, 2], "favour_track.vp: is unknown"),
        ("worship_tiles.items.1.effect.max_vp", 2, "most must be at least 3"),
        ("worship_tiles.items.1.effect.cost", 7, "worship[W-G02].effect.op: must be one of"),
        ("worship_tiles.items.1.effect", [], "worship[W-G02].effect"),
        ("pyramid_tiles.vp_on_build", "two", 'pyramid.points: must be a whole number, found "two"'),
        ("mask_tiles.items.0.vp", 99, "masks.sun[0].points: must be from 0 to 20, found 99"),
        ("pyramid_rewards.kinds.vp4", {}, "boards.A.rewards.P01.op: must be one of"),
    ],
)
def test_what_is_wrong_with_an_old_file_is_named(path: str, value: Any, complaint: str) -> None:
    problems = teotihuacan().problems(changed_file(path, value))
    assert any(complaint in problem for problem in problems), problems


def test_a_board_of_an_old_file_is_read_as_it_was_drawn() -> None:
    lines = ["JJJJ......", *whole("teotihuacan")["boards"]["B4"]["map"][1:]]
    pack = teotihuacan().open_pack("old", changed_file("boards.B4.map", lines))
    drawn = {f"boards.B4.masks.{name}": kind for name, kind in zip(("c1", "d1"), ("jade", "jade"), strict=True)}
    assert pack.changes == drawn | {f"boards.B4.masks.{name}": "none" for name in ("g1", "h1", "i1")}
