"""What a position is worth to a player: the points it has, and those that what it owns may still bring."""

from __future__ import annotations

from typing import Final

from edubba.games.tabannusi.rules.decrees import count
from edubba.games.tabannusi.rules.pieces import COMMON, TRACKS, owner_of, size_of
from edubba.games.tabannusi.rules.points import best_cards, building_size, district_points, houses_for_cards
from edubba.games.tabannusi.rules.scoring import LateActions
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.games.tabannusi.rules.turn import Menu, TakeDie
from edubba.kernel.advice import Advice, widened_by
from edubba.kernel.bits import bits
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
DECREE: Final = 8.0


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
        total += left * (scorings_to_come(s, seat) + goods(s, seat))
        return total + (0.3 + 0.7 * left) * (decrees_begun(s, seat) + cards_begun(s, seat))

    def quiet(self, state: State) -> bool:
        return not state.agenda or isinstance(state.agenda[-1], (TakeDie, Menu, LateActions))

    def turn(self, state: State) -> int:
        assert isinstance(state, TabannusiState)
        return int(state.turns)

    def time(self, state: State) -> float:
        assert isinstance(state, TabannusiState)
        return time_left(state) if state.agenda else 0.0

    def spread_at(self, time: float) -> float:
        return widened_by(time, 20.0, 32.0)


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


def decrees_begun(s: TabannusiState, seat: int) -> float:
    """Part of the points of open decrees, by what is there of their conditions."""
    total = 0.0
    for decree in bits(s.open_decrees):
        needs = s.printed.decree_needs[decree]
        have = 0
        want = 0
        for index in range(0, len(needs), 3):
            have += min(count(s, seat, needs[index], needs[index + 1]), needs[index + 2])
            want += needs[index + 2]
        share = float(have) / float(want)
        total += DECREE * share * share
    return total


def cards_begun(s: TabannusiState, seat: int) -> float:
    """Part of the points of the first urbanisation card that is not yet fulfilled."""
    player = s.players[seat]
    if not player.urban or best_cards(s, seat):
        return 0.0
    card = player.urban[0]
    houses = houses_for_cards(player)
    have = 0
    want = 0
    for district in range(4):
        need = s.printed.urban_needs[card][district]
        have += min(houses[district], need)
        want += need
    share = float(have) / float(want)
    return 0.8 * float(s.printed.urban_vp[card]) * share * share


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
        if owner_of(building) == seat:
            total += 0.4 * float(building_size(s, building))
    return total
