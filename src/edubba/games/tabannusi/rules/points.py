"""What districts, urbanisation cards and harbourmasters are worth (TAB-13, TAB-14, TAB-15.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from edubba.games.tabannusi.rules.pieces import (
    COMMON,
    COMMON_GAINS,
    DECREE_GAINS,
    DISTRICTS,
    GAINS,
    LAND_MASK,
    LINES,
    NONE,
    PORT_DISTRICT,
    PORT_GAINS,
    SHIP_GAINS,
    START,
    TRACKS,
    ZIGGURAT_GAINS,
    colour_of,
    district_of,
    least,
    owner_of,
    size_of,
)  # fmt: skip
from edubba.games.tabannusi.rules.player import Player
from edubba.games.tabannusi.rules.printed import Printed
from edubba.kernel.bits import bits

if TYPE_CHECKING:
    from edubba.games.tabannusi.rules.state import TabannusiState

DECREE_TILE: Final = 8  # the ziggurat tile that counts decrees and urbanisation cards


def district_points(s: TabannusiState, seat: int, district: int) -> int:
    """What a scoring of this district brings a player now (TAB-13.4 to 13.6)."""
    if district < COMMON:
        return common_points(s, seat, district)
    return port_points(s, seat) if district == PORT_DISTRICT else ziggurat_points(s, seat, 0)


def common_points(s: TabannusiState, seat: int, district: int) -> int:
    """Each own building: pieces and adjacent gardens, times the factor of its colour (TAB-13.4)."""
    total = 0
    mastery = s.players[seat].mastery
    for building in s.buildings:
        if owner_of(building) == seat and district_of(building) == district:
            total += building_size(s, building) * s.printed.factor[mastery[colour_of(building)]]
    return total


def building_size(s: TabannusiState, building: int) -> int:
    """The pieces of a building and the gardens beside it, whoever owns them."""
    cells = building & LAND_MASK
    return size_of(cells) + size_of(gardens_beside(s, building))


def gardens_beside(s: TabannusiState, building: int) -> int:
    district = district_of(building)
    return s.board.beside(district, building & LAND_MASK) & s.gardens[district]


def port_points(s: TabannusiState, seat: int) -> int:
    """Each ship marker: a point per line of it with an own house (TAB-13.5)."""
    player = s.players[seat]
    houses = player.blue | player.red
    total = 0
    for line in range(LINES):
        if houses >> line & 1:
            total += size_of(player.ships & s.printed.line_mask[line])
    return total


def ziggurat_points(s: TabannusiState, seat: int, cards: int) -> int:
    """Each tile with own markers: the value of the rightmost slot times what the tile counts (TAB-13.6).

    `cards` are the urbanisation cards that will be scored: they count in the final scoring only (TAB-R14).
    """
    player = s.players[seat]
    total = 0
    for section in range(TRACKS):
        markers = player.ziggurat[section]
        if markers:
            tile = s.sections[section]
            count = tile_count(s, seat, tile)
            if tile == DECREE_TILE:
                count += cards
            total += s.printed.tile_values[tile][markers - 1] * count
    return total


def tile_count(s: TabannusiState, seat: int, tile: int) -> int:
    """What a ziggurat tile counts (TAB-15.5)."""
    player = s.players[seat]
    if tile == 0:
        return player.homes[0] + player.homes[1] + player.homes[2]
    if tile == 1:
        return player.towers[0] + player.towers[1] + player.towers[2]
    if tile == 2:
        return thresholds(s.printed, player)
    if tile == 3:
        return size_of(player.ships)
    if tile == 4:
        return buildings_by_garden(s, seat, NONE)
    if tile == 5:
        return player.garden_count
    if tile == 6:
        return player.port_houses()
    if tile == 7:
        return 1
    if tile == DECREE_TILE:
        return size_of(player.decrees)
    return least(player.built) + ship_sets(player)


def thresholds(printed: Printed, player: Player) -> int:
    """Blue lines crossed on all tracks."""
    total = 0
    for row in player.mastery:
        for below in range(row + 1):
            if printed.threshold[below]:
                total += 1
    return total


def buildings_by_garden(s: TabannusiState, seat: int, colour: int) -> int:
    """Own buildings beside at least one garden, of one colour or of all."""
    total = 0
    for building in s.buildings:
        if owner_of(building) == seat and colour in (NONE, colour_of(building)) and gardens_beside(s, building):
            total += 1
    return total


def ship_sets(player: Player) -> int:
    """Sets of three ships in three colours; a printed ship stands for any (TAB-15.6.1)."""
    ships = player.fleet
    sets = 0
    while True:
        missing = 0
        for colour in range(TRACKS):
            missing += max(0, sets + 1 - ships[colour])
        if missing > ships[TRACKS]:
            return sets
        sets += 1


# --- urbanisation cards -----------------------------------------------------------------------------------------------


def houses_for_cards(player: Player) -> list[int]:
    return [*player.homes, player.port_houses()]


def best_cards(s: TabannusiState, seat: int) -> int:
    """The urbanisation cards to score, as a mask of places in the hand: they bring most (TAB-14.3, TAB-R14)."""
    player = s.players[seat]
    each = 0
    for section in range(TRACKS):
        if s.sections[section] == DECREE_TILE and player.ziggurat[section]:
            each = s.printed.tile_values[DECREE_TILE][player.ziggurat[section] - 1]
    best, most = 0, 0
    for choice in range(1, 1 << len(player.urban)):
        worth = 0
        for place in bits(choice):
            worth += s.printed.urban_vp[player.urban[place]] + each
        if worth > most and enough(s.printed, [player.urban[i] for i in bits(choice)], player):
            best, most = choice, worth
    return best


def enough(printed: Printed, cards: list[int], player: Player) -> bool:
    """True if the own houses serve all these cards, each house one card."""
    return _serves(printed, cards, 0, houses_for_cards(player), player.ignore)


def _serves(printed: Printed, cards: list[int], card: int, houses: list[int], ignore: int) -> bool:
    """As `enough`, for the cards from one on."""
    if card == len(cards):
        return min(houses) >= 0
    for needs in lightened(printed.urban_needs[cards[card]], ignore):
        rest = [houses[district] - needs[district] for district in range(4)]
        if _serves(printed, cards, card + 1, rest, ignore):
            return True
    return False


def lightened(needs: list[int], ignore: int) -> list[list[int]]:
    """What a card may demand when so many of its houses are ignored (TAB-R11)."""
    found = [needs]
    for _ in range(ignore):
        fewer = []
        for demand in found:
            if not sum(demand):
                fewer.append(demand)
            for district in range(4):
                less = [*demand[:district], demand[district] - 1, *demand[district + 1 :]]
                if demand[district] and less not in fewer:
                    fewer.append(less)
        found = fewer
    return found


def card_points(s: TabannusiState, seat: int) -> int:
    player = s.players[seat]
    total = 0
    for place in bits(best_cards(s, seat)):
        total += s.printed.urban_vp[player.urban[place]]
    return total


# --- the sheet --------------------------------------------------------------------------------------------------------


def score_sheet(s: TabannusiState, seat: int) -> list[tuple[str, int]]:
    """Points by where they come from. While the game runs, what a last scoring of all districts would bring is in."""
    player = s.players[seat]
    earned = player.earned
    common, port, ziggurat = earned[COMMON_GAINS], earned[PORT_GAINS], earned[ZIGGURAT_GAINS]
    for district in range(s.finals, DISTRICTS):
        points = district_points(s, seat, district)
        if district < COMMON:
            common += points
        elif district == PORT_DISTRICT:
            port += points
        else:
            ziggurat += points
    return [
        ("start", earned[START]),
        ("gains", earned[GAINS]),
        ("ships", earned[SHIP_GAINS]),
        ("decrees", earned[DECREE_GAINS]),
        ("common", common),
        ("port", port),
        ("ziggurat", ziggurat),
        ("urbanisation", card_points(s, seat)),
        ("harbourmasters", s.printed.master_vp * size_of(player.masters)),
    ]
