"""Turns, bonus discs, rounds and the end (TEO-4, 5, 12, 13)."""

import pytest

from edubba.games.teotihuacan.edge.talk import TILE_IDS
from edubba.games.teotihuacan.rules.pieces import BUILT, EMPTY
from tests.teotihuacan.given import COMPANY, A, B, C, Has, Table, given, teotihuacan


@pytest.mark.rule("TEO-4.2", "TEO-14.28")
def test_who_has_passed_takes_no_more_turns() -> None:
    t = given(Has(), Has(), seats=3)
    t.do("pass")
    assert t.seat == B
    t.do("pass")
    assert t.seat == C
    t.do("discs A1 1").do("act produce", "cubes").finish()
    assert t.seat == C
    t.do("pass")
    assert t.state.round == 2
    assert t.state.players[A].discs == 4, "nothing carries over"


@pytest.mark.rule("TEO-4.2", "TEO-14.29")
def test_who_has_no_discs_passes_without_being_asked() -> None:
    t = given(Has(discs=0))
    assert t.seat == B
    assert t.state.players[A].passed
    assert t.why("discs A1 3") is None


@pytest.mark.rule("TEO-14.29")
def test_who_finds_no_space_passes_without_being_asked() -> None:
    t = given(Has(), exact=False)
    t.do("pass")
    t.state.height = [4 if height else 0 for height in t.state.height]
    t.do("pass")
    assert t.state.round == 2


@pytest.mark.rule("TEO-4.2")
def test_more_discs_than_in_hand() -> None:
    t = given(Has(discs=1))
    assert t.why("discs A1 2") == "TEO-4.2"


@pytest.mark.rule("TEO-4.4", "TEO-D3")
@pytest.mark.parametrize(
    ("space", "actions"),
    [("A1", {"building", "produce"}), ("B1", {"temple", "offering"}), ("C1", {"pyramid", "favour"})],
)
def test_each_zone_has_two_actions(space: str, actions: set[str]) -> None:
    cubes = "gold 00 01 02 03 04; stone 10 11 12; wood 05 06 07"
    t = given(Has(cubes=cubes, worship="W-G10"), stacks={space: 1}).do(f"discs {space} 1")
    assert t.choices == {f"act {name}" for name in actions}
    assert t.why("act favour" if space != "C1" else "act produce") == "TEO-4.4"
    assert t.why("bonus") == "TEO-4.5"


@pytest.mark.rule("TEO-4.5", "TEO-12.3", "TEO-14.18")
def test_the_bonus_before_or_after_the_action_and_only_once() -> None:
    t = given(bonus={"A1": "points"}).do("discs A1 1")
    assert t.choices == {"act building", "act produce", "bonus"}
    t.do("bonus")
    assert t.points() == 2
    assert t.choices == {"act building", "act produce"}
    t = given(bonus={"A1": "points"}).do("discs A1 1", "act produce", "cubes")
    assert t.choices == {"bonus", "done"}
    t.do("done")
    assert t.seat == B
    assert t.points() == 0
    t.do("discs A1 1")
    assert "bonus" not in t.choices, "covered, even if nobody used it"


@pytest.mark.rule("TEO-4.6", "TEO-X27", "TEO-I6")
def test_the_architect_goes_round() -> None:
    t = given(Has(discs=0), Has(side="E"))
    for side in (1, 2, 3):
        assert t.state.players[B].side == side
        t.do("discs A1 1", "act produce", "cubes").finish()
    assert t.state.players[B].side == 0
    t.do("pass")
    assert t.state.round == 2
    assert t.state.players[B].side == 0


@pytest.mark.rule("TEO-5.1")
@pytest.mark.parametrize(("before", "discs", "power"), [(0, 1, 2), (0, 3, 4), (1, 2, 4), (2, 1, 4)])
def test_power_counts_the_whole_stack(before: int, discs: int, power: int) -> None:
    t = given(stacks={"A1": before}).do(f"discs A1 {discs}")
    assert t.state.power == power


