"""Worship tiles: taking, offering, returning, exchanging (TEO-10, 11)."""

from collections import Counter

import pytest

from edubba.games.teotihuacan.box import BOX, WORSHIP_IDS
from edubba.games.teotihuacan.edge.talk import TILE_IDS
from edubba.games.teotihuacan.rules.pieces import NONE
from tests.teotihuacan.given import A, B, Has, Table, given, teotihuacan

POINTS = {"B1": "points", "C1": "points"}


def offer(has: Has, **more: object) -> Table:
    """Seat A has chosen to make an offering, on a space whose bonus is covered."""
    t = given(has, stacks={"B1": 1}, **more)  # type: ignore[arg-type]  # any argument of given
    t.do("discs B1 1")
    if t.asked == "Action":
        t.do("act offering")
    return t


def pay(t: Table) -> Table:
    """Pay with the first cubes, without more gold than needed."""
    while t.asked in ("Substitute", "PayCubes", "PayAny"):
        t.do("done" if "done" in t.choices else sorted(t.choices)[0])
    return t


@pytest.mark.rule("TEO-X16", "TEO-10.2", "TEO-14.15", "TEO-14.23", "TEO-D17")
def test_wood_for_points_with_gold_for_the_missing_wood() -> None:
    t = offer(Has(worship="W-G02", cubes="wood 00 01 02 03 04; gold 05 06 07 08"))
    pay(t).do("again")
    pay(t).do("again")
    pay(t)
    assert t.row("offerings") == 9
    assert t.count() == (2, 0, 0)
    assert t.seat == B, "a fourth time cannot be paid, so nobody is asked"


@pytest.mark.rule("TEO-X16", "TEO-15.1", "TEO-D8")
def test_more_gold_may_be_paid_than_is_missing() -> None:
    t = offer(Has(worship="W-G02", cubes="wood 00 01 02 03 04; gold 05 06 07 08"))
    assert t.asked == "Substitute"
    assert t.choices == {"done", "two-gold wood"}
    t.do("two-gold wood")
    assert t.choices == {"done", "two-gold wood"}
    t.do("two-gold wood")
    assert t.count() == (0, 0, 5)
    assert t.why("two-gold wood") == "turn"


@pytest.mark.rule("TEO-X16", "TEO-14.23")
def test_the_cap_of_a_worship_tile() -> None:
    t = offer(Has(worship="W-G02", cubes="wood 00 01 02 03 04 05 06 07 08 09"))
    for _ in range(3):
        pay(t).do("again")
    pay(t)
    assert t.row("offerings") == 12
    assert t.count() == (0, 0, 2)
    assert t.seat == B


@pytest.mark.rule("TEO-X17", "TEO-14.22")
def test_temples_times_buildings_are_capped() -> None:
    wood = "wood-1 00; wood-1 02; wood-1 04; wood-1 06; wood-1 08"
    t = offer(Has(worship="W-G01", tiles=f"{wood}; temple-green 20 21 22; temple-green 27 28 29"))
    assert t.row("offerings") == 9
    t = given(Has(worship="W-G01", tiles=wood), stacks={"B1": 1})
    assert t.why("discs B1 1") == "TEO-14.16"


@pytest.mark.rule("TEO-14.3")
@pytest.mark.parametrize(("material", "points"), [("stone", 1), ("gold", 2)])
def test_the_red_multiplier(material: str, points: int) -> None:
    city = "stone-1 00; gold-3 77 87 88; gold-3 70 80 81; temple-red 40 41 50 51 60"
    t = offer(Has(worship="W-R01", tiles=city), options={"red_multiplier_material": material})
    assert t.row("offerings") == points


@pytest.mark.rule("TEO-X18")
def test_one_of_each_for_four_points() -> None:
    t = offer(Has(worship="W-G03", cubes="gold 00 01 02; stone 10 11; wood 20 21"))
    pay(t).do("again")
    pay(t)
    assert t.row("offerings") == 8
    assert t.count() == (1, 0, 0)
    assert t.seat == B


