"""Edubba: a house of board games.

>>> import edubba
>>> state = edubba.load("uruk").new(seats=3, seed=7)
>>> seat = state.to_act[0]
>>> state.apply(seat, state.legal(seat)[0])
"""

from importlib import import_module as _import
from typing import Any as _Any

from edubba import games as _games  # puts the games on the shelf
from edubba import packs as _packs  # lets records find the data packs of this user
from edubba.kernel import Record
from edubba.kernel.shelf import catalogue, load

__version__ = "0.1.0"
__all__ = ["Record", "catalogue", "load"]
del _games, _packs


def __getattr__(name: str) -> _Any:
    """Rooms that are not needed to play are read when somebody first names them: `edubba.envs`, `edubba.arena`."""
    if name in ("arena", "bots", "envs"):
        return _import(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
