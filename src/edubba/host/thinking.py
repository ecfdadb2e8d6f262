"""A bot answers a question: from the record of the game it gets redealt samples of the position, and nothing else."""

from __future__ import annotations

import math
from collections.abc import Callable
from hashlib import sha256
from random import Random
from time import perf_counter

from edubba import bots
from edubba.kernel import EdubbaError, Record, State
from edubba.kernel.record import Move
from edubba.kernel.shelf import played_with
from edubba.table.effects import Order


def answer(order: Order, allowed: Callable[[], float] = lambda: math.inf) -> int:
    """What the bot decides. `allowed` says how many seconds it has, which may become less while it thinks."""
    game = played_with(order.game, order.pack)
    if game is None:
        raise EdubbaError(f"the data pack {order.pack} of {order.game} is not here")
    record = Record(game, order.seats, order.options, order.secret, nonces=order.nonces, version=order.version)
    record.position = order.position
    record.moves = [Move(seat, text, "") for seat, text in order.moves]
    state = record.replay()
    budget = {} if order.seconds is None else {"seconds": order.seconds}
    bot = bots.make(order.bot, game, seed=luck(order), **budget)
    began = perf_counter()

    def sample(rng: Random) -> State:
        if perf_counter() - began > allowed():
            bot.hurry()
        return state.redeal(order.seat, rng)

    return bot.choose(sample, order.seat, state.legal(order.seat))


def luck(order: Order) -> int:
    """The seed of a bot: nobody can guess it, and the same question finds the same answer, as a bug report needs."""
    asked = f"bot {order.seat} {len(order.moves)}".encode()
    return int.from_bytes(sha256(order.secret + asked).digest()[:8], "big")
