"""Self-play learns what positions are worth: least squares over time (LSTD), as `edubba train` does it.

    python examples/learn_values.py                         a few minutes; more games learn more
    python examples/learn_values.py --games 6 --seeds 2

After each generation a player by what was learned meets one by the game's own advice, on seeds that no training meets.
"""

import argparse
from functools import partial

import edubba
from edubba.bots.levels import PUPIL
from edubba.bots.match import Tally, mirrored
from edubba.bots.training import Plan, Training
from edubba.bots.turns import TurnBot

FRESH = 1_000_000


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="wayfarers", help="one that says what its positions consist of")
    parser.add_argument("--games", type=int, default=100, help="of a generation")
    parser.add_argument("--generations", type=int, default=2)
    parser.add_argument("--seeds", type=int, default=10, help="by which it is measured")
    asked = parser.parse_args()
    game = edubba.load(asked.game)
    training = Training(game, Plan(seed=1, generations=asked.generations, games=asked.games))
    for done, _ in training.run():
        if done % asked.games == 0:
            tally = Tally()
            for seed in range(FRESH, FRESH + asked.seeds):
                mirrored(tally, game, partial(player, training.advice()), partial(player, game.advice), 2, seed)
            low, high = tally.interval()
            print(f"{done} games: wins {tally.rate:.0%} [{low:.0%}, {high:.0%}] of {tally.games}")
    first, last = training.parts()
    weights = zip(training.terms.names(), first, last, strict=True)
    for name, early, late in sorted(weights, key=lambda one: -abs(one[1]) - abs(one[2]))[:10]:
        print(f"{name:24} {early:7.2f} at first {late:7.2f} at the end")


def player(advice, seed):
    return TurnBot(advice, PUPIL.style, seed)


if __name__ == "__main__":
    main()
