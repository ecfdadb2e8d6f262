"""Constructions: buildings, temples, the pyramid and its rewards (TEO-5 to 9)."""

import pytest

from edubba.games.teotihuacan.rules.pieces import NONE
from edubba.games.teotihuacan.rules.place import TakeMasks
from tests.teotihuacan.given import A, B, Has, Table, given

PLENTY = "gold 50 51 52 60 61 62 70 71; wood 72 80; stone 81 82"


@pytest.mark.rule("TEO-6.1", "TEO-5.5", "TEO-D4")
def test_displayed_buildings_up_to_the_power() -> None:
    t = given(display={"wood-3": 0}).do("discs A1 2", "act building")
    assert t.choices == {"tile gold-3", "tile stone-3", "tile stone-2", "tile wood-2"}
    assert t.why("tile wood-3") == t.why("tile wood-1") == t.why("tile temple-red") == "TEO-5.5"
    assert t.why("tile gold-4") == "TEO-6.1"


@pytest.mark.rule("TEO-6.2", "TEO-14.17", "TEO-D5")
def test_a_building_needs_free_cells_in_reach() -> None:
    rows = "; ".join(f"wood-3 {row}0 {row}1 {row}2; wood-3 {row}7 {row}8 {row}9" for row in range(5))
    full = f"{rows}; gold-4 03 04 13 14; gold-4 05 06 15 16; wood-2 23 24; wood-1 25"
    t = given(Has(tiles=full, side="N"), stacks={"A1": 1}).do("discs A1 2")
    assert t.asked == "ChooseProduce", "no displayed building fits, so producing is all that is left"
    t = given(Has(tiles="stone-2 00 01", side="N")).do("discs A1 1", "act building", "tile stone-2")
    assert t.why_place("stone-2", "01 02") == "TEO-6.2"
    assert t.why("place d4 0") == "TEO-2.1"
    assert t.why("place j1 0") == "TEO-2.1"


@pytest.mark.rule("TEO-6.2")
def test_buildings_may_be_flipped() -> None:
    t = given().do("discs A1 3", "act building", "tile stone-4")
    assert t.why_place("stone-4", "00 10 20 21") is None
    assert t.why_place("stone-4", "01 11 21 20") is None


@pytest.mark.rule("TEO-6.4", "TEO-14.13", "TEO-14.38")
def test_two_groups_of_one_type_by_one_tile() -> None:
    # Side A: all of both jade groups but one cell each is covered; the tiles are taken from the top of the pile.
    t = given(exact=False)
    player = t.state.players[A]
    player.groups = [4, 4, 0, 1, 6, 6]
    board = t.state.printed.boards[0]
    assert [board.group_type[2], board.group_type[3]] == [1, 1]
    TakeMasks(A, 0b001100).run(t.state)
    assert player.masks == [106, 104]
    assert t.row("masks") == 10


@pytest.mark.rule("TEO-14.12")
def test_an_empty_mask_pile_gives_nothing() -> None:
    t = given(Has(tiles="stone-3 01 10 11", side="N"), masks={"sun": 3}, exact=False)
    t.do("discs A1 1", "act produce", "small", "tile wood-1").place("wood-1", "02")
    assert t.row("masks") == 0
    assert t.state.players[A].groups[0] == 0
    t = given(Has(tiles="stone-3 01 10 11", side="N"))
    t.do("discs A1 1", "act produce", "small", "tile wood-1").place("wood-1", "02")
    assert t.row("masks") == 5, "small buildings cover masks too"


@pytest.mark.rule("TEO-6.4")
def test_cubes_cover_no_mask() -> None:
    t = given(Has(tiles="stone-3 01 10 11", cubes="wood 02", side="N"))
    assert t.state.players[A].groups[0] == 1
    assert t.points() == 0


@pytest.mark.rule("TEO-9.2", "TEO-D15")
def test_two_small_buildings_one_after_the_other() -> None:
    t = given(Has(side="N")).do("discs A1 1", "act produce", "small")
    assert t.choices == {"tile stone-1", "tile wood-1"}
    t.do("tile wood-1").place("wood-1", "00")
    assert t.choices == {"tile stone-1", "tile wood-1", "done"}
    t.do("tile stone-1").place("stone-1", "01")
    assert t.cubes() == {"wood": {10}, "stone": {2, 11}}
    assert "tile wood-1" not in t.choices
    assert (t.supply("wood-1"), t.supply("stone-1")) == (9, 9)
    t = given(Has(side="N"), stacks={"A1": 1}).do("discs A1 1", "act produce", "small", "tile wood-1")
    assert t.why_place("wood-1", "90") == "TEO-5.2"
    t.place("wood-1", "00").do("done")
    assert t.seat == B


@pytest.mark.rule("TEO-9.2", "TEO-14.17")
def test_no_small_building_without_supply() -> None:
    t = given(supply={"wood-1": 0, "stone-1": 0}, stacks={"A1": 1}).do("discs A1 1", "act produce")
    assert t.seat == B, "cubes are all that is left, and there is no building to produce any"
    t = given(supply={"wood-1": 0}).do("discs A1 1", "act produce", "small")
    assert t.asked == "Place"


