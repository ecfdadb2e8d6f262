"""Free actions: crates, decrees, harbourmasters (TAB-12, TAB-15.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tabannusi.given import BROWN, WHITE, YELLOW, A, Has, Table, given


@pytest.mark.rule("TAB-12.1", "TAB-Q27", "TAB-R9")
def test_filling_a_crate() -> None:
    t = given(Has(dice="white, brown", empty="yellow", full="green", gold=1)).play("fill yellow")
    assert t.choices == {"pay-die white", "pay-die brown", "pay-gold"}, "never a crate"
    t.play("pay-die brown")
    assert (t.p(A).dice[BROWN], t.p(A).empty) == (0, 0)
    no_gold = given(Has(empty="yellow", gold=1), options={"gold_fills_crates": False})
    assert no_gold.why_not("fill yellow") == "TAB-12.1"
    dice = given(Has(dice="white, brown", empty="yellow", gold=1), options={"gold_fills_crates": False})
    assert dice.play("fill yellow").choices == {"pay-die white", "pay-die brown"}


@pytest.mark.rule("TAB-12.1", "TAB-R34")
def test_each_crate_once_a_turn() -> None:
    mine = Has(dice="brown", empty="brown", gold=2)
    t = given(mine, projects={"white 1a1": "B"}).play("fill brown", "pay-gold", "build white")
    t.play("pay-die brown", "pay-crate brown")
    if t.asks == "ShipAfterBuilding":
        t.play("skip")
    assert t.p(A).empty == 1 << 4 * BROWN
    assert t.why_not("fill brown") == "TAB-12.1"
    two = given(Has(dice="brown", empty="brown", full="brown", gold=1), projects={"white 1a1": "B"})
    two.play("fill brown", "pay-gold", "build white", "pay-die brown")
    assert two.p(A).empty == 1 << 4 * BROWN
    two.p(A).gold = 1
    two.state.offered = None
    assert "fill brown" in two.choices, "the crate that was spent is the one that was not filled"


@pytest.mark.rule("TAB-15.3.03", "TAB-X23", "TAB-Q27")
def test_two_crates_for_one_resource() -> None:
    mine = Has(dice="white, brown", empty="yellow, green", ships="1-1")
    t = given(mine, ships={"1-1": "S03"}).play("fill yellow", "pay-die white")
    assert t.choices == {"skip", "fill green"}
    t.play("fill green")
    assert t.p(A).empty == 0
    assert t.state.worn_full == 1 << 4 * YELLOW | 1 << 16, "neither can be filled again by payment"


@pytest.mark.rule("TAB-12.2")
def test_claiming_a_decree() -> None:
    built = {f"white {a}": "A" for a in ("1a1", "1c1")} | {f"yellow {a}": "A" for a in ("2a1", "2c1")}
    built |= {f"brown {a}": "A" for a in ("3a1", "3c1")}
    t = given(Has(), buildings=built, decrees="D04, D12")
    assert t.why_not("decree D12") == "TAB-12.2"
    assert t.why_not("decree D05") == "TAB-12.2"
    t.play("decree D04")
    assert (t.p(A).vp, t.p(A).gold, int(t.p(A).decrees)) == (20, 2, 1 << 3)
    assert t.why_not("decree D04") == "TAB-12.2", "it is gone, and not replaced"


@pytest.mark.rule("TAB-12.3")
@pytest.mark.parametrize(
    ("master", "mine"),
    [
        ("B1", Has(masters="B1", mastery=(12, 12, 12))),
        ("B3", Has(masters="B3", markers=15)),
        ("B6", Has(masters="B6", markers=0)),
        ("B7", Has(masters="B7")),
        ("B8", Has(masters="B8", markers=0)),
        ("B8", Has(masters="B8", ziggurat=(3, 3, 3))),
    ],
)
def test_harbourmasters_without_effect(master: str, mine: Has) -> None:
    assert given(mine).why_not(f"master {master}") == "TAB-12.3"


@pytest.mark.rule("TAB-12.3")
@pytest.mark.parametrize(
    "mine",
    [
        Has(masters="B1", mastery=(11, 12, 12)),
        Has(masters="B1", mastery=(12, 11, 12)),
        Has(masters="B1", mastery=(12, 12, 11)),
        Has(masters="B3", markers=15, empty="white"),
        Has(masters="B3", markers=15, empty="green"),
        Has(masters="B3", markers=14),
        Has(masters="B6", markers=1, ships="1-1, 1-2, 1-3, 2-1, 2-2, 2-3, 3-1, 3-2"),
        Has(masters="B6", markers=1, ships="1-2, 1-3, 2-1, 2-2, 2-3, 3-1, 3-2, 3-3"),
        Has(masters="B8", markers=1, ziggurat=(2, 3, 3)),
        Has(masters="B8", markers=1, ziggurat=(3, 2, 3)),
        Has(masters="B8", markers=1, ziggurat=(3, 3, 2)),
    ],
)
def test_a_single_effect_is_enough_for_a_harbourmaster(mine: Has) -> None:
    t = given(mine)
    assert t.why_not(f"master {mine.masters}") is None
    assert f"master {mine.masters}" in t.choices


@pytest.mark.rule("TAB-12.3", "TAB-15.4.2")
@pytest.mark.parametrize("left", ["offer", "water_left", "gardens_left", "reserve", "nothing"])
def test_any_of_the_four_goods_is_enough_for_the_master_of_water(left: str) -> None:
    t = given(Has(masters="B2", markers=15))
    s = t.state
    s.offer, s.water_left, s.gardens_left, t.p(A).reserve = 0, 0, 0, 0
    if left == "reserve":
        t.p(A).reserve = 1
    elif left != "nothing":
        setattr(s, left, 1)
    s.offered = None
    assert t.why_not("master B2") == ("TAB-12.3" if left == "nothing" else None)


@pytest.mark.rule("TAB-12.3", "TAB-R8")
def test_no_ship_for_who_is_on_all_of_them() -> None:
    everywhere = "1-1, 1-2, 1-3, 2-1, 2-2, 2-3, 3-1, 3-2, 3-3"
    assert given(Has(masters="B6", ships=everywhere)).why_not("master B6") == "TAB-12.3"


@pytest.mark.rule("TAB-12.4", "TAB-15.6.6", "TAB-15.6.7")
def test_parts_that_cannot_be_carried_out_are_skipped() -> None:
    yellow = {f"yellow {a}": "A" for a in ("1a1", "1c1", "1a3", "2a1", "2c1")}
    t = given(Has(ziggurat=(3, 3, 3), markers=6), buildings=yellow | {"white 3a1": "A"}, decrees="D06")
    t.play("decree D06")
    assert t.p(A).vp == 20
    assert t.p(A).ziggurat == [3, 3, 3]
    brown = {f"brown {a}": "A" for a in ("1a1", "1c1", "1a3", "2a1", "2c1")}
    ships = "1-1, 1-2, 1-3, 2-1, 2-2, 2-3, 3-1, 3-2, 3-3"
    full = given(Has(ships=ships, markers=6), buildings=brown | {"yellow 3a1": "A"}, decrees="D07").play("decree D07")
    assert full.p(A).vp == 20


# --- harbourmasters ---------------------------------------------------------------------------------------------------


def use(mine: Has, master: str, **more: Any) -> Table:
    return given(mine, **more).play(f"master {master}")


@pytest.mark.rule("TAB-15.4.1", "TAB-Q23")
def test_two_steps() -> None:
    t = use(Has(masters="B1"), "B1").play("colour white", "colour brown")
    assert t.p(A).mastery == [1, 0, 1]
    assert use(Has(masters="B1"), "B1").play("colour white", "colour white").p(A).mastery == [2, 0, 0]


@pytest.mark.rule("TAB-15.4.2")
def test_water_garden_and_markers() -> None:
    t = use(Has(masters="B2"), "B2").play("special SW01")
    assert (int(t.p(A).special), t.p(A).garden_tiles, t.p(A).markers) == (1, 1, 7)


@pytest.mark.rule("TAB-15.4.3", "TAB-R22")
def test_three_crates() -> None:
    t = use(Has(masters="B3", empty="2 white, brown, green"), "B3").play("fill white", "fill white", "fill brown")
    assert t.p(A).full == 2 << 4 * WHITE | 1 << 4 * BROWN
    assert t.p(A).markers == 6


@pytest.mark.rule("TAB-15.4.4")
def test_two_gold() -> None:
    assert use(Has(masters="B4"), "B4").p(A).gold == 2


@pytest.mark.rule("TAB-15.4.5", "TAB-Q23")
def test_any_action_tile() -> None:
    t = use(Has(masters="B5"), "B5")
    assert t.choices == {f"tile AT{n}" for n in range(1, 7)}
    t.play("tile AT2")
    assert t.p(A).gold == 1
    assert t.state.actions == 2


@pytest.mark.rule("TAB-15.4.6", "TAB-Q23")
def test_a_ship_for_free() -> None:
    t = use(Has(masters="B6", ships="1-1"), "B6")
    assert len(t.choices) == 8
    assert t.why_not("ship 1-1") == "TAB-R8"
    t.play("ship 3-3")
    assert (t.p(A).gold, int(t.p(A).ships)) == (0, 1 | 1 << 8)


@pytest.mark.rule("TAB-15.4.7", "TAB-R13", "TAB-Q6")
def test_a_cheaper_building() -> None:
    mine = Has(masters="B7", dice="2 brown, yellow", markers=3)
    t = given(mine, projects={"yellow 1a1": "A"}).play("build yellow")
    assert t.choices == {"skip", "colour brown", "colour yellow"}
    t.play("colour yellow")
    assert (t.p(A).dice[YELLOW], t.p(A).dice[BROWN], int(t.p(A).masters)) == (1, 0, 0)
    kept = given(mine, projects={"yellow 1a1": "A"}).play("build yellow", "skip")
    assert kept.p(A).masters
    needed = given(Has(masters="B7", dice="brown, yellow", markers=3), projects={"yellow 1a1": "A"})
    needed.play("build yellow")
    assert needed.p(A).masters == 0, "the only way to pay"


@pytest.mark.rule("TAB-15.4.8", "TAB-10.4", "TAB-Q23")
def test_a_marker_on_a_ziggurat_tile() -> None:
    t = use(Has(masters="B8", ziggurat=(3, 1, 0)), "B8")
    assert t.choices == {"colour yellow", "colour brown"}
    assert t.why_not("colour white") == "TAB-10.4"
    t.play("colour yellow")
    assert t.p(A).ziggurat == [3, 2, 0]
    assert t.p(A).towers == [0, 0, 0]


@pytest.mark.rule("TAB-15.4.9", "TAB-Q23", "TAB-H1")
def test_an_urbanisation_card() -> None:
    t = use(Has(masters="B9", urban="U01"), "B9")
    assert t.asks == "KeepCard"
    cards = sorted(t.choices)
    assert len(cards) == 2
    events = t.listen()
    t.play(cards[0])
    assert len(t.p(A).urban) == 2
    assert t.p(A).ignore == 1
    assert t.state.under == [int(cards[1][-2:]) - 1 | 16], "the other one is at the bottom, known to A"
    kept = next(event for event in events if event.kind == "kept-card")
    assert kept.seen_by(1).secret == -1
    assert kept.seen_by(0).secret == int(cards[0][-2:]) - 1
