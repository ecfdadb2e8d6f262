"""Spend cubes: first the two-for-one of gold, then which cubes (TEO-5.3, 5.4, 15.1)."""

from __future__ import annotations

from mypy_extensions import i64

from edubba.games.teotihuacan.rules.pieces import (
    BUILT,
    CELL,
    CELLS,
    CUBE,
    DONE,
    EMPTY,
    GOLD,
    NONE,
    STONE,
    TWO_GOLD,
    WOOD,
)
from edubba.games.teotihuacan.rules.printed import Cost
from edubba.games.teotihuacan.rules.state import TeotihuacanState
from edubba.kernel.step import PublicStep


def can_pay(s: TeotihuacanState, seat: int, cost: Cost) -> bool:
    player = s.players[seat]
    if cost.some:
        return player.cubes() >= cost.some
    return player.payable(cost.gold, cost.stone, cost.wood)


def owe(s: TeotihuacanState, seat: int, cost: Cost) -> None:
    """Put the payment on the agenda. It must be payable."""
    if cost.some:
        owe_any(s, seat, cost.some)
    else:
        s.next(Substitute(seat=seat, gold=cost.gold, stone=cost.stone, wood=cost.wood, only_wood=False))


def owe_any(s: TeotihuacanState, seat: int, count: int) -> None:
    """The same for cubes of any types."""
    s.next(PayAny(seat, count, NONE, s.players[seat].cubes() - count))


class Substitute(PublicStep[TeotihuacanState]):
    """Let two gold stand for one stone or wood, stone first, as often as you like (TEO-5.4, D8)."""

    __slots__ = ("gold", "only_wood", "stone", "wood")

    def __init__(self, *, seat: int, gold: int, stone: int, wood: int, only_wood: bool) -> None:
        self.seat = seat
        self.gold = gold
        self.stone = stone
        self.wood = wood
        self.only_wood = only_wood

    def options(self, s: TeotihuacanState, seat: int) -> list[int]:
        player = s.players[seat]
        found: list[int] = []
        if self.stone <= player.stone and self.wood <= player.wood:
            found.append(DONE)
        if self.gold + 2 <= player.gold:
            if self.stone and not self.only_wood and player.payable(self.gold + 2, self.stone - 1, self.wood):
                found.append(TWO_GOLD + STONE - STONE)
            if self.wood and self.stone <= player.stone and player.payable(self.gold + 2, self.stone, self.wood - 1):
                found.append(TWO_GOLD + WOOD - STONE)
        return found

    def refusal(self, s: TeotihuacanState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, action == DONE or TWO_GOLD <= action < TWO_GOLD + 2, "TEO-14.37")

    def take(self, s: TeotihuacanState, seat: int, action: int) -> None:
        if action == DONE:
            player = s.players[seat]
            s.next(
                PayCubes(
                    seat=seat,
                    gold=self.gold,
                    stone=self.stone,
                    wood=self.wood,
                    after=NONE,
                    spare_gold=player.gold - self.gold,
                    spare_stone=player.stone - self.stone,
                    spare_wood=player.wood - self.wood,
                )
            )
        elif action == TWO_GOLD:
            s.tell("substituted", seat, STONE)
            s.next(Substitute(seat=seat, gold=self.gold + 2, stone=self.stone - 1, wood=self.wood, only_wood=False))
        else:
            s.tell("substituted", seat, WOOD)
            s.next(Substitute(seat=seat, gold=self.gold + 2, stone=self.stone, wood=self.wood - 1, only_wood=True))


def spend(s: TeotihuacanState, seat: int, cell: int) -> int:
    """Remove the cube of a cell; return its material."""
    player = s.players[seat]
    material = player.ground[cell] - CUBE
    player.drop_cube(cell)
    if s.journal is not None:
        s.tell("spent", seat, material)
    return material


class SpendCube(PublicStep[TeotihuacanState]):
    """Choose a cube to spend, by its cell (TEO-5.3)."""

    def refusal(self, s: TeotihuacanState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, CELL <= action < CELL + CELLS, "TEO-5.3")


