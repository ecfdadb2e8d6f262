"""The table of Teotihuacan as a scene: what lies where, and what people point at."""

from __future__ import annotations

from collections import Counter

from edubba.games.teotihuacan.geometry import COVERED
from edubba.games.teotihuacan.pieces import PLACEMENTS
from edubba.games.teotihuacan.pointer import head
from edubba.kernel.poly import orientation
from edubba.kernel.scene import Scene
from tests.teotihuacan.given import A, B, Has, Table, given, teotihuacan

NAMES = ("Citlali", "Itzel")


def scene(t: Table, seat: int | None = A) -> Scene:
    return teotihuacan().scene(t.state, seat, "en", NAMES)


def test_a_city_shows_tiles_cubes_and_free_cells() -> None:
    t = given(Has(tiles="stone-3 01 10 11; temple-green 04 14 24", cubes="gold 22; wood 02"))
    shown = scene(t)
    mine = {zone.id: zone for zone in shown.zones}["city.0"]
    assert len(mine.cells) == 84 - 6 + 2, "a tile has one cell, the first that it covers"
    faces = {piece.at: piece.face for piece in shown.pieces if piece.zone == "city.0"}
    assert faces == {"b1": "stone-3", "e1": "temple-green", "c3": "gold", "c1": "wood"}
    assert {cell.id for cell in mine.cells if cell.face == "sun"} == {"c1", "i9", "j9", "h10", "i10"}


def test_a_piece_and_its_turn_tell_where_a_tile_lies() -> None:
    """The catalogue has the shape, the piece its turn: together they cover the cells."""
    faces = teotihuacan().catalogue("en").faces
    tables = teotihuacan().tables
    for tile, name in enumerate(faces[key] for key in ("gold-4", "gold-3", "stone-4", "stone-3")):
        squares = [(y, x) for x, y in name.shape]
        for placement in range(PLACEMENTS):
            cells = COVERED[PLACEMENTS * tables.shape[tile] + placement]
            if cells:
                looks = orientation(squares, placement // 100)
                corner = divmod(placement % 100, 10)
                assert sorted(10 * (corner[0] + row) + corner[1] + column for row, column in looks) == sorted(cells)


def test_a_placement_is_a_cell_and_a_turn() -> None:
    t = given().do("discs A1 3", "act building", "tile stone-4")
    choices = scene(t).choices
    assert len(choices) == len(t.state.legal(A)) == 156
    assert all(choice.h[0].startswith("city.0@") and choice.h[1].startswith("turn:") for choice in choices)
    assert Counter(tuple(choice.h) for choice in choices).most_common(1)[0][1] == 1
    assert head(teotihuacan().tables.shape[2], 0) == "a1"


def test_cubes_are_paid_in_any_order() -> None:
    t = given(
        Has(cubes="stone 00 05 09; wood 01 02 90"),
        stacks={"B1": 1},
        display={"temple-blue": 0, "temple-red": 0},
    ).do("discs B1 2")
    shown = scene(t)
    assert shown.tally is not None
    assert (shown.tally.least, shown.tally.most) == (2, 2)
    assert shown.tally.ways == [{"stone": 1, "wood": 1}]
    assert {heap.h for heap in shown.tally.heaps} == {f"city.0@{at}" for at in ("a1", "f1", "j1", "b1", "c1", "a10")}
    assert scene(t, B).tally is None


def test_what_cannot_be_chosen_says_why() -> None:
    t = given(stacks={"B1": 1, "C1": 3})
    barred = {(bar.h, bar.rule) for bar in scene(t).barred}
    assert ("zone.B@B1", "TEO-14.16") in barred
    assert ("zone.C@C1", "TEO-4.3") in barred
    t.do("discs A1 1", "act building")
    assert ("display/gold-4", "TEO-6.1") in {(bar.h, bar.rule) for bar in scene(t).barred}


def test_the_supply_lies_open_when_it_is_chosen_from() -> None:
    t = given()
    assert "supply" not in {zone.id for zone in scene(t).zones}
    t.do("discs A1 1", "act produce", "small")
    assert {choice.h[0] for choice in scene(t).choices} == {"supply/stone-1", "supply/wood-1"}


def test_spectators_see_all_cities() -> None:
    t = given(Has(cubes="gold 22"), Has(tiles="wood-1 00", cubes="wood 01"))
    shown = scene(t, None)
    assert {piece.id for piece in shown.pieces if piece.kind == "cube"} == {"cube:0:c3", "cube:1:b1"}
    assert {"city.0", "city.1"} <= {zone.id for zone in shown.zones}
    assert shown.choices == []


def test_the_last_round_and_the_rival_are_told() -> None:
    assert not scene(given()).ends
    assert scene(given(round=4)).ends
    t = given(seats=1)
    panels = teotihuacan().scene(t.state, A, "en", NAMES[:1]).players
    assert [panel.name for panel in panels] == ["Citlali", "Rival"]
