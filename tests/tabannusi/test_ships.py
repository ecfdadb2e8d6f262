"""What the abilities of ships do (TAB-15.3)."""

from __future__ import annotations

from typing import Any

import pytest

from edubba.games.tabannusi.rules.gain import advance
from tests.tabannusi.given import BLUE, BROWN, WHITE, YELLOW, A, B, Has, Table, given


def with_ship(ship: str, mine: Has, **more: Any) -> Table:
    """A player whose marker is on this ship since an earlier turn."""
    return given(mine, ships={"2-2": ship}, **more)


@pytest.mark.rule("TAB-15.3.01")
def test_points_for_ships() -> None:
    assert with_ship("S01", Has(ships="2-2", gold=2, at=4)).play("ship 1-1").p(A).vp == 12


@pytest.mark.rule("TAB-15.3.02", "TAB-R30")
def test_points_for_houses() -> None:
    t = with_ship("S02", Has(ships="2-2", dice="2 blue", at=4)).play("house R3-blue")
    assert t.p(A).vp == 12
    assert with_ship("S02", Has(ships="2-2", dice="2 green", at=5)).play("space white-4").p(A).vp == 12
    built = {f"white {a}": "A" for a in ("1a1", "1c1", "1a3")}
    mine = Has(ships="2-2, 1-1, 1-2, 2-1, 2-3", houses="R1-blue, R2-blue")
    ships = {"2-2": "S02", "1-1": "S05", "1-2": "S08", "2-1": "S01", "2-3": "S04"}
    moved = given(mine, ships=ships, buildings=built, decrees="D10").play("decree D10", "colour yellow", "colour brown")
    assert moved.p(A).vp == 20, "moving a house is not placing one"


@pytest.mark.rule("TAB-15.3.04", "TAB-6.5")
def test_water_for_projects() -> None:
    t = with_ship("S04", Has(ships="2-2")).play("project white", "cell 1a1")
    assert t.p(A).water == 1


@pytest.mark.rule("TAB-15.3.05", "TAB-Q19")
def test_a_garden_or_a_marker_for_ziggurat_houses() -> None:
    t = with_ship("S05", Has(ships="2-2", dice="2 green", at=5)).play("space white-4")
    assert t.choices == {"one-garden", "one-marker"}
    t.play("one-garden")
    assert t.p(A).garden_tiles == 1
    marker = with_ship("S05", Has(ships="2-2", dice="2 green", at=5)).play("space white-4", "one-marker")
    assert marker.p(A).markers == 6
    alone = with_ship("S05", Has(ships="2-2", dice="2 green", at=5, markers=14)).play("space white-4")
    assert alone.p(A).garden_tiles == 1, "no marker is left in the reserve"


@pytest.mark.rule("TAB-15.3.06")
def test_points_for_markers_of_others() -> None:
    t = with_ship("S06", Has(ships="2-2", dice="2 brown, white"), projects={"white 1a1 1b1 1c1": "ABB"}).play(
        "build white"
    )
    assert t.p(A).vp == 14


@pytest.mark.rule("TAB-15.3.07", "TAB-8.3")
def test_points_for_gardens() -> None:
    t = with_ship("S07", Has(ships="2-2", gardens=2, markers=3), water="1d1").play("garden", "cell 1d1")
    assert t.p(A).vp == 12


@pytest.mark.rule("TAB-15.3.08", "TAB-Q20", "TAB-R12")
def test_gardening_after_a_house() -> None:
    t = with_ship("S08", Has(ships="2-2", dice="2 brown", gardens=1), projects={"white 1a1": "B"}).play("build white")
    assert t.asks == "GardenWork"
    assert {"done", "cell w12-1"} <= t.choices
    t.play("cell w12-1")
    assert t.p(A).garden_count == 1
    assert t.state.actions == 1, "it is no action"
    port = with_ship("S08", Has(ships="2-2", dice="2 blue", at=4, gold=1, gardens=1, water=1))
    port.play("house R3-blue", "pay-die blue")
    assert port.choices == {"done", "buy-garden", "buy-water"}, "only buying"
    assert port.why_not("cell w12-1") == "TAB-R12"
    declined = with_ship("S08", Has(ships="2-2", dice="2 brown", gardens=1), projects={"white 1a1": "B"})
    declined.play("build white", "done")
    assert declined.p(A).garden_count == 0


