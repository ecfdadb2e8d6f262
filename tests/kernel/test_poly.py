"""Polyominoes: orientations, and where a piece fits, compared with trying every cell."""

import doctest
from random import Random

import pytest

from edubba.kernel import poly
from edubba.kernel.poly import Cells, Grid, anchors, fits, flipped, moved, orientation, orientations, turned

PIECES: dict[str, Cells] = {
    "I1": [(0, 0)],
    "I3": [(0, 0), (0, 1), (0, 2)],
    "V3": [(0, 0), (1, 0), (1, 1)],
    "L4": [(0, 0), (1, 0), (2, 0), (2, 1)],
    "S4": [(0, 1), (0, 2), (1, 0), (1, 1)],
    "O4": [(0, 0), (0, 1), (1, 0), (1, 1)],
    "T4": [(0, 0), (0, 1), (0, 2), (1, 1)],
    "P5": [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0)],
}
DISTINCT = {"I1": 1, "I3": 2, "V3": 4, "L4": 8, "S4": 4, "O4": 1, "T4": 4, "P5": 8}


def test_the_examples_of_the_module() -> None:
    assert doctest.testmod(poly).failed == 0


@pytest.mark.parametrize("name", PIECES)
def test_four_turns_and_two_flips_change_nothing(name: str) -> None:
    piece = moved(PIECES[name])
    assert turned(turned(turned(turned(piece)))) == piece
    assert flipped(flipped(piece)) == piece
    assert orientation(piece, 0) == piece
    assert orientation(piece, 4) == flipped(piece)
    assert orientation(piece, 7) == turned(turned(turned(flipped(piece))))


@pytest.mark.parametrize("name", PIECES)
def test_doubles_of_symmetric_pieces_are_left_out(name: str) -> None:
    numbers = orientations(PIECES[name])
    assert len(numbers) == DISTINCT[name]
    looks = [orientation(PIECES[name], number) for number in numbers]
    assert all(looks.count(one) == 1 for one in looks)
    assert all(orientation(PIECES[name], number) in looks for number in range(8))


def test_a_quarter_turn_is_clockwise() -> None:
    assert turned([(0, 0), (1, 0), (2, 0), (2, 1)]) == [(0, 0), (0, 1), (0, 2), (1, 0)]


@pytest.mark.parametrize("name", PIECES)
@pytest.mark.parametrize("size", [(5, 10), (6, 5), (1, 7), (7, 7)], ids=str)
def test_anchors_are_where_all_cells_are_free(name: str, size: tuple[int, int]) -> None:
    grid = Grid(*size)
    rng = Random(f"{name}{size}")
    every = [(row, column) for row in range(grid.rows) for column in range(grid.columns)]
    for _ in range(20):
        free = {cell for cell in every if rng.random() < 0.75}
        mask = grid.mask(sorted(free))
        assert grid.cells(mask) == sorted(free)
        found_any = False
        for number in orientations(PIECES[name]):
            cells = orientation(PIECES[name], number)
            wanted = [
                (row, column)
                for row, column in every
                if all((row + down, column + right) in free for down, right in cells)
            ]
            assert grid.cells(anchors(mask, grid.offsets(cells))) == wanted
            found_any = found_any or bool(wanted)
        pieces = [grid.offsets(orientation(PIECES[name], number)) for number in orientations(PIECES[name])]
        assert fits(mask, pieces) == found_any


def test_a_grid_must_have_room_in_a_mask() -> None:
    with pytest.raises(AssertionError, match="62 bits"):
        Grid(8, 8)
    with pytest.raises(AssertionError, match="no column"):
        Grid(2, 2).mask([(0, 2)])
