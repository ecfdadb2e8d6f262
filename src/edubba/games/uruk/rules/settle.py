"""Place a disc: found a village or turn one into a city (URU-9)."""

from __future__ import annotations

from mypy_extensions import i64

from edubba.games.uruk.rules.cards import (
    CARD,
    COINAGE,
    COLOUR,
    COLOURS,
    FULL,
    HALF,
    MARDUK,
    NANNAR,
    PRICE,
    SETTLE,
    SHADOOF,
    TYPES,
    VAULT,
    WITH_COINAGE,
    WITH_VAULT,
)  # fmt: skip
from edubba.games.uruk.rules.player import Player
from edubba.games.uruk.rules.printed import purse
from edubba.games.uruk.rules.state import UrukState
from edubba.kernel.step import ALLOWED, TURN, Step


def half_price_god(player: Player) -> int:
    """The kept god that halves the next disc, the one received first (URU-9.8), or -1."""
    for god in player.gods:
        if god in (MARDUK, NANNAR):
            return god
    return -1


def full_payments(s: UrukState, seat: int, slot: int, epoch: int) -> list[list[int]]:
    """Every full payment, as cubes per colour (URU-9.4 to 9.6)."""
    if s.printed.price[epoch]:
        return s.printed.payments[epoch]
    card = s.players[seat].cards[slot]
    payment = [0, 0, 0, 0]
    payment[s.printed.colour[card]] = s.printed.level[card]
    return [payment]


def price_with(s: UrukState, seat: int, slot: int, epoch: int, reduction: int) -> int:
    """How many cubes are due (URU-9.6 to 9.8)."""
    full = s.printed.price[epoch] or s.printed.level[s.players[seat].cards[slot]]
    if reduction == WITH_VAULT:
        return max(full - 1, 0)
    if reduction == WITH_COINAGE:
        return max(full - 2, 0)
    if reduction == HALF:
        return (full + 1) // 2
    return full


def may_pay_cards(s: UrukState, player: Player, slot: int) -> bool:
    """True if the Shadoof lets hand cards stand in for cubes (URU-8.6)."""
    return bool(player.laid >> SHADOOF & 1) and s.fresh(SHADOOF) and player.discs[slot] == 0


def means(s: UrukState, player: Player, slot: int) -> list[int]:
    """What can be paid per colour: cubes, and hand cards where the Shadoof allows them."""
    if not may_pay_cards(s, player, slot):
        return player.stock
    return [player.stock[colour] + player.of_colour(colour) for colour in range(COLOURS)]


def reductions(s: UrukState, seat: int, slot: int) -> list[int]:
    """The ways to price this disc, payable or not (URU-9.7, 9.8)."""
    player = s.players[seat]
    god = half_price_god(player)
    if god >= 0 and s.rules.compulsory_half:
        return [HALF]
    found = [FULL]
    if player.laid >> VAULT & 1 and s.fresh(VAULT):
        found.append(WITH_VAULT)
    if player.cards[slot] == COINAGE and s.fresh(COINAGE):
        found.append(WITH_COINAGE)
    if god >= 0:
        found.append(HALF)
    return found


def affordable(s: UrukState, seat: int, slot: int, epoch: int) -> list[int]:
    """The ways to price this disc that the player can pay."""
    best = most_payable(s, seat, slot, epoch)
    return [
        way
        for way in reductions(s, seat, slot)
        if best >= price_with(s, seat, slot, epoch, way)
    ]  # fmt: skip


def most_payable(s: UrukState, seat: int, slot: int, epoch: int) -> int:
    """How many units of a full payment this player has (URU-9.6)."""
    have = means(s, s.players[seat], slot)
    if s.printed.price[epoch]:
        return s.printed.payable[epoch][purse(have)]
    return have[s.printed.colour[s.players[seat].cards[slot]]]


