"""The worked examples of RULES.md about building, one to one."""

import pytest

from tests.teotihuacan.given import A, B, Has, given


@pytest.mark.rule("TEO-X1", "TEO-4.3", "TEO-D2")
def test_how_many_discs_a_stack_takes() -> None:
    t = given(stacks={"A1": 2, "A2": 1, "C1": 3})
    assert {"discs A1 1"} == {one for one in t.choices if " A1 " in one}
    assert {"discs A2 1", "discs A2 2"} == {one for one in t.choices if " A2 " in one}
    assert not {one for one in t.choices if " C1 " in one}
    assert t.why("discs C1 1") == t.why("discs A1 2") == "TEO-4.3"
    assert t.do("discs A2 2").state.power == 4


@pytest.mark.rule("TEO-X2", "TEO-6.4", "TEO-14.12")
def test_a_gold_building_completes_a_mask_group() -> None:
    city = Has(tiles="stone-3 01 10 11; temple-green 04 14 24", side="N", discs=1)
    t = given(city, seats=4, stacks={"A1": 3, "A2": 1, "A3": 2}, masks={"sun": 2}, exact=False)
    assert [one for one in sorted(t.choices) if " A" in one] == ["discs A2 1", "discs A3 1"]
    t.do("discs A3 1", "act building", "tile gold-4").place("gold-4", "02 03 12 13")
    assert t.cubes() == {"gold": {22, 23}}
    assert t.row("masks") == 3
    assert t.state.players[A].masks == [3]
    assert t.state.masks[0] == 3


@pytest.mark.rule("TEO-X2", "TEO-6.1")
def test_only_the_third_stack_gives_the_power_for_gold_4() -> None:
    t = given(Has(discs=1), seats=4, stacks={"A1": 3, "A2": 1, "A3": 2})
    assert t.do("discs A2 1", "act building").why("tile gold-4") == "TEO-6.1"
    t = given(Has(discs=1), seats=4, stacks={"A1": 3, "A2": 1, "A3": 2})
    assert "tile gold-4" in t.do("discs A3 1", "act building").choices


@pytest.mark.rule("TEO-X3", "TEO-5.4", "TEO-7.1", "TEO-7.2", "TEO-7.3", "TEO-D7", "TEO-D10")
def test_a_blue_temple_paid_with_gold_for_wood() -> None:
    t = given(
        Has(cubes="stone 00 01; wood 02; gold 10 11"),
        face_up={"blue": "W-B02 W-B05"},
        display={"temple-green": 0, "temple-red": 0},
    )
    t.do("discs B1 1", "act temple")
    assert t.asked == "Place"
    assert t.count() == (0, 0, 0)
    assert t.told("spent") == 5
    assert t.told("substituted") == 1
    t.place("temple-blue", "07 08 09 18")
    assert t.choices == {"worship W-B02", "worship W-B05"}
    assert t.do("worship W-B05").worship() == {"W-B05"}
    assert t.count() == (0, 0, 0), "a temple produces nothing"


@pytest.mark.rule("TEO-X4", "TEO-8.2", "TEO-8.3", "TEO-D11", "TEO-D12")
@pytest.mark.parametrize(
    ("side", "spaces"), [("W", "P20 P21 L00"), ("N", "P12 L00"), ("E", "P12 P21 P22"), ("S", "P12 P20 P21 P22")]
)
def test_where_the_next_pyramid_tile_may_lie(side: str, spaces: str) -> None:
    base = "P00 red; P01 red; P10 green; P02 green"
    t = given(Has(pyramid=base, side=side, cubes="gold 00 01 02 10 11; wood 12"), bonus={"C1": "points"})
    t.do("discs C1 3", "act pyramid", "tile pyramid-blue")
    while t.asked == "PayCubes" or t.asked == "Substitute":
        t.do(sorted(t.choices)[0])
    assert t.choices == {f"space {name}" for name in spaces.split()}
    assert t.why("space P11") == t.why("space L11") == t.why("space T") == "TEO-8.2"
    if side == "W":
        assert t.why("space P12") == "TEO-5.2"
        t.do("space L00")
        assert t.points() == 2
        assert t.state.players[A].pyramid[9] == 1


