"""Whole random games inside compiled code: the fuel of search, simulation and benchmarks."""

from __future__ import annotations

from random import Random

from edubba.kernel.state import State
from edubba.kernel.step import AUTOMATIC, Together


def playout(state: State, rng: Random) -> int:
    """Play random legal actions to the end of the game; return the number of decisions taken."""
    decisions = 0
    agenda = state.agenda
    draw = rng.getrandbits
    while agenda:  # what `advance` and `proceed` do (tests/properties), without their calls
        top = agenda[-1]
        seat = top.seat
        if seat >= 0:
            options = top.options(state, seat)
            count = len(options)
            agenda.pop()
            if count > 1:
                decisions += 1
                top.take(state, seat, options[draw(16) * count >> 16])
            else:
                if not top.public(state):
                    decisions += 1
                if count:
                    top.take(state, seat, options[0])
        elif seat == AUTOMATIC:
            agenda.pop()
            top.run(state)
        elif isinstance(top, Together):
            seat = state.gather(top)
            if seat >= 0:
                options = top.options(state, seat)
                state.seal(top, seat, options[draw(16) * len(options) >> 16])
                decisions += 1
    state.offered = None
    return decisions


def playouts(states: list[State], rng: Random) -> list[int]:
    """As `playout`, for a batch of positions."""
    return [playout(state, rng) for state in states]
