"""Picks that many rules ask for: so many hand cards, so many cubes. They ascend, so equal results arise once."""

from __future__ import annotations

from typing import Final

from edubba.games.uruk.rules.cards import CARD, COLOUR, COLOURS, TYPES
from edubba.games.uruk.rules.state import UrukState
from edubba.kernel.step import ALLOWED, TURN, PublicStep, Step

# What is told of a card that goes, by the rule that demands it.
DISCARDED: Final = {"URU-8.19": "discarded", "URU-10.5": "over-limit", "URU-10.21": "shaken"}


def ascending(have: list[int], left: int, lowest: int, first: int) -> list[int]:
    """The types or colours to pick from next, if `left` of them are picked in ascending order; the first is `first`."""
    rest = 0
    found = []
    for one in range(len(have) - 1, lowest - 1, -1):
        rest += have[one]
        if have[one] and rest >= left:
            found.append(first + one)
    found.reverse()
    return found


class GiveUp(Step[UrukState]):
    """Give up so many things of one's choice."""

    __slots__ = ("left", "lowest", "rule")

    def __init__(self, seat: int, left: int, lowest: int, rule: str) -> None:
        self.seat = seat
        self.left = left
        self.lowest = lowest
        self.rule = rule  # the rule that demands it


class DiscardCards(GiveUp):
    """Discard so many hand cards of one's choice (URU-8.19, 10.5, 10.21)."""

    def public(self, s: UrukState) -> bool:
        return s.players[self.seat].size == self.left  # the whole hand goes

    def options(self, s: UrukState, seat: int) -> list[int]:
        return ascending(s.players[seat].hand, self.left, self.lowest, CARD)

    def refusal(self, s: UrukState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, CARD <= action < CARD + TYPES, self.rule)

    def take(self, s: UrukState, seat: int, action: int) -> None:
        card = action - CARD
        if self.public(s):
            s.revealed += 1  # nobody was asked, and all see the hand
        s.discard(seat, card)
        s.tell(DISCARDED[self.rule], seat, card)
        if self.left > 1:
            s.next(DiscardCards(seat, self.left - 1, card, self.rule))


class PayCubes(GiveUp):
    """Return so many cubes of the stock (URU-8.19, 10.19)."""

    def public(self, s: UrukState) -> bool:
        return True

    def options(self, s: UrukState, seat: int) -> list[int]:
        return ascending(s.players[seat].stock, self.left, self.lowest, COLOUR)

    def refusal(self, s: UrukState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, COLOUR <= action < COLOUR + COLOURS, self.rule)

    def take(self, s: UrukState, seat: int, action: int) -> None:
        colour = action - COLOUR
        s.pay_cube(seat, colour)
        s.tell("paid-cube", seat, colour)
        if self.left > 1:
            s.next(PayCubes(seat, self.left - 1, colour, self.rule))


class GainCubes(PublicStep[UrukState]):
    """Take so many cubes of any colours from the supply; nobody is robbed for them (URU-6.6)."""

    __slots__ = ("left", "lowest")

    def __init__(self, seat: int, left: int, lowest: int) -> None:
        self.seat = seat
        self.left = left
        self.lowest = lowest

    def options(self, s: UrukState, seat: int) -> list[int]:
        return ascending(s.supply, self.left, self.lowest, COLOUR)

    def refusal(self, s: UrukState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, COLOUR <= action < COLOUR + COLOURS, "URU-6.6")

    def take(self, s: UrukState, seat: int, action: int) -> None:
        colour = action - COLOUR
        s.gain(seat, colour, 1)
        s.tell("gained", seat, colour, 1)
        if self.left > 1:
            s.next(GainCubes(seat, self.left - 1, colour))


class GainEqualCubes(PublicStep[UrukState]):
    """Take up to 3 cubes of one colour from the supply (URU-10.10, 10.12, R31)."""

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def options(self, s: UrukState, seat: int) -> list[int]:
        return [COLOUR + colour for colour in range(COLOURS) if s.supply[colour]]

    def refusal(self, s: UrukState, seat: int, action: int) -> str:
        if not COLOUR <= action < COLOUR + COLOURS:
            return TURN
        return ALLOWED if s.supply[action - COLOUR] else "URU-6.6"

    def take(self, s: UrukState, seat: int, action: int) -> None:
        colour = action - COLOUR
        count = min(self.count, s.supply[colour])
        s.gain(seat, colour, count)
        s.tell("gained", seat, colour, count)
