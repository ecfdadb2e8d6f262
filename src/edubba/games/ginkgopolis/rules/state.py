"""What lies on the table of Ginkgopolis."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from mypy_extensions import i64

from edubba.games.ginkgopolis.rules import hidden
from edubba.games.ginkgopolis.rules.pieces import NONE
from edubba.games.ginkgopolis.rules.player import Player
from edubba.games.ginkgopolis.rules.printed import Printed, Rules
from edubba.games.ginkgopolis.rules.scoring import score_sheet
from edubba.kernel.chance import Chance
from edubba.kernel.state import State

THE_CITY: Final = 1  # what clones may share until somebody changes it: bits of `shared`
THE_CARDS: Final = 2
BLANK: Final[list[int]] = []  # the beginning of lists that are replaced, never changed


class GinkgopolisState(State):
    """A position of Ginkgopolis. In the solitaire game Hal is the last of the players.

    The city is told by its visible tiles: `level` is 0 for all others. `bag` holds the tiles of the reserve together
    with those removed unseen, `deck` the cards of the deck together with those put aside unseen: nobody can tell them
    apart, so `left` and `deck_left` say how many of them are to come.

    Clones share the lists `under`, `tokens`, `entered` and those that `clone` sets last: they are never changed. They
    share the city (`city`, `level`, `owner`, `place`) until one of them builds, and what lies elsewhere (`bag`, `deck`,
    `discards`, `drawn`, the hands) until a card or a tile moves: see `own_city` and `own_cards`.
    """

    __slots__ = (
        "bag", "changed", "changed_draws", "changed_seen", "city", "clock", "deck", "deck_left", "discards", "drawn",
        "ending", "entered", "entered_for", "exhausted", "first", "given", "hal_card", "kept", "left", "level",
        "owner", "packets", "passes", "place", "players", "printed", "removed", "round", "rules", "shared", "sites",
        "tokens", "under",
    )  # fmt: skip

    def __init__(
        self,
        *,
        seats: int,
        printed: Printed,
        rules: Rules,
        chance: Chance,
        players: list[Player],
        city: dict[int, int],
        level: list[int],
        owner: list[int],
        place: list[int],
        under: list[int],
        tokens: list[int],
        bag: list[int],
        deck: list[int],
        discards: list[int],
        drawn: list[int],
        entered: list[int],
    ) -> None:
        super().__init__(seats, chance)
        self.printed = printed
        self.rules = rules
        self.players = players
        # the city
        self.shared: i64 = 0
        self.city = city  # cell -> visible tile, or LETTERS + letter of a token
        self.level = level  # per tile
        self.owner = owner  # per tile: a seat, or NONE
        self.place = place  # per tile: its cell
        self.under = under  # per tile: the tile it covers, or NONE
        self.tokens = tokens  # per letter: the cell of its token
        self.sites: i64 = 0  # mask of the tiles with a construction-site marker
        # tiles
        self.bag = bag
        self.left: i64 = 0
        self.removed = BLANK  # out of the game: once known to be so, and those with which Hal failed
        self.given: i64 = 0  # mask of the tiles that were given back
        self.exhausted: i64 = 0
        # cards
        self.deck = deck
        self.deck_left: i64 = 0
        self.discards = discards  # those that all have seen
        self.changed = BLANK  # hands discarded face down since the last rebuild
        self.changed_seen = BLANK  # per such card: mask of the seats that know it is there
        self.changed_draws = BLANK  # per such hand: when its cards were drawn, as in Player.draws
        self.hal_card: i64 = NONE
        # who knows what (hidden.py)
        self.clock: i64 = 0
        self.drawn = drawn  # per card: when it came into a hand
        self.entered = entered  # per card: the last shuffle that all saw it enter
        self.entered_for = BLANK  # shuffles that only some saw a card enter
        self.passes = BLANK  # when the hands were passed on, the last four times
        # the round
        self.first: i64 = 0
        self.round: i64 = 0
        self.ending = False
        self.packets: list[list[int]] = []  # draft: the characters left of what was dealt to each seat
        self.kept: list[list[int]] = []  # draft: the characters kept by each seat, in order

    def clone(self) -> GinkgopolisState:
        self.shared = THE_CITY | THE_CARDS
        other = GinkgopolisState(
            seats=self.seats,
            printed=self.printed,
            rules=self.rules,
            chance=self.chance.clone(),
            players=[player.clone() for player in self.players],
            city=self.city,
            level=self.level,
            owner=self.owner,
            place=self.place,
            under=self.under,
            tokens=self.tokens,
            bag=self.bag,
            deck=self.deck,
            discards=self.discards,
            drawn=self.drawn,
            entered=self.entered,
        )
        other.shared = THE_CITY | THE_CARDS
        other.copy_kernel(self)
        other.sites = self.sites
        other.left = self.left
        other.given = self.given
        other.exhausted = self.exhausted
        other.deck_left = self.deck_left
        other.hal_card = self.hal_card
        other.clock = self.clock
        other.first = self.first
        other.round = self.round
        other.ending = self.ending
        other.removed = self.removed
        other.changed = self.changed
        other.changed_seen = self.changed_seen
        other.changed_draws = self.changed_draws
        other.entered_for = self.entered_for
        other.passes = self.passes
        other.packets = self.packets
        other.kept = self.kept
        return other

    def own_city(self) -> None:
        """Whoever changes the city says so before: clones share it until then."""
        if self.shared & THE_CITY:
            self.city = self.city.copy()
            self.level = self.level[:]
            self.owner = self.owner[:]
            self.place = self.place[:]
            self.shared ^= THE_CITY

    def own_cards(self) -> None:
        """Whoever moves a card or a tile says so before: clones share hands, piles and the reserve until then."""
        if self.shared & THE_CARDS:
            self.bag = self.bag[:]
            self.deck = self.deck[:]
            self.discards = self.discards[:]
            self.drawn = self.drawn[:]
            for player in self.players:
                player.hand = player.hand[:]
            self.shared ^= THE_CARDS

    def discard(self, card: int) -> None:
        """A card goes to the discard pile, face up."""
        self.own_cards()
        self.discards.append(card)

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def places(self) -> int:
        return len(self.players)

    def clockwise(self) -> list[int]:
        """All seats in turn order, beginning with the first player (GIN-0.2)."""
        return [(self.first + step) % self.seats for step in range(self.seats)]

    def redeal(self, seat: int | None, rng: Random) -> GinkgopolisState:
        other = self.clone()
        deal = other.veil(rng)
        hidden.redeal(self, other, seat, deal)
        other.reseal(self, seat, deal)
        return other

    def view(self, seat: int | None) -> dict[str, Any]:
        return {**self.common_view(seat), **hidden.view(self, seat)}

    def score_sheet(self, seat: int) -> list[tuple[str, int]]:
        return score_sheet(self, seat)
