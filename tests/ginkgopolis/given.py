"""Positions of Ginkgopolis in a few words, so that a test reads like the rule it tests.

>>> t = given(Has(stock=1, tiles="Y10"))
>>> t.resolve(A, "B", "Y10").choices
{'side north'}

Tiles and building cards are called R04 or B12, urbanization cards by their letter, characters P-07. The city is the
starting square of the worked examples unless a test says otherwise:

    R01 B01 Y01
    B02 Y02 R02
    Y03 R03 B03

`Building("B10", (0, 2), 2, A)` is a building of level 2 of player A. Its lower floors are tiles of high numbers, whose
cards lie in front of the last player: they do nothing before the end. Whatever a test leaves out is filled in so that
the position could arise in a real game; `invariants` checks that, here and after every move.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from edubba.games.ginkgopolis.box import BUILDING_IDS, CHARACTER_IDS, LETTER_NAMES
from edubba.games.ginkgopolis.edge.game import Ginkgopolis
from edubba.games.ginkgopolis.rules.choice import CHOOSE
from edubba.games.ginkgopolis.rules.hal import HAL_ACTS, NEXT_TURN
from edubba.games.ginkgopolis.rules.pieces import (
    ALONE,
    CARDS,
    DONE,
    LETTERS,
    NONE,
    TILES,
    cell,
    column,
    row,
    tiles_in,
)
from edubba.games.ginkgopolis.rules.player import fresh_player
from edubba.games.ginkgopolis.rules.resolve import RESOLVE
from edubba.games.ginkgopolis.rules.state import GinkgopolisState
from edubba.kernel.journal import Journal
from edubba.kernel.option import Value
from edubba.kernel.step import Step
from tests.ginkgopolis.dice import loaded_dice
from tests.ginkgopolis.invariants import check

A, B, C, D, E = range(5)
NAMES = BUILDING_IDS + LETTER_NAMES + CHARACTER_IDS
SQUARE = {
    "R01": (-1, 1), "B01": (0, 1), "Y01": (1, 1),
    "B02": (-1, 0), "Y02": (0, 0), "R02": (1, 0),
    "Y03": (-1, -1), "R03": (0, -1), "B03": (1, -1),
}  # fmt: skip
START = [(-1, 2), (0, 2), (1, 2), (2, 1), (2, 0), (2, -1), (1, -2), (0, -2), (-1, -2), (-2, -1), (-2, 0), (-2, 1)]
OUTWARDS = [(0, 1), (1, 0), (0, -1), (-1, 0)]  # A to C, D to F and so on

_game = Ginkgopolis()


def ginkgopolis() -> Ginkgopolis:
    return _game


def number(name: str) -> int:
    """The number of a tile or of any card."""
    return NAMES.index(name)


def numbers(text: str) -> list[int]:
    return [number(name) for name in text.replace(",", " ").split()]


def name(thing: int) -> str:
    return str(NAMES[thing])


@dataclass(frozen=True)
class Has:
    """What a player has. His hand is filled up with cards that nobody else has."""

    stock: int = 0
    points: int = 0
    tiles: str = ""
    hand: str = ""
    cards: str = ""
    supply: int | None = None
    changes: int = 2
    shown: str = ""


@dataclass(frozen=True)
class Building:
    """A building: its visible tile, its cell, level, owner and whether it is a construction site."""

    tile: str
    at: tuple[int, int]
    level: int = 1
    owner: int = NONE
    site: bool = False


_YOU = Has()
_HAL = Has()


class Pause(Step[GinkgopolisState]):
    """Where a test stops to look."""

    def options(self, s: GinkgopolisState, seat: int) -> list[int]:
        return [ALONE, DONE]


class Table:
    """A position and what a test wants to do with it."""

    def __init__(self, state: GinkgopolisState, exact: bool = True) -> None:
        self.state = state
        self.exact = exact
        self.check()

    def check(self) -> None:
        if self.exact:
            check(self.state)

    # --- playing ------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Who is asked."""
        (seat,) = self.state.to_act
        return seat

    @property
    def asked(self) -> str:
        """What is asked."""
        return type(self.state.agenda[-1]).__name__ if self.state.agenda else ""

    def plays(self, seat: int, *texts: str) -> Table:
        for text in texts:
            self.state.apply(seat, ginkgopolis().parse(text))
            self.check()
        return self

    def play(self, *texts: str) -> Table:
        """Actions one after the other, each by the player who is asked."""
        for text in texts:
            self.plays(self.seat, text)
        return self

    def commit(self, *plans: str) -> Table:
        """A plan for each player, in the order of the seats: "R04" is a card alone, "R04 Y12" a card with a tile."""
        for seat, plan in enumerate(plans):
            card, _, tile = plan.partition(" ")
            tiles = self.state.players[seat].tile_count
            self.plays(seat, f"card {card}")
            if tiles:
                self.plays(seat, f"tile {tile}" if tile else "alone")
        return self

    def resolve(self, seat: int, card: str, tile: str = "") -> Table:
        """Let one player carry out a plan, outside any round."""
        s, player = self.state, self.state.players[seat]
        give_card(s, seat, number(card))
        player.hand.remove(number(card))
        player.plan_card = number(card)
        if tile:
            player.remove_tile(number(tile))
            player.plan_tile = number(tile)
        s.sealed = []
        s.agenda = [Pause(seat), RESOLVE[seat]]
        s.proceed()
        self.check()
        return self

    # --- looking ------------------------------------------------------------------------------------------------

    @property
    def choices(self) -> set[str]:
        return self.choices_of(self.seat)

    def choices_of(self, seat: int) -> set[str]:
        return {ginkgopolis().notation(action) for action in self.state.legal(seat)}

    def why_not(self, text: str, seat: int | None = None) -> str | None:
        return self.state.why_not(self.seat if seat is None else seat, ginkgopolis().parse(text))

    def stock(self, seat: int) -> tuple[int, int, int]:
        """Resources, tiles and points behind a screen."""
        player = self.state.players[seat]
        return int(player.stock), int(player.tile_count), int(player.points)

    def tableau(self, seat: int) -> list[str]:
        return [name(card) for card in self.state.players[seat].cards]

    def tiles(self, seat: int) -> set[str]:
        return {name(tile) for tile in tiles_in(self.state.players[seat].tiles)}

    def hand(self, seat: int) -> set[str]:
        return {name(card) for card in self.state.players[seat].hand}

    @property
    def discards(self) -> set[str]:
        return {name(card) for card in self.state.discards}

    def building(self, x: int, y: int) -> tuple[str, int, int, bool]:
        """Visible tile, level, owner, construction site."""
        s = self.state
        tile = s.city[cell(x, y)]
        assert tile < TILES
        return name(tile), s.level[tile], s.owner[tile], bool(s.sites >> tile & 1)

    def token(self, letter: str) -> tuple[int, int]:
        place = self.state.tokens[LETTER_NAMES.index(letter)]
        return column(place), row(place)

    @property
    def told(self) -> list[str]:
        """The kinds of the events since `listen`."""
        return [event.kind for event in self.journal.events]

    @property
    def journal(self) -> Journal:
        assert self.state.journal is not None
        return self.state.journal

    def listen(self) -> Table:
        self.state.journal = Journal()
        return self


