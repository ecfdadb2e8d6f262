"""What decrees demand (TAB-15.6)."""

from __future__ import annotations

from typing import Final

from edubba.games.tabannusi.rules.pieces import COMMON, LAND, LAND_MASK, TRACKS, district_of, least, owner_of, size_of
from edubba.games.tabannusi.rules.points import buildings_by_garden, gardens_beside
from edubba.games.tabannusi.rules.state import TabannusiState

# kinds of conditions
BUILDINGS: Final = 0
BUILDINGS_OR_HOUSES: Final = 1
EVERY_TILE: Final = 2
SHIPS_OF: Final = 3
PORT_HOUSES: Final = 4
GARDENS_BESIDE: Final = 5
BUILDINGS_BY_GARDEN: Final = 6
OWN_GARDENS: Final = 7


def fulfilled(s: TabannusiState, seat: int, decree: int) -> bool:
    """True if a player meets all conditions; a printed ship stands for one colour at a time (TAB-15.6.1)."""
    needs = s.printed.decree_needs[decree]
    missing_ships = 0
    for index in range(0, len(needs), 3):
        have = count(s, seat, needs[index], needs[index + 1])
        if have < needs[index + 2]:
            if needs[index] != SHIPS_OF:
                return False
            missing_ships += needs[index + 2] - have
    return not missing_ships or missing_ships <= s.players[seat].fleet[TRACKS]


def count(s: TabannusiState, seat: int, need: int, colour: int) -> int:
    """How much a player has of what a condition counts."""
    player = s.players[seat]
    if need == BUILDINGS:
        return player.built[colour]
    if need == BUILDINGS_OR_HOUSES:
        return player.built[colour] + player.towers[colour]
    if need == EVERY_TILE:
        return least(player.ziggurat)
    if need == SHIPS_OF:
        return player.fleet[colour]
    if need == PORT_HOUSES:
        return player.port_houses()
    if need == GARDENS_BESIDE:
        return different_gardens(s, seat)
    if need == BUILDINGS_BY_GARDEN:
        return buildings_by_garden(s, seat, colour)
    return player.garden_count


def different_gardens(s: TabannusiState, seat: int) -> int:
    """Gardens of anybody beside own buildings, each counted once, those on the river too."""
    land = 0
    river = 0
    for district in range(COMMON):
        found = 0
        for building in s.buildings:
            if owner_of(building) == seat and district_of(building) == district:
                found |= gardens_beside(s, building)
        land += size_of(found & LAND_MASK)
        river |= found >> LAND
    return land + size_of(river)
