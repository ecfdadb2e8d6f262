"""Ships, harbourmasters and port houses (TAB-9)."""

from __future__ import annotations

import pytest

from edubba.games.tabannusi.rules.pieces import NONE
from edubba.games.tabannusi.rules.port import affordable
from tests.tabannusi.given import BLUE, GREEN, LINE_IDS, A, Has, given

LINES = set(LINE_IDS)


@pytest.mark.rule("TAB-9.2", "TAB-9.1")
def test_lines_and_their_berths() -> None:
    s = given().state
    assert LINE_IDS == ("R3", "R2", "R1", "C1", "C2", "C3")
    assert s.printed.line_mask[LINE_IDS.index("R1")] == 0b000000111
    assert s.printed.line_mask[LINE_IDS.index("R3")] == 0b111000000
    assert s.printed.line_mask[LINE_IDS.index("C1")] == 0b001001001


@pytest.mark.rule("TAB-9.2", "TAB-9.3", "TAB-Q10")
def test_a_house_on_a_blue_space() -> None:
    t = given(Has(dice="2 blue", at=4, markers=5))
    assert t.verbs("house") == {f"{line}-{space}" for line in LINES for space in ("blue", "red")}
    t.play("house R3-blue")
    assert t.p(A).dice[BLUE] == 0
    assert t.p(A).markers == 5 + 1 + 2, "slot, then space"
    assert t.p(A).rows == [0, 0, 0, 1]
    track = given(Has(dice="2 blue", at=4)).play("house C3-blue")
    assert track.asks == "ChooseTrack"
    reserve = given(Has(dice="2 blue", at=4), reserve="white, green").play("house C2-blue")
    assert reserve.asks == "ChooseReserve"


@pytest.mark.rule("TAB-9.3", "TAB-X39", "TAB-3.21", "TAB-R24")
def test_a_house_on_a_red_space_takes_the_crate() -> None:
    t = given(Has(dice="2 blue", at=4), crates={"C3": "green"}).play("house C3-red")
    assert t.p(A).full == 1 << 4 * GREEN
    assert t.p(A).empty == 0
    assert t.state.crates[LINE_IDS.index("C3")] == NONE
    other = given(Has(dice="2 blue", at=4), Has(houses="C3-red"))
    assert other.why_not("house C3-red") == "TAB-R24"


@pytest.mark.rule("TAB-9.3")
def test_a_port_house_needs_a_neutral_house_and_two_blue() -> None:
    assert given(Has(dice="blue", at=4)).why_not("house R1-blue") == "TAB-9.3"
    full = given(Has(dice="2 blue", at=4, houses="R1-blue, R2-blue, R3-blue, C1-blue, C2-blue"))
    assert full.why_not("house C3-blue") == "TAB-9.3"


@pytest.mark.rule("TAB-9.4")
def test_one_house_a_line() -> None:
    t = given(Has(dice="2 blue", at=4, houses="R1-blue"), Has(houses="R2-blue"))
    assert t.why_not("house R1-red") == "TAB-9.4"
    assert t.why_not("house R2-blue") == "TAB-R24"
    assert "R2-red" in t.verbs("house")


@pytest.mark.rule("TAB-9.5", "TAB-R8", "TAB-Q8")
def test_a_ship_costs_two_gold() -> None:
    t = given(Has(gold=2, at=4, ships="1-2"), Has(ships="1-1"))
    assert len(t.verbs("ship")) == 8
    assert t.why_not("ship 1-2") == "TAB-R8"
    t.play("ship 1-1")
    assert (t.p(A).gold, t.p(A).markers) == (0, 4)
    assert given(Has(gold=1, at=4)).why_not("ship 1-1") == "TAB-9.5"
    assert given(Has(gold=2, at=4, markers=0)).why_not("ship 1-1") == "TAB-3.2"


@pytest.mark.rule("TAB-9.6", "TAB-X41")
def test_both_harbourmasters() -> None:
    t = given(Has(gold=2, at=4, ships="1-1, 1-3, 2-2, 3-2"))
    masters = [t.state.masters[LINE_IDS.index(line)] for line in ("R1", "C2")]
    t.play("ship 1-2")
    assert int(t.p(A).masters) == 1 << masters[0] | 1 << masters[1]
    assert [t.state.masters[LINE_IDS.index(line)] for line in ("R1", "C2")] == [NONE, NONE]


@pytest.mark.rule("TAB-9.6")
def test_a_harbourmaster_is_taken_once() -> None:
    t = given(Has(gold=2, at=4, ships="1-1, 1-2"))
    t.state.masters = [NONE if line == "R1" else master for line, master in zip(LINE_IDS, t.state.masters, strict=True)]
    t.play("ship 1-3")
    assert t.p(A).masters == 0


@pytest.mark.rule("TAB-9.7")
def test_abilities_begin_with_the_next_turn() -> None:
    t = given(Has(gold=4, at=4), ships={"1-1": "S01"}).play("ship 1-1", "ship 1-2")
    assert t.p(A).vp == 10, "not yet"
    later = given(Has(gold=2, at=4, ships="1-1"), ships={"1-1": "S01"}).play("ship 1-2")
    assert later.p(A).vp == 12


@pytest.mark.rule("TAB-9.8", "TAB-15.3.11", "TAB-X22")
def test_blue_in_place_of_gold() -> None:
    mine = Has(gold=2, dice="2 blue", at=4, ships="1-1")
    t = given(mine, ships={"1-1": "S11"}).play("ship 1-2")
    assert t.choices == {"pay-die blue", "pay-gold"}
    t.play("pay-die blue")
    assert (t.p(A).gold, t.p(A).dice[BLUE]) == (1, 1)
    one = given(Has(gold=1, full="blue", at=4, ships="1-1"), ships={"1-1": "S11"}).play("ship 1-2")
    assert (one.p(A).gold, one.p(A).full) == (0, 0)
    none = given(Has(gold=0, dice="2 blue", at=4, ships="1-1"), ships={"1-1": "S11"})
    assert none.why_not("ship 1-2") == "TAB-9.5", "only one gold is replaced"
    gold = given(mine, ships={"1-1": "S11"}).play("ship 1-2", "pay-gold")
    assert gold.p(A).gold == 0


@pytest.mark.rule("TAB-9.9", "TAB-12.3")
def test_harbourmasters_are_used_at_once_or_later() -> None:
    t = given(Has(masters="B4", at=1))
    assert t.why_not("master B1") == "TAB-9.9"
    t.play("master B4")
    assert (t.p(A).gold, int(t.p(A).masters)) == (2, 0)
    assert given(Has(masters="B4, B6")).sheet(A)["harbourmasters"] == 6


@pytest.mark.rule("TAB-9.8", "TAB-15.3.11")
@pytest.mark.parametrize(
    ("cost", "gold", "blue", "able"),
    [(0, 0, "", True), (1, 0, "", False), (1, 0, "blue", True), (1, 1, "", True), (2, 0, "2 blue", False),
     (2, 1, "blue", True), (2, 1, "", False), (2, 2, "", True)],
)  # fmt: skip
def test_what_a_ship_costs_who_may_pay_with_blue(cost: int, gold: int, blue: str, able: bool) -> None:
    t = given(Has(gold=gold, dice=blue, ships="1-1"), ships={"1-1": "S11"})
    assert affordable(t.p(A), cost) == able
    plain = given(Has(gold=gold, dice=blue))
    assert affordable(plain.p(A), cost) == (gold >= cost)
