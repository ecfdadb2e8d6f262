"""Markers, houses, dice, crates and mastery (TAB-3)."""

from __future__ import annotations

import pytest

from edubba.games.tabannusi.rules.bot_cards import sum_of_numbers
from edubba.games.tabannusi.rules.bot_turn import move
from edubba.games.tabannusi.rules.gain import advance, gain
from edubba.games.tabannusi.rules.goods import collect, markers
from edubba.games.tabannusi.rules.pieces import ANY_TRACKS, LOSE_VP, OTHER_TRACKS, RESERVE_DICE
from tests.tabannusi.given import BLUE, BROWN, GREEN, WHITE, YELLOW, A, B, Has, Table, given, new


def gained(t: Table, effect: int) -> Table:
    gain(t.state, A, effect)
    t.state.proceed()
    return t


@pytest.mark.rule("TAB-3.1", "TAB-3.3")
def test_markers_come_from_the_own_reserve() -> None:
    t = given(Has(markers=13))
    markers(t.state, A, 1)
    assert (t.p(A).markers, t.p(A).reserve) == (14, 1)
    markers(t.state, A, 3)
    assert (t.p(A).markers, t.p(A).reserve) == (15, 0)
    markers(t.state, A, 2)
    assert (t.p(A).markers, t.p(A).reserve) == (15, 0)


@pytest.mark.rule("TAB-3.2")
def test_no_marker_no_project() -> None:
    t = given(Has(markers=0))
    assert not t.verbs("project")
    assert t.why_not("project white") == "TAB-3.2"


@pytest.mark.rule("TAB-3.4", "TAB-3.5")
def test_houses_come_from_the_left_and_then_from_the_neutral_row() -> None:
    built = {"white 2a1": "A", "white 2c1": "A", "white 2a3": "A"}
    t = given(Has(dice="2 brown, white", markers=3), buildings=built, projects={"white 1a1": "A"})
    assert t.p(A).rows == [3, 0, 0, 0]
    t.play("build white")
    assert t.p(A).rows == [3, 0, 0, 1], "the white row is empty"
    assert t.p(A).markers == 4, "the slot shows a marker"


@pytest.mark.rule("TAB-3.4", "TAB-7.3")
def test_no_house_left() -> None:
    built = {f"white {name}": "A" for name in ("2a1", "2c1", "2a3")}
    houses = "R1-blue, R2-blue, R3-blue, C1-blue, C2-blue"
    t = given(Has(dice="2 brown", houses=houses), buildings=built, projects={"white 1a1": "B"})
    assert t.why_not("build white") == "TAB-3.4"
    assert not t.verbs("build")


@pytest.mark.rule("TAB-3.6", "TAB-X24", "TAB-R21")
def test_the_first_column() -> None:
    t = given(
        Has(dice="5 brown, yellow, 4 blue", markers=2, at=1),
        buildings={"white 2b3": "A"},
        projects={"yellow 1b1": "A", "brown 1c3": "B"},
        seats=3,
        actions=3,
    )
    t.play("build yellow")
    assert t.p(A).markers == 3
    if t.asks == "ShipAfterBuilding":
        t.play("skip")
    t.play("build brown")
    if t.asks == "ShipAfterBuilding":
        t.play("skip")
    assert t.p(A).rows == [1, 1, 1, 0]
    assert t.p(A).markers == 4
    assert t.p(A).gold == 0
    t.p(A).assistant = 3
    t.state.offered = None
    t.play("house R1-blue")
    assert t.p(A).rows == [1, 1, 1, 1]
    assert t.p(A).markers == 5
    assert t.p(A).gold == 2, "the first column is empty"
    assert t.p(A).columns == 1


@pytest.mark.rule("TAB-3.7", "TAB-3.8", "TAB-3.15")
def test_a_building_is_one_whatever_its_size() -> None:
    t = given(Has(dice="2 brown"), projects={"white 1a1 1b1 1c1": "BBB"}).play("build white")
    assert t.buildings == 1
    assert t.p(A).built == [1, 0, 0]
    assert t.p(A).homes == [1, 0, 0]
    assert [t.at(name) for name in ("1a1", "1b1", "1c1", "1d1", "w12-1")] == ["white building"] * 3 + ["empty", "water"]


@pytest.mark.rule("TAB-3.9", "TAB-R26")
def test_the_circle_of_districts() -> None:
    """The architect of the automa goes round it in the order of the numbers; its first step back leads from 1 to 5."""
    s = new(1, 3)
    assert s.automa is not None
    bot = s.players[s.bot]
    s.automa.plan = [1] * 5
    steps = sum_of_numbers(s)
    for district in range(5):
        bot.assistant = district
        move(s)
        assert bot.architect == (district + steps) % 5


@pytest.mark.rule("TAB-3.16")
def test_one_acts_where_the_assistant_stands() -> None:
    t = given(Has(at=4, to=1, gold=5))
    assert t.verbs("ship")
    assert not t.verbs("project")
    assert t.why_not("project white") == "TAB-4.2"


