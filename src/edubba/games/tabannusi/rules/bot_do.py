"""Small things that the automa does again and again: pay, gain, choose cells and ships (TAB-16.12 to 16.14, 16.21)."""

from __future__ import annotations

from typing import Final

from edubba.games.tabannusi.rules import bot_cards
from edubba.games.tabannusi.rules.gain import gain
from edubba.games.tabannusi.rules.pay import pay_gold, pay_with
from edubba.games.tabannusi.rules.pieces import (
    BLUE,
    CURRENT_TRACK,
    DIE,
    GREEN,
    NONE,
    SHIPS,
    TRACK,
    TRACKS,
)  # fmt: skip
from edubba.games.tabannusi.rules.player import Player, changed
from edubba.games.tabannusi.rules.port import mark_ship
from edubba.games.tabannusi.rules.state import TabannusiState

ROW_AND_COLUMN: Final = 0
ROW_ONLY: Final = 1
COLUMN_ONLY: Final = 2
ANYWHERE: Final = 3


def units(player: Player) -> int:
    """What the automa can pay with: any dice, then gold."""
    total = player.gold
    for count in player.dice:
        total += count
    return total


def pay(s: TabannusiState, number: int) -> None:
    """Dice of the colour it has most of; ties blue, green, then random; gold when no dice are left (TAB-16.12)."""
    player = s.players[s.bot]
    for _ in range(number):
        dice = player.dice  # a clone may have been made: who pays then gets a list of his own
        most = 0
        for count in dice:
            most = max(most, count)
        if not most:
            pay_gold(s, s.bot, 1)
        elif dice[BLUE] == most:
            pay_with(s, s.bot, DIE + BLUE)
        elif dice[GREEN] == most:
            pay_with(s, s.bot, DIE + GREEN)
        else:
            tied = [colour for colour in range(TRACKS) if dice[colour] == most]
            pay_with(s, s.bot, DIE + (tied[0] if len(tied) == 1 else tied[s.chance.below(len(tied))]))


def gain_listed(s: TabannusiState, listed: list[int], colour: int) -> None:
    """Effects of cards; the current colour is that of what was just placed, else of the current number's tile."""
    for effect in listed:
        if effect & 63 == CURRENT_TRACK:
            track = colour if colour >= 0 else bot_cards.colours_in_order(s)[0]
            gain(s, s.bot, TRACK + 64 * track)
        else:
            gain(s, s.bot, effect)


def gain_bottom(s: TabannusiState, colour: int) -> None:
    """The bonus at the bottom of the left card."""
    s.tell("bot-bottom", s.bot)
    gain_listed(s, [s.printed.card_bonus[bot_cards.automa(s).left]], colour)


def gain_instead(s: TabannusiState, bracket: list[int], colour: int) -> None:
    """Instead of a printed bonus: the king's bracket with the king symbol, else the left card's bonus (TAB-16.14)."""
    if bot_cards.symbol(s) == bot_cards.KING and bracket:
        s.tell("bot-bracket", s.bot)
        gain_listed(s, bracket, colour)
    else:
        gain_bottom(s, colour)


def remove_plan(s: TabannusiState, district: int) -> None:
    """One plan marker of a district, if there is one (TAB-RS4)."""
    mine = bot_cards.automa(s)
    if mine.plan[district]:
        mine.plan = changed(mine.plan, district, -1)
        s.tell("bot-plan", s.bot, district, mine.plan[district])


# --- ships ------------------------------------------------------------------------------------------------------------


def preferred_ship(s: TabannusiState, size: int) -> int:
    """The berth that the automa prefers, or NONE; a size of 0 allows all (TAB-16.21)."""
    player = s.players[s.bot]
    houses = player.blue | player.red
    best, rank = NONE, ANYWHERE + 1
    for column in (2, 1, 0):
        for row in range(3):
            berth = 3 * row + column
            if player.ships >> berth & 1 or (size and s.printed.ship_size[s.berths[berth]] != size):
                continue
            in_row, in_column = houses >> 2 - row & 1, houses >> 3 + column & 1
            mine = ANYWHERE
            if in_row:
                mine = ROW_AND_COLUMN if in_column else ROW_ONLY
            elif in_column:
                mine = COLUMN_ONLY
            if mine < rank:
                best, rank = berth, mine
    return best


def take_ship(s: TabannusiState, size: int, cost: int, letter: int = NONE) -> bool:
    """A marker on the preferred ship, if there is one and it can be paid; the letter is told if it is an action."""
    player = s.players[s.bot]
    if player.gold < cost or player.ships == (1 << SHIPS) - 1:
        return False
    berth = preferred_ship(s, size)
    if berth < 0:
        return False
    if letter >= 0:
        s.tell("bot-does", s.bot, letter)
    if cost:
        pay_gold(s, s.bot, cost)
    mark_ship(s, s.bot, berth)
    return True
