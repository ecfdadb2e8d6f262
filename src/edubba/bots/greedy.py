"""The greedy player: looks at what each action leads to, and takes the one that looks best."""

from __future__ import annotations

from edubba.bots.bot import Bot, Sample, deal, lead
from edubba.kernel.advice import Advice
from edubba.kernel.state import State


class GreedyBot(Bot):
    """Looks one move ahead. A move that takes several answers, such as choosing and paying, is judged by its result."""

    def __init__(self, advice: Advice, seed: int | None = None, deals: int = 4, breadth: int = 32) -> None:
        super().__init__(seed)
        self.advice = advice
        self.deals = deals  # positions over which chance is averaged
        self.breadth = breadth  # how many ways to complete a move are tried to the end

    def choose(self, sample: Sample, seat: int, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        promise = [0.0] * len(legal)
        for _ in range(self.deals):
            state = deal(sample, self.dice)
            for index in range(len(legal)):
                trial = state.clone()
                promise[index] += self.outcome(trial, seat, legal[index], self.breadth)
        best: list[int] = []
        for index in range(len(legal)):
            if not best or promise[index] > promise[best[0]]:
                best = [index]
            elif promise[index] == promise[best[0]]:
                best.append(index)
        return legal[best[int(self.dice.random() * len(best))]]

    def outcome(self, state: State, seat: int, action: int, breadth: int) -> float:
        """How far this seat leads after an action and the best completion of the move it begins. Uses up the state."""
        news = state.news
        state.advance(seat, action)
        while state.news == news and state.asks(seat) and not self.advice.quiet(state):
            options = state.choices(seat)
            if len(options) == 1:
                state.advance(seat, options[0])
            elif len(options) <= breadth:
                best = self.outcome(state.clone(), seat, options[0], breadth // len(options))
                for index in range(1, len(options)):
                    best = max(best, self.outcome(state.clone(), seat, options[index], breadth // len(options)))
                return best
            else:
                state.advance(seat, self.nearest(state, seat, options))
        return lead(self.advice, state, seat)

    def nearest(self, state: State, seat: int, options: list[int]) -> int:
        """The option that looks best at once, where there are too many ways to follow them all."""
        choice = options[0]
        best = 0.0
        for index in range(len(options)):
            trial = state.clone()
            trial.advance(seat, options[index])
            found = lead(self.advice, trial, seat)
            if index == 0 or found > best:
                choice = options[index]
                best = found
        return choice
