"""A bot in twenty lines, and how it does in the arena.

python examples/first_bot.py
edubba arena match uruk first_bot:Thrifty random        the same, from within this folder
"""

from random import Random

from edubba import arena


class Thrifty:
    """It looks one step ahead, on a position that it cannot tell from the real one, and keeps the most points."""

    def __init__(self, game, seed):
        self.dice = Random(seed)

    def choose(self, sample, seat, legal):
        position = sample(self.dice)
        best = []
        for action in legal:
            after = position.clone()
            after.advance(seat, action)
            best.append((after.scores()[seat], self.dice.random(), action))
        return max(best)[2]


if __name__ == "__main__":
    import sys

    games = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    plan = arena.match("uruk", "first_bot:Thrifty", "random", games=games, seed=1, options={"max_rounds": 15})
    told = arena.findings(plan, list(arena.play(plan)))
    for one in told["players"]:
        print(f"{one['name']}: {one['share']:.0%} [{one['low']:.0%}, {one['high']:.0%}] of {one['games']} games")
