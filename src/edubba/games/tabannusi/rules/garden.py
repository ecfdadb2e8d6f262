"""The garden action: buy, lay water, plant gardens, in any order (TAB-8)."""

from __future__ import annotations

from typing import Final

from edubba.games.tabannusi.rules import free
from edubba.games.tabannusi.rules.gain import gain
from edubba.games.tabannusi.rules.goods import gardens, points, water
from edubba.games.tabannusi.rules.pay import Pay
from edubba.games.tabannusi.rules.pieces import (
    BLUE,
    BUY_GARDEN,
    BUY_WATER,
    CELL,
    CELLS,
    COMMON,
    DONE,
    FROM_AREA,
    FROM_RESERVE,
    GREEN,
    LAND,
    NONE,
    RIVER,
    S07,
    S12,
    SHIP_GAINS,
    SPECIAL,
    SPECIAL_TILES,
    add_cells,
    bit_of,
)  # fmt: skip
from edubba.games.tabannusi.rules.player import Player
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.kernel.bits import bits
from edubba.kernel.step import ALLOWED, AUTOMATIC, TURN, PublicStep, Step

MOST: Final = 3  # gardens in one action


def can_buy(s: TabannusiState, player: Player, colour: int) -> bool:
    left = s.gardens_left if colour == GREEN else s.water_left
    return left > 0 and (player.gold > 0 or player.units(colour) > 0)


def has_marker(player: Player) -> bool:
    """A garden needs a marker of the area; S12 also takes it from the reserve."""
    return player.markers > 0 or (bool(player.able & S12) and player.reserve > 0)


def wet_land(s: TabannusiState, district: int) -> int:
    """Mask of the empty cells beside water or gardens (TAB-8.2)."""
    return s.empty[district] & s.board.beside(district, s.water[district] | s.gardens[district])


def refusal(s: TabannusiState, seat: int) -> str:
    """The rule that forbids the garden action: nothing in it could be done (TAB-8.4)."""
    player = s.players[seat]
    if can_buy(s, player, GREEN) or can_buy(s, player, BLUE):
        return ALLOWED
    district = player.assistant
    if player.garden_tiles and has_marker(player) and s.water[district]:
        return ALLOWED
    return ALLOWED if (player.water or player.special) and wet_land(s, district) else "TAB-8.4"


