"""Actions B and C of the automa: projects, buildings, houses in the port and the ziggurat (TAB-16.19 to 16.25)."""

from __future__ import annotations

from typing import Final

from edubba.games.tabannusi.rules import bot_cards
from edubba.games.tabannusi.rules import build as builder
from edubba.games.tabannusi.rules.bot_do import (
    gain_bottom,
    gain_instead,
    gain_listed,
    pay,
    remove_plan,
    take_ship,
    units,
)  # fmt: skip
from edubba.games.tabannusi.rules.goods import gold
from edubba.games.tabannusi.rules.pieces import (
    LAND,
    LINES,
    NEUTRAL_ROW,
    NONE,
    NOTHING,
    PORT_DISTRICT,
    TRACKS,
    ZIGGURAT,
    highest_bit,
    size_of,
)  # fmt: skip
from edubba.games.tabannusi.rules.port import free_spaces, put_house
from edubba.games.tabannusi.rules.printed import King
from edubba.games.tabannusi.rules.project import cells_for, lay
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.games.tabannusi.rules.ziggurat import has_room, put_tower
from edubba.kernel.step import AUTOMATIC, Step

BY_NUMBER: Final = 0
BY_SIZE: Final = 1
BY_TILES: Final = 2
BY_TOUCH: Final = 3
B: Final = 1
C: Final = 2


def king_of(s: TabannusiState) -> King:
    return s.printed.kings[bot_cards.automa(s).king]


def ruling(s: TabannusiState) -> bool:
    """True if the current symbol is the king."""
    return bot_cards.symbol(s) == bot_cards.KING


def tried_colours(s: TabannusiState) -> list[int]:
    """The colours that a project or a ziggurat house may have (TAB-16.17, TAB-RS9)."""
    return bot_cards.all_in_order(s) if s.rules.any_colour_fallback else bot_cards.colours_in_order(s)


# --- projects ---------------------------------------------------------------------------------------------------------


def place_project(s: TabannusiState, district: int) -> bool:
    """Place a project by the symbol or by the king's preference (TAB-16.19)."""
    king = king_of(s)
    symbol = bot_cards.symbol(s)
    colour, reason, cells = NONE, BY_NUMBER, 0
    if symbol == bot_cards.KING and king.project_largest:
        colour, reason, cells = largest_group(s, district)
    elif symbol == bot_cards.KING and king.most_tiles:
        colour, reason = most_tiles(s, district), BY_TILES
    else:
        for tried in tried_colours(s):
            cells = cells_for(s, district, tried)
            if cells:
                colour = tried
                break
    if colour < 0:
        return False
    cells = cells or cells_for(s, district, colour)
    up = king.project_highest if symbol == bot_cards.KING else symbol == bot_cards.UP
    bit = s.board.highest(district, cells) if up else s.board.lowest(district, cells)
    cell = LAND * district + bit
    s.tell("bot-does", s.bot, B)
    s.tell("bot-chooses", s.bot, colour, reason, s.board.number[cell])
    lay(s, s.bot, district, colour, cell)
    if s.board.bonus[cell] != NOTHING:
        gain_instead(s, king.project_bonus, colour)
    bot_cards.draw_tile(s, bot_cards.number(s))
    return True


def largest_group(s: TabannusiState, district: int) -> tuple[int, int, int]:
    """Colour, reason and cells of a project that enlarges the largest group it can (TAB-RS8)."""
    order = bot_cards.all_in_order(s)
    if s.rules.gilgabot_any_colour:
        size, groups = 0, 0
        for colour in range(TRACKS):
            group = s.projects[TRACKS * district + colour]
            if size_of(group) > size:
                size, groups = size_of(group), group
            elif size_of(group) == size:
                groups |= group
        for colour in order:
            cells = cells_for(s, district, colour) & s.board.beside(district, groups)
            if cells:
                return colour, BY_TOUCH, cells
    best = NONE
    for colour in order:
        if cells_for(s, district, colour):
            size = size_of(s.projects[TRACKS * district + colour])
            if best < 0 or size > size_of(s.projects[TRACKS * district + best]):
                best = colour
    return best, BY_SIZE, 0


def most_tiles(s: TabannusiState, district: int) -> int:
    """The colour with most automa tiles among those with a legal cell."""
    tiles = bot_cards.automa(s).tiles()
    best = NONE
    for colour in bot_cards.all_in_order(s):
        if cells_for(s, district, colour) and (best < 0 or tiles[colour] > tiles[best]):
            best = colour
    return best


# --- buildings --------------------------------------------------------------------------------------------------------