@pytest.mark.rule("TEO-12.5", "TEO-14.19")
def test_power_used_afterwards_is_only_a_point() -> None:
    t = given(bonus={"A1": "power"}).do("discs A1 1", "act produce", "cubes", "bonus")
    assert t.points() == 1
    assert t.seat == B


@pytest.mark.rule("TEO-12.4", "TEO-D21")
def test_a_point_and_a_cube_anywhere() -> None:
    t = given(Has(tiles="wood-1 00", cubes="wood 01"), bonus={"A1": "cube"}).do("discs A1 1", "bonus")
    assert t.points() == 1
    assert t.choices == {"material gold", "material stone", "material wood"}
    t.do("material gold")
    assert len(t.choices) == 83
    assert t.why("cell a1") == "TEO-12.4"
    t.do("cell b1")
    assert t.count() == (1, 0, 0)


@pytest.mark.rule("TEO-12.2", "TEO-X29", "TEO-14.20", "TEO-D18")
@pytest.mark.parametrize("first", ["bonus", "act building"])
def test_any_construction_before_or_after(first: str) -> None:
    t = given(Has(cubes="gold 70 71 72 73; wood 80", side="N"), bonus={"A1": "construction"}).do("discs A1 1", first)
    if first == "bonus":
        assert "act pyramid" in t.choices
        t.do("act pyramid", "tile pyramid-red", "space P01")
        t.do("act building", "tile wood-2").place("wood-2", "00 01")
    else:
        t.do("tile wood-2").place("wood-2", "00 01")
        t.do("bonus", "act pyramid", "tile pyramid-red", "cell c1", "space P01")
    assert t.row("pyramid") == 2
    assert t.count() == (0, 0, 3)
    assert t.seat == B


@pytest.mark.rule("TEO-12.1")
def test_any_influence_may_be_the_same_action_again() -> None:
    t = given(Has(favour=0), bonus={"C1": "influence"}).do("discs C1 1", "act favour", "bonus", "act favour")
    assert t.state.players[A].favour == 2
    assert t.row("favours") == 4


@pytest.mark.rule("TEO-14.39")
def test_any_construction_is_offered_only_if_one_is_possible() -> None:
    none = dict.fromkeys(TILE_IDS, 0)
    t = given(bonus={"C1": "construction"}, display=none).do("discs C1 1")
    assert t.seat == B, "favour was all that could be done"
    assert t.state.players[A].favour == 1


@pytest.mark.rule("TEO-X34", "TEO-14.16")
@pytest.mark.parametrize("version", ["1.0", None])
def test_a_zone_without_anything_to_do(version: str | None) -> None:
    """Discs for the bonus alone: in 1.0 always, since then by an option."""
    assert given(bonus={"B1": "points"}).why("discs B1 1") == "TEO-14.16"
    t = given(bonus={"B1": "points"}, version=version, options={} if version else {"bonus_alone": True})
    assert t.why("discs B1 1") is None
    t.do("discs B1 1")
    assert t.points() == 2
    assert t.seat == B
    assert t.state.players[A].side == 1
    assert t.why("discs B1 1") == "TEO-14.16"


@pytest.mark.rule("TEO-14.16")
def test_a_bonus_that_makes_the_zone_possible() -> None:
    t = given(
        Has(tiles="stone-1 00", cubes="wood 05 06"),
        bonus={"B1": "influence"},
        display={"temple-blue": 0, "temple-red": 0},
    )
    t.do("discs B1 1")
    assert t.asked == "OnlyAction", "only the bonus can be used"
    assert t.why("done") == "TEO-14.16", "a turn is an action"
    assert t.why("act building") == "turn"
    t.do("act produce", "cubes", "cell a2")
    assert t.asked == "Place", "now the temple is a duty"
    assert t.count() == (0, 0, 0)


