"""What a position of Ginkgopolis is worth: points on the table, and what stock, tableau and time left still promise."""

from __future__ import annotations

from typing import Final

from edubba.games.ginkgopolis.rules.choice import Choose
from edubba.games.ginkgopolis.rules.pieces import CARD, CONSTRUCT, EXPLOIT, TILE, URBANIZE
from edubba.games.ginkgopolis.rules.resolve import RESOLVE
from edubba.games.ginkgopolis.rules.scoring import district_points, final_bonuses
from edubba.games.ginkgopolis.rules.state import GinkgopolisState
from edubba.kernel.advice import Advice, widened_by
from edubba.kernel.state import State

ROUNDS: Final = [0.0, 17.0, 20.0, 16.0, 13.0, 11.0]  # how long games last, by number of seats
OFTEN: Final = [0.34, 0.22, 0.44]  # how often a good player exploits, urbanizes, constructs
# What goods are worth while the game goes on; as many of them as can still be used.
A_RESOURCE: Final = 0.8
A_RESOURCE_ALONE: Final = 1.2  # Hal builds over everything: there is always a use for them
A_TILE: Final = 0.8
A_POINT: Final = 1.0
RESOURCES_A_ROUND: Final = 1.6
RESOURCES_A_TURN_ALONE: Final = 2.5
TILES_A_ROUND: Final = 0.8
RAISED: Final = 0.25  # a level in the city is worth this more than the district shows now, at the start


class GinkgopolisAdvice(Advice):
    """Points as if the game ended now, and a part of what is in stock and in the tableau, by the time that is left."""

    def quiet(self, state: State) -> bool:
        """Between two rounds, before anybody has planned something."""
        if not state.agenda:
            return True
        if not isinstance(state.agenda[-1], Choose):
            return False
        for answers in state.sealed:
            if answers:
                return False
        return True

    def turn(self, state: State) -> int:
        assert isinstance(state, GinkgopolisState)
        return int(state.round)

    def turns_a_round(self, state: State) -> int:
        return 1

    def time(self, state: State) -> float:
        assert isinstance(state, GinkgopolisState)
        return rounds_left(state) / ROUNDS[state.seats] if state.agenda else 0.0

    def spread_at(self, time: float) -> float:
        return widened_by(time, 15.0, 66.0)

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, GinkgopolisState)
        s = state
        if s.agenda and seat < s.seats and s.sealed and s.sealed[seat] and isinstance(s.agenda[-1], Choose):
            s = carried_out(s, seat)
        return worth(s, seat, 0.0 if not state.agenda else rounds_left(s))


def carried_out(s: GinkgopolisState, seat: int) -> GinkgopolisState:
    """What a sealed plan would lead to if nobody else acted before."""
    other = s.clone()
    player = other.players[seat]
    plan = other.sealed[seat]
    player.plan_card = plan[0] - CARD
    other.own_cards()
    player.hand.remove(plan[0] - CARD)
    if len(plan) > 1 and plan[1] >= TILE:
        player.plan_tile = plan[1] - TILE
        player.remove_tile(plan[1] - TILE)
    other.sealed = []
    other.agenda = []
    RESOLVE[seat].run(other)
    other.proceed()
    while other.agenda:
        asked = other.next_seat()
        other.advance(asked, other.choices(asked)[0])
    return other


def rounds_left(s: GinkgopolisState) -> float:
    """By the clock that is nearest to its end: the reserve of tiles, or the resources of a player."""
    if s.ending:
        return 0.0
    seats = s.seats
    whole = 51 - s.printed.tiles_removed[seats]
    if s.solo or s.exhausted:
        share = float(s.left) / (whole if s.solo else whole * 1.25)
    else:
        share = (float(s.left) + whole * 0.25) / (whole * 1.25)
    for player in s.players:
        mine = s.printed.resources[seats]
        share = min(share, float(player.supply + player.stock) / mine)
    return ROUNDS[seats] * share


def worth(s: GinkgopolisState, seat: int, rounds: float) -> float:
    """Points now, then what is still to come."""
    player = s.players[seat]
    total = float(player.points + player.changes * s.printed.change_points)
    total += final_bonuses(s, seat) + district_points(s)[seat]
    if rounds <= 0.0:
        return total
    if s.solo:
        total += A_RESOURCE_ALONE * min(float(player.stock), RESOURCES_A_TURN_ALONE * rounds + 1.0)
    else:
        total += A_RESOURCE * min(float(player.stock), RESOURCES_A_ROUND * rounds + 1.0)
    total += A_TILE * min(float(player.tile_count), TILES_A_ROUND * rounds)
    bonus = player.bonus
    if seat < s.seats:
        engine = OFTEN[EXPLOIT] * goods(bonus[EXPLOIT]) + OFTEN[URBANIZE] * goods(bonus[URBANIZE])
        total += rounds * (engine + OFTEN[CONSTRUCT] * goods(bonus[CONSTRUCT]))
    in_city = player.in_city(s.printed.resources[s.seats] if seat < s.seats else s.printed.hal_resources)
    return total + RAISED * in_city * min(1.0, rounds / 8.0)


def goods(packed: int) -> float:
    return A_POINT * (packed & 255) + A_RESOURCE * 0.8 * (packed >> 8 & 255) + A_TILE * 0.7 * (packed >> 16)
