"""Zone B when nothing can be done there yet: whether the bonus disc could help (TEO-14.16).

Discs on a space call for an action. The bonus may come first, and bring what a temple or an offering lacks. Whether it
can is answered without playing it out: `could_act` never says no where there is a way. Where it says yes, what lies
around may still bar the way; then the turn ends after the bonus.
"""

from __future__ import annotations

from typing import Final

from edubba.games.teotihuacan.rules import building, pyramid, temple
from edubba.games.teotihuacan.rules.action import usable
from edubba.games.teotihuacan.rules.building import can_build_small
from edubba.games.teotihuacan.rules.geometry import CITY, RING
from edubba.games.teotihuacan.rules.pieces import (
    ANY_CONSTRUCTION,
    ANY_INFLUENCE,
    BASE,
    BONUS_CUBE,
    BONUS_POWER,
    BUILDINGS,
    BUILT,
    COLOURS,
    CUBE,
    GOLD,
    IN_REACH,
    MATERIALS,
    NONE,
    PLACEMENTS,
    STONE,
    TEMPLES,
    WOOD,
    WORSHIP_TILES,
)
from edubba.games.teotihuacan.rules.place import has_room
from edubba.games.teotihuacan.rules.player import Player
from edubba.games.teotihuacan.rules.printed import (
    IF_BUILDINGS,
    MULTIPLY,
    NO_REWARD,
    REWARD_POINTS,
    SPEND_BUILD_PYRAMID,
    SPEND_BUILD_TEMPLE,
    Cost,
    Offer,
)
from edubba.games.teotihuacan.rules.state import TeotihuacanState

AROUND_SMALL: Final = 4  # cubes around a building of size 1, at most


def useful(s: TeotihuacanState, seat: int, disc: int, power: int) -> bool:
    """True if a bonus disc is of some use by itself."""
    kind = s.printed.bonus_kind[disc]
    if kind == ANY_INFLUENCE:
        return True
    if kind == ANY_CONSTRUCTION:
        return (
            building.can_build(s, seat, power)
            or temple.can_build(s, seat, power)
            or pyramid.can_build(s, seat, power)
        )  # fmt: skip
    return s.printed.bonus_points[disc] > 0 or (kind == BONUS_CUBE and has_free_cell(s, seat))


def has_free_cell(s: TeotihuacanState, seat: int) -> bool:
    ground = s.players[seat].ground
    for cell in CITY:
        if ground[cell] < BUILT:
            return True
    return False


def could_act(s: TeotihuacanState, seat: int, disc: int, power: int) -> bool:
    """True if a temple or an offering, which is not possible yet, could become so by the bonus disc."""
    kind = s.printed.bonus_kind[disc]
    if kind == BONUS_POWER:
        return temple.can_build(s, seat, power + s.printed.bonus_power[disc])
    if kind == BONUS_CUBE:
        return has_free_cell(s, seat) and by_cubes(s, seat, s.printed.bonus_cubes[disc], power)
    if kind == ANY_INFLUENCE:
        return by_exchange(s, seat) or by_produce(s, seat, power) or by_small(s, seat, power)
    if kind == ANY_CONSTRUCTION:
        return by_building(s, seat, power) or by_pyramid(s, seat, power)
    return False


def by_cubes(s: TeotihuacanState, seat: int, count: int, power: int) -> bool:
    """So many cubes of any material."""
    for gold in range(count + 1):
        for stone in range(count - gold + 1):
            if within(s, seat, power, [gold, stone, count - gold - stone], False):
                return True
    return False


def by_exchange(s: TeotihuacanState, seat: int) -> bool:
    """A favour lets exchange a worship tile for one that can be used (TEO-11.2)."""
    player = s.players[seat]
    if not player.worship & ~player.aside:
        return False
    for colour in range(COLOURS):
        for tile in (s.slot[colour], s.top[colour]):
            if tile != NONE and usable(s, seat, tile):
                return True
    return False


def by_produce(s: TeotihuacanState, seat: int, power: int) -> bool:
    """A cube of every building that has room for one (TEO-9.1)."""
    player = s.players[seat]
    more = [0] * MATERIALS
    for entry in player.buildings:
        tile = entry // PLACEMENTS
        material = s.printed.material[tile]
        for cell in RING[PLACEMENTS * s.printed.shape[tile] + entry % PLACEMENTS]:
            lies = player.ground[cell]
            if lies < BUILT and lies != CUBE + material:
                more[material] = more[material] + 1
                break
    return within(s, seat, power, more, False)


def by_small(s: TeotihuacanState, seat: int, power: int) -> bool:
    """The cubes around two small buildings (TEO-9.2)."""
    if not can_build_small(s, seat):
        return False
    for stones in range(3):
        more = [0] * MATERIALS
        more[STONE] = AROUND_SMALL * stones
        more[WOOD] = AROUND_SMALL * (2 - stones)
        if within(s, seat, power, more, True):
            return True
    return False


def by_building(s: TeotihuacanState, seat: int, power: int) -> bool:
    """The cubes around a building (TEO-6.3)."""
    for tile in range(BUILDINGS):
        if building.displayed(s, seat, tile, power):
            more = [0] * MATERIALS
            more[s.printed.material[tile]] = 2 * s.printed.size[tile] + 2  # around it there is no more room
            if within(s, seat, power, more, True):
                return True
    return False


def by_pyramid(s: TeotihuacanState, seat: int, power: int) -> bool:
    """A reward of tiles (TEO-8.3)."""
    player = s.players[seat]
    if not pyramid.can_build(s, seat, power):
        return False
    for space in range(BASE):
        shown = s.printed.boards[player.board].rewards[space]
        if shown != NO_REWARD and s.printed.rewards[shown].op != REWARD_POINTS and pyramid.is_open(player, space):
            return True
    return False


def within(s: TeotihuacanState, seat: int, power: int, more: list[int], builds: bool) -> bool:
    """True if a temple or an offering is possible with so many cubes more, and perhaps a building more."""
    player = s.players[seat]
    for colour in range(COLOURS):
        if (
            s.display[TEMPLES + colour]
            and payable(player, s.printed.temple_costs[colour][power], more)
            and has_room(s, player, TEMPLES + colour, IN_REACH)
        ):
            return True
    mine = player.worship & ~player.aside
    for tile in range(WORSHIP_TILES):
        if mine >> tile & 1 and offering_within(s, seat, s.printed.offers[tile], more, builds):
            return True
    return False


def offering_within(s: TeotihuacanState, seat: int, offer: Offer, more: list[int], builds: bool) -> bool:
    if offer.op in (IF_BUILDINGS, MULTIPLY):
        return builds
    if not payable(s.players[seat], offer.cost, more):
        return False
    if offer.op == SPEND_BUILD_PYRAMID:
        return pyramid.can_build_from_supply(s, seat)
    return offer.op != SPEND_BUILD_TEMPLE or temple.can_build_from_supply(s, seat)


def payable(player: Player, cost: Cost, more: list[int]) -> bool:
    """True if a cost can be paid with so many cubes more."""
    if cost.some:
        return player.cubes() + more[GOLD] + more[STONE] + more[WOOD] >= cost.some
    return player.payable(cost.gold - more[GOLD], cost.stone - more[STONE], cost.wood - more[WOOD])
