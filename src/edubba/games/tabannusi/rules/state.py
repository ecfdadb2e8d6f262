"""What lies on the table of Tabannusi."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from mypy_extensions import i64

from edubba.games.tabannusi.rules import hidden
from edubba.games.tabannusi.rules.automa import Automa
from edubba.games.tabannusi.rules.pieces import (
    BLANK,
    COMMON,
    LAND,
    NONE,
    RIVER,
    TRACKS,
    building_of,
    lowest_bit,
    size_of,
)
from edubba.games.tabannusi.rules.player import Player, changed
from edubba.games.tabannusi.rules.points import score_sheet
from edubba.games.tabannusi.rules.printed import Board, Printed, Rules
from edubba.kernel.chance import Chance
from edubba.kernel.state import State

NO_BUILDING: Final = [0] * (COMMON * TRACKS)  # replaced, never changed


class TabannusiState(State):
    """A position of Tabannusi. In solo play the automa is the second of the players, but no seat of the kernel.

    The map is told by masks of cells, one per common district: `empty` land, `water` without a garden, `gardens`, and
    per district and colour `projects` and `built`; a building is an int (pieces.py).

    Clones share `barges`, `loads` and `reserve` until somebody changes them: see `own_dice`. All other lists are
    replaced, never changed.
    """

    __slots__ = (
        "actions", "active", "automa", "barges", "berths", "board", "bot", "buildings", "built", "crates", "deck",
        "decrees", "drawn", "empty", "ending", "finals", "first", "gardens", "gardens_left", "loads", "local",
        "masters", "offer", "open_decrees", "pieces", "players", "printed", "projects", "reserve", "rules",
        "sections", "shared", "spaces", "spare_masters", "specials", "stack", "tiles", "time_gold", "turns", "under",
        "water", "water_left", "worn_empty", "worn_full",
    )  # fmt: skip

    def __init__(
        self,
        *,
        printed: Printed,
        rules: Rules,
        seats: int,
        chance: Chance,
        players: list[Player],
        barges: list[int],
        loads: list[int],
        reserve: list[int],
        projects: list[int],
        empty: list[int],
        water: list[int],
        gardens: list[int],
    ) -> None:
        super().__init__(seats, chance)
        self.printed = printed
        self.rules = rules
        self.board: Board = printed.boards[seats]
        self.players = players
        # dice
        self.barges = barges  # per colour and value: dice on the barge
        self.loads = loads  # per colour: all dice on the barge
        self.reserve = reserve  # per colour: dice in the reserve
        self.local: list[int] = printed.local  # per district: its colour
        # the map
        self.projects = projects
        self.empty = empty
        self.water = water
        self.gardens = gardens
        self.built = NO_BUILDING
        self.buildings = BLANK
        self.specials = BLANK  # special water on the map: cell * 16 + tile
        self.berths = BLANK  # per berth: ship
        self.masters = BLANK  # per line: harbourmaster, or NONE
        self.crates = BLANK  # per line: colour of the crate on its red space, or NONE
        self.tiles = BLANK  # per slot: action tile
        self.sections = BLANK  # per section: ziggurat tile
        self.spaces = BLANK  # per ziggurat space: whose house, or NONE
        self.decrees = BLANK  # in the order of their slots
        self.pieces = BLANK  # per colour: building pieces left
        self.under = BLANK  # urbanisation cards put under the deck: card | who has seen it << 4
        self.drawn = BLANK  # urbanisation cards drawn for the player who is asked
        # numbers and masks
        self.spare_masters: i64 = 0  # mask of the harbourmasters left out
        self.offer: i64 = 0  # mask of special water
        self.stack: i64 = 0
        self.open_decrees: i64 = 0
        self.deck: i64 = 0  # mask of the urbanisation cards that have no order
        self.water_left: i64 = 0
        self.gardens_left: i64 = 0
        self.time_gold: i64 = 0
        # the turn
        self.first: i64 = 0
        self.active: i64 = NONE
        self.actions: i64 = 0
        self.turns: i64 = 0  # turns that have begun
        self.ending: i64 = NONE  # turns left after this one, once the last gold of the time track is taken
        self.finals: i64 = 0  # districts done in the final scoring
        self.worn_full: i64 = 0  # crates filled by payment in this turn, 4 bits a colour
        self.worn_empty: i64 = 0
        self.bot: i64 = NONE
        self.automa: Automa | None = None
        self.shared = False

    def apart(self) -> tuple[str, ...]:
        return (*super().apart(), "board")

    def clone(self) -> TabannusiState:
        self.shared = True
        other = TabannusiState(
            printed=self.printed,
            rules=self.rules,
            seats=self.seats,
            chance=self.chance.clone(),
            players=[player.clone() for player in self.players],
            barges=self.barges,
            loads=self.loads,
            reserve=self.reserve,
            projects=self.projects,
            empty=self.empty,
            water=self.water,
            gardens=self.gardens,
        )
        other.copy_kernel(self)
        other.local = self.local
        other.built = self.built
        other.buildings = self.buildings
        other.specials = self.specials
        other.berths = self.berths
        other.masters = self.masters
        other.crates = self.crates
        other.tiles = self.tiles
        other.sections = self.sections
        other.spaces = self.spaces
        other.decrees = self.decrees
        other.pieces = self.pieces
        other.under = self.under
        other.drawn = self.drawn
        other.spare_masters = self.spare_masters
        other.offer = self.offer
        other.stack = self.stack
        other.open_decrees = self.open_decrees
        other.deck = self.deck
        other.water_left = self.water_left
        other.gardens_left = self.gardens_left
        other.time_gold = self.time_gold
        other.first = self.first
        other.active = self.active
        other.actions = self.actions
        other.turns = self.turns
        other.ending = self.ending
        other.finals = self.finals
        other.worn_full = self.worn_full
        other.worn_empty = self.worn_empty
        other.bot = self.bot
        if self.automa is not None:
            other.automa = self.automa.clone()
        other.shared = True
        return other

    def own_dice(self) -> None:
        """Whoever moves dice on the barges or in the reserve says so before: clones share them until then."""
        if self.shared:
            self.barges = self.barges[:]
            self.loads = self.loads[:]
            self.reserve = self.reserve[:]
            self.shared = False

    # --- small verbs used by many rules ---------------------------------------------------------------------------

    def places(self) -> int:
        return len(self.players)

    def after(self, seat: int) -> int:
        return (seat + 1) % len(self.players)

    def around(self, seat: int) -> list[int]:
        """All players in turn order, beginning with this one."""
        count = len(self.players)
        return [(seat + step) % count for step in range(count)]

    def take_any(self, mask: int) -> int:
        """A random bit of a mask, by its number."""
        for _ in range(self.chance.below(size_of(mask))):
            mask &= mask - 1
        return lowest_bit(mask)

    def put_building(self, seat: int, district: int, colour: int, cells: int) -> None:
        """Building pieces on these cells, which are no longer empty, and a house on them."""
        self.built = changed(self.built, TRACKS * district + colour, cells)
        self.buildings = [*self.buildings, building_of(cells, colour, district, seat)]
        self.pieces = changed(self.pieces, colour, -size_of(cells))
        player = self.players[seat]
        player.built = changed(player.built, colour, 1)
        player.homes = changed(player.homes, district, 1)

    def set_water(self, cell: int, mask: int) -> None:
        """Water on an empty land cell."""
        district = cell // LAND
        self.empty = changed(self.empty, district, -mask)
        self.water = changed(self.water, district, mask)

    def set_garden(self, seat: int, cell: int, mask: int) -> None:
        """A garden with a marker on water; on the river it lies in two districts."""
        player = self.players[seat]
        for district in self.board.rivers_of[cell - RIVER] if cell >= RIVER else [cell // LAND]:
            self.water = changed(self.water, district, -mask)
            self.gardens = changed(self.gardens, district, mask)
            player.gardens = changed(player.gardens, district, mask)
        player.garden_count += 1

    # --- hidden information and scores ------------------------------------------------------------------------------

    def redeal(self, seat: int | None, rng: Random) -> TabannusiState:
        other = self.clone()
        hidden.redeal(self, other, seat, other.veil(rng))
        return other

    def view(self, seat: int | None) -> dict[str, Any]:
        return {**self.common_view(seat), **hidden.view(self, seat)}

    def score_sheet(self, seat: int) -> list[tuple[str, int]]:
        return score_sheet(self, seat)

    def tie_break(self, seat: int) -> list[int]:
        """More gold wins (TAB-14.5); the automa wins every tie (TAB-16.30)."""
        if self.bot >= 0:
            return [1 if seat == self.bot else 0]
        return [int(self.players[seat].gold)]
