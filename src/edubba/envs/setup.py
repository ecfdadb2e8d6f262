"""What all environments have in common: which game is played, by how many, and what its end is worth."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager

from edubba.kernel import shelf
from edubba.kernel.errors import EdubbaError
from edubba.kernel.extras import brings
from edubba.kernel.game import Game
from edubba.kernel.rewards import REWARDS
from edubba.kernel.state import State


def needs(*packages: str) -> AbstractContextManager[None]:
    """Say which `pip install` brings a package that is missing."""
    return brings("envs", *packages)


class Setup:
    """A game, seats, options and a kind of reward, checked once."""

    def __init__(
        self, game: str | Game, seats: int | None, options: Mapping[str, object] | None, reward: str = "win"
    ) -> None:
        self.game = shelf.game_of(game)
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = self.game.agree(self.seats, options)
        self.reward = reward
        if reward not in REWARDS:
            raise EdubbaError(f"there is no reward {reward!r}; known: {', '.join(REWARDS)}")
        if reward != "margin" and self.new(0).places() == 1:
            raise EdubbaError(f"nobody can be beaten in {self.game.name} alone; take reward='margin'")

    def new(self, seed: int | bytes | None) -> State:
        return self.game.new(self.seats, seed, self.options)
