"""Names for numbers: materials, tiles, cells, pyramid spaces and the ids of all actions."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
SEATS: Final = 4
PLACES: Final = SEATS  # who can own discs; alone, the rival or the neutral side sits at 1

# --- materials and colours --------------------------------------------------------------------------------------------
GOLD: Final = 0
STONE: Final = 1
WOOD: Final = 2
MATERIALS: Final = 3
GREEN: Final = 0
BLUE: Final = 1
RED: Final = 2
WHITE: Final = 3
COLOURS: Final = 3  # white is the tile in the middle only

# --- tiles: nine buildings, three temples, three pyramid tiles --------------------------------------------------------
STONE_1: Final = 5
WOOD_1: Final = 8
BUILDINGS: Final = 9
TEMPLES: Final = 9  # + colour
PYRAMIDS: Final = 12  # + colour
TILES: Final = 15

# --- what lies on a cell of the city ----------------------------------------------------------------------------------
CELLS: Final = 100
EMPTY: Final = 0
CUBE: Final = 1  # + material
BUILT: Final = 4
OUTSIDE: Final = 5  # the pyramid area

# --- the pyramid: nine base spaces, four on the first level, the apex (TEO-2.3) ---------------------------------------
BASE: Final = 9
CENTRE: Final = 4
LEVEL: Final = 9
APEX: Final = 13
SPACES: Final = 14

# --- the main board ---------------------------------------------------------------------------------------------------
ACTION_SPACES: Final = 9
PER_ZONE: Final = 3
STACK: Final = 4  # discs, bonus disc included
MOST_DISCS: Final = 3
WORSHIP_TILES: Final = 36
PER_PILE: Final = 12
MASK_TYPES: Final = 3
MASK_GROUPS: Final = 12  # on a board, at most
BONUS_DISCS: Final = 9

ANY_INFLUENCE: Final = 0
ANY_CONSTRUCTION: Final = 1
BONUS_POINTS: Final = 2
BONUS_CUBE: Final = 3
BONUS_POWER: Final = 4
BONUS_KINDS: Final = 5

# --- the six actions: three constructions, three influences, by zone (TEO-4.4) ----------------------------------------
BUILD: Final = 0
TEMPLE: Final = 1
PYRAMID: Final = 2
PRODUCE: Final = 3
OFFERING: Final = 4
FAVOUR: Final = 5

# --- where points come from -------------------------------------------------------------------------------------------
FROM_PYRAMID: Final = 0
FROM_REWARDS: Final = 1
FROM_MASKS: Final = 2
FROM_OFFERINGS: Final = 3
FROM_FAVOURS: Final = 4
FROM_BONUSES: Final = 5
SOURCES: Final = 6

# --- how a placement is bound (TEO-5.2, 3.11) -------------------------------------------------------------------------
IN_REACH: Final = 0
ANYWHERE: Final = 1
AT_SETUP: Final = 2  # anywhere, but on no mask
BOUNDS: Final = 3

# --- actions: an id names a thing under a verb, the question gives the context ----------------------------------------
PASS: Final = 0
DONE: Final = 1
USE_BONUS: Final = 2
AGAIN: Final = 3
CUBES: Final = 4
SMALL: Final = 5
ACT: Final = 6  # + one of the six actions
DISCS: Final = ACT + 6  # + 3 * action space + discs - 1
TILE: Final = DISCS + 27  # + tile
SPACE: Final = TILE + TILES  # + pyramid space
PILE: Final = SPACE + SPACES  # + colour
WORSHIP: Final = PILE + COLOURS  # + worship tile
TWO_GOLD: Final = WORSHIP + WORSHIP_TILES  # + material that two gold stand for, less STONE
MATERIAL: Final = TWO_GOLD + 2  # + material
CELL: Final = MATERIAL + MATERIALS  # + cell
PLACE: Final = CELL + CELLS  # + 100 * orientation + cell of the corner of the bounding box
PLACEMENTS: Final = 800
ACTIONS: Final = PLACE + PLACEMENTS
