"""Lay a building or a temple into the city; then cubes, worship tile and masks (TEO-6.2 to 6.4, 7.2, 7.3)."""

from __future__ import annotations

from typing import Final

from edubba.games.teotihuacan.rules.geometry import COVERED, FRAME_BITS, RING, SIDES, add_placements, room
from edubba.games.teotihuacan.rules.pieces import (
    AT_SETUP,
    BOUNDS,
    BUILDINGS,
    BUILT,
    CELL,
    CELLS,
    CUBE,
    DONE,
    EMPTY,
    FROM_MASKS,
    IN_REACH,
    MATERIALS,
    NONE,
    PLACE,
    PLACEMENTS,
    SEATS,
    TEMPLES,
)
from edubba.games.teotihuacan.rules.player import Player
from edubba.games.teotihuacan.rules.state import TeotihuacanState
from edubba.games.teotihuacan.rules.worship import take_unseen, take_worship
from edubba.kernel.step import ALLOWED, AUTOMATIC, TURN, PublicStep, Step

ON_BOARD: Final = 12  # buildings and temples


def has_room(s: TeotihuacanState, player: Player, tile: int, bound: int) -> bool:
    """True if this building or temple can be laid somewhere."""
    shape = s.printed.shape[tile]
    if bound == IN_REACH:
        return room(player.open[player.side], shape)
    for side in range(SIDES):
        free = player.open[side]
        if bound == AT_SETUP:
            free &= ~s.printed.boards[player.board].masked[side]
        if room(free, shape):
            return True
    return False


class Place(PublicStep[TeotihuacanState]):
    """Choose where the tile lies, turned and flipped at will (D5)."""

    __slots__ = ("bound", "tile")

    def __init__(self, seat: int, tile: int, bound: int) -> None:
        self.seat = seat
        self.tile = tile
        self.bound = bound

    def options(self, s: TeotihuacanState, seat: int) -> list[int]:
        player = s.players[seat]
        shape = s.printed.shape[self.tile]
        found: list[int] = []
        if self.bound == IN_REACH:
            add_placements(found, player.open[player.side], shape, player.side, 2)
            return found
        for side in range(SIDES):
            free = player.open[side]
            if self.bound == AT_SETUP:
                free &= ~s.printed.boards[player.board].masked[side]
            add_placements(found, free, shape, side, 1)
        return found

    def refusal(self, s: TeotihuacanState, seat: int, action: int) -> str:
        if not PLACE <= action < PLACE + PLACEMENTS:
            return TURN
        player = s.players[seat]
        cells = COVERED[PLACEMENTS * s.printed.shape[self.tile] + action - PLACE]
        if not cells:
            return "TEO-2.1"
        for cell in cells:
            if player.ground[cell] == BUILT:
                return "TEO-6.2"
        for cell in cells:
            if self.bound == IN_REACH and not FRAME_BITS[player.side][cell]:
                return "TEO-5.2"
            if self.bound == AT_SETUP and s.printed.boards[player.board].group_of[cell] != NONE:
                return "TEO-3.11"
        return ALLOWED

    def take(self, s: TeotihuacanState, seat: int, action: int) -> None:
        lay(s, seat, self.tile, action - PLACE)


def lay(s: TeotihuacanState, seat: int, tile: int, placement: int) -> None:
    """The tile lies; what follows comes in the order of TEO-14.14."""
    player = s.players[seat]
    shape = s.printed.shape[tile]
    index = PLACEMENTS * shape + placement
    if s.journal is not None:
        s.tell("built", seat, tile, placement)
        tell_discarded(s, seat, [player.ground[cell] for cell in COVERED[index]])
    player.cover(tile, shape, placement)
    finished = cover_masks(s, player, index)
    if finished:
        s.next(TakeMasks(seat, finished))
    if tile < BUILDINGS:
        spread(s, seat, index, s.printed.material[tile])
    elif s.started:
        take_worship(s, seat, tile - TEMPLES)
    else:
        take_unseen(s, seat, tile - TEMPLES)


def tell_discarded(s: TeotihuacanState, seat: int, lying: list[int]) -> None:
    """Tell of the cubes among what lay on some cells."""
    for material in range(MATERIALS):
        count = lying.count(CUBE + material)
        if count:
            s.tell("discarded", seat, material, count)


# --- cubes (TEO-6.3) --------------------------------------------------------------------------------------------------


