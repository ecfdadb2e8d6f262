"""What a position is worth, for bots: the points there are, and what strong reeds may still bring."""

from __future__ import annotations

from edubba.kernel import Advice, State

from edubba_wetclay.rules.pieces import REEDS
from edubba_wetclay.rules.state import WetclayState


class WetclayAdvice(Advice):
    """Points, and a little for every reed: a high one takes a tablet, and a low one the reed of somebody else."""

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, WetclayState)
        points = super().value(state, seat)
        left = state.rules.rounds - state.round
        best = sorted(state.hands[seat], reverse=True)[: left + 1]
        return points + sum(reed / REEDS for reed in best)
