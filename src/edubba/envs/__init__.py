"""Environments for reinforcement learning, through the interfaces that researchers know. They need `edubba[envs]`.

>>> import edubba.envs
>>> games = edubba.envs.vector("uruk", n=4, seats=2, seed=1)
>>> observation, mask = games.reset()
>>> observation.shape == (4, games.num_features) and mask.shape == (4, games.num_actions)
True

Whoever acts sees `game.features`: a fixed number of small ints, made of what the seat may know and of nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from edubba.envs.setup import Setup, needs

if TYPE_CHECKING:
    from edubba.envs import openspiel as openspiel
    from edubba.envs.duel import EdubbaGymnasium
    from edubba.envs.table import EdubbaAEC
    from edubba.envs.vector_env import Vector
    from edubba.kernel.game import Game

__all__ = ["gymnasium", "openspiel", "pettingzoo", "vector"]


def __getattr__(name: str) -> Any:
    """OpenSpiel is read only by those who name it."""
    if name == "openspiel":
        return import_module(f"{__name__}.openspiel")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def vector(
    game: str | Game,
    n: int,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    reward: str = "win",
) -> Vector:
    """Many games that are stepped together in compiled code, into NumPy arrays."""
    with needs("numpy"):
        from edubba.envs.vector_env import Vector
    return Vector(Setup(game, seats, options, reward), n, seed)


def pettingzoo(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    reward: str = "win",
    render_mode: str | None = None,
) -> EdubbaAEC:
    """A table for several learners: an AEC environment of PettingZoo with action masks."""
    with needs("numpy", "pettingzoo"):
        from edubba.envs.table import EdubbaAEC
    return EdubbaAEC(Setup(game, seats, options, reward), render_mode)


def gymnasium(
    game: str | Game,
    opponent: str | Sequence[str] = "pupil",
    seats: int | None = None,
    seat: int | None = None,
    options: Mapping[str, object] | None = None,
    reward: str = "win",
    illegal: float = -1.0,
    render_mode: str | None = None,
) -> EdubbaGymnasium:
    """One learner against bots, or, with opponent="automa", against the official opponent of a game for one."""
    with needs("numpy", "gymnasium"):
        from edubba.envs.duel import EdubbaGymnasium, rivals_at
    players = rivals_at(game, opponent, seats)
    return EdubbaGymnasium(
        setup=Setup(game, len(players) + 1, options, reward),
        rivals=players,
        seat=seat,
        illegal=illegal,
        render_mode=render_mode,
    )