@pytest.mark.rule("TEO-X19", "TEO-14.15", "TEO-D9")
def test_exactly_ten_cubes() -> None:
    nine = "gold 00 01 02; stone 03 04 05; wood 06 07 08"
    no_temples = {"temple-green": 0, "temple-blue": 0, "temple-red": 0}
    t = given(Has(worship="W-B05", cubes=nine), stacks={"B1": 1}, display=no_temples)
    assert t.why("discs B1 1") == "TEO-14.16"
    t = offer(Has(worship="W-B05", cubes=f"{nine}; wood 10 11 12"))
    assert t.asked == "PayAny", "gold counts as one cube: nothing is substituted"
    assert len(t.choices) == 3, "two cubes may be passed over"
    pay(t)
    assert t.row("offerings") == 12
    assert sum(t.count()) == 2


@pytest.mark.rule("TEO-10.2", "TEO-10.4")
@pytest.mark.parametrize(
    ("tile", "city", "points"),
    [
        ("W-G08", "wood-1 00; wood-1 02; stone-1 04; stone-1 06; stone-1 08", 12),
        ("W-G06", "wood-1 00; wood-2 02 03; wood-3 05 06 07; wood-1 09", 8),
        ("W-B07", "wood-1 00; stone-2 02 03; wood-3 05 06 07; gold-4 70 71 80 81", 10),
        ("W-R05", "gold-3 22 23 32; gold-4 70 71 80 81", 10),
        ("W-G07", "wood-3 00 01 02; wood-2 04 05; stone-2 07 08", 8),
    ],
)
def test_buildings_are_shown_not_spent(tile: str, city: str, points: int) -> None:
    t = offer(Has(worship=tile, tiles=city))
    assert t.row("offerings") == points
    assert len(t.state.players[A].buildings) == len(city.split(";"))
    fewer = "; ".join(city.split(";")[1:])
    assert given(Has(worship=tile, tiles=fewer), stacks={"B1": 1}).why("discs B1 1") == "TEO-14.16"


@pytest.mark.rule("TEO-10.4")
def test_one_building_meets_one_requirement_only() -> None:
    city = "wood-1 00; wood-1 02; wood-2 04 05; gold-4 70 71 80 81"
    assert given(Has(worship="W-B07", tiles=city), stacks={"B1": 1}).why("discs B1 1") == "TEO-14.16"


@pytest.mark.rule("TEO-10.2", "TEO-14.34", "TEO-14.22")
def test_five_cubes_build_a_pyramid_tile_from_the_supply() -> None:
    cubes = "wood 00 01 02; stone 03; gold 04"
    t = offer(Has(worship="W-G12", cubes=cubes, pyramid="P00 red", side="N"), display={"pyramid-green": 0})
    supply = t.supply("pyramid-green")
    t.do("tile pyramid-green")
    assert t.asked == "ChooseSpace"
    assert t.supply("pyramid-green") == supply - 1
    t.do("space P01")
    assert t.row("pyramid") == 2
    assert t.row("rewards") == 4
    assert t.state.under[0][-1] == WORSHIP_IDS.index("W-G12")


@pytest.mark.rule("TEO-10.2", "TEO-14.34", "TEO-14.27")
def test_three_cubes_build_a_temple_from_the_supply() -> None:
    t = offer(Has(worship="W-B11", cubes="wood 00 01 02"), face_up={"red": "W-R01 W-R02"})
    shown = t.display("temple-red")
    supply = t.supply("temple-red")
    t.do("tile temple-red").place("temple-red", "00 01 10 11 20").do("worship W-R02")
    assert t.count() == (0, 0, 0)
    assert (t.display("temple-red"), t.supply("temple-red")) == (shown, supply - 1)
    assert t.worship() == {"W-R02"}
    none_left = {"temple-green": 0, "temple-blue": 0, "temple-red": 0}
    t = given(Has(worship="W-B11", cubes="wood 00 01 02"), stacks={"B1": 1}, supply=none_left)
    assert t.why("discs B1 1") == "TEO-14.16"


@pytest.mark.rule("TEO-14.2", "TEO-10.2", "TEO-14.26", "TEO-D4")
def test_points_and_a_building_of_the_pictured_size() -> None:
    t = offer(Has(worship="W-R08"))
    assert t.choices == {"tile gold-4", "tile stone-4", "done"}
    supply = t.supply("stone-4")
    t.do("tile stone-4").place("stone-4", "00 10 20 21")
    assert t.row("offerings") == 2
    assert t.supply("stone-4") == supply - 1
    assert t.count() == (0, 5, 0)
    assert offer(Has(worship="W-R08")).do("done").seat == B


