"""Bots for every game. They know the kernel and a game's advice, and see redealt positions only."""

from collections.abc import Iterable
from typing import Any

from edubba.bots.bot import Bot, Sample
from edubba.bots.coach import Coach, Counsel, Idea
from edubba.bots.greedy import GreedyBot
from edubba.bots.levels import LEVELS, Level, level_of
from edubba.bots.random import RandomBot
from edubba.bots.search import SearchBot
from edubba.bots.turns import Style, TurnBot
from edubba.bots.weights import judge, mark
from edubba.kernel.errors import EdubbaError
from edubba.kernel.game import Game
from edubba.kernel.shelf import game_of

__all__ = [
    "Bot", "Coach", "Counsel", "GreedyBot", "Idea", "Level", "RandomBot", "Sample", "SearchBot", "Style", "TurnBot",
    "level_of", "levels", "make", "names", "origin",
]  # fmt: skip


REFERENCES = {"random": (), "greedy": ("deals", "breadth"), "search": ("iterations", "seconds", "curiosity")}
"""The players of version 0.1, as they were: stored tables and scripts name them, and new ones are measured by them."""


def levels() -> list[str]:
    """The opponents that people choose from, the weakest first."""
    return [level.name for level in LEVELS]


def names() -> list[str]:
    """All that `make` knows: the references, then the levels, each the weakest first."""
    return [*REFERENCES, *levels()]


def origin(players: Iterable[str], game: str | Game) -> dict[str, str]:
    """What a record says of those who played, if there are levels among them: the mark of their weights."""
    seated = list(players)
    found = mark(game_of(game), len(seated)) if any(level_of(name) for name in seated) else ""
    return {"weights": found} if found else {}


def make(name: str, game: str | Game, seed: int | None = None, **settings: Any) -> Bot:
    """A bot for a game, or for the one of that name. A level may be given `seconds`, the most that a decision may take;
    `search` takes a budget per decision, iterations=400 or seconds=1.5; `greedy` takes deals=4."""
    level = level_of(name)
    if level is None and name not in REFERENCES:
        raise EdubbaError(f"there is no bot {name!r}; known: {', '.join(names())}")
    known = REFERENCES[name] if level is None else ("seconds",)
    for setting, value in settings.items():
        if setting not in known:
            raise EdubbaError(f"the bot {name!r} has no setting {setting!r}; known: {', '.join(known) or 'none'}")
        if not value > 0:
            raise EdubbaError(f"the setting {setting!r} of the bot {name!r} must be above 0, not {value!r}")
    game = game_of(game)
    if level is not None:
        return TurnBot(judge(game), level.style, seed, **({"seconds": level.seconds} | settings))
    if name == "random":
        return RandomBot(seed)
    return (GreedyBot if name == "greedy" else SearchBot)(game.advice, seed, **settings)
