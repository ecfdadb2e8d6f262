"""What one player has behind his screen, in his hand and in front of him."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from edubba.games.ginkgopolis.rules.pieces import NONE

CLOCK_BITS: Final = 14
FOUR_DRAWS: Final = (1 << 4 * CLOCK_BITS) - 1


class Player:
    """What one player has; also Hal, whose `supply` is all he owns.

    Tiles are unique: `tiles` is the mask of those in stock, `shown` of those that all know he has. `bonus` sums up, per
    trigger, the goods that the tableau gives. `draws` holds when the last four cards came into this hand, 14 bits each;
    it moves on with the hand. Clones share the lists `cards` and `bonus`, which are replaced, never changed, and `hand`
    until a card moves (`own_cards` of the position).
    """

    __slots__ = (
        "bonus", "cards", "changes", "draws", "hand", "plan_card", "plan_tile", "points", "shown", "stock", "supply",
        "tile_count", "tiles",
    )  # fmt: skip

    def __init__(
        self,
        *,
        hand: list[int],
        draws: int,
        tiles: int,
        tile_count: int,
        shown: int,
        points: int,
        stock: int,
        supply: int,
        changes: int,
        cards: list[int],
        bonus: list[int],
        plan_card: int,
        plan_tile: int,
    ) -> None:
        self.hand = hand
        self.draws: i64 = draws
        self.tiles: i64 = tiles
        self.tile_count: i64 = tile_count
        self.shown: i64 = shown
        self.points: i64 = points
        self.stock: i64 = stock
        self.supply: i64 = supply
        self.changes: i64 = changes
        self.cards = cards
        self.bonus = bonus
        self.plan_card: i64 = plan_card
        self.plan_tile: i64 = plan_tile

    def clone(self) -> Player:
        return Player(
            hand=self.hand,
            draws=self.draws,
            tiles=self.tiles,
            tile_count=self.tile_count,
            shown=self.shown,
            points=self.points,
            stock=self.stock,
            supply=self.supply,
            changes=self.changes,
            cards=self.cards,
            bonus=self.bonus,
            plan_card=self.plan_card,
            plan_tile=self.plan_tile,
        )

    def add_tile(self, tile: int) -> None:
        self.tiles |= 1 << tile
        self.tile_count += 1

    def remove_tile(self, tile: int) -> None:
        self.tiles ^= 1 << tile
        self.tile_count -= 1

    def add_card(self, card: int, trigger: int, bonus: int) -> None:
        """Lay a card into the tableau (GIN-0.6)."""
        self.cards = [*self.cards, card]
        if trigger >= 0:
            self.bonus = self.bonus[:]
            self.bonus[trigger] = self.bonus[trigger] + bonus

    def in_city(self, all_of_them: int) -> int:
        """How many of his resources stand in the city."""
        return all_of_them - self.supply - self.stock


def fresh_player(supply: int, changes: int) -> Player:
    return Player(
        hand=[],
        draws=0,
        tiles=0,
        tile_count=0,
        shown=0,
        points=0,
        stock=0,
        supply=supply,
        changes=changes,
        cards=[],
        bonus=[0, 0, 0],
        plan_card=NONE,
        plan_tile=NONE,
    )
