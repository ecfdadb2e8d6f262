"""The ground plan: cells, quarters, the four sides of the architect, and every way to lay a tile (TEO-1.8, 2).

A reach is two quarters side by side. Turned so that the side of the architect is on top, each reach is the same grid of
5 x 10 cells, with room for it in one mask: its left half is the quarter of the same number as the side, its right half
the next one clockwise. As no tile lies in more than two quarters (TEO-14.33), whatever may be laid anywhere lies within
the reach of some side, and lies on the left half of exactly one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from edubba.games.teotihuacan.rules.pieces import CELLS, PLACE, PLACEMENTS, SPACES
from edubba.kernel.poly import ORIENTATIONS, Cells, Grid, anchors, orientation, orientations, turned

SIDES: Final = 4  # north, east, south, west
SIDE: Final = 10
DEPTH: Final = 5
FRAME: Final = Grid(DEPTH, SIDE)
HALF_ROW: Final = 5

# All polyominoes of up to five cells, as they may be turned and flipped; those with which we ship come first. None is
# wider than three before it is turned: so they lie side by side on the main board.
SHAPES: Final[dict[str, Cells]] = {
    "I1": [(0, 0)],
    "I2": [(0, 0), (0, 1)],
    "I3": [(0, 0), (0, 1), (0, 2)],
    "V3": [(0, 0), (1, 0), (1, 1)],
    "O4": [(0, 0), (0, 1), (1, 0), (1, 1)],
    "L4": [(0, 0), (1, 0), (2, 0), (2, 1)],
    "T4": [(0, 0), (0, 1), (0, 2), (1, 1)],
    "P5": [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0)],
    "I4": [(0, 0), (1, 0), (2, 0), (3, 0)],
    "S4": [(0, 1), (0, 2), (1, 0), (1, 1)],
    "F5": [(0, 1), (0, 2), (1, 0), (1, 1), (2, 1)],
    "I5": [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0)],
    "L5": [(0, 0), (1, 0), (2, 0), (3, 0), (3, 1)],
    "N5": [(0, 1), (1, 1), (2, 0), (2, 1), (3, 0)],
    "T5": [(0, 0), (0, 1), (0, 2), (1, 1), (2, 1)],
    "U5": [(0, 0), (0, 2), (1, 0), (1, 1), (1, 2)],
    "V5": [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2)],
    "W5": [(0, 0), (1, 0), (1, 1), (2, 1), (2, 2)],
    "X5": [(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)],
    "Y5": [(0, 1), (1, 0), (1, 1), (2, 1), (3, 1)],
    "Z5": [(0, 0), (0, 1), (1, 1), (2, 1), (2, 2)],
}
SHAPE_NAMES: Final = list(SHAPES)


def in_city(row: int, column: int) -> bool:
    """True on the board and outside the pyramid area (TEO-2.1)."""
    if not (0 <= row < SIDE and 0 <= column < SIDE):
        return False
    return not (3 <= row <= 6 and 3 <= column <= 6)


def quarter(cell: int) -> int:
    """0 to 3, clockwise from the north-west (TEO-2.2)."""
    south, east = cell // SIDE >= DEPTH, cell % SIDE >= DEPTH
    if south:
        return 2 if east else 3
    return 1 if east else 0


def seen_from(side: int, row: int, column: int) -> tuple[int, int]:
    """Row and column of a cell when this side is on top."""
    last = SIDE - 1
    if side == 0:
        return row, column
    if side == 1:
        return last - column, row
    if side == 2:
        return last - row, last - column
    return column, last - row


CITY: Final = [cell for cell in range(CELLS) if in_city(cell // SIDE, cell % SIDE)]
NEIGHBOURS: Final = [
    [
        row * SIDE + column
        for row, column in (
            (cell // SIDE - 1, cell % SIDE),
            (cell // SIDE, cell % SIDE - 1),
            (cell // SIDE, cell % SIDE + 1),
            (cell // SIDE + 1, cell % SIDE),
        )
        if in_city(row, column)
    ]
    for cell in range(CELLS)
]


def frame_bits(side: int) -> list[int]:
    """Per cell: its bit in the frame of this side, as a mask; 0 out of reach."""
    found = []
    for cell in range(CELLS):
        row, column = seen_from(side, cell // SIDE, cell % SIDE)
        reached = row < DEPTH and cell in CITY
        found.append(1 << FRAME.bit(row, column) if reached else 0)
    return found


FRAME_BITS: Final = [frame_bits(side) for side in range(SIDES)]
WHOLE: Final = sum(FRAME_BITS[0])  # all cells of a reach: alike for all sides

# --- placements -------------------------------------------------------------------------------------------------------


def laid(cells: Cells, number: int, corner: int) -> list[int]:
    """The cells that a piece covers in this orientation with its bounding box at this corner, [] if it cannot."""
    found = []
    for row, column in orientation(cells, number):
        if not in_city(corner // SIDE + row, corner % SIDE + column):
            return []
        found.append(corner + SIDE * row + column)
    return found


def around(cells: list[int]) -> list[int]:
    """The city cells beside these cells, ascending (TEO-2.6)."""
    return sorted({beside for cell in cells for beside in NEIGHBOURS[cell]} - set(cells))


def placements(cells: Cells) -> list[list[int]]:
    """Per placement the cells covered; [] where the piece cannot lie, and for doubles of symmetric pieces."""
    distinct = orientations(cells)
    return [
        laid(cells, number, corner) if number in distinct else []
        for number in range(ORIENTATIONS)
        for corner in range(CELLS)
    ]


# Index of these: PLACEMENTS * shape + 100 * orientation + corner. They are worked out by `survey`, shape by shape.
NOWHERE: Final[list[int]] = []
COVERED: Final[list[list[int]]] = [NOWHERE] * (PLACEMENTS * len(SHAPES))
RING: Final[list[list[int]]] = [NOWHERE] * (PLACEMENTS * len(SHAPES))
QUARTERS: Final = [0] * (PLACEMENTS * len(SHAPES))  # mask
FRAMED: Final[list[list[int]]] = [NOWHERE] * (PLACEMENTS * len(SHAPES))  # per side: the mask of the cells in its frame


class Stance:
    """One orientation of a shape, as seen from one side: where it fits, and the actions that lay it there."""

    __slots__ = ("actions", "offsets")

    def __init__(self, cells: Cells, number: int, side: int) -> None:
        looks = orientation(cells, number)
        for _ in range((SIDES - side) % SIDES):
            looks = turned(looks)
        self.offsets = FRAME.offsets(looks)
        self.actions = [half_row(looks, number, side, row, half) for row in range(DEPTH) for half in (0, 1)]


_half_rows: dict[tuple[int, ...], list[list[int]]] = {}


def half_row(looks: Cells, number: int, side: int, row: int, half: int) -> list[list[int]]:
    """For each set of anchors among five neighbours in the frame, the actions that lay a piece there.

    The corner of the bounding box on the board is another one than in the frame: both corners are turned.
    """
    ids = []
    for column in range(half * HALF_ROW, half * HALF_ROW + HALF_ROW):
        box = [(row + dr, column + dc) for dr, dc in looks]
        seen = [seen_from((SIDES - side) % SIDES, *place) for place in box]
        corner = SIDE * min(place[0] for place in seen) + min(place[1] for place in seen)
        ids.append(PLACE + CELLS * number + corner)
    key = tuple(ids)
    if key not in _half_rows:
        _half_rows[key] = [[ids[bit] for bit in range(HALF_ROW) if chunk >> bit & 1] for chunk in range(1 << HALF_ROW)]
    return _half_rows[key]


STANCES: Final[list[list[list[Stance]]]] = [[] for _ in SHAPES]  # per shape and side; by `survey`


def survey(shape: int) -> None:
    """Work out where a shape can lie. Done once, for the shapes that are printed in some pack: there are many."""
    if STANCES[shape]:
        return
    cells = SHAPES[SHAPE_NAMES[shape]]
    for number, covered in enumerate(placements(cells)):
        if covered:
            index = PLACEMENTS * shape + number
            COVERED[index] = covered
            RING[index] = around(covered)
            QUARTERS[index] = sum({1 << quarter(cell) for cell in covered})
            FRAMED[index] = [sum(bits[cell] for cell in covered) for bits in FRAME_BITS]
    STANCES[shape] = [[Stance(cells, number, side) for number in orientations(cells)] for side in range(SIDES)]


def room(free: i64, shape: int) -> bool:
    """True if the shape has room on the free cells of a frame; the frames of all sides are alike in this."""
    for stance in STANCES[shape][0]:
        if anchors(free, stance.offsets):
            return True
    return False


def add_placements(found: list[int], free: i64, shape: int, side: int, halves: int) -> None:
    """Append the actions that lay the shape on free cells of the frame of a side; halves: 1 the left anchors, 2 all."""
    for stance in STANCES[shape][side]:
        mask: i64 = anchors(free, stance.offsets)
        if not mask:
            continue
        actions = stance.actions
        row: i64 = 0
        while mask:
            left: i64 = mask & 31
            if left:
                found += actions[row][left]
            if halves == 2:
                right: i64 = mask >> HALF_ROW & 31
                if right:
                    found += actions[row + 1][right]
            mask >>= SIDE + 1
            row += 2


# --- the pyramid (TEO-2.3 to 2.5) -------------------------------------------------------------------------------------
SPACE_NAMES: Final = [f"P{row}{column}" for row in range(3) for column in range(3)] + ["L00", "L01", "L10", "L11", "T"]
BASE_REACH: Final = [0b000111111, 0b110110110, 0b111111000, 0b011011011]
LEVEL_REACH: Final = [0b0011, 0b1010, 0b1100, 0b0101]
SUPPORTS: Final = [0] * 9 + [0b000011011, 0b000110110, 0b011011000, 0b110110000] + [0b1111 << 9]
SPACE_QUARTERS: Final = [1, 3, 2, 9, 15, 6, 8, 12, 4, 1, 2, 8, 4, 15]  # mask


def space_reach(side: int) -> int:
    """The mask of the pyramid spaces within reach of a side; the apex is within reach of all."""
    return BASE_REACH[side] | LEVEL_REACH[side] << 9 | 1 << SPACES - 1


SPACE_REACH: Final = [space_reach(side) for side in range(SIDES)]
