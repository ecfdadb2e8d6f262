"""Gymnasium: one learner; bots, or the official opponent of the game, play the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsInt

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from edubba import bots
from edubba.bots.match import Seen
from edubba.envs.setup import Setup
from edubba.envs.spaces import feature_space, look
from edubba.kernel import shelf
from edubba.kernel.errors import EdubbaError
from edubba.kernel.game import Game
from edubba.kernel.rewards import rewards

AUTOMA = "automa"


def rivals_at(game: str | Game, opponent: str | Sequence[str], seats: int | None) -> tuple[str, ...]:
    """The names of all rivals: one for each other seat, none against the official opponent."""
    own = shelf.game_of(game)
    if opponent == AUTOMA:
        if 1 not in own.seats or seats not in (None, 1):
            raise EdubbaError(f"{own.name} is played against an automa by 1, where it has one; seats: {own.seats}")
        return ()
    if isinstance(opponent, str):
        count = max(2, own.seats[0]) if seats is None else seats
        return (opponent,) * (count - 1)
    if seats is not None and seats != len(opponent) + 1:
        raise EdubbaError(f"{len(opponent)} opponents and a learner are not {seats} seats")
    return tuple(opponent)


class EdubbaGymnasium(gymnasium.Env["NDArray[np.int16]", int]):
    """An observation is what the learner may know; `info["action_mask"]` and `action_masks()` say what is legal.

    An action that is not legal changes nothing: its reward is `illegal`, and `info["rule"]` the rule that forbids it.
    With seat=None the learner sits at every seat in turn, game by game.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self, setup: Setup, rivals: Sequence[str], seat: int | None, illegal: float, render_mode: str | None = None
    ) -> None:
        self.game = setup.game
        self.render_mode = render_mode
        self.observation_space = feature_space(self.game)  # type: ignore[assignment]  # as a Box of any numbers
        self.action_space = spaces.Discrete(self.game.num_actions)  # type: ignore[assignment]  # counts in np.int64
        self._setup = setup
        self._rivals = tuple(rivals)
        self._illegal = illegal
        self._turns = 0  # games begun: whose turn it is to sit where
        self._fixed = seat
        if seat is not None and not 0 <= seat < setup.seats:
            raise EdubbaError(f"there is no seat {seat}; the seats are 0 to {setup.seats - 1}")
        for rival in rivals:
            bots.make(rival, self.game)  # its name may be wrong

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._turns = 0
        self.seat = self._turns % self._setup.seats if self._fixed is None else self._fixed
        self._turns += 1
        self._table = self._setup.new(self.np_random.bytes(16))
        makers = [bots.make(rival, self.game, int(self.np_random.integers(1 << 31))) for rival in self._rivals]
        others = [seat for seat in range(self._setup.seats) if seat != self.seat]
        self._players = dict(zip(others, makers, strict=True))
        self._let_rivals_play()
        return self._look()

    def step(self, action: SupportsInt) -> tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        rule = self._table.why_not(self.seat, int(action))
        if rule is not None:
            numbers, info = self._look()
            return numbers, self._illegal, self._table.over, False, info | {"rule": rule}
        self._table.advance(self.seat, int(action))
        self._let_rivals_play()
        worth = rewards(self._table, self._setup.reward)[self.seat] if self._table.over else 0.0
        numbers, info = self._look()
        return numbers, worth, self._table.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, as sb3-contrib asks for it."""
        return look(self.game, self._table, self.seat)[1].astype(np.bool_)

    def render(self) -> str | None:
        """The scores; all of it is known to everybody."""
        return (
            None if self.render_mode is None else f"{self.game.name}: {self._table.scores()}, seat {self.seat} learns"
        )

    def _look(self) -> tuple[NDArray[np.int16], dict[str, Any]]:
        numbers, mask = look(self.game, self._table, self.seat)
        return numbers, {"action_mask": mask}

    def _let_rivals_play(self) -> None:
        table = self._table
        while not table.over and not table.asks(self.seat):
            seat = table.next_seat()
            table.advance(seat, self._players[seat].choose(Seen(table, seat).sample, seat, table.legal(seat)))
