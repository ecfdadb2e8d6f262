"""Houses and markers on the ziggurat (TAB-10), and the action tiles (TAB-11)."""

from __future__ import annotations

import pytest

from tests.tabannusi.given import BROWN, GREEN, WHITE, A, Has, given


@pytest.mark.rule("TAB-10.1", "TAB-Q11")
def test_what_a_house_needs() -> None:
    t = given(Has(dice="2 green", at=5, markers=1))
    assert len(t.verbs("space")) == 18
    poor = given(Has(dice="green", at=5))
    assert poor.why_not("space white-1") == "TAB-3.20"
    unmarked = given(Has(dice="2 green", at=5, markers=0))
    assert unmarked.why_not("space white-1") == "TAB-10.1"
    full = given(Has(dice="2 green", at=5, ziggurat=(3, 0, 0)))
    assert full.why_not("space white-1") == "TAB-10.1"
    assert len(full.verbs("space")) == 12
    taken = given(Has(dice="2 green", at=5), Has(towers="white-1", ziggurat=(1, 0, 0)))
    assert taken.why_not("space white-1") == "TAB-10.1"
    houses = "R1-blue, R2-blue, R3-blue, C1-blue, C2-blue"
    built = {f"white {name}": "A" for name in ("2a1", "2c1", "2a3")}
    homeless = given(Has(dice="2 green", at=5, houses=houses), buildings=built)
    assert homeless.why_not("space white-1") == "TAB-3.4"


@pytest.mark.rule("TAB-10.2", "TAB-10.3", "TAB-10.4", "TAB-X40")
def test_a_house_on_the_ziggurat() -> None:
    t = given(Has(dice="2 green", at=5, markers=1)).play("space white-6")
    assert t.p(A).gold == 1
    assert t.p(A).ziggurat == [1, 0, 0], "one marker, not two"
    assert t.p(A).markers == 1, "one was put there, one came from the slot"
    assert t.p(A).towers == [1, 0, 0]
    assert t.p(A).dice[GREEN] == 0
    again = given(Has(dice="2 green", at=5), Has(ziggurat=(1, 0, 0))).play("space white-1")
    assert again.p(A).ziggurat == [1, 0, 0], "players share slots"
    assert again.p(A).mastery == [1, 0, 0]


@pytest.mark.rule("TAB-10.3")
@pytest.mark.parametrize(
    ("space", "mastery"),
    [("brown-1", [0, 0, 1]), ("brown-2", [1, 0, 0]), ("white-2", [0, 1, 0]), ("yellow-2", [0, 0, 1])],
)
def test_tracks_of_the_spaces(space: str, mastery: list[int]) -> None:
    t = given(Has(dice="2 green", at=5)).play(f"space {space}")
    assert t.p(A).mastery == mastery


@pytest.mark.rule("TAB-10.3")
def test_spaces_with_nothing() -> None:
    t = given(Has(dice="2 green", at=5, gold=0)).play("space brown-4")
    assert (t.p(A).gold, t.p(A).mastery) == (0, [0, 0, 0])


@pytest.mark.rule("TAB-11.1")
def test_points_and_markers() -> None:
    t = given(Has()).play("tile AT1")
    assert (t.p(A).vp, t.p(A).markers) == (12, 7)
    gold = given(Has(at=2)).play("tile AT2")
    assert (gold.p(A).gold, gold.p(A).markers) == (1, 6)


@pytest.mark.rule("TAB-11.1", "TAB-Q14")
def test_special_water_and_a_garden() -> None:
    t = given(Has(at=3)).play("tile AT3")
    assert t.asks == "ChooseSpecial"
    t.play("special SW03")
    assert (int(t.p(A).special), t.p(A).garden_tiles, t.p(A).markers) == (0b100, 1, 6)
    assert int(t.state.offer).bit_count() == 3


@pytest.mark.rule("TAB-11.1", "TAB-Q15", "TAB-Q13")
def test_architect_and_a_die() -> None:
    t = given(Has(at=4, to=4), reserve="white, brown").play("tile AT4", "go 2")
    assert t.p(A).architect == 1
    assert t.choices == {"colour white", "colour brown"}
    t.play("colour brown")
    assert t.p(A).dice[BROWN] == 1


@pytest.mark.rule("TAB-11.1", "TAB-Q16", "TAB-R22", "TAB-R34")
def test_filling_two_crates() -> None:
    t = given(Has(at=5, empty="2 white, brown", gold=1)).play("tile AT5")
    assert t.choices == {"fill white", "fill brown", "done"}
    t.play("fill white", "fill white")
    assert t.p(A).full == 2 << 4 * WHITE
    assert t.p(A).markers == 6
    stopped = given(Has(at=5, empty="2 white")).play("tile AT5", "done")
    assert stopped.p(A).full == 0
    spent = given(Has(dice="green", at=5, empty="white", gold=1), tiles="AT1, AT2, AT3, AT4, AT5, AT6")
    spent.play("tile AT5")
    if spent.asks == "FillCrates":
        spent.play("fill white")
    assert spent.state.worn_full == 0, "an effect does not use the limit"


@pytest.mark.rule("TAB-11.1", "TAB-X34")
def test_points_for_a_step() -> None:
    t = given(Has(at=5, vp=1)).play("tile AT6")
    assert t.p(A).vp == 0
    t.play("colour white")
    assert t.p(A).mastery == [1, 0, 0]


@pytest.mark.rule("TAB-11.2")
def test_tiles_are_always_possible() -> None:
    t = given(Has(at=5, mastery=(12, 12, 12), vp=0))
    assert {"tile AT5", "tile AT6"} <= t.choices
    t.play("tile AT6")
    assert t.asks == "Menu"
    assert t.why_not("tile AT1") == "TAB-4.2"


@pytest.mark.rule("TAB-11.3", "TAB-I13", "TAB-H2")
def test_no_special_water_is_left() -> None:
    t = given(Has(at=3), Has(special=", ".join(f"SW{n:02d}" for n in range(1, 11)))).play("tile AT3")
    assert (int(t.p(A).special), t.p(A).water) == (0, 1), "regular water instead"
    dry = given(Has(at=3), Has(special=", ".join(f"SW{n:02d}" for n in range(1, 11)), water=20)).play("tile AT3")
    assert dry.p(A).water == 0
    last = given(Has(at=3), Has(special=", ".join(f"SW{n:02d}" for n in range(1, 9)))).play("tile AT3", "special SW09")
    assert int(last.state.offer).bit_count() == 1, "the offer gets smaller"
