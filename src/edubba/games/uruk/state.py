"""What lies on the table of Uruk, what each seat may know of it, and how it is dealt anew for those who do not know."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from edubba.games.uruk.cards import CARDS, COLOURS, ENLIL, LIGHTHOUSE, NO_CARD, TYPES
from edubba.games.uruk.printed import Printed, Rules
from edubba.games.uruk.scoring import cities, score_sheet
from edubba.kernel.chance import Chance
from edubba.kernel.pile import Pile
from edubba.kernel.state import State

OLDEST_KNOWN: Final = 6  # shuffles after this one are not told apart any more
SPECTATOR: Final = 7  # bit of a "seen by" mask
ALL_EYES: Final = 255


class Player:
    """What one player has. Hand cards are counted by type, because copies are alike; `held` is the mask of the types
    in hand and `colours` counts the hand by colour, both kept up to date so that rules need not look at every type.

    `known` lists the types that all saw enter the hand. Of the other hand cards everybody knows only from which shuffle
    they were drawn: `ages` counts them, 8 bits an age. Cubes on a card are counted with 4 bits a colour.

    Clones share the lists `known`, `cards`, `discs`, `cubes` and `gods`: they are replaced, never changed.
    """

    __slots__ = (
        "ages", "cards", "colours", "cubes", "discs", "extra", "gods", "hand", "held", "known", "laid", "size", "stock",
    )  # fmt: skip

    def __init__(
        self,
        hand: list[int],
        held: int,
        colours: list[int],
        size: int,
        known: list[int],
        ages: int,
        cards: list[int],
        discs: list[int],
        cubes: list[int],
        laid: int,
        stock: list[int],
        gods: list[int],
        extra: int,
    ) -> None:
        self.hand = hand
        self.held = held
        self.colours = colours
        self.size = size
        self.known = known
        self.ages = ages
        self.cards = cards
        self.discs = discs
        self.cubes = cubes
        self.laid = laid
        self.stock = stock
        self.gods = gods
        self.extra = extra

    def clone(self) -> Player:
        return Player(
            self.hand[:],
            self.held,
            self.colours[:],
            self.size,
            self.known,
            self.ages,
            self.cards,
            self.discs,
            self.cubes,
            self.laid,
            self.stock[:],
            self.gods,
            self.extra,
        )

    def open_slot(self) -> None:
        self.cards = [*self.cards, NO_CARD]
        self.discs = [*self.discs, 0]
        self.cubes = [*self.cubes, 0]

    def close_slot(self, slot: int) -> None:
        self.lay(slot, NO_CARD)
        self.cards = self.cards[:slot] + self.cards[slot + 1 :]
        self.discs = self.discs[:slot] + self.discs[slot + 1 :]
        self.cubes = self.cubes[:slot] + self.cubes[slot + 1 :]

    def lay(self, slot: int, card: int) -> None:
        """Put an invention into a slot, in place of what lies there; NO_CARD only takes that away."""
        old = self.cards[slot]
        self.cards = self.cards[:]
        self.cards[slot] = card
        if old >= 0:
            self.laid ^= 1 << old
        if card >= 0:
            self.laid |= 1 << card

    def stack(self, slot: int, discs: int) -> None:
        self.discs = self.discs[:]
        self.discs[slot] += discs

    def load(self, slot: int, cubes: int) -> None:
        self.cubes = self.cubes[:]
        self.cubes[slot] += cubes

    def keep(self, god: int) -> None:
        self.gods = [*self.gods, god]

    def give_up(self, god: int) -> None:
        self.gods = [kept for kept in self.gods if kept != god]

    def slot_of(self, card: int) -> int:
        """Where a laid invention lies."""
        return self.cards.index(card)

    def all_discs(self) -> int:
        total = 0
        for count in self.discs:
            total += count
        return total

    def all_cubes(self) -> int:
        stock = self.stock
        return stock[0] + stock[1] + stock[2] + stock[3]


class UrukState(State):
    """A position of Uruk."""

    __slots__ = (
        "actions", "active", "common", "deck", "deck_events", "discards", "display", "epochs", "event", "face_down",
        "face_down_seen", "final_round", "first", "got", "offers", "players", "printed", "received", "removed",
        "reshuffles", "robbed", "round", "rules", "supply", "unseen", "used", "victims",
    )  # fmt: skip

    def __init__(
        self,
        printed: Printed,
        rules: Rules,
        chance: Chance,
        players: list[Player],
        supply: list[int],
        epochs: list[int],
        display: list[int],
        discards: list[int],
        deck: Pile,
        unseen: list[int],
    ) -> None:
        self.seats = len(players)
        self.chance = chance
        self.agenda = []
        self.sealed = []
        self.revealed = 0
        self.real = True
        self.journal = None
        self.offered = None
        self.printed = printed
        self.rules = rules
        self.players = players
        self.supply = supply
        self.epochs = epochs
        self.common = 0
        self.display = display
        self.discards = discards
        self.removed: list[int] = []  # by the first reshuffle, face up
        self.deck = deck
        self.deck_events = 0
        self.reshuffles = 0
        self.unseen = unseen  # per card: copies nobody has seen since which shuffle, 4 bits an age
        self.event = NO_CARD  # waiting in the event slot
        self.face_down = NO_CARD  # the second event: while it lies there, the first is activated
        self.face_down_seen = 0
        self.first = 0
        self.active = 0
        self.round = 1
        self.final_round = 0  # 0 until the end is triggered
        self.actions = 0
        self.used = 0  # mask of the types whose function was used in this turn
        self.received = 0  # mask of the colours the active player received in this turn
        self.got = 0  # cubes this action has brought so far
        self.robbed = 0  # mask of the colours taken from opponents in this action
        self.victims = 0  # mask of the victims of a volcanic eruption
        self.offers: list[list[int]] = []  # cards laid out in a running auction, by seat

    def clone(self) -> UrukState:
        other = UrukState(
            self.printed,
            self.rules,
            self.chance.clone(),
            [player.clone() for player in self.players],
            self.supply[:],
            self.epochs[:],
            self.display[:],
            self.discards[:],
            self.deck.clone(),
            self.unseen[:],
        )
        other.agenda = self.agenda[:]
        if self.sealed:
            other.sealed = [answers[:] for answers in self.sealed]
        other.revealed = self.revealed
        other.real = self.real
        other.common = self.common
        other.removed = self.removed  # replaced as a whole, never changed
        other.deck_events = self.deck_events
        other.reshuffles = self.reshuffles
        other.event = self.event
        other.face_down = self.face_down
        other.face_down_seen = self.face_down_seen
        other.first = self.first
        other.active = self.active
        other.round = self.round
        other.final_round = self.final_round
        other.actions = self.actions
        other.used = self.used
        other.received = self.received
        other.got = self.got
        other.robbed = self.robbed
        other.victims = self.victims
        if self.offers:
            other.offers = [offer[:] for offer in self.offers]
        return other

    # --- small verbs used by many rules ---------------------------------------------------------------------------

    def after(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def clockwise(self, start: int) -> list[int]:
        """All seats in turn order, beginning with `start`."""
        return [(start + step) % self.seats for step in range(self.seats)]

    @property
    def last_round(self) -> bool:
        return self.round == self.final_round

    def epoch(self) -> int:
        """The lowest epoch that still has discs, or -1 (URU-9.1)."""
        for epoch in range(4):
            if self.epochs[epoch]:
                return epoch
        return -1

    def highest_level(self, seat: int) -> int:
        """The highest level in a tableau; an empty one counts as level 1 (URU-R36)."""
        level = self.printed.level
        highest = 1
        for card in self.players[seat].cards:
            if card >= 0 and level[card] > highest:
                highest = level[card]
        return highest

    def fresh(self, card: int) -> bool:
        """True if the function of this type was not used in this turn (URU-3.3)."""
        return not self.used >> card & 1

    def spend(self, card: int) -> None:
        """Remember that a function was used in this turn (URU-3.3)."""
        self.used |= 1 << card

    def spend_reduction(self, card: int) -> None:
        """As `spend`, for what makes something cheaper: a switch lets these help every time (URU-R3)."""
        if self.rules.once_per_turn:
            self.used |= 1 << card

    def lighthouse(self, seat: int, base: int) -> int:
        """What the Lighthouse adds to a bid of this player (URU-8.8)."""
        player = self.players[seat]
        if not player.laid >> LIGHTHOUSE & 1:
            return 0
        return base + self.printed.bonus_discs[player.discs[player.slot_of(LIGHTHOUSE)]]

    def gain(self, seat: int, colour: int, count: int) -> None:
        """Cubes go from the supply to a stock."""
        self.supply[colour] -= count
        self.players[seat].stock[colour] += count
        if seat == self.active:
            self.received |= 1 << colour

    def pay_cube(self, seat: int, colour: int) -> None:
        self.players[seat].stock[colour] -= 1
        self.supply[colour] += 1

    def supply_total(self) -> int:
        supply = self.supply
        return supply[0] + supply[1] + supply[2] + supply[3]

    def return_disc(self) -> None:
        """A disc goes to the common stock, or to epoch IV once the end is triggered (URU-11.1)."""
        if self.final_round:
            self.epochs[3] += 1
        else:
            self.common += 1

    # --- cards that come to light or vanish ------------------------------------------------------------------------

    def expose(self, card: int, age: int) -> None:
        """A card drawn from the shuffle `age` lies open now."""
        have = self.unseen[card]
        while age > 0 and not have >> 4 * age & 15:
            age -= 1
        while not have >> 4 * age & 15:
            age += 1
        self.unseen[card] = have - (1 << 4 * age)

    def add_to_hand(self, player: Player, card: int) -> None:
        player.hand[card] += 1
        player.held |= 1 << card
        player.colours[self.printed.colour[card]] += 1
        player.size += 1

    def empty_hand(self, player: Player) -> None:
        player.hand = [0] * TYPES
        player.held = 0
        player.colours = [0, 0, 0, 0]
        player.size = 0

    def to_hand_known(self, seat: int, card: int) -> None:
        """A card that lay open goes to a hand: all know it is there (URU-H2)."""
        player = self.players[seat]
        self.add_to_hand(player, card)
        player.known = [*player.known, card]

    def to_hand_hidden(self, seat: int, card: int, age: int) -> None:
        player = self.players[seat]
        self.add_to_hand(player, card)
        player.ages += 1 << 8 * age

    def from_hand(self, seat: int, card: int) -> None:
        """A hand card is shown. If nobody knew of it, its place in the hand is the one whose age fits best."""
        player = self.players[seat]
        player.hand[card] -= 1
        if not player.hand[card]:
            player.held ^= 1 << card
        player.colours[self.printed.colour[card]] -= 1
        player.size -= 1
        if card in player.known:
            player.known = player.known[:]
            player.known.remove(card)
            return
        have = self.unseen[card]
        ages = player.ages
        entry = -1
        for age in range(OLDEST_KNOWN + 1):
            if have >> 4 * age & 15:
                if ages >> 8 * age & 255:
                    self.unseen[card] = have - (1 << 4 * age)
                    player.ages = ages - (1 << 8 * age)
                    return
                if entry < 0:
                    entry = age
        self.unseen[card] = have - (1 << 4 * entry)
        place = entry
        while place <= OLDEST_KNOWN and not ages >> 8 * place & 255:
            place += 1
        if place > OLDEST_KNOWN:
            place = entry - 1
            while not ages >> 8 * place & 255:
                place -= 1
        player.ages = ages - (1 << 8 * place)

    def discard(self, seat: int, card: int) -> None:
        """A hand card goes to the discard pile (URU-4.8)."""
        self.from_hand(seat, card)
        self.discards.append(card)

    def redeal(self, seat: int | None, rng: Random) -> UrukState:
        """Exchange what this seat cannot know: other hands, the deck, a face-down event, sealed bids (URU-H1 to H6)."""
        other = self.clone()
        deal = other.veil(rng)
        unseen = self.unseen[:]
        for one in range(self.seats):
            if one == seat or self.over:  # after the end all hands lie open
                _remove_hand(unseen, self.players[one])
        events = [card for card in range(ENLIL, CARDS) if unseen[card]]
        if self.face_down >= 0:
            if self.face_down_seen >> (SPECTATOR if seat is None else seat) & 1:
                events.remove(self.face_down)
            else:
                other.face_down = events.pop(deal.below(len(events)))
        bag: list[int] = []
        top = len(self.deck.layers) - 1
        for age in range(OLDEST_KNOWN + 1):
            for card in range(TYPES):
                for _ in range(unseen[card] >> 4 * age & 15):
                    bag.append(card)
            if top > 0 and self.deck.ages[top] == age:
                other.deck.layers[top] = [_any(bag, deal) for _ in range(len(self.deck.layers[top]))]
            for one in range(self.seats):
                if one != seat and not self.over:
                    player = other.players[one]
                    if age == 0:
                        other.empty_hand(player)
                        for card in player.known:
                            other.add_to_hand(player, card)
                    for _ in range(player.ages >> 8 * age & 255):
                        other.add_to_hand(player, _any(bag, deal))
        if top >= 0:
            bag.extend(events)
            bag.sort()
            other.deck.layers[0] = bag
        other.reseal(self, seat, deal)
        return other

    def view(self, seat: int | None) -> dict[str, Any]:
        """URU-H1 to H6 as plain data."""
        eye = SPECTATOR if seat is None else seat
        seen = self.face_down >= 0 and self.face_down_seen >> eye & 1
        players = []
        for one in range(self.seats):
            player = self.players[one]
            players.append(
                {
                    "cards": player.cards[:],
                    "discs": player.discs[:],
                    "cubes": [[load >> 4 * colour & 15 for colour in range(COLOURS)] for load in player.cubes],
                    "stock": player.stock[:],
                    "gods": player.gods[:],
                    "extra": player.extra,
                    "hand_size": player.size,
                    "known": sorted(player.known),
                    "ages": [player.ages >> 8 * age & 255 for age in range(OLDEST_KNOWN + 1)],
                    "hand": player.hand[:] if one == seat or self.over else None,
                    "erupted": bool(self.victims >> one & 1),
                    "offer": self.offers[one][:] if self.offers else [],
                }
            )
        return {
            **self.common_view(seat),
            "players": players,
            "supply": self.supply[:],
            "epochs": self.epochs[:],
            "common": self.common,
            "display": self.display[:],
            "discards": self.discards[:],
            "removed": self.removed[:],
            "deck": [[len(layer), age] for layer, age in zip(self.deck.layers, self.deck.ages, strict=True)],
            "deck_events": self.deck_events,
            "reshuffles": self.reshuffles,
            "unseen": self.unseen[:],
            "event": self.event,
            "face_down": (self.face_down if seen else True) if self.face_down >= 0 else None,
            "first": self.first,
            "active": self.active,
            "round": self.round,
            "final_round": self.final_round,
            "actions": self.actions,
            "used": self.used,
            "received": self.received,
            "got": self.got,
            "robbed": self.robbed,
        }

    def score_sheet(self, seat: int) -> list[tuple[str, int]]:
        player = self.players[seat]
        return score_sheet(
            player.cards, player.discs, player.extra, player.hand, player.all_cubes(), player.gods, self.printed,
            self.rules.own_colour,
        )  # fmt: skip

    def tie_break(self, seat: int) -> list[int]:
        """More cities (URU-11.7); a last tie is shared (URU-R30)."""
        return [cities(self.players[seat].discs)]


def _remove_hand(unseen: list[int], player: Player) -> None:
    """Take the hand cards that nobody else has seen out of the unseen ones, the oldest first."""
    for card in range(TYPES):
        for _ in range(player.hand[card] - player.known.count(card)):
            have = unseen[card]
            age = 0
            while not have >> 4 * age & 15:
                age += 1
            unseen[card] = have - (1 << 4 * age)


def _any(bag: list[int], deal: Chance) -> int:
    """Take a random card out of the bag."""
    index = deal.below(len(bag))
    last = bag.pop()
    if index == len(bag):
        return last
    card = bag[index]
    bag[index] = last
    return card