def add_settleable(s: UrukState, seat: int, found: list[int]) -> None:
    """Add the slots that can take a disc. The same as asking `refusal` for each, with the means counted only once."""
    epochs = s.epochs
    epoch: i64 = 0 if epochs[0] else 1 if epochs[1] else 2 if epochs[2] else 3
    if not epochs[epoch]:
        return
    player = s.players[seat]
    stock = player.stock
    printed = s.printed
    price: i64 = printed.price[epoch]
    ready: i64 = player.laid & ~s.used
    cheaper: i64 = ready >> VAULT & 1
    god = half_price_god(player) >= 0
    shadoof = ready >> SHADOOF & 1 == 1
    if (
        not shadoof
        and not cheaper
        and stock[0] + stock[1] + stock[2] + stock[3] < (min(price - 2, (price + 1) // 2) if price else 1)
    ):
        return  # not even the greatest reduction helps
    with_cubes: i64 = printed.payable[epoch][purse(stock)] if price else 0
    with_cards: i64 = with_cubes
    if shadoof and price:
        cards: i64 = player.colours
        have = [
            stock[0] + (cards & 255),
            stock[1] + (cards >> 8 & 255),
            stock[2] + (cards >> 16 & 255),
            stock[3] + (cards >> 24),
        ]
        with_cards = printed.payable[epoch][purse(have)]
    if not god and with_cards < price - (2 if ready >> COINAGE & 1 else cheaper):
        return
    for slot in range(len(player.cards)):
        discs: i64 = player.discs[slot]
        if discs >= 2 or (discs and printed.village_only[epoch]):
            continue
        card: i64 = player.cards[slot]
        full: i64 = price
        best: i64 = with_cubes if discs else with_cards
        if not price:
            full = printed.level[card]
            colour: i64 = printed.colour[card]
            best = stock[colour]
            if shadoof and not discs:
                best += player.colours >> 8 * colour & 255
        due: i64 = full - cheaper
        if god:
            half: i64 = (full + 1) // 2
            due = half if s.rules.compulsory_half else min(half, due)
        if card == COINAGE and ready >> COINAGE & 1 and not (god and s.rules.compulsory_half):
            due = min(due, full - 2)
        if best >= due:
            found.append(SETTLE + slot)


def refusal(s: UrukState, seat: int, slot: int) -> str:
    """The rule that forbids a disc on this slot, or ALLOWED. Also answers the player's 'why not?'."""
    player = s.players[seat]
    epoch = s.epoch()
    if epoch < 0:
        return "URU-9.1"
    if slot >= len(player.cards) or player.discs[slot] >= 2:
        return "URU-9.2"
    if player.discs[slot] and s.printed.village_only[epoch]:
        return "URU-9.3"
    if not affordable(s, seat, slot, epoch):
        return "URU-9.4" if epoch == 0 else "URU-9.5"
    return ALLOWED


class Price(Step[UrukState]):
    """Choose what makes the disc cheaper, if anything (URU-D9)."""

    __slots__ = ("slot",)

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def public(self, s: UrukState) -> bool:
        return len(reductions(s, self.seat, self.slot)) == 1 or not may_pay_cards(s, s.players[self.seat], self.slot)

    def options(self, s: UrukState, seat: int) -> list[int]:
        return [PRICE + way for way in affordable(s, seat, self.slot, s.epoch())]

    def refusal(self, s: UrukState, seat: int, action: int) -> str:
        if not PRICE <= action < PRICE + 4:
            return TURN
        if action in self.options(s, seat):
            return ALLOWED
        way = action - PRICE
        if way in reductions(s, seat, self.slot):
            return "URU-9.6"
        return "URU-9.8" if reductions(s, seat, self.slot) == [HALF] else "URU-9.7"

    def take(self, s: UrukState, seat: int, action: int) -> None:
        way = action - PRICE
        player = s.players[seat]
        due = price_with(s, seat, self.slot, s.epoch(), way)
        if way == WITH_VAULT:
            s.spend_reduction(VAULT)
            s.tell("cheaper-disc", seat, VAULT, player.cards[self.slot])
        elif way == WITH_COINAGE:
            s.spend_reduction(COINAGE)
            s.tell("cheaper-disc", seat, COINAGE, COINAGE)
        elif way == HALF:
            s.tell("god-used", seat, half_price_god(player))
        if due:
            s.next(
                PayDisc(
                    seat=seat,
                    slot=self.slot,
                    way=way,
                    left=due,
                    paid=0,
                    colour=0,
                    kind=0,
                    cards=may_pay_cards(s, player, self.slot),
                )
            )
        else:
            found(s, seat, self.slot, way)


class PayDisc(Step[UrukState]):
    """Pay for a disc unit by unit (URU-D10): a run by colour, cubes before cards, so that equal payments arise once."""

    __slots__ = ("cards", "colour", "kind", "left", "paid", "slot", "way")

    def __init__(
        self, *, seat: int, slot: int, way: int, left: int, paid: int, colour: int, kind: int, cards: bool
    ) -> None:
        self.seat = seat
        self.slot = slot
        self.way = way  # how the disc is priced
        self.left = left
        self.paid = paid  # units so far, 4 bits a colour
        self.colour = colour  # the lowest colour that may be chosen
        self.kind = kind  # in that colour: 0 from the cube on, else from the card of type kind - 1 on
        self.cards = cards  # the Shadoof helps with this disc

    def public(self, s: UrukState) -> bool:
        return not self.cards

    def options(self, s: UrukState, seat: int) -> list[int]:
        player = s.players[seat]
        fitting = [full for full in full_payments(s, seat, self.slot, s.epoch()) if self.part_of(full)]
        held = [0, 0, 0, 0]  # hand cards per colour that may still be paid
        if self.cards:
            for card in range(TYPES):
                colour = s.printed.colour[card]
                if player.hand[card] and (colour != self.colour or card + 1 >= self.kind):
                    held[colour] += player.hand[card]
        found = []
        for colour in range(self.colour, COLOURS):
            cubes = player.stock[colour] if colour != self.colour or self.kind == 0 else 0
            if cubes and self.completes(fitting, player, held, colour, cubes + held[colour]):
                found.append(COLOUR + colour)
            if held[colour] and not (s.rules.cards_for_missing and player.stock[colour]):
                rest = held[colour]
                for card in range(TYPES):
                    if s.printed.colour[card] != colour or not player.hand[card]:
                        continue
                    if colour == self.colour and card + 1 < self.kind:
                        continue
                    if self.completes(fitting, player, held, colour, rest):
                        found.append(CARD + card)
                    rest -= player.hand[card]
        return found

    def completes(self, fitting: list[list[int]], player: Player, held: list[int], colour: int, rest: int) -> bool:
        """True if the payment can be completed with a unit of this colour next, `rest` units of it being left."""
        done = self.paid >> 4 * colour & 15
        for full in fitting:
            open_units = full[colour] - done
            if open_units > 0:
                total = min(open_units, rest)
                for c in range(colour + 1, COLOURS):
                    total += min(full[c], player.stock[c] + held[c])
                if total >= self.left:
                    return True
        return False

    def part_of(self, full: list[int]) -> bool:
        """True if what was paid so far is part of this full payment."""
        for colour in range(self.colour + 1):
            if self.paid >> 4 * colour & 15 > full[colour]:
                return False
        return True

    def refusal(self, s: UrukState, seat: int, action: int) -> str:
        if action in self.options(s, seat):
            return ALLOWED
        if COLOUR <= action < COLOUR + COLOURS:
            return "URU-9.6"
        if CARD <= action < CARD + TYPES:
            if self.cards and s.rules.cards_for_missing and s.players[seat].stock[s.printed.colour[action - CARD]]:
                return "URU-R16"
            return "URU-9.6" if self.cards else "URU-8.6"
        return TURN

    def take(self, s: UrukState, seat: int, action: int) -> None:
        if action >= COLOUR:
            colour = action - COLOUR
            kind = 0
            s.pay_cube(seat, colour)
            s.tell("paid-cube", seat, colour)
        else:
            card = action - CARD
            colour = s.printed.colour[card]
            kind = card + 1
            s.discard(seat, card)
            s.spend_reduction(SHADOOF)
            s.tell("paid-card", seat, card)
        if self.left > 1:
            paid = self.paid + (1 << 4 * colour)
            s.next(
                PayDisc(
                    seat=seat,
                    slot=self.slot,
                    way=self.way,
                    left=self.left - 1,
                    paid=paid,
                    colour=colour,
                    kind=kind,
                    cards=self.cards,
                )
            )
        else:
            found(s, seat, self.slot, self.way)


def found(s: UrukState, seat: int, slot: int, way: int) -> None:
    """The disc leaves the lowest epoch and lies above the invention (URU-9.1, 9.2); a god that helped is discarded."""
    player = s.players[seat]
    if way == HALF:
        god = half_price_god(player)
        player.give_up(god)
        s.cast_off(god)
    epoch = s.epoch()
    player.stack(slot, 1)
    s.tell("founded", seat, player.cards[slot], player.discs[slot], epoch)
    take_disc(s, epoch)


def take_disc(s: UrukState, epoch: int) -> None:
    """A disc leaves an epoch card. The last one triggers the end: the common stock goes to epoch IV (URU-11.1)."""
    s.epochs = s.epochs[:]  # clones share it
    s.epochs[epoch] -= 1
    if s.final_round == 0 and s.epoch() < 0:
        s.final_round = s.round + 1
        s.epochs[3] = s.common
        s.common = 0
        s.tell("end-near", s.active)
