"""Setting up the automa, and its starting building (TAB-16.1 to 16.8)."""

from __future__ import annotations

from typing import Final

from edubba.games.tabannusi.rules import bot_cards
from edubba.games.tabannusi.rules.automa import Automa
from edubba.games.tabannusi.rules.bot_do import gain_listed
from edubba.games.tabannusi.rules.pieces import COMMON, DECREES, DISTRICTS, LAND, TRACKS
from edubba.games.tabannusi.rules.player import changed
from edubba.games.tabannusi.rules.start import put_start, start_cells
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.kernel.step import AUTOMATIC, Step

BOT_BABA: Final = 3


def set_up(s: TabannusiState) -> None:
    """King, plan, gold, decrees, bag, number tiles and cards."""
    king = s.rules.king
    if king < 0:
        king = s.chance.below(len(s.printed.kings))
    card = s.printed.kings[king]
    first = card.decrees[s.chance.below(len(card.decrees))]
    others = [decree for decree in range(DECREES) if decree != first]
    second = others[s.chance.below(len(others))]
    s.decrees = [first, second]
    tiles = s.printed.decree_tiles
    bag = [max(tiles[first][colour], tiles[second][colour]) + 1 for colour in range(TRACKS)]
    s.automa = Automa(king, card.plan, bag, [[], [], []])
    s.players[s.bot].gold = s.printed.bot_gold
    for onto in range(bot_cards.NUMBERS):
        bot_cards.put_tile(s, onto, bot_cards.take_tile(s))
    bot_cards.reset_deck(s)


class BotStart(Step[TabannusiState]):
    """The automa's starting building, and where its workers start (TAB-16.7, 16.8)."""

    def __init__(self) -> None:
        self.seat = AUTOMATIC

    def run(self, s: TabannusiState) -> None:
        mine = bot_cards.automa(s)
        king = s.printed.kings[mine.king]
        value = s.printed.card_value[mine.left]
        district = (value or COMMON) - 1
        colour = mine.piles[bot_cards.number(s)][-1]
        cells = start_cells(s, colour, district)
        up = king.highest_setup and not (mine.king == BOT_BABA and s.rules.botbaba_lowest)
        bit = s.board.highest(district, cells) if up else s.board.lowest(district, cells)
        put_start(s, s.bot, colour, LAND * district + bit)
        if mine.plan[district]:
            mine.plan = changed(mine.plan, district, -1)
        player = s.players[s.bot]
        player.assistant = player.architect = (-bot_cards.sum_of_numbers(s)) % DISTRICTS
        s.tell("starts-in", s.bot, player.assistant)
        gain_listed(s, king.build_bonus, colour)
