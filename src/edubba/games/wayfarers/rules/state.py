"""What lies on the table of Wayfarers."""

from __future__ import annotations

from random import Random
from typing import Any

from mypy_extensions import i64

from edubba.games.wayfarers.rules import hidden
from edubba.games.wayfarers.rules.automa import Automa
from edubba.games.wayfarers.rules.cards import BLACK, BLUE, NONE, YELLOW
from edubba.games.wayfarers.rules.player import Player
from edubba.games.wayfarers.rules.printed import Printed, Rules
from edubba.games.wayfarers.rules.scoring import score_sheet
from edubba.kernel.chance import Chance
from edubba.kernel.state import State


class WayfarersState(State):
    """A position of Wayfarers. In solo play the AI is the second of the players, but no seat of the kernel.

    Clones share `piles` and `under`: they are replaced, never changed. They share `display`, `marks`, `standing`,
    `bags` and `left` until somebody changes them: see `own_lists`.
    """

    __slots__ = (
        "active", "automa", "bags", "die", "display", "drawn", "ending", "filled", "first", "fresh_folk", "fresh_land",
        "greens", "left", "linked", "marks", "piles", "placed_worker", "players", "printed", "provision_off", "rules",
        "shared", "sides", "silver_off", "spare", "standing", "tiles_at", "triggered", "turns", "under", "used",
    )  # fmt: skip

    def __init__(
        self,
        *,
        printed: Printed,
        rules: Rules,
        seats: int,
        chance: Chance,
        players: list[Player],
        display: list[int],
        marks: list[int],
        standing: list[int],
        bags: list[int],
        left: list[int],
        under: list[list[int]],
        piles: list[int],
        tiles_at: list[int],
        sides: int,
    ) -> None:
        super().__init__(seats, chance)
        self.printed = printed
        self.rules = rules
        self.players = players
        self.display = display  # per slot: card, or NONE
        self.marks = marks  # per slot: whose influence lies there, or NONE
        self.standing = standing  # per slot: mask of the colours of workers
        self.bags = bags  # per row: mask of the cards in the deck that have no order
        self.left = left  # per row: their number
        self.under = under  # per row: known places under the deck, card | who has seen it << 6
        self.piles = piles  # per design of tiles: copies left
        self.tiles_at = tiles_at  # per place: journal tile
        self.sides = sides  # mask of the sections on side B
        self.greens: i64 = 15  # mask of the spots beside the journal that still hold a green worker
        self.first: i64 = 0
        self.active: i64 = 0
        self.turns: i64 = 0  # turns that are over
        self.ending: i64 = 0  # turns left once the end is triggered, this one included
        self.used: i64 = 0  # mask of the guild abilities used in this turn
        self.fresh_land: i64 = 0  # mask of land cards acquired in this turn
        self.fresh_folk: i64 = 0
        self.placed_worker: i64 = NONE  # 3 * slot + colour of the worker placed in this turn; NONE // 3 is no slot
        self.die: i64 = 0  # value of the die that is being placed
        self.silver_off: i64 = 0  # discounts and spare pigeons of the die action
        self.provision_off: i64 = 0
        self.spare: i64 = 0
        self.triggered: list[int] = []  # effects that follow at once
        self.linked: list[int] = []  # water links, when they come last
        self.drawn: list[int] = []  # cards drawn for who is asked: card | row << 6 | who has seen it << 9
        self.filled: i64 = 0  # mask of the rows that are known to have no gap
        self.shared = False
        self.automa: Automa | None = None

    def clone(self) -> WayfarersState:
        self.shared = True
        other = WayfarersState(
            printed=self.printed,
            rules=self.rules,
            seats=self.seats,
            chance=self.chance.clone(),
            players=[player.clone() for player in self.players],
            display=self.display,
            marks=self.marks,
            standing=self.standing,
            bags=self.bags,
            left=self.left,
            under=self.under,
            piles=self.piles,
            tiles_at=self.tiles_at,
            sides=self.sides,
        )
        other.copy_kernel(self)
        other.greens = self.greens
        other.first = self.first
        other.active = self.active
        other.turns = self.turns
        other.ending = self.ending
        other.used = self.used
        other.fresh_land = self.fresh_land
        other.fresh_folk = self.fresh_folk
        other.placed_worker = self.placed_worker
        other.die = self.die
        other.silver_off = self.silver_off
        other.provision_off = self.provision_off
        other.spare = self.spare
        other.triggered = self.triggered  # replaced as a whole, never changed
        other.linked = self.linked
        other.drawn = self.drawn
        other.filled = self.filled
        if self.automa is not None:
            other.automa = self.automa.clone()
        other.shared = True
        return other

    def own_lists(self) -> None:
        """Whoever changes the rows of cards, or what lies on them, says so before: clones share them until then."""
        if self.shared:
            self.display = self.display[:]
            self.marks = self.marks[:]
            self.standing = self.standing[:]
            self.bags = self.bags[:]
            self.left = self.left[:]
            self.shared = False

    # --- small verbs used by many rules ---------------------------------------------------------------------------

    def places(self) -> int:
        return len(self.players)

    def deck_size(self, row: int) -> int:
        return self.left[row] + len(self.under[row])

    def draw(self, row: int) -> int:
        """Take the top card of a deck, which must not be empty: any of those without an order, then those below."""
        left = self.left[row]
        if not left:
            card = self.under[row][0] & 63
            self.under = self.under[:]
            self.under[row] = self.under[row][1:]
            self.revealed += 1
            return card
        self.own_lists()
        self.left[row] = left - 1
        skipped = self.chance.below(left)
        bag: i64 = self.bags[row]
        rest: i64 = bag
        for _ in range(skipped):
            rest &= rest - 1
        lowest: i64 = rest & -rest
        self.bags[row] = bag ^ lowest
        return int(lowest).bit_length() - 1

    def put_under(self, row: int, card: int, seen: int) -> None:
        """Put a card under a deck; `seen` is the mask of those who know it."""
        self.under = self.under[:]
        self.under[row] = [*self.under[row], card | seen << 6]

    def take_tile(self, design: int) -> None:
        """A caravan tile leaves its pile."""
        self.piles = self.piles[:]
        self.piles[design] = self.piles[design] - 1

    def roll(self, player: Player) -> int:
        """Roll a die into the supply."""
        value = self.chance.below(6) + 1
        player.keep_die(value, 1)
        return value

    def owes_fee(self, seat: int, slot: int) -> bool:
        """True if the card in this slot carries the influence of somebody else (WAY-5.7)."""
        owner = self.marks[slot]
        return owner >= 0 and owner != seat

    def clear_slot(self, seat: int, slot: int) -> int:
        """The card leaves its slot: influence goes home, workers come along (WAY-8.4, 8.5)."""
        self.own_lists()
        card = self.display[slot]
        self.display[slot] = NONE
        self.filled &= ~(1 << slot // 4)
        owner = self.marks[slot]
        if owner >= 0:
            if owner < self.seats:  # the influence of the AI has no end
                self.players[owner].supply += 1
            self.marks[slot] = NONE
            self.tell("mark-returns", owner, slot)
        workers = self.standing[slot]
        if workers:
            for colour in range(3):
                if workers >> colour & 1:
                    self.players[seat].keep_worker(colour, 1)
            self.standing[slot] = 0
            self.tell("workers-come", seat, slot, workers)
        return card

    # --- hidden information and scores ------------------------------------------------------------------------------

    def redeal(self, seat: int | None, rng: Random) -> WayfarersState:
        other = self.clone()
        hidden.redeal(self, other, seat, other.veil(rng))
        return other

    def view(self, seat: int | None) -> dict[str, Any]:
        return {**self.common_view(seat), **hidden.view(self, seat)}

    def score_sheet(self, seat: int) -> list[tuple[str, int]]:
        return score_sheet(self.printed, self.players, seat, self.automa)

    def tie_break(self, seat: int) -> list[int]:
        """Most black, then yellow, then blue influence (WAY-14.8); a switch gives solo ties to the AI (WAY-R35)."""
        if self.automa is not None and self.rules.ai_wins_ties:
            return [seat]
        guilds = self.players[seat].guilds
        return [guilds[BLACK], guilds[YELLOW], guilds[BLUE]]