def price(s: TabannusiState, district: int, colour: int) -> int:
    own = s.projects[TRACKS * district + colour] & s.players[s.bot].projects[district]
    return s.printed.price_building + s.printed.price_marker * size_of(own)


def possible(s: TabannusiState, district: int, colour: int) -> bool:
    """True if the automa can build on this group."""
    player = s.players[s.bot]
    group = s.projects[TRACKS * district + colour]
    return (
        group > 0
        and player.house_row(colour, s.printed.houses_in_row) >= 0
        and s.pieces[colour] >= size_of(group)
        and price(s, district, colour) <= units(player)
    )


def build(s: TabannusiState, district: int) -> bool:
    """Build on the group it prefers (TAB-16.22)."""
    by_tiles = ruling(s) and king_of(s).build_most_tiles
    tiles = bot_cards.automa(s).tiles() if by_tiles else []
    best, most = NONE, NONE
    for colour in bot_cards.all_in_order(s):
        if possible(s, district, colour):
            size = size_of(s.projects[TRACKS * district + colour])
            rank = 8 * tiles[colour] + size if by_tiles else 16 * size + advanced(s, colour)
            if rank > most:
                best, most = colour, rank
    if best < 0:
        return False
    s.tell("bot-does", s.bot, C)
    s.tell("bot-builds", s.bot, best, BY_TILES if by_tiles else BY_SIZE, price(s, district, best))
    size = size_of(s.projects[TRACKS * district + best])
    pay(s, price(s, district, best))
    s.next(AfterBuilding(district, best, size))
    builder.erect(s, s.bot, district, best)
    return True


def advanced(s: TabannusiState, colour: int) -> int:
    """What decides between groups of one size: the row of the marker, or whether it is the foremost (TAB-RS13)."""
    mastery = s.players[s.bot].mastery
    if not s.rules.bot_foremost:
        return mastery[colour]
    return 1 if mastery[colour] == max(mastery) else 0


class AfterBuilding(Step[TabannusiState]):
    """The king's bonus, plan, tile and ship after a building of the automa (TAB-16.22)."""

    __slots__ = ("colour", "district", "size")

    def __init__(self, district: int, colour: int, size: int) -> None:
        self.seat = AUTOMATIC
        self.district = district
        self.colour = colour
        self.size = size

    def run(self, s: TabannusiState) -> None:
        if ruling(s):
            s.tell("bot-bracket", s.bot)
            gain_listed(s, king_of(s).build_bonus, self.colour)
        remove_plan(s, self.district)
        bot_cards.return_tile(s, self.colour)
        take_ship(s, self.size, s.printed.price_ship_after)


# --- port and ziggurat ------------------------------------------------------------------------------------------------


def port_house(s: TabannusiState, cost: int) -> bool:
    """A port house on the line that the card numbers name, or the next that is free (TAB-16.23)."""
    player = s.players[s.bot]
    if units(player) < cost or player.rows[NEUTRAL_ROW] >= s.printed.houses_in_row[NEUTRAL_ROW]:
        return False
    spaces = free_spaces(s, s.bot)
    if not spaces:
        return False
    houses = player.blue | player.red
    line = max(highest_bit(houses), 0)
    line = (line + bot_cards.sum_of_numbers(s)) % LINES
    while not spaces >> 2 * line & 3:
        line = (line + 1) % LINES
    red = spaces >> 2 * line & 2
    if cost:
        s.tell("bot-does", s.bot, C)
        pay(s, cost)
    put_house(s, s.bot, 2 * line + (1 if red else 0), NEUTRAL_ROW)
    if red:
        gold(s, s.bot, 1)
    else:
        gain_bottom(s, NONE)
    remove_plan(s, PORT_DISTRICT)
    return True


def ziggurat_house(s: TabannusiState) -> bool:
    """A house in the first section of the colour order that has room (TAB-16.24)."""
    player = s.players[s.bot]
    cost = s.printed.price_ziggurat
    if units(player) < cost:
        return False
    for section in tried_colours(s):
        space = best_space(s, section)
        if space >= 0 and has_room(s, s.bot, section) and player.house_row(section, s.printed.houses_in_row) >= 0:
            s.tell("bot-does", s.bot, C)
            pay(s, cost)
            put_tower(s, s.bot, space)
            remove_plan(s, ZIGGURAT)
            return True
    return False


def best_space(s: TabannusiState, section: int) -> int:
    """The free space of a section with an advance, else with gold, else the first."""
    best, rank = NONE, NONE
    for space in range(6 * section, 6 * section + 6):
        if s.spaces[space] < 0:
            mine = s.printed.space_rank[space]
            if mine > rank:
                best, rank = space, mine
    return best
