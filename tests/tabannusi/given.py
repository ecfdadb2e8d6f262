"""Positions of Tabannusi in a few words, so that a test reads like the rule it tests.

>>> t = given(Has(dice="2 brown, yellow", full="yellow"), projects={"yellow 1a1 1b1": "AA"})
>>> t.play("build yellow").p(A).dice[YELLOW]
0

Lists name things with their number where it is not 1: "2 brown, yellow". Cells are named as on the map: "1a1", "w12-2".
Barges have the colours of the first game: district 1 brown, 2 yellow, 3 white, 4 blue, 5 green. Dice that a test does
not name lie on their barge and show 1. Markers that are nowhere else are in the reserve. `invariants` checks the
position, here and after every move.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from edubba.games.tabannusi import effects, tables
from edubba.games.tabannusi.edge.game import Tabannusi
from edubba.games.tabannusi.edge.talk import AUTOMA_CARDS, SHIP_NAMES, THINGS
from edubba.games.tabannusi.rules import bot_turn
from edubba.games.tabannusi.rules.pieces import COMMON, LAND, LINES, MASTERS, NONE, RIVER, TRACKS, bit_of
from edubba.games.tabannusi.rules.player import Player, changed, new_player
from edubba.games.tabannusi.rules.printed import KINGS
from edubba.games.tabannusi.rules.scoring import CHECK_BARGES
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.games.tabannusi.rules.turn import END_TURN, MENUS, TAKE_DIE, abilities
from edubba.kernel.journal import Event, Journal
from tests.tabannusi.invariants import check

A, B, C, D = range(4)
WHITE, YELLOW, BROWN, BLUE, GREEN = range(5)
COLOURS = effects.COLOURS
CELLS = tables.CELL_IDS
LINE_IDS = tables.LINE_IDS
SHIP_IDS = tables.SHIP_IDS
GAME = Tabannusi()
# Ships of all sizes in the berths that are free: sizes 1 1 - / 2 2 3 / - 2 1.
BERTHS = ("S01", "S02", "P1", "S07", "S08", "S13", "P2", "S09", "S03")


def new(
    seats: int, seed: int = 1, options: Mapping[str, object] | None = None, version: str | None = None
) -> TabannusiState:
    """A game about to begin."""
    state = GAME.new(seats, seed, options, version=version)
    assert isinstance(state, TabannusiState)
    return state


def things(text: str) -> list[str]:
    """The names in a list such as "2 brown, yellow", one by one.

    >>> things("2 brown, yellow")
    ['brown', 'brown', 'yellow']
    """
    found: list[str] = []
    for item in filter(None, (part.strip() for part in text.split(","))):
        count, name = item.split(" ", 1) if item[0].isdigit() and " " in item else ("1", item)
        found += [name] * int(count)
    return found


def colours(text: str) -> list[int]:
    """How many of each colour a list names."""
    named = things(text)
    return [named.count(colour) for colour in COLOURS]


def packed(text: str) -> int:
    return sum(count << 4 * colour for colour, count in enumerate(colours(text)))


def mask(kind: str, text: str) -> int:
    return sum(1 << THINGS[kind].index(name) for name in things(text))


def cell(name: str) -> int:
    return CELLS.index(name)


@dataclass(frozen=True)
class Has:
    """What a player has. `at` is the district of the assistant, `to` that of the architect, counted from 1."""

    dice: str = ""
    gold: int = 0
    markers: int = 5
    full: str = ""
    empty: str = ""
    mastery: tuple[int, int, int] = (0, 0, 0)
    water: int = 0
    special: str = ""
    gardens: int = 0
    ships: str = ""
    fresh: str = ""
    masters: str = ""
    decrees: str = ""
    houses: str = ""
    towers: str = ""
    ziggurat: tuple[int, int, int] = (0, 0, 0)
    urban: str = ""
    ignore: int = 0
    vp: int = 10
    at: int = 1
    to: int = 1


class Table:
    """A position and what a test wants to do with it."""

    def __init__(self, state: TabannusiState) -> None:
        self.state = state
        self.events: list[Event] = []

    @property
    def seat(self) -> int:
        """Who is asked."""
        (seat,) = self.state.to_act
        return seat

    @property
    def asks(self) -> str:
        """The question, by its name, or "over"."""
        return type(self.state.agenda[-1]).__name__ if self.state.agenda else "over"

    def p(self, seat: int) -> Player:
        return self.state.players[seat]

    def play(self, *texts: str) -> Table:
        """Actions one after the other, each by the player who is asked."""
        for text in texts:
            self.state.apply(self.seat, GAME.parse(text))
            check(self.state)
        return self

    @property
    def choices(self) -> set[str]:
        return {GAME.notation(action) for action in self.state.legal(self.seat)}

    def verbs(self, verb: str) -> set[str]:
        """What may follow a verb now: verbs("project") could be {"white", "brown"}."""
        return {text.partition(" ")[2] for text in self.choices if text.partition(" ")[0] == verb}

    def why_not(self, text: str) -> str | None:
        return self.state.why_not(self.seat, GAME.parse(text))

    def listen(self) -> list[Event]:
        """A list that grows with everything that is told from now on."""
        self.state.journal = Journal()
        self.events = self.state.journal.events
        return self.events

    def bot(self, letter: str) -> bool:
        """Let the automa try an action in its district."""
        done = bot_turn.do(self.state, "ABCD".index(letter))
        self.state.proceed()
        check(self.state)
        return done

    def sheet(self, seat: int) -> dict[str, int]:
        return dict(self.state.score_sheet(seat))

    @property
    def buildings(self) -> int:
        return len(self.state.buildings)

    def at(self, name: str) -> str:
        """What lies on a cell."""
        s, place = self.state, cell(name)
        district, bit = (place // LAND, bit_of(place)) if place < RIVER else (s.board.rivers_of[place - RIVER][0], 0)
        bit = bit or bit_of(place)
        for colour in range(TRACKS):
            if s.projects[TRACKS * district + colour] & bit:
                return f"{COLOURS[colour]} project"
            if s.built[TRACKS * district + colour] & bit:
                return f"{COLOURS[colour]} building"
        if s.gardens[district] & bit:
            return "garden"
        return "water" if s.water[district] & bit else "empty" if s.empty[district] & bit else "nothing"


def given(
    *players: Has,
    seats: int = 2,
    active: int = A,
    first: int = A,
    actions: int = 2,
    step: str = "menu",
    projects: Mapping[str, str] | None = None,
    buildings: Mapping[str, str] | None = None,
    water: str = "",
    gardens: Mapping[str, str] | None = None,
    barges: Mapping[str, str] | None = None,
    reserve: str = "",
    ships: Mapping[str, str] | None = None,
    crates: Mapping[str, str] | None = None,
    tiles: str = "AT1, AT2, AT3, AT4, AT5, AT6",
    sections: tuple[str, str, str] = ("Z01", "Z02", "Z03"),
    decrees: str = "",
    time: int = 5,
    water_left: int | None = None,
    options: Mapping[str, object] | None = None,
    cards: str = "AC01 AC02",
    piles: tuple[str, str, str] = ("white", "yellow", "brown"),
    bag: tuple[int, int, int] = (2, 2, 2),
    plan: tuple[int, int, int, int, int] = (3, 3, 3, 2, 3),
    version: str | None = None,
) -> Table:
    """A position at the menu of the active player, or at `step` "die"; with one seat the second player is the automa.

    `projects` and `buildings` name colour and cells, with the letters of the owners: {"white 1a1 1b1": "AB"} are two
    projects, the first with a marker of A. `gardens` name cells with their owners; `water` are cells with water tiles.
    `cards` are the left and the right card of the automa.
    """
    s = new(max(seats, len(players)) if seats > 1 else 1, 1, {"random_barges": False, **(options or {})}, version)
    everybody = [*players, *[Has()] * (len(s.players) - len(players))]
    s.first, s.active, s.actions, s.time_gold, s.turns = first, active, actions, time, len(s.players)
    s.players = [new_player() for _ in everybody]
    s.buildings, s.built = [], [0] * (COMMON * TRACKS)
    s.projects, s.gardens, s.specials = [0] * (COMMON * TRACKS), [0] * COMMON, []
    s.empty, s.water = s.board.land[:], s.board.river[:]
    s.pieces = s.printed.pieces_each[:]
    s.tiles = [THINGS["tile"].index(name) for name in things(tiles)]
    s.sections = [int(name[1:]) - 1 for name in sections]
    s.spaces = [NONE] * 18
    s.berths = [SHIP_NAMES.index(name) for name in BERTHS]
    for berth, ship in (ships or {}).items():
        s.berths[SHIP_IDS.index(berth)] = SHIP_NAMES.index(ship)
    s.crates = [COLOURS.index((crates or {}).get(line, "green")) for line in LINE_IDS]
    s.decrees = [int(name[1:]) - 1 for name in things(decrees)] or [11]
    for player, has in zip(s.players, everybody, strict=True):
        _give(s, player, has)
    _fill_map(s, projects or {}, buildings or {}, water, gardens or {})
    _deal(s, reserve, barges or {})
    if water_left is not None:
        s.water_left = water_left
    if s.automa is not None:
        s.bot = 1
        s.automa.left, s.automa.right = (AUTOMA_CARDS.index(card) for card in cards.split())
        s.automa.deck = (1 << 15) - 1 & ~(1 << s.automa.left | 1 << s.automa.right)
        s.automa.discards = 0
        s.automa.piles = [[COLOURS.index(name) for name in pile.split()] for pile in piles]
        s.automa.bag, s.automa.plan = list(bag), list(plan)
    s.agenda = []
    s.then(*([TAKE_DIE[active]] if step == "die" else []), MENUS[active], CHECK_BARGES, END_TURN)
    s.ending = NONE if time else 2 * len(s.players)
    s.proceed()
    if water_left is None:
        check(s)
    return Table(s)


def king(name: str) -> dict[str, object]:
    assert name in KINGS
    return {"king": name}


def _give(s: TabannusiState, player: Player, has: Has) -> None:
    player.dice = colours(has.dice)
    player.gold, player.markers, player.vp = has.gold, has.markers, has.vp
    player.earned = changed(player.earned, 0, has.vp)
    player.full, player.empty = packed(has.full), packed(has.empty)
    player.mastery = list(has.mastery)
    player.water, player.garden_tiles, player.special = has.water, has.gardens, mask("water", has.special)
    for berth in things(has.ships) + things(has.fresh):
        place = SHIP_IDS.index(berth)
        player.ships |= 1 << place
        colour = s.printed.ship_colour[s.berths[place]]
        player.fleet = changed(player.fleet, TRACKS if colour < 0 else colour, 1)
        if berth in things(has.ships) and s.players.index(player) != s.bot:
            player.able = abilities(s, player)
    player.masters = mask("master", has.masters)
    player.decrees = sum(1 << int(name[1:]) - 1 for name in things(has.decrees))
    for name in things(has.houses):
        line, _, space = name.partition("-")
        if space == "red":
            player.red |= 1 << LINE_IDS.index(line)
            s.crates = [NONE if number == LINE_IDS.index(line) else crate for number, crate in enumerate(s.crates)]
        else:
            player.blue |= 1 << LINE_IDS.index(line)
        player.rows = changed(player.rows, 3, 1)
    seat = s.players.index(player)
    for name in things(has.towers):
        section, _, space = name.partition("-")
        s.spaces[6 * COLOURS.index(section) + int(space) - 1] = seat
        player.towers = changed(player.towers, COLOURS.index(section), 1)
        player.rows = changed(player.rows, COLOURS.index(section), 1)
    player.ziggurat = list(has.ziggurat)
    player.urban = [int(name[1:]) - 1 for name in things(has.urban)]
    player.ignore = has.ignore
    player.assistant, player.architect = has.at - 1, has.to - 1


def _fill_map(
    s: TabannusiState,
    projects: Mapping[str, str],
    buildings: Mapping[str, str],
    water: str,
    gardens: Mapping[str, str],
) -> None:
    for text, owners in projects.items():
        name, *cells = text.split()
        for place, owner in zip([cell(one) for one in cells], owners, strict=True):
            district = place // LAND
            s.projects[TRACKS * district + COLOURS.index(name)] |= bit_of(place)
            s.empty[district] ^= bit_of(place)
            s.players["ABCD".index(owner)].projects[district] |= bit_of(place)
    for text, owner in buildings.items():
        name, *cells = text.split()
        seat, colour = "ABCD".index(owner), COLOURS.index(name)
        places = [cell(one) for one in cells]
        district = places[0] // LAND
        for place in places:
            s.empty[district] ^= bit_of(place)
        s.put_building(seat, district, colour, sum(bit_of(place) for place in places))
        player = s.players[seat]
        row = player.house_row(colour, s.printed.houses_in_row)
        player.rows = changed(player.rows, row, 1)
    for name in things(water):
        s.set_water(cell(name), bit_of(cell(name)))
    for name, owner in gardens.items():
        if cell(name) < RIVER and name not in things(water):
            s.set_water(cell(name), bit_of(cell(name)))
        s.set_garden("ABCD".index(owner), cell(name), bit_of(cell(name)))


def _deal(s: TabannusiState, reserve: str, barges: Mapping[str, str]) -> None:
    """Whatever has no place yet gets one: dice on their barge, markers in the reserve, tiles in the supply."""
    s.reserve = colours(reserve)
    s.barges = [0] * 30
    for colour, name in enumerate(COLOURS):
        on_barge = s.printed.dice_each[s.seats] - s.reserve[colour] - sum(p.dice[colour] for p in s.players)
        if name in barges:
            values = [int(value) for value in things(barges[name])]
            s.reserve[colour] += on_barge - len(values)
        else:
            values = [1] * on_barge
        for value in values:
            s.barges[6 * colour + value - 1] += 1
        s.loads[colour] = len(values)
    held = 0
    for seat, player in enumerate(s.players):
        on_map = sum(mask.bit_count() for mask in player.projects) + player.garden_count
        placed = int(player.markers) + on_map + int(player.ships).bit_count() + sum(player.ziggurat)
        if seat < s.seats:
            player.reserve = s.printed.markers - placed
            assert player.reserve >= 0, "too many markers are placed"
        held |= int(player.masters)
    free = [master for master in range(MASTERS) if not held >> master & 1]
    s.masters = (free[:LINES] + [NONE] * LINES)[:LINES]
    s.spare_masters = sum(1 << master for master in free[LINES:])
    special = sum(int(player.special) for player in s.players)
    left = [tile for tile in range(10) if not special >> tile & 1]
    s.offer = sum(1 << tile for tile in left[:3])
    s.stack = sum(1 << tile for tile in left[3:])
    tiles = sum(((s.water[d] | s.gardens[d]) & (1 << LAND) - 1).bit_count() for d in range(COMMON))
    s.water_left = s.printed.water_tiles - tiles - sum(int(player.water) for player in s.players)
    planted = sum(int(player.garden_count) + int(player.garden_tiles) for player in s.players)
    s.gardens_left = s.printed.garden_tiles - planted
    claimed = sum(int(player.decrees) for player in s.players)
    s.decrees = s.decrees + [decree for decree in range(16) if claimed >> decree & 1 and decree not in s.decrees]
    s.open_decrees = sum(1 << decree for decree in s.decrees) & ~claimed
    in_hand = sum(1 << card for player in s.players for card in player.urban)
    s.deck = (1 << 15) - 1 & ~in_hand
    s.under, s.drawn = [], []
