"""Names for numbers: tags, goods, rows of the display, words of the effect language, and the ids of all actions."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# --- tags and other things that are counted -----------------------------------------------------------------------
CITY: Final = 0
VISTA: Final = 1
HARBOUR: Final = 2
OPEN_WATER: Final = 3
OBSERVATORY: Final = 4
LIBRARY: Final = 5
STARS: Final = 6
PLANET: Final = 7
COMET_TAG: Final = 8
SUN: Final = 9
MOON: Final = 10
TAGS: Final = 11
TOWNSFOLK_GAINED: Final = 11  # as a bit beside the tags: what wakes a vista
CARD_COUNT: Final = 11  # + row
TILE_COUNT: Final = 16  # + type of tile
ALL_TILES: Final = 21
COUNTS: Final = 22
GUILD_COUNT: Final = 22  # + guild
GUILD_TOTAL: Final = 25
SILVER_COUNT: Final = 26
PROVISION_COUNT: Final = 27

# --- rows of the display, guilds, workers -------------------------------------------------------------------------
TOWNSFOLK: Final = 0
LAND: Final = 1
WATER: Final = 2
SPACE: Final = 3
INSPIRATION: Final = 4
ROWS: Final = 5
SLOTS: Final = 20

DIE_FOLK: Final = 0  # when townsfolk help
VISTA_FOLK: Final = 1
REST_FOLK: Final = 2

BLACK: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
GUILDS: Final = 3
ANY: Final = 3  # a guild of one's choice

GREEN_WORKER: Final = 0
YELLOW_WORKER: Final = 1
BLUE_WORKER: Final = 2

# --- upgrade tiles ------------------------------------------------------------------------------------------------
BASIC: Final = 0
LAND_TILE: Final = 1
WATER_TILE: Final = 2
SPACE_TILE: Final = 3
SPECIAL: Final = 4
REGULAR: Final = 5  # any but a special one
DESIGNS: Final = 23
FIRST_SPECIAL: Final = 13
FACES: Final = 29
CELLS: Final = 18
COLUMNS: Final = 6

# A column of the caravan in one int: four goods with 4 bits each, two kinds of steps, two kinds of discounts.
CAMEL: Final = 1
SHIP: Final = 1 << 4
TELESCOPE: Final = 1 << 8
PIGEON: Final = 1 << 12
GOODS: Final = 0xFFFF
FULL_LANES: Final = 0x8888
PLUS: Final = 1 << 16
MINUS: Final = 1 << 17
STEPS: Final = PLUS | MINUS
SILVER_OFF: Final = 18  # shift of 3 bits
PROVISION_OFF: Final = 21  # shift of 3 bits

# --- places -------------------------------------------------------------------------------------------------------
DIE_SPACES: Final = 42  # six of the board, then the cities L01-L18, then the harbours W01-W18
FIRST_CITY: Final = 6
FIRST_HARBOUR: Final = 24
MARKET: Final = 3
WORKSHOP: Final = 4
PRINTED_CITY: Final = 36  # as a host: land cards, the printed city, water cards, the printed harbour
FIRST_WATER: Final = 37
PRINTED_HARBOUR: Final = 73
HOSTS: Final = 74
PRINTED_STARS: Final = 36  # after the 36 space cards
SKIES: Final = 37
JOURNAL_SPACES: Final = 28
COLUMN_TEN: Final = 10

# --- the effect language: what a node does ------------------------------------------------------------------------
DO_SILVER: Final = 0
DO_PROVISION: Final = 1
DO_GUILD: Final = 2
DO_SHIFT: Final = 3
DO_MARK: Final = 4
DO_RECALL: Final = 5
DO_REFRESH: Final = 6
DO_NUDGE: Final = 7
DO_JOURNAL: Final = 8
DO_NEW_DIE: Final = 9
DO_JOURNAL_TILE: Final = 10
DO_CARD: Final = 11
DO_TILE: Final = 12
ANY_ORDER: Final = 13
ONE_OF: Final = 14
PAY: Final = 15
AI_COMET: Final = 16
AI_TRACK: Final = 17
AI_COMET_IF_LAST: Final = 18
AI_FOCUS: Final = 19
AI_PLACE_WORKER: Final = 20

NORMAL: Final = 0  # price of a card or a tile
FREE: Final = 1

# --- actions: an id names a thing under a verb, the question gives the context ------------------------------------
SKIP: Final = 0
FINISH: Final = 1
REST: Final = 2
TRADE: Final = 3  # the ability of the yellow guild
DRAW: Final = 4
DISCARD: Final = 5
REROLL: Final = 6
KEEP: Final = 7
PAY_SILVER: Final = 8
PAY_PROVISION: Final = 9
PAY_INFLUENCE: Final = 10
ALLOW_SILVER: Final = 11
ALLOW_PROVISION: Final = 12
DENY_SILVER: Final = 13
DENY_PROVISION: Final = 14
RAISE: Final = 15  # the die that is being placed
LOWER: Final = 16
VALUE: Final = 17  # + value - 1: a die of the supply, or the value at the end of a chain
SLOT: Final = VALUE + 6  # + slot of the display: take, mark, or take one's mark from it
WORKER: Final = SLOT + SLOTS  # + 3 * slot + colour: place or retrieve
PLACE: Final = WORKER + 3 * SLOTS  # + die space
HIRE: Final = PLACE + DIE_SPACES  # + die space, with a hired ship
UP: Final = HIRE + DIE_SPACES  # + value - 1: a die of the supply
DOWN: Final = UP + 6
GUILD: Final = DOWN + 6  # + guild
SHIFT: Final = GUILD + GUILDS  # + 3 * from + to
HOST: Final = SHIFT + 9  # + host
TUCK: Final = HOST + HOSTS  # + space card
CARD: Final = TUCK + SKIES  # + land card, or 36 + water card: one of those drawn
TILE: Final = CARD + 72  # + face
CELL: Final = TILE + FACES  # + 6 * row + column
GO: Final = CELL + CELLS  # + space of the journal
WAKE: Final = GO + JOURNAL_SPACES  # + land card: a vista
PART: Final = WAKE + 36  # + node of the effect language
