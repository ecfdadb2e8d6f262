"""Setting up a game (TAB-2), and the starting buildings."""

from __future__ import annotations

from edubba.games.tabannusi.rules import bot_setup
from edubba.games.tabannusi.rules.pieces import (
    ACTION_TILES,
    COLOURS,
    COMMON,
    DECREES,
    LINES,
    MASTERS,
    NONE,
    PRINTED_SHIPS,
    SHIPS,
    SPACES,
    SPECIAL_TILES,
    START,
    TILES_OF_SHIPS,
    TRACKS,
    URBAN_CARDS,
    size_of,
)  # fmt: skip
from edubba.games.tabannusi.rules.player import changed, new_player
from edubba.games.tabannusi.rules.printed import Printed, Rules
from edubba.games.tabannusi.rules.scoring import CHECK_BARGES, empty_barges
from edubba.games.tabannusi.rules.start import StartColour
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.games.tabannusi.rules.turn import begin_turn
from edubba.kernel.chance import Chance
from edubba.kernel.step import AUTOMATIC, Step


def set_up(printed: Printed, rules: Rules, seats: int, chance: Chance) -> TabannusiState:
    """The table before the first starting building; draws in the order of TAB-2."""
    board = printed.boards[seats]
    players = [new_player() for _ in range(max(seats, 2))]
    s = TabannusiState(
        printed=printed,
        rules=rules,
        seats=seats,
        chance=chance,
        players=players,
        barges=[0] * (6 * COLOURS),
        loads=[0] * COLOURS,
        reserve=[0] * COLOURS,
        projects=[0] * (COMMON * TRACKS),
        empty=board.land[:],
        water=board.river[:],
        gardens=[0] * COMMON,
    )
    if rules.random_barges:
        s.local = shuffled(list(range(COLOURS)), chance)
    for colour in range(COLOURS):
        for _ in range(printed.dice_each[seats]):
            place = 6 * colour + chance.below(6)
            s.barges[place] = s.barges[place] + 1
        s.loads[colour] = printed.dice_each[seats]
    s.time_gold = printed.time_gold
    ships = shuffled(list(range(TILES_OF_SHIPS)), chance)
    berths = []
    for berth in range(SHIPS):
        here = berth in printed.printed_berths
        berths.append(PRINTED_SHIPS + printed.printed_berths.index(berth) if here else ships.pop())
    s.berths = berths
    masters = shuffled(list(range(MASTERS)), chance)
    s.masters = masters[:LINES]
    for master in masters[LINES:]:
        s.spare_masters |= 1 << master
    crates = shuffled([colour for colour in range(COLOURS) for _ in range(printed.crates_each[colour])], chance)
    s.crates = [crates.pop() for _ in range(LINES)]
    s.stack = (1 << SPECIAL_TILES) - 1
    for _ in range(printed.offer_size):
        tile = s.take_any(s.stack)
        s.stack ^= 1 << tile
        s.offer |= 1 << tile
    s.water_left, s.gardens_left = printed.water_tiles, printed.garden_tiles
    s.tiles = shuffled(list(range(ACTION_TILES)), chance)
    s.sections = shuffled(list(range(len(printed.tile_values))), chance)[:TRACKS]
    s.spaces = [NONE] * SPACES
    s.pieces = printed.pieces_each[:]
    s.deck = (1 << URBAN_CARDS) - 1
    if seats == 1:
        s.bot = 1
        s.first = 1
        bot_setup.set_up(s)
    else:
        s.decrees = decrees(printed, seats, chance)
        s.first = chance.below(seats) if rules.first < 0 else rules.first % seats
    for decree in s.decrees:
        s.open_decrees |= 1 << decree
    for seat in range(seats):
        player = players[seat]
        player.gold = printed.start_gold
        player.markers = printed.markers_start
        player.reserve = printed.markers - printed.markers_start
        player.full = 1 << 4 * crates.pop()
        card = s.take_any(s.deck)
        s.deck ^= 1 << card
        player.urban = [card]
    for player in players:
        player.vp = printed.start_vp
        player.earned = changed(player.earned, START, printed.start_vp)
    s.next(Begin())
    if seats == 1:
        s.next(bot_setup.BotStart())
        s.next(StartColour(0))
    else:
        for seat in s.around(s.first):  # the last of them begins (TAB-2.16)
            s.next(StartColour(seat))
    s.proceed()
    return s


def shuffled(things: list[int], chance: Chance) -> list[int]:
    """The same things in a random order."""
    for last in range(len(things) - 1, 0, -1):
        other = chance.below(last + 1)
        things[last], things[other] = things[other], things[last]
    return things


def decrees(printed: Printed, seats: int, chance: Chance) -> list[int]:
    """As many as players; a card that would make it impossible to see enough symbols is skipped (TAB-2.11)."""
    count, wanted = printed.number_of_decrees[seats], printed.distinct_symbols[seats]
    found: list[int] = []
    symbols = 0
    for card in shuffled(list(range(DECREES)), chance):
        after = symbols | 1 << printed.decree_symbol[card]
        if len(found) < count and wanted - size_of(after) <= count - len(found) - 1:
            found.append(card)
            symbols = after
    return found


class Begin(Step[TabannusiState]):
    """The first turn; a barge that starting buildings have emptied is scored before it (TAB-2.19)."""

    def __init__(self) -> None:
        self.seat = AUTOMATIC

    def run(self, s: TabannusiState) -> None:
        s.active = s.first
        if empty_barges(s):
            s.next(self)
            s.next(CHECK_BARGES)
        else:
            begin_turn(s)
