"""Advice: what a game tells bots and the coach about a position. It is given redealt positions only."""

from __future__ import annotations

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

    def spread(self, state: State) -> float:
        """By how many points leads at the end differ from what they look like now, more or less: how sure they are."""
        return 10.0
