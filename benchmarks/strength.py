"""Which bot is stronger? Mirrored games of two: every seed is played twice, with the seats swapped.

    PYTHONPATH=.build/compiled .venv/bin/python -m benchmarks.strength search greedy --seeds 100 --iterations 200

A victory counts 1, a shared one a half.
"""

import argparse
import math
import time
from collections.abc import Callable
from functools import partial
from multiprocessing import Pool
from random import Random
from typing import NamedTuple

import edubba
from edubba import bots
from edubba.kernel import State


class Pair(NamedTuple):
    """The two games of one seed, from the side of the first bot."""

    wins: float
    lead: int
    decisions: int


def main() -> None:
    ask = argparse.ArgumentParser(description="Mirrored two-player matches between bots.")
    ask.add_argument("bots", nargs=2, choices=bots.names())
    ask.add_argument("--game", default="uruk")
    ask.add_argument("--seeds", type=int, default=100)
    ask.add_argument("--first", type=int, default=0)
    ask.add_argument("--iterations", type=int, default=400)
    ask.add_argument("--workers", type=int, default=2)
    said = ask.parse_args()
    start = time.perf_counter()
    seeds = range(said.first, said.first + said.seeds)
    one, other = said.bots
    with Pool(said.workers) as pool:
        pairs = pool.map(partial(play_pair, said.game, one, other, said.iterations), seeds, chunksize=1)
    games = 2 * len(pairs)
    rate = sum(pair.wins for pair in pairs) / games
    low, high = interval(rate, games)
    lead = sum(pair.lead for pair in pairs) / games
    print(
        f"{one} beats {other} in {rate:.1%} of {games} mirrored games (95 %: {low:.1%} to {high:.1%}), "
        f"by {lead:+.1f} points on average; {time.perf_counter() - start:.0f} s"
    )


def play_pair(game: str, one: str, other: str, iterations: int, seed: int) -> Pair:
    wins, lead, decisions = 0.0, 0, 0
    for seat, names in ((0, (one, other)), (1, (other, one))):
        state, count = play(game, names, iterations, seed)
        winners = state.ranking()[0]
        scores = state.scores()
        wins += 1 / len(winners) if seat in winners else 0
        lead += scores[seat] - scores[1 - seat]
        decisions += count
    return Pair(wins, lead, decisions)


def play(name: str, names: tuple[str, str], iterations: int, seed: int) -> tuple[State, int]:
    game = edubba.load(name)
    state = game.new(seats=2, seed=seed)
    players = [
        bots.make(bot, game, seed=2 * seed + seat, **({"iterations": iterations} if bot == "search" else {}))
        for seat, bot in enumerate(names)
    ]
    decisions = 0
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, players[seat].choose(seen_by(state, seat), seat, state.legal(seat)))
        decisions += 1
    return state, decisions


def seen_by(state: State, seat: int) -> Callable[[Random], State]:
    return lambda rng: state.redeal(seat, rng)


def interval(rate: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval; it stays honest when somebody wins every game."""
    z = 1.96
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return middle - half, middle + half


if __name__ == "__main__":
    main()
