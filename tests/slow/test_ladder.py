"""A short ladder: would anybody notice if a level had become weaker than the one below it?

The seeds are fixed, so the games are the same as long as levels and values are. `benchmarks/ladder.py` measures in
earnest.
"""

from __future__ import annotations

import math
from functools import partial

import pytest

import edubba
from edubba import bots
from edubba.bots.match import Tally, mirrored

GAMES = sorted(edubba.catalogue())
SEEDS = range(7_000_000, 7_000_003)
LADDER = [("apprentice", "pupil", GAMES), ("scribe", "apprentice", GAMES), ("master", "scribe", GAMES[:1])]
BAR = 0.6


@pytest.mark.parametrize(("one", "other", "games"), LADDER, ids=[f"{one}-{other}" for one, other, _ in LADDER])
def test_each_level_beats_the_one_below(one: str, other: str, games: list[str]) -> None:
    tally = Tally()
    for name in games:
        game = edubba.load(name)
        seats = min(count for count in game.seats if count > 1)
        for seed in SEEDS:
            first, second = (partial(bots.make, level, game, seconds=math.inf) for level in (one, other))
            mirrored(tally, game, first, second, seats, seed)
    assert tally.games == 2 * len(SEEDS) * len(games)
    assert tally.rate >= BAR, f"{one} won {tally.rate:.0%} against {other}"
