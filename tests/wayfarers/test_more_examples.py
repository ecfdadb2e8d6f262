"""The worked examples of RULES.md, one to one: vistas, journal, caravan, ends (WAY-E27 to E38, E48 to E50, E52)."""

from __future__ import annotations

import pytest

from edubba.games.wayfarers.edge.labels import CELL_IDS, STOP_IDS
from edubba.games.wayfarers.rules.cards import JOURNAL_SPACES
from edubba.games.wayfarers.rules.scoring import majorities, space_points
from tests.wayfarers.given import A, B, Has, Table, given, wayfarers

LAND_BY_BOARD = "part pay-provision*2>card-land+silver"


def journey(t: Table, *texts: str) -> Table:
    """Journal by a green worker on the outer townsfolk slot."""
    return t.play("worker green-townsfolk-4", *texts)


@pytest.mark.rule("WAY-E27", "WAY-R20", "WAY-8.11")
def test_two_tags_wake_a_vista_once() -> None:
    t = given(Has("L29 L35", dice="1"), display={"land-1": "L18"}, workers={"land-2": "yellow", "water-1": "blue"})
    t.play("die 1", "place B1", LAND_BY_BOARD, "card land-1")
    assert t.silver(A) == 3 + 1 + 1
    assert t.asked == "Recall"
    t.play("worker yellow-land-2")
    assert t.workers(A) == [0, 2, 1]
    assert t.asked == "EndTurn"


@pytest.mark.rule("WAY-E28")
def test_three_comets_wake_a_vista_once() -> None:
    t = given(Has("L23", silver=6, dice="6 3"), display={"space-1": "S06"})
    t.play("die 6", "place B2", "part card-space", "card space-1")
    assert t.silver(A) == 6 - 3 + 1
    assert t.asked == "Nudge"
    t.play("up 3")
    assert t.asked == "EndTurn"


@pytest.mark.rule("WAY-E29", "WAY-6.1", "WAY-6.2")
def test_requirements_of_both_sides() -> None:
    t = journey(given(Has("L01", at="P1a", workers="green")))
    assert t.verbs("go") == {"P2a"}
    assert t.why_not("go P2b") == "WAY-6.1"
    t = journey(given(Has("T08>PC", at="P1a", workers="green"), sides="BAA"))
    assert t.verbs("go") == {"P2a"}
    t = given(Has("L01", at="P1a", workers="green"), sides="BAA").play("worker green-townsfolk-4")
    assert t.asked != "MoveMarker"


@pytest.mark.rule("WAY-E30", "WAY-7.6", "WAY-6.10")
def test_double_move() -> None:
    t = journey(
        given(Has(tiles="UB1@1m", at="P3a", guilds="black 2", workers="green")), "go P4a", "tile UP6", "cell 1b"
    )
    t.play("go P5a")
    assert t.guild(A, "black") == 0
    assert t.at(A) == "P5a"
    t = journey(
        given(Has(tiles="UB1@1m", at="P3a", guilds="black 1", workers="green")), "go P4a", "tile UP6", "cell 1b"
    )
    assert t.at(A) == "P4a"
    assert t.asked != "MoveAgain"


@pytest.mark.rule("WAY-E31", "WAY-6.3", "WAY-1.1")
def test_lengths_of_routes() -> None:
    printed = wayfarers().tables
    lengths: list[set[int]] = [set() for _ in range(JOURNAL_SPACES)]
    for space in reversed(range(JOURNAL_SPACES)):
        ways = [printed.stain_to[stain] for stain in printed.route[space]]
        lengths[space] = {1 + rest for to in ways for rest in lengths[to]} or {0}
    assert lengths[0] == {8, 9, 10}
    assert len(printed.stain_to) == 44
    skipping = {
        f"{STOP_IDS[space]}-{STOP_IDS[printed.stain_to[stain]]}"
        for space in range(JOURNAL_SPACES)
        for stain in printed.route[space]
        if printed.column[printed.stain_to[stain]] - printed.column[space] == 2
    }
    assert skipping == {"P2a-P4a", "P2c-P4c", "P6a-P8a", "P6c-P8c"}


@pytest.mark.rule("WAY-E32", "WAY-6.7")
def test_all_dice_are_in_play_after_two_columns() -> None:
    t = journey(given(Has("L01", at="P1a", workers="green"), luck=(4,)), "go P2a")
    assert t.player(A).reserve == 1
    assert sorted(t.dice(A)) == [5, 6, 6, 6]
    t = journey(given(Has("W01 W02", at="P5a", workers="green"), luck=(4,)), "go P6a")
    assert t.player(A).reserve == 0
    assert len(t.dice(A)) == 5


@pytest.mark.rule("WAY-E33", "WAY-11.1", "WAY-11.5")
def test_two_dice_left_wake_nothing() -> None:
    t = given(Has(placed="B4", dice="2 3", guilds=""), luck=(0, 0, 0))
    t.play("rest", "reroll", "reroll")
    assert t.silver(A) == 3
    assert t.seat == B


@pytest.mark.rule("WAY-E34", "WAY-8.10")
def test_discarded_inspiration() -> None:
    t = journey(given(Has("L01", at="P1a", workers="green"), luck=(4, 0)), "go P2a", "card inspiration-3", "discard")
    assert t.silver(A) == 4
    assert t.asked == "Refresh"
    t = journey(given(Has("L01", at="P1a", workers="green"), luck=(4,)), "go P2a", "card inspiration-1", "discard")
    assert t.provision(A) == 2 + 1 + 2


