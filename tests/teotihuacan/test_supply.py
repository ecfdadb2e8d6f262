"""What the display, the common supply and the city still hold decides what is offered (TEO-5.5, 6.3, 8, 14.17)."""

import pytest

from edubba.games.teotihuacan.edge.talk import TILE_IDS
from edubba.games.teotihuacan.rules import building, pyramid, temple
from edubba.games.teotihuacan.rules.building import ChooseOfSize, ChoosePictured
from edubba.games.teotihuacan.rules.pieces import ANYWHERE, AT_SETUP, BUILT, IN_REACH
from edubba.games.teotihuacan.rules.place import has_room
from tests.teotihuacan.given import A, Has, Table, given, teotihuacan

NO_PYRAMIDS = {"pyramid-green": 0, "pyramid-blue": 0, "pyramid-red": 0}
NO_TEMPLES = {"temple-green": 0, "temple-blue": 0, "temple-red": 0}
GOLD = "gold 70 71 72 73 74 75 76 77; wood 80"


def names(t: Table, actions: list[int]) -> set[str]:
    return {teotihuacan().notation(action) for action in actions}


def fill(t: Table, *free: int) -> None:
    """Everything but these cells is built over."""
    player = t.state.players[A]
    one = TILE_IDS.index("wood-1")
    for cell, lies in enumerate(player.ground):
        if lies < BUILT and cell not in free:
            player.cover(one, t.state.printed.shape[one], cell)


@pytest.mark.rule("TEO-14.17", "TEO-8.1")
@pytest.mark.parametrize("colour", ["green", "blue", "red"])
def test_one_displayed_pyramid_tile_of_any_colour_is_enough(colour: str) -> None:
    t = given(Has(cubes=GOLD), display=NO_PYRAMIDS | {f"pyramid-{colour}": 1})
    assert pyramid.can_build(t.state, A, 2)
    assert names(t, pyramid.pyramids_in(t.state.display)) == {f"tile pyramid-{colour}"}
    none = given(Has(cubes=GOLD), display=NO_PYRAMIDS)
    assert not pyramid.can_build(none.state, A, 2)
    assert pyramid.can_build_from_supply(none.state, A)


@pytest.mark.rule("TEO-14.22", "TEO-8.2")
@pytest.mark.parametrize("colour", ["green", "blue", "red"])
def test_one_pyramid_tile_of_any_colour_in_the_supply_is_enough(colour: str) -> None:
    t = given(Has(cubes=GOLD), supply=NO_PYRAMIDS | {f"pyramid-{colour}": 1})
    assert pyramid.can_build_from_supply(t.state, A)
    assert not pyramid.can_build_from_supply(given(supply=NO_PYRAMIDS).state, A)
    t.state.players[A].raised = (1 << 14) - 1
    assert not pyramid.can_build_from_supply(t.state, A), "no free space"
    assert not pyramid.can_build(t.state, A, 2)


@pytest.mark.rule("TEO-14.17", "TEO-7.1")
@pytest.mark.parametrize("colour", ["green", "blue", "red"])
def test_a_temple_must_lie_there_and_be_payable_and_have_room(colour: str) -> None:
    plenty = "gold 70 71 72 73 74 75 76; stone 80 81 82 83 84 85; wood 90 91 92 93 94 95"
    t = given(Has(cubes=plenty), display=NO_TEMPLES | {f"temple-{colour}": 1})
    assert temple.can_build(t.state, A, 2)
    assert temple.can_build_from_supply(t.state, A)
    assert not temple.can_build(given(Has(), display=NO_TEMPLES | {f"temple-{colour}": 1}).state, A, 4)
    assert not temple.can_build(given(Has(cubes=plenty), display=NO_TEMPLES).state, A, 4)
    one = given(supply=NO_TEMPLES | {f"temple-{colour}": 1})
    assert temple.can_build_from_supply(one.state, A)
    assert not temple.can_build_from_supply(given(supply=NO_TEMPLES).state, A)
    full = given(Has(cubes=plenty, side="N"), exact=False)
    fill(full)
    assert not temple.can_build(full.state, A, 4)
    assert not temple.can_build_from_supply(full.state, A)


@pytest.mark.rule("TEO-8.3", "TEO-14.27", "TEO-D4")
def test_a_building_of_a_size_needs_a_tile_and_room() -> None:
    t = given()
    step = ChooseOfSize(A, 2, IN_REACH)
    assert names(t, step.options(t.state, A)) == {"tile stone-2", "tile wood-2", "done"}
    one = given(supply={"stone-2": 0, "wood-2": 1})
    assert names(one, step.options(one.state, A)) == {"tile wood-2", "done"}
    none = given(supply={"stone-2": 0, "wood-2": 0})
    assert step.options(none.state, A) == [], "then there is nothing to decline either"
    full = given(Has(side="N"), exact=False)
    fill(full, 0, 99)
    assert step.options(full.state, A) == []
    assert names(full, ChooseOfSize(A, 1, IN_REACH).options(full.state, A)) == {"tile stone-1", "tile wood-1", "done"}
    assert step.refusal(t.state, A, teotihuacan().parse("tile gold-3")) == "TEO-8.3"
    assert step.refusal(t.state, A, teotihuacan().parse("pass")) == "turn"