@pytest.mark.rule("TEO-14.11", "TEO-9.1")
def test_buildings_produce_in_the_order_of_construction() -> None:
    t = given(Has(tiles="wood-1 00; stone-1 02", cubes="wood 01"), bonus={"A1": "points"})
    t.do("discs A1 1", "act produce", "cubes")
    assert t.choices == {"cell a2", "done"}, "its own material is not replaced"
    assert t.why("cell b1") == "TEO-9.1"
    t.do("cell a2")
    assert t.choices == {"cell b1", "cell d1", "cell c2", "done"}
    t.do("cell b1")
    assert t.cubes() == {"wood": {10}, "stone": {1}}


@pytest.mark.rule("TEO-14.11")
def test_a_building_without_room_produces_nothing() -> None:
    t = given(Has(tiles="wood-1 00; stone-1 01; stone-1 10"), stacks={"A1": 1}).do("discs A1 1", "act produce", "cubes")
    assert t.state.agenda
    assert "cell c1" in t.choices, "the enclosed building in the corner is passed over"


@pytest.mark.rule("TEO-14.14", "TEO-7.2", "TEO-5.3")
def test_cubes_are_spent_before_the_temple_is_placed() -> None:
    t = given(
        Has(cubes="stone 00; wood 01 02", side="N"),
        bonus={"B1": "points"},
        display={"temple-blue": 0, "temple-red": 0},
    )
    t.do("discs B1 1", "act temple")
    assert t.count() == (0, 0, 0)
    t.place("temple-green", "00 01 02")
    assert t.told("spent") == 3


@pytest.mark.rule("TEO-7.1", "TEO-5.3")
def test_no_refund_for_excess_power() -> None:
    t = given(Has(cubes="stone 00 05; wood 01 02"), stacks={"B1": 1}, display={"temple-blue": 0, "temple-red": 0})
    t.do("discs B1 2")
    assert t.asked == "PayCubes"
    t.do("cell a1", "cell b1")
    assert t.count() == (0, 1, 1)


@pytest.mark.rule("TEO-7.1")
def test_a_temple_that_cannot_be_paid() -> None:
    t = given(Has(cubes="stone 00 05; wood 01"), stacks={"B1": 1}).do("discs B1 2")
    assert t.asked == "ChooseTemple"
    assert t.why("tile temple-red") == "TEO-7.1"
    assert t.choices == {"tile temple-green", "tile temple-blue"}


def build_pyramid(has: Has, space: str, **more: object) -> Table:
    """Seat A has just put a blue tile on this space, with power 4."""
    t = given(has, stacks={"C1": 1}, **more)  # type: ignore[arg-type]  # any argument of given
    t.do("discs C1 2", "act pyramid", "tile pyramid-blue")
    while t.asked in ("Substitute", "PayCubes"):
        t.do("done" if "done" in t.choices else sorted(t.choices)[0])
    return t.do(f"space {space}")


@pytest.mark.rule("TEO-8.1", "TEO-14.17")
@pytest.mark.parametrize(("discs", "gold"), [(1, 4), (2, 3), (3, 2)])
def test_the_price_of_a_pyramid_tile(discs: int, gold: int) -> None:
    cubes = "gold 50 51 52 60; wood 72"
    t = given(Has(cubes=cubes), bonus={"C1": "points"}).do(f"discs C1 {discs}", "act pyramid", "tile pyramid-red")
    while t.asked in ("Substitute", "PayCubes"):
        t.do("done" if "done" in t.choices else sorted(t.choices)[0])
    assert t.count() == (4 - gold, 0, 0)
    short = "; ".join(["gold " + " ".join(f"5{n}" for n in range(gold - 1)), "wood 72"])
    t = given(Has(cubes=short if gold > 1 else "wood 72"), bonus={"C1": "points"}).do(f"discs C1 {discs}")
    assert t.why("act pyramid") == "TEO-14.17"


@pytest.mark.rule("TEO-8.3", "TEO-14.1", "TEO-D23", "TEO-14.26")
def test_reward_of_two_buildings() -> None:
    t = build_pyramid(Has(cubes=PLENTY, pyramid="P00 red", side="S"), "P20")
    assert t.row("pyramid") == 2
    assert t.choices == {"tile wood-2", "tile stone-2"}, "one must be built"
    t.do("tile stone-2")
    assert t.why_place("stone-2", "07 08") is None, "reach is ignored, as the French text says"
    t.place("stone-2", "07 08")
    assert t.choices == {"tile wood-2", "done"}
    t.do("done")
    assert t.seat == B


@pytest.mark.rule("TEO-14.1")
def test_reward_buildings_within_reach_by_a_switch() -> None:
    has = Has(cubes=PLENTY, pyramid="P00 red", side="S")
    t = build_pyramid(has, "P20", options={"reward_buildings_ignore_reach": False}).do("tile stone-2")
    assert t.why_place("stone-2", "07 08") == "TEO-5.2"


