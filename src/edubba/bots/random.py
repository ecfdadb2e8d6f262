"""The random player: every legal action is as good as any other."""

from __future__ import annotations

from edubba.bots.bot import Bot, Sample


class RandomBot(Bot):
    def choose(self, sample: Sample, seat: int, legal: list[int]) -> int:
        return legal[int(self.dice.random() * len(legal))]
