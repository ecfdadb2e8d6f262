"""What a position is worth to a player: the points it has, and those that what it owns may still bring."""

from __future__ import annotations

from typing import Final

from edubba.games.tabannusi.pieces import COMMON, TRACKS, size_of
from edubba.games.tabannusi.points import building_size, district_points
from edubba.games.tabannusi.state import TabannusiState
from edubba.games.tabannusi.turn import Menu, TakeDie
from edubba.kernel.advice import Advice
from edubba.kernel.state import State

# What goods are worth at the beginning, in points; they are worth less and less towards the end.
GOLD: Final = 2.0
DIE: Final = 1.3
CRATE: Final = 1.5
EMPTY_CRATE: Final = 0.5
MARKER: Final = 0.7
ENOUGH_MARKERS: Final = 8
GARDEN: Final = 1.4
WATER: Final = 0.6
PROJECT: Final = 1.6
SHIP: Final = 1.6
STEP: Final = 0.7
LOWEST: Final = 1.0
HOUSE: Final = 1.5
PLANTED: Final = 0.8


class TabannusiAdvice(Advice):
    """Points now, a last scoring of all districts included; the scorings still to come; goods by what they buy."""

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, TabannusiState)
        s = state
        total = 0.0
        for _, points in s.score_sheet(seat):
            total += float(points)
        if not s.agenda:
            return total
        left = time_left(s)
        return total + left * scorings_to_come(s, seat) + left * goods(s, seat)

    def quiet(self, state: State) -> bool:
        return not state.agenda or isinstance(state.agenda[-1], (TakeDie, Menu))


def time_left(s: TabannusiState) -> float:
    """From 1 at the beginning to 0 when the last turn is over."""
    if s.ending >= 0:
        return 0.15 * float(s.ending) / float(2 * len(s.players))
    return 0.15 + 0.85 * float(s.time_gold) / float(s.printed.time_gold)


def scorings_to_come(s: TabannusiState, seat: int) -> float:
    """What the next scorings bring beyond the last one: every district about once, the nearly empty barges sooner."""
    if not s.time_gold:
        return 0.0
    total = 0.0
    full = float(s.printed.dice_each[s.seats])
    for district in range(5):
        points = district_points(s, seat, district)
        if points:
            near = 1.0 - float(s.loads[s.local[district]]) / full
            total += float(points) * (0.35 + 0.65 * near)
    return total


def goods(s: TabannusiState, seat: int) -> float:
    """What lies in the area, on the board and on the map."""
    player = s.players[seat]
    total = GOLD * float(player.gold)
    for colour in range(5):
        total += DIE * float(player.dice[colour])
        total += CRATE * float(player.full >> 4 * colour & 15) + EMPTY_CRATE * float(player.empty >> 4 * colour & 15)
    total += MARKER * float(min(player.markers, ENOUGH_MARKERS)) + WATER * float(player.water + size_of(player.special))
    total += GARDEN * float(min(player.garden_tiles, 4)) + PLANTED * float(player.garden_count)
    for district in range(COMMON):
        total += PROJECT * float(size_of(player.projects[district]))
    total += SHIP * float(size_of(player.ships))
    lowest = min(player.mastery)
    for track in range(TRACKS):
        total += STEP * float(player.mastery[track]) + HOUSE * float(player.built[track])
    total += LOWEST * float(lowest)
    for building in s.buildings:
        if building >> 29 == seat:
            total += 0.4 * float(building_size(s, building))
    return total
