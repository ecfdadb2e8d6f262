"""How much quicker two workers of a Ray cluster are: `python -m benchmarks.cluster [GAME] [GAMES] [PLAYER...]`.

The same ladder of 200 games is played on a cluster of one worker and on one of two, each started beforehand: what is
measured are games, not the start of a cluster. It needs `pip install 'edubba[ray]'`, and two cores that have nothing
else to do.
"""

from __future__ import annotations

import logging
import sys
import time
import warnings
from functools import partial
from importlib import import_module
from typing import Any

from edubba import arena, bots
from edubba.arena.cluster import share

WANTED = 1.7


def main(game: str = "uruk", games: str = "200", *players: str) -> int:
    names = list(players) or bots.levels()
    meetings = len(names) - 1
    plan = arena.ladder(game, names, games=-(-int(games) // meetings), seed=1, sure=0)
    one, first = measured(plan, 1)
    two, second = measured(plan, 2)
    print(f"{plan.games} games of {game}: {one:.1f} s on one worker, {two:.1f} s on two, {one / two:.2f} times")
    return 0 if first == second and one / two >= WANTED else 1


def measured(plan: arena.Plan, workers: int) -> tuple[float, list[arena.Row]]:
    """Seconds for the games of a plan, and the games."""
    ray: Any = import_module("ray")
    ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    played = partial(share, ray)
    try:
        for _ in arena.conduct(arena.ladder(plan.game, ["random", "greedy"], games=8 * workers, seed=1), [], played):
            pass  # all workers are there, and have read what they need
        began = time.perf_counter()
        rows = list(arena.conduct(plan, [], played))
        return time.perf_counter() - began, rows
    finally:
        ray.shutdown()


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    sys.exit(main(*sys.argv[1:]))