@pytest.mark.rule("TEO-8.3", "TEO-14.26", "TEO-D23")
def test_pictured_buildings_need_a_tile_and_room() -> None:
    wood, stone = TILE_IDS.index("wood-2"), TILE_IDS.index("stone-2")
    types = 1 << wood | 1 << stone
    t = given()
    assert names(t, ChoosePictured(A, types, False, ANYWHERE).options(t.state, A)) == {"tile wood-2", "tile stone-2"}
    assert "done" in names(t, ChoosePictured(A, types, True, ANYWHERE).options(t.state, A))
    none = given(supply={"stone-2": 0, "wood-2": 0})
    assert ChoosePictured(A, types, True, ANYWHERE).options(none.state, A) == []
    full = given(Has(side="N"), exact=False)
    fill(full, 98, 99)
    assert ChoosePictured(A, types, False, IN_REACH).options(full.state, A) == []
    assert names(full, ChoosePictured(A, types, False, ANYWHERE).options(full.state, A)) == {
        "tile wood-2",
        "tile stone-2",
    }


@pytest.mark.rule("TEO-9.2", "TEO-14.17")
@pytest.mark.parametrize("tile", ["wood-1", "stone-1"])
def test_either_small_building_is_enough(tile: str) -> None:
    other = "stone-1" if tile == "wood-1" else "wood-1"
    t = given(supply={other: 0})
    assert building.can_build_small(t.state, A)
    assert not building.can_build_small(given(supply={"wood-1": 0, "stone-1": 0}).state, A)
    full = given(Has(side="N"), exact=False)
    fill(full, 99)
    assert not building.can_build_small(full.state, A), "out of reach"
    full.state.players[A].side = 2
    assert building.can_build_small(full.state, A)


@pytest.mark.rule("TEO-3.11", "TEO-5.2")
def test_room_by_reach_and_at_set_up() -> None:
    one = TILE_IDS.index("wood-1")
    t = given(Has(side="N"), exact=False)
    masked = [cell for cell in range(100) if t.state.printed.boards[0].group_of[cell] >= 0]
    fill(t, *masked)
    player = t.state.players[A]
    assert has_room(t.state, player, one, ANYWHERE)
    assert not has_room(t.state, player, one, AT_SETUP), "masks stay free"
    assert has_room(t.state, player, one, IN_REACH)
    south = given(Has(side="N"), exact=False)
    fill(south, 90)
    assert not has_room(south.state, south.state.players[A], one, IN_REACH)
    assert has_room(south.state, south.state.players[A], one, ANYWHERE)


@pytest.mark.rule("TEO-6.3", "TEO-14.9")
@pytest.mark.parametrize(("how", "laid"), [("forced", 2), ("optional", 1)])
def test_a_cube_of_the_same_material_is_not_laid_again(how: str, laid: int) -> None:
    options = {"build_cube_replacement": how}
    t = given(Has(cubes="wood 02; gold 11", side="N"), stacks={"A1": 1}, options=options)
    t.do("discs A1 1", "act building", "tile wood-2").place("wood-2", "00 01")
    assert t.state.journal is not None
    told = next(event for event in t.state.journal.events if event.kind == "cubes")
    assert (told.a, told.b) == (2, laid), "10 is empty, 02 has its cube already, 11 has another one"
    if how == "optional":
        assert t.choices == {"cell b2", "done"}
        assert t.why("cell c1") == "TEO-6.3"
        t.do("cell b2")
    assert t.cubes() == {"wood": {2, 10, 11}}


@pytest.mark.rule("TEO-10.2", "TEO-14.22", "TEO-D11")
def test_five_cubes_of_any_type_pay_the_offered_pyramid_tile() -> None:
    cubes = "gold 70; stone 71 72; wood 73 74 75"
    t = given(Has(worship="W-G12", cubes=cubes, side="N"), stacks={"B1": 1}, supply=NO_PYRAMIDS | {"pyramid-red": 2})
    t.do("discs B1 1")
    if t.asked == "Action":
        t.do("act offering")
    assert t.asked == "PayAny", "a single colour needs no choice"
    assert t.choices == {"cell a8", "cell b8"}, "six cubes, of which five are paid"
    assert t.supply("pyramid-red") == 1