NOTHING = dict.fromkeys(TILE_IDS, 0)
SMALL = {"stone-1": 0, "wood-1": 0}
FACE_UP = {"green": "W-G02 W-G03", "blue": "W-B02 W-B03", "red": "W-R02 W-R03"}


@pytest.mark.rule("TEO-14.16")
def test_there_is_no_turn_without_anything() -> None:
    """Any construction, when nothing can be built: in 1.0 the discs were gone for nothing."""
    old = given(bonus={"B1": "construction"}, display=NOTHING, version="1.0").do("discs B1 1")
    assert (old.seat, old.points(), old.state.players[A].discs) == (B, 0, 5)
    for options in ({}, {"bonus_alone": True}):
        t = given(bonus={"B1": "construction"}, display=NOTHING, options=options)
        assert t.why("discs B1 1") == "TEO-14.16"
        assert "discs B1 1" not in t.choices
    old = given(bonus={"B1": "influence"}, version="1.0").do("discs B1 1")
    assert old.asked == "AnyAction"
    assert old.do("done").seat == B


@pytest.mark.rule("TEO-14.16")
@pytest.mark.parametrize(
    ("has", "bonus", "legal"),
    [
        (Has(cubes="stone 00; wood 01"), "power", True),  # a green temple at power 3
        (Has(cubes="stone 00"), "power", False),
        (Has(cubes="stone 00; wood 01"), "cube", True),
        (Has(cubes="stone 00"), "cube", False),
        (Has(cubes="stone 00; wood 01"), "points", False),
        (Has(), "influence", True),  # two small buildings bring stone and wood
        (Has(), "construction", False),  # stone or wood, but not both
    ],
)
def test_a_bonus_that_could_bring_what_lacks(has: Has, bonus: str, legal: bool) -> None:
    t = given(has, bonus={"B1": bonus})
    assert ("discs B1 1" in t.choices) == legal
    assert (t.why("discs B1 1") is None) == legal


@pytest.mark.rule("TEO-14.16")
@pytest.mark.parametrize(("cubes", "legal"), [("wood 00 01 02 03 04 05 06", True), ("wood 00 01 02 03 04 05", False)])
def test_a_cube_that_an_offering_lacks(cubes: str, legal: bool) -> None:
    t = given(Has(worship="W-G05", cubes=cubes), bonus={"B1": "cube"}, display=NOTHING)
    assert ("discs B1 1" in t.choices) == legal


BLUE, WOOD, GOLD = {"temple-blue": 1}, {"wood-2": 1}, {"gold-3": 1}
POINTS_LEFT = "P00 green; P02 blue; P10 red; P12 red; P20 green"  # the other rewards within reach are covered
RICH = "gold 00 01 02 03; wood 04"


@pytest.mark.rule("TEO-14.16")
@pytest.mark.parametrize(
    ("has", "bonus", "shown", "legal"),
    [
        (Has(cubes="stone 00 01; wood 02"), "cube", BLUE, True),
        (Has(worship="W-G06"), "cube", {}, False),  # cubes are no buildings
        (Has(worship="W-G05", cubes="gold 00 01"), "construction", WOOD, True),  # six around a building
        (Has(worship="W-G05", cubes="gold 00"), "construction", WOOD, False),
        (Has(cubes=RICH), "construction", {"pyramid-red": 1}, True),  # for a reward
        (Has(cubes=RICH, pyramid=POINTS_LEFT), "construction", {"pyramid-red": 1}, False),
        (Has(tiles="stone-1 00; wood-1 10", cubes="stone 52; wood 50 51"), "influence", BLUE, True),
        (Has(tiles="stone-1 00; wood-1 10", cubes="stone 01; wood 50 51"), "influence", BLUE, False),  # no room
    ],
)
def test_what_a_bonus_could_bring_is_counted(has: Has, bonus: str, shown: dict[str, int], legal: bool) -> None:
    t = given(has, bonus={"B1": bonus}, display=NOTHING | shown, supply=SMALL, face_up=FACE_UP)
    assert ("discs B1 1" in t.choices) == legal


