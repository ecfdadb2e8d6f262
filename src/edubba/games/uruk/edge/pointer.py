"""How people point at the choices of Uruk: cards, cubes, slots and buttons, and payments in any order."""

from __future__ import annotations

from edubba.games.uruk.edge.talk import THINGS, UrukTalk
from edubba.games.uruk.rules import cards
from edubba.games.uruk.rules.auction import Bid, Raise, bid_of
from edubba.games.uruk.rules.disaster import SecretBid, to_choose_from, to_hide
from edubba.games.uruk.rules.exchange import Exchange, exchangeable
from edubba.games.uruk.rules.make import Copies, PayPairs, Place, slot_limit
from edubba.games.uruk.rules.pick import DiscardCards, GainCubes, PayCubes
from edubba.games.uruk.rules.produce import STORES, ChooseColour
from edubba.games.uruk.rules.scarcity import Rob
from edubba.games.uruk.rules.settle import PayDisc, full_payments, half_price_god
from edubba.games.uruk.rules.state import UrukState
from edubba.games.uruk.rules.swap import SwapGive, SwapTake
from edubba.games.uruk.rules.turn import Menu
from edubba.kernel.scene import Heap, Tally, at_seat, button, cell, number, some
from edubba.words import SpokenPointer

NAMES = tuple(THINGS["card"])
COLOURS = tuple(THINGS["colour"])


def tableau_piece(seat: int, card: int) -> str:
    return f"tableau.{seat}:{NAMES[card]}#1"


def hand_piece(seat: int, card: int) -> str:
    return f"hand.{seat}:{NAMES[card]}#1"


def display_piece(card: int) -> str:
    return f"display:{NAMES[card]}#1"


