"""Components, boards and set-up (TEO-1, 2, 3)."""

from collections import Counter

import pytest

from edubba.games.teotihuacan.box import BOARD_NAMES, CELL_IDS, WORSHIP_IDS
from edubba.games.teotihuacan.edge.talk import TILE_IDS
from edubba.games.teotihuacan.rules.geometry import (
    CITY,
    COVERED,
    FRAME_BITS,
    NEIGHBOURS,
    QUARTERS,
    SHAPE_NAMES,
    SHAPES,
    SPACE_NAMES,
    SPACE_QUARTERS,
    SPACE_REACH,
    SUPPORTS,
    WHOLE,
    add_placements,
    quarter,
    room,
    survey,
)
from edubba.games.teotihuacan.rules.pieces import CENTRE, NONE, PLACE, PLACEMENTS, PYRAMIDS, WHITE
from edubba.games.teotihuacan.rules.player import fresh_player
from edubba.games.teotihuacan.rules.printed import NO_REWARD
from edubba.games.teotihuacan.rules.state import TeotihuacanState
from edubba.kernel.poly import moved, orientation, orientations
from tests.packs.old import whole
from tests.teotihuacan.given import COMPANY, A, Table, placement, teotihuacan

DATA = whole("teotihuacan")  # as version 0.1.0 wrote it down, with the ground plan
TABLES = teotihuacan().tables


def start(seats: int = 2, seed: int = 3, **options: object) -> Table:
    """A game at its first decision; seat A is the first player."""
    if seats > 1:
        options.setdefault("first_player", A)
    state = teotihuacan().new(seats=seats, seed=seed, options=options)
    assert isinstance(state, TeotihuacanState)
    return Table(state)


def through(t: Table) -> Table:
    """Finish set-up with the first choices."""
    while not t.state.started:
        t.do(sorted(t.choices)[0])
    return t


# --- what is in the box -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TEO-1.2", "TEO-1.3", "TEO-1.4")
def test_tiles_are_counted() -> None:
    counts = dict(zip(TILE_IDS, TABLES.count, strict=True))
    assert sum(TABLES.count[:9]) == 90
    assert counts["gold-4"] == counts["stone-4"] == 5
    assert (counts["gold-3"], counts["stone-3"], counts["wood-3"]) == (10, 11, 11)
    assert (counts["stone-2"], counts["wood-2"], counts["stone-1"], counts["wood-1"]) == (14, 14, 10, 10)
    assert [counts[f"temple-{colour}"] for colour in ("green", "blue", "red")] == [13, 13, 12]
    assert [TABLES.size[9 + colour] for colour in range(3)] == [3, 4, 5]
    assert sum(DATA["pyramid_tiles"]["counts"].values()) == 46


@pytest.mark.rule("TEO-1.1", "TEO-1.5", "TEO-1.6")
def test_the_other_things_in_the_box() -> None:
    assert Counter(item["pile"] for item in DATA["worship_tiles"]["items"]) == {"green": 12, "blue": 12, "red": 12}
    assert Counter(item["type"] for item in DATA["mask_tiles"]["items"]) == {"sun": 5, "jade": 5, "obsidian": 5}
    assert len(TABLES.bonus_kind) == 9
    assert DATA["action_discs"]["per_colour"] * len(DATA["player_colors"]["items"]) == 24
    assert DATA["player_tokens"]["main_board_parts"] == 2


@pytest.mark.rule("TEO-1.7")
def test_cubes_never_run_out() -> None:
    player = fresh_player(0, [])
    for cell in CITY:
        player.put_cube(cell, 0)
    assert player.gold == len(CITY) > DATA["resources"]["cubes"]["gold"]


@pytest.mark.rule("TEO-1.8")
def test_shapes_are_those_of_the_data() -> None:
    for name, cells in DATA["shapes"]["cells"].items():
        assert moved([(row, column) for row, column in cells]) == moved(SHAPES[name])
        assert len(orientations(SHAPES[name])) == DATA["shapes"]["orientations"][name]
    shipped = {SHAPE_NAMES[shape] for shape in TABLES.shape}
    assert {name for name in shipped if len(orientations(SHAPES[name])) == 8} == {"L4", "P5"}


def test_there_are_all_shapes_of_up_to_five_cells() -> None:
    looks = {min(tuple(orientation(cells, turn)) for turn in range(8)) for cells in SHAPES.values()}
    assert len(looks) == len(SHAPES)
    assert Counter(len(cells) for cells in SHAPES.values()) == {1: 1, 2: 1, 3: 2, 4: 5, 5: 12}
    assert all(name[1:] == str(len(cells)) and moved(cells) == cells for name, cells in SHAPES.items())
    for cells in SHAPES.values():
        assert all(any(abs(r - row) + abs(c - column) == 1 for r, c in cells) for row, column in cells[1:])


