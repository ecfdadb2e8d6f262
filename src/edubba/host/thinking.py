"""A bot answers a question: from the record of the game it gets redealt samples of the position, and nothing else.

The coach looks back at finished games here, too, a turn at a time.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from random import Random
from time import perf_counter

from edubba import bots
from edubba.bots.review import Review
from edubba.kernel import EdubbaError, Game, Record, State
from edubba.kernel.record import Move
from edubba.kernel.shelf import played_with
from edubba.table import hindsight
from edubba.table.effects import Finding, Order, Study, Thought
from edubba.table.hints import best_moves

MINDS = 64  # bots that are remembered
LOOKED_AT = 2  # finished games that are remembered


class Minds:
    """The bots that were asked last. Who planned a whole turn goes on with it when the rest of it is asked."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[object, ...], bots.Bot] = OrderedDict()
        self._reviews: OrderedDict[tuple[object, ...], Review] = OrderedDict()

    def of(self, order: Order, game: Game) -> bots.Bot:
        whose = (order.secret, order.seat, order.bot, order.seconds)
        bot = self._bots.pop(whose, None)
        if bot is None:
            budget = {} if order.seconds is None else {"seconds": order.seconds}
            bot = bots.make(order.bot, game, seed=None, **budget)
        bot.dice.seed(luck(order))
        if bots.level_of(order.bot) is None:  # the others plan nothing
            return bot
        self._bots[whose] = bot
        if len(self._bots) > MINDS:
            self._bots.popitem(last=False)
        return bot

    def review(self, record: Record) -> Review:
        """A finished game that was gone through."""
        whose = (record.secret, len(record.moves))
        found = self._reviews.pop(whose, None) or hindsight.walked(record)
        self._reviews[whose] = found
        if len(self._reviews) > LOOKED_AT:
            self._reviews.popitem(last=False)
        return found


def think(order: Order, allowed: Callable[[], float] = lambda: math.inf, minds: Minds | None = None) -> Thought:
    """What the bot decides, or what the coach advises. `allowed` says how many seconds it has, which may become less
    while it thinks."""
    record = record_of(order)
    game, state = record.game, record.replay()
    seat, legal = order.seat, state.legal(order.seat)
    coach = bots.Coach(game, luck(order), seconds=order.seconds or 0.0) if order.advise else None
    bot = (minds or Minds()).of(order, game) if coach is None else coach.bot
    began = perf_counter()

    def sample(rng: Random) -> State:
        if perf_counter() - began > allowed():
            bot.hurry()
        return state.redeal(seat, rng)

    if coach is not None:
        return best_moves(game, coach, sample, seat, legal, order.advise, order.names)
    return bot.choose(sample, seat, legal)


def look_back(
    order: Order, study: Study, allowed: Callable[[], float] = lambda: math.inf, minds: Minds | None = None
) -> Finding:
    """A part of the review of a finished game. Nothing is found in less time: when none is left, it is abandoned."""
    record = record_of(order)
    review = (minds or Minds()).review(record)
    if study.turn is None:
        return hindsight.course_of(review)
    judged = review.judge(study.turn, lambda: allowed() > 0)
    return hindsight.verdict_of(record.game, judged, study.lang, order.names)


def record_of(order: Order) -> Record:
    game = played_with(order.game, order.pack)
    if game is None:
        raise EdubbaError(f"the data pack {order.pack} of {order.game} is not here")
    record = Record(game, order.seats, order.options, order.secret, nonces=order.nonces, version=order.version)
    record.position = order.position
    record.moves = [Move(seat, text, "") for seat, text in order.moves]
    return record


def answer(order: Order, allowed: Callable[[], float] = lambda: math.inf, minds: Minds | None = None) -> int:
    """What the bot decides."""
    thought = think(order, allowed, minds)
    assert isinstance(thought, int)
    return thought


def luck(order: Order) -> int:
    """The seed of a bot: nobody can guess it, and the same questions find the same answers, as a bug report needs."""
    asked = f"bot {order.seat} {len(order.moves)}".encode()
    return int.from_bytes(sha256(order.secret + asked).digest()[:8], "big")
