"""Bots for every game. They know the kernel and a game's advice, and see redealt positions only."""

from typing import Any

from edubba.bots.bot import Bot, Sample
from edubba.bots.greedy import GreedyBot
from edubba.bots.random import RandomBot
from edubba.bots.search import SearchBot
from edubba.kernel.errors import EdubbaError
from edubba.kernel.game import Game

__all__ = ["Bot", "GreedyBot", "RandomBot", "Sample", "SearchBot", "make", "names"]


def names() -> list[str]:
    """The bots that `make` knows, the weakest first."""
    return ["random", "greedy", "search"]


def make(name: str, game: Game, seed: int | None = None, **settings: Any) -> Bot:
    """A bot for a game. `search` takes a budget: iterations=400, or seconds=1.5."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(game.advice, seed, **settings)
    if name == "search":
        return SearchBot(game.advice, seed, **settings)
    raise EdubbaError(f"there is no bot {name!r}; known: {', '.join(names())}")
