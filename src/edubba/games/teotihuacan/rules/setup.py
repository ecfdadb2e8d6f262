"""Set-up: the table, and the first three pyramid tiles of everybody (TEO-3)."""

from __future__ import annotations

from typing import Final

from edubba.games.teotihuacan.rules.ask import OfColour
from edubba.games.teotihuacan.rules.geometry import SIDES
from edubba.games.teotihuacan.rules.pieces import (
    ACTION_SPACES,
    BASE,
    CENTRE,
    COLOURS,
    MASK_TYPES,
    NONE,
    PYRAMIDS,
    SEATS,
    SPACE,
    SPACES,
    TILE,
    TILES,
    WHITE,
    WORSHIP_TILES,
)
from edubba.games.teotihuacan.rules.player import Player, fresh_player
from edubba.games.teotihuacan.rules.printed import Printed, Rules
from edubba.games.teotihuacan.rules.pyramid import raise_tile
from edubba.games.teotihuacan.rules.rounds import begin_round, refill
from edubba.games.teotihuacan.rules.state import TeotihuacanState
from edubba.games.teotihuacan.rules.worship import restore
from edubba.kernel.chance import Chance
from edubba.kernel.step import AUTOMATIC, PublicStep, Step

SIDE_A: Final = 0
B_BOARDS: Final = 4
ALL_COLOURS: Final = 0b111


def set_up(printed: Printed, rules: Rules, seats: int, chance: Chance) -> TeotihuacanState:
    """A game about to begin, at its first decision."""
    first = chance.below(seats) if rules.first < 0 and seats > 1 else max(rules.first, 0) % seats
    boards = [1 + board for board in range(B_BOARDS)]
    players: list[Player] = []
    for seat in range(seats):
        board = boards.pop(chance.below(len(boards))) if rules.side_b else SIDE_A
        player = fresh_player(board, printed.boards[board].size[:])
        player.side = (seat - first) % seats % SIDES
        player.raise_pyramid(CENTRE, WHITE, 0)
        player.start = ALL_COLOURS
        players.append(player)
    supply = printed.count[:]
    for colour in range(COLOURS):
        supply[PYRAMIDS + colour] = supply[PYRAMIDS + colour] - seats
    s = TeotihuacanState(
        seats=seats,
        printed=printed,
        rules=rules,
        chance=chance,
        players=players,
        supply=supply,
        display=[0] * TILES,
        height=[0] * ACTION_SPACES,
        stacks=[0] * ACTION_SPACES,
    )
    s.first = first
    s.bonus = [NONE] * ACTION_SPACES
    s.slot = [NONE] * COLOURS
    s.top = [NONE] * COLOURS
    s.under = [[] for _ in range(COLOURS)]
    s.unseen = (1 << WORSHIP_TILES) - 1
    s.masks = [0] * MASK_TYPES
    s.removed = [0] * TILES
    refill(s)
    s.next(BEGIN)
    for step in range(seats - 1, -1, -1):
        s.next(START_TILE[(first + step) % seats])
    s.proceed()
    return s


class StartTile(PublicStep[TeotihuacanState]):
    """Which of your three coloured tiles comes next (TEO-3.11, D1)."""

    def options(self, s: TeotihuacanState, seat: int) -> list[int]:
        found: list[int] = []
        start = s.players[seat].start
        for colour in range(COLOURS):
            if start >> colour & 1:
                found.append(TILE + PYRAMIDS + colour)
        return found

    def refusal(self, s: TeotihuacanState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, TILE <= action < TILE + TILES, "TEO-3.8")

    def take(self, s: TeotihuacanState, seat: int, action: int) -> None:
        player = s.players[seat]
        colour = action - TILE - PYRAMIDS
        player.start &= ~(1 << colour)
        if player.start:
            s.next(START_TILE[seat])
        s.next(START_SPACE[seat][colour])


class StartSpace(OfColour):
    """On which free space of the base, within reach or not (TEO-3.11, D1)."""

    def options(self, s: TeotihuacanState, seat: int) -> list[int]:
        found: list[int] = []
        raised = s.players[seat].raised
        for space in range(BASE):
            if not raised >> space & 1:
                found.append(SPACE + space)
        return found

    def refusal(self, s: TeotihuacanState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, SPACE <= action < SPACE + SPACES, "TEO-3.11")

    def take(self, s: TeotihuacanState, seat: int, action: int) -> None:
        points = s.printed.pyramid_points if s.rules.setup_points else 0
        raise_tile(s, seat, self.colour, action - SPACE, points)


class Begin(Step[TeotihuacanState]):
    """Everybody is ready: reveal the worship tiles and begin the first round (TEO-3.12)."""

    def run(self, s: TeotihuacanState) -> None:
        s.started = True
        for colour in range(COLOURS):
            restore(s, colour)
        begin_round(s)


BEGIN: Final = Begin(AUTOMATIC)
START_TILE: Final = [StartTile(seat) for seat in range(SEATS)]
START_SPACE: Final = [[StartSpace(seat, colour) for colour in range(COLOURS)] for seat in range(SEATS)]