def spread(s: TeotihuacanState, seat: int, index: int, material: int) -> None:
    """One cube on every empty cell around; where another one lies the player decides."""
    player = s.players[seat]
    ground = player.ground
    laid = 0
    disputed = False
    replaced: list[int] = []
    for cell in RING[index]:
        lies = ground[cell]
        if lies == EMPTY or (lies < BUILT and lies != CUBE + material and s.rules.forced_cubes):
            if lies != EMPTY:
                replaced.append(lies)
            player.put_cube(cell, material)
            laid += 1
        elif lies < BUILT and lies != CUBE + material:
            disputed = True
    if s.journal is not None:
        s.tell("cubes", seat, material, laid)
        tell_discarded(s, seat, replaced)
    if disputed:
        s.next(Replace(seat, index, material, NONE))


class Replace(PublicStep[TeotihuacanState]):
    """Choose, in ascending order, the cells whose other cube gives way to a new one (TEO-6.3, 14.9, D6)."""

    __slots__ = ("after", "index", "material")

    def __init__(self, seat: int, index: int, material: int, after: int) -> None:
        self.seat = seat
        self.index = index
        self.material = material
        self.after = after

    def options(self, s: TeotihuacanState, seat: int) -> list[int]:
        found: list[int] = []
        ground = s.players[seat].ground
        for cell in RING[self.index]:
            lies = ground[cell]
            if cell > self.after and EMPTY < lies < BUILT and lies != CUBE + self.material:
                found.append(CELL + cell)
        if found:
            found.append(DONE)
        return found

    def refusal(self, s: TeotihuacanState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, action == DONE or CELL <= action < CELL + CELLS, "TEO-6.3")

    def take(self, s: TeotihuacanState, seat: int, action: int) -> None:
        if action != DONE:
            player = s.players[seat]
            old = player.ground[action - CELL] - CUBE
            player.put_cube(action - CELL, self.material)
            s.tell("replaced", seat, self.material, action - CELL, old)
            s.next(Replace(seat, self.index, self.material, action - CELL))


# --- masks (TEO-6.4) --------------------------------------------------------------------------------------------------


def cover_masks(s: TeotihuacanState, player: Player, index: int) -> int:
    """Count the symbols under a new tile; the mask of the groups that are complete now."""
    group_of = s.printed.boards[player.board].group_of
    finished = 0
    changed = False
    groups = player.groups
    for cell in COVERED[index]:
        group = group_of[cell]
        if group != NONE:
            if not changed:
                groups = groups[:]
                changed = True
            groups[group] = groups[group] - 1
            if not groups[group]:
                finished |= 1 << group
    player.groups = groups
    return finished


class TakeMasks(Step[TeotihuacanState]):
    """A mask tile for every group that the last tile has completed, as long as there are any (TEO-14.12)."""

    __slots__ = ("groups", "whose")

    def __init__(self, whose: int, groups: int) -> None:
        self.seat = AUTOMATIC
        self.whose = whose
        self.groups = groups

    def run(self, s: TeotihuacanState) -> None:
        player = s.players[self.whose]
        kinds = s.printed.boards[player.board].group_type
        for group in range(len(kinds)):
            if self.groups >> group & 1:
                points = next_mask(s, kinds[group])
                if points != NONE:
                    player.masks = [*player.masks, 100 * kinds[group] + points]
                    s.gain(self.whose, points, FROM_MASKS)
                    s.tell("mask", self.whose, kinds[group], points)
                else:
                    s.tell("no-mask", self.whose, kinds[group])


def next_mask(s: TeotihuacanState, kind: int) -> int:
    """Take the top tile of a pile: its points, or NONE if the pile is empty."""
    pile = s.printed.mask_piles[s.seats][kind]
    gone = s.masks[kind]
    if gone == len(pile):
        return NONE
    masks = s.masks[:]
    masks[kind] = gone + 1
    s.masks = masks
    return pile[gone]


PLACE_STEPS: Final = [
    [[Place(seat, tile, bound) for bound in range(BOUNDS)] for tile in range(ON_BOARD)] for seat in range(SEATS)
]


def from_display(s: TeotihuacanState, seat: int, tile: int) -> None:
    """Take a tile from the main board, to be laid within reach."""
    s.take_displayed(tile)
    s.next(PLACE_STEPS[seat][tile][IN_REACH])


def from_supply(s: TeotihuacanState, seat: int, tile: int, bound: int) -> None:
    """Take a tile from the common supply, to be laid (TEO-5.5)."""
    s.take_supplied(tile)
    s.next(PLACE_STEPS[seat][tile][bound])


def bound_now(s: TeotihuacanState, bound: int) -> int:
    """At set-up reach does not matter, but masks must stay free (TEO-3.11)."""
    return bound if s.started else AT_SETUP
