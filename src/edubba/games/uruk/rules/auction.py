"""The auction of Enlil, Nergal and Ninurta: bids are hand cards laid open (URU-10.6 to 10.10)."""

from __future__ import annotations

from typing import Final

from edubba.games.uruk.rules.cards import CARD, DECLINE, DONE, ENLIL, MAKE, NERGAL, NO_CARD, PASS, TYPES
from edubba.games.uruk.rules.make import FREE, Place, candidates, refusal
from edubba.games.uruk.rules.pick import GainEqualCubes
from edubba.games.uruk.rules.state import UrukState
from edubba.kernel.bits import bits
from edubba.kernel.step import ALLOWED, TURN, Step

NOBODY: Final = -1


def open_auction(s: UrukState) -> None:
    """Clockwise from the active player, who bids first (URU-10.6)."""
    s.offers = [[] for _ in range(s.seats)]
    s.next(Bid(s.active, 0, NOBODY, 0))


def bid_of(s: UrukState, seat: int) -> int:
    """Levels of all cards offered, and the Lighthouse once (URU-10.6, 8.8)."""
    total = s.lighthouse(seat, s.printed.bonus_cards)
    for card in s.offers[seat]:
        total += s.printed.level[card]
    return total


class Bid(Step[UrukState]):
    """Pass for good, or begin a bid higher than the highest so far (URU-D16)."""

    __slots__ = ("high", "leader", "passed")

    def __init__(self, seat: int, high: int, leader: int, passed: int) -> None:
        self.seat = seat
        self.high = high
        self.leader = leader
        self.passed = passed

    def options(self, s: UrukState, seat: int) -> list[int]:
        found = [PASS]
        if bid_of(s, seat) > self.high:
            found.append(DONE)  # the Lighthouse alone is enough (URU-10.7)
        found.extend(raises(s, seat, 0, self.high))
        return found

    def refusal(self, s: UrukState, seat: int, action: int) -> str:
        return refusal_bid(s, seat, action, self.options(s, seat))

    def take(self, s: UrukState, seat: int, action: int) -> None:
        if action == PASS:
            s.tell("passed", seat)
            next_bidder(s, seat, self.high, self.leader, self.passed | 1 << seat)
        elif action == DONE:
            confirm(s, seat, self.passed)
        else:
            offer(s, seat, action - CARD)
            s.next(Raise(seat, self.high, action - CARD, self.passed))


class Raise(Step[UrukState]):
    """Add cards until the bid is high enough, and confirm it. A run by type (URU-D16)."""

    __slots__ = ("high", "lowest", "passed")

    def __init__(self, seat: int, high: int, lowest: int, passed: int) -> None:
        self.seat = seat
        self.high = high
        self.lowest = lowest
        self.passed = passed

    def options(self, s: UrukState, seat: int) -> list[int]:
        found = raises(s, seat, self.lowest, self.high)
        if bid_of(s, seat) > self.high:
            found.append(DONE)
        return found

    def refusal(self, s: UrukState, seat: int, action: int) -> str:
        return refusal_bid(s, seat, action, self.options(s, seat))

    def take(self, s: UrukState, seat: int, action: int) -> None:
        if action == DONE:
            confirm(s, seat, self.passed)
        else:
            offer(s, seat, action - CARD)
            s.next(Raise(seat, self.high, action - CARD, self.passed))


def raises(s: UrukState, seat: int, lowest: int, high: int) -> list[int]:
    """The cards that may be added next, so that the bid can still become high enough."""
    hand = s.players[seat].hand
    best = bid_of(s, seat)
    found = []
    for card in range(TYPES - 1, lowest - 1, -1):
        if hand[card]:
            best += hand[card] * s.printed.level[card]
            if best > high:
                found.append(CARD + card)
    found.reverse()
    return found


def refusal_bid(s: UrukState, seat: int, action: int, options: list[int]) -> str:
    if action in options:
        return ALLOWED
    return "URU-10.6" if action in (PASS, DONE) or CARD <= action < CARD + TYPES else TURN


def offer(s: UrukState, seat: int, card: int) -> None:
    """A card is laid open beside those already offered, out of the hand (URU-10.6)."""
    s.from_hand(seat, card)
    s.offers[seat].append(card)
    s.tell("offered", seat, card)


def confirm(s: UrukState, seat: int, passed: int) -> None:
    high = bid_of(s, seat)
    s.tell("bid", seat, high)
    next_bidder(s, seat, high, seat, passed)


def next_bidder(s: UrukState, seat: int, high: int, leader: int, passed: int) -> None:
    """The next who has not passed; the auction ends when only the highest bidder is left, or nobody (URU-10.8)."""
    for step in range(1, s.seats):
        other = (seat + step) % s.seats
        if other == leader:
            break
        if not passed >> other & 1:
            s.next(Bid(other, high, leader, passed))
            return
    close_auction(s, leader)


def close_auction(s: UrukState, winner: int) -> None:
    """Only the winner pays; the others take their cards back, known to all (URU-10.9, H6)."""
    if winner == NOBODY:
        s.tell("no-winner", s.active, s.event)
    else:
        s.tell("won", winner, s.event)
    for seat in s.clockwise(s.active):
        for card in s.offers[seat]:
            if seat == winner or s.rules.losers_pay:
                s.cast_off(card)
                s.tell("paid-bid", seat, card)
            else:
                s.to_hand_known(seat, card)
                s.tell("took-bid-back", seat, card)
    s.offers = []
    if winner == NOBODY:
        return
    if s.event == ENLIL:
        s.next(LayFree(winner))
    elif s.event == NERGAL:
        s.next(GainEqualCubes(winner, 3))
    else:
        s.players[winner].keep(s.event)
        s.tell("kept-god", winner, s.event)
        s.event = NO_CARD


class LayFree(Step[UrukState]):
    """Enlil: lay an invention for that single card, or decline (URU-10.10, D17)."""

    def options(self, s: UrukState, seat: int) -> list[int]:
        return [DECLINE] + [MAKE + card for card in bits(candidates(s, seat))]

    def refusal(self, s: UrukState, seat: int, action: int) -> str:
        if action == DECLINE:
            return ALLOWED
        return refusal(s, seat, action - MAKE, True) if MAKE <= action < MAKE + TYPES else TURN

    def gives_up(self, s: UrukState, seat: int, action: int) -> int:
        return 1 if action == DECLINE and candidates(s, seat) else 0

    def take(self, s: UrukState, seat: int, action: int) -> None:
        if action == DECLINE:
            s.tell("declined", seat)
        else:
            s.next(Place(seat, action - MAKE, FREE))
