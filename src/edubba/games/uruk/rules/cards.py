"""Names for numbers: the 28 types of inventions, the 10 events, the colours and the ids of all actions."""

from __future__ import annotations

from typing import Final

# --- inventions, in the order of components.json ------------------------------------------------------------------
MUD_HUT: Final = 0
NET: Final = 1
CLAY_POT: Final = 2
CISTERN: Final = 3
CITY_WALL: Final = 4
KILN: Final = 5
STREET: Final = 6
AXE: Final = 7
DOMESTICATION: Final = 8
SHADOOF: Final = 9
ROLLER: Final = 10
STATUETTE: Final = 11
WHEEL_AND_AXLE: Final = 12
LIGHTHOUSE: Final = 13
SAILING_SHIP: Final = 14
WATER_WHEEL: Final = 15
PULLEY: Final = 16
VAULT: Final = 17
CLAY_PIPE: Final = 18
SCALES: Final = 19
COINAGE: Final = 20
LYRE: Final = 21
SEWER: Final = 22
WATER_CLOCK: Final = 23
ZIGGURAT: Final = 24
GEAR_WHEEL: Final = 25
ASTRONOMY: Final = 26
AQUEDUCT: Final = 27
TYPES: Final = 28

# --- gods and disasters -------------------------------------------------------------------------------------------
ENLIL: Final = 28
NERGAL: Final = 29
NINURTA: Final = 30
GIBIL: Final = 31
MARDUK: Final = 32
NANNAR: Final = 33
ISHTAR: Final = 34
DROUGHT: Final = 35
EARTHQUAKE: Final = 36
VOLCANO: Final = 37
CARDS: Final = 38
NO_CARD: Final = -1

COLOURS: Final = 4
RED: Final = 0
PINK: Final = 1
YELLOW: Final = 2
BLUE: Final = 3

# --- actions: an id names a thing under a verb, the question gives the context ------------------------------------
END: Final = 0
DRAW: Final = 1
EXCHANGE: Final = 2
CARDS_TO_CUBES: Final = 3
CUBES_TO_CARDS: Final = 4
SWAP: Final = 5
NEW_SLOT: Final = 6
DONE: Final = 7
PASS: Final = 8
DECLINE: Final = 9
FORGO: Final = 10
TAKE: Final = 11  # + type: a card of the display
MAKE: Final = TAKE + TYPES  # + type: an invention from the hand
USE: Final = MAKE + TYPES  # + type: a laid invention
CARD: Final = USE + TYPES  # + type: a hand card given away
SETTLE: Final = CARD + TYPES  # + slot
SLOT: Final = SETTLE + 7  # + slot
COLOUR: Final = SLOT + 7  # + colour: a cube
OPPONENT: Final = COLOUR + COLOURS  # + seat
COPIES: Final = OPPONENT + 4  # + 2 * (copies used - 1) + (1 if a reduction is used)
PRICE: Final = COPIES + 8  # + one of the four below
COUNT: Final = PRICE + 4  # + number - 1: how many the Aqueduct trades
BID: Final = COUNT + 2  # + number of cubes in the fist
ACTIONS: Final = BID + 49

FULL: Final = 0
WITH_VAULT: Final = 1
WITH_COINAGE: Final = 2
HALF: Final = 3
