"""What a position is worth to a player: the points it has, and those that what it owns may still bring."""

from __future__ import annotations

from edubba.games.wayfarers.cards import CITY, COLUMN_TEN, GOODS, OPEN_WATER
from edubba.games.wayfarers.state import WayfarersState
from edubba.games.wayfarers.turn import Turn
from edubba.kernel.advice import Advice
from edubba.kernel.state import State


class WayfarersAdvice(Advice):
    """Points now; goods, dice, workers and influence by what they buy; and the way that is left on the journal."""

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, WayfarersState)
        total = 0.0
        for _, points in state.score_sheet(seat):
            total += float(points)
        if not state.agenda:
            return total
        player = state.players[seat]
        printed = state.printed
        column = printed.column[player.at]
        # The nearer the end, the less is left to be bought.
        furthest = 0
        for other in state.players:
            if printed.column[other.at] > furthest:
                furthest = printed.column[other.at]
        time = float(COLUMN_TEN + 1 - furthest) / float(COLUMN_TEN + 1)
        if state.ending:
            time = 0.05
        total += 1.6 * float(column)
        if state.automa is not None and seat >= state.seats:
            guilds = player.guilds
            return total + time * (12.0 + 0.5 * float(guilds[0] + guilds[1] + guilds[2]))
        wealth = 0.75 * float(player.silver) + 0.75 * float(player.provision)
        wealth += 0.7 * float(player.guilds[0]) + 0.5 * float(player.guilds[1]) + 0.5 * float(player.guilds[2])
        wealth += 1.3 * float(player.workers[0]) + 1.1 * float(player.workers[1] + player.workers[2])
        dice = player.supply_dice()
        wealth += 1.4 * float(dice) + 1.2 * float(5 - player.reserve)
        for place in range(len(player.folk)):
            if player.folk[place] >= 0:
                wealth += 1.0
        for slot in range(20):
            if state.marks[slot] == seat:
                wealth += 0.3
        wealth += 1.2 * float(len(player.spaces) - 6) + 1.0 * float(len(player.hosts) - 2)
        for value in range(6):
            goods = player.columns[value] & GOODS
            while goods:
                if goods & 15:
                    wealth += 0.6
                goods >>= 4
        # Sets that are begun promise more than they score now.
        for tag in range(CITY, OPEN_WATER + 1):
            count = player.counts[tag]
            wealth += 0.6 * float(count if count < 6 else 6)
        total += time * wealth
        return total + 0.4 * (float(player.acquired_ground() - player.acquired_space()) if state.ending == 0 else 0.0)

    def quiet(self, state: State) -> bool:
        return not state.agenda or isinstance(state.agenda[-1], Turn)
