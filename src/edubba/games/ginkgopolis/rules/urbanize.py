"""Urbanize: play an urbanization card with a tile, and relocate its token (GIN-5.4, 5.5)."""

from __future__ import annotations

from typing import Final

from edubba.games.ginkgopolis.rules.city import move_token, produce, raise_building
from edubba.games.ginkgopolis.rules.construct import all_placed
from edubba.games.ginkgopolis.rules.gain import gain, tell_bonuses
from edubba.games.ginkgopolis.rules.pieces import (
    COLUMN,
    FARTHEST,
    GOOD_OF,
    LETTER_COUNT,
    LETTERS,
    NONE,
    ROOM,
    ROW,
    SIDE,
    SIDES,
    TILES,
    URBANIZE,
    column,
    row,
)
from edubba.games.ginkgopolis.rules.ring import Relocation, relocations
from edubba.games.ginkgopolis.rules.state import GinkgopolisState
from edubba.kernel.step import AUTOMATIC, PublicStep, Step


def urbanize(s: GinkgopolisState, seat: int, card: int, tile: int) -> None:
    """A new building where the token stands; then the token, then the goods of the neighbours and the bonuses."""
    player = s.players[seat]
    letter = card - LETTERS
    raise_building(s, seat, tile, s.tokens[letter], NONE, 1)
    player.stock -= 1
    s.discard(card)
    if s.journal is not None:
        s.tell("urbanized", seat, tile, card)
    if not player.stock and not player.supply:
        all_placed(s, seat)
    s.next(PRODUCE[seat][tile])
    relocate(s, seat, letter)


class Produce(Step[GinkgopolisState]):
    """The neighbours of a new building are exploited, and the urbanize bonuses are gained (GIN-5.4f, 5.4g)."""

    __slots__ = ("tile", "whose")

    def __init__(self, whose: int, tile: int) -> None:
        self.seat = AUTOMATIC
        self.whose = whose
        self.tile = tile

    def run(self, s: GinkgopolisState) -> None:
        if s.journal is not None:
            tell_yields(s, "yield", self.whose, s.place[self.tile])
            tell_bonuses(s, self.whose, URBANIZE)
        gain(s, self.whose, produce(s, s.place[self.tile], GOOD_OF) + s.players[self.whose].bonus[URBANIZE])


def tell_yields(s: GinkgopolisState, kind: str, seat: int, place: int) -> None:
    """What each neighbour of a cell yields."""
    for step in SIDES:
        tile = s.city.get(place + step, TILES)
        if tile < TILES:
            s.tell(kind, seat, tile, s.level[tile])


# --- the token ----------------------------------------------------------------------------------------------------


def relocate(s: GinkgopolisState, seat: int, letter: int) -> None:
    """To a free cell beside the new building; in the rare case there is none, along the edge of the city (GIN-5.5)."""
    built = s.tokens[letter]
    for step in SIDES:
        if built + step not in s.city:
            s.next(RELOCATE[seat][letter])
            return
    s.next(MakeRoom(seat, letter, relocations(s.city, s.tokens, letter)))


class Relocate(PublicStep[GinkgopolisState]):
    """Choose a free neighbour of the new building for the token (GIN-5.5a, D4)."""

    __slots__ = ("letter",)

    def __init__(self, seat: int, letter: int) -> None:
        self.seat = seat
        self.letter = letter

    def options(self, s: GinkgopolisState, seat: int) -> list[int]:
        found: list[int] = []
        built = s.tokens[self.letter]
        city = s.city
        for side in range(4):
            if built + SIDES[side] not in city:
                found.append(SIDE + side)
        return found

    def refusal(self, s: GinkgopolisState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, SIDE <= action < SIDE + 4, "GIN-5.5a")

    def take(self, s: GinkgopolisState, seat: int, action: int) -> None:
        place = s.tokens[self.letter] + SIDES[action - SIDE]
        move_token(s, self.letter, place)
        if s.journal is not None:
            s.tell("token", seat, LETTERS + self.letter, column(place), row(place))


class MakeRoom(PublicStep[GinkgopolisState]):
    """The rare case: if another token must make room, choose which one (GIN-5.5b, 5.5f)."""

    __slots__ = ("letter", "ways")

    def __init__(self, seat: int, letter: int, ways: list[Relocation]) -> None:
        self.seat = seat
        self.letter = letter
        self.ways = ways  # nothing can change them before one is chosen

    def options(self, s: GinkgopolisState, seat: int) -> list[int]:
        rooms = {way.room for way in self.ways}
        return [ROOM + (room if room >= 0 else self.letter) for room in sorted(rooms)]

    def refusal(self, s: GinkgopolisState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, ROOM <= action < ROOM + LETTER_COUNT, "GIN-5.5f")

    def take(self, s: GinkgopolisState, seat: int, action: int) -> None:
        room = action - ROOM
        if room == self.letter:  # there is a gap, and nobody makes room
            room = NONE
        s.next(ChooseColumn(seat, self.letter, room, [way for way in self.ways if way.room == room]))


class ChooseColumn(PublicStep[GinkgopolisState]):
    """The rare case: the column of the free cell that a token goes to."""

    __slots__ = ("letter", "room", "ways")

    def __init__(self, seat: int, letter: int, room: int, ways: list[Relocation]) -> None:
        self.seat = seat
        self.letter = letter
        self.room = room
        self.ways = ways

    def options(self, s: GinkgopolisState, seat: int) -> list[int]:
        return [COLUMN + FARTHEST + x for x in sorted({column(way.goal) for way in self.ways})]

    def refusal(self, s: GinkgopolisState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, COLUMN <= action < ROW, "GIN-5.5e")

    def take(self, s: GinkgopolisState, seat: int, action: int) -> None:
        x = action - COLUMN - FARTHEST
        s.next(
            ChooseRow(
                seat=seat,
                letter=self.letter,
                room=self.room,
                x=x,
                ways=[way for way in self.ways if column(way.goal) == x],
            )
        )


class ChooseRow(ChooseColumn):
    """The rare case: its row; then the tokens move."""

    __slots__ = ("x",)

    def __init__(self, *, seat: int, letter: int, room: int, x: int, ways: list[Relocation]) -> None:
        super().__init__(seat, letter, room, ways)
        self.x = x

    def options(self, s: GinkgopolisState, seat: int) -> list[int]:
        return [ROW + FARTHEST + y for y in sorted({row(way.goal) for way in self.ways})]

    def refusal(self, s: GinkgopolisState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, ROW <= action <= ROW + 2 * FARTHEST, "GIN-5.5e")

    def take(self, s: GinkgopolisState, seat: int, action: int) -> None:
        y = action - ROW - FARTHEST
        for way in self.ways:
            if row(way.goal) == y:
                move_tokens(s, seat, way)
                return


def move_tokens(s: GinkgopolisState, seat: int, way: Relocation) -> None:
    """All tokens of a relocation move at once; the last one leaves no cell empty but that of the new building."""
    for letter, place in zip(way.letters, way.cells, strict=True):
        move_token(s, letter, place)
        s.tell("token", seat, LETTERS + letter, column(place), row(place))


# Steps that hold nothing but small numbers: one of each serves all games.
PRODUCE: Final = [[Produce(seat, tile) for tile in range(TILES)] for seat in range(5)]
RELOCATE: Final = [[Relocate(seat, letter) for letter in range(LETTER_COUNT)] for seat in range(5)]
