"""The garden action (TAB-8)."""

from __future__ import annotations

import pytest

from tests.tabannusi.given import BLUE, GREEN, A, Has, given

RIVER = {"w12-1", "w12-2", "w12-3"}


@pytest.mark.rule("TAB-8.1", "TAB-Q9")
def test_buying_in_any_order() -> None:
    t = given(Has(dice="2 blue, green")).play("garden")
    assert t.choices == {"buy-garden", "buy-water"}
    t.play("buy-water", "buy-garden", "buy-water")
    assert (t.p(A).water, t.p(A).garden_tiles) == (2, 1)
    assert (t.p(A).dice[BLUE], t.p(A).dice[GREEN]) == (0, 0)
    assert t.why_not("buy-water") == "TAB-8.1"


@pytest.mark.rule("TAB-8.1", "TAB-8.3")
def test_no_fourth_garden() -> None:
    t = given(Has(gardens=5, markers=6, at=1), water="1d1").play("garden", "cell 1d1", "cell w12-1", "cell w12-3")
    assert t.p(A).garden_count == 3
    assert t.asks == "Menu", "nothing is left to be done: the action is over"
    more = given(Has(gardens=5, markers=6, water=1, at=1), water="1d1").play(
        "garden", "cell 1d1", "cell w12-1", "cell w12-3"
    )
    assert more.why_not("cell w12-2") == "TAB-8.1"


@pytest.mark.rule("TAB-8.2", "TAB-X14")
@pytest.mark.parametrize(
    ("seats", "district", "names"),
    [
        (2, 1, "1d1 1d2 1d3"),
        (2, 2, "2a1 2a2 2a3 2d2 2d3 2d4"),
        (2, 3, "3a2 3a3 3a4"),
        (4, 1, "1e2 1e3 1e4"),
        (4, 2, "2a2 2a3 2a4 2e2 2e3 2e4"),
        (4, 3, "3a2 3a3 3a4"),
    ],
)
def test_first_water(seats: int, district: int, names: str) -> None:
    t = given(Has(water=1, at=district), seats=seats).play("garden")
    assert t.verbs("cell") == set(names.split())
    assert t.why_not("cell 1a1") == "TAB-8.2"


@pytest.mark.rule("TAB-8.2", "TAB-8.5", "TAB-6.6")
def test_water_spreads_and_takes_the_bonus_away() -> None:
    t = given(Has(water=2, gold=0)).play("garden", "cell 1d1")
    assert t.p(A).gold == 0, "the bonus of the cell is lost"
    assert t.at("1d1") == "water"
    assert "1c1" in t.verbs("cell"), "water laid in this action counts"
    t.play("cell 1c1")
    assert t.state.water_left == 18


@pytest.mark.rule("TAB-8.2", "TAB-15.2")
def test_special_water_keeps_its_bonus() -> None:
    t = given(Has(special="SW08", gardens=1)).play("garden", "special SW08")
    assert t.asks == "WaterCell"
    t.play("cell 1d2", "cell 1d2")
    assert t.at("1d2") == "garden"
    assert t.p(A).vp == 14


@pytest.mark.rule("TAB-8.3", "TAB-3.2")
def test_a_garden_needs_a_marker() -> None:
    t = given(Has(gardens=1, markers=0, water=1)).play("garden")
    assert not RIVER & t.verbs("cell")
    assert t.why_not("cell w12-1") == "TAB-8.3"
    ready = given(Has(gardens=1, markers=1, water=1)).play("garden")
    assert t.verbs("cell") | RIVER == ready.verbs("cell")
    ready.play("cell w12-1")
    assert (ready.p(A).markers, ready.p(A).vp) == (0, 12), "border water shows a bonus"


@pytest.mark.rule("TAB-8.4", "TAB-R37")
def test_at_least_one_thing() -> None:
    t = given(Has())
    assert t.why_not("garden") == "TAB-8.4"
    t = given(Has(gold=1)).play("garden")
    assert "done" not in t.choices
    assert t.why_not("done") == "TAB-8.4"
    t.play("buy-water")
    assert "done" in t.choices
    gone = given(Has(gold=1, empty="white")).play("garden", "fill white")
    assert gone.asks == "Menu", "nothing is left to be done"
    assert gone.state.actions == 1


@pytest.mark.rule("TAB-R6", "TAB-Q28")
def test_free_actions_while_gardening() -> None:
    t = given(Has(gold=2, empty="green")).play("garden")
    assert "fill green" in t.choices
    coarse = given(Has(gold=2, empty="green"), options={"free_action_windows": "coarse"}).play("garden")
    assert "fill green" not in coarse.choices
    assert coarse.why_not("fill green") == "turn"


@pytest.mark.rule("TAB-R16")
def test_an_empty_supply_sells_nothing() -> None:
    t = given(Has(gold=2, empty="white")).play("garden")
    t.state.water_left = 0
    t.state.offered = None
    assert t.why_not("buy-water") == "TAB-8.1"
    assert t.choices == {"buy-garden", "fill white"}
