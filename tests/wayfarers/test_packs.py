"""Data packs of Wayfarers: what a pack may change, what speaks against it, and the files of version 0.1.0."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from edubba.cli.voice import Voice
from edubba.games.wayfarers.box import BOX, number_of_effects
from edubba.games.wayfarers.edge.game import Wayfarers
from edubba.games.wayfarers.edge.labels import NODE_IDS
from edubba.games.wayfarers.rules.acquire import ChooseHost
from edubba.games.wayfarers.rules.automa_seek import SEEK_PLACE, candidates
from edubba.games.wayfarers.rules.cards import GO, GREEN_WORKER, HOST, PART, PRINTED_CITY, WAKE
from edubba.games.wayfarers.rules.placement import put
from edubba.games.wayfarers.rules.resolve import helper
from edubba.games.wayfarers.rules.rest import abilities
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.kernel import Record, playout
from edubba.kernel.errors import Told
from edubba.words.phrasebook import Thing
from tests.packs.old import whole
from tests.wayfarers.given import wayfarers

Data = dict[str, Any]
SILVER: Data = {"do": "silver", "n": 7}


def mine(changes: Data) -> Data:
    """The file of a pack, as somebody could write it, right or wrong."""
    return {"format": "edubba-pack/1", "game": "wayfarers", "version": 1, "title": "Mine", "changes": changes}


def with_changes(changes: Data) -> Wayfarers:
    """The game with a pack, not from the shelf, which would remember it."""
    return Wayfarers(BOX.pack("mine", changes))


CLASHES: list[tuple[Data, str]] = [
    ({"townsfolk[T03].goods": ["camel"]}, "townsfolk[T03].goods: must be empty, for no die is placed there"),
    ({"tiles.basic[UB1].icons": ["ship"] * 3}, "tiles.basic[UB1].icons: must have at most 2 of ship, found 3"),
    (
        {"tiles.land[UL1].second[1]": ["die_minus", "die_minus"]},
        "tiles.land[UL1].second[1]: must have at most 1 of die_minus, found 2",
    ),
    ({"tiles.basic[UB1].pile": 2}, "tiles.basic[UB2].pile: 2 is taken twice (tiles.basic[*].pile)"),
    ({"tiles.special[UP1].place": 0}, "tiles.special[UP0].place: 0 is taken twice (tiles.special[*].place)"),
    ({"player_boards[PB1].back": "AI3"}, "player_boards[PB3].back: AI3 is taken twice (player_boards[*].back)"),
    ({"ai.slots[2][0]": 4}, "ai.slots[2][2]: 4 is taken twice (ai.slots[2][*])"),
    (
        {"journal.spaces[P10b].effect": {"do": "journal_tile"}},
        "journal.spaces: must have at most 10 spaces with a journal tile, found 11",
    ),
    ({"ai.bonus_after": 8}, "ai.bonus_after: must be less than 8 (the spaces of ai.track), found 8"),
]


@pytest.mark.parametrize(("changes", "complaint"), CLASHES)
def test_what_does_not_go_together_is_named_in_both_languages(changes: Data, complaint: str) -> None:
    problems = wayfarers().problems(mine(changes))
    assert any(complaint in problem for problem in problems), problems
    french = Voice("fr")
    for problem in problems:
        assert isinstance(problem, Told)
        assert french.retell(problem) != str(problem)


@pytest.mark.parametrize(
    ("place", "value", "complaint"),
    [
        ("townsfolk[T01].cost", 10, "townsfolk[T01].cost: must be from 0 to 9, found 10"),
        ("cities[L01].effect", None, "cities[L01].effect: must be an object"),
        ("cities[L01].effect", {"do": "fly"}, "cities[L01].effect.do: must be one of"),
        ("cities[L01].effect", {"do": "silver", "n": 0}, "cities[L01].effect.n: must be from 1 to 9, found 0"),
        ("cities[L01].effect", {"do": "journal_tile"}, "cities[L01].effect.do: must be one of"),
        ("vistas[L19].when", [], "vistas[L19].when: must have from 1 to 4 entries, found 0"),
        ("inspiration[I01].goal", [], "inspiration[I01].goal: must have from 1 to 3 entries, found 0"),
        ("ai.boards[AI1].track_bonus", {"do": "track", "n": 8}, "ai.boards[AI1].track_bonus.do: must be one of"),
        ("ai.boards[AI1].focus", {"do": "focus"}, "ai.boards[AI1].focus.do: must be one of"),
        ("cities[L19].effect", {"do": "journal"}, "cities[L19].effect: is unknown; did you mean"),
        ("cities[L01].name", "Ur", "cities[L01].name: is unknown"),
    ],
)
def test_what_cannot_be_printed_is_named(place: str, value: Any, complaint: str) -> None:
    problems = wayfarers().problems(mine({place: value}))
    assert any(complaint in problem for problem in problems), problems


@pytest.mark.parametrize(
    ("place", "value", "with_it"),
    [
        ("tiles.basic[UB1].pile", 3, {"tiles.basic[UB3].pile": 1}),
        ("tiles.special[UP4].place", 9, {"tiles.special[UP9].place": 4}),
        ("player_boards[PB1].back", "AI3", {"player_boards[PB3].back": "AI1"}),
        ("ai.slots[2][0]", 4, {"ai.slots[2][2]": 2}),
        ("townsfolk[T01].kind", "rest", {"townsfolk[T01].goods": []}),
        ("townsfolk[T03].goods", ["ship"], {"townsfolk[T03].kind": "die"}),
        ("townsfolk[T03].goods", [], {}),
    ],
)
def test_what_belongs_together_changes_together(place: str, value: Any, with_it: Data) -> None:
    changes = BOX.together({}, place, value)
    assert changes == {place: value, **with_it}
    assert BOX.problems(changes) == []


def effects(many: int) -> Data:
    """Other effects for so many cards, of nine different parts each."""
    places = [place for place in BOX.leaves if place.endswith(".immediate")][:many]
    sums = product(range(1, 10), range(1, 10), ("land", "water", "inspiration"))
    pays = [
        {"do": "pay", "cost": "silver", "n": 1, "then": {"do": "all", "parts": [silver(a), silver(b), card(c)]}}
        for a, b, c in sums
    ]
    return {place: {"do": "all", "parts": pays[4 * n : 4 * n + 4]} for n, place in enumerate(places)}


def silver(n: int) -> Data:
    return {"do": "silver", "n": n}


def card(row: str) -> Data:
    return {"do": "card", "card": row}


def test_there_are_more_names_for_effects_than_a_pack_may_have() -> None:
    """A pack with nearly too many is played; what is more is refused."""
    assert BOX.problems(effects(30)) == []
    changes = effects(45)
    (problem,) = BOX.problems(changes)
    assert "only 469 different effects can be told apart" in problem
    assert "effets différents" in Voice("fr").retell(problem)
    while BOX.problems(changes):
        changes.popitem()
    game = with_changes(changes)
    assert len(game.tables.nodes) <= number_of_effects(BOX.read(game.pack.data)) <= WAKE
    assert len(game.tables.nodes) > WAKE - 50, "far from the limit"
    record = Record.begin(game, 3, seed=2)
    state, rng = record.start(), Random(2)
    while not state.over:
        seat = state.to_act[0]
        record.play(state, seat, rng.choice(state.legal(seat)))
    assert Record.from_json(record.to_json()).verify().scores() == state.scores()


# --- what a change does ---------------------------------------------------------------------------------------------


def test_effects_are_numbered_by_the_pack() -> None:
    """Other effects have ids of their own behind all other actions, which keep theirs."""
    game = with_changes({"baghdad.spaces[B4].effect": {"do": "one_of", "parts": [SILVER, {"do": "journal"}]}})
    ours = wayfarers()
    assert "silver*7" not in NODE_IDS
    action = game.parse("part silver*7")
    assert action >= PART
    assert game.notation(action) == "part silver*7"
    assert [game.notation(one) for one in range(PART)] == [ours.notation(one) for one in range(PART)]
    state = game.new(2, seed=3)
    assert game.describe(state, action, "en") == "Gain 7 Silver"
    assert ours.parse("part silver*2") == PART + NODE_IDS.index("silver*2")


@pytest.mark.parametrize(
    ("silver", "influence", "english", "french"),
    [
        (0, 1, "Price: 0 Silver, or 1 influence in ", "Prix : 0 Pièce, ou 1 Influence de la Guilde "),
        (1, 2, "Price: 1 Silver, or 2 influence in ", "Prix : 1 Pièce, ou 2 Influences de la Guilde "),
        (2, 0, "Price: 2 Silver. Two cells", "Prix : 2 Pièces. Deux cases"),
    ],
)
def test_the_price_of_an_upgrade_reads_well(silver: int, influence: int, english: str, french: str) -> None:
    """One is no plural, and in French nothing is none either."""
    book = wayfarers().talk.book
    facts: dict[str, Any] = {"kind": "land", "silver": silver, "count": influence, "guild": Thing("guild-yellow")}
    assert book.say("en", "says-upgrade", **facts).startswith(english)
    assert book.say("fr", "says-upgrade", **facts).replace("\u00a0", " ").startswith(french)


def test_equal_alternatives_are_one() -> None:
    game = with_changes({"baghdad.spaces[B4].effect": {"do": "one_of", "parts": [SILVER, SILVER]}})
    assert game.tables.nodes[game.tables.space_node[3]] == "silver*7"


def test_the_ai_takes_away_the_board_on_whose_back_it_is() -> None:
    game = with_changes(BOX.together({}, "player_boards[PB1].back", "AI3"))
    for ai, gone in (("AI3", 0), ("AI1", 2), ("AI2", 1)):
        boards = {board_of(game, seed, ai) for seed in range(30)}
        assert boards == set(range(4)) - {gone}


def board_of(game: Wayfarers, seed: int, ai: str) -> int:
    state = game.new(1, seed=seed, options={"ai_board": ai})
    assert isinstance(state, WayfarersState)
    return int(state.players[0].board)


@pytest.mark.parametrize("kind", ["die", "vista", "rest"])
def test_townsfolk_help_as_their_kind_says(kind: str) -> None:
    """Under whatever card a pack lets them go."""
    game = with_changes(
        {"townsfolk[T08].kind": kind, "townsfolk[T08].goods": [], "townsfolk[T08].effect": SILVER}
        | {"townsfolk[T08].hosts": ["city"]}
    )
    state = game.new(2, seed=1)
    assert isinstance(state, WayfarersState)
    ChooseHost(0, 7).take(state, 0, HOST + PRINTED_CITY)
    state.fresh_folk, state.die = 0, 1
    node = game.tables.folk_node[7]
    put(state, 0, 0)
    helps = {"die": node in state.triggered, "vista": helper(state, 0, PRINTED_CITY) == node}
    helps["rest"] = node in abilities(state, 0)
    assert [name for name, works in helps.items() if works] == [kind]


def test_the_ai_places_workers_only_where_they_may_stand() -> None:
    for colours, slots in (([], 0), (["green"], 4)):
        state = with_changes({"display.townsfolk.workers": colours}).new(1, seed=1)
        assert isinstance(state, WayfarersState)
        assert state.automa is not None
        assert len(candidates(state, state.automa, SEEK_PLACE, GREEN_WORKER)) == slots


def test_green_workers_wait_amid_the_spaces_that_give_them() -> None:
    game = with_changes({"journal.spaces[P1b].green_worker": None, "journal.spaces[P3a].green_worker": None}
                        | {"journal.spaces[P3b].green_worker": None})  # fmt: skip
    cells = {cell.id: cell for zone in game.scene(game.new(2, seed=1), 0, "en").zones for cell in zone.cells}
    assert (cells["g1"].x, cells["g1"].y) == (cells["P1a"].x, cells["P1a"].y)
    assert "g2" not in cells
    assert cells["g3"].y == pytest.approx(((cells["P5a"].y or 0) + (cells["P5b"].y or 0)) / 2, abs=0.1)


def test_a_longer_track_has_its_bonus_elsewhere() -> None:
    track = [{"colour": "green", "slot": 4}] * 11
    game = with_changes({"ai.track": track, "ai.bonus_after": 10})
    assert (len(game.tables.ai_track_colour), game.tables.ai_bonus_at) == (11, 0)
    assert game.tables.ai_line_slots[4] == [3, 2, 1, 0]
    state = game.new(1, seed=1)
    ring = next(zone for zone in game.scene(state, 0, "en").zones if zone.id == "ring.1")
    assert len({(cell.x, cell.y) for cell in ring.cells}) == 11
    texts = [face.text for name, face in game.catalogue("en").faces.items() if name.startswith("track-")]
    assert ["bonus" in text for text in texts] == [True] + [False] * 10
    playout(state, Random(1))
    assert state.over


def test_texts_follow_the_pack() -> None:
    changes: Data = {
        "inspiration[I01].goal": [{"count": "tag:moon", "min": 1}, {"count": "res:silver", "min": 9}],
        "space[S15].score.without": 2,
        "space[S01].score.rule": {"by": "most", "tag": "city"},
        "scoring.different": 11,
        "display.land.workers": [],
        "townsfolk[T03].hosts": ["city", "vista"],
    }
    game = with_changes(changes)
    faces = game.catalogue("en").faces
    assert faces["I01"].name == "Inspiration (at least 1 moon and 9 Silver)"
    assert faces["S15"].text.startswith("2 VP, and 3 more for each set of comet")
    assert faces["S01"].text.startswith("4 VP if you have the most cities, else 3.")
    assert "For a city or a vista." in faces["T03"].text
    guide = " ".join(chapter.text for chapter in game.catalogue("en").guide)
    assert "11 VP per series" in guide
    assert "for yellow: inspiration;" in guide
    assert "le plus de Villes" in game.catalogue("fr").faces["S01"].text


def test_spaces_of_a_column_that_differ_have_faces_of_their_own() -> None:
    game = with_changes({"journal.spaces[P2b].effect": SILVER})
    faces = game.catalogue("en").faces
    assert faces["P2b"].text == "Gain 7 Silver."
    assert faces["P2a"].text != faces["P2b"].text
    cells = {cell.id: cell.face for zone in game.scene(game.new(2, seed=1), 0, "en").zones for cell in zone.cells}
    assert (cells["P2a"], cells["P2b"], cells["P4a"]) == ("P2a", "P2b", "stop-P4")


def test_a_record_carries_its_pack() -> None:
    """Moves are written in words, so ids that differ between packs do no harm."""
    game = with_changes({"baghdad.spaces[B4].effect": {"do": "one_of", "parts": [SILVER, {"do": "provision", "n": 5}]}})
    record = Record.begin(game, 2, seed=5)
    state, rng = record.start(), Random(5)
    while not state.over:
        seat = state.to_act[0]
        legal = [one for one in state.legal(seat) if one >= PART or one >= GO] or state.legal(seat)
        record.play(state, seat, rng.choice(legal))
    again = Record.from_json(record.to_json())
    assert again.game.pack.changes == game.pack.changes
    assert again.verify().scores() == state.scores()


# --- files of version 0.1.0 -----------------------------------------------------------------------------------------


def test_every_number_of_an_old_file_stands_somewhere() -> None:
    """All that a file could change in 0.1.0 is a value of the box."""
    data = whole("wayfarers")
    for item in data["upgrade_tiles"]["items"]:
        item["vp"] += 1
    for item in data["townsfolk"]["items"]:
        item["cost"] += 1
    for item in data["space"]["items"]:
        for name in ("base", "vp", "then", "else"):
            if name in item["score"]:
                item["score"][name] += 1
    data["space"]["slot_price"] = {slot: price + 1 for slot, price in data["space"]["slot_price"].items()}
    data["scoring"]["primary_set_vp"] = {size: vp + 1 for size, vp in data["scoring"]["primary_set_vp"].items()}
    data["scoring"] |= {"different_set_vp": 6, "guild_majority_vp": 4}
    for item in data["planning"]["items"]:
        item["value"] = (item["value"] + 1) % 3
    data["ai_boards"]["vp"] = {row: vp + 1 for row, vp in data["ai_boards"]["vp"].items()}
    pack = wayfarers().open_pack("old", data)
    assert pack.hash != wayfarers().pack.hash
    assert pack.changes is not None
    ends = (".cost", "].vp", ".score.vp", ".score.without", "].value")
    starts = ("display.space.prices", "scoring.", "ai.vp.")
    expected = {place for place in BOX.leaves if place.endswith(ends) or place.startswith(starts)}
    sets = {f"space[{one}].score.without" for one in ("S15", "S28")}  # had no number for it
    assert set(pack.changes) == {place for place in expected - sets if not place.startswith("baghdad.")}
    values = BOX.values(pack)
    assert all(
        values[place] == leaf.value + 1
        for place, leaf in BOX.leaves.items()
        if place in pack.changes and ".value" not in place
    )
    assert values["planning[N1].value"] == 0


def test_what_0_1_did_not_let_differ_is_refused_and_not_ignored() -> None:
    data = whole("wayfarers")
    data["land"]["items"][0]["die"]["effect"]["one_of"][1]["n"] = 3
    data["townsfolk"]["items"][0]["kind"] = "vista"
    data["journal"]["stains"][3]["A"]["min"] = 2
    assert sorted(wayfarers().problems(data)) == sorted(
        [
            "townsfolk.items[T01].kind: is unknown",
            "land.items[L01].die.effect.one_of[1].n: is unknown",
            "journal.stains[3].A.min: is unknown",
        ]
    )


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"extra": 1}, "extra: is unknown"),
        ({"scoring": {"different_set_vp": 5}}, "scoring.same[0]: is missing"),
        ({"game": "go"}, 'is a file for the game "go", not for wayfarers'),
    ],
)
def test_what_is_wrong_with_an_old_file_is_named(changes: Data, complaint: str) -> None:
    problems = wayfarers().problems(whole("wayfarers") | changes)
    assert any(complaint in problem for problem in problems), problems