class PayCubes(SpendCube):
    """Choose the cubes to spend, cell by cell in ascending order (TEO-5.3, D9).

    `spare_...` says how many cubes of a material from the next cell on are not needed: a cell may be passed over only
    as long as the rest suffices.
    """

    __slots__ = ("after", "gold", "spare_gold", "spare_stone", "spare_wood", "stone", "wood")

    def __init__(
        self,
        *,
        seat: int,
        gold: int,
        stone: int,
        wood: int,
        after: int,
        spare_gold: int,
        spare_stone: int,
        spare_wood: int,
    ) -> None:
        self.seat = seat
        self.gold: i64 = gold
        self.stone: i64 = stone
        self.wood: i64 = wood
        self.after: i64 = after
        self.spare_gold: i64 = spare_gold
        self.spare_stone: i64 = spare_stone
        self.spare_wood: i64 = spare_wood

    def options(self, s: TeotihuacanState, seat: int) -> list[int]:
        found: list[int] = []
        ground = s.players[seat].ground
        gold: i64 = self.spare_gold if self.gold else CELLS
        stone: i64 = self.spare_stone if self.stone else CELLS
        wood: i64 = self.spare_wood if self.wood else CELLS
        if not (self.gold or self.stone or self.wood):
            return found
        for cell in range(self.after + 1, CELLS):
            lies = ground[cell]
            if lies == EMPTY or lies >= BUILT:
                continue
            if lies == CUBE + GOLD:
                if self.gold:
                    found.append(CELL + cell)
                gold -= 1
                if gold < 0:
                    break
            elif lies == CUBE + STONE:
                if self.stone:
                    found.append(CELL + cell)
                stone -= 1
                if stone < 0:
                    break
            else:
                if self.wood:
                    found.append(CELL + cell)
                wood -= 1
                if wood < 0:
                    break
        return found

    def take(self, s: TeotihuacanState, seat: int, action: int) -> None:
        ground = s.players[seat].ground
        passed_gold: i64 = 0
        passed_stone: i64 = 0
        passed_wood: i64 = 0
        for cell in range(self.after + 1, action - CELL):
            lies = ground[cell]
            if lies == CUBE + GOLD:
                passed_gold += 1
            elif lies == CUBE + STONE:
                passed_stone += 1
            elif lies == CUBE + WOOD:
                passed_wood += 1
        material = spend(s, seat, action - CELL)
        s.next(
            PayCubes(
                seat=seat,
                gold=self.gold - (1 if material == GOLD else 0),
                stone=self.stone - (1 if material == STONE else 0),
                wood=self.wood - (1 if material == WOOD else 0),
                after=action - CELL,
                spare_gold=self.spare_gold - passed_gold,
                spare_stone=self.spare_stone - passed_stone,
                spare_wood=self.spare_wood - passed_wood,
            )
        )


class PayAny(SpendCube):
    """Choose cubes of any types to spend, cell by cell in ascending order; gold counts as one (TEO-14.15, D9)."""

    __slots__ = ("after", "count", "spare")

    def __init__(self, seat: int, count: int, after: int, spare: int) -> None:
        self.seat = seat
        self.count: i64 = count
        self.after: i64 = after
        self.spare: i64 = spare

    def options(self, s: TeotihuacanState, seat: int) -> list[int]:
        found: list[int] = []
        if not self.count:
            return found
        ground = s.players[seat].ground
        spare: i64 = self.spare
        for cell in range(self.after + 1, CELLS):
            lies = ground[cell]
            if EMPTY < lies < BUILT:
                found.append(CELL + cell)
                spare -= 1
                if spare < 0:
                    break
        return found

    def take(self, s: TeotihuacanState, seat: int, action: int) -> None:
        ground = s.players[seat].ground
        passed: i64 = 0
        for cell in range(self.after + 1, action - CELL):
            if EMPTY < ground[cell] < BUILT:
                passed += 1
        spend(s, seat, action - CELL)
        s.next(PayAny(seat, self.count - 1, action - CELL, self.spare - passed))