@pytest.mark.rule("TEO-14.33")
def test_every_shape_is_laid_as_the_others_are() -> None:
    for shape, name in enumerate(SHAPE_NAMES):
        survey(shape)
        laid = [cells for cells in COVERED[PLACEMENTS * shape : PLACEMENTS * shape + PLACEMENTS] if cells]
        assert len({frozenset(cells) for cells in laid}) == len(laid) > 0
        assert room(WHOLE, shape)
        found: list[int] = []
        for side in range(4):
            add_placements(found, WHOLE, shape, side, 1)
        assert sorted(found) == [
            PLACE + number for number in range(PLACEMENTS) if COVERED[PLACEMENTS * shape + number]
        ], name


# --- the ground plan --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TEO-2.1", "TEO-2.2")
def test_the_city_has_four_quarters_of_21_cells() -> None:
    assert len(CITY) == 84
    assert 33 not in CITY
    assert Counter(quarter(cell) for cell in CITY) == {0: 21, 1: 21, 2: 21, 3: 21}
    for name, number in (("NW", 0), ("NE", 1), ("SE", 2), ("SW", 3)):
        span = DATA["geometry"]["quarters"][name]
        assert quarter(10 * span["rows"][0] + span["cols"][0]) == number
        assert quarter(10 * span["rows"][1] + span["cols"][1]) == number


@pytest.mark.rule("TEO-2.3", "TEO-2.4", "TEO-2.5")
def test_the_pyramid_is_that_of_the_data() -> None:
    geometry = DATA["geometry"]
    for space, name in enumerate(SPACE_NAMES):
        below = {other for number, other in enumerate(SPACE_NAMES) if SUPPORTS[space] >> number & 1}
        assert below == set(geometry["supports"].get(name, []))
        quarters = {one for number, one in enumerate(("NW", "NE", "SE", "SW")) if SPACE_QUARTERS[space] >> number & 1}
        assert quarters == set(geometry["pyramid_quarters"][name])
    for side, name in enumerate("NESW"):
        reach = {one for number, one in enumerate(SPACE_NAMES) if SPACE_REACH[side] >> number & 1}
        assert reach == {*geometry["reach"][name]["base"], *geometry["reach"][name]["level1"], "T"}
        cells = {cell for cell in range(100) if FRAME_BITS[side][cell]}
        assert len(cells) == 42
        wanted = {("NW", "NE", "SE", "SW").index(one) for one in geometry["reach"][name]["quarters"]}
        assert {quarter(cell) for cell in cells} == wanted
        assert sum(FRAME_BITS[side]) == WHOLE


@pytest.mark.rule("TEO-2.6")
def test_neighbours_share_a_border() -> None:
    assert sorted(NEIGHBOURS[4]) == [3, 5, 14], "across the border of two quarters"
    assert sorted(NEIGHBOURS[23]) == [13, 22, 24], "nothing on the pyramid"


@pytest.mark.rule("TEO-14.33")
def test_no_tile_lies_in_more_than_two_quarters() -> None:
    assert max(mask.bit_count() for mask in QUARTERS) == 2
    straddling = {mask for mask in QUARTERS if mask.bit_count() == 2}
    assert straddling == {0b0011, 0b0110, 0b1100, 0b1001}


