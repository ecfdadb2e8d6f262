"""What every bot is: somebody who answers for a seat, and who is shown redealt positions instead of the table."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from mypy_extensions import mypyc_attr

from edubba.kernel.advice import Advice
from edubba.kernel.errors import EdubbaError
from edubba.kernel.state import State

Sample = Callable[[Random], State]
"""Deals a position that the bot's seat cannot tell from the real one: `lambda rng: state.redeal(seat, rng)`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers for a seat. Its own dice decide what it is dealt, so equal seeds answer alike."""

    def __init__(self, seed: int | None = None) -> None:
        self.dice = Random(seed)

    def choose(self, sample: Sample, seat: int, legal: list[int]) -> int:
        """One of the legal actions of this seat. There must be some: EdubbaError if not."""
        raise NotImplementedError

    def hurry(self) -> None:
        """Answer as soon as possible. May be called by `sample`, while the bot thinks; most answer at once anyway."""


def nothing_to_decide(seat: int) -> EdubbaError:
    """What is wrong with a question that has no answers."""
    return EdubbaError(f"seat {seat} has nothing to decide now; ask one of state.to_act, and not after the end")


def deal(sample: Sample, dice: Random) -> State:
    """A position to think about. The real one is refused: nobody may think about what he cannot know."""
    state = sample(dice)
    if state.real:
        raise EdubbaError("a bot was handed the real position; give it redealt ones: state.redeal(seat, rng)")
    return state


def lead(advice: Advice, state: State, seat: int) -> float:
    """By how many points this seat is ahead of the best of the others, as far as the advice can tell."""
    best = 0.0
    alone = True
    for other in range(state.places()):
        if other != seat:
            value = advice.value(state, other)
            if alone or value > best:
                best = value
                alone = False
    return advice.value(state, seat) - best


def complete(advice: Advice, state: State, seat: int, news: int, breadth: int) -> State:
    """The position after the best completion of the move this seat is in the middle of, as far as nothing new comes to
    light (`news`: what was known before). About `breadth` ways are followed to their end, wider choices by their look.
    The given state may be used up."""
    while state.news == news and state.asks(seat) and not advice.quiet(state):
        options = state.choices(seat)
        if len(options) == 1:
            state.advance(seat, options[0])
            continue
        share = breadth // len(options)
        best = state
        high = 0.0
        for index in range(len(options)):
            trial = state.clone()
            trial.advance(seat, options[index])
            if share:
                trial = complete(advice, trial, seat, news, share)
            value = advice.value(trial, seat)
            if index == 0 or value > high:
                high = value
                best = trial
        state = best
    return state