@pytest.mark.rule("TEO-14.16")
def test_gold_counts_for_an_offering() -> None:
    t = given(Has(worship="W-G05"), bonus={"B1": "construction"}, display=NOTHING | GOLD, face_up=FACE_UP)
    assert {"discs B1 2", "discs B1 1"} & t.choices == {"discs B1 2"}


@pytest.mark.rule("TEO-14.16")
@pytest.mark.parametrize(
    ("has", "face_up", "legal"),
    [
        (Has(), FACE_UP, False),
        (Has(worship="W-G05"), FACE_UP, False),
        (Has(worship="W-G05"), FACE_UP | {"blue": "W-B02 W-B09"}, True),  # which can always be used
        (Has(), FACE_UP | {"blue": "W-B02 W-B09"}, False),
        (Has(tiles="stone-1 00; wood-1 02", cubes="wood 20"), FACE_UP, True),
        (Has(tiles="stone-1 00", cubes="wood 20"), FACE_UP, False),
    ],
)
def test_an_influence_that_could_bring_what_lacks(has: Has, face_up: dict[str, str], legal: bool) -> None:
    t = given(has, bonus={"B1": "influence"}, supply=SMALL, face_up=face_up)
    assert ("discs B1 1" in t.choices) == legal


@pytest.mark.rule("TEO-14.16")
@pytest.mark.parametrize(
    ("has", "shown", "legal"),
    [
        (Has(), {}, False),
        (Has(), {"stone-2": 1, "wood-2": 1}, False),  # one of them, not both
        (Has(cubes="wood 00 01"), {"stone-2": 1}, True),
        (Has(cubes="wood 00 01"), {"wood-2": 1}, False),
        (Has(cubes="wood 00 01"), {"stone-3": 1}, False),  # too large for the power
        (Has(worship="W-G06"), {"wood-2": 1}, True),  # one wood building more
        (Has(cubes="gold 00 01 02 03; wood 04"), {"pyramid-red": 1}, True),
        (Has(cubes="gold 00 01 02 03"), {"pyramid-red": 1}, False),
    ],
)
def test_a_construction_that_could_bring_what_lacks(has: Has, shown: dict[str, int], legal: bool) -> None:
    t = given(has, bonus={"B1": "construction"}, display=NOTHING | {"temple-green": 1, "temple-blue": 1} | shown)
    assert ("discs B1 1" in t.choices) == legal


@pytest.mark.rule("TEO-14.17", "TEO-14.16")
def test_power_decides_whether_a_temple_can_be_paid() -> None:
    t = given(Has(cubes="stone 00 01"), stacks={"B1": 1})
    assert t.why("discs B1 1") == "TEO-14.16"
    assert t.why("discs B1 2") is None


@pytest.mark.rule("TEO-14.35")
def test_a_turn_without_effect() -> None:
    t = given(stacks={"A1": 1}).do("discs A1 1", "act produce", "cubes")
    assert t.count() == (0, 0, 0)
    assert t.state.players[A].side == 1
    assert t.state.players[A].discs == 5


@pytest.mark.rule("TEO-5.6", "TEO-13.2", "TEO-I13")
def test_a_new_round() -> None:
    t = given(Has(), Has())
    t.do("discs A1 3", "act building", "tile gold-4").place("gold-4", "00 01 10 11").finish()
    assert t.display("gold-4") == 0
    t.do("pass", "pass")
    assert t.state.round == 2
    assert t.display("gold-4") == 1
    assert t.supply("gold-4") == 3
    assert t.state.first == B
    assert t.seat == B
    assert [player.discs for player in t.state.players] == [5, 5]
    assert t.state.height == [1, 1, 0, 1, 1, 0, 1, 1, 0]
    assert t.state.stacks == [0] * 9
    assert t.count()[0] == 4, "cubes stay"


