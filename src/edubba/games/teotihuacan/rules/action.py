"""The six actions of the zones, any of them by a bonus or a worship tile, and offerings (TEO-4.4, 10, 12)."""

from __future__ import annotations

from typing import Final

from edubba.games.teotihuacan.rules import building, pyramid, temple
from edubba.games.teotihuacan.rules.building import CHOOSE_BUILDING, build_of_size
from edubba.games.teotihuacan.rules.favour import gain_favour
from edubba.games.teotihuacan.rules.pay import can_pay, owe
from edubba.games.teotihuacan.rules.pieces import (
    ACT,
    AGAIN,
    BUILD,
    BUILDINGS,
    DONE,
    FROM_OFFERINGS,
    GOLD,
    IN_REACH,
    OFFERING,
    PRODUCE,
    PYRAMID,
    RED,
    SEATS,
    TEMPLE,
    TEMPLES,
    WORSHIP,
    WORSHIP_TILES,
)
from edubba.games.teotihuacan.rules.printed import (
    IF_BUILDINGS,
    MULTIPLY,
    SPEND_BUILD_PYRAMID,
    SPEND_BUILD_TEMPLE,
    SPEND_EXACT,
    SPEND_REPEAT,
    THEN_BUILD,
    THEN_CONSTRUCT,
    THEN_INFLUENCE,
    Offer,
)
from edubba.games.teotihuacan.rules.produce import CHOOSE_PRODUCE
from edubba.games.teotihuacan.rules.pyramid import CHOOSE_PYRAMID, OfferPyramid
from edubba.games.teotihuacan.rules.state import TeotihuacanState
from edubba.games.teotihuacan.rules.temple import CHOOSE_TEMPLE, OfferTemple
from edubba.games.teotihuacan.rules.worship import give_back, tell_tile
from edubba.kernel.step import ALLOWED, AUTOMATIC, TURN, PublicStep, Step


def possible(s: TeotihuacanState, seat: int, action: int) -> bool:
    """True if this action can be performed now; produce and favour always can (TEO-14.16, 14.17)."""
    if action == BUILD:
        return building.can_build(s, seat, s.power)
    if action == TEMPLE:
        return temple.can_build(s, seat, s.power)
    if action == PYRAMID:
        return pyramid.can_build(s, seat, s.power)
    if action == OFFERING:
        return can_offer(s, seat)
    return True


def begin(s: TeotihuacanState, seat: int, action: int) -> None:
    """Perform one of the six actions."""
    s.tell("acts", seat, action)
    if action == BUILD:
        s.next(CHOOSE_BUILDING[seat])
    elif action == TEMPLE:
        s.next(CHOOSE_TEMPLE[seat])
    elif action == PYRAMID:
        s.next(CHOOSE_PYRAMID[seat])
    elif action == PRODUCE:
        s.next(CHOOSE_PRODUCE[seat])
    elif action == OFFERING:
        s.next(CHOOSE_OFFERING[seat])
    else:
        gain_favour(s, seat)


class AnyAction(PublicStep[TeotihuacanState]):
    """Any construction or any influence, in whatever zone, or none (TEO-12.1, 12.2, 14.20, D18)."""

    __slots__ = ("first",)

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first  # BUILD for constructions, PRODUCE for influences

    def options(self, s: TeotihuacanState, seat: int) -> list[int]:
        found: list[int] = []
        for action in range(self.first, self.first + 3):
            if possible(s, seat, action):
                found.append(ACT + action)
        found.append(DONE)
        return found

    def refusal(self, s: TeotihuacanState, seat: int, action: int) -> str:
        if action == DONE:
            return ALLOWED
        if not ACT + self.first <= action < ACT + self.first + 3:
            return TURN
        return ALLOWED if possible(s, seat, action - ACT) else "TEO-14.17"

    def gives_up(self, s: TeotihuacanState, seat: int, action: int) -> int:
        return 1 if action == DONE else 0

    def take(self, s: TeotihuacanState, seat: int, action: int) -> None:
        if action != DONE:
            begin(s, seat, action - ACT)


class OnlyAction(AnyAction):
    """The same by a bonus disc, when the zone has no action to offer: then this one is the turn (TEO-14.16)."""

    def options(self, s: TeotihuacanState, seat: int) -> list[int]:
        return super().options(s, seat)[:-1]

    def refusal(self, s: TeotihuacanState, seat: int, action: int) -> str:
        return "TEO-14.16" if action == DONE else super().refusal(s, seat, action)


# --- offerings (TEO-10) -----------------------------------------------------------------------------------------------


def can_offer(s: TeotihuacanState, seat: int) -> bool:
    player = s.players[seat]
    mine = player.worship & ~player.aside
    if mine:
        for tile in range(WORSHIP_TILES):
            if mine >> tile & 1 and usable(s, seat, tile):
                return True
    return False


def usable(s: TeotihuacanState, seat: int, tile: int) -> bool:
    """True if the prerequisite of a worship tile is met (TEO-14.22)."""
    offer = s.printed.offers[tile]
    op = offer.op
    if op in (SPEND_REPEAT, SPEND_EXACT):
        return can_pay(s, seat, offer.cost)
    if op == IF_BUILDINGS:
        return shows(s, seat, offer)
    if op == MULTIPLY:
        return product(s, seat, offer) > 0
    if op == SPEND_BUILD_PYRAMID:
        return can_pay(s, seat, offer.cost) and pyramid.can_build_from_supply(s, seat)
    if op == SPEND_BUILD_TEMPLE:
        return can_pay(s, seat, offer.cost) and temple.can_build_from_supply(s, seat)
    return True


