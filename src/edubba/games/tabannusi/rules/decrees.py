"""What decrees demand (TAB-15.6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from edubba.games.tabannusi.rules.pieces import (
    COMMON,
    LAND,
    LAND_MASK,
    NONE,
    TRACKS,
    district_of,
    least,
    owner_of,
    size_of,
)
from edubba.games.tabannusi.rules.player import Player
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

# What is counted quickly lies side by side in one number, a lane of five bits each: four for the count, up to 15, and
# one on top that stays set when the demand is taken away and there is enough.
LANE: Final = 5
ENOUGH: Final = 15
LANES: Final = [0, 3, 6, 7, 10, NONE, NONE, 11]  # the first lane of each kind; NONE: those that take long to count
FULL: Final = ((1 << 60) - 1) // 31 * 16  # the top bits of all twelve


def lanes_of(needs: list[int]) -> int:
    """The demands of a decree, as far as they are counted quickly."""
    found = [0] * 12
    for index in range(0, len(needs), 3):
        lane = LANES[needs[index]]
        if lane != NONE:
            lane += max(needs[index + 1], 0)
            found[lane] = max(found[lane], min(needs[index + 2], ENOUGH))
    return sum([count << LANE * lane for lane, count in enumerate(found)])


def lanes_had(player: Player) -> i64:
    """What a player has of it; a printed ship stands for every colour here. Asked at nearly every decision, so without
    loops and calls."""
    built, towers, fleet = player.built, player.towers, player.fleet
    one: i64 = built[0]
    two: i64 = built[1]
    three: i64 = built[2]
    all_one: i64 = one + towers[0]
    all_two: i64 = two + towers[1]
    all_three: i64 = three + towers[2]
    printed: i64 = fleet[TRACKS]
    ships_one: i64 = fleet[0] + printed
    ships_two: i64 = fleet[1] + printed
    ships_three: i64 = fleet[2] + printed
    tiles: i64 = least(player.ziggurat)
    port: i64 = player.port_houses()
    gardens: i64 = player.garden_count
    if (all_one | all_two | all_three | ships_one | ships_two | ships_three | tiles | port | gardens) > ENOUGH:
        found: i64 = FULL
        counts = [one, two, three, all_one, all_two, all_three, tiles, ships_one, ships_two, ships_three, port, gardens]
        for number, many in enumerate(counts):
            found += min(many, ENOUGH) << LANE * number
        return found
    low = one | two << LANE | three << 2 * LANE | all_one << 3 * LANE | all_two << 4 * LANE | all_three << 5 * LANE
    high = tiles | ships_one << LANE | ships_two << 2 * LANE | ships_three << 3 * LANE | port << 4 * LANE
    return FULL + (low | (high | gardens << 5 * LANE) << 6 * LANE)


def claimable(s: TabannusiState, seat: int) -> list[int]:
    """The open decrees whose conditions a player meets. That most are far away, one look at the lanes tells."""
    found: list[int] = []
    have = lanes_had(s.players[seat])
    rest: i64 = s.open_decrees
    decree: i64 = 0
    while rest:
        if rest & 1 and (have - s.printed.decree_lanes[decree]) & FULL == FULL and fulfilled(s, seat, decree):
            found.append(decree)
        rest >>= 1
        decree += 1
    return found


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
