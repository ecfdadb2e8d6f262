"""What players answer in somebody's imagination: quick greedy moves, which know only what the player may know."""

from __future__ import annotations

from random import Random
from typing import Final

from edubba.bots.bot import lead
from edubba.kernel.advice import Advice
from edubba.kernel.state import State
from edubba.kernel.step import Together

STEPS: Final = 4000  # more answers than any imagined game takes
VICTORY: Final = 3.0  # points that it is worth to have won, beside the lead


class Manner:
    """How thoroughly an imagined player looks: ways of a move followed to its end, and options looked at, at most."""

    __slots__ = ("breadth", "dice", "look", "seen")

    def __init__(self, dice: Random, breadth: int, look: int) -> None:
        self.dice = dice
        self.breadth = breadth
        self.look = look
        self.seen = 0  # positions that were looked at so far: the measure of effort, which is the same on any machine


def some(options: list[int], most: int, dice: Random) -> list[int]:
    """At most so many of the options, spread evenly: of a hundred places for a tile most are alike."""
    count = len(options)
    if count <= most:
        return options
    start = int(dice.random() * count)
    return [options[(start + index * count // most) % count] for index in range(most)]


def complete_move(advice: Advice, state: State, seat: int, news: int, breadth: int, manner: Manner) -> State:
    """The position after the best completion of the move that this seat is in the middle of, as far as nothing new
    comes to light. The given state may be used up."""
    while state.agenda and state.news == news and state.asks(seat) and not advice.quiet(state):
        options = state.choices(seat)
        if len(options) == 1:
            state.advance(seat, options[0])
            continue
        options = some(options, manner.look, manner.dice)
        manner.seen += len(options)
        share = breadth // len(options)
        best = state
        high = 0.0
        for index in range(len(options)):
            trial = state.clone()
            trial.advance(seat, options[index])
            if share:
                trial = complete_move(advice, trial, seat, news, share, manner)
            value = advice.value(trial, seat)
            if index == 0 or value > high:
                high = value
                best = trial
        state = best
    return state


def blind(state: State, seat: int) -> State:
    """A copy in which nobody else has answered what all are asked at once: nothing opens, nothing is known."""
    top = state.agenda[-1]
    assert isinstance(top, Together)
    other = state.clone()
    for one in top.seats:
        if one != seat:
            other.sealed[one] = []
    return other


def answer_sealed(advice: Advice, state: State, seat: int, manner: Manner) -> None:
    """Let a seat answer what all are asked at once, without a look at the answers of others. Nothing opens."""
    top = state.agenda[-1]
    assert isinstance(top, Together)
    while top.owes(state, seat):
        apart = blind(state, seat)
        options = [action for action in top.options(state, seat) if not top.at_once(action)]
        options = some(options, manner.look, manner.dice)
        manner.seen += len(options)
        best = options[0]
        high = 0.0
        for index in range(len(options)):
            trial = apart.clone()
            trial.advance(seat, options[index])
            trial = complete_move(advice, trial, seat, apart.news, manner.breadth // len(options), manner)
            value = advice.value(trial, seat)
            if index == 0 or value > high:
                high = value
                best = options[index]
        state.sealed[seat].append(best)


def seal_before(advice: Advice, state: State, seat: int, manner: Manner) -> None:
    """If all are asked at once: the others answer first. So their answers do not depend on what this seat plans, and
    those that a deal has drawn at random become sensible ones."""
    if not state.agenda:
        return
    top = state.agenda[-1]
    if isinstance(top, Together) and state.sealed:
        for other in top.seats:
            if other != seat:
                state.sealed[other] = []
        for other in top.seats:
            if other != seat:
                answer_sealed(advice, state, other, manner)


def reply(advice: Advice, state: State, manner: Manner) -> State:
    """The position after the move that looks best to who is asked. The given state may be used up."""
    seat = state.next_seat()
    top = state.agenda[-1]
    if isinstance(top, Together) and len(top.seats) > 1:
        return reply_together(advice, state, top, manner)
    options = state.choices(seat)
    if len(options) == 1:
        state.advance(seat, options[0])
        return state
    options = some(options, manner.look, manner.dice)
    manner.seen += len(options)
    news = state.news
    share = manner.breadth // len(options)
    best = state
    high = 0.0
    for index in range(len(options)):
        trial = state.clone()
        trial.advance(seat, options[index])
        trial = complete_move(advice, trial, seat, news, share, manner)
        value = advice.value(trial, seat)
        if index == 0 or value > high:
            high = value
            best = trial
    return best


def reply_together(advice: Advice, state: State, top: Together[State], manner: Manner) -> State:
    """All answer, none knows of the others; then the answers are opened."""
    for seat in top.seats:
        answer_sealed(advice, state, seat, manner)
    state.proceed()
    return state


def roll(advice: Advice, state: State, turn: int, turns: int, manner: Manner) -> State:
    """Everybody plays on, until so many turns beyond this one are over and nothing is half done."""
    last = turn
    steps = 0
    while state.agenda and steps < STEPS:
        now = advice.turn(state)
        if now != last:
            last = now
            turns -= 1
        if turns < 0 and advice.quiet(state):
            break
        state = reply(advice, state, manner)
        steps += 1
    return state


def outlook(advice: Advice, state: State, seat: int) -> float:
    """The lead of a seat in points; at the end of the game it also counts who has won."""
    value = lead(advice, state, seat)
    if not state.agenda:
        winners = state.ranking()[0]
        if seat not in winners:
            return value - VICTORY
        if len(winners) == 1:
            return value + VICTORY
    return value
