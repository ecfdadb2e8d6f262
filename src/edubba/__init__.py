"""Edubba: a house of board games.

>>> import edubba
>>> state = edubba.load("uruk").new(seats=3, seed=7)
>>> seat = state.to_act[0]
>>> state.apply(seat, state.legal(seat)[0])
"""

from edubba import games as _games  # puts the games on the shelf
from edubba import packs as _packs  # lets records find the data packs of this user
from edubba.kernel import Record
from edubba.kernel.shelf import catalogue, load

__version__ = "0.1.0"
__all__ = ["Record", "catalogue", "load"]
del _games, _packs
