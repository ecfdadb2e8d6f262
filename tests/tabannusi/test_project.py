"""Place a project (TAB-6), and the bonuses of cells (TAB-15.1)."""

from __future__ import annotations

import pytest

from tests.tabannusi.given import BROWN, GREEN, WHITE, YELLOW, A, Has, given


def cells(t_choices: set[str]) -> set[str]:
    return {text.removeprefix("cell ") for text in t_choices}


@pytest.mark.rule("TAB-6.1", "TAB-Q5")
def test_marker_tile_and_cell() -> None:
    t = given(Has(markers=2)).play("project white")
    assert len(t.choices) == 16
    assert t.why_not("cell 2a1") == "TAB-6.1"
    assert t.why_not("cell w12-1") == "TAB-6.1"
    t.play("cell 1a1")
    assert t.at("1a1") == "white project"
    assert (t.p(A).markers, t.p(A).projects[0]) == (1, 1)


@pytest.mark.rule("TAB-6.2", "TAB-R16")
def test_three_of_a_colour_at_most() -> None:
    t = given(Has(), projects={"white 1a1 1b1 1c1": "AAA"})
    assert t.verbs("project") == {"yellow", "brown"}
    assert t.why_not("project white") == "TAB-6.2"


@pytest.mark.rule("TAB-6.3", "TAB-X13")
def test_beside_the_projects_of_its_colour() -> None:
    t = given(Has(), projects={"white 1a1 1b1": "AA"}).play("project white")
    assert cells(t.choices) == {"1c1", "1a2", "1b2"}
    assert t.why_not("cell 1d4") == "TAB-6.3"
    assert t.why_not("cell 1a1") == "TAB-6.3"


@pytest.mark.rule("TAB-6.4", "TAB-X12")
def test_never_beside_a_building_of_its_colour() -> None:
    counts = {}
    for colour in ("white", "yellow", "brown"):
        t = given(Has(), buildings={"brown 1b2": "A"}).play(f"project {colour}")
        counts[colour] = len(t.choices)
        if colour == "brown":
            assert not {"1b1", "1a2", "1c2", "1b3", "1b2"} & cells(t.choices)
            assert t.why_not("cell 1b1") == "TAB-6.4"
            assert t.why_not("cell 1b2") == "TAB-6.3"
    assert counts == {"brown": 11, "white": 15, "yellow": 15}


@pytest.mark.rule("TAB-6.5", "TAB-6.6", "TAB-15.1")
@pytest.mark.parametrize(
    ("place", "colour", "field", "value"),
    [
        ("1b1", "white", "markers", 6),
        ("1d1", "white", "gold", 1),
        ("1c4", "white", "vp", 13),
        ("2a1", "white", "garden_tiles", 1),
    ],
)
def test_goods_of_cells(place: str, colour: str, field: str, value: int) -> None:
    t = given(Has(at=int(place[0]))).play(f"project {colour}", f"cell {place}")
    assert getattr(t.p(A), field) == value


@pytest.mark.rule("TAB-6.5", "TAB-15.1")
def test_dice_and_tracks_of_cells() -> None:
    assert given(Has()).play("project white", "cell 1c2").p(A).dice[YELLOW] == 1
    assert given(Has()).play("project white", "cell 1a4").p(A).dice[GREEN] == 1
    assert given(Has()).play("project brown", "cell 1a2").p(A).mastery == [0, 0, 1]
    t = given(Has(at=2)).play("project white", "cell 2b2")
    assert t.choices == {"colour white", "colour yellow", "colour brown"}
    t.play("colour yellow")
    assert t.p(A).mastery == [0, 1, 0]
    reserve = given(Has(), reserve="white, blue").play("project white", "cell 1d3")
    assert reserve.choices == {"colour white", "colour blue"}


@pytest.mark.rule("TAB-15.1", "TAB-Q14", "TAB-Q15", "TAB-11.3")
def test_special_water_and_architect_of_cells() -> None:
    t = given(Has(at=2)).play("project white", "cell 2a3")
    assert t.choices == {"special SW01", "special SW02", "special SW03"}
    t.play("special SW02")
    assert t.p(A).special == 0b10
    architect = given(Has(at=2)).play("project white", "cell 2b4")
    assert architect.choices == {f"go {district}" for district in "12345"}
    architect.play("go 5")
    assert architect.p(A).architect == 4


@pytest.mark.rule("TAB-15.1", "TAB-Q18", "TAB-R31")
def test_another_project_of_the_colour() -> None:
    t = given(Has()).play("project white", "cell 1b3")
    assert t.asks == "ProjectAgain"
    assert cells(t.choices) == {"1b2", "1a3", "1c3", "1b4", "skip"}
    t.play("cell 1b2")
    assert t.at("1b2") == "white project"
    declined = given(Has()).play("project white", "cell 1b3", "skip")
    assert declined.asks == "Menu"
    last = given(Has(markers=1)).play("project white", "cell 1b3")
    assert last.asks == "Menu", "no marker is left"


@pytest.mark.rule("TAB-15.1", "TAB-Q17", "TAB-R31", "TAB-R36")
def test_paying_for_a_step() -> None:
    t = given(Has(at=3, dice="white", gold=0)).play("project white", "cell 3b3")
    assert t.asks == "PayForTrack"
    assert t.choices == {"skip", "colour white"}
    assert t.why_not("colour brown") == "TAB-3.20"
    t.play("colour white")
    assert (t.p(A).mastery, t.p(A).dice[WHITE]) == ([1, 0, 0], 0)
    top = given(Has(at=3, gold=1, mastery=(12, 0, 0))).play("project brown", "cell 3b3")
    assert top.choices == {"skip", "colour yellow", "colour brown"}
    top.play("skip")
    assert top.p(A).gold == 1


@pytest.mark.rule("TAB-15.1", "TAB-Q16", "TAB-R34")
def test_filling_a_crate_on_a_cell() -> None:
    t = given(Has(at=3, empty="white, brown")).play("project white", "cell 3c4")
    assert t.choices == {"fill white", "fill brown"}, "the bonus must be taken"
    t.play("fill brown")
    assert t.p(A).full == 1 << 4 * BROWN


@pytest.mark.rule("TAB-2.1", "TAB-I15")
def test_corners_are_closed_with_three_players() -> None:
    t = given(Has(), seats=3).play("project white")
    assert "1a1" not in cells(t.choices)
    assert t.why_not("cell 1a1") == "TAB-2.1"
    assert "1a1" in cells(given(Has(), seats=4).play("project white").choices)