def shows(s: TeotihuacanState, seat: int, offer: Offer) -> bool:
    """True if distinct buildings of the city meet all requirements (TEO-10.4)."""
    count = s.players[seat].count
    for condition in offer.conditions:
        found = 0
        for index in range(1, len(condition)):
            found += count[condition[index]]
        if found < condition[0]:
            return False
    return True


def product(s: TeotihuacanState, seat: int, offer: Offer) -> int:
    """Temples of a colour times buildings of a material, capped (TEO-14.3)."""
    material = GOLD if offer.colour == RED and s.rules.gold_multiplier else offer.material
    count = s.players[seat].count
    found = 0
    for tile in range(BUILDINGS):
        if s.printed.material[tile] == material:
            found += count[tile]
    return min(found * count[TEMPLES + offer.colour], offer.most)


class ChooseOffering(PublicStep[TeotihuacanState]):
    """One of your worship tiles whose prerequisite is met (TEO-10.1, D16)."""

    def options(self, s: TeotihuacanState, seat: int) -> list[int]:
        player = s.players[seat]
        mine = player.worship & ~player.aside
        found: list[int] = []
        for tile in range(WORSHIP_TILES):
            if mine >> tile & 1 and usable(s, seat, tile):
                found.append(WORSHIP + tile)
        return found

    def refusal(self, s: TeotihuacanState, seat: int, action: int) -> str:
        if not WORSHIP <= action < WORSHIP + WORSHIP_TILES:
            return TURN
        player = s.players[seat]
        if not (player.worship & ~player.aside) >> action - WORSHIP & 1:
            return "TEO-10.1"
        return ALLOWED if usable(s, seat, action - WORSHIP) else "TEO-14.22"

    def take(self, s: TeotihuacanState, seat: int, action: int) -> None:
        tile = action - WORSHIP
        s.players[seat].aside |= 1 << tile
        tell_tile(s, "offers", seat, tile)
        s.next(PutUnder(seat, tile))
        make_offering(s, seat, tile)


def make_offering(s: TeotihuacanState, seat: int, tile: int) -> None:
    """What a worship tile does (TEO-10.2)."""
    offer = s.printed.offers[tile]
    op = offer.op
    if op == SPEND_BUILD_PYRAMID:
        s.next(OfferPyramid(seat, offer.cost.some))
    elif op == SPEND_BUILD_TEMPLE:
        s.next(OfferTemple(seat, offer.cost.some))
    elif op == SPEND_REPEAT:
        repeat(s, seat, tile, 0)
    elif op == MULTIPLY:
        earn(s, seat, product(s, seat, offer))
    elif op == SPEND_EXACT:
        s.gain(seat, offer.points, FROM_OFFERINGS)  # told when it is paid
        owe(s, seat, offer.cost)
    else:
        earn(s, seat, offer.points)
        if op == THEN_BUILD:
            build_of_size(s, seat, offer.size, IN_REACH)
        elif op == THEN_INFLUENCE:
            s.next(ANY_INFLUENCES[seat])
        elif op == THEN_CONSTRUCT:
            s.next(ANY_CONSTRUCTIONS[seat])


def earn(s: TeotihuacanState, seat: int, points: int) -> None:
    s.gain(seat, points, FROM_OFFERINGS)
    s.tell("earned", seat, points)


def repeat(s: TeotihuacanState, seat: int, tile: int, times: int) -> None:
    """Pay once more for the points of a tile; they are told when all is paid."""
    offer = s.printed.offers[tile]
    s.gain(seat, offer.points, FROM_OFFERINGS)
    s.next(Repeat(seat, tile, times + 1))
    owe(s, seat, offer.cost)


class Repeat(PublicStep[TeotihuacanState]):
    """Pay again or stop (TEO-14.23, D17)."""

    __slots__ = ("times", "worship")

    def __init__(self, seat: int, worship: int, times: int) -> None:
        self.seat = seat
        self.worship = worship
        self.times = times

    def options(self, s: TeotihuacanState, seat: int) -> list[int]:
        offer = s.printed.offers[self.worship]
        if (self.times + 1) * offer.points <= offer.most and can_pay(s, seat, offer.cost):
            return [AGAIN, DONE]
        return [DONE]

    def refusal(self, s: TeotihuacanState, seat: int, action: int) -> str:
        if action == DONE:
            return ALLOWED
        return self.refuse(s, seat, action, action == AGAIN, "TEO-14.23")

    def take(self, s: TeotihuacanState, seat: int, action: int) -> None:
        if action == AGAIN:
            repeat(s, seat, self.worship, self.times)
        else:
            s.tell("earned", seat, self.times * s.printed.offers[self.worship].points)


class PutUnder(Step[TeotihuacanState]):
    """When its effect is finished the worship tile goes under its pile (TEO-10.1, 14.21)."""

    __slots__ = ("whose", "worship")

    def __init__(self, whose: int, worship: int) -> None:
        self.seat = AUTOMATIC
        self.whose = whose
        self.worship = worship

    def run(self, s: TeotihuacanState) -> None:
        offer = s.printed.offers[self.worship]
        if offer.op == SPEND_EXACT:
            s.tell("earned", self.whose, offer.points)
        give_back(s, self.whose, self.worship)


ANY_CONSTRUCTIONS: Final = [AnyAction(seat, BUILD) for seat in range(SEATS)]
ANY_INFLUENCES: Final = [AnyAction(seat, PRODUCE) for seat in range(SEATS)]
ONLY_CONSTRUCTIONS: Final = [OnlyAction(seat, BUILD) for seat in range(SEATS)]
ONLY_INFLUENCES: Final = [OnlyAction(seat, PRODUCE) for seat in range(SEATS)]
CHOOSE_OFFERING: Final = [ChooseOffering(seat) for seat in range(SEATS)]
