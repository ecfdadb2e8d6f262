"""Exchange hand cards for cubes of their colour (URU-7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from edubba.games.uruk.rules.cards import CARD, COLOURS, DONE, TYPES
from edubba.games.uruk.rules.scarcity import Rob, can_deliver
from edubba.games.uruk.rules.state import UrukState
from edubba.kernel.bits import Family
from edubba.kernel.step import ALLOWED, TURN, Step

CARD_IDS: Final = Family(CARD)


def laid_by_anybody(s: UrukState) -> int:
    laid: i64 = 0
    for player in s.players:
        laid |= player.laid
    return laid


def exchangeable(s: UrukState, seat: int) -> int:
    """The mask of the types in hand that lie on the table and whose cube can be delivered (URU-7.1, 7.2)."""
    found: i64 = s.players[seat].held & laid_by_anybody(s)
    supply = s.supply
    if found and not (supply[0] and supply[1] and supply[2] and supply[3]):
        for colour in range(COLOURS):
            if not can_deliver(s, seat, colour):
                found &= ~s.printed.of_colour[colour]
    return found


def possible(s: UrukState, seat: int) -> bool:
    """True if there is something to exchange."""
    laid: i64 = 0
    for player in s.players:
        laid |= player.laid
    if not s.players[seat].held & laid:
        return False
    supply = s.supply
    return bool(supply[0] and supply[1] and supply[2] and supply[3]) or exchangeable(s, seat) != 0


def refusal_card(s: UrukState, seat: int, card: int) -> str:
    if not s.players[seat].hand[card] or not laid_by_anybody(s) >> card & 1:
        return "URU-7.1"
    return ALLOWED if can_deliver(s, seat, s.printed.colour[card]) else "URU-7.2"


def refusal(s: UrukState, seat: int) -> str:
    """The rule that forbids an exchange altogether, or ALLOWED."""
    answer = "URU-7.1"
    for card in range(TYPES):
        reason = refusal_card(s, seat, card)
        if not reason:
            return ALLOWED
        if reason == "URU-7.2":
            answer = reason
    return answer


def order_counts(s: UrukState, seat: int) -> bool:
    """True if all can see that cubes may run out on the way: then the player chooses the order (URU-R43)."""
    size = s.players[seat].size
    return s.rules.any_order and min(s.supply) < size


class Exchange(Step[UrukState]):
    """Discard a card and receive its cube; a run by type, ended at will after the first card (URU-D8)."""

    __slots__ = ("lowest", "started")

    def __init__(self, seat: int, lowest: int, started: bool) -> None:
        self.seat = seat
        self.lowest = lowest
        self.started = started

    def options(self, s: UrukState, seat: int) -> list[int]:
        found: list[int] = []
        CARD_IDS.add(found, exchangeable(s, seat) >> self.lowest << self.lowest)
        if self.started:
            found.append(DONE)
        return found

    def refusal(self, s: UrukState, seat: int, action: int) -> str:
        if action == DONE:
            return ALLOWED if self.started else "URU-7.1"
        if not CARD <= action < CARD + TYPES:
            return TURN
        reason = refusal_card(s, seat, action - CARD)
        if reason:
            return reason
        return ALLOWED if action - CARD >= self.lowest else "URU-D8"

    def take(self, s: UrukState, seat: int, action: int) -> None:
        if action == DONE:
            return
        card = action - CARD
        colour = s.printed.colour[card]
        lowest = 0 if order_counts(s, seat) else card
        s.discard(seat, card)
        s.tell("exchanged", seat, card, colour)
        s.next(Exchange(seat, lowest, True))
        if s.supply[colour]:
            s.gain(seat, colour, 1)
        else:
            s.next(Rob(seat, colour, 0, True))