@pytest.mark.rule("TEO-8.3", "TEO-14.27", "TEO-14.26")
def test_rewards_come_from_the_supply() -> None:
    has = Has(cubes=PLENTY, pyramid="P00 red", side="S")
    t = build_pyramid(has, "P20", supply={"stone-2": 0})
    assert t.asked == "Place"
    assert t.display("stone-2") == 1
    t = build_pyramid(has, "P20", supply={"stone-2": 0, "wood-2": 0})
    assert t.seat == B
    assert t.why("tile stone-2") == "turn"


@pytest.mark.rule("TEO-8.3", "TEO-14.34")
def test_reward_of_a_temple() -> None:
    has = Has(cubes=PLENTY, pyramid="P02 red", side="N")
    t = build_pyramid(has, "P00", face_up={"green": "W-G01 W-G02"})
    assert t.why_place("temple-green", "97 98 99") == "TEO-5.2"
    cubes = sum(t.count())
    t.place("temple-green", "00 01 02").do("worship W-G01")
    assert sum(t.count()) == cubes, "free of cost"
    assert t.display("temple-green") == 2
    t = build_pyramid(has, "P00", supply={"temple-green": 0})
    assert t.seat == B


@pytest.mark.rule("TEO-8.3")
def test_reward_of_points_and_a_building_of_a_size() -> None:
    t = build_pyramid(Has(cubes=PLENTY, pyramid="P00 red", side="N"), "P12")
    assert t.row("rewards") == 2
    assert t.choices == {"tile stone-2", "tile wood-2", "done"}
    t.do("tile wood-2")
    assert t.why_place("wood-2", "98 99") == "TEO-5.2"


@pytest.mark.rule("TEO-8.3", "TEO-14.7", "TEO-D22")
def test_reward_of_a_worship_tile() -> None:
    has = Has(cubes=PLENTY, pyramid="P00 red", side="N")
    t = build_pyramid(has, "P10", face_up={"green": "W-G01 W-G02"})
    assert t.choices == {"pile green", "pile blue", "pile red"}
    assert t.do("pile green").worship() == {"W-G02"}, "the top of the pile, not the slot"
    t = build_pyramid(has, "P10", face_up={"green": "W-G01"}, unseen={"green": ""})
    assert t.do("pile green").worship() == {"W-G01"}, "if the pile is empty the slot counts as its top"
    t = given(has, stacks={"C1": 1}, exact=False)
    t.state.slot, t.state.top, t.state.unseen = [NONE, 12, NONE], [NONE] * 3, 0
    t.do("discs C1 2", "act pyramid", "tile pyramid-blue")
    while t.asked in ("Substitute", "PayCubes"):
        t.do("done" if "done" in t.choices else sorted(t.choices)[0])
    t.do("space P10")
    assert t.seat == B, "a single pile needs no choice"


@pytest.mark.rule("TEO-8.3")
def test_reward_of_four_points_and_none_on_the_first_level() -> None:
    t = build_pyramid(Has(cubes=PLENTY, pyramid="P00 red", side="N"), "P01")
    assert (t.row("pyramid"), t.row("rewards")) == (2, 4)
    t = build_pyramid(Has(cubes=PLENTY, pyramid="P00 red; P01 red; P10 red", side="N"), "L00")
    assert (t.row("pyramid"), t.row("rewards")) == (2, 0)


@pytest.mark.rule("TEO-8.2", "TEO-2.5")
@pytest.mark.parametrize("side", "NESW")
def test_the_apex_is_within_reach_of_every_side(side: str) -> None:
    base = "; ".join(f"P{row}{column} red" for row in range(3) for column in range(3) if (row, column) != (1, 1))
    t = given(Has(cubes=PLENTY, pyramid=f"{base}; L00 blue; L01 blue; L10 blue; L11 blue", side=side), stacks={"C1": 1})
    t.do("discs C1 2", "act pyramid", "tile pyramid-green")
    while t.asked in ("Substitute", "PayCubes"):
        t.do("done" if "done" in t.choices else sorted(t.choices)[0])
    assert t.state.players[A].pyramid[13] == 0, "the only space needs no choice"


@pytest.mark.rule("TEO-14.36", "TEO-5.2")
def test_the_architect_moves_when_all_is_done() -> None:
    t = given(Has(cubes="gold 70 71 72 73; wood 80", side="N"), bonus={"A1": "construction"})
    t.do("discs A1 1", "act building", "tile wood-2")
    assert t.why_place("wood-2", "98 99") == "TEO-5.2"
    t.place("wood-2", "00 01").do("bonus", "act building")
    assert t.why_place("stone-2", "98 99") == "TEO-5.2"
    t.place("stone-2", "07 08")
    assert t.state.players[A].side == 1


@pytest.mark.rule("TEO-14.4")
def test_small_buildings_obey_reach_although_influence_does_not() -> None:
    t = given(Has(side="W")).do("discs A1 1", "act produce", "small", "tile stone-1")
    assert t.why_place("stone-1", "09") == "TEO-5.2"
    assert t.why_place("stone-1", "90") is None
