"""What a position of Uruk is worth: points on the table and what hand, cubes and producers promise."""

from __future__ import annotations

from edubba.games.uruk.state import UrukState
from edubba.kernel.advice import Advice
from edubba.kernel.state import State


class UrukAdvice(Advice):
    """Points so far, and a share of what is still to come."""

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, UrukState)
        player = state.players[seat]
        total = 0
        for _, points in state.score_sheet(seat):
            total += points
        return total + 0.3 * player.all_cubes() + 0.2 * float(player.size)
