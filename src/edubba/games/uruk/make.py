"""Make an invention: which one, where, and how it is paid (URU-5)."""

from __future__ import annotations

from typing import Final

from edubba.games.uruk.cards import (
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
from edubba.games.uruk.player import Player
from edubba.games.uruk.state import UrukState
from edubba.kernel.bits import Family, bits
from edubba.kernel.step import ALLOWED, TURN, Step

NORMAL: Final = 0
FREE: Final = 1  # the favour of Enlil: the card itself is the whole price (URU-10.10)
EXTRA: Final = 2  # the Lyre at the end: beyond the limit, without function (URU-11.2)

NEW: Final = -1

MAKE_IDS: Final = Family(MAKE)


def slot_limit(s: UrukState, player: Player) -> int:
    """How many inventions a tableau holds (URU-5.2, 8.14)."""
    return s.printed.water_slots if player.laid >> WATER_CLOCK & 1 else s.printed.slot_limit


def reduction(s: UrukState, player: Player, card: int, replaced: int) -> int:
    """1 if a laid invention makes this one cheaper (URU-5.7), else 0."""
    helper = s.printed.reducer[s.printed.colour[card]]
    if helper < 0 or helper == replaced or s.printed.level[card] == 1:
        return 0
    return 1 if player.laid >> helper & 1 and s.fresh(helper) else 0


def affords(s: UrukState, player: Player, card: int, replaced: int) -> bool:
    """The legality test URU-5.10, with the card that would be replaced, if any."""
    price = s.printed.level[card] - reduction(s, player, card, replaced)
    copies = player.hand[card]
    if copies >= price:
        return True
    colour = s.printed.colour[card]
    joins = s.printed.colour[replaced] if replaced >= 0 else -1
    pairs = 0
    for c in range(COLOURS):
        free = player.colours[c]
        if c == colour:
            free -= copies
        if c == joins:
            free += 1
        pairs += free >> 1
    return pairs >= price - copies


def has_place(s: UrukState, seat: int, card: int, free: bool) -> bool:
    """True if the invention can be laid somewhere, payment included."""
    player = s.players[seat]
    if len(player.cards) < slot_limit(s, player) and (free or affords(s, player, card, NO_CARD)):
        return True
    for replaced in player.cards:
        if free or affords(s, player, card, replaced):
            return True
    return False


def candidates(s: UrukState, seat: int) -> int:
    """The mask of the types in hand that the tableau admits (URU-5.1, 5.4)."""
    player = s.players[seat]
    return player.held & ~player.laid & s.printed.upto_level[s.highest_level(seat) + 1]


def add_makeable(s: UrukState, seat: int, found: list[int]) -> None:
    """Add what this player can make now: the same as asking `refusal` for each type, but colour by colour.

    A replaced card helps the payment only by making a pair with an odd card of its colour. Replacing the card that
    makes the invention cheaper gains nothing: the pair it may make is the card that it would have saved.
    """
    player = s.players[seat]
    printed = s.printed
    laid = player.laid
    open_to = player.held & ~laid & printed.upto_level[s.highest_level(seat) + 1]
    if not open_to:
        return
    counts = player.colours
    pairs = (counts[0] >> 1) + (counts[1] >> 1) + (counts[2] >> 1) + (counts[3] >> 1)
    odd = 0  # the types whose colour has an odd card in this hand
    for colour in range(COLOURS):
        if counts[colour] & 1:
            odd |= printed.of_colour[colour]
    paid = 0
    for colour in range(COLOURS):
        own = printed.of_colour[colour]
        if open_to & own:
            reach = pairs + 1 if counts[colour] & 1 else pairs  # the level that one copy and all pairs can pay
            helper = printed.reducer[colour]
            replaceable = laid
            if helper >= 0 and laid >> helper & 1 and s.fresh(helper):
                reach += 1
                replaceable ^= 1 << helper
            if replaceable & (odd ^ own):
                reach += 1
            paid |= own & printed.upto_level[min(reach, 4)]
    for card in bits(open_to & player.several & ~paid):
        if has_place(s, seat, card, False):
            paid |= 1 << card
    MAKE_IDS.add(found, open_to & paid)


def refusal(s: UrukState, seat: int, card: int, free: bool) -> str:
    """The rule that forbids this invention, or ALLOWED."""
    player = s.players[seat]
    if player.laid >> card & 1:
        return "URU-5.1"
    if not player.hand[card]:
        return "URU-5.6"
    if s.printed.level[card] > s.highest_level(seat) + 1:
        return "URU-5.4"
    return ALLOWED if has_place(s, seat, card, free) else "URU-5.10"


class Place(Step[UrukState]):
    """Choose the slot: a new one, or that of an invention to replace (URU-5.3)."""

    __slots__ = ("card", "how")

    def __init__(self, seat: int, card: int, how: int) -> None:
        self.seat = seat
        self.card = card
        self.how = how

    def options(self, s: UrukState, seat: int) -> list[int]:
        player = s.players[seat]
        found = []
        if len(player.cards) < slot_limit(s, player) and (self.how == FREE or affords(s, player, self.card, NO_CARD)):
            found.append(NEW_SLOT)
        for slot in range(len(player.cards)):
            if self.how == FREE or affords(s, player, self.card, player.cards[slot]):
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
    empty_card(s, player, slot)
    player.lay(slot, NO_CARD)
    s.to_hand_known(seat, old)
    s.tell("took-back", seat, old)


def empty_card(s: UrukState, player: Player, slot: int) -> None:
    """Cubes on a card that leaves the tableau return to the supply (URU-R8)."""
    for colour in range(COLOURS):
        s.supply[colour] += player.cubes[slot] >> 4 * colour & 15
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
        cheaper = reduction(s, player, self.card, NO_CARD)
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
        if (action - COPIES) % 2 > reduction(s, s.players[seat], self.card, NO_CARD):
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
            s.next(PayPairs(seat, self.card, self.slot, self.how, 2 * missing, 0))
        else:
            lay(s, seat, self.card, self.slot, self.how)


def pairs_in_hand(s: UrukState, player: Player, card: int) -> int:
    """Pairs of equal colour in the hand, copies of the type to be laid left out (URU-5.8, 5.9)."""
    counts = player.colours[:]
    counts[s.printed.colour[card]] -= player.hand[card]
    return (counts[0] >> 1) + (counts[1] >> 1) + (counts[2] >> 1) + (counts[3] >> 1)


class PayPairs(Step[UrukState]):
    """Discard pairs, card by card (URU-5.8): a run by colour, then by type, so that equal payments arise once."""

    __slots__ = ("card", "how", "left", "rank", "slot")

    def __init__(self, seat: int, card: int, slot: int, how: int, left: int, rank: int) -> None:
        self.seat = seat
        self.card = card
        self.slot = slot
        self.how = how
        self.left = left  # cards still to pay; odd in the middle of a pair
        self.rank = rank  # the lowest place in the order of payments that may be chosen

    def options(self, s: UrukState, seat: int) -> list[int]:
        player = s.players[seat]
        hand = player.hand
        held = player.held & ~(1 << self.card)
        printed = s.printed
        middle = self.left & 1
        colour_now = printed.colour[printed.by_colour[self.rank]]
        found = []
        above = 0  # pairs in the colours above the one looked at
        same = 0  # cards of this colour from the one looked at upwards
        colour = COLOURS
        for rank in range(TYPES - 1, self.rank - 1, -1):
            card = printed.by_colour[rank]
            if not held >> card & 1:
                continue
            if printed.colour[card] != colour:
                above += same >> 1
                same = 0
                colour = printed.colour[card]
            same += hand[card]
            if middle:
                if colour == colour_now and ((same - 1) >> 1) + above >= self.left >> 1:
                    found.append(CARD + card)
            elif same >= 2 and (same >> 1) + above >= self.left >> 1:
                found.append(CARD + card)
        found.reverse()
        return found

    def refusal(self, s: UrukState, seat: int, action: int) -> str:
        if not CARD <= action < CARD + TYPES:
            return TURN
        if action in self.options(s, seat):
            return ALLOWED
        return "URU-5.9" if action - CARD == self.card else "URU-5.8"

    def take(self, s: UrukState, seat: int, action: int) -> None:
        card = action - CARD
        s.discard(seat, card)
        s.tell("paid-card", seat, card)
        if self.left > 1:
            s.next(PayPairs(seat, self.card, self.slot, self.how, self.left - 1, s.printed.rank[card]))
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
    s.tell("made", seat, card, slot)
    if how == EXTRA:
        player.extra = slot
    elif card == STREET:
        load_street(s, player, slot)


def load_street(s: UrukState, player: Player, slot: int) -> None:
    """One cube of its colour for each card face up in the display (URU-8.5)."""
    for shown in s.display:
        if shown >= 0:
            colour = s.printed.colour[shown]
            if s.supply[colour]:
                s.supply[colour] -= 1
                player.load(slot, 1 << 4 * colour)


def start(s: UrukState, seat: int, action: int) -> None:
    """The action of the menu: this invention will be made."""
    s.next(Place(seat, action - MAKE, NORMAL))
