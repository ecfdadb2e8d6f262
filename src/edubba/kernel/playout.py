"""Whole random games inside compiled code: the fuel of search, simulation and benchmarks."""

from __future__ import annotations

from random import Random

from edubba.kernel.state import State


def playout(state: State, rng: Random) -> int:
    """Play random legal actions to the end of the game; return the number of decisions taken."""
    decisions = 0
    agenda = state.agenda
    fraction = rng.random
    while agenda:
        top = agenda[-1]
        seat = top.seat
        if seat >= 0:  # what `advance` does, without a call: this loop is all that a playout is
            options = state.offered or top.options(state, seat)
            agenda.pop()
            top.take(state, seat, options[int(fraction() * float(len(options)))])
            state.settle()
        else:
            seat = state.next_seat()
            options = top.options(state, seat)
            state.advance(seat, options[int(fraction() * float(len(options)))])
        decisions += 1
    return decisions


def playouts(states: list[State], rng: Random) -> list[int]:
    """As `playout`, for a batch of positions."""
    return [playout(state, rng) for state in states]
