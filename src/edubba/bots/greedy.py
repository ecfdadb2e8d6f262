"""The greedy player: looks at what each action leads to, and takes the one that looks best."""

from __future__ import annotations

from edubba.bots.bot import Bot, Sample, complete, deal, lead, nothing_to_decide
from edubba.kernel.advice import Advice


class GreedyBot(Bot):
    """Looks one move ahead. A move that takes several answers, such as choosing and paying, is judged by its result."""

    def __init__(self, advice: Advice, seed: int | None = None, deals: int = 4, breadth: int = 32) -> None:
        super().__init__(seed)
        self.advice = advice
        self.deals = deals  # positions over which chance is averaged
        self.breadth = breadth  # how many ways to complete a move are tried to the end

    def choose(self, sample: Sample, seat: int, legal: list[int]) -> int:
        if len(legal) < 2:
            if not legal:
                raise nothing_to_decide(seat)
            return legal[0]
        promise = [0.0] * len(legal)
        for _ in range(self.deals):
            state = deal(sample, self.dice)
            for index in range(len(legal)):
                trial = state.clone()
                trial.advance(seat, legal[index])
                trial = complete(self.advice, trial, seat, state.news, self.breadth)
                promise[index] += lead(self.advice, trial, seat)
        best: list[int] = []
        for index in range(len(legal)):
            if not best or promise[index] > promise[best[0]]:
                best = [index]
            elif promise[index] == promise[best[0]]:
                best.append(index)
        return legal[best[int(self.dice.random() * len(best))]]