def give_card(s: GinkgopolisState, seat: int, card: int) -> None:
    """Put a card into a hand, in exchange for the first one there, wherever it was."""
    hand = s.players[seat].hand
    if card not in hand:
        for heap in [s.deck, s.discards, *(player.hand for player in s.players)]:
            if card in heap:
                heap[heap.index(card)] = hand[0]
        hand[0] = card
        s.drawn[card] = s.clock


def given(
    *players: Has,
    city: Sequence[Building] = (),
    tokens: Mapping[str, tuple[int, int]] | None = None,
    coming: str = "",
    discards: str = "",
    deck: int | None = None,
    next_tiles: str = "",
    reserve: int | None = None,
    exhausted: int = 0,
    first: int = A,
    seats: int = 2,
    exact: bool = True,
    **options: Value,
) -> Table:
    """The start of a choice step. `coming` are the next cards of the deck, of which it has `deck`; `next_tiles` those
    of the reserve, which has `reserve` tiles. Cards too many are discarded, tiles too many are with the last player."""
    seats = max(seats, len(players))
    s = ginkgopolis().new(seats=seats, seed=1, options={"setup": "initiation", **options})
    assert isinstance(s, GinkgopolisState)
    everybody = [*players, *[Has()] * (seats - len(players))]
    covered = _build(s, everybody, city, tokens or {})
    for seat, has in enumerate(everybody):
        _equip(s, seat, has, s.printed.resources[seats], covered if seat == seats - 1 else [])
    _deal_tiles(s, reserve, exhausted, numbers(next_tiles))
    _deal_cards(s, everybody, deck, numbers(coming), numbers(discards))
    s.first = first
    s.agenda = [CHOOSE[seats][first]]
    s.sealed = [[] for _ in range(seats)]
    s.chance = loaded_dice([s.bag, s.deck], [numbers(next_tiles), numbers(coming)])
    return Table(s, exact)


def given_solo(
    you: Has = _YOU,
    hal: Has = _HAL,
    hal_card: str = "A",
    city: Sequence[Building] = (),
    coming: str = "",
    next_tiles: str = "",
    reserve: int | None = None,
    deck: int | None = None,
    exact: bool = True,
    version: str | None = None,
    **options: Value,
) -> Table:
    """The start of a turn against Hal, who has a card already; `hal.supply` is all he owns beside his buildings."""
    settings = {option.replace("hal_", "hal.", 1): value for option, value in options.items()}
    s = ginkgopolis().new(seats=1, seed=1, options=settings, version=version)
    assert isinstance(s, GinkgopolisState)
    covered = _build(s, [you, hal], city, {})
    _equip(s, A, you, s.printed.resources[1], [])
    _equip(s, B, hal, s.printed.hal_resources, covered)
    s.players[B].supply += s.players[B].stock
    s.players[B].stock = 0
    _deal_tiles(s, reserve, 0, numbers(next_tiles))
    s.hal_card = number(hal_card)
    _deal_cards(s, [you], deck, numbers(coming), [])
    s.sealed = [[]]
    s.agenda = [NEXT_TURN, HAL_ACTS, CHOOSE[1][0]]
    s.chance = loaded_dice([s.bag, s.deck], [numbers(next_tiles), numbers(coming)])
    return Table(s, exact)


