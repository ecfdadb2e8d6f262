"""Action D of the automa: gardens and the water that leads to them (TAB-16.26, 16.27)."""

from __future__ import annotations

from typing import Final

from edubba.games.tabannusi.rules import bot_cards
from edubba.games.tabannusi.rules.bot_do import gain_instead, pay, units
from edubba.games.tabannusi.rules.garden import water_bonus
from edubba.games.tabannusi.rules.goods import gardens
from edubba.games.tabannusi.rules.pieces import (
    LAND,
    LAND_MASK,
    NONE,
    NOTHING,
    RIVER,
    district_of,
    owner_of,
)
from edubba.games.tabannusi.rules.state import TabannusiState

LIMIT: Final = 3
FAR: Final = 3  # water tiles that a garden beside an own building is worth
D: Final = 3


def garden(s: TabannusiState, district: int) -> bool:
    """Plant gardens on the best targets, buying tiles when it has run out of them."""
    player = s.players[s.bot]
    king = s.printed.kings[bot_cards.automa(s).king]
    ruling = bot_cards.symbol(s) == bot_cards.KING
    by_king = ruling and king.gardens_near_buildings
    if not player.garden_tiles or target(s, district, by_king) < 0:
        return False
    s.tell("bot-does", s.bot, D)
    limit = king.limit if ruling else LIMIT
    for _ in range(limit):
        place = target(s, district, by_king)
        if place < 0:
            break
        if not player.garden_tiles:
            if not units(player) or not s.gardens_left:
                break
            pay(s, 1)
            gardens(s, s.bot, 1)
        lead_water(s, district, place)
        plant(s, district, place, king.garden_bonus)
    return True


def plant(s: TabannusiState, district: int, place: int, bracket: list[int]) -> None:
    cell = LAND * district + place if place < LAND else RIVER + place - LAND
    bonus = water_bonus(s, cell)
    s.players[s.bot].garden_tiles -= 1
    s.set_garden(s.bot, cell, 1 << place)
    s.tell("planted", s.bot, cell)
    if bonus != NOTHING:
        gain_instead(s, bracket, NONE)


def distances(s: TabannusiState, district: int) -> list[int]:
    """Masks of the targets by the water they need; the first is water without a garden (TAB-16.26)."""
    found = [s.water[district]]
    wet = s.water[district] | s.gardens[district]
    dry = s.empty[district]
    while len(found) <= s.water_left:
        layer = s.board.beside(district, wet) & dry
        if not layer:
            break
        found.append(layer)
        dry ^= layer
        wet = layer
    return found


def beside_own(s: TabannusiState, district: int) -> int:
    """Mask of the cells beside own buildings, those across the river too."""
    found = 0
    for building in s.buildings:
        if owner_of(building) == s.bot:
            there = district_of(building)
            near = s.board.beside(there, building & LAND_MASK)
            found |= near if there == district else near & ~LAND_MASK & s.board.river[district]
    return found


def target(s: TabannusiState, district: int, by_king: bool) -> int:
    """The bit of the cell where the next garden goes, or NONE (TAB-16.27)."""
    layers = distances(s, district)
    border = s.water[district] & ~LAND_MASK
    if border and not by_king:
        return s.board.lowest(district, border)
    near = 0
    for distance in range(min(FAR + 1, len(layers))):
        near |= layers[distance]
    chosen = near & beside_own(s, district)
    if chosen:
        return s.board.lowest(district, chosen)
    if by_king:
        return s.board.lowest(district, near)
    for layer in layers:
        if layer:
            return s.board.lowest(district, layer)
    return NONE


def lead_water(s: TabannusiState, district: int, place: int) -> None:
    """Lay regular water up to the target on a shortest way; ties by the symbol (TAB-16.26, TAB-RS10)."""
    if s.water[district] >> place & 1:
        return
    layers = distances(s, district)
    distance = 1
    while not layers[distance] >> place & 1:
        distance += 1
    ways = [1 << place]  # from the target back: the cells of shortest ways
    for step in range(distance - 1, 0, -1):
        ways.append(s.board.beside(district, ways[-1]) & layers[step])
    last = s.water[district] | s.gardens[district]
    while ways:
        step_cells = ways.pop() & s.board.beside(district, last)
        up = bot_cards.symbol(s) == bot_cards.UP
        bit = s.board.highest(district, step_cells) if up else s.board.lowest(district, step_cells)
        s.set_water(LAND * district + bit, 1 << bit)
        s.water_left -= 1
        s.tell("laid-water", s.bot, LAND * district + bit)
        last = 1 << bit