class UrukPointer(SpokenPointer[UrukTalk, UrukState]):
    """Cards, cubes and slots to point at."""

    longest = 2  # an invention, its slot and its price are one gesture

    def turn_of(self, state: UrukState) -> int:
        for step in state.agenda[::-1]:
            if isinstance(step, Menu):
                return step.seat
        return -1

    def is_main(self, state: UrukState, action: int) -> bool:
        if action == cards.DONE:
            return not isinstance(state.agenda[-1], Bid)  # there the big button passes
        return action in (cards.END, cards.PASS, cards.DECLINE, cards.FORGO)

    def goes_on(self, state: UrukState) -> bool:
        return isinstance(state.agenda[-1], (Place, Copies, SwapGive, SwapTake))

    def in_question(self, state: UrukState, seat: int) -> list[int]:
        player = state.players[seat]
        held = [card for card in range(cards.TYPES) if player.hand[card]]
        laid = [(slot, card) for slot, card in enumerate(player.cards) if card >= 0]
        found = [cards.DRAW, cards.NEW_SLOT] if len(laid) < slot_limit(state, player) else [cards.DRAW]
        found += [cards.TAKE + card for card in sorted({card for card in state.display if card >= 0})]
        found += [cards.MAKE + card for card in held] + [cards.CARD + card for card in held]
        found += [cards.USE + card for _, card in laid]
        found += [first + slot for first in (cards.SETTLE, cards.SLOT) for slot, _ in laid]
        return found + [cards.COLOUR + colour for colour in range(cards.COLOURS)]

    def handles(self, state: UrukState, seat: int, action: int) -> list[str]:
        verb = self.actions.verb(action)
        which = action - verb.first
        laid = state.players[seat].cards
        match verb.name:
            case "draw":
                return ["deck"]
            case "take":
                return [display_piece(which)]
            case "make" | "card":
                return [hand_piece(seat, which)]
            case "use":
                return [tableau_piece(seat, which), button("use")]
            case "cards-to-cubes" | "cubes-to-cards":
                return [tableau_piece(seat, cards.AQUEDUCT), button(verb.name)]
            case "swap":
                return [tableau_piece(seat, cards.WHEEL_AND_AXLE), button("swap")]
            case "settle":
                return [tableau_piece(seat, laid[which]), cell("epochs", state.epoch() + 1), button("settle")]
            case "slot":
                return [tableau_piece(seat, laid[which])]
            case "new-slot":
                return [cell(f"tableau.{seat}", len(laid) + 1)]
            case "colour":
                return self.cube(state, seat, which)
            case "from":
                return [at_seat(which), *self.stock_cube(state, which)]
            case "copies":
                # Not the invention that makes it cheaper: to point at that one means to replace it.
                return [button(f"{'reduced' if which % 2 else 'copies'}-{which // 2 + 1}")]
            case "price":
                return [self.price(state, seat, which)]
            case "count":
                return [number(which + 1)]
            case "bid":
                return [number(which)]
        return [button(verb.name)]

    def cube(self, state: UrukState, seat: int, colour: int) -> list[str]:
        """A cube of the own stock where one is given, of the supply or off a card where one is taken."""
        step = state.agenda[-1]
        name = COLOURS[colour]
        if isinstance(step, (SwapGive, PayCubes, PayDisc, SecretBid)):
            return [some(f"stock.{seat}", name)]
        if not isinstance(step, ChooseColour):
            return [some("supply", name)]
        if STORES >> step.card & 1:
            return [button(name)]
        if step.card != cards.ASTRONOMY:
            return [some("supply", name)]
        shown = {card for card in state.display if card >= 0 and state.printed.colour[card] == colour}
        return [some("supply", name), *(display_piece(card) for card in sorted(shown))]

    def stock_cube(self, state: UrukState, victim: int) -> list[str]:
        step = state.agenda[-1]
        return [some(f"stock.{victim}", COLOURS[step.colour])] if isinstance(step, Rob) else []

    def price(self, state: UrukState, seat: int, way: int) -> str:
        if way == cards.WITH_VAULT:
            return tableau_piece(seat, cards.VAULT)
        if way == cards.WITH_COINAGE:
            return tableau_piece(seat, cards.COINAGE)
        if way == cards.HALF:
            return f"card:{NAMES[half_price_god(state.players[seat])]}"
        return button("full")

    # --- payments in any order ------------------------------------------------------------------------------------

    def tally(self, state: UrukState, seat: int) -> Tally | None:
        step = state.agenda[-1]
        if isinstance(step, DiscardCards):
            return Tally(self.hand(state, seat, step.lowest), step.left, step.left)
        if isinstance(step, PayCubes):
            return Tally(self.cubes(f"stock.{seat}", state.players[seat].stock, step.lowest), step.left, step.left)
        if isinstance(step, GainCubes):
            return Tally(self.cubes("supply", state.supply, step.lowest), step.left, step.left)
        if isinstance(step, PayPairs):
            return self.pairs(state, seat, step)
        if isinstance(step, PayDisc):
            return self.disc(state, seat, step)
        if isinstance(step, (Bid, Raise)):
            return self.bid(state, seat, step)
        if isinstance(step, SecretBid):
            return self.fist(state, seat)
        return self.exchange(state, seat, step) if isinstance(step, Exchange) else None

    def hand(self, state: UrukState, seat: int, lowest: int = 0, among: int = -1) -> list[Heap]:
        """The hand cards from a type on, of a mask of types: what can be discarded, offered or exchanged."""
        hand = state.players[seat].hand
        return [
            Heap(hand_piece(seat, card), cards.CARD + card, hand[card], COLOURS[state.printed.colour[card]])
            for card in range(lowest, cards.TYPES)
            if hand[card] and among >> card & 1
        ]

    def cubes(self, zone: str, have: list[int], lowest: int = 0) -> list[Heap]:
        return [
            Heap(some(zone, COLOURS[colour]), cards.COLOUR + colour, have[colour], COLOURS[colour])
            for colour in range(lowest, cards.COLOURS)
            if have[colour]
        ]

    def pairs(self, state: UrukState, seat: int, step: PayPairs) -> Tally | None:
        if step.left % 2:
            return None  # in the middle of a pair
        first = state.printed.colour[step.last] if step.last >= 0 else 0
        heaps = self.hand(state, seat, among=~(1 << step.card))
        heaps = [heap for heap in heaps if (COLOURS.index(heap.group), heap.id - cards.CARD) >= (first, step.last)]
        return Tally(sorted(heaps, key=lambda heap: COLOURS.index(heap.group)), step.left, step.left, sets=2)

    def disc(self, state: UrukState, seat: int, step: PayDisc) -> Tally:
        """Cubes, and with the Shadoof cards, as part of one of the payments that the epoch takes."""
        heaps = self.cubes(f"stock.{seat}", state.players[seat].stock, step.colour)
        if step.kind:
            heaps = [heap for heap in heaps if heap.group != COLOURS[step.colour]]
        if step.cards:
            heaps += self.hand(state, seat)
            lowest = (step.colour, step.kind)
            heaps = [heap for heap in heaps if self.paying_order(heap) >= lowest]
        fitting = [full for full in full_payments(state, seat, step.slot, state.epoch()) if step.part_of(full)]
        paid = [step.paid >> 4 * colour & 15 for colour in range(cards.COLOURS)]
        ways = [{COLOURS[c]: full[c] - paid[c] for c in range(cards.COLOURS) if full[c] > paid[c]} for full in fitting]
        return Tally(sorted(heaps, key=self.paying_order), step.left, step.left, ways=ways)

    def paying_order(self, heap: Heap) -> tuple[int, int]:
        """By colour; the cube before the cards."""
        return COLOURS.index(heap.group), 0 if heap.id >= cards.COLOUR else heap.id - cards.CARD + 1

    def bid(self, state: UrukState, seat: int, step: Bid | Raise) -> Tally | None:
        heaps = self.hand(state, seat, step.lowest if isinstance(step, Raise) else 0)
        for heap in heaps:
            heap.worth = state.printed.level[heap.id - cards.CARD]
        least = max(0, step.high + 1 - bid_of(state, seat))
        if sum(heap.worth * heap.most for heap in heaps) < least:
            return None  # too weak to bid
        return Tally(heaps, 0, sum(heap.most for heap in heaps), worth=least, done=cards.DONE)

    def fist(self, state: UrukState, seat: int) -> Tally | None:
        """The cubes of a bid whose number is said, where they are hidden with it."""
        left = to_hide(state, seat)
        return Tally(self.cubes(f"stock.{seat}", to_choose_from(state, seat)), left, left) if left else None

    def exchange(self, state: UrukState, seat: int, step: Exchange) -> Tally | None:
        """Card by card where the supply may run out: then somebody is robbed in between."""
        heaps = self.hand(state, seat, step.lowest, exchangeable(state, seat))
        for colour in range(cards.COLOURS):
            if sum(heap.most for heap in heaps if heap.group == COLOURS[colour]) > state.supply[colour]:
                return None
        return Tally(heaps, 0 if step.started else 1, sum(heap.most for heap in heaps), done=cards.DONE)
