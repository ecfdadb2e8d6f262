"""A vectorised environment: NumPy in front of a Fleet."""

from __future__ import annotations

import secrets
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from edubba.envs.arrays import features, flags
from edubba.envs.setup import Setup
from edubba.kernel.errors import EdubbaError, IllegalAction
from edubba.kernel.fleet import Fleet
from edubba.kernel.state import State

Observation: TypeAlias = "NDArray[np.int16]"
Mask: TypeAlias = "NDArray[np.bool_]"


class Vector:
    """So many games of one kind. In each somebody is to act: `seat` says who, an observation is what that seat knows.

    >>> import edubba.envs
    >>> games = edubba.envs.vector("wayfarers", n=8, seats=3, seed=1)
    >>> observation, mask = games.reset()
    >>> observation, mask, reward, done = games.step(mask.argmax(axis=1))
    >>> reward.shape, done.shape, games.seat.shape
    ((8, 3), (8,), (8,))

    A game that ends gives its rewards, and the next one begins at once: observation, mask and `seat` are of that one.
    Game number `i` of episode `e` is `game.new(seats, seed=f"{seed}/{i}/{e}".encode(), options=options)`.
    """

    def __init__(self, setup: Setup, n: int, seed: int | None) -> None:
        if n < 1:
            raise EdubbaError(f"there must be at least 1 game, not {n}")
        self.game = setup.game
        self.n = n
        self.seats = setup.seats
        self.options = setup.options
        self.num_features = len(self.game.feature_names())
        self.num_actions = self.game.num_actions
        self.seed = secrets.randbits(32) if seed is None else seed
        self.seat: NDArray[np.int64] = np.zeros(n, np.int64)
        self._setup = setup
        self._fleet = Fleet(self._deal, n, self.num_actions, setup.reward)
        self._begun = False

    def reset(self, seed: int | None = None) -> tuple[Observation, Mask]:
        """Begin all games anew: with another seed, or from the first episode of the same."""
        if seed is not None:
            self.seed = seed
        self._fleet.reset(0)
        self._begun = True
        return self._look()

    def step(self, actions: Any) -> tuple[Observation, Mask, NDArray[np.float32], NDArray[np.bool_]]:
        """Take one action in each game, for the seat that is to act. If one is not legal nothing is done at all."""
        chosen = self._checked(actions)
        self._fleet.step(chosen)
        reward = np.zeros((self.n, self.seats), np.float32)
        done = np.zeros(self.n, np.bool_)
        if self._fleet.finished:
            done[self._fleet.finished] = True
            reward[self._fleet.finished] = self._fleet.prizes
        return *self._look(), reward, done

    def _checked(self, actions: Any) -> list[int]:
        if not self._begun:
            raise EdubbaError("call reset() before step()")
        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise EdubbaError(f"there must be {self.n} whole numbers, not {given.dtype} of shape {given.shape}")
        chosen: list[int] = given.tolist()
        wrong = self._fleet.illegal(chosen)
        if wrong >= 0:
            state, seat = self._fleet.states[wrong], int(self.seat[wrong])
            rule = state.why_not(seat, chosen[wrong]) or ""
            raise IllegalAction(seat, chosen[wrong], rule, state.legal(seat)) from EdubbaError(f"in game {wrong}")
        return chosen

    def _look(self) -> tuple[Observation, Mask]:
        states = self._fleet.states
        seats = self._fleet.seats()
        self.seat = np.array(seats, np.int64)
        numbers = features(self.game, states, seats)
        mask = flags(self._fleet.masks())
        return numbers.reshape(self.n, self.num_features), mask.reshape(self.n, self.num_actions)

    def _deal(self, number: int, episode: int) -> State:
        return self._setup.new(f"{self.seed}/{number}/{episode}".encode())
