"""Choose a building: from the display, as a reward, by a worship tile, or small ones (TEO-6.1, 8.3, 9.2)."""

from __future__ import annotations

from typing import Final

from edubba.games.teotihuacan.rules.pieces import BUILDINGS, DONE, IN_REACH, SEATS, STONE_1, TILE, TILES, WOOD_1
from edubba.games.teotihuacan.rules.place import from_display, from_supply, has_room
from edubba.games.teotihuacan.rules.state import TeotihuacanState
from edubba.kernel.step import ALLOWED, AUTOMATIC, TURN, PublicStep, Step


def displayed(s: TeotihuacanState, seat: int, tile: int, power: int) -> bool:
    """True if this building can be built by a construction action at this power (TEO-6.1)."""
    return (
        s.display[tile] > 0
        and s.printed.size[tile] <= power
        and has_room(s, s.players[seat], tile, IN_REACH)
    )  # fmt: skip


def can_build(s: TeotihuacanState, seat: int, power: int) -> bool:
    for tile in range(BUILDINGS - 1, -1, -1):  # the small ones last in the list have room most often
        if displayed(s, seat, tile, power):
            return True
    return False


def in_supply(s: TeotihuacanState, seat: int, tile: int, bound: int) -> bool:
    return s.supply[tile] > 0 and has_room(s, s.players[seat], tile, bound)


class ChooseBuilding(PublicStep[TeotihuacanState]):
    """A displayed building of a size up to the power (TEO-6.1, D4)."""

    def options(self, s: TeotihuacanState, seat: int) -> list[int]:
        found: list[int] = []
        for tile in range(BUILDINGS):
            if displayed(s, seat, tile, s.power):
                found.append(TILE + tile)
        return found

    def refusal(self, s: TeotihuacanState, seat: int, action: int) -> str:
        if not TILE <= action < TILE + TILES:
            return TURN
        tile = action - TILE
        if tile >= BUILDINGS or not s.display[tile]:
            return "TEO-5.5"
        if s.printed.size[tile] > s.power:
            return "TEO-6.1"
        return ALLOWED if has_room(s, s.players[seat], tile, IN_REACH) else "TEO-6.2"

    def take(self, s: TeotihuacanState, seat: int, action: int) -> None:
        from_display(s, seat, action - TILE)


class ChooseOfSize(PublicStep[TeotihuacanState]):
    """Any building of this size from the common supply, or none (TEO-8.3, worship 16, D4)."""

    __slots__ = ("bound", "size")

    def __init__(self, seat: int, size: int, bound: int) -> None:
        self.seat = seat
        self.size = size
        self.bound = bound

    def options(self, s: TeotihuacanState, seat: int) -> list[int]:
        found: list[int] = []
        for tile in range(BUILDINGS):
            if s.printed.size[tile] == self.size and in_supply(s, seat, tile, self.bound):
                found.append(TILE + tile)
        if found:
            found.append(DONE)
        return found

    def refusal(self, s: TeotihuacanState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, action == DONE or TILE <= action < TILE + TILES, "TEO-8.3")

    def gives_up(self, s: TeotihuacanState, seat: int, action: int) -> int:
        return 1 if action == DONE else 0

    def take(self, s: TeotihuacanState, seat: int, action: int) -> None:
        if action != DONE:
            from_supply(s, seat, action - TILE, self.bound)


def build_of_size(s: TeotihuacanState, seat: int, size: int, bound: int) -> None:
    """Let a building of this size be chosen, if there is one (TEO-14.26)."""
    step = ChooseOfSize(seat, size, bound)
    if step.options(s, seat):
        s.next(step)
    else:
        s.tell("lost-size", seat, size)


class Pictured(Step[TeotihuacanState]):
    """The buildings that a pyramid space shows, or what is left of them; those that cannot be built are lost
    (TEO-14.26)."""

    __slots__ = ("bound", "built", "types", "whose")

    def __init__(self, whose: int, types: int, built: bool, bound: int) -> None:
        self.seat = AUTOMATIC
        self.whose = whose
        self.types = types  # as in Reward
        self.built = built
        self.bound = bound

    def run(self, s: TeotihuacanState) -> None:
        step = ChoosePictured(self.whose, self.types, self.built, self.bound)
        if step.options(s, self.whose):
            s.next(step)
            return
        for tile in range(BUILDINGS):
            if self.types >> tile & 1:
                s.tell("lost", self.whose, tile)


class ChoosePictured(PublicStep[TeotihuacanState]):
    """One of the buildings that a pyramid space shows; after the first one the other is optional (TEO-8.3, D23)."""

    __slots__ = ("bound", "built", "types")

    def __init__(self, seat: int, types: int, built: bool, bound: int) -> None:
        self.seat = seat
        self.types = types  # as in Reward
        self.built = built
        self.bound = bound

    def options(self, s: TeotihuacanState, seat: int) -> list[int]:
        found: list[int] = []
        for tile in range(BUILDINGS):
            if self.types >> tile & 1 and in_supply(s, seat, tile, self.bound):
                found.append(TILE + tile)
        if found and self.built:
            found.append(DONE)
        return found

    def refusal(self, s: TeotihuacanState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, action == DONE or TILE <= action < TILE + TILES, "TEO-14.26")

    def gives_up(self, s: TeotihuacanState, seat: int, action: int) -> int:
        return 1 if action == DONE else 0

    def take(self, s: TeotihuacanState, seat: int, action: int) -> None:
        if action != DONE:
            tile = action - TILE
            twice = self.types >> BUILDINGS + tile & 1
            left = self.types & ~(1 << (BUILDINGS + tile if twice else tile))
            s.next(Pictured(seat, left, True, self.bound))
            from_supply(s, seat, tile, self.bound)


def can_build_small(s: TeotihuacanState, seat: int) -> bool:
    return in_supply(s, seat, WOOD_1, IN_REACH) or in_supply(s, seat, STONE_1, IN_REACH)


class ChooseSmall(PublicStep[TeotihuacanState]):
    """A small building from the common supply; after the first one a second is optional (TEO-9.2, D15)."""

    __slots__ = ("built",)

    def __init__(self, seat: int, built: bool) -> None:
        self.seat = seat
        self.built = built

    def options(self, s: TeotihuacanState, seat: int) -> list[int]:
        found: list[int] = []
        if in_supply(s, seat, STONE_1, IN_REACH):
            found.append(TILE + STONE_1)
        if in_supply(s, seat, WOOD_1, IN_REACH):
            found.append(TILE + WOOD_1)
        if found and self.built:
            found.append(DONE)
        return found

    def refusal(self, s: TeotihuacanState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, action == DONE or TILE <= action < TILE + TILES, "TEO-9.2")

    def gives_up(self, s: TeotihuacanState, seat: int, action: int) -> int:
        return 1 if action == DONE else 0

    def take(self, s: TeotihuacanState, seat: int, action: int) -> None:
        if action == DONE:
            return
        if not self.built:
            s.next(CHOOSE_SMALL[seat][1])
        from_supply(s, seat, action - TILE, IN_REACH)


CHOOSE_BUILDING: Final = [ChooseBuilding(seat) for seat in range(SEATS)]
CHOOSE_SMALL: Final = [[ChooseSmall(seat, False), ChooseSmall(seat, True)] for seat in range(SEATS)]
