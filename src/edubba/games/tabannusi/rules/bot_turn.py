"""The turn of the automa, step by step (TAB-16.9, 16.10, 16.29)."""

from __future__ import annotations

from typing import Final

from edubba.games.tabannusi.rules import bot_build, bot_cards, bot_garden
from edubba.games.tabannusi.rules.bot_do import gain_listed, take_ship
from edubba.games.tabannusi.rules.decrees import fulfilled
from edubba.games.tabannusi.rules.free import claim
from edubba.games.tabannusi.rules.goods import points, take_die
from edubba.games.tabannusi.rules.pieces import (
    COMMON,
    DECREE_GAINS,
    DISTRICTS,
    DRAW_CARDS,
    FILL_CRATES,
    GAINS,
    IGNORE_HOUSE,
    MOVE_HOUSES,
    NONE,
    PORT_DISTRICT,
    PORT_HOUSE,
    RESERVE_DICE,
    SHIP_MARKER,
    SPECIAL_WATER,
    VP,
    ZIGGURAT_MARKER,
)  # fmt: skip
from edubba.games.tabannusi.rules.scoring import CHECK_BARGES
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.games.tabannusi.rules.ziggurat import has_room, put_marker
from edubba.kernel.step import AUTOMATIC, Step

A: Final = 0
B: Final = 1
C: Final = 2
D: Final = 3
IGNORED: Final = (DRAW_CARDS, FILL_CRATES, IGNORE_HOUSE, MOVE_HOUSES, RESERVE_DICE, SPECIAL_WATER)


def begin(s: TabannusiState) -> None:
    """Cards, architect and die at once; actions, decrees and the scoring check follow."""
    bot_cards.next_card(s)
    s.tell("bot-row", s.bot, bot_cards.arrow_row(s) + 1, bot_cards.symbol(s), bot_cards.number(s) + 1)
    move(s)
    take_a_die(s)
    agenda = s.agenda  # read from below: the last thing first
    agenda.append(DECK)
    agenda.append(CHECK_BARGES)
    agenda.append(CLAIM_DECREES)
    agenda.append(SECOND)
    agenda.append(FIRST)


def move(s: TabannusiState) -> None:
    """The architect goes on, counting only districts with plan markers (TAB-16.9)."""
    player = s.players[s.bot]
    plan = bot_cards.automa(s).plan
    steps = bot_cards.sum_of_numbers(s)
    district = player.assistant
    planned = 0
    for count in plan:
        planned += count
    left = steps
    while left:
        district = (district + 1) % DISTRICTS
        if not planned or plan[district]:
            left -= 1
    player.architect = district
    s.tell("bot-steps", s.bot, steps, district)


def take_a_die(s: TabannusiState) -> None:
    """The die that shows the architect's district, else the highest (TAB-16.9)."""
    player = s.players[s.bot]
    colour = s.local[player.assistant]
    wanted = player.architect + 1
    if s.barges[6 * colour + wanted - 1]:
        s.tell("bot-die-equal", s.bot, colour, wanted)
        take_die(s, s.bot, colour, wanted)
        return
    value = 6
    while not s.barges[6 * colour + value - 1]:
        value -= 1
    s.tell("bot-die-highest", s.bot, colour, value)
    take_die(s, s.bot, colour, value)


class BotAction(Step[TabannusiState]):
    """The first possible action of a card: of the left one, then of the right one from the arrow on (TAB-16.10)."""

    __slots__ = ("second",)

    def __init__(self, second: bool) -> None:
        self.seat = AUTOMATIC
        self.second = second

    def run(self, s: TabannusiState) -> None:
        mine = bot_cards.automa(s)
        actions = s.printed.card_actions[mine.left]
        row = 0
        if self.second:
            actions = s.printed.card_actions[mine.right]
            row = bot_cards.arrow_row(s)
        s.tell("bot-second" if self.second else "bot-first", s.bot)
        while row < len(actions):
            if do(s, actions[row]):
                return
            s.tell("bot-cannot", s.bot, actions[row])
            row += 1
        do(s, A)


def do(s: TabannusiState, letter: int) -> bool:
    """Do an action in the assistant's district if it is possible."""
    district = s.players[s.bot].assistant
    if letter == A:
        action_a(s)
        return True
    if district < COMMON:
        if letter == B:
            return bot_build.place_project(s, district)
        return bot_build.build(s, district) if letter == C else bot_garden.garden(s, district)
    if district == PORT_DISTRICT and letter == B:
        return take_ship(s, 0, s.printed.price_ship, B)
    if letter != C:
        s.tell("bot-instead", s.bot, letter, district)
    return bot_build.port_house(s, s.printed.price_port) if district == PORT_DISTRICT else bot_build.ziggurat_house(s)


def action_a(s: TabannusiState) -> None:
    """Points, or what the king gives (TAB-16.18)."""
    s.tell("bot-does", s.bot, A)
    if bot_cards.symbol(s) == bot_cards.KING:
        gain_listed(s, s.printed.kings[bot_cards.automa(s).king].action, NONE)
    else:
        points(s, s.bot, s.printed.bot_points, GAINS)


class BotDecrees(Step[TabannusiState]):
    """Claim every decree that is fulfilled, in the order of their slots (TAB-16.29)."""

    def __init__(self) -> None:
        self.seat = AUTOMATIC

    def run(self, s: TabannusiState) -> None:
        for decree in s.decrees:
            if s.open_decrees >> decree & 1 and fulfilled(s, s.bot, decree):
                claim(s, s.bot, decree)
                for effect in s.printed.decree_bonus[decree]:
                    resolve(s, effect)


def resolve(s: TabannusiState, effect: int) -> None:
    """What the automa makes of one part of a decree (TAB-16.29)."""
    kind = effect & 63
    if kind == VP:
        points(s, s.bot, effect >> 6, DECREE_GAINS)
    elif kind == PORT_HOUSE:
        bot_build.port_house(s, 0)
    elif kind == SHIP_MARKER:
        take_ship(s, 0, 0)
    elif kind == ZIGGURAT_MARKER:
        for section in bot_cards.all_in_order(s):
            if has_room(s, s.bot, section):
                put_marker(s, s.bot, section)
                return
    elif kind not in IGNORED:
        gain_listed(s, [effect], NONE)


class BotDeck(Step[TabannusiState]):
    """An empty deck is shuffled anew at the end of the turn (TAB-RS3)."""

    def __init__(self) -> None:
        self.seat = AUTOMATIC

    def run(self, s: TabannusiState) -> None:
        if not bot_cards.automa(s).deck:
            bot_cards.reset_deck(s)


# Steps that hold nothing of a position: one of each serves all games.
FIRST: Final = BotAction(False)
SECOND: Final = BotAction(True)
CLAIM_DECREES: Final = BotDecrees()
DECK: Final = BotDeck()