@pytest.mark.rule("TEO-2.7", "TEO-2.8")
@pytest.mark.parametrize("name", BOARD_NAMES)
def test_boards(name: str) -> None:
    board = TABLES.boards[BOARD_NAMES.index(name)]
    data = DATA["boards"][name]
    assert sorted(board.group_type) == [0, 0, 1, 1, 2, 2]
    assert all(4 <= size <= 6 for size in board.size)
    assert sum(board.size) == 30
    letters = {0: "S", 1: "J", 2: "O"}
    for cell in range(100):
        group = board.group_of[cell]
        drawn = data["map"][cell // 10][cell % 10]
        assert drawn == (letters[board.group_type[group]] if group != NONE else "#" if cell not in CITY else ".")
    groups = [{cell for cell in range(100) if board.group_of[cell] == group} for group in range(6)]
    for cells in groups:
        assert all(any(other in NEIGHBOURS[cell] for other in cells) for cell in cells)
        placed = [COVERED[PLACEMENTS * shape + number] for shape in TABLES.shape for number in range(PLACEMENTS)]
        assert not any(set(covered) == cells for covered in placed), "no group has the shape of a tile"
    shown = [data["pyramid_rewards"].get(space) for space in SPACE_NAMES[:9]]
    assert [one == NO_REWARD for one in board.rewards] == [one is None for one in shown]
    assert sorted(one for one in board.rewards if one != NO_REWARD) == list(range(8)), "each of them once"
    first = [DATA["boards"]["A"]["pyramid_rewards"].get(space) for space in SPACE_NAMES[:9]]
    kinds = dict(zip(TABLES.boards[0].rewards, first, strict=True))
    assert [kinds[one] for one in board.rewards] == shown


# --- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TEO-3.1", "TEO-3.2", "TEO-X24")
def test_the_table_of_four_players() -> None:
    t = start(4)
    supply = {
        "stone-2": 12, "wood-2": 12, "stone-3": 9, "wood-3": 9, "gold-3": 8, "stone-4": 4, "gold-4": 4, "stone-1": 10,
        "wood-1": 10, "temple-green": 11, "temple-blue": 11, "temple-red": 10, "pyramid-green": 8, "pyramid-blue": 8,
        "pyramid-red": 8,
    }  # fmt: skip
    assert {name: t.supply(name) for name in TILE_IDS} == supply
    assert t.display("stone-1") == t.display("wood-1") == 0


@pytest.mark.rule("TEO-X24", "TEO-13.2")
def test_four_stone_buildings_are_refilled_three_times() -> None:
    t = through(start(4))
    for before in (4, 3, 2):
        assert t.supply("stone-4") == before
        t.state.display[TILE_IDS.index("stone-4")] -= 1
        t.state.removed = [count + (name == "stone-4") for name, count in zip(TILE_IDS, t.state.removed, strict=True)]
        while t.supply("stone-4") == before:
            t.do("pass")
    assert t.supply("stone-4") == 1
    assert t.state.round == 4


@pytest.mark.rule("TEO-3.1")
@pytest.mark.parametrize(
    ("seats", "shown"), [(2, [1, 1, 1, 1, 1, 1, 1]), (3, [1, 1, 1, 1, 2, 1, 2]), (4, [1, 2, 1, 2, 2, 2, 2])]
)
def test_the_display_by_players(seats: int, shown: list[int]) -> None:
    names = ["gold-4", "gold-3", "stone-4", "stone-3", "stone-2", "wood-3", "wood-2"]
    assert [start(seats).display(name) for name in names] == shown


@pytest.mark.rule("TEO-3.4", "TEO-15.3")
@pytest.mark.parametrize(("seats", "spaces"), [(1, 6), (2, 6), (3, 9), (4, 9)])
def test_bonus_discs_lie_on_active_spaces(seats: int, spaces: int) -> None:
    bonuses = [through(start(seats, seed)).state.bonus for seed in range(6)]
    for bonus in bonuses:
        assert sum(disc != NONE for disc in bonus) == spaces
        if spaces == 6:
            assert [bonus[space] for space in (2, 5, 8)] == [NONE] * 3
    assert len({tuple(bonus) for bonus in bonuses}) > 1
    t = through(start(seats))
    assert t.why("discs A3 1") == ("TEO-3.4" if spaces == 6 else None)


@pytest.mark.rule("TEO-3.5", "TEO-4.1")
def test_rounds_by_players() -> None:
    assert [TABLES.rounds[seats] for seats in COMPANY] == [4, 3, 4]
    assert start().state.round == 1


@pytest.mark.rule("TEO-X22", "TEO-3.6")
def test_mask_piles_by_players() -> None:
    assert TABLES.mask_piles[2][0] == [5, 3, 1]
    assert TABLES.mask_piles[3][0] == [5, 3, 2, 1]
    assert TABLES.mask_piles[4][0] == [5, 4, 3, 2, 1]
    assert TABLES.mask_piles[4][1:] == [[6, 5, 4, 3, 2], [7, 6, 5, 4, 3]]


@pytest.mark.rule("TEO-3.7", "TEO-15.3")
def test_sides_of_the_boards() -> None:
    assert [player.board for player in start(4).state.players] == [0] * 4
    dealt = [[player.board for player in start(4, seed, side="B").state.players] for seed in range(5)]
    assert all(sorted(boards) == [1, 2, 3, 4] for boards in dealt)
    assert len({tuple(boards) for boards in dealt}) > 1
    assert [through(start(seats)).state.players[A].discs for seats in COMPANY] == [6, 5, 5]


@pytest.mark.rule("TEO-3.8", "TEO-3.9", "TEO-3.10")
def test_what_everybody_starts_with() -> None:
    t = start(4, first_player=2)
    assert [player.side for player in t.state.players] == [2, 3, 0, 1]
    assert t.seat == 2
    for player in t.state.players:
        assert player.pyramid[CENTRE] == WHITE
        assert player.start == 0b111
        assert player.favour == sum(player.points) == 0
    assert {start(4, seed, first_player="random").state.first for seed in range(20)} == {0, 1, 2, 3}


@pytest.mark.rule("TEO-3.11", "TEO-D1", "TEO-14.5", "TEO-14.30")
def test_one_player_places_all_three_tiles_before_the_next() -> None:
    t = start()
    assert t.choices == {"tile pyramid-green", "tile pyramid-blue", "tile pyramid-red"}
    t.do("tile pyramid-blue")
    assert t.choices == {f"space {name}" for name in SPACE_NAMES[:9] if name != "P11"}
    assert t.why("space P11") == t.why("space L00") == "TEO-3.11"
    t.do("space P01")
    assert t.points() == 4, "the reward, but no points for the tile"
    assert t.why("tile pyramid-blue") == "TEO-3.8"
    t.do("tile pyramid-green", "space P10")
    assert t.asked == "RewardPile"
    t.do("pile red")
    assert t.asked == "StartSpace", "the last tile needs no choice"
    t.do("space P21")
    assert t.seat == A
    assert t.asked == "ChoosePictured"


@pytest.mark.rule("TEO-14.5")
def test_the_switch_that_gives_points_at_setup() -> None:
    t = start(setup_pyramid_gives_2vp=True).do("tile pyramid-blue", "space P01")
    assert t.row("pyramid") == 2


@pytest.mark.rule("TEO-X25", "TEO-8.4", "TEO-3.11")
def test_no_mask_is_covered_at_setup() -> None:
    t = start().do("tile pyramid-green", "space P02")
    assert t.why_place("gold-3", "01 02 11") == "TEO-3.11"
    t.place("gold-3", "03 04 13")
    assert t.cubes() == {"gold": {2, 5, 12, 14, 23}}


@pytest.mark.rule("TEO-3.11", "TEO-8.4")
def test_reach_does_not_matter_at_setup() -> None:
    t = start().do("tile pyramid-green", "space P02")
    assert t.why_place("gold-3", "90 91 80") is None
    assert t.state.players[A].side == 0


@pytest.mark.rule("TEO-X26", "TEO-14.6", "TEO-16.3", "TEO-3.3")
def test_a_free_temple_at_setup_draws_an_unseen_tile() -> None:
    drawn = set()
    for seed in range(8):
        t = start(seed=seed).do("tile pyramid-red", "space P22")
        assert t.supply("temple-blue") == 10
        t.place("temple-blue", "07 08 09 18")
        assert t.count() == (0, 0, 0)
        assert t.state.slot == t.state.top == [NONE] * 3
        (name,) = t.worship()
        assert name.startswith("W-B")
        drawn.add(name)
    assert len(drawn) > 1


@pytest.mark.rule("TEO-3.12", "TEO-16.3", "TEO-3.3")
def test_two_worship_tiles_per_colour_are_revealed_after_setup() -> None:
    t = through(start())
    for colour in range(3):
        assert t.state.slot[colour] // 12 == t.state.top[colour] // 12 == colour
    seen = {name for seat in range(2) for name in t.worship(seat)}
    assert int(t.state.unseen).bit_count() == len(WORSHIP_IDS) - 6 - len(seen)


@pytest.mark.rule("TEO-14.26")
def test_what_has_no_room_at_setup_is_lost() -> None:
    t = start()
    t.exact = False
    t.state.players[A].open = [0] * 4
    t.do("tile pyramid-green", "space P00")
    assert t.asked == "StartTile", "no temple, and no worship tile either"
    assert t.worship() == set()


@pytest.mark.rule("TEO-D5", "TEO-1.8")
def test_every_placement_has_one_name() -> None:
    counts = [sum(1 for cells in COVERED[PLACEMENTS * n : PLACEMENTS * n + PLACEMENTS] if cells) for n in range(8)]
    assert dict(zip(SHAPE_NAMES[:8], counts, strict=True)) == {
        "I1": 84, "I2": 140, "I3": 112, "V3": 228, "O4": 56, "L4": 352, "T4": 176, "P5": 344,
    }  # fmt: skip
    for shape in range(8):
        laid = [frozenset(cells) for cells in COVERED[PLACEMENTS * shape : PLACEMENTS * shape + PLACEMENTS] if cells]
        assert len(set(laid)) == len(laid), "doubles of symmetric shapes are left out"
        assert room(WHOLE, shape)
    assert CELL_IDS[0] == "a1"
    assert CELL_IDS[94] == "e10"
    assert placement("stone-4", "00 10 20 21") == 0
    assert TILE_IDS.index("pyramid-green") == PYRAMIDS
