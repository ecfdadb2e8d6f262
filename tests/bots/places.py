"""Positions of every game in which somebody has a real choice."""

from random import Random

import edubba
from edubba.bots import Bot
from edubba.kernel import Game, State

GAMES = sorted(edubba.catalogue())


def crossroads(game: Game, seats: int, seed: int, decisions: int) -> State:
    """A position after so many random decisions, and on to a question with several answers."""
    state, rng = game.new(seats, seed), Random(seed)
    while decisions > 0 or len(state.legal(state.to_act[0])) < 3:
        seat = state.to_act[0]
        state.apply(seat, rng.choice(state.legal(seat)))
        if state.over:
            return crossroads(game, seats, seed + 1, decisions // 2)
        decisions -= 1
    return state


def answer(bot: Bot, state: State, seat: int) -> int:
    return bot.choose(lambda rng: state.redeal(seat, rng), seat, state.legal(seat))
