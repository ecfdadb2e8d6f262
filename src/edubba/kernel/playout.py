"""Whole random games inside compiled code: the fuel of search, simulation and benchmarks."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from mypy_extensions import i64

from edubba.kernel.state import State
from edubba.kernel.step import AUTOMATIC, Step, Together

# A list that gets short gives its memory back, and asks for it again with the next step: up to 8 % of all time.
# Four steps at the bottom, which are never reached, keep the agenda long.
GROUND: Final = 4
# Asking for random bits is a call into Python. So many draws come at once, four bytes each, of which the upper two are
# used: what `getrandbits(16)` would say, one after the other.
DRAWS: Final = 32
END: Final = 4 * DRAWS + 2


def playout(state: State, rng: Random) -> int:
    """Play random legal actions to the end of the game; return the number of decisions taken.

    More may be drawn than is used: what comes next from the same `rng` is then something else than after a loop.
    """
    decisions = 0
    waiting = state.agenda
    if not waiting:
        return 0
    bottom: Step[Any] = Step(AUTOMATIC)
    agenda: list[Step[Any]] = [bottom] * GROUND + waiting
    state.agenda = agenda
    drawn = b""
    at: i64 = END
    while len(agenda) > GROUND:  # what `advance` and `proceed` do (tests/properties), without their calls
        top = agenda[-1]
        seat = top.seat
        if seat >= 0:
            options = top.options(state, seat)
            count = len(options)
            agenda.pop()
            if count > 1:
                decisions += 1
                if at == END:
                    drawn = rng.randbytes(4 * DRAWS)
                    at = 2
                top.take(state, seat, options[(drawn[at] | drawn[at + 1] << 8) * count >> 16])
                at += 4
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
                if at == END:
                    drawn = rng.randbytes(4 * DRAWS)
                    at = 2
                state.seal(top, seat, options[(drawn[at] | drawn[at + 1] << 8) * len(options) >> 16])
                at += 4
                decisions += 1
    state.agenda = []
    state.offered = None
    return decisions


def playouts(states: list[State], rng: Random) -> list[int]:
    """As `playout`, for a batch of positions."""
    return [playout(state, rng) for state in states]
