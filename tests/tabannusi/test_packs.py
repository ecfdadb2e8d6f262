"""Data packs of Tabannusi: what does not go together, what changes together, and what rules make of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import edubba
from edubba.cli.voice import Voice
from edubba.games.tabannusi.box import BOX
from edubba.games.tabannusi.edge.game import Tabannusi
from edubba.games.tabannusi.rules.pieces import (
    DECREE,
    DONE,
    GO,
    LAND_MASK,
    SKIP,
    VALUE,
    bit_of,
    district_of,
    size_of,
)
from edubba.games.tabannusi.rules.points import lightened
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.games.tabannusi.rules.turn import Menu, TakeDie
from edubba.games.tabannusi.tables import CELL_IDS
from edubba.kernel import playout
from edubba.kernel.errors import Told

GAME = edubba.load("tabannusi")
Data = dict[str, Any]
GOLD: Data = {"op": "gold", "n": 1}


def with_changes(changes: Data) -> Tabannusi:
    return Tabannusi(BOX.pack("mine", changes))


def begun(game: Tabannusi, seats: int, seed: int = 1, **options: object) -> TabannusiState:
    state = game.new(seats, seed, options)
    assert isinstance(state, TabannusiState)
    return state


def cell(number: int, **more: Any) -> Data:
    return {"number": number, "bonus": None, **more}


# --- what does not go together ------------------------------------------------------------------------------------

CLASHES: list[tuple[Data, str]] = [
    ({"port.printed_ships[P2].berth": [1, 3]}, "port.printed_ships: P1 and P2 cannot lie on the same berth"),
    ({"ships[S01].colour": "white"}, "ships: 5 must be white, found 6"),
    ({"setup.decrees.4": 2}, "setup.symbols.4: must be at most 2 (setup.decrees.4, decrees), found 3"),
    ({f"decrees[D{n:02d}].symbol": "garden" for n in range(1, 8)}, "setup.symbols.3: must be at most 2"),
    ({"urbanisation_cards[U05].houses": [0, 0, 0, 0]}, "urbanisation_cards[U05].houses: must not all be 0"),
    ({"kings[sarbot].decrees": [1, 2, 1]}, "kings[sarbot].decrees: names a decree twice"),
    ({"setup.barges[0]": "blue"}, "setup.barges: must name each colour once, found blue, yellow, white, blue, green"),
    ({"setup.markers": 11, "supplies.markers": 10}, "setup.markers: must be at most 10 (supplies.markers), found 11"),
    (
        {f"boards.B.land.2{column}{row}": None for column in "abcd" for row in (1, 2, 3)},
        "boards.B.land: district 2 must have at least 9 cells, found 4",
    ),
    (
        {f"boards.A.land.3{column}{row}": None for column in "abcde" for row in (1, 2, 3, 4)},
        "boards.A.land: district 3 must have at least 9 cells, found 3",
    ),
    ({"boards.A.rows.12": [2, 2, 4]}, "boards.A.rows.12: must be three different rows from the top, found 2, 2, 4"),
    ({"boards.B.rows.23": [3, 2, 1]}, "boards.B.rows.23: must be three different rows from the top, found 3, 2, 1"),
    ({"boards.B.land.1a1": cell(2)}, "boards.B.land.1b1: number 2 stands on boards.B.land.1a1 too"),
    ({"boards.B.water.w12-1.number": 9}, "boards.B.water.w12-1.number: number 9 stands on boards.B.land.2a3 too"),
    ({"mastery.factors": [1] * 12}, "mastery.lowest: must have 11 entries, a row less than mastery.factors, found 12"),
    ({"mastery.tracks.brown": [None] * 4}, "mastery.tracks.brown: must have 12 entries"),
    ({"mastery.lines": [3, 13]}, "mastery.lines: must name different rows from 1 to 12, found 3, 13"),
    ({"mastery.lines": [6, 6]}, "mastery.lines: must name different rows"),
    ({"player_board.rows.white": [GOLD] * 4}, "player_board.rows: must have 14 slots together, found 15"),
    (
        {"player_board.rows.white": [GOLD] * 2, "player_board.rows.neutral": [None] * 6},
        "player_board.rows.white: must have at least 3 slots (player_board.columns), found 2",
    ),
    ({"automa_cards[AC01].number": 4}, "automa_cards[AC01].number: must be from 0 to 3, found 4"),
    ({"mastery.lowest": [{"op": "mastery", "n": 1}] * 12}, "mastery.lowest[0].op: must be one of vp, lose_vp"),
    ({"boards.A.water.w12-1.bonus": {"op": "place_project_same_color"}}, "water.w12-1.bonus.op: must be one of"),
    ({"boards.A.land.1f1": None}, "boards.A.land.1f1: is unknown"),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "complaint"), CLASHES)
def test_what_cannot_be_played_is_named(changes: Data, complaint: str) -> None:
    problems = BOX.problems(changes)
    assert any(complaint in problem for problem in problems), problems


@pytest.mark.parametrize(("changes", "complaint"), CLASHES)
def test_every_complaint_can_be_made_in_french(changes: Data, complaint: str) -> None:
    french = Voice("fr")
    for problem in BOX.problems(changes):
        assert isinstance(problem, Told)
        assert french.retell(problem) != str(problem)


# --- what changes together ----------------------------------------------------------------------------------------


def test_ships_exchange_their_colours() -> None:
    changes = BOX.together({}, "ships[S07].colour", "white")
    assert changes == {"ships[S07].colour": "white", "ships[S09].colour": "brown"}, "one of the same size"
    assert BOX.problems(changes) == []


def test_cells_exchange_their_numbers() -> None:
    mine = {"number": 7, "bonus": None}
    changes = BOX.together({}, "boards.B.land.1a1", mine)
    other = {"number": 1, "bonus": {"op": "die_from_barge", "color": "yellow"}}
    assert changes == {"boards.B.land.1a1": mine, "boards.B.land.1c2": other}
    assert BOX.problems(changes) == []
    again = BOX.together(changes, "boards.B.land.1b1", cell(1))
    assert again["boards.B.land.1c2"] == {**other, "number": 2}, "as it stands by now"
    water = BOX.together({}, "boards.B.water.w12-1.number", 18)
    assert water == {"boards.B.water.w12-1.number": 18, "boards.B.water.w12-2.number": 17}


def test_barges_exchange_their_districts() -> None:
    changes = BOX.together({}, "setup.barges[0]", "green")
    assert changes == {"setup.barges[0]": "green", "setup.barges[4]": "brown"}
    assert begun(with_changes(changes), 2, random_barges=False).local == [4, 1, 0, 3, 2]


def test_the_tracks_of_mastery_have_one_length() -> None:
    changes = BOX.together({}, "mastery.tracks.white", [None] * 8)
    assert BOX.problems(changes) == []
    assert changes["mastery.factors"] == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert changes["mastery.lines"] == [3, 6]
    longer = BOX.together({}, "mastery.factors", [*range(1, 9)] * 2)
    assert BOX.problems(longer) == []
    assert longer["mastery.lowest"][-3:] == [None] * 3
    game = with_changes(longer)
    assert game.tables.top == 15
    for seats in game.seats:
        state = begun(game, seats)
        playout(state, Random(seats))
        assert max(max(player.mastery) for player in state.players) <= 15


# --- what rules make of it ----------------------------------------------------------------------------------------


def test_neighbours_follow_from_the_map() -> None:
    """A hole has no neighbours; border water lies beside the outermost column of the district."""
    board = with_changes({"boards.B.land.1d2": None, "boards.B.rows.12": [2, 3, 5]}).tables.boards[2]

    def beside(district: int, name: str) -> set[str]:
        mask = board.beside(district, bit_of(CELL_IDS.index(name)))
        return {CELL_IDS[25 * district + bit if bit < 25 else 50 + bit] for bit in range(31) if mask >> bit & 1}

    assert beside(0, "1d1") == {"1c1"}
    assert beside(0, "w12-1") == {"w12-2"}
    assert beside(0, "w12-2") == {"1d3", "w12-1"}
    assert beside(1, "w12-1") == {"2a2", "w12-2"}
    assert beside(0, "w12-3") == set()
    wider = with_changes({"boards.B.land.1e5": cell(40)}).tables.boards[2]
    assert not wider.beside(0, bit_of(CELL_IDS.index("1d1"))) & ~LAND_MASK, "the river has moved to column f"


@pytest.mark.rule("TAB-3.11", "TAB-16.7")
def test_the_automa_goes_by_the_numbers_that_are_printed() -> None:
    changes: Data = {}
    for place, leaf in BOX.leaves.items():
        if place.startswith("boards.B.land.") and leaf.value is not None:
            changes[place] = {**leaf.value, "number": 60 - leaf.value["number"]}
    board = with_changes(changes).tables.boards[1]
    cells = board.land[0] | board.river[0]
    assert board.lowest(0, cells) == 25, "water has the lowest numbers now"
    assert board.lowest(0, board.land[0]) == 18
    assert board.highest(0, cells) == 0
    assert board.lowest(0, 0) == board.highest(0, 0) == -1
    game, king = with_changes(changes), "sarbot"
    starts = [begun(game, 1, seed, king=king) for seed in range(8)]
    ours = [begun(Tabannusi(), 1, seed, king=king) for seed in range(8)]
    for mine, theirs in zip(starts, ours, strict=True):
        for state in (mine, theirs):
            while state.turns == 0:
                seat = state.to_act[0]
                state.apply(seat, state.legal(seat)[0])
    assert [s.buildings[1] for s in starts] != [s.buildings[1] for s in ours]


def test_printed_ships_lie_where_they_are_printed() -> None:
    changes = {"port.printed_ships[P1].berth": [3, 3], "port.printed_ships[P2].berth": [1, 1]}
    berths = begun(with_changes(changes), 2).berths
    assert (berths[8], berths[0]) == (15, 16)
    assert all(ship < 15 for ship in berths[1:8])


def test_a_plan_of_no_houses_stays_empty() -> None:
    changes = {f"kings[gilgabot].houses[{district}]": 0 for district in range(5)}
    state = begun(with_changes(changes), 1, king="gilgabot")
    playout(state, Random(1))
    assert state.automa is not None
    assert state.automa.plan == [0] * 5


def test_a_card_whose_houses_are_all_ignored_is_served() -> None:
    assert lightened([1, 0, 1, 0], 1) == [[0, 0, 1, 0], [1, 0, 0, 0]]
    assert lightened([1, 0, 1, 0], 2) == lightened([1, 0, 1, 0], 5) == [[0, 0, 0, 0]]


def test_tiles_and_decrees_are_called_by_what_is_printed_on_them() -> None:
    alike = [{"op": "vp", "n": 7}, {"op": "mastery_one", "n": 3}]
    need = [{"cond": "ships", "color": track, "min": 2} for track in ("white", "yellow", "brown")]
    changes: Data = {"action_tiles[AT1].effects": alike, "action_tiles[AT4].effects": alike}
    changes |= {"decrees[D01].needs": [*need, {"cond": "port_houses", "min": 1}], "abilities.S04": 3}
    game = with_changes(changes)
    said = game.talk.words
    assert said.name("en", "tile", 0) == "7 VP and 3 steps on one mastery track (no. 1)"
    assert said.name("fr", "tile", 3) == "7 PV et 3 pas sur une même piste de Maîtrise (nº 4)"
    assert said.name("en", "decree", 0) == "2 ships of each colour and a port house"
    assert game.catalogue("en").faces["S04"].text.startswith("3 regular water tiles whenever you place a project.")
    assert GAME.catalogue("en").faces["S04"].text.startswith("A regular water tile whenever you place a project. ")


def test_a_map_of_few_cells_can_be_played() -> None:
    """Nine cells in each district, for everybody."""
    kept = [f"{column}{row}" for column in "abc" for row in (1, 2, 3)]
    gone = [place for place in BOX.leaves if ".land." in place and place[-2:] not in kept]
    few = {f"boards.A.land.{d}{name}": {"players": 3, "bonus": GOLD} for d in (1, 2, 3) for name in kept}
    game = with_changes(dict.fromkeys(gone, None) | few)
    assert [size_of(mask) for mask in game.tables.boards[4].land] == [9, 9, 9]
    for seats in game.seats:
        for ban in (False, True):
            state = begun(game, seats, 2, setup_adjacency_ban=ban)
            playout(state, Random(seats))
            assert state.over


def every_cell(bonus: Data | None) -> Data:
    """The same bonus on all cells of both sides."""
    return {
        place: {**leaf.value, "bonus": bonus}
        for place, leaf in BOX.leaves.items()
        if ".land." in place and leaf.value is not None
    }


@pytest.mark.rule("TAB-2.19")
def test_a_barge_that_starting_buildings_empty_is_scored_before_the_first_turn() -> None:
    changes = every_cell({"op": "die_from_barge", "color": "yellow"}) | {f"setup.dice.{seats}": 4 for seats in "1234"}
    game = with_changes(changes)
    state = begun(game, 4)
    gold = state.time_gold
    while not state.turns:
        assert min(state.loads) > 0 or state.active == -1, "nobody has begun yet"
        state.apply(state.to_act[0], state.legal(state.to_act[0])[-1])
    assert state.time_gold == gold - 1
    assert state.loads == [4] * 5, "all dice are back"
    assert [player.dice for player in state.players] == [[0] * 5] * 4
    assert state.players[state.first].gold == game.tables.start_gold + 1
    playout(state, Random(1))
    assert state.turns % 4 == 0
    for seats in (1, 2, 3):
        playout(begun(game, seats), Random(seats))


@pytest.mark.rule("TAB-R38")
def test_who_empties_the_own_barge_before_the_die_takes_none() -> None:
    game = with_changes({f"decrees[D{n:02d}].bonus": [{"op": "die_from_barge", "color": "blue"}] for n in range(1, 17)})
    state = begun(game, 2, random_barges=False)
    while not state.turns or not isinstance(state.agenda[-1], TakeDie):
        state.apply(
            state.to_act[0], GO + 3 if GO + 3 in state.legal(state.to_act[0]) else state.legal(state.to_act[0])[0]
        )
    seat, blue = state.to_act[0], 3
    player = state.players[seat]
    state.barges[6 * blue : 6 * blue + 6] = [0, 1, 0, 0, 0, 0]
    state.reserve[blue] += state.loads[blue] - 1
    state.loads[blue] = 1
    player.built, player.ziggurat, player.fleet, player.garden_count = [6] * 3, [3] * 3, [3] * 4, 9
    player.blue = 0b111111
    state.offered = None
    claims = [action for action in state.legal(seat) if DECREE <= action < DECREE + 16]
    assert len(claims) == 2
    assert DONE not in state.legal(seat), "there is a die to take"
    state.apply(seat, claims[0])
    assert state.legal(seat) == [claims[1], DONE]
    assert state.why_not(seat, VALUE + 1) == "TAB-5.2"
    state.apply(seat, DONE)
    assert isinstance(state.agenda[-1], Menu)
    assert player.architect == player.assistant == 3


@pytest.mark.rule("TAB-16.7")
def test_the_automa_finds_a_cell_for_its_starting_building() -> None:
    """Nine cells in each district, and a person who places all projects that cells allow."""
    kept = [f"{column}{row}" for column in "abc" for row in (1, 2, 3)]
    gone = [place for place in BOX.leaves if ".land." in place and place[-2:] not in kept]
    changes = every_cell({"op": "place_project_same_color"}) | dict.fromkeys(gone, None)
    game = with_changes({place: value for place, value in changes.items() if ".B." in place})
    for seed in range(40):
        state, rng = begun(game, 1, seed, setup_adjacency_ban=True), Random(seed)
        while not state.turns:
            legal = [action for action in state.legal(0) if action != SKIP]
            state.apply(0, rng.choice(legal))
        cells = state.buildings[1] & LAND_MASK
        assert size_of(cells) == 1
        assert cells & state.board.land[district_of(state.buildings[1])]


def test_faces_tell_places_with_nothing_and_blue_lines_from_factors() -> None:
    changes: Data = {"player_board.columns": [None, GOLD], "player_board.rows.white": [None, GOLD, GOLD]}
    faces = with_changes(changes | {"mastery.lines": [2, 7]}).catalogue("en").faces
    assert [badge.icon for badge in faces["columns"].effect] == ["", "ur-gold"]
    assert [badge.icon for badge in faces["row-white"].effect] == ["", "ur-gold", "ur-gold"]
    assert faces["lowest"].sign == "2/7"
    assert [badge.tone for badge in faces["lowest"].effect if badge.tone] == ["×1", "×2", "×3", "×4", "×5"]
