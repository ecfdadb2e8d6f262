"""The random player: every legal action is as good as any other."""

from __future__ import annotations

from edubba.bots.bot import Bot, Sample, nothing_to_decide


class RandomBot(Bot):
    def choose(self, sample: Sample, seat: int, legal: list[int]) -> int:
        if not legal:
            raise nothing_to_decide(seat)
        return legal[int(self.dice.random() * len(legal))]
