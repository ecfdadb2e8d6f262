"""Bots for every game. They know the kernel and a game's advice, and see redealt positions only."""

from typing import Any

from edubba.bots.bot import Bot, Sample
from edubba.bots.greedy import GreedyBot
from edubba.bots.random import RandomBot
from edubba.bots.search import SearchBot
from edubba.kernel.errors import EdubbaError
from edubba.kernel.game import Game

__all__ = ["Bot", "GreedyBot", "RandomBot", "Sample", "SearchBot", "make", "names"]


SETTINGS = {"random": (), "greedy": ("deals", "breadth"), "search": ("iterations", "seconds", "curiosity")}


def names() -> list[str]:
    """The bots that `make` knows, the weakest first."""
    return list(SETTINGS)


def make(name: str, game: Game, seed: int | None = None, **settings: Any) -> Bot:
    """A bot for a game. `search` takes a budget per decision, iterations=400 or seconds=1.5; `greedy` takes deals=4."""
    if name not in SETTINGS:
        raise EdubbaError(f"there is no bot {name!r}; known: {', '.join(names())}")
    for setting, value in settings.items():
        if setting not in SETTINGS[name]:
            known = ", ".join(SETTINGS[name]) or "none"
            raise EdubbaError(f"the bot {name!r} has no setting {setting!r}; known: {known}")
        if not value > 0:
            raise EdubbaError(f"the setting {setting!r} of the bot {name!r} must be above 0, not {value!r}")
    if name == "random":
        return RandomBot(seed)
    return (GreedyBot if name == "greedy" else SearchBot)(game.advice, seed, **settings)
