"""Advice: what a game tells bots and the coach about a position. It is given redealt positions only."""

from __future__ import annotations

import math

from mypy_extensions import mypyc_attr

from edubba.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """How good a position is. The default looks at the score alone; a game adds what points are still to come."""

    def value(self, state: State, seat: int) -> float:
        """The points this seat may hope for in the end."""
        total = 0
        for _, points in state.score_sheet(seat):
            total += points
        return float(total)

    def quiet(self, state: State) -> bool:
        """False in the middle of a move, when something is paid and its reward is still to come: no time to judge."""
        return True

    def turn(self, state: State) -> int:
        """A number that stays the same throughout a turn, and that the next turn does not have."""
        return -1 if not state.agenda else state.next_seat()

    def turns_a_round(self, state: State) -> int:
        """In how many turns everybody has had one; where all play at once, it is one."""
        return state.places()

    def time(self, state: State) -> float:
        """How much of the game is left, from 1 to 0."""
        return 1.0 if state.agenda else 0.0

    def spread(self, state: State) -> float:
        """By how many points leads at the end differ from what they look like now, more or less: how sure they are."""
        return self.spread_at(self.time(state))

    def spread_at(self, time: float) -> float:
        """The same, when so much of the game is left."""
        return 10.0


def widened_by(time: float, last: float, first: float) -> float:
    """A spread that is `first` at the beginning and `last` at the end of a game. What is unsure adds up in squares, and
    faster than time: how games went has shown that early leads say little."""
    return math.sqrt(last * last + time * time * (first * first - last * last))
