"""The choice of a card, alone or with a tile, and changing the hand (GIN-4)."""

from __future__ import annotations

from typing import Final

from edubba.games.ginkgopolis.rules import hidden
from edubba.games.ginkgopolis.rules.construct import can_construct
from edubba.games.ginkgopolis.rules.deck import draw_card
from edubba.games.ginkgopolis.rules.pieces import (
    ALONE,
    CARD,
    CARDS,
    CHANGE_HAND,
    LETTERS,
    TILE,
    TILES,
    add_tile_choices,
)
from edubba.games.ginkgopolis.rules.resolve import RESOLVE
from edubba.games.ginkgopolis.rules.scoring import tell_end
from edubba.games.ginkgopolis.rules.state import GinkgopolisState
from edubba.kernel.step import ALLOWED, AUTOMATIC, TURN, Step, Together


class Choose(Together[GinkgopolisState]):
    """All at once and in secret: a card of the hand, then a tile to build with or none (GIN-4.1, D2)."""

    def owes(self, s: GinkgopolisState, seat: int) -> bool:
        given = s.sealed[seat]
        if not given:
            return True
        return len(given) == 1 and s.players[seat].tile_count > 0  # all can see who has no tile

    def options(self, s: GinkgopolisState, seat: int) -> list[int]:
        player = s.players[seat]
        if s.sealed[seat]:
            found = [ALONE]
            add_tile_choices(found, player.tiles)
            return found
        found = [CARD + card for card in player.hand]
        if player.changes:
            found.append(CHANGE_HAND)
        return found

    def refusal(self, s: GinkgopolisState, seat: int, action: int) -> str:
        if action in self.options(s, seat):
            return ALLOWED
        if action == CHANGE_HAND:
            return "GIN-11.1" if s.solo else "GIN-4.4"
        if s.sealed[seat]:
            return "GIN-4.1" if TILE <= action < TILE + TILES else TURN
        return "GIN-4.1" if CARD <= action < CARD + CARDS else TURN

    def at_once(self, action: int) -> bool:
        return action == CHANGE_HAND

    def gives_up(self, s: GinkgopolisState, seat: int, action: int) -> int:
        """A building that cannot be paid for comes to nothing, unless something changes before (GIN-5.2)."""
        if not s.sealed[seat] or action < TILE:
            return 0
        card = s.sealed[seat][0] - CARD
        possible = s.players[seat].stock > 0 if card >= LETTERS else can_construct(s, seat, card, action - TILE)
        return 0 if possible else 1

    def take(self, s: GinkgopolisState, seat: int, action: int) -> None:
        """Discard the hand face down and draw a new one (GIN-4.4)."""
        player = s.players[seat]
        player.changes -= 1
        s.tell("changed-hand", seat, player.changes)
        s.changed_seen = s.changed_seen + [hidden.holders(s, seat, card) for card in player.hand]
        s.changed = s.changed + player.hand
        s.changed_draws = [*s.changed_draws, int(player.draws)]
        player.hand = []
        for _ in range(s.printed.hand_size):
            draw_card(s, seat)

    def open(self, s: GinkgopolisState) -> None:
        """Cards and tiles lie face down; now all can see who has laid a tile (GIN-4.1)."""
        if not s.solo:  # there Hal acts next
            s.next(AFTER_ACTIONS)
        for index in range(len(self.seats) - 1, -1, -1):
            s.next(RESOLVE[self.seats[index]])
        s.own_cards()
        for seat in self.seats:
            player = s.players[seat]
            given = s.sealed[seat]
            card = given[0] - CARD
            player.hand.remove(card)
            player.plan_card = card
            if len(given) > 1 and given[1] >= TILE:
                player.plan_tile = given[1] - TILE
                player.remove_tile(given[1] - TILE)
            if s.journal is not None:
                s.tell("planned", seat, 1 if player.plan_tile >= 0 else 0)


class AfterActions(Step[GinkgopolisState]):
    """All actions of the round are resolved: the next round, or the end (GIN-6.1, 8.3, 8.4)."""

    def __init__(self) -> None:
        self.seat = AUTOMATIC

    def run(self, s: GinkgopolisState) -> None:
        if s.ending or s.round >= s.rules.max_rounds:
            tell_end(s)
        else:
            prepare(s)


def prepare(s: GinkgopolisState) -> None:
    """Hands move one seat to the left, and the first-player card with them; then all draw a card (GIN-6.2, 6.3)."""
    seats = s.seats
    s.round += 1
    s.clock += 1
    s.passes = [*s.passes[-3:], int(s.clock)]
    players = s.players
    hand = players[seats - 1].hand
    draws = players[seats - 1].draws
    for seat in range(seats - 1, 0, -1):
        players[seat].hand = players[seat - 1].hand
        players[seat].draws = players[seat - 1].draws
    players[0].hand = hand
    players[0].draws = draws
    s.first = s.first + 1 if s.first + 1 < seats else 0
    s.tell("round", s.first, s.round)
    for seat in range(s.first, seats):
        draw_card(s, seat)
    for seat in range(s.first):
        draw_card(s, seat)
    s.next(CHOOSE[seats][s.first])


def in_turn_order(seats: int, first: int) -> tuple[int, ...]:
    return tuple([(first + step) % seats for step in range(seats)])


AFTER_ACTIONS: Final = AfterActions()
CHOOSE: Final = [[Choose(in_turn_order(seats, first)) for first in range(seats)] for seats in range(6)]