class GardenWork(PublicStep[TabannusiState]):
    """One thing after the other, until the player is done. In the port and the ziggurat there is only buying (TAB-R12).

    A cell of land is chosen to lay regular water there, a cell with water to plant a garden.
    """

    __slots__ = ("district", "made", "planted")

    def __init__(self, seat: int, district: int, planted: int, made: bool) -> None:
        self.seat = seat
        self.district = district
        self.planted = planted
        self.made = made  # something was done, or nothing must be

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        player = s.players[seat]
        found = [DONE] if self.made else []
        if can_buy(s, player, GREEN):
            found.append(BUY_GARDEN)
        if can_buy(s, player, BLUE):
            found.append(BUY_WATER)
        district = self.district
        if district < COMMON:
            if player.garden_tiles and self.planted < MOST and has_marker(player):
                add_cells(found, district, s.water[district])
            if player.water or player.special:
                wet = wet_land(s, district)
                if wet:
                    if player.water:
                        add_cells(found, district, wet)
                    for tile in bits(player.special):
                        found.append(SPECIAL + tile)
        if s.rules.fine_windows:
            free.add_options(s, seat, found)
        return found

    def refusal(self, s: TabannusiState, seat: int, action: int) -> str:
        player = s.players[seat]
        if action == DONE:
            return ALLOWED if self.made else "TAB-8.4"
        if action in (BUY_GARDEN, BUY_WATER):
            return ALLOWED if can_buy(s, player, GREEN if action == BUY_GARDEN else BLUE) else "TAB-8.1"
        if CELL <= action < CELL + CELLS:
            return self.refusal_cell(s, player, action - CELL)
        if SPECIAL <= action < SPECIAL + SPECIAL_TILES:
            if self.district >= COMMON:
                return "TAB-R12"
            return ALLOWED if player.special >> action - SPECIAL & 1 and wet_land(s, self.district) else "TAB-8.2"
        return free.refusal(s, seat, action) if s.rules.fine_windows else TURN

    def refusal_cell(self, s: TabannusiState, player: Player, cell: int) -> str:
        district = self.district
        if district >= COMMON:
            return "TAB-R12"
        mask = bit_of(cell)
        if s.water[district] & mask and (cell >= RIVER or cell // LAND == district):
            if self.planted >= MOST:
                return "TAB-8.1"
            return ALLOWED if player.garden_tiles and has_marker(player) else "TAB-8.3"
        if cell >= RIVER or cell // LAND != district or not player.water:
            return "TAB-8.2"
        return ALLOWED if wet_land(s, district) & mask else "TAB-8.2"

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        if action == DONE:
            return
        district = self.district
        if free.is_free(action):
            s.next(self)
            free.take(s, seat, action)
            return
        plants = False
        if action >= CELL:
            plants = bool(s.water[district] & bit_of(action - CELL))
        s.next(GardenWork(seat, district, self.planted + (1 if plants else 0), True))
        if action in (BUY_GARDEN, BUY_WATER):
            s.next(Bought(seat, action == BUY_GARDEN))
            s.next(Pay(seat, 1 << 4 * (GREEN if action == BUY_GARDEN else BLUE)))
        elif action < CELL:
            s.next(WaterCell(seat, district, action - SPECIAL))
        elif plants:
            plant(s, seat, action - CELL)
        else:
            lay_water(s, seat, action - CELL, NONE)


class Bought(Step[TabannusiState]):
    """The tile that was paid for."""

    __slots__ = ("garden", "owner")

    def __init__(self, owner: int, garden: bool) -> None:
        self.seat = AUTOMATIC
        self.owner = owner
        self.garden = garden

    def run(self, s: TabannusiState) -> None:
        if self.garden:
            gardens(s, self.owner, 1)
        else:
            water(s, self.owner, 1)


def lay_water(s: TabannusiState, seat: int, cell: int, tile: int) -> None:
    """Regular water, or a special tile; the bonus of the cell is lost (TAB-8.2)."""
    player = s.players[seat]
    s.set_water(cell, bit_of(cell))
    if tile >= 0:
        player.special ^= 1 << tile
        s.specials = [*s.specials, 16 * cell + tile]
        s.tell("laid-special", seat, tile, cell)
    else:
        player.water -= 1
        s.tell("laid-water", seat, cell)


class WaterCell(PublicStep[TabannusiState]):
    """Choose the cell of a special water tile."""

    __slots__ = ("district", "tile")

    def __init__(self, seat: int, district: int, tile: int) -> None:
        self.seat = seat
        self.district = district
        self.tile = tile

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        found: list[int] = []
        add_cells(found, self.district, wet_land(s, self.district))
        return found

    def refusal(self, s: TabannusiState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, CELL <= action < CELL + CELLS, "TAB-8.2")

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        lay_water(s, seat, action - CELL, self.tile)


def plant(s: TabannusiState, seat: int, cell: int) -> None:
    """Plant a garden; its marker may come from the reserve with S12 (TAB-8.3)."""
    player = s.players[seat]
    if not player.markers:
        plant_with(s, seat, cell, True)
    elif player.able & S12 and player.reserve:
        s.next(GardenMarker(seat, cell))
    else:
        plant_with(s, seat, cell, False)


def plant_with(s: TabannusiState, seat: int, cell: int, from_reserve: bool) -> None:
    player = s.players[seat]
    player.garden_tiles -= 1
    if from_reserve:
        player.reserve -= 1
    else:
        player.markers -= 1
    s.set_garden(seat, cell, bit_of(cell))
    s.tell("planted", seat, cell)
    if player.able & S07:
        points(s, seat, s.printed.ship_number[6], SHIP_GAINS)
    gain(s, seat, water_bonus(s, cell))


def water_bonus(s: TabannusiState, cell: int) -> int:
    """What the water under a garden shows: border water and special tiles have a bonus."""
    if cell >= RIVER:
        return s.board.bonus[cell]
    for special in s.specials:
        if special >> 4 == cell:
            return s.printed.special_bonus[special & 15]
    return 0


class GardenMarker(PublicStep[TabannusiState]):
    """Take the marker of a garden from the area or from the reserve (S12)."""

    __slots__ = ("cell",)

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        return [FROM_AREA, FROM_RESERVE]

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        plant_with(s, seat, self.cell, action == FROM_RESERVE)
