"""What lies on the table of Founders of Teotihuacan."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from mypy_extensions import i64

from edubba.games.teotihuacan.rules.pieces import NONE
from edubba.games.teotihuacan.rules.player import Player
from edubba.games.teotihuacan.rules.printed import RIVAL, Printed, Rules
from edubba.games.teotihuacan.rules.scoring import score_sheet
from edubba.games.teotihuacan.rules.view import view
from edubba.kernel.chance import Chance
from edubba.kernel.state import State

BLANK: Final[list[int]] = []  # the beginning of lists that are replaced, never changed


class TeotihuacanState(State):
    """A position of Founders of Teotihuacan.

    Nothing is hidden but what chance will bring: `unseen` are the worship tiles in the face-down part of the piles that
    nobody has seen, without an order; `under` those that were returned, in order and known to all, below them.
    `stacks` holds the owners of the action discs on a space, from the bottom up, 3 bits each: seat + 1.

    Clones share `supply`, `display`, `height` and `stacks` until somebody changes them: see `own_lists`. All other
    lists are replaced, never changed.
    """

    __slots__ = (
        "acted", "bonus", "bonus_open", "display", "first", "height", "masks", "players", "power", "printed",
        "removed", "rival", "rival_cards", "rival_discs", "round", "rules", "shared", "slot", "space", "stacks",
        "started", "supply", "top", "turns", "under", "unseen",
    )  # fmt: skip

    def __init__(
        self,
        *,
        seats: int,
        printed: Printed,
        rules: Rules,
        chance: Chance,
        players: list[Player],
        supply: list[int],
        display: list[int],
        height: list[int],
        stacks: list[int],
    ) -> None:
        super().__init__(seats, chance)
        self.printed = printed
        self.rules = rules
        self.players = players
        self.supply = supply  # per tile
        self.display = display
        # action spaces
        self.height = height  # discs, bonus disc included; 0 on a space that is not in use
        self.stacks = stacks
        self.bonus = BLANK  # per space: its bonus disc, or NONE
        # worship tiles, per colour
        self.slot = BLANK
        self.top = BLANK  # the face-up top of the pile, or NONE
        self.under: list[list[int]] = []
        self.unseen: i64 = 0  # mask
        self.masks = BLANK  # per type: how many tiles are gone
        # the round
        self.round: i64 = 1
        self.first: i64 = 0
        self.started = False  # the worship tiles are revealed: set-up is over
        # the turn
        self.space: i64 = NONE
        self.power: i64 = 0
        self.bonus_open = False
        self.acted = False
        self.turns: i64 = 0  # alone: turns taken in this round
        # the unofficial solo challenge
        self.rival: i64 = 0  # points
        self.rival_discs: i64 = 0  # left; or those of the neutral side
        self.rival_cards: i64 = 0  # mask of the cards left in the deck
        self.removed = BLANK  # per tile: taken out of the game
        self.shared = False

    def clone(self) -> TeotihuacanState:
        self.shared = True
        other = TeotihuacanState(
            seats=self.seats,
            printed=self.printed,
            rules=self.rules,
            chance=self.chance.clone(),
            players=[player.clone() for player in self.players],
            supply=self.supply,
            display=self.display,
            height=self.height,
            stacks=self.stacks,
        )
        other.copy_kernel(self)
        other.bonus = self.bonus
        other.slot = self.slot
        other.top = self.top
        other.under = self.under
        other.masks = self.masks
        other.removed = self.removed
        other.unseen = self.unseen
        other.round = self.round
        other.first = self.first
        other.started = self.started
        other.space = self.space
        other.power = self.power
        other.bonus_open = self.bonus_open
        other.acted = self.acted
        other.turns = self.turns
        other.rival = self.rival
        other.rival_discs = self.rival_discs
        other.rival_cards = self.rival_cards
        other.shared = True
        return other

    def own_lists(self) -> None:
        """Whoever changes tiles on the main board or discs says so before: clones share them until then."""
        if self.shared:
            self.supply = self.supply[:]
            self.display = self.display[:]
            self.height = self.height[:]
            self.stacks = self.stacks[:]
            self.shared = False

    def take_displayed(self, tile: int) -> None:
        """A tile leaves the main board."""
        self.own_lists()
        self.display[tile] = self.display[tile] - 1

    def take_supplied(self, tile: int) -> None:
        """A tile leaves the common supply."""
        self.own_lists()
        self.supply[tile] = self.supply[tile] - 1

    @property
    def has_rival(self) -> bool:
        return self.seats == 1 and self.rules.solo == RIVAL

    def places(self) -> int:
        return 2 if self.has_rival else self.seats

    def gain(self, seat: int, points: int, source: int) -> None:
        """Victory points, with where they come from."""
        player = self.players[seat]
        player.own_lists()
        player.points[source] = player.points[source] + points

    def redeal(self, seat: int | None, rng: Random) -> TeotihuacanState:
        """Only the dice are unknown (TEO-16.1): the piles have no order yet."""
        other = self.clone()
        other.veil(rng)
        return other

    def view(self, seat: int | None) -> dict[str, Any]:
        return {**self.common_view(seat), **view(self)}

    def score_sheet(self, seat: int) -> list[tuple[str, int]]:
        return score_sheet(self, seat)

    def tie_break(self, seat: int) -> list[int]:
        """Most pyramid tiles (TEO-13.4); a tie with the rival is lost (TEO-20.3)."""
        return [99 if seat >= self.seats else self.players[seat].pyramid_tiles()]
