"""Polyominoes on small grids, as bit masks.

A grid of at most 62 bits has one more column than is used, which is never free: so a piece cannot stick out on the
right and come in again on the left. A piece lies at its anchor, the top left corner of its bounding box; `anchors`
finds all of them for one orientation at a time, with as many shifts as the piece has cells.

>>> grid = Grid(2, 3)
>>> free = grid.mask([(0, 0), (0, 1), (0, 2), (1, 1)])
>>> grid.cells(anchors(free, grid.offsets([(0, 0), (0, 1)])))
[(0, 0), (0, 1)]
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

TURNS: Final = 4
ORIENTATIONS: Final = 8
Cells = list[tuple[int, int]]


def moved(cells: Cells) -> Cells:
    """The same piece with its bounding box in the corner, its cells in reading order."""
    top = min(row for row, _ in cells)
    left = min(column for _, column in cells)
    return sorted((row - top, column - left) for row, column in cells)


def turned(cells: Cells) -> Cells:
    """A quarter turn clockwise."""
    return moved([(column, -row) for row, column in cells])


def flipped(cells: Cells) -> Cells:
    """The other face: left and right change places."""
    return moved([(row, -column) for row, column in cells])


def orientation(cells: Cells, number: int) -> Cells:
    """Orientation 0 to 7 of a piece: so many quarter turns, from 4 on after a flip."""
    found = flipped(cells) if number >= TURNS else moved(cells)
    for _ in range(number % TURNS):
        found = turned(found)
    return found


def orientations(cells: Cells) -> list[int]:
    """The numbers of the orientations that differ; of two that look alike the lower one.

    >>> orientations([(0, 0), (0, 1), (0, 2)]), orientations([(0, 0), (1, 0), (2, 0), (2, 1)])
    ([0, 1], [0, 1, 2, 3, 4, 5, 6, 7])
    """
    seen: list[Cells] = []
    found = []
    for number in range(ORIENTATIONS):
        looks = orientation(cells, number)
        if looks not in seen:
            seen.append(looks)
            found.append(number)
    return found


class Grid:
    """A grid whose cells are the bits of a mask, row by row."""

    __slots__ = ("columns", "rows", "stride")

    def __init__(self, rows: int, columns: int) -> None:
        assert rows * (columns + 1) <= 62, "a mask has 62 bits"
        self.rows = rows
        self.columns = columns
        self.stride = columns + 1

    def bit(self, row: int, column: int) -> int:
        return row * self.stride + column

    def mask(self, cells: Cells) -> int:
        found = 0
        for row, column in cells:
            assert 0 <= row < self.rows, f"there is no row {row}"
            assert 0 <= column < self.columns, f"there is no column {column}"
            found |= 1 << self.bit(row, column)
        return found

    def cells(self, mask: int) -> Cells:
        return [
            (row, column) for row in range(self.rows) for column in range(self.columns)
            if mask >> self.bit(row, column) & 1
        ]  # fmt: skip

    def offsets(self, cells: Cells) -> list[int]:
        """The bits of a piece, counted from its anchor."""
        return [self.bit(row, column) for row, column in moved(cells)]


def anchors(free: i64, offsets: list[int]) -> i64:
    """The mask of the anchors where a piece lies on free cells only."""
    found: i64 = -1
    for offset in offsets:
        found &= free >> offset
    return found


def fits(free: i64, pieces: list[list[int]]) -> bool:
    """True if at least one of these orientations has room."""
    for offsets in pieces:
        if anchors(free, offsets):
            return True
    return False