def _build(
    s: GinkgopolisState, everybody: Sequence[Has], city: Sequence[Building], tokens: Mapping[str, tuple[int, int]]
) -> list[int]:
    """The square, and what a test puts elsewhere or on it. Returns the tiles that are covered."""
    taken = {number(building.tile) for building in city}
    for has in everybody:
        taken |= {*numbers(has.tiles), *numbers(has.hand), *numbers(has.cards)}
    spare = [tile for tile in range(TILES) if tile % 20 >= 3 and tile not in taken]
    spare.sort(key=lambda tile: 12 <= tile % 20 < 19)
    at = {place: tile for tile, place in SQUARE.items()}
    s.city.clear()
    s.sites = 0
    for tile in range(TILES):
        s.level[tile] = 0
        s.owner[tile] = s.place[tile] = s.under[tile] = NONE
    standing = {place: Building(tile, place) for place, tile in at.items()} | {one.at: one for one in city}
    covered: list[int] = []
    for one in standing.values():
        tile = number(one.tile)
        floors = [number(at[one.at])] if one.at in at and one.level > 1 else []
        floors += [spare.pop() for _ in range(one.level - 1 - len(floors))]
        s.city[cell(*one.at)] = tile
        s.place[tile] = cell(*one.at)
        s.level[tile] = one.level
        s.owner[tile] = one.owner
        s.sites |= int(one.site) << tile
        for lower, upper in zip(floors, [*floors[1:], tile], strict=False):
            s.under[upper] = lower
        covered += floors
    for index, letter in enumerate(LETTER_NAMES):
        x, y = tokens[letter] if letter in tokens else START[index]
        while cell(x, y) in s.city:  # it has moved outwards, away from what was built on its place
            x, y = x + OUTWARDS[index // 3][0], y + OUTWARDS[index // 3][1]
        s.tokens[index] = cell(x, y)
        s.city[s.tokens[index]] = LETTERS + index
    return covered


def _equip(s: GinkgopolisState, seat: int, has: Has, resources: int, covered: list[int]) -> None:
    """Resources that a test does not place are in the supply; with a `supply` of fewer, the rest stands in the city."""
    placed = sum(s.level[tile] for tile in range(TILES) if s.owner[tile] == seat)
    supply = resources - placed - has.stock if has.supply is None else has.supply
    player = s.players[seat] = fresh_player(supply, has.changes if s.seats > 1 else 0)
    player.stock = has.stock
    player.points = has.points
    for card in numbers(has.cards) + covered:
        player.add_card(card, s.printed.trigger[card], s.printed.bonus[card])
    for tile in numbers(has.tiles):
        player.add_tile(tile)
    for tile in numbers(has.shown):
        player.shown |= 1 << tile


def _deal_tiles(s: GinkgopolisState, reserve: int | None, exhausted: int, coming: list[int]) -> None:
    placed = {tile for tile in range(TILES) if s.level[tile] or s.under[tile] >= 0}
    placed |= {s.under[tile] for tile in range(TILES)} | {tile for one in s.players for tile in tiles_in(one.tiles)}
    rest = [tile for tile in range(TILES) if tile not in placed and tile not in coming]
    removed = s.printed.tiles_removed[s.seats]
    s.exhausted = exhausted
    s.removed = [rest.pop() for _ in range(removed)] if exhausted else []
    size = len(rest) + len(coming) - (0 if exhausted else removed) if reserve is None else reserve
    while len(rest) + len(coming) - (0 if exhausted else removed) > size:
        s.players[s.seats - 1].add_tile(rest.pop(0))
    s.bag = rest + coming
    s.left = size
    s.given = sum(1 << tile for tile in s.bag) if exhausted else 0


def _deal_cards(
    s: GinkgopolisState, everybody: Sequence[Has], deck: int | None, coming: list[int], discards: list[int]
) -> None:
    taken = {*coming, *discards, int(s.hal_card), *(card for has in everybody for card in numbers(has.hand))}
    circulating = [tile for tile in range(TILES) if s.level[tile] and not s.sites >> tile & 1]
    rest = [card for card in [*circulating, *range(LETTERS, CARDS)] if card not in taken]
    size = s.printed.solo_hand if s.solo else s.printed.hand_size
    for player, has in zip(s.players, everybody, strict=False):
        player.hand = numbers(has.hand)
        while len(player.hand) < size:
            player.hand.append(rest.pop())
    aside = s.printed.set_aside[s.seats]
    left = len(rest) + len(coming) - aside if deck is None else deck
    s.discards = discards
    while len(rest) + len(coming) - aside > left:
        s.discards.append(rest.pop(0))
    s.deck = rest + coming
    s.deck_left = left
    s.drawn = [0] * CARDS
    s.entered = [0] * CARDS