@pytest.mark.rule("TEO-X30", "TEO-14.21", "TEO-12.1", "TEO-D18")
def test_an_offering_inside_an_offering() -> None:
    small = "wood-1 00; wood-1 02; stone-1 04; stone-1 06; stone-1 08"
    t = offer(Has(worship="W-G10 W-G08", tiles=small))
    t.do("worship W-G10")
    assert t.choices == {"act produce", "act offering", "act favour", "done"}
    t.do("act offering")
    assert t.row("offerings") == 15
    names = [WORSHIP_IDS[tile] for tile in t.state.under[0]]
    assert names == ["W-G08", "W-G10"], "the inner tile goes under the pile first"
    assert t.worship() == set()


@pytest.mark.rule("TEO-14.21", "TEO-11.2", "TEO-D19")
def test_a_tile_in_use_is_not_exchanged() -> None:
    t = offer(Has(worship="W-G10 W-B04")).do("act favour")
    assert t.choices == {"worship W-B04", "done"}
    assert t.why("worship W-G10") == "TEO-11.2"


@pytest.mark.rule("TEO-X32", "TEO-5.5", "TEO-5.6", "TEO-14.20", "TEO-14.36")
def test_both_green_temples_in_one_turn() -> None:
    cubes = "stone 70 71 72 73; wood 80 81 82 83 84 85"
    t = given(
        Has(worship="W-G11", cubes=cubes, side="N"),
        bonus={"B1": "influence"},
        display={"temple-blue": 0, "temple-red": 0},
        face_up={"green": "W-G01 W-G02"},
    )
    t.do("discs B1 1", "act temple")
    pay(t).place("temple-green", "00 01 02").do("worship W-G01")
    t.do("bonus", "act offering", "act temple")
    pay(t).place("temple-green", "10 11 12")
    t.do(sorted(t.choices)[0])
    assert t.display("temple-green") == 0
    assert t.count() == (0, 2, 2)
    assert t.row("offerings") == 3
    assert t.seat == B
    assert t.why("act temple") == "turn"


@pytest.mark.rule("TEO-X33", "TEO-10.5", "TEO-14.8")
def test_the_last_tile_of_a_colour_comes_back() -> None:
    t = given(
        Has(cubes="stone 00 01", side="N"),
        stacks={"B1": 1},
        face_up={"blue": "W-B12"},
        unseen={"blue": ""},
        display={"temple-green": 0, "temple-red": 0},
        exact=False,
    )
    t.state.players[B].worship &= ~(1 << WORSHIP_IDS.index("W-B12"))
    assert (t.state.slot[1], t.state.top[1]) == (WORSHIP_IDS.index("W-B12"), NONE)
    t.do("discs B1 2")
    assert t.asked == "Place"
    t.place("temple-blue", "07 08 09 18")
    assert "W-B12" in t.worship()
    assert (t.state.slot[1], t.state.top[1]) == (NONE, NONE)
    assert t.state.under[1] == []


@pytest.mark.rule("TEO-X33", "TEO-10.5")
def test_a_tile_under_an_empty_pile_is_face_up_at_once() -> None:
    t = given(
        Has(worship="W-B10"),
        stacks={"B1": 1},
        face_up={"blue": "W-B12"},
        unseen={"blue": ""},
        exact=False,
    )
    slots = t.state.slot[:]
    slots[1] = NONE
    t.state.slot = slots
    t.do("discs B1 1").finish()
    assert (t.state.slot[1], t.state.top[1]) == (WORSHIP_IDS.index("W-B10"), NONE)


@pytest.mark.rule("TEO-14.8", "TEO-10.5")
def test_no_worship_tile_when_a_colour_is_exhausted() -> None:
    t = given(
        Has(cubes="stone 00 01", side="N"), stacks={"B1": 1}, display={"temple-green": 0, "temple-red": 0}, exact=False
    )
    t.state.slot, t.state.top = [NONE] * 3, [NONE] * 3
    t.state.unseen = 0
    t.do("discs B1 2").place("temple-blue", "07 08 09 18")
    assert t.worship() == set()
    assert t.seat == B