@pytest.mark.rule("TEO-13.2", "TEO-5.6")
def test_refills_go_as_far_as_the_supply() -> None:
    t = given(supply={"gold-4": 0, "temple-red": 1}, display={"gold-4": 0, "temple-red": 0})
    t.do("pass", "pass")
    assert t.display("gold-4") == 0
    assert t.display("temple-red") == 1


@pytest.mark.rule("TEO-X23")
@pytest.mark.parametrize(("seats", "round", "discs"), [(4, 3, 3), (2, 1, 6), (4, 4, 2), (3, 3, 3)])
def test_discs_by_round(seats: int, round: int, discs: int) -> None:
    t = given(seats=seats, round=round)
    assert [player.discs for player in t.state.players] == [discs] * seats
    free = sum(4 - height for height in t.state.height if height)
    assert free == (18 if seats == 2 else 27)


@pytest.mark.rule("TEO-13.1", "TEO-4.1")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 4), (3, 3), (4, 4)])
def test_the_game_ends_with_the_eclipse(seats: int, rounds: int) -> None:
    t = given(seats=seats, round=rounds)
    t.do(*["pass"] * seats)
    assert t.state.over
    t = given(seats=seats, round=rounds - 1)
    t.do(*["pass"] * seats)
    assert not t.state.over


def end(*has: Has, seats: int = 2) -> Table:
    return given(*has, seats=seats, round=4 if seats != 3 else 3).do(*["pass"] * seats)


@pytest.mark.rule("TEO-X28", "TEO-13.4", "TEO-14.31")
def test_pyramid_tiles_break_ties() -> None:
    five = "P00 red; P01 red; P02 red; P10 red"
    t = end(Has(pyramid=five), Has(pyramid=f"{five}; P12 red"))
    assert t.state.scores() == [0, 0]
    assert t.state.ranking() == [[B], [A]]
    assert end(Has(pyramid=five), Has(pyramid=five)).state.ranking() == [[A, B]]


@pytest.mark.rule("TEO-14.32")
def test_scores_have_no_upper_bound() -> None:
    t = end(Has(favour=8))
    t.state.gain(A, 1000, 0)
    assert t.state.scores()[A] >= 1000


@pytest.mark.rule("TEO-I10")
def test_turns_are_bounded_by_discs() -> None:
    tables = teotihuacan().tables
    totals = []
    for seats in COMPANY:
        totals.append(sum(tables.discs[seats] - round for round in range(tables.rounds[seats])))
    assert totals == [18, 12, 14]


@pytest.mark.rule("TEO-4.5", "TEO-14.39")
def test_a_construction_by_the_bonus_beside_one_of_the_zone() -> None:
    none = dict.fromkeys(TILE_IDS, 0)
    t = given(bonus={"A1": "construction"}, display=none).do("discs A1 1")
    assert t.asked == "ChooseProduce", "the bonus has no use, so it is not offered"
    cubes = "stone 70 71 72 73 74 75; wood 80 81 82 83 84 85; gold 90 91 92 93 94"
    busy = given(Has(cubes=cubes, worship="W-G10"), bonus={"B1": "construction"}, display=none | {"temple-green": 1})
    busy.do("discs B1 1")
    assert busy.choices == {"act temple", "act offering", "bonus"}
    assert busy.why("done") == "turn"


@pytest.mark.rule("TEO-12.4")
def test_no_cube_in_a_city_without_a_free_cell() -> None:
    t = given(bonus={"A1": "cube"}, stacks={"A2": 1}, exact=False)
    ground = t.state.players[A].ground
    t.state.players[A].ground = [BUILT if lies == EMPTY else lies for lies in ground]
    t.do("discs A1 1", "bonus")
    assert t.points() == 1
    assert t.asked == "Action", "nothing is asked: the point is all"
    t = given(bonus={"A1": "cube"}, exact=False)
    t.state.players[A].ground = [BUILT if lies == EMPTY and cell != 99 else lies for cell, lies in enumerate(ground)]
    t.do("discs A1 1", "bonus", "material stone")
    assert t.cubes() == {"stone": {99}}, "the last free cell"
