"""Make an invention: which one, where, and how it is paid (URU-5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from edubba.games.uruk.rules.cards import (
    CARD,
    COLOURS,
    COPIES,
    MAKE,
    NEW_SLOT,
    NO_CARD,
    SLOT,
    STREET,
    TYPES,
    WATER_CLOCK,
)  # fmt: skip
from edubba.games.uruk.rules.player import Player
from edubba.games.uruk.rules.state import UrukState
from edubba.kernel.bits import Family, bits
from edubba.kernel.step import ALLOWED, TURN, Step

NORMAL: Final = 0
FREE: Final = 1  # the favour of Enlil: the card itself is the whole price (URU-10.10)
EXTRA: Final = 2  # the Lyre at the end: beyond the limit, without function (URU-11.2)

NEW: Final = -1

HALVES: Final = 0x7F7F7F7F

MAKE_IDS: Final = Family(MAKE)


def slot_limit(s: UrukState, player: Player) -> int:
    """How many inventions a tableau holds (URU-5.2, 8.14)."""
    return s.printed.water_slots if player.laid >> WATER_CLOCK & 1 else s.printed.slot_limit


def helper_of(s: UrukState, player: Player, card: int) -> int:
    """The laid invention that makes this one cheaper now (URU-5.7), or NO_CARD."""
    helper = s.printed.reducer[s.printed.colour[card]]
    if player.laid >> helper & 1 and s.fresh(helper) and s.printed.level[card] > 1:
        return helper
    return NO_CARD


def pairs_of(colours: i64) -> i64:
    """Pairs of equal colour, of cards counted with 8 bits a colour."""
    return (colours >> 1 & HALVES) % 255  # the remainder adds the four bytes up


def pairs_in_hand(s: UrukState, player: Player, card: int) -> i64:
    """Pairs of equal colour in the hand, copies of the type to be laid left out (URU-5.8, 5.9)."""
    return pairs_of(player.colours - (player.hand[card] << 8 * s.printed.colour[card]))


def affordable_places(s: UrukState, player: Player, card: int) -> int:
    """The legality test URU-5.10 for each place at once: bit 0 for a new slot, bit n + 1 for replacing slot n."""
    printed = s.printed
    copies = player.hand[card]
    colour = printed.colour[card]
    helper = helper_of(s, player, card)
    price = printed.level[card] if helper < 0 else printed.level[card] - 1
    spare = pairs_in_hand(s, player, card) - price + copies
    places = 1 if spare >= 0 else 0
    for slot in range(len(player.cards)):
        replaced = player.cards[slot]
        joins = printed.colour[replaced]
        free = player.colours >> 8 * joins & 255
        if joins == colour:
            free -= copies
        left = spare + 1 if free & 1 else spare  # the replaced card makes a pair
        if replaced == helper:
            left -= 1
        if left >= 0:
            places |= 2 << slot
    return places


def places(s: UrukState, seat: int, card: int, free: bool) -> int:
    """Where the invention can be laid, payment and slot limit included; bits as above."""
    player = s.players[seat]
    found = (2 << len(player.cards)) - 1 if free else affordable_places(s, player, card)
    return found if len(player.cards) < slot_limit(s, player) else found & ~1


def candidates(s: UrukState, seat: int) -> int:
    """The mask of the types in hand that the tableau admits (URU-5.1, 5.4)."""
    player = s.players[seat]
    return player.held & ~player.laid & s.printed.upto_level[s.highest_level(seat) + 1]


def add_makeable(s: UrukState, seat: int, found: list[int]) -> None:
    """Add what this player can make now: the same as asking `refusal` for each type, but colour by colour.

    With as many pairs as its level an invention is paid for, whatever its copies take away from the pairs. A replaced
    card helps the payment only by making a pair with an odd card of its colour. Replacing the card that makes the
    invention cheaper gains nothing: the pair it may make is the card that it would have saved.
    """
    player = s.players[seat]
    printed = s.printed
    laid: i64 = player.laid
    used: i64 = s.used
    upto = printed.upto_level
    open_to: i64 = player.held & ~laid  # by the level rule (URU-5.4):
    if not laid & ~upto[1]:
        open_to &= upto[2]
    elif not laid & ~upto[2]:
        open_to &= upto[3]
    if not open_to:
        return
    colours: i64 = player.colours
    pairs: i64 = (colours >> 1 & HALVES) % 255
    paid: i64 = upto[pairs]
    if open_to & ~paid:
        odd: i64 = colours & 1 | colours >> 7 & 2 | colours >> 14 & 4 | colours >> 21 & 8
        red, pink, yellow, blue = printed.of_colour
        joined: i64 = 0  # the colours of the cards that could be replaced
        if laid & red:
            joined = 1
        if laid & pink:
            joined |= 2
        if laid & yellow:
            joined |= 4
        if laid & blue:
            joined |= 8
        paid = printed.makeable[pairs << 8 | odd << 4 | joined]
        helpers: i64 = laid & ~used & printed.reducers
        if helpers:
            for colour in range(COLOURS):
                helper: i64 = printed.reducer[colour]
                if helpers >> helper & 1:
                    reach: i64 = pairs + (odd >> colour & 1) + 1
                    own: i64 = printed.of_colour[colour]
                    if laid & ~(1 << helper) & (printed.of_colours[odd] ^ own):
                        reach += 1
                    paid |= own & upto[reach]
        if open_to & player.several & ~paid:
            for card in bits(open_to & player.several & ~paid):
                if places(s, seat, card, False):
                    paid |= 1 << card
    MAKE_IDS.add(found, open_to & paid)


def refusal(s: UrukState, seat: int, card: int, free: bool) -> str:
    """The rule that forbids this invention, or ALLOWED."""
    rule = refusal_but_for_the_price(s, seat, card)
    return rule or (ALLOWED if places(s, seat, card, free) else "URU-5.10")


def refusal_but_for_the_price(s: UrukState, seat: int, card: int) -> str:
    player = s.players[seat]
    if player.laid >> card & 1:
        return "URU-5.1"
    if not player.hand[card]:
        return "URU-5.6"
    return "URU-5.4" if s.printed.level[card] > s.highest_level(seat) + 1 else ALLOWED


class Place(Step[UrukState]):
    """Choose the slot: a new one, or that of an invention to replace (URU-5.3)."""

    __slots__ = ("card", "how")

    def __init__(self, seat: int, card: int, how: int) -> None:
        self.seat = seat
        self.card = card
        self.how = how

    def options(self, s: UrukState, seat: int) -> list[int]:
        possible = places(s, seat, self.card, self.how == FREE)
        found = [NEW_SLOT] if possible & 1 else []
        for slot in range(len(s.players[seat].cards)):
            if possible >> slot + 1 & 1:
                found.append(SLOT + slot)
        return found

    def refusal(self, s: UrukState, seat: int, action: int) -> str:
        player = s.players[seat]
        if action in self.options(s, seat):
            return ALLOWED
        if action == NEW_SLOT:
            return "URU-5.2" if len(player.cards) >= slot_limit(s, player) else "URU-5.10"
        return "URU-5.10" if SLOT <= action < SLOT + len(player.cards) else TURN

    def public(self, s: UrukState) -> bool:
        return not s.players[self.seat].cards  # with an empty tableau there is only the new slot

    def fits(self, s: UrukState) -> bool:
        return s.players[self.seat].hand[self.card] > 0 and bool(self.options(s, self.seat))

    def take(self, s: UrukState, seat: int, action: int) -> None:
        slot = NEW
        if action != NEW_SLOT:
            slot = action - SLOT
            take_back(s, seat, slot)
        if self.how == FREE:
            lay(s, seat, self.card, slot, FREE)
        else:
            choose_copies(s, seat, self.card, slot, NORMAL)


def take_back(s: UrukState, seat: int, slot: int) -> None:
    """A replaced invention goes to the hand, its cubes to the supply; discs stay on the slot (URU-5.5)."""
    player = s.players[seat]
    old = player.cards[slot]
    if s.journal is not None:
        s.tell("took-back", seat, old)
    empty_card(s, seat, slot)
    player.lay(slot, NO_CARD)
    s.to_hand_known(seat, old)


def empty_card(s: UrukState, seat: int, slot: int) -> None:
    """Cubes on a card that leaves the tableau return to the supply (URU-R8)."""
    player = s.players[seat]
    for colour in range(COLOURS):
        count = player.cubes[slot] >> 4 * colour & 15
        if count:
            s.keep_cubes(colour, count)
            s.tell("cubes-returned", seat, colour, count, player.cards[slot])
    player.load(slot, -player.cubes[slot])


def choose_copies(s: UrukState, seat: int, card: int, slot: int, how: int) -> None:
    """Ask for the number of copies and the reduction, unless the price is the card alone."""
    if s.printed.level[card] == 1:
        lay(s, seat, card, slot, how)
    else:
        s.next(Copies(seat, card, slot, how))


class Copies(Step[UrukState]):
    """How many copies of the type are used, and whether a reduction is (URU-5.7 to 5.9)."""

    __slots__ = ("card", "how", "slot")

    def __init__(self, seat: int, card: int, slot: int, how: int) -> None:
        self.seat = seat
        self.card = card
        self.slot = slot
        self.how = how

    def options(self, s: UrukState, seat: int) -> list[int]:
        player = s.players[seat]
        copies = player.hand[self.card]
        pairs = pairs_in_hand(s, player, self.card)
        cheaper = 0 if helper_of(s, player, self.card) < 0 else 1
        found = []
        for used in range(1, copies + 1):
            for reduced in range(cheaper + 1):
                price = s.printed.level[self.card] - reduced
                if used <= price and pairs >= price - used:
                    found.append(COPIES + 2 * (used - 1) + reduced)
        return found

    def refusal(self, s: UrukState, seat: int, action: int) -> str:
        if action in self.options(s, seat):
            return ALLOWED
        if not COPIES <= action < COPIES + 8:
            return TURN
        if (action - COPIES) % 2 and helper_of(s, s.players[seat], self.card) < 0:
            return "URU-5.7"
        return "URU-5.8"

    def take(self, s: UrukState, seat: int, action: int) -> None:
        used = (action - COPIES) // 2 + 1
        reduced = (action - COPIES) % 2
        if reduced:
            helper = s.printed.reducer[s.printed.colour[self.card]]
            s.spend_reduction(helper)
            s.tell("reduced", seat, helper, self.card)
        for _ in range(used - 1):
            s.discard(seat, self.card)
            s.tell("paid-card", seat, self.card)
        missing = s.printed.level[self.card] - reduced - used
        if missing > 0:
            s.next(PayPairs(seat=seat, card=self.card, slot=self.slot, how=self.how, left=2 * missing, last=NO_CARD))
        else:
            lay(s, seat, self.card, self.slot, self.how)


class PayPairs(Step[UrukState]):
    """Discard pairs, card by card (URU-5.8): a run by colour, then by type, so that equal payments arise once."""

    __slots__ = ("card", "how", "last", "left", "slot")

    def __init__(self, *, seat: int, card: int, slot: int, how: int, left: int, last: int) -> None:
        self.seat = seat
        self.card = card
        self.slot = slot
        self.how = how
        self.left = left  # cards still to pay; odd in the middle of a pair
        self.last = last  # the card paid last, or NO_CARD: what follows has its colour or a later one

    def options(self, s: UrukState, seat: int) -> list[int]:
        player = s.players[seat]
        colours: i64 = player.colours - (player.hand[self.card] << 8 * s.printed.colour[self.card])
        held = player.held & ~(1 << self.card)
        wanted = self.left >> 1  # pairs to come after this card
        found: list[int] = []
        if self.left & 1:
            now = s.printed.colour[self.last]
            above = pairs_of(colours >> 8 * now + 8)
            self.add_second(player, found, s.printed.types_in(held & s.printed.of_colour[now]), wanted - above)
        else:
            first = s.printed.colour[self.last] if self.last >= 0 else 0
            for colour in range(first, COLOURS):
                own = colours >> 8 * colour & 255
                above = pairs_of(colours >> 8 * colour + 8)
                cards = s.printed.types_in(held & s.printed.of_colour[colour])
                lowest = self.last if colour == first else 0
                self.add_first(player, found, cards, lowest, own, wanted - above)
        return found

    def add_first(self, player: Player, found: list[int], cards: list[int], lowest: int, rest: int, pairs: int) -> None:
        """Add the cards that may begin a pair, if so many pairs of their colour are to come, this one included."""
        for card in cards:
            if card >= lowest:
                if rest < 2 or rest >> 1 < pairs:
                    return
                found.append(CARD + card)
            rest -= player.hand[card]

    def add_second(self, player: Player, found: list[int], cards: list[int], pairs: int) -> None:
        """Add the cards that may complete a pair, if so many more pairs of their colour are to come."""
        rest = 0
        for card in cards:
            if card >= self.last:
                rest += player.hand[card]
        for card in cards:
            if card >= self.last:
                if (rest - 1) >> 1 < pairs:
                    return
                found.append(CARD + card)
                rest -= player.hand[card]

    def refusal(self, s: UrukState, seat: int, action: int) -> str:
        if not CARD <= action < CARD + TYPES:
            return TURN
        if action in self.options(s, seat):
            return ALLOWED
        return "URU-5.9" if action - CARD == self.card else "URU-5.8"

    def fits(self, s: UrukState) -> bool:
        return s.players[self.seat].hand[self.card] > 0 and bool(self.options(s, self.seat))

    def take(self, s: UrukState, seat: int, action: int) -> None:
        card = action - CARD
        s.discard(seat, card)
        if s.journal is not None:
            s.tell("paid-card", seat, card)
        if self.left > 1:
            s.next(PayPairs(seat=seat, card=self.card, slot=self.slot, how=self.how, left=self.left - 1, last=card))
        else:
            lay(s, seat, self.card, self.slot, self.how)


def lay(s: UrukState, seat: int, card: int, slot: int, how: int) -> None:
    """The invention lies on the table and works at once (URU-5.11)."""
    player = s.players[seat]
    s.from_hand(seat, card)
    if slot == NEW:
        slot = len(player.cards)
        player.open_slot()
    player.lay(slot, card)
    if s.journal is not None:
        s.tell("made", seat, card, slot)
    if how == EXTRA:
        player.extra = slot
    elif card == STREET:
        load_street(s, seat, slot)


def load_street(s: UrukState, seat: int, slot: int) -> None:
    """One cube of its colour for each card face up in the display (URU-8.5)."""
    for shown in s.display:
        if shown >= 0:
            colour = s.printed.colour[shown]
            if s.supply[colour]:
                s.keep_cubes(colour, -1)
                s.players[seat].load(slot, 1 << 4 * colour)
                s.tell("street-loaded", seat, colour)


def start(s: UrukState, seat: int, action: int) -> None:
    """The action of the menu: this invention will be made."""
    s.next(Place(seat, action - MAKE, NORMAL))
