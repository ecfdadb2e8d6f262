"""Wheel and axle: swap a cube without using an action (URU-8.7)."""

from __future__ import annotations

from edubba.games.uruk.rules.cards import COLOUR, COLOURS, WHEEL_AND_AXLE
from edubba.games.uruk.rules.state import UrukState
from edubba.kernel.step import ALLOWED, PublicStep


def takeable(s: UrukState, given: int) -> list[int]:
    return [colour for colour in range(COLOURS) if colour != given and s.supply[colour]]


def givable(s: UrukState, seat: int) -> list[int]:
    stock = s.players[seat].stock
    return [colour for colour in range(COLOURS) if stock[colour] and takeable(s, colour)]


def refusal(s: UrukState, seat: int) -> str:
    """The rule that forbids the swap, or ALLOWED."""
    if not s.players[seat].laid >> WHEEL_AND_AXLE & 1:
        return "URU-8.7"
    if not s.fresh(WHEEL_AND_AXLE):
        return "URU-3.3"
    return ALLOWED if givable(s, seat) else "URU-8.7"


def start(s: UrukState, seat: int) -> None:
    s.spend(WHEEL_AND_AXLE)
    s.next(SwapGive(seat))


class SwapGive(PublicStep[UrukState]):
    """Choose the cube to return."""

    def options(self, s: UrukState, seat: int) -> list[int]:
        return [COLOUR + colour for colour in givable(s, seat)]

    def refusal(self, s: UrukState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, COLOUR <= action < COLOUR + COLOURS, "URU-8.7")

    def take(self, s: UrukState, seat: int, action: int) -> None:
        s.next(SwapTake(seat, action - COLOUR))


class SwapTake(PublicStep[UrukState]):
    """Choose the cube to take for it."""

    __slots__ = ("given",)

    def __init__(self, seat: int, given: int) -> None:
        self.seat = seat
        self.given = given

    def options(self, s: UrukState, seat: int) -> list[int]:
        return [COLOUR + colour for colour in takeable(s, self.given)]

    def refusal(self, s: UrukState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, COLOUR <= action < COLOUR + COLOURS, "URU-8.7")

    def take(self, s: UrukState, seat: int, action: int) -> None:
        colour = action - COLOUR
        s.pay_cube(seat, self.given)
        s.gain(seat, colour, 1)
        s.tell("swapped", seat, self.given, colour)
