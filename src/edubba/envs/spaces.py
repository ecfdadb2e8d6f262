"""What an environment shows, in the words of Gymnasium."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from edubba.envs.arrays import features
from edubba.kernel.game import Game
from edubba.kernel.native import LEAST, MOST
from edubba.kernel.state import State


def feature_space(game: Game) -> spaces.Box:
    return spaces.Box(LEAST, MOST, (len(game.feature_names()),), np.int16)


def look(game: Game, state: State, seat: int) -> tuple[NDArray[np.int16], NDArray[np.int8]]:
    """What a seat knows, and which actions are open to it now."""
    mask = np.zeros(game.num_actions, np.int8)
    mask[state.legal(seat)] = 1
    return features(game, [state], [seat]), mask
