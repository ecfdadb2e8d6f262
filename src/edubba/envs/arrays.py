"""Native arrays as NumPy sees them, without a copy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from edubba.kernel.game import Game
from edubba.kernel.native import u8, vec
from edubba.kernel.state import State


def features(game: Game, states: Sequence[State], seats: Sequence[int]) -> NDArray[np.int16]:
    """What these seats know of these positions, one after the other."""
    numbers: Any = game.features_of_all(states, seats)  # a buffer, though librt does not say so
    return np.frombuffer(numbers, np.int16)


def flags(marks: vec[u8]) -> NDArray[np.bool_]:
    buffer: Any = marks
    return np.frombuffer(buffer, np.bool_)
