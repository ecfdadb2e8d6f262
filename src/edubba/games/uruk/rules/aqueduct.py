"""The Aqueduct: trade one or two cards for cubes, or cubes for cards (URU-8.19)."""

from __future__ import annotations

from edubba.games.uruk.rules.cards import AQUEDUCT, CARDS_TO_CUBES, COUNT, DRAW, TAKE, TYPES
from edubba.games.uruk.rules.pick import DiscardCards, GainCubes, PayCubes
from edubba.games.uruk.rules.state import UrukState
from edubba.games.uruk.rules.take import available, draw, take_display
from edubba.kernel.step import ALLOWED, TURN, PublicStep


def display_cards(s: UrukState) -> int:
    count = 0
    for card in s.display:
        if card >= 0:
            count += 1
    return count


def most(s: UrukState, seat: int, trade: int) -> int:
    """How many can be traded: 0, 1 or 2."""
    player = s.players[seat]
    if trade == CARDS_TO_CUBES:
        return min(2, player.size, s.supply_total())
    return min(2, player.all_cubes(), display_cards(s) + available(s))


def refusal(s: UrukState, seat: int, trade: int) -> str:
    """The rule that forbids this trade, or ALLOWED."""
    if not s.players[seat].laid >> AQUEDUCT & 1:
        return "URU-8.19"
    if not s.fresh(AQUEDUCT):
        return "URU-3.3"
    return ALLOWED if most(s, seat, trade) else "URU-3.8"


def start(s: UrukState, seat: int, trade: int) -> None:
    s.spend(AQUEDUCT)
    s.next(HowMany(seat, trade))


class HowMany(PublicStep[UrukState]):
    """The number is fixed before anything is paid (URU-8.19)."""

    __slots__ = ("trade",)

    def __init__(self, seat: int, trade: int) -> None:
        self.seat = seat
        self.trade = trade

    def options(self, s: UrukState, seat: int) -> list[int]:
        return [COUNT + number for number in range(most(s, seat, self.trade))]

    def refusal(self, s: UrukState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, COUNT <= action < COUNT + 2, "URU-8.19")

    def take(self, s: UrukState, seat: int, action: int) -> None:
        number = action - COUNT + 1
        s.tell("aqueduct", seat, number, self.trade)
        if self.trade == CARDS_TO_CUBES:
            s.then(DiscardCards(seat, number, 0, "URU-8.19"), GainCubes(seat, number, 0))
        else:
            s.then(PayCubes(seat, number, 0, "URU-8.19"), TakeCards(seat, number))


class TakeCards(PublicStep[UrukState]):
    """Take so many cards, each from the display or the deck, one after the other."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: UrukState, seat: int) -> list[int]:
        found = [DRAW] if available(s) else []
        for card in range(TYPES):
            if card in s.display:
                found.append(TAKE + card)
        return found

    def refusal(self, s: UrukState, seat: int, action: int) -> str:
        if action in self.options(s, seat):
            return ALLOWED
        if action == DRAW:
            return "URU-4.6"
        return "URU-4.1" if TAKE <= action < TAKE + TYPES else TURN

    def take(self, s: UrukState, seat: int, action: int) -> None:
        if self.left > 1:
            s.next(TakeCards(seat, self.left - 1))
        if action == DRAW:
            draw(s, seat)
        else:
            take_display(s, seat, action - TAKE)