@pytest.mark.rule("TEO-X5", "TEO-9.1", "TEO-D13", "TEO-D14", "TEO-14.11")
def test_four_buildings_produce() -> None:
    t = given(
        Has(tiles="stone-1 00; wood-1 09; wood-1 90; gold-3 77 87 88", cubes="wood 67"),
        bonus={"A1": "points"},
    )
    t.do("discs A1 1", "act produce", "cubes")
    t.do("cell a2", "cell i1", "cell a9")
    assert t.asked == "ProduceCube"
    assert {"cell h7", "done"} <= t.choices
    t.do("cell h7")
    assert t.cubes() == {"stone": {10}, "wood": {8, 80}, "gold": {67}}
    assert sum(t.count()) == 4, "one cube before, three more"


@pytest.mark.rule("TEO-X5", "TEO-9.1")
def test_a_building_may_produce_nothing() -> None:
    t = given(Has(tiles="stone-1 00; gold-3 77 87 88", cubes="wood 67"), bonus={"A1": "points"})
    t.do("discs A1 1", "act produce", "cubes", "cell a2", "done")
    assert t.count() == (0, 1, 1)


PYRAMID = "P00 green; P10 blue; P01 red; P20 red; P21 red; L00 green"
TEMPLES = """
    temple-green 00 01 02; temple-green 04 05 06; temple-blue 13 14 15 24; temple-red 40 41 50 51 60;
    temple-red 08 09 18 19 28; temple-red 29 38 39 48 49
"""


@pytest.mark.rule("TEO-X6", "TEO-13.3", "TEO-2.4")
def test_the_final_scoring_of_the_rulebook() -> None:
    t = given(Has(pyramid=PYRAMID, tiles=TEMPLES))
    assert t.row("north-west") == 14
    assert t.row("north-east") == 4
    assert t.row("south-east") == 0
    assert t.row("south-west") == 4
    assert t.state.scores()[A] == 22


@pytest.mark.rule("TEO-X7", "TEO-6.3", "TEO-14.10")
def test_a_wood_building_gives_a_cube_to_every_cell_around() -> None:
    t = given().do("discs A1 3", "act building", "tile wood-3").place("wood-3", "00 01 02")
    assert t.cubes() == {"wood": {3, 10, 11, 12}}
    t = given().do("discs A1 3", "act building", "tile wood-3").place("wood-3", "11 12 13")
    assert t.count() == (0, 0, 8)


@pytest.mark.rule("TEO-X8", "TEO-2.6", "TEO-6.2")
def test_a_building_across_two_quarters() -> None:
    t = given(Has(side="N")).do("discs A1 3", "act building", "tile gold-4").place("gold-4", "14 15 24 25")
    assert t.cubes() == {"gold": {4, 5, 13, 16, 23, 26}}


@pytest.mark.rule("TEO-X9", "TEO-5.2", "TEO-2.5")
def test_reach_binds_tiles_but_not_cubes() -> None:
    t = given(Has(side="N")).do("discs A1 1", "act building", "tile stone-2")
    assert t.why_place("stone-2", "40 50") == "TEO-5.2"
    t.place("stone-2", "40 41")
    assert t.cubes() == {"stone": {30, 31, 42, 50, 51}}


@pytest.mark.rule("TEO-X10")
def test_a_corner_gives_six_cubes() -> None:
    t = given().do("discs A1 3", "act building", "tile gold-3").place("gold-3", "22 23 32")
    assert t.cubes() == {"gold": {12, 13, 21, 24, 31, 42}}


@pytest.mark.rule("TEO-X11", "TEO-2.1", "TEO-9.2", "TEO-D15")
def test_no_cube_on_the_pyramid() -> None:
    t = given(Has(side="E")).do("discs A1 1", "act produce", "small", "tile wood-1").place("wood-1", "57")
    assert t.cubes() == {"wood": {47, 58, 67}}


