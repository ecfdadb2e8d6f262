"""Plays many games between bots and sums them up. The result depends on the seed, not on the number of workers."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from random import Random
from typing import NamedTuple

import edubba
from edubba import bots
from edubba.cli.terminal import terminal_of
from edubba.kernel import Game, Journal, Pack, State, playout
from edubba.kernel.option import Value

RANDOM = "random"
CHUNK = 25  # games that a worker plays at a time


@dataclass(frozen=True)
class Plan:
    """All that the games depend on."""

    game: str
    pack: Pack | None
    players: tuple[str, ...]
    options: dict[str, Value]
    seed: int
    games: int

    def load(self) -> Game:
        return edubba.load(self.game, self.pack)


class Played(NamedTuple):
    """What is kept of one game."""

    players: list[str]  # by seat
    order: list[int]  # seats in turn order
    scores: list[int]
    winners: list[int]
    decisions: int
    facts: dict[str, int]
    counts: dict[str, dict[int, int]]  # kind of event -> thing -> how often


def play_all(plan: Plan, workers: int) -> Iterator[list[Played]]:
    """All games in their order, in portions as they are done."""
    portions = [range(first, min(first + CHUNK, plan.games)) for first in range(0, plan.games, CHUNK)]
    if workers == 1 or len(portions) == 1:
        for portion in portions:
            yield play_some(plan, portion)
        return
    # Fresh processes: a fork would copy the threads that draw the progress bar.
    with ProcessPoolExecutor(min(workers, len(portions)), get_context("spawn")) as pool:
        yield from pool.map(play_some, [plan] * len(portions), portions)


def play_some(plan: Plan, numbers: range) -> list[Played]:
    game = plan.load()
    return [play_one(game, plan, number) for number in numbers]


def play_one(game: Game, plan: Plan, number: int) -> Played:
    """One game. From game to game the players move on by one seat, so that no bot owns one."""
    seats = len(plan.players)
    players = [plan.players[(seat + number) % seats] for seat in range(seats)]
    dice = Random(f"{plan.seed}/{number}")
    state = game.new(seats, dice.randbytes(32), plan.options)
    journal = state.journal = Journal()
    terminal = terminal_of(game)
    order = terminal.turn_order(state)
    decisions = playout(state, dice) if set(players) == {RANDOM} else play_out(game, state, players, dice)
    counts: dict[str, Counter[int]] = {kind: Counter() for _, kinds in terminal.TALLIES.values() for kind in kinds}
    for event in journal.events:
        if event.kind in counts:
            counts[event.kind][event.a] += 1
    found = {kind: dict(count) for kind, count in counts.items()}
    return Played(
        players=players,
        order=order,
        scores=state.scores(),
        winners=state.ranking()[0],
        decisions=decisions,
        facts=terminal.facts(state),
        counts=found,
    )


def mind(name: str, game: Game, seed: int) -> bots.Bot:
    """A bot without a limit of time: the games must not depend on how fast this machine is."""
    return bots.make(name, game, seed, **({"seconds": math.inf} if name in bots.levels() else {}))


def play_out(game: Game, state: State, players: list[str], dice: Random) -> int:
    """Let bots play a game to its end; return the number of decisions."""
    minds = [mind(name, game, dice.getrandbits(64)) for name in players]
    decisions = 0
    while not state.over:
        seat = state.to_act[0]
        action = minds[seat].choose(partial(state.redeal, seat), seat, state.legal(seat))
        state.apply(seat, action)
        decisions += 1
    return decisions
