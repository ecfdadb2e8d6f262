"""Set-up (GIN-2, 11.1)."""

from __future__ import annotations

from typing import Final

from edubba.games.ginkgopolis.rules import hal
from edubba.games.ginkgopolis.rules.draft import DRAFT, deal_hands, receive
from edubba.games.ginkgopolis.rules.gain import gain
from edubba.games.ginkgopolis.rules.pieces import (
    CARDS,
    CHARACTER_COUNT,
    COLOURS,
    LETTER_COUNT,
    LETTERS,
    NONE,
    NUMBERS,
    RING,
    TILES,
    cell,
)
from edubba.games.ginkgopolis.rules.player import fresh_player
from edubba.games.ginkgopolis.rules.printed import Printed, Rules
from edubba.games.ginkgopolis.rules.state import GinkgopolisState
from edubba.kernel.chance import Chance

SQUARE: Final = [cell(x, y) for y in (1, 0, -1) for x in (-1, 0, 1)]
STARTING_NUMBERS: Final = 3


def set_up(printed: Printed, rules: Rules, seats: int, chance: Chance) -> GinkgopolisState:
    """A game about to begin, at its first decision."""
    starting = [colour * NUMBERS + number for colour in range(COLOURS) for number in range(STARTING_NUMBERS)]
    players = [fresh_player(printed.resources[seats], printed.changes if seats > 1 else 0) for _ in range(seats)]
    if seats == 1:
        players.append(fresh_player(printed.hal_resources, 0))
    s = GinkgopolisState(
        seats=seats,
        printed=printed,
        rules=rules,
        chance=chance,
        players=players,
        city={},
        level=[0] * TILES,
        owner=[NONE] * TILES,
        place=[NONE] * TILES,
        under=[NONE] * TILES,
        tokens=[RING[(letter - printed.first_token) % LETTER_COUNT] for letter in range(LETTER_COUNT)],
        bag=[tile for tile in range(TILES) if tile not in starting],
        deck=starting + list(range(LETTERS, CARDS)),
        discards=[],
        drawn=[0] * CARDS,
        entered=[0] * CARDS,
    )
    s.left = len(s.bag) - printed.tiles_removed[seats]
    s.deck_left = len(s.deck) - printed.set_aside[seats]
    tiles = starting[:]
    for place in SQUARE:
        tile = tiles.pop(chance.below(len(tiles)))
        s.city[place] = tile
        s.place[tile] = place
        s.level[tile] = 1
    for letter in range(LETTER_COUNT):
        s.city[s.tokens[letter]] = LETTERS + letter
    if seats == 1:
        gain(s, 0, printed.solo_start)
        hal.begin_turn(s)
    else:
        s.first = chance.below(seats) if rules.first < 0 else rules.first % seats
        deal_characters(s)
    s.proceed()
    return s


def deal_characters(s: GinkgopolisState) -> None:
    """A set for each, or packets for the draft (GIN-2.9, 2.10)."""
    if s.rules.draft:
        characters = list(range(CHARACTER_COUNT))
        dealt = [[take_any(characters, s.chance) for _ in range(s.printed.draft_deal)] for _ in range(s.seats)]
        s.packets = [sorted(packet) for packet in dealt]
        s.kept = [[] for _ in range(s.seats)]
        s.next(DRAFT[s.seats][s.first])
        return
    sets = list(range(len(s.printed.sets)))
    given = [take_any(sets, s.chance) for _ in range(s.seats)]
    for seat in s.clockwise():
        receive(s, seat, s.printed.sets[given[seat]])
    deal_hands(s)


def take_any(things: list[int], chance: Chance) -> int:
    return things.pop(chance.below(len(things)))