@pytest.mark.rule("TEO-10.1", "TEO-D16")
def test_only_own_tiles_with_their_prerequisite() -> None:
    t = offer(Has(worship="W-G10 W-G05 W-B08"))
    assert t.choices == {"worship W-G10", "worship W-B08"}
    assert t.why("worship W-G05") == "TEO-14.22"
    assert t.why("worship W-R01") == "TEO-10.1"


# --- favour -----------------------------------------------------------------------------------------------------------


def favour(has: Has, **more: object) -> Table:
    return given(has, stacks={"C1": 1}, **more).do("discs C1 1")  # type: ignore[arg-type]  # any argument of given


@pytest.mark.rule("TEO-X20", "TEO-11.1", "TEO-14.24", "TEO-14.35")
def test_the_favour_track() -> None:
    before = given(Has(favour=3)).points()
    assert favour(Has(favour=3)).points() - before == 3
    t = favour(Has(favour=8, worship="W-G10"))
    assert t.row("favours") == 28
    assert t.choices == {"worship W-G10", "done"}, "the exchange remains possible"
    assert sum(teotihuacan().tables.favour) == 28


@pytest.mark.rule("TEO-11.2", "TEO-14.25", "TEO-D20")
def test_exchange_returns_first_then_takes() -> None:
    shown = {"green": "W-G01 W-G02", "blue": "W-B01 W-B02", "red": "W-R01 W-R02"}
    t = favour(Has(worship="W-G10"), face_up=shown).do("worship W-G10")
    assert t.choices == {f"worship {name}" for names in shown.values() for name in names.split()}
    t.do("worship W-R01")
    assert t.worship() == {"W-R01"}
    assert WORSHIP_IDS[t.state.slot[2]] == "W-R02"
    assert t.state.top[2] != NONE


@pytest.mark.rule("TEO-14.25")
def test_the_same_tile_may_come_back() -> None:
    t = favour(Has(worship="W-G10"), face_up={"green": "W-G01"}, unseen={"green": ""}).do("worship W-G10")
    assert "worship W-G10" in t.choices
    assert t.do("worship W-G10").worship() == {"W-G10"}


@pytest.mark.rule("TEO-10.3")
def test_which_effects_lie_in_which_pile() -> None:
    ops = [tile["effect"]["op"] for tile in BOX.shipped["worship"]]
    common = Counter(["multiply", "repeat", "spend", "buildings", "buildings", "building", "influence", "construction"])
    piles = [Counter(ops[12 * colour : 12 * colour + 12]) - common for colour in range(3)]
    assert [sorted(pile.elements()) for pile in piles] == [
        ["buildings", "pyramid", "repeat", "repeat-any"],
        ["pyramid", "repeat", "repeat-any", "temple"],
        ["buildings", "pyramid", "spend", "temple"],
    ]


@pytest.mark.rule("TEO-14.16", "TEO-14.22")
@pytest.mark.parametrize(
    ("tile", "cubes", "gone", "legal"),
    [
        ("W-G12", "wood 00 01 02 03", (), True),
        ("W-G12", "wood 00 01 02 03", ("pyramid-green", "pyramid-blue", "pyramid-red"), False),
        ("W-B11", "wood 00 01", (), True),
        ("W-B11", "wood 00 01", ("temple-green", "temple-blue", "temple-red"), False),
    ],
)
def test_a_cube_lacks_for_a_tile_of_the_supply(tile: str, cubes: str, gone: tuple[str, ...], legal: bool) -> None:
    has, nothing = Has(worship=tile, cubes=cubes), dict.fromkeys(TILE_IDS, 0)
    t = given(has, bonus={"B1": "cube"}, display=nothing, supply=dict.fromkeys(gone, 0))
    assert ("discs B1 1" in t.choices) == legal


@pytest.mark.rule("TEO-14.16")
@pytest.mark.parametrize(("shown", "legal"), [("stone-2", True), ("stone-3", False)])
def test_a_construction_for_its_own_sake(shown: str, legal: bool) -> None:
    """By the option, if the bonus disc lets something be built."""
    display = dict.fromkeys(TILE_IDS, 0) | {shown: 1}
    t = given(bonus={"B1": "construction"}, display=display, options={"bonus_alone": True})
    assert ("discs B1 1" in t.choices) == legal
