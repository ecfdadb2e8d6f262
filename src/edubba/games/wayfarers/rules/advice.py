"""What a position is worth to a player: the points it has, and those that what it owns may still bring."""

from __future__ import annotations

from typing import Final

from edubba.games.wayfarers.rules.acquire import ChooseHost, TakeCard
from edubba.games.wayfarers.rules.cards import CITY, COLUMN_TEN, GOODS, OPEN_WATER
from edubba.games.wayfarers.rules.chronicle import MoveMarker
from edubba.games.wayfarers.rules.player import Player
from edubba.games.wayfarers.rules.resolve import OneOf, Parts
from edubba.games.wayfarers.rules.scoring import counted
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.games.wayfarers.rules.tiles import ChooseCell, ChooseTile
from edubba.games.wayfarers.rules.turn import Turn
from edubba.kernel.advice import Advice, widened_by
from edubba.kernel.state import State

COLUMN: Final = 3.4  # every column brings a tile, a die, a card: and who arrives first has the last word
STAIN: Final = 3.0  # the next ink stain is open
DIE: Final = 0.35  # a die in the supply: a rest brings all of them back
NEW_DIE: Final = 2.0
PURSE: Final = 0.7  # Silver or Provision, as long as there are few
PLENTY: Final = 5


class WayfarersAdvice(Advice):
    """Points now; goods, dice, workers and influence by what they buy; and the way that is left on the journal."""

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, WayfarersState)
        total = 0.0
        for _, points in state.score_sheet(seat):
            total += float(points)
        if not state.agenda:
            return total
        printed = state.printed
        player = state.players[seat]
        time = time_left(state)
        total += COLUMN * float(printed.column[player.at])
        guilds = player.guilds
        if seat >= state.seats:
            return total + time * (12.0 + 0.5 * float(guilds[0] + guilds[1] + guilds[2]))
        wealth = purse(player.silver) + purse(player.provision)
        wealth += 0.8 * float(guilds[0]) + 0.5 * float(guilds[1]) + 0.5 * float(guilds[2])
        wealth += 1.3 * float(player.workers[0]) + 1.1 * float(player.workers[1] + player.workers[2])
        wealth += DIE * float(player.supply_dice()) + NEW_DIE * float(printed.dice_reserve - player.reserve)
        for folk in player.folk:
            if folk >= 0:
                wealth += 1.2
        for owner in state.marks:
            if owner == seat:
                wealth += 0.4
        wealth += 1.5 * float(len(player.spaces) - 6) + 1.2 * float(player.acquired_ground())
        wealth += caravan(player) + STAIN * nearest_stain(state, player)
        for tag in range(CITY, OPEN_WATER + 1):  # sets that are begun promise more than they score now
            count = player.counts[tag]
            wealth += 0.8 * float(count if count < 6 else 6)
        return total + time * (wealth + pending(state))

    def quiet(self, state: State) -> bool:
        return not state.agenda or isinstance(state.agenda[-1], Turn)

    def turn(self, state: State) -> int:
        assert isinstance(state, WayfarersState)
        return int(state.turns)

    def time(self, state: State) -> float:
        assert isinstance(state, WayfarersState)
        return time_left(state) if state.agenda else 0.0

    def spread_at(self, time: float) -> float:
        return widened_by(time, 19.0, 80.0)


def pending(state: WayfarersState) -> float:
    """In the middle of a move: what the questions that wait will bring, so that a price alone does not frighten."""
    found = 0.0
    for step in state.agenda:
        if isinstance(step, TakeCard):
            found += 4.0
        elif isinstance(step, MoveMarker):
            found += COLUMN
        elif isinstance(step, (ChooseTile, ChooseCell, ChooseHost)):
            found += 2.5
        elif isinstance(step, OneOf):
            found += 2.0
        elif isinstance(step, Parts):
            found += 1.2 * float(len(step.members))
    return found


def time_left(state: WayfarersState) -> float:
    """How much of the game is left, from 1 to nearly 0: the nearer the end, the less there is to be bought."""
    if state.ending:
        return 0.04 * float(state.ending)
    furthest = 0
    for player in state.players:
        if state.printed.column[player.at] > furthest:
            furthest = state.printed.column[player.at]
    return float(COLUMN_TEN + 2 - furthest) / float(COLUMN_TEN + 2)


def purse(count: int) -> float:
    """The first goods are worth most."""
    if count <= PLENTY:
        return PURSE * float(count)
    return PURSE * float(PLENTY) + 0.25 * float(count - PLENTY)


def caravan(player: Player) -> float:
    """What dice find in the caravan; a second good of one kind in a column helps little."""
    found = 0.0
    for column in player.columns:
        goods = column & GOODS
        while goods:
            if goods & 15:
                found += 0.7
            goods >>= 4
    return found


def nearest_stain(state: WayfarersState, player: Player) -> float:
    """How near the best of the next ink stains is to being crossed, from 0 to 1."""
    board = state.printed.boards[state.sides]
    best = 0.0
    for stain in state.printed.route[player.at]:
        near = 1.0
        spends = board.spends[stain]
        for guild in range(len(spends)):
            if spends[guild] > player.guilds[guild]:
                near -= 0.4 * float(spends[guild] - player.guilds[guild])
        needs = board.needs[stain]
        for place in range(0, len(needs), 2):
            missing = needs[place + 1] - counted(player, needs[place])
            if missing > 0:
                near -= 0.35 * float(missing)
        if near > best:
            best = near
    return best
