"""The automa's cards and tiles: deck, number tiles and bag (TAB-16.6, 16.11, 16.31)."""

from __future__ import annotations

from typing import Final

from edubba.games.tabannusi.rules.automa import Automa
from edubba.games.tabannusi.rules.pieces import COMMON, TRACKS, size_of
from edubba.games.tabannusi.rules.player import changed
from edubba.games.tabannusi.rules.state import TabannusiState

CARDS: Final = 15
NUMBERS: Final = 3
UP: Final = 0
DOWN: Final = 1
KING: Final = 2


def automa(s: TabannusiState) -> Automa:
    """The automa of a solo game."""
    assert s.automa is not None
    return s.automa


# --- cards ------------------------------------------------------------------------------------------------------------


def reset_deck(s: TabannusiState) -> None:
    """Shuffle all cards and reveal two, the right one first (TAB-16.6, TAB-RS1)."""
    mine = automa(s)
    mine.deck = (1 << CARDS) - 1
    mine.discards = 0
    mine.right = draw_card(s)
    mine.left = draw_card(s)
    s.tell("bot-deck", s.bot, mine.left, mine.right)


def draw_card(s: TabannusiState) -> int:
    mine = automa(s)
    card = s.take_any(mine.deck)
    mine.deck ^= 1 << card
    return card


def next_card(s: TabannusiState) -> None:
    """The left card moves onto the right one; a new left card is drawn (TAB-16.9)."""
    mine = automa(s)
    mine.discards |= 1 << mine.right
    mine.right = mine.left
    mine.left = draw_card(s)
    s.tell("bot-cards", s.bot, mine.left, mine.right)


def arrow_row(s: TabannusiState) -> int:
    """The row to which the arrow of the left card points."""
    return s.printed.card_arrow[automa(s).left]


def symbol(s: TabannusiState) -> int:
    return s.printed.card_symbols[automa(s).right][arrow_row(s)]


def number(s: TabannusiState) -> int:
    """The current number, counted from 0."""
    return s.printed.card_numbers[automa(s).right][arrow_row(s)]


def sum_of_numbers(s: TabannusiState) -> int:
    mine = automa(s)
    return s.printed.card_value[mine.left] + s.printed.card_value[mine.right]


def after_scoring(s: TabannusiState) -> None:
    """Deck and tiles start anew after the first and the third scoring (TAB-16.11)."""
    reset_deck(s)
    reset_tiles(s)


# --- tiles ------------------------------------------------------------------------------------------------------------


def colours_in_order(s: TabannusiState) -> list[int]:
    """The colours on the number tiles, beginning with the current number (TAB-16.17)."""
    mine = automa(s)
    found: list[int] = []
    first = number(s)
    for step in range(NUMBERS):
        pile = mine.piles[(first + step) % NUMBERS]
        if pile and pile[-1] not in found:
            found.append(pile[-1])
    return found


def all_in_order(s: TabannusiState) -> list[int]:
    """As `colours_in_order`, with the others behind: for ties only (TAB-16.17)."""
    found = colours_in_order(s)
    for colour in range(TRACKS):
        if colour not in found:
            found.append(colour)
    return found


def draw_tile(s: TabannusiState, onto: int) -> None:
    """Draw a tile onto a number tile; an empty bag is filled anew instead (TAB-16.31)."""
    mine = automa(s)
    if not _count(mine.bag):
        reset_tiles(s)
        return
    put_tile(s, onto, take_tile(s))
    if not _count(mine.bag):
        reset_tiles(s)


def put_tile(s: TabannusiState, onto: int, colour: int) -> None:
    mine = automa(s)
    piles = mine.piles[:]
    piles[onto] = [*piles[onto], colour]
    mine.piles = piles
    s.tell("bot-tile", s.bot, colour, onto + 1)


def take_tile(s: TabannusiState) -> int:
    """A random tile of the bag, which must not be empty."""
    mine = automa(s)
    index = s.chance.below(_count(mine.bag))
    colour = 0
    while index >= mine.bag[colour]:
        index -= mine.bag[colour]
        colour += 1
    mine.bag = changed(mine.bag, colour, -1)
    return colour


def reset_tiles(s: TabannusiState) -> None:
    """All tiles into the bag, then three onto the number tiles; missing ones come from the supply (TAB-16.11)."""
    mine = automa(s)
    mine.bag = mine.tiles()
    piles: list[list[int]] = [[], [], []]  # nobody shares them yet
    mine.piles = piles
    s.tell("bot-reset", s.bot)
    for onto in range(NUMBERS):
        colour = take_tile(s) if _count(mine.bag) else from_supply(s)
        piles[onto] = [colour]
        s.tell("bot-tile", s.bot, colour, onto + 1)


def from_supply(s: TabannusiState) -> int:
    """A random project tile of the general supply: it becomes an automa tile."""
    tiles = automa(s).tiles()
    left = []
    for colour in range(TRACKS):
        count = s.printed.projects_each[colour] - tiles[colour]
        for district in range(COMMON):
            count -= size_of(s.projects[TRACKS * district + colour])
        left.append(count)
    index = s.chance.below(_count(left))
    colour = 0
    while index >= left[colour]:
        index -= left[colour]
        colour += 1
    return colour


def return_tile(s: TabannusiState, colour: int) -> None:
    """One tile of a colour back to the supply: of the bag, of the tops, of the covered ones (TAB-16.22, TAB-RS14)."""
    mine = automa(s)
    if mine.bag[colour]:
        mine.bag = changed(mine.bag, colour, -1)
        s.tell("bot-returns", s.bot, colour)
        if not _count(mine.bag):
            reset_tiles(s)
        return
    for onto in range(NUMBERS):
        if mine.piles[onto] and mine.piles[onto][-1] == colour:
            take_from_pile(s, onto, len(mine.piles[onto]) - 1)
            return
    if not s.rules.bot_uncovers:
        return
    for onto in range(NUMBERS):
        for place in range(len(mine.piles[onto]) - 1, -1, -1):
            if mine.piles[onto][place] == colour:
                take_from_pile(s, onto, place)
                return


def take_from_pile(s: TabannusiState, onto: int, place: int) -> None:
    """A tile leaves a number tile, which must not stay empty (TAB-16.31)."""
    mine = automa(s)
    piles = mine.piles[:]
    s.tell("bot-returns", s.bot, piles[onto][place])
    piles[onto] = piles[onto][:place] + piles[onto][place + 1 :]
    mine.piles = piles
    if not piles[onto]:
        draw_tile(s, onto)


def _count(numbers: list[int]) -> int:
    return numbers[0] + numbers[1] + numbers[2]
