"""Build a temple: choose its colour, pay, place (TEO-7)."""

from __future__ import annotations

from typing import Final

from edubba.games.teotihuacan.rules.ask import Offer
from edubba.games.teotihuacan.rules.pay import can_pay, owe, owe_any
from edubba.games.teotihuacan.rules.pieces import COLOURS, IN_REACH, SEATS, TEMPLES, TILE, TILES
from edubba.games.teotihuacan.rules.place import from_display, from_supply, has_room
from edubba.games.teotihuacan.rules.state import TeotihuacanState
from edubba.kernel.step import ALLOWED, TURN, PublicStep


def displayed(s: TeotihuacanState, seat: int, colour: int, power: int) -> bool:
    """True if this temple can be built by a construction action at this power (TEO-14.17)."""
    if not s.display[TEMPLES + colour]:
        return False
    cost = s.printed.temple_costs[colour][power]
    player = s.players[seat]
    if not player.payable(cost.gold, cost.stone, cost.wood):
        return False
    return has_room(s, player, TEMPLES + colour, IN_REACH)


def can_build(s: TeotihuacanState, seat: int, power: int) -> bool:
    for colour in range(COLOURS):
        if displayed(s, seat, colour, power):
            return True
    return False


class ChooseTemple(PublicStep[TeotihuacanState]):
    """A displayed temple that can be paid for and placed (TEO-7.1, D7)."""

    def options(self, s: TeotihuacanState, seat: int) -> list[int]:
        found: list[int] = []
        for colour in range(COLOURS):
            if displayed(s, seat, colour, s.power):
                found.append(TILE + TEMPLES + colour)
        return found

    def refusal(self, s: TeotihuacanState, seat: int, action: int) -> str:
        if not TILE <= action < TILE + TILES:
            return TURN
        colour = action - TILE - TEMPLES
        if not 0 <= colour < COLOURS or not s.display[TEMPLES + colour]:
            return "TEO-5.5"
        if not can_pay(s, seat, s.printed.temple_costs[colour][s.power]):
            return "TEO-7.1"
        return ALLOWED if has_room(s, s.players[seat], TEMPLES + colour, IN_REACH) else "TEO-6.2"

    def take(self, s: TeotihuacanState, seat: int, action: int) -> None:
        from_display(s, seat, action - TILE)
        owe(s, seat, s.printed.temple_costs[action - TILE - TEMPLES][s.power])


def in_supply(s: TeotihuacanState, seat: int, colour: int) -> bool:
    return s.supply[TEMPLES + colour] > 0 and has_room(s, s.players[seat], TEMPLES + colour, IN_REACH)


def can_build_from_supply(s: TeotihuacanState, seat: int) -> bool:
    for colour in range(COLOURS):
        if in_supply(s, seat, colour):
            return True
    return False


class OfferTemple(Offer):
    """A temple of any colour from the common supply, paid with any cubes (worship 2, D7)."""

    def options(self, s: TeotihuacanState, seat: int) -> list[int]:
        found: list[int] = []
        for colour in range(COLOURS):
            if in_supply(s, seat, colour):
                found.append(TILE + TEMPLES + colour)
        return found

    def take(self, s: TeotihuacanState, seat: int, action: int) -> None:
        from_supply(s, seat, action - TILE, IN_REACH)
        owe_any(s, seat, self.count)


CHOOSE_TEMPLE: Final = [ChooseTemple(seat) for seat in range(SEATS)]
