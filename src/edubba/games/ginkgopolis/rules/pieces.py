"""Names for numbers: colours, tiles, cards, cells and the ids of all actions."""

from __future__ import annotations

from typing import Final

from edubba.kernel.bits import Family

NONE: Final = -1

# --- colours decide the good: red a resource, blue a tile, yellow a point (GIN-0.7) ---------------------------------
COLOURS: Final = 3  # red, blue, yellow
NUMBERS: Final = 20  # a tile, and the card of the same colour and number, is 20 * colour + number - 1

# --- cards -----------------------------------------------------------------------------------------------------------
TILES: Final = 60
LETTERS: Final = 60  # + letter: an urbanization card; in the city, the token of that letter
LETTER_COUNT: Final = 12
CARDS: Final = 72  # all that can be in the deck
CHARACTERS: Final = 72  # + character
CHARACTER_COUNT: Final = 27
ALL_CARDS: Final = 99

EXPLOIT: Final = 0
URBANIZE: Final = 1
CONSTRUCT: Final = 2

# --- goods in one number: 8 bits each ---------------------------------------------------------------------------------
POINT: Final = 1
RESOURCE: Final = 1 << 8
TILE_GOOD: Final = 1 << 16
GOOD_OF: Final = [RESOURCE, TILE_GOOD, POINT]

# --- cells: x to the right, y upwards, (0, 0) in the middle of the starting square (GIN-0.1) --------------------------
WIDTH: Final = 128
MIDDLE: Final = 64 * WIDTH + 64
SIDES: Final = [WIDTH, 1, -WIDTH, -1]  # what leads to the neighbour in the north, east, south, west
FARTHEST: Final = 53  # 51 tiles in a row, beyond the starting square, and a token behind them

# --- actions: an id names a thing under a verb, the question gives the context ----------------------------------------
ALONE: Final = 0
DONE: Final = 1
CHANGE_HAND: Final = 2
GAIN_RESOURCE: Final = 3
GAIN_TILE: Final = 4
CARD: Final = 5  # + card of the deck
TILE: Final = CARD + CARDS  # + tile
KEEP: Final = TILE + TILES  # + character
SIDE: Final = KEEP + CHARACTER_COUNT  # + side of the new building
ROOM: Final = SIDE + 4  # + letter of the token that makes room
COLUMN: Final = ROOM + LETTER_COUNT  # + FARTHEST + x
ROW: Final = COLUMN + 2 * FARTHEST + 1  # + FARTHEST + y

HALF: Final = (1 << 30) - 1
LOW_TILES: Final = Family(0)
HIGH_TILES: Final = Family(30)
LOW_CHOICES: Final = Family(TILE)
HIGH_CHOICES: Final = Family(TILE + 30)


def cell(x: int, y: int) -> int:
    return MIDDLE + WIDTH * y + x


def column(place: int) -> int:
    return place % WIDTH - 64


def row(place: int) -> int:
    return place // WIDTH - 64


# Around the starting square, clockwise from the top left (GIN-2.2).
RING: Final = (
    [cell(x, 2) for x in (-1, 0, 1)]
    + [cell(2, y) for y in (1, 0, -1)]
    + ([cell(x, -2) for x in (1, 0, -1)] + [cell(-2, y) for y in (-1, 0, 1)])
)


def tiles_in(mask: int) -> list[int]:
    """The tiles of a mask, ascending."""
    found: list[int] = []
    LOW_TILES.add(found, mask & HALF)
    HIGH_TILES.add(found, mask >> 30)
    return found


def add_tile_choices(found: list[int], mask: int) -> None:
    """Append an action per tile of a mask, ascending."""
    LOW_CHOICES.add(found, mask & HALF)
    HIGH_CHOICES.add(found, mask >> 30)
