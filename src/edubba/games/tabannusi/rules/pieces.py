"""Names for numbers: colours, districts, cells, tiles, effects and the ids of all actions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from edubba.kernel.bits import Family

NONE: Final = -1
BLANK: Final[list[int]] = []  # the beginning of lists that are replaced, never changed

# --- colours of dice; the first three are also those of projects, buildings, sections and mastery tracks --------------
COLOURS: Final = 5
TRACKS: Final = 3
WHITE: Final = 0
YELLOW: Final = 1
BROWN: Final = 2
BLUE: Final = 3
GREEN: Final = 4
NEUTRAL_ROW: Final = 3  # of houses, after those of the tracks
ROWS: Final = 4

# --- districts, counted from 0: three common ones, the port, the ziggurat ---------------------------------------------
DISTRICTS: Final = 5
COMMON: Final = 3
PORT_DISTRICT: Final = 3
ZIGGURAT: Final = 4

# --- cells: in a mask of one common district bits 0-24 are land, row by row, and bits 25-30 the river -----------------
WIDE: Final = 5
LAND: Final = 25
LAND_MASK: Final = (1 << LAND) - 1
RIVER: Final = 75  # the cell of the first border water; before it lie the land cells, 25 a district
RIVERS: Final = 6
CELLS: Final = 81

# --- ships, lines, tiles and cards ------------------------------------------------------------------------------------
SHIPS: Final = 9  # berths of the port, row by row
TILES_OF_SHIPS: Final = 15
PRINTED_SHIPS: Final = 15  # + 0 or 1: a ship printed on the board, without colour and ability
LINES: Final = 6  # R3, R2, R1, C1, C2, C3
MASTERS: Final = 9
DECREES: Final = 16
URBAN_CARDS: Final = 15
SPECIAL_TILES: Final = 10
ACTION_TILES: Final = 6
SPACES: Final = 18  # of the ziggurat, six a section
SLOTS: Final = 3  # of a ziggurat tile
BUILDER: Final = 6  # the harbourmaster that goes with a build
S01: Final = 1  # abilities of ships, in masks
S02: Final = 1 << 1
S03: Final = 1 << 2
S04: Final = 1 << 3
S05: Final = 1 << 4
S06: Final = 1 << 5
S07: Final = 1 << 6
S08: Final = 1 << 7
S09: Final = 1 << 8
S10: Final = 1 << 9
S11: Final = 1 << 10
S12: Final = 1 << 11
S13: Final = 1 << 12
S14: Final = 1 << 13
S15: Final = 1 << 14

# --- effects: kind + 64 * number; those before ASKS leave no choice to anybody ----------------------------------------
NOTHING: Final = 0
VP: Final = 1
LOSE_VP: Final = 2
GOLD_TOKENS: Final = 3
MARKERS: Final = 4
WATER: Final = 5
GARDENS: Final = 6
COLLECT: Final = 7  # the number is a colour
IGNORE_HOUSE: Final = 8
RANDOM_MASTER: Final = 9
TAKE_CRATE: Final = 10
ASKS: Final = 11
TRACK: Final = 11  # the number is a track
ANY_TRACKS: Final = 12
SAME_TRACK: Final = 13
OTHER_TRACKS: Final = 14
RESERVE_DICE: Final = 15
SPECIAL_WATER: Final = 16
ARCHITECT: Final = 17
FILL_CRATES: Final = 18
PAY_FOR_TRACK: Final = 19
PROJECT_TRACK: Final = 20
PROJECT_AGAIN: Final = 21
ZIGGURAT_MARKER: Final = 22
SHIP_MARKER: Final = 23
PORT_HOUSE: Final = 24
DRAW_CARDS: Final = 25
MOVE_HOUSES: Final = 26
ANY_TILE: Final = 27
DISCOUNT: Final = 28
LOWEST_TRACK: Final = 29
HIGHEST_TRACK: Final = 30
CURRENT_TRACK: Final = 31

# --- where points come from -------------------------------------------------------------------------------------------
START: Final = 0
GAINS: Final = 1
SHIP_GAINS: Final = 2
DECREE_GAINS: Final = 3
COMMON_GAINS: Final = 4
PORT_GAINS: Final = 5
ZIGGURAT_GAINS: Final = 6
SOURCES: Final = 7

# --- actions: an id names a thing under a verb, the question gives the context ----------------------------------------
DONE: Final = 0
SKIP: Final = 1
WORK: Final = 2  # the garden action
BUY_GARDEN: Final = 3
BUY_WATER: Final = 4
FROM_AREA: Final = 5
FROM_RESERVE: Final = 6
ONE_GARDEN: Final = 7
ONE_MARKER: Final = 8
VALUE: Final = 9  # + value of a die - 1
GO: Final = VALUE + 6  # + district
PAY_GO: Final = GO + DISTRICTS  # + district
TILE: Final = PAY_GO + DISTRICTS  # + action tile
PROJECT: Final = TILE + ACTION_TILES  # + colour
BUILD: Final = PROJECT + TRACKS  # + colour
SHIP: Final = BUILD + TRACKS  # + berth
HOUSE: Final = SHIP + SHIPS  # + 2 * line, one more for the red space
SPACE: Final = HOUSE + 2 * LINES  # + 6 * section + space
FILL: Final = SPACE + SPACES  # + colour of a crate
DECREE: Final = FILL + COLOURS  # + decree
MASTER: Final = DECREE + DECREES  # + harbourmaster
COLOUR: Final = MASTER + MASTERS  # + colour of a track, a die, a section, a row
DIE: Final = COLOUR + COLOURS  # + colour of a die to pay with
CRATE: Final = DIE + COLOURS  # + colour of a crate to pay with
GOLD: Final = CRATE + COLOURS  # pay all that is left with gold
NEUTRAL: Final = GOLD + 1
SPECIAL: Final = NEUTRAL + 1  # + special water tile
CARD: Final = SPECIAL + SPECIAL_TILES  # + urbanisation card
CELL: Final = CARD + URBAN_CARDS  # + cell
ACTIONS: Final = CELL + CELLS

CELLS_OF: Final = [Family(CELL + LAND * district) for district in range(COMMON)]
RIVER_CELLS: Final = Family(CELL + RIVER)


def add_cells(found: list[int], district: int, mask: int) -> None:
    """Append an action per cell of a mask of this district, ascending."""
    CELLS_OF[district].add(found, mask & LAND_MASK)
    if mask >> LAND:
        RIVER_CELLS.add(found, mask >> LAND)


def bit_of(cell: int) -> int:
    """The bit of a cell in the mask of its district (of both its districts, on the river)."""
    return 1 << (cell % LAND if cell < RIVER else LAND + cell - RIVER)


# A building is an int: its cells, then 2 bits of colour, 2 bits of district and its owner.


def building_of(cells: int, colour: int, district: int, owner: int) -> int:
    return cells | colour << 25 | district << 27 | owner << 29


def colour_of(building: int) -> int:
    return building >> 25 & 3


def district_of(building: int) -> int:
    return building >> 27 & 3


def owner_of(building: int) -> int:
    return building >> 29


def lowest_bit(mask: int) -> int:
    """The number of the lowest bit set in a mask, NONE if it is empty. Cell numbers rise with the bits (TAB-3.11)."""
    return (mask & -mask).bit_length() - 1


def highest_bit(mask: int) -> int:
    """The number of the highest bit set in a mask, NONE if it is empty."""
    return mask.bit_length() - 1


def least(counts: list[int]) -> int:
    """The smallest of the numbers of three colours; `min` would leave compiled code."""
    found = counts[0]
    if counts[1] < found:
        found = counts[1]
    return counts[2] if counts[2] < found else found


def size_of(mask: i64) -> i64:
    """How many bits are set in a mask; most have few, and `bit_count` would leave compiled code."""
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found
