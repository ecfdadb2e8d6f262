"""What lies on the table of Uruk."""

from __future__ import annotations

from random import Random
from typing import Any

from mypy_extensions import i64

from edubba.games.uruk.rules import hidden
from edubba.games.uruk.rules.cards import LIGHTHOUSE, NO_CARD, TYPES
from edubba.games.uruk.rules.player import Player
from edubba.games.uruk.rules.printed import Printed, Rules
from edubba.games.uruk.rules.scoring import cities, score_sheet
from edubba.kernel.chance import Chance
from edubba.kernel.pile import Pile
from edubba.kernel.state import State


class UrukState(State):
    """A position of Uruk.

    Clones share `epochs` and `removed`: they are replaced, never changed. They share `supply`, `display`, `discards`,
    `deck` and `unseen` until somebody changes them: see `own_lists`.
    """

    __slots__ = (
        "actions", "active", "common", "deck", "deck_events", "discards", "display", "epochs", "event", "face_down",
        "face_down_seen", "final_round", "first", "got", "offers", "players", "printed", "received", "removed",
        "reshuffles", "robbed", "round", "rules", "shared", "supply", "unseen", "used", "victims",
    )  # fmt: skip

    def __init__(
        self,
        *,
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
        super().__init__(len(players), chance)
        self.printed = printed
        self.rules = rules
        self.players = players
        self.supply = supply
        self.epochs = epochs
        self.common: i64 = 0
        self.display = display
        self.discards = discards
        self.removed: list[int] = []  # by the first reshuffle, face up
        self.deck = deck
        self.deck_events: i64 = 0
        self.reshuffles: i64 = 0
        self.unseen = unseen  # per card: copies nobody has seen since which shuffle, 4 bits an age
        self.event: i64 = NO_CARD  # waiting in the event slot
        self.face_down: i64 = NO_CARD  # the second event: while it lies there, the first is activated
        self.face_down_seen: i64 = 0
        self.first: i64 = 0
        self.active: i64 = 0
        self.round: i64 = 1
        self.final_round: i64 = 0  # 0 until the end is triggered
        self.actions: i64 = 0
        self.used: i64 = 0  # mask of the types whose function was used in this turn
        self.received: i64 = 0  # mask of the colours the active player received in this turn
        self.got: i64 = 0  # cubes this action has brought so far
        self.robbed: i64 = 0  # mask of the colours taken from opponents in this action
        self.victims: i64 = 0  # mask of the victims of a volcanic eruption
        self.offers: list[list[int]] = []  # cards laid out in a running auction, by seat
        self.shared = False

    def clone(self) -> UrukState:
        self.shared = True
        other = UrukState(
            printed=self.printed,
            rules=self.rules,
            chance=self.chance.clone(),
            players=[player.clone() for player in self.players],
            supply=self.supply,
            epochs=self.epochs,
            display=self.display,
            discards=self.discards,
            deck=self.deck,
            unseen=self.unseen,
        )
        other.copy_kernel(self)
        other.common = self.common
        other.removed = self.removed
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
        other.shared = True
        return other

    def own_lists(self) -> None:
        """Whoever changes the supply, the display or a pile says so before: clones share them until then."""
        if self.shared:
            self.supply = self.supply[:]
            self.display = self.display[:]
            self.discards = self.discards[:]
            self.deck = self.deck.clone()
            self.unseen = self.unseen[:]
            self.shared = False

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
        one, two, three, four = self.epochs
        if one:
            return 0
        if two:
            return 1
        if three:
            return 2
        return 3 if four else -1

    def highest_level(self, seat: int) -> int:
        """The highest level in a tableau; an empty one counts as level 1 (URU-R36)."""
        upto = self.printed.upto_level
        laid = self.players[seat].laid
        if laid & ~upto[2]:
            return 4 if laid & ~upto[3] else 3
        return 2 if laid & ~upto[1] else 1

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

    def keep_cubes(self, colour: int, count: int) -> None:
        """The supply gains cubes, or loses them."""
        self.own_lists()
        self.supply[colour] = self.supply[colour] + count

    def gain(self, seat: int, colour: int, count: int) -> None:
        """Cubes go from the supply to a stock."""
        self.keep_cubes(colour, -count)
        self.players[seat].keep_cubes(colour, count)
        if seat == self.active:
            self.received |= 1 << colour

    def pay_cube(self, seat: int, colour: int) -> None:
        self.players[seat].keep_cubes(colour, -1)
        self.keep_cubes(colour, 1)

    def supply_total(self) -> int:
        supply = self.supply
        return supply[0] + supply[1] + supply[2] + supply[3]

    def return_disc(self) -> None:
        """A disc goes to the common stock, or to epoch IV once the end is triggered (URU-11.1)."""
        if self.final_round:
            self.epochs = [*self.epochs[:3], self.epochs[3] + 1]
        else:
            self.common += 1

    # --- cards that come to light or vanish ------------------------------------------------------------------------

    def expose(self, card: int, age: int) -> None:
        """A card drawn from the shuffle `age` lies open now."""
        self.own_lists()
        self.unseen[card] = self.unseen[card] - (1 << 4 * hidden.youngest(self.unseen[card], age))

    def add_to_hand(self, player: Player, card: int) -> None:
        if player.shared:
            player.own_lists()
        player.hand[card] = player.hand[card] + 1
        if player.hand[card] > 1:
            player.several |= 1 << card
        player.held |= 1 << card
        player.colours += 1 << 8 * self.printed.colour[card]
        player.size += 1

    def empty_hand(self, player: Player) -> None:
        player.hand = [0] * TYPES
        player.held = 0
        player.several = 0
        player.colours = 0
        player.size = 0

    def to_hand_known(self, seat: int, card: int) -> None:
        """A card that lay open goes to a hand: all know it is there (URU-H2)."""
        player = self.players[seat]
        self.add_to_hand(player, card)
        player.known.append(card)

    def to_hand_hidden(self, seat: int, card: int, age: int) -> None:
        player = self.players[seat]
        self.add_to_hand(player, card)
        player.ages += 1 << 8 * age

    def from_hand(self, seat: int, card: int) -> None:
        """A hand card is shown. If nobody knew of it, one place of the hand less is a riddle to the others."""
        player = self.players[seat]
        if player.shared:
            player.own_lists()
        player.hand[card] = player.hand[card] - 1
        if player.hand[card] == 1:
            player.several ^= 1 << card
        elif not player.hand[card]:
            player.held ^= 1 << card
        player.colours -= 1 << 8 * self.printed.colour[card]
        player.size -= 1
        if player.forget(card):
            return
        if not self.reshuffles:  # before the first reshuffle the level tells the shuffle
            self.own_lists()
            age = 0 if self.printed.level[card] == 2 else 1
            self.unseen[card] = self.unseen[card] - (1 << 4 * age)
            player.ages -= 1 << 8 * age
        else:
            self.own_lists()
            have = self.unseen[card]
            self.unseen[card] = have - (1 << 4 * hidden.youngest(have, hidden.latest_place(player.ages)))
            player.ages -= 1 << 8 * hidden.earliest_place(player.ages, have)

    def discard(self, seat: int, card: int) -> None:
        """A hand card goes to the discard pile (URU-4.8)."""
        self.from_hand(seat, card)
        self.cast_off(card)

    def cast_off(self, card: int) -> None:
        """An open card goes to the discard pile."""
        self.own_lists()
        self.discards.append(card)

    def redeal(self, seat: int | None, rng: Random) -> UrukState:
        other = self.clone()
        deal = other.veil(rng)
        hidden.redeal(self, other, seat, deal)
        while not other.plausible(seat):
            hidden.redeal(self, other, seat, deal)
        other.reseal(self, seat, deal)
        return other

    def view(self, seat: int | None) -> dict[str, Any]:
        return {**self.common_view(seat), **hidden.view(self, seat)}

    def score_sheet(self, seat: int) -> list[tuple[str, int]]:
        player = self.players[seat]
        return score_sheet(
            player.cards, player.discs, player.extra, player.hand, player.all_cubes(), player.gods, self.printed,
            self.rules.own_colour,
        )  # fmt: skip

    def tie_break(self, seat: int) -> list[int]:
        """More cities (URU-11.7); a last tie is shared (URU-R30)."""
        return [cities(self.players[seat].discs)]
