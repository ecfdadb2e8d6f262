"""Positions of Founders of Teotihuacan in a few words, so that a test reads like the rule it tests.

>>> t = given(Has(cubes="stone 00 01; wood 02"), stacks={"B1": 1})
>>> sorted(t.do("discs B1 1").choices)[:2]
['tile temple-green', 'turn']

Cells are two digits, row and column, as in the worked examples: 04 is row 0, column 4. Tiles are told by their cells:
"stone-3 01 10 11; temple-green 04 14 24". It is the turn of seat A (0) in round 1, unless a test says otherwise; the
worship tiles are revealed. Whatever a test leaves out is filled in so that the position could arise in a real game;
tiles that a test declares away were removed from the game. `invariants` checks the position, here and after every move.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from edubba.games.teotihuacan.box import ACTION_SPACE_IDS, COLOUR_NAMES, MATERIAL_NAMES, WORSHIP_IDS
from edubba.games.teotihuacan.edge.game import Teotihuacan
from edubba.games.teotihuacan.edge.talk import BONUS_NAMES, TILE_IDS
from edubba.games.teotihuacan.rules.geometry import COVERED, SPACE_NAMES
from edubba.games.teotihuacan.rules.pieces import (
    CELLS,
    COLOURS,
    CUBE,
    FROM_FAVOURS,
    FROM_MASKS,
    NONE,
    PLACE,
    PLACEMENTS,
    PYRAMIDS,
    TILES,
)
from edubba.games.teotihuacan.rules.place import cover_masks
from edubba.games.teotihuacan.rules.rounds import NEXT_TURN, begin_round, refill
from edubba.games.teotihuacan.rules.state import TeotihuacanState
from edubba.games.teotihuacan.rules.turn import put_discs
from edubba.games.teotihuacan.rules.worship import restore
from edubba.kernel.journal import Journal
from edubba.kernel.option import Value
from tests.teotihuacan.invariants import check

A, B, C, D = range(4)
SIDES = "NESW"
NAMES = ["Anna", "Bob", "Cleo", "Dan"]

_game = Teotihuacan()

COMPANY = [seats for seats in _game.seats if seats > 1]  # the numbers of those who do not play alone


def teotihuacan() -> Teotihuacan:
    return _game


def cells(text: str) -> list[int]:
    return [int(cell) for cell in text.split()]


def placement(tile: str, text: str) -> int:
    """The number of the placement that covers exactly these cells."""
    shape = _game.tables.shape[TILE_IDS.index(tile)]
    wanted = sorted(cells(text))
    for number in range(PLACEMENTS):
        if sorted(COVERED[PLACEMENTS * shape + number]) == wanted:
            return number
    raise ValueError(f"{tile} cannot cover {text}")


def parts(text: str) -> list[tuple[str, str]]:
    """ "wood 01 12; gold 22" -> [("wood", "01 12"), ("gold", "22")]."""
    found = []
    for part in text.split(";"):
        if part.strip():
            name, _, rest = part.strip().partition(" ")
            found.append((name, rest))
    return found


@dataclass(frozen=True)
class Has:
    """What a player has. The pyramid always has its white centre; without a word it has the three first tiles."""

    tiles: str = ""
    cubes: str = ""
    pyramid: str = "P00 green; P02 blue; P20 red"
    worship: str = ""
    side: str = ""
    discs: int | None = None
    favour: int = 0
    board: str = "A"


class Table:
    """A position and what a test wants to do with it."""

    def __init__(self, state: TeotihuacanState, exact: bool = True) -> None:
        self.state = state
        self.exact = exact
        state.journal = Journal()

    # --- looking -------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        return self.state.to_act[0]

    @property
    def choices(self) -> set[str]:
        """What the seat that is asked may do, as notation."""
        return {_game.notation(action) for action in self.state.legal(self.seat)}

    @property
    def asked(self) -> str:
        """The kind of question that is open."""
        return type(self.state.agenda[-1]).__name__ if self.state.agenda else ""

    def why(self, text: str) -> str | None:
        return self.state.why_not(self.seat, _game.parse(text))

    def why_place(self, tile: str, text: str) -> str | None:
        return self.state.why_not(self.seat, PLACE + placement(tile, text))

    def cubes(self, seat: int = A) -> dict[str, set[int]]:
        """The cells of each material."""
        ground = self.state.players[seat].ground
        return {
            name: {cell for cell in range(CELLS) if ground[cell] == CUBE + material}
            for material, name in enumerate(MATERIAL_NAMES)
            if CUBE + material in ground
        }

    def count(self, seat: int = A) -> tuple[int, int, int]:
        """Gold, stone, wood."""
        player = self.state.players[seat]
        return player.gold, player.stone, player.wood

    def points(self, seat: int = A) -> int:
        """Victory points gained in play: without the final scoring."""
        return sum(self.state.players[seat].points)

    def row(self, name: str, seat: int = A) -> int:
        return dict(self.state.score_sheet(seat))[name]

    def worship(self, seat: int = A) -> set[str]:
        mask = self.state.players[seat].worship
        return {name for tile, name in enumerate(WORSHIP_IDS) if mask >> tile & 1}

    def supply(self, tile: str) -> int:
        return self.state.supply[TILE_IDS.index(tile)]

    def display(self, tile: str) -> int:
        return self.state.display[TILE_IDS.index(tile)]

    def told(self, kind: str) -> int:
        """How often something of this kind has happened."""
        assert self.state.journal is not None
        return sum(1 for event in self.state.journal.events if event.kind == kind)

    def read(self, lang: str = "en") -> list[str]:
        """The journal in words."""
        assert self.state.journal is not None
        return _game.talk.story(self.state.journal.events, lang, NAMES[: self.state.seats])

    # --- doing ---------------------------------------------------------------------------------------------------

    def do(self, *texts: str) -> Table:
        """Take actions, by their notation, for whoever is asked."""
        for text in texts:
            self.state.apply(self.seat, _game.parse(text))
            if self.exact:
                check(self.state)
        return self

    def place(self, tile: str, text: str) -> Table:
        """Lay the tile that is asked for on exactly these cells."""
        self.state.apply(self.seat, PLACE + placement(tile, text))
        if self.exact:
            check(self.state)
        return self

    def finish(self) -> Table:
        """Say "done" as long as it is possible within this turn."""
        while self.state.agenda and "done" in self.choices:
            self.do("done")
        return self


def given(
    *has: Has,
    seats: int = 2,
    round: int = 1,
    stacks: Mapping[str, int] | None = None,
    bonus: Mapping[str, str] | None = None,
    face_up: Mapping[str, str] | None = None,
    unseen: Mapping[str, str] | None = None,
    supply: Mapping[str, int] | None = None,
    display: Mapping[str, int] | None = None,
    masks: Mapping[str, int] | None = None,
    options: Mapping[str, Value] | None = None,
    version: str | None = None,
    exact: bool = True,
    seed: int = 1,
) -> Table:
    """A position at the turn of seat A.

    `stacks` counts the action discs on spaces (of the other players), `bonus` names the kind of their bonus discs,
    `face_up` the slot and top tiles per colour, `unseen` those that nobody has seen: the last player has all others;
    `masks` how many tiles of a pile are gone: the last player has them.
    """
    chosen = dict(options or {})
    if seats > 1:
        chosen.setdefault("first_player", A)
    state = _game.new(seats=seats, seed=seed, options=chosen, version=version)
    assert isinstance(state, TeotihuacanState)
    state.agenda = []
    state.offered = None
    state.started = True
    players = [*has, *[Has()] * (seats - len(has))]
    state.supply = state.printed.count[:]
    state.display = [0] * TILES
    state.round = round
    begin_round(state)
    state.agenda = []
    for seat, one in enumerate(players):
        settle_player(state, seat, one)
    refill(state)
    set_counts(state, supply or {}, display or {})
    set_worship(state, face_up or {}, unseen or {})
    set_spaces(state, stacks or {}, bonus or {})
    set_masks(state, masks or {})
    state.next(NEXT_TURN[seats - 1 if seats > 1 else 1])
    table = Table(state, exact)
    state.proceed()
    if exact:
        check(state)
    return table


def settle_player(state: TeotihuacanState, seat: int, has: Has) -> None:
    player = state.players[seat]
    player.start = 0
    player.board = ["A", "B1", "B2", "B3", "B4"].index(has.board)
    player.groups = state.printed.boards[player.board].size[:]
    for name, where in parts(has.tiles):
        tile = TILE_IDS.index(name)
        shape = state.printed.shape[tile]
        number = placement(name, where)
        player.cover(tile, shape, number)
        cover_masks(state, player, PLACEMENTS * shape + number)
        state.supply[tile] -= 1
    for name, where in parts(has.cubes):
        for cell in cells(where):
            player.put_cube(cell, MATERIAL_NAMES.index(name))
    for name, where in parts(has.pyramid):
        colour = COLOUR_NAMES.index(where)
        space = SPACE_NAMES.index(name)
        player.raise_pyramid(space, colour, state.printed.space_values[space])
        state.supply[PYRAMIDS + colour] -= 1
    for name in has.worship.split():
        player.worship |= 1 << WORSHIP_IDS.index(name)
        state.unseen &= ~(1 << WORSHIP_IDS.index(name))
    player.favour = has.favour
    player.points[FROM_FAVOURS] = sum(state.printed.favour[: has.favour + 1])
    if has.side:
        player.side = SIDES.index(has.side)
    if has.discs is not None:
        spend_discs(state, seat, player.discs - has.discs)


def spend_discs(state: TeotihuacanState, seat: int, count: int) -> None:
    """Discs that were placed before: on spaces from the last one backwards, where tests seldom look."""
    for space in reversed(state.printed.spaces[state.seats]):
        while count and state.height[space] < 4:
            put_discs(state, seat, space, 1)
            state.players[seat].discs -= 1
            count -= 1


def set_counts(state: TeotihuacanState, supply: Mapping[str, int], display: Mapping[str, int]) -> None:
    removed = state.removed[:]
    for counts, wanted in ((state.supply, supply), (state.display, display)):
        for name, count in wanted.items():
            tile = TILE_IDS.index(name)
            removed[tile] += counts[tile] - count
            counts[tile] = count
    state.removed = removed


def set_worship(state: TeotihuacanState, face_up: Mapping[str, str], unseen: Mapping[str, str]) -> None:
    for colour, names in face_up.items():
        index = COLOUR_NAMES.index(colour)
        tiles = [WORSHIP_IDS.index(name) for name in names.split()]
        for tile in tiles:
            state.unseen &= ~(1 << tile)
        state.slot[index], state.top[index] = (*tiles, NONE)[:2]
        if colour in unseen:
            keep = [WORSHIP_IDS.index(name) for name in unseen[colour].split()]
            left = [tile for tile in range(12 * index, 12 * index + 12) if state.unseen >> tile & 1]
            away = [tile for tile in left if tile not in keep]
            for tile in away:
                state.unseen &= ~(1 << tile)
            last = state.players[-1]
            for tile in away:
                last.worship |= 1 << tile
    for index in range(COLOURS):
        if state.slot[index] == NONE:
            restore(state, index)


def set_spaces(state: TeotihuacanState, stacks: Mapping[str, int], bonus: Mapping[str, str]) -> None:
    for name, count in stacks.items():
        for _ in range(count):
            owner = max(seat for seat, player in enumerate(state.players) if player.discs)
            put_discs(state, owner, ACTION_SPACE_IDS.index(name), 1)
            state.players[owner].discs -= 1
    kinds = state.printed.bonus_kind
    discs = state.bonus[:] + [disc for disc in range(9) if disc not in state.bonus]
    fixed: list[int] = []
    for name, kind in bonus.items():
        space = ACTION_SPACE_IDS.index(name)
        other = next(
            place
            for place, disc in enumerate(discs)
            if disc != NONE and kinds[disc] == BONUS_NAMES.index(kind) and place not in fixed
        )
        discs[space], discs[other] = discs[other], discs[space]
        fixed.append(space)
    state.bonus = discs[:9]


def set_masks(state: TeotihuacanState, masks: Mapping[str, int]) -> None:
    """The tiles that are gone lie with the last player, whose groups of this type count as covered."""
    for name, count in masks.items():
        kind = ["sun", "jade", "obsidian"].index(name)
        pile = state.printed.mask_piles[state.seats][kind]
        gone = state.masks[:]
        gone[kind] = count
        state.masks = gone
        last = state.players[-1]
        last.masks = [*last.masks, *[100 * kind + points for points in pile[:count]]]
        last.points[FROM_MASKS] += sum(pile[:count])
