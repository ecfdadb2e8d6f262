"""Matches: who is stronger, told with an interval. Every seed is played once from each seat, so that luck evens out."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import Any, Final

from edubba.bots.bot import Bot
from edubba.kernel.game import Game
from edubba.kernel.state import State

Maker = Callable[[int], Bot]
"""Makes a player for a game: of one seed, always the same."""

SURE: Final = 1.96  # 95 %


class Seen:
    """A position as a seat sees it."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat

    def sample(self, rng: Random) -> State:
        return self.state.redeal(self.seat, rng)


class Tally:
    """How one player fared against others so far."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0  # a victory that is shared counts as a part of one
        self.points = 0
        self.best_other = 0

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval; it stays honest when somebody wins every game."""
        n = float(self.games)
        if not self.games:
            return 0.0, 1.0
        rate = self.rate
        middle = (rate + SURE * SURE / (2.0 * n)) / (1.0 + SURE * SURE / n)
        half = SURE / (1.0 + SURE * SURE / n) * math.sqrt(rate * (1.0 - rate) / n + SURE * SURE / (4.0 * n * n))
        return middle - half, middle + half

    def add(self, state: State, seat: int) -> None:
        """A game that is over, from the side of this seat. An automaton plays for itself."""
        winners = state.ranking()[0]
        scores = state.scores()
        self.games += 1
        if seat in winners and not (len(winners) > 1 and winners[-1] >= state.seats):
            self.wins += 1.0 / float(len(winners))
        self.points += scores[seat]
        self.best_other += max([scores[place] for place in range(len(scores)) if place != seat], default=0)


def play(game: Game, players: list[Bot], seed: int, options: dict[str, Any] | None = None) -> State:
    """A whole game between bots."""
    state = game.new(len(players), seed, options)
    while state.agenda:
        seat = state.next_seat()
        state.advance(seat, players[seat].choose(Seen(state, seat).sample, seat, state.legal(seat)))
    return state


def mirrored(
    tally: Tally, game: Game, one: Maker, other: Maker, seats: int, seed: int, options: dict[str, Any] | None = None
) -> None:
    """The games of a seed: one of them sits at each seat in turn, among others."""
    for mine in range(seats):
        players = [(one if seat == mine else other)(seed * 16 + seat) for seat in range(seats)]
        tally.add(play(game, players, seed, options), mine)
