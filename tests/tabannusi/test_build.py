"""Build on projects (TAB-7)."""

from __future__ import annotations

import pytest

from tests.tabannusi.given import BROWN, YELLOW, A, B, C, Has, given


@pytest.mark.rule("TAB-7.1", "TAB-7.2", "TAB-X11", "TAB-Q6")
def test_a_group_of_others_costs_two_local_resources() -> None:
    t = given(Has(dice="2 brown"), projects={"yellow 1a1 1b1 1c1": "BBB"})
    assert t.verbs("build") == {"yellow"}
    assert t.why_not("build white") == "TAB-7.1"
    t.play("build yellow")
    assert t.p(A).dice == [0] * 5
    assert t.at("1a1") == t.at("1c1") == "yellow building"


@pytest.mark.rule("TAB-7.2")
def test_local_and_building_colour_may_be_the_same() -> None:
    t = given(Has(dice="3 brown"), projects={"brown 1a1": "A"}).play("build brown")
    assert t.p(A).dice[BROWN] == 0
    poor = given(Has(dice="2 brown"), projects={"brown 1a1": "A"})
    assert poor.why_not("build brown") == "TAB-7.2"


@pytest.mark.rule("TAB-7.3", "TAB-R16")
def test_too_few_pieces() -> None:
    t = given(Has(dice="2 brown"), projects={"yellow 1a1 1b1": "BB"})
    t.state.pieces = [25, 1, 25]
    t.state.offered = None
    assert t.why_not("build yellow") == "TAB-7.3"


@pytest.mark.rule("TAB-7.4", "TAB-7.5", "TAB-X7")
def test_markers_go_home() -> None:
    t = given(Has(dice="2 brown, yellow", markers=3), projects={"yellow 1a1 1b1": "AB"}).play("build yellow")
    assert (t.p(A).markers, t.p(A).reserve) == (4, 11), "own markers to the reserve, one gained from the slot"
    assert t.p(B).markers == 6
    assert t.p(B).mastery == [0, 1, 0]
    assert t.p(A).mastery == [0, 0, 0]
    assert t.state.projects == [0] * 9


@pytest.mark.rule("TAB-7.5", "TAB-X8", "TAB-Q12", "TAB-R7")
def test_gardens_of_others_beside_the_building() -> None:
    river = {"1d1": "A", "1c1": "A", "1c2": "A"}  # a way from the river to the gardens of B
    beside = {"1b1": "B", "1b2": "B", "1a3": "B", "1b3": "A"}
    t = given(Has(dice="2 brown, 2 white"), projects={"white 1a1 1a2": "AA"}, gardens=river | beside).play(
        "build white"
    )
    assert t.asks == "ChooseTrack"
    assert t.seat == B, "the decision is in another player's turn"
    t.play("colour white", "colour white", "colour brown", "colour yellow")  # the third is a die of the reserve
    assert t.p(B).mastery == [2, 1, 0]
    assert t.p(A).mastery == [0, 0, 0], "the builder gets nothing for own gardens"


@pytest.mark.rule("TAB-7.5", "TAB-R7")
def test_opponents_one_after_the_other() -> None:
    t = given(Has(), Has(dice="2 brown"), seats=3, active=B, projects={"white 1b1 1c1": "AC"})
    events = t.listen()
    t.play("build white")
    advanced = [event.seat for event in events if event.kind == "advanced"]
    assert advanced == [C, A], "in seat order after the builder"


@pytest.mark.rule("TAB-7.6", "TAB-R20", "TAB-15.3.02", "TAB-15.3.06")
def test_ships_of_the_builder() -> None:
    mine = Has(dice="2 brown", ships="1-1, 1-2")
    t = given(mine, ships={"1-1": "S02", "1-2": "S06"}, projects={"white 1a1 1b1": "BB"}).play("build white")
    assert t.p(A).vp == 10 + 2 + 2 * 2


@pytest.mark.rule("TAB-7.7", "TAB-Q8")
def test_a_ship_as_large_as_the_building() -> None:
    t = given(Has(dice="2 brown", gold=1), projects={"white 1a1 1b1": "BB"}).play("build white")
    while t.asks == "Pay":
        t.play("pay-die brown")
    assert t.asks == "ShipAfterBuilding"
    assert t.verbs("ship") == {"1-3", "2-1", "2-2", "3-2"}, "the ships of size 2"
    assert t.why_not("ship 1-1") == "TAB-7.7"
    t.play("ship 2-1")
    assert (t.p(A).gold, int(t.p(A).ships)) == (0, 1 << 3)
    poor = given(Has(dice="2 brown"), projects={"white 1a1 1b1": "BB"}).play("build white")
    assert poor.asks == "Menu"


@pytest.mark.rule("TAB-7.7", "TAB-X43", "TAB-R6", "TAB-Q28")
def test_a_decree_completed_by_the_building_pays_for_the_ship() -> None:
    built = {"white 2a1": "A", "white 2c1": "A", "yellow 2a3": "A", "yellow 2c3": "A", "brown 3a1": "A"}
    mine = Has(dice="3 brown", markers=3)
    t = given(mine, buildings=built, projects={"brown 1a1": "A"}, decrees="D04").play("build brown")
    assert t.asks == "ShipAfterBuilding"
    assert not t.verbs("ship")
    t.play("decree D04")
    assert (t.p(A).gold, t.p(A).vp) == (2, 20)
    t.play("ship 1-1")
    assert t.p(A).gold == 1
    coarse = given(
        mine, buildings=built, projects={"brown 1a1": "A"}, decrees="D04", options={"free_action_windows": "coarse"}
    )
    coarse.play("build brown")
    assert coarse.asks == "Menu", "free actions only between actions"


@pytest.mark.rule("TAB-7.8", "TAB-X44")
def test_slot_bonus_before_own_markers_return() -> None:
    mine = Has(dice="2 brown, 2 white", markers=1, ziggurat=(3, 3, 3), ships="1-1, 1-2, 1-3")
    t = given(mine, projects={"white 1a1 1b1": "AA"})
    assert t.p(A).reserve == 0
    t.play("build white")
    assert (t.p(A).markers, t.p(A).reserve) == (1, 2)


@pytest.mark.rule("TAB-X33", "TAB-3.14")
def test_a_garden_on_the_river_counts_for_both_sides() -> None:
    t = given(
        Has(dice="2 brown, yellow"),
        seats=3,
        buildings={"white 2a3": "B"},
        projects={"yellow 1e3": "A"},
        gardens={"w12-2": "B"},
    ).play("build yellow")
    assert (t.seat, t.asks) == (B, "ChooseTrack")
    t.play("colour brown")
    assert t.p(B).mastery == [0, 0, 1]
    assert t.sheet(A)["common"] == 2
    assert t.sheet(B)["common"] == 2
    assert t.p(A).dice[YELLOW] == 0