@pytest.mark.rule("WAY-E35", "WAY-12.2", "WAY-12.3")
def test_positions_on_an_empty_caravan() -> None:
    fits = [[CELL_IDS[cell] for cell, mask in enumerate(masks) if mask] for masks in wayfarers().tables.anchors]
    assert [len(cells) for cells in fits] == [16, 13, 10]
    assert [sum(cell.endswith(row) for cell in fits[1]) for row in "tmb"] == [3, 5, 5]
    assert [sum(cell.endswith(row) for cell in fits[2]) for row in "tmb"] == [4, 6, 0]


@pytest.mark.rule("WAY-E36", "WAY-12.4")
def test_covered_icons() -> None:
    t = given(Has("L01", silver=3, dice="1")).play("die 1", "place L01", "part tile-land", "tile UL1a", "cell 3t")
    assert (t.silver(A), t.provision(A)) == (1, 3)
    t = given(Has(silver=3, dice="6")).play("die 6", "place B2", "part tile-space", "tile US1", "cell 5m")
    assert (t.silver(A), t.provision(A)) == (0, 3)


@pytest.mark.rule("WAY-E37", "WAY-14.7")
def test_majorities() -> None:
    four = [Has(guilds="yellow 3"), Has(guilds="yellow 3"), Has(guilds="yellow 1"), Has(guilds="")]
    s = given(*four).state
    assert [majorities(s.printed, s.players, seat) for seat in range(4)] == [0, 0, 0, 0]
    s = given(four[0], Has(guilds="yellow 2"), *four[2:]).state
    assert [majorities(s.printed, s.players, seat) for seat in range(4)] == [3, 0, 0, 0]


@pytest.mark.rule("WAY-E38", "WAY-14.8")
def test_tie_break() -> None:
    t = given(Has(guilds="black 2, yellow 1, blue 4"), Has("L01 W01", guilds="black 2, yellow 3"))
    assert t.state.tie_break(A) < t.state.tie_break(B)
    t = given(Has(guilds="black 2, yellow 1"), Has(guilds="black 2, yellow 1"))
    assert t.state.scores() == [0, 0]
    assert t.state.ranking() == [[A, B]]
    t = given(Has(guilds="black 2, yellow 1, blue 1"), Has(guilds="black 2, yellow 1"))
    t.state.players[B].guilds[2] = 1
    t.state.players[B].supply -= 1
    assert t.state.ranking() == [[A, B]]


@pytest.mark.rule("WAY-E48", "WAY-10.9", "WAY-10.3", "WAY-D10")
def test_worker_and_fee() -> None:
    def before(silver: int, provision: int) -> Table:
        return given(Has(silver=silver, provision=provision), marks={"water-4": B}, workers={"land-4": "yellow"})

    t = before(0, 4).play("worker blue-water-4")
    assert (t.provision(A), t.provision(B)) == (0, 3)
    assert t.asked == "KeepDrawn"
    t = before(2, 3).play("worker blue-water-4")
    assert (t.silver(A), t.provision(A), t.silver(B)) == (1, 0, 4)
    t = before(0, 3)
    assert t.why_not("worker blue-water-4") == "WAY-10.4"


@pytest.mark.rule("WAY-E49", "WAY-7.6")
def test_black_ability_not_offered() -> None:
    seven = "UB1@1m UB2@2m UB3@3m UB4@4m UB1@5m UB2@6m UB3@1b"
    cards = "L19 L20 L21 L16 W01"
    t = journey(given(Has(cards, seven, at="P8c", guilds="black 1", workers="green"), journal={"P9b": "J06"}), "go P9b")
    assert t.at(A) == "P9b"
    assert t.asked != "MoveAgain"
    t = journey(given(Has(cards, seven, at="P8c", guilds="black 2", workers="green"), journal={"P9b": "J06"}), "go P9b")
    assert t.verbs("go") == {"P10d"}
    t.play("go P10d")
    assert t.guild(A, "black") == 0
    t.play("guild yellow", "guild blue")
    assert (t.guild(A, "yellow"), t.guild(A, "blue")) == (1, 1)
    assert t.state.ending


@pytest.mark.rule("WAY-E50", "WAY-R38", "WAY-11.3")
def test_rest_abilities_alternate() -> None:
    t = given(
        Has("W21 W22 T05>W21 T31>W22", guilds="yellow 1", placed="B4 B5 B1", dice=""),
        journal={"P1b": "J06"},
        luck=(0, 0, 0),
    )
    t.play("rest")
    assert t.silver(A) == 3 + 1 + 1
    t.play("part guild-blue/shift", "part guild-blue", "part shift", "shift blue-black", "go P1b", "go P2b")
    assert t.guild(A, "black") == 0
    assert t.at(A) == "P2b"
    assert t.silver(A) == 3 + 2 + 2


@pytest.mark.rule("WAY-E52", "WAY-14.9")
def test_a_comet_doubled() -> None:
    cards = "L01 L02 L03 S03 S06 S01 I01>S03"
    t = given(Has(cards), Has("L04"))
    place = t.player(A).skies.index(2)
    assert space_points(t.state.printed, t.state.players, A, place, None) == 8
    t = given(Has(cards), Has("L04 L05 S07 S08"))
    assert space_points(t.state.printed, t.state.players, A, place, None) == 4
