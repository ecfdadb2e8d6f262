"""PettingZoo: a table at which every seat may be a learner."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from edubba.envs.setup import Setup
from edubba.envs.spaces import feature_space, look
from edubba.kernel.errors import EdubbaError
from edubba.kernel.rewards import rewards


class EdubbaAEC(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Seats act one after the other; where several decide at once, their answers are sealed until the last is in.

    An observation holds `observation`, the features of the game, and `action_mask`, 1 for each legal action: all 0 for
    a seat that is not asked.
    """

    metadata = {"name": "edubba_v1", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012 - as PettingZoo has it

    def __init__(self, setup: Setup, render_mode: str | None = None) -> None:
        super().__init__()
        self._setup = setup
        self.game = setup.game
        self.render_mode = render_mode
        self.metadata = self.metadata | {"name": f"edubba_{self.game.name}_v1"}
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.seats)]
        self.agents: list[str] = []
        self._seeds = np.random.default_rng()
        space = spaces.Dict(
            {
                "observation": feature_space(self.game),
                "action_mask": spaces.Box(0, 1, (self.game.num_actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.game.num_actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; with a seed always the same, without one those that follow from the last seed."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.state_of_play = self._setup.new(self._seeds.bytes(16))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state_of_play.next_seat()]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat(agent)
        numbers, mask = look(self.game, self.state_of_play, seat)
        return {"observation": numbers, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take an action for the agent that is asked; IllegalAction leaves everything as it was."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise EdubbaError(f"{agent} is asked for an action, not for None")
        self.state_of_play.apply(self._seat(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.state_of_play.over:
            worth = rewards(self.state_of_play, self._setup.reward)
            self.rewards = dict(zip(self.agents, worth, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            return
        self.agent_selection = self.possible_agents[self.state_of_play.next_seat()]

    def render(self) -> str | None:
        """The scores, and whose turn it is; all of it is known to everybody."""
        if self.render_mode is None:
            return None
        state = self.state_of_play
        return f"{self.game.name}: {state.scores()}" + ("" if state.over else f", {self.agent_selection} acts")

    def close(self) -> None:
        """Nothing is open."""

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)