@pytest.mark.rule("TAB-3.17", "TAB-3.20", "TAB-X10", "TAB-7.2")
def test_a_cost_that_can_be_paid_in_one_way() -> None:
    mine = Has(dice="2 brown, yellow", full="yellow", markers=3)
    t = given(mine, projects={"yellow 1a1 1b1 1c1": "AAB"}).play("build yellow")
    assert t.p(A).dice == [0] * 5
    assert (t.p(A).full, t.p(A).empty) == (0, 1 << 4 * YELLOW)
    assert t.state.reserve == [0, 1, 2, 0, 0]


@pytest.mark.rule("TAB-3.20", "TAB-Q7", "TAB-R36")
def test_dice_crates_and_gold() -> None:
    mine = Has(dice="2 brown", full="brown", gold=2, markers=3)
    t = given(mine, projects={"white 1a1": "B"}).play("build white")
    assert t.asks == "Pay"
    assert t.choices == {"pay-die brown", "pay-crate brown", "pay-gold"}
    t.play("pay-crate brown")
    assert t.choices == {"pay-gold"} or t.p(A).gold == 1, "dice come before crates"
    t = given(mine, projects={"white 1a1": "B"}).play("build white", "pay-gold")
    assert (t.p(A).gold, t.p(A).dice[BROWN]) == (0, 2)
    poor = given(Has(dice="brown", gold=0, markers=3), projects={"white 1a1": "B"})
    assert poor.why_not("build white") == "TAB-7.2"


@pytest.mark.rule("TAB-3.18", "TAB-X4")
def test_collecting_takes_the_highest_die() -> None:
    t = given(barges={"white": "2, 5, 5, 1"})
    collect(t.state, A, WHITE)
    assert t.state.barges[:6] == [1, 1, 0, 0, 1, 0]
    assert t.p(A).dice[WHITE] == 1
    assert t.p(A).architect == 0, "the architect stays"
    empty = given(barges={"white": ""}, seats=2)
    collect(empty.state, A, WHITE)
    assert empty.p(A).dice[WHITE] == 0


@pytest.mark.rule("TAB-3.19", "TAB-Q13")
def test_a_die_of_the_reserve() -> None:
    t = gained(given(reserve="2 white, green"), RESERVE_DICE + 64)
    assert t.choices == {"colour white", "colour green"}
    assert t.why_not("colour blue") == "TAB-3.19"
    t.play("colour green")
    assert t.p(A).dice[GREEN] == 1
    alone = gained(given(reserve="2 white"), RESERVE_DICE + 64)
    assert alone.p(A).dice[WHITE] == 1, "nothing to choose"
    none = gained(given(), RESERVE_DICE + 64)
    assert sum(none.p(A).dice) == 0


@pytest.mark.rule("TAB-3.21", "TAB-9.3")
def test_four_crates_at_most() -> None:
    t = given(Has(dice="2 blue", full="2 white", empty="2 green", at=4))
    assert t.p(A).crates() == 4
    assert t.verbs("house") == {f"{line}-blue" for line in ("R1", "R2", "R3", "C1", "C2", "C3")}
    assert t.why_not("house R1-red") == "TAB-3.21"


@pytest.mark.rule("TAB-3.23", "TAB-X15", "TAB-R5")
def test_bonuses_of_a_step() -> None:
    t = given(Has(mastery=(2, 1, 1), markers=0, gold=0))
    advance(t.state, A, YELLOW)
    assert (t.p(A).mastery, t.p(A).markers, t.p(A).gold) == ([2, 2, 1], 1, 0)
    advance(t.state, A, BROWN)
    assert (t.p(A).mastery, t.p(A).markers, t.p(A).gold) == ([2, 2, 2], 2, 1)


@pytest.mark.rule("TAB-R5", "TAB-23")
def test_one_of_several_lowest_markers() -> None:
    t = given(Has(mastery=(1, 1, 1), gold=0), options={"lowest_bonus_on_ties": True})
    advance(t.state, A, BROWN)
    assert t.p(A).gold == 1
    strict = given(Has(mastery=(1, 1, 1), gold=0))
    advance(strict.state, A, BROWN)
    assert strict.p(A).gold == 0


@pytest.mark.rule("TAB-3.25", "TAB-Q12", "TAB-R32")
def test_the_top_of_a_track() -> None:
    t = given(Has(mastery=(12, 4, 3)))
    advance(t.state, A, WHITE)
    assert t.p(A).mastery == [12, 4, 3]
    gained(t, ANY_TRACKS + 64)
    assert t.choices == {"colour yellow", "colour brown"}
    assert t.why_not("colour white") == "TAB-3.25"
    lost = gained(given(Has(mastery=(12, 12, 12))), ANY_TRACKS + 64)
    assert lost.asks == "Menu"
    two = gained(given(Has(mastery=(12, 12, 3))), OTHER_TRACKS + 128)
    assert two.p(A).mastery == [12, 12, 4], "the second step is lost"
    other = gained(given(Has(mastery=(3, 3, 3))), OTHER_TRACKS + 128).play("colour white")
    assert other.choices == {"colour yellow", "colour brown"}
    assert other.why_not("colour white") == "TAB-R32"


@pytest.mark.rule("TAB-3.26", "TAB-X34")
def test_points_never_fall_below_zero() -> None:
    t = gained(given(Has(vp=1)), LOSE_VP + 128)
    assert t.p(A).vp == 0
    assert sum(t.p(A).earned) == 0
    assert t.p(B).vp == 10
    assert t.p(A).dice[BLUE] == 0
