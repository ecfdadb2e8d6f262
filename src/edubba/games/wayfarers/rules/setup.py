"""Set-up (WAY-3, 16.1)."""

from __future__ import annotations

from typing import Final

from edubba.games.wayfarers.rules.automa import Automa
from edubba.games.wayfarers.rules.cards import (
    COUNTS,
    DESIGNS,
    FIRST_SPECIAL,
    NONE,
    PRINTED_CITY,
    PRINTED_HARBOUR,
    PRINTED_STARS,
    ROWS,
    SLOTS,
)
from edubba.games.wayfarers.rules.player import Player
from edubba.games.wayfarers.rules.printed import RANDOM, SIDES, Printed, Rules
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.games.wayfarers.rules.tiles import reach_of
from edubba.games.wayfarers.rules.turn import begin_turn, refill
from edubba.kernel.chance import Chance

BOARDS: Final = 4


def set_up(printed: Printed, rules: Rules, seats: int, chance: Chance) -> WayfarersState:
    """A game about to begin, at its first decision."""
    sides = chance.below(len(SIDES)) if rules.sides == RANDOM else rules.sides
    boards = list(range(BOARDS))
    automa = None
    if seats == 1:
        ai_board = chance.below(BOARDS) if rules.ai_board == RANDOM else rules.ai_board
        boards.remove(printed.back[ai_board])
        automa = Automa(ai_board, [0] * ROWS, [])
    count = 2 if seats == 1 else seats
    first = chance.below(seats) if rules.first < 0 else rules.first % seats
    players = []
    for seat in range(count):
        if seat < seats:
            board = boards.pop(chance.below(len(boards)))
            players.append(new_player(printed, board, (seat - first) % seats, chance))
        else:
            players.append(new_ai(printed))
    places = list(range(10))
    tiles_at = [places.pop(chance.below(len(places))) for _ in range(10)]
    piles = [count] * FIRST_SPECIAL + [1] * (DESIGNS - FIRST_SPECIAL)
    bags = [(1 << len(cards)) - 1 for cards in printed.tag_mask]
    left = [len(cards) for cards in printed.tag_mask]
    under: list[list[int]] = [[] for _ in range(ROWS)]
    s = WayfarersState(
        printed=printed,
        rules=rules,
        seats=seats,
        chance=chance,
        players=players,
        display=[NONE] * SLOTS,
        marks=[NONE] * SLOTS,
        standing=[0] * SLOTS,
        bags=bags,
        left=left,
        under=under,
        piles=piles,
        tiles_at=tiles_at,
        sides=sides,
    )
    s.automa = automa
    s.active = first
    s.first = first
    refill(s)
    begin_turn(s)
    s.proceed()
    return s


def new_player(printed: Printed, board: int, order: int, chance: Chance) -> Player:
    """What a player begins with, by place in the turn order (WAY-3.6, 3.7, 4.2)."""
    guilds = printed.guild_seats[order][:]
    dice = [0] * 6
    for _ in range(printed.dice_rolled):
        dice[chance.below(6)] += 1
    player = Player(
        board=board,
        silver=printed.silver_seats[order],
        provision=printed.provision_seats[order],
        supply=printed.influence - sum(guilds),
        guilds=guilds,
        workers=printed.workers[:],
        dice=dice,
        reserve=printed.dice_reserve,
        counts=printed.start_counts[:],
        hosts=[PRINTED_CITY, PRINTED_HARBOUR],
        folk=[NONE, NONE],
        skies=[PRINTED_STARS],
        muses=[NONE],
        spaces=list(range(6)),
        needs=printed.space_goods[:6],
        tiles=[],
        columns=printed.columns[:],
        reach=reach_of(printed.columns),
    )
    player.free_tags = printed.host_tags[PRINTED_CITY] | printed.host_tags[PRINTED_HARBOUR]
    return player


def new_ai(printed: Printed) -> Player:
    """The AI has guilds, workers, a journal marker and tiles, and nothing else (WAY-16.2)."""
    return Player(
        board=0,
        silver=0,
        provision=0,
        supply=0,
        guilds=printed.ai_guilds[:],
        workers=printed.ai_workers[:],
        dice=[0] * 6,
        reserve=0,
        counts=[0] * COUNTS,
        hosts=[],
        folk=[],
        skies=[],
        muses=[],
        spaces=[],
        needs=[],
        tiles=[],
        columns=printed.columns[:],
        reach=reach_of(printed.columns),
    )
