"""What a seat knows of a position of Founders of Teotihuacan, as numbers for learning. Nothing is hidden but chance."""

from __future__ import annotations

from typing import Final

from edubba.games.teotihuacan.rules.pieces import (
    ACTION_SPACES,
    BUILT,
    CELLS,
    COLOURS,
    CUBE,
    EMPTY,
    MASK_GROUPS,
    MASK_TYPES,
    MATERIALS,
    PER_PILE,
    PLACEMENTS,
    SEATS,
    SPACES,
    STACK,
    WHITE,
    WORSHIP_TILES,
)
from edubba.games.teotihuacan.rules.player import Player
from edubba.games.teotihuacan.rules.state import TeotihuacanState
from edubba.kernel.features import Features, Row
from edubba.kernel.native import i64
from edubba.kernel.state import State

HUES: Final = WHITE + 1
RIVAL_CARDS: Final = 9
SIDES: Final = 4


class TeotihuacanFeatures(Features):
    """Tiles, cells, spaces and colours are counted as in pieces.py; players go round the table, the viewer first."""

    def write(self, state: State, eye: int, row: Row) -> None:
        assert isinstance(state, TeotihuacanState)
        s = state
        seats: i64 = s.seats
        viewer: i64 = max(eye, 0)
        row.put("seats", seats)
        row.put("round", s.round)
        row.put("rounds", s.printed.rounds[s.seats])
        row.put("first", (s.first - viewer) % max(seats, 2))
        row.put("power", s.power)
        row.put("bonus-open", s.bonus_open)
        row.put("acted", s.acted)
        row.put("started", s.started)
        row.put("turns", s.turns)
        row.put("rival", s.rival)
        row.put("rival-discs", s.rival_discs)
        row.bits("rival-card", s.rival_cards, RIVAL_CARDS)
        row.one("space", s.space, ACTION_SPACES)
        row.all("supply", s.supply)
        row.all("display", s.display)
        row.all("removed", s.removed)
        row.all("height", s.height)
        write_stacks(s, viewer, row)
        row.all("masks", s.masks)
        row.all("bonus", s.bonus)
        row.all("slot", s.slot)
        row.all("top", s.top)
        for colour in range(COLOURS):
            row.part("pile", colour)
            row.padded("under", s.under[colour], PER_PILE)
        row.whole()
        row.bits("unseen", s.unseen, WORSHIP_TILES)
        self.round_the_table(s, eye, row, seats, SEATS)

    def write_player(self, state: State, seat: int, eye: int, row: Row) -> None:
        assert isinstance(state, TeotihuacanState)
        player = state.players[seat]
        row.put("asked", state.asks(seat))
        row.put("board", player.board)
        row.one("side", player.side, SIDES)
        row.put("discs", player.discs)
        row.put("favour", player.favour)
        row.put("passed", player.passed)
        row.bits("start", player.start, HUES)
        row.put("gold", player.gold)
        row.put("stone", player.stone)
        row.put("wood", player.wood)
        row.padded("group", player.groups, MASK_GROUPS)
        row.all("points", player.points)
        row.bits("worship", player.worship, WORSHIP_TILES)
        row.bits("aside", player.aside, WORSHIP_TILES)
        row.all("count", player.count)
        row.all("worth", player.worth)
        row.all("shrines", player.shrines)
        masks = row.block("mask", MASK_TYPES)
        for mask in player.masks:
            row.add(masks + mask // 100, 1)
        space = row.block("pyramid", SPACES * HUES)
        for lies in player.pyramid:
            colour: i64 = lies
            if colour >= 0:
                row.set(space + colour, 1)
            space += HUES
        write_city(player, row)


def write_stacks(s: TeotihuacanState, viewer: int, row: Row) -> None:
    """Per action space, from the bottom up: whose disc it is, 1 for the viewer; alone, the rival or the neutral side
    comes second."""
    owners = row.block("disc", ACTION_SPACES * STACK)
    around: i64 = max(s.seats, 2)
    for space in range(ACTION_SPACES):
        stack: i64 = s.stacks[space]
        place: i64 = owners + STACK * space
        while stack:
            row.set(place, 1 + ((stack & 7) - 1 - viewer) % around)
            stack >>= 3
            place += 1


def write_city(player: Player, row: Row) -> None:
    """Per cell: a cube of each material, a tile; and which tile has the corner of its box there."""
    cube = row.block("cube", MATERIALS * CELLS) - CELLS * CUBE
    built = row.block("built", CELLS)
    corners = row.block("tile", CELLS)
    numbers = row.numbers
    for item in player.ground:
        lies: i64 = item
        if lies > EMPTY:
            if lies == BUILT:
                numbers[built] = 1
            elif lies < BUILT:
                numbers[cube + CELLS * lies] = 1
        built += 1
        cube += 1
    for entry in player.buildings:
        row.set(corners + entry % PLACEMENTS % CELLS, 1 + entry // PLACEMENTS)
    for entry in player.temples:
        row.set(corners + entry % PLACEMENTS % CELLS, 1 + entry // PLACEMENTS)
