"""Features: what a seat knows of a position, as a fixed number of small numbers for learning, each with a name.

A game writes them once, straight into a row of a buffer; where names are wanted, the same walk collects them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from edubba.kernel.errors import EdubbaError
from edubba.kernel.native import i16, i64, repeated, small, vec, zeros
from edubba.kernel.state import State

SPECTATOR: Final = -1
ROOM: Final = 1 << 14  # no position needs more numbers


@final
class Row:
    """The place in a buffer where the numbers of one position go, from left to right. It is all 0 at first.

    Numbers beyond 16 bits are clipped. Every method takes the name first; where it writes several numbers they are
    called `name[0]`, `name[1]` and so on, and `part` puts a word before the names that follow.
    """

    __slots__ = ("at", "names", "numbers", "prefix")

    def __init__(self, numbers: vec[i16], at: i64, names: list[str] | None) -> None:
        self.numbers = numbers
        self.at: i64 = at
        self.names = names
        self.prefix = ""

    def part(self, word: str, number: i64) -> None:
        if self.names is not None:
            self.prefix = f"{word}{number}."

    def whole(self) -> None:
        """No longer a part: the names that follow stand alone."""
        self.prefix = ""

    def put(self, name: str, number: i64) -> None:
        """One number."""
        if self.names is not None:
            self.names.append(self.prefix + name)
        self.numbers[self.at] = small(number)
        self.at += 1

    def all(self, name: str, numbers: list[int]) -> None:
        """All numbers of a list that is always of the same length."""
        self.padded(name, numbers, len(numbers))

    def padded(self, name: str, numbers: list[int], width: i64) -> None:
        """So many numbers: the first of a list; 0 where it ends before."""
        at = self.block(name, width)
        row = self.numbers
        end = self.at
        for item in numbers:
            if at == end:
                return
            number: i64 = item
            if number:  # it is 0 already
                row[at] = small(number)
            at += 1

    def bits(self, name: str, mask: i64, width: i64) -> None:
        """1 for each bit of a mask that is set."""
        at = self.block(name, width)
        mark(self.numbers, at, mask, self.at)

    def masks(self, name: str, masks: list[int], width: i64) -> None:
        """As `bits`, for a list of masks that is always of the same length, one after the other."""
        at = self.block(name, width * len(masks))
        row = self.numbers
        for mask in masks:
            mark(row, at, mask, at + width)
            at += width

    def one(self, name: str, which: i64, width: i64) -> None:
        """1 for one of so many things, none of them if there is no such thing."""
        at = self.block(name, width)
        if 0 <= which < width:
            self.numbers[at + which] = 1

    def counts(self, name: str, things: list[int], width: i64) -> None:
        """How often each of so many things is in a list; others do not count."""
        at = self.block(name, width)
        row = self.numbers
        for thing in things:
            if 0 <= thing < width:
                place: i64 = at + thing
                row[place] = row[place] + 1

    def block(self, name: str, width: i64) -> i64:
        """Room for so many numbers, most of them 0: returns the place of the first, for `set`."""
        if self.names is not None:
            for number in range(width):
                self.names.append(f"{self.prefix}{name}[{number}]")
        at = self.at
        self.at += width
        return at

    def set(self, place: i64, number: i64) -> None:
        """One number of a block."""
        self.numbers[place] = small(number)

    def add(self, place: i64, number: i64) -> None:
        """As `set`, on top of what is there."""
        self.numbers[place] = small(i64(self.numbers[place]) + number)

    def skip(self, width: i64) -> None:
        """Leave room for what this position has not: others have it and name it."""
        if self.names is not None:
            self.names.extend([""] * width)
        self.at += width


def mark(numbers: vec[i16], at: i64, mask: i64, end: i64) -> None:
    """Write 1 for each bit of a mask that is set, up to an end."""
    while mask and at < end:
        if not mask & 255:  # most masks are sparse
            mask >>= 8
            at += 8
            continue
        if mask & 1:
            numbers[at] = 1
        mask >>= 1
        at += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """What a game tells of a position in numbers. By default nothing.

    A game derives from it and writes `write` and `write_player`. Whatever the position and the number of seats, it
    writes the same numbers in the same order, and nothing that `view` does not tell this viewer.
    """

    def write(self, state: State, eye: int, row: Row) -> None:
        """Write what this seat (SPECTATOR: somebody who only looks on) knows, with `round_the_table` for players."""

    def write_player(self, state: State, seat: int, eye: int, row: Row) -> None:
        """Write what the viewer knows of one player."""

    def round_the_table(self, state: State, eye: int, row: Row, players: i64, most: i64) -> None:
        """Write all players, the viewer first, and leave room for those who are missing to the greatest number."""
        viewer: i64 = max(eye, 0)
        start = row.at
        for place in range(most):
            if place < players:
                row.part("player", place)
                self.write_player(state, (viewer + place) % players, eye, row)
            else:
                row.skip((row.at - start) // place)
        row.whole()


def name_features(features: Features, positions: list[State]) -> list[str]:
    """The names of all numbers. Together the positions must have all that is named."""
    found: list[str] = []
    for position in positions:
        names: list[str] = []
        features.write(position, SPECTATOR, Row(zeros(ROOM), 0, names))
        if not found:
            found = names
        elif len(names) != len(found):
            raise EdubbaError(f"a position has {len(found)} features, another {len(names)}")
        found = [old or new for old, new in zip(found, names, strict=True)]
    return found


def features_of(features: Features, state: State, eye: int, blank: vec[i16]) -> vec[i16]:
    """The numbers of one position; `blank` has as many, all 0."""
    return features_of_all(features, [state], [eye], blank)


def features_of_all(features: Features, states: list[State], eyes: list[int], blank: vec[i16]) -> vec[i16]:
    """The numbers of many positions in one array, one row after the other."""
    if len(states) != len(eyes):
        raise EdubbaError(f"there are {len(states)} positions, but {len(eyes)} seats to look from")
    width: i64 = len(blank)
    row = Row(repeated(blank, len(states)), 0, None)
    for index in range(len(states)):
        features.write(states[index], eyes[index], row)
        if row.at != (index + 1) * width:
            raise EdubbaError(f"{row.at - index * width} features were written, not {width}")
    return row.numbers
