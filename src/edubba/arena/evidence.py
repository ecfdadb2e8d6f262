"""When a pairing is decided: a test that may be looked at after every seed, as often as one likes.

Whoever looks at an interval for a fixed number of games again and again, and stops as soon as it lies on one side, is
wrong far more often than it promises. So a pairing is stopped by a test by betting instead (Ville's inequality; Waudby-
Smith and Ramdas 2024). Somebody who believes that the player wins more than the bar bets a part of his money on every
seed, at odds that are fair if he wins just as much as the bar. If he does, the money is a martingale: that it ever
grows to 2/sure times what it was has a probability of at most sure/2, whenever one looks. A second one bets on less.

The only thing assumed is that seeds are independent of one another. What is bet on is the mean of all games of a seed,
which are not: so mirrored seeds, shared victories and any number of seats are no exception.
"""

from __future__ import annotations

from typing import Final

STAKES: Final = (0.1, 0.2, 0.4, 0.8)  # of all that can be lost; the money is divided among them evenly


class Evidence:
    """How much speaks for more than the bar, and for less."""

    def __init__(self, bar: float, sure: float) -> None:
        self.bar = bar
        self.goal = 2.0 / sure if sure else 0.0
        self.above = [1.0] * len(STAKES)
        self.below = [1.0] * len(STAKES)

    def add(self, share: float) -> None:
        """The mean share of the victory in the games of one seed."""
        for index, stake in enumerate(STAKES):
            self.above[index] *= 1.0 + stake * (share - self.bar) / self.bar
            self.below[index] *= 1.0 + stake * (self.bar - share) / (1.0 - self.bar)

    @property
    def verdict(self) -> int:
        """1: more than the bar; -1: less; 0: nobody knows yet."""
        if not self.goal:
            return 0
        if sum(self.above) >= self.goal * len(STAKES):
            return 1
        return -1 if sum(self.below) >= self.goal * len(STAKES) else 0