@pytest.mark.rule("TAB-15.3.09", "TAB-Q10", "TAB-R35")
def test_port_houses_of_coloured_rows() -> None:
    t = with_ship("S09", Has(ships="2-2", dice="3 blue", at=4)).play("house R3-blue")
    assert t.choices == {"neutral", "colour white", "colour yellow", "colour brown"}
    t.play("colour yellow")
    assert (t.p(A).rows, t.p(A).dice[BLUE]) == ([0, 1, 0, 0], 0)
    neutral = with_ship("S09", Has(ships="2-2", dice="3 blue", at=4)).play("house R3-blue", "neutral")
    assert (neutral.p(A).rows, neutral.p(A).dice[BLUE]) == ([0, 0, 0, 1], 1)
    two = with_ship("S09", Has(ships="2-2", dice="2 blue", at=4)).play("house R3-blue")
    assert two.p(A).rows == [0, 0, 0, 1], "no third blue"
    built = {f"white {a}": "A" for a in ("1a1", "1c1", "1a3")} | {f"brown {a}": "A" for a in ("2a1", "2c1", "2a3")}
    free = with_ship("S09", Has(ships="2-2", dice="blue"), buildings=built, decrees="D01")
    free.play("decree D01", "house R3-blue")
    assert free.choices == {"neutral", "colour yellow"}


@pytest.mark.rule("TAB-15.3.10", "TAB-X17", "TAB-R28", "TAB-3.23")
def test_points_for_blue_lines() -> None:
    t = with_ship("S10", Has(ships="2-2", mastery=(2, 5, 0)))
    advance(t.state, A, WHITE)
    assert t.p(A).vp == 13
    advance(t.state, A, WHITE)
    assert t.p(A).vp == 13
    other = given(
        Has(dice="2 brown"), Has(ships="2-2", mastery=(2, 0, 0)), ships={"2-2": "S10"}, projects={"white 1a1": "B"}
    )
    other.play("build white")
    assert other.p(B).vp == 13, "in the turn of another player too"


@pytest.mark.rule("TAB-15.3.11")
def test_free_ships_are_not_affected() -> None:
    t = with_ship("S11", Has(ships="2-2", dice="blue", masters="B6")).play("master B6", "ship 1-1")
    assert t.p(A).dice[BLUE] == 1


@pytest.mark.rule("TAB-15.3.12", "TAB-3.2", "TAB-Q9")
def test_markers_of_gardens_from_the_reserve() -> None:
    t = with_ship("S12", Has(ships="2-2", gardens=2, markers=1)).play("garden", "cell w12-1")
    assert t.choices == {"from-area", "from-reserve"}
    reserve = t.p(A).reserve
    t.play("from-reserve")
    assert (t.p(A).markers, t.p(A).reserve) == (1, reserve - 1)
    none = with_ship("S12", Has(ships="2-2", gardens=1, markers=0)).play("garden", "cell w12-1")
    assert none.p(A).garden_count == 1


@pytest.mark.rule("TAB-15.3.13", "TAB-Q21")
def test_paying_after_a_project() -> None:
    t = with_ship("S13", Has(ships="2-2", dice="blue", full="white", gold=1)).play("project brown", "cell 1a1")
    assert t.choices == {"skip", "pay-die blue", "pay-crate white", "pay-gold"}
    t.play("pay-crate white")
    assert t.p(A).mastery == [0, 0, 1]
    top = with_ship("S13", Has(ships="2-2", gold=1, mastery=(0, 0, 12))).play("project brown", "cell 1a1")
    assert top.asks == "Menu"


@pytest.mark.rule("TAB-15.3.14", "TAB-Q21", "TAB-7.6")
def test_paying_for_markers_of_others() -> None:
    mine = Has(ships="2-2", dice="2 brown", full="blue, green, 2 white")
    t = with_ship("S14", mine, projects={"yellow 1a1 1b1": "BB"}).play("build yellow")
    assert t.asks == "PayAnything"
    t.play("pay-crate blue", "pay-crate green")
    assert t.p(A).mastery == [0, 2, 0]
    assert t.asks == "Menu", "once for each marker"
    no = with_ship("S14", mine, projects={"yellow 1a1 1b1": "BB"}).play("build yellow", "skip")
    assert no.p(A).mastery == [0, 0, 0]


@pytest.mark.rule("TAB-15.3.14")
def test_nothing_to_pay_for_when_all_markers_are_own() -> None:
    mine = Has(ships="2-2", dice="4 brown", full="blue, green, 2 white")
    t = with_ship("S14", mine, projects={"brown 1a1 1b1": "AA"}).play("build brown")
    assert t.asks != "PayAnything"
    assert t.p(A).mastery == [0, 0, 0]


@pytest.mark.rule("TAB-15.3.15", "TAB-Q22")
def test_steps_for_ships() -> None:
    t = with_ship("S15", Has(ships="2-2", gold=2, at=4)).play("ship 1-1")
    assert t.p(A).mastery == [0, 0, 1], "the first ship is brown"
    choice = with_ship("S15", Has(ships="2-2", gold=2, at=4)).play("ship 1-3")
    assert choice.asks == "ChooseTrack"
    choice.play("colour yellow")
    assert choice.p(A).mastery[YELLOW] == 1
    assert choice.p(A).mastery[BROWN] == 0
