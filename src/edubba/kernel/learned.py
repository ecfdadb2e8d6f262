"""Values learned from games: a sum of what a player has, each thing times its worth at this time of the game.

A game says what is counted (`Terms`); the worths come from `weights.json`, which `edubba train` writes. They change
evenly from the beginning of a game to its end.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from edubba.kernel.advice import Advice
from edubba.kernel.errors import EdubbaError
from edubba.kernel.native import floats, i64, vec
from edubba.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Terms:
    """What a game counts for a value. It counts nothing that the seat cannot know."""

    def names(self) -> list[str]:
        """What is counted, each by a name."""
        return []

    def count(self, state: State, seat: int, numbers: vec[float]) -> None:
        """Write the counts for a seat, which may be an automaton's, over an array that has one for each name."""

    def pending(self, state: State, seat: int) -> float:
        """In the middle of a move: what is paid for and still to come, by a rule of thumb. Nobody learns there."""
        return 0.0


class Learned(Advice):
    """Counts and their worths, for tables with so many people (`seats`; nothing said: with any number). When the game
    is over, at other tables, and about all else, it agrees with the game's own advice."""

    def __init__(
        self, plain: Advice, terms: Terms, first: list[float], last: list[float], *, seats: list[int] | None = None
    ) -> None:
        count = len(terms.names())
        if len(first) != count or len(last) != count:
            raise EdubbaError(f"{count} things are counted, but {len(first)} and {len(last)} worths were given")
        self.plain = plain
        self.terms = terms
        self.tables: i64 = 0  # a bit for each number of people
        for number in seats or []:
            self.tables |= 1 << number
        self.numbers = floats([0.0] * count)
        self.last = floats(last)
        self.more = floats([first[index] - last[index] for index in range(count)])  # at the beginning of a game

    def knows(self, seats: int) -> bool:
        """True if the worths are for tables with so many people."""
        return not self.tables or (self.tables >> seats & 1) == 1

    def value(self, state: State, seat: int) -> float:
        if not state.agenda or (self.tables and not self.tables >> state.seats & 1):
            return self.plain.value(state, seat)
        numbers = self.numbers
        self.terms.count(state, seat, numbers)
        time = self.plain.time(state)
        last = self.last
        more = self.more
        total = self.terms.pending(state, seat)
        for index in range(i64(len(numbers))):
            number = numbers[index]
            if number != 0.0:
                total += number * (last[index] + time * more[index])
        return total

    def terms_of(self, state: State, seat: int) -> list[float]:
        """What each thing adds to the value of this position."""
        self.terms.count(state, seat, self.numbers)
        time = self.plain.time(state)
        return [
            self.numbers[index] * (self.last[index] + time * self.more[index]) for index in range(len(self.numbers))
        ]

    def quiet(self, state: State) -> bool:
        return self.plain.quiet(state)

    def turn(self, state: State) -> int:
        return self.plain.turn(state)

    def turns_a_round(self, state: State) -> int:
        return self.plain.turns_a_round(state)

    def time(self, state: State) -> float:
        return self.plain.time(state)

    def spread(self, state: State) -> float:
        return self.plain.spread(state)

    def spread_at(self, time: float) -> float:
        return self.plain.spread_at(time)