def twelve() -> Has:
    return Has(cubes="wood 01 12")


@pytest.mark.rule("TEO-X12", "TEO-6.3", "TEO-14.9", "TEO-D6")
@pytest.mark.parametrize(
    ("answers", "stone"), [(["done"], 2), (["cell b1", "done"], 3), (["cell c2"], 3), (["cell b1", "cell c2"], 4)]
)
def test_other_cubes_are_kept_or_replaced(answers: list[str], stone: int) -> None:
    t = given(twelve()).do("discs A1 1", "act building", "tile stone-2").place("stone-2", "02 03")
    assert t.choices == {"cell b1", "cell c2", "done"}
    t.do(*answers)
    assert t.asked != "Replace"
    assert t.count() == (0, stone, 4 - stone)


@pytest.mark.rule("TEO-X13", "TEO-6.2")
def test_cubes_under_a_building_are_discarded() -> None:
    t = given(Has(side="S", cubes="wood 70; stone 81"))
    t.do("discs A1 3", "act building", "tile gold-4").place("gold-4", "70 71 80 81")
    assert t.count() == (6, 0, 0)


@pytest.mark.rule("TEO-X14", "TEO-8.1", "TEO-14.37")
def test_six_gold_pay_for_a_pyramid_tile() -> None:
    gold = "gold 00 01 02 10 11 12"
    t = given(Has(cubes=gold), bonus={"C1": "points"}).do("discs C1 1")
    assert "act pyramid" in t.choices
    t.do("act pyramid", "tile pyramid-red")
    assert t.asked == "ChooseSpace"
    assert t.count() == (0, 0, 0)
    t = given(Has(cubes="gold 00 01 02 10 11"), bonus={"C1": "points"}).do("discs C1 1")
    assert t.why("act pyramid") == "TEO-14.17"


@pytest.mark.rule("TEO-X15", "TEO-5.1", "TEO-12.5", "TEO-14.19", "TEO-7.1")
@pytest.mark.parametrize(
    ("discs", "bonus", "left"), [(3, True, (0, 4, 0)), (3, False, (0, 3, 0)), (1, False, (0, 1, 0))]
)
def test_the_price_of_a_red_temple(discs: int, bonus: bool, left: tuple[int, int, int]) -> None:
    t = given(
        Has(cubes="stone 00 01 02 10 11; gold 12"),
        bonus={"B1": "power"},
        display={"temple-green": 0, "temple-blue": 0},
    )
    t.do(f"discs B1 {discs}")
    assert t.state.power == discs + 1
    if bonus:
        t.do("bonus")
        assert t.points() == 1
    t.do(*(["act temple"] if "act temple" in t.choices else []))
    while t.asked == "PayCubes":
        t.do(sorted(t.choices)[0])
    assert t.asked == "Place"
    assert t.count() == left


@pytest.mark.rule("TEO-X31", "TEO-14.9")
def test_forced_replacement_asks_nothing() -> None:
    t = given(twelve(), options={"build_cube_replacement": "forced"})
    t.do("discs A1 1", "act building", "tile stone-2").place("stone-2", "02 03")
    assert t.asked != "Replace"
    assert t.count() == (0, 4, 0)


@pytest.mark.rule("TEO-X21", "TEO-13.3")
def test_a_full_pyramid() -> None:
    base = "; ".join(f"P{row}{column} red" for row in range(3) for column in range(3) if (row, column) != (1, 1))
    levels = "L00 green; L01 green; L10 green; L11 green; T blue"
    temples = "temple-red 04 05 14 15 24; temple-blue 50 60 70 61; temple-green 97 98 99"
    t = given(Has(pyramid=f"{base}; {levels}", tiles=temples))
    rows = [t.row(name) for name in ("north-west", "north-east", "south-west", "south-east")]
    assert rows == [6, 6, 3, 3]
    assert t.state.scores()[A] == 18
    assert t.state.scores()[B] == 0
