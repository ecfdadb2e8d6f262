"""Whole random games inside compiled code: the fuel of search, simulation and benchmarks."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from edubba.kernel.state import State
from edubba.kernel.step import AUTOMATIC, Step, Together

# A list that gets short gives its memory back, and asks for it again with the next step: up to 8 % of all time.
# Four steps at the bottom, which are never reached, keep the agenda long.
GROUND: Final = 4


def playout(state: State, rng: Random) -> int:
    """Play random legal actions to the end of the game; return the number of decisions taken."""
    decisions = 0
    waiting = state.agenda
    if not waiting:
        return 0
    bottom: Step[Any] = Step(AUTOMATIC)
    agenda: list[Step[Any]] = [bottom] * GROUND + waiting
    state.agenda = agenda
    draw = rng.getrandbits
    while len(agenda) > GROUND:  # what `advance` and `proceed` do (tests/properties), without their calls
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
    state.agenda = []
    state.offered = None
    return decisions


def playouts(states: list[State], rng: Random) -> list[int]:
    """As `playout`, for a batch of positions."""
    return [playout(state, rng) for state in states]
