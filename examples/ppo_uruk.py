"""MaskablePPO of sb3-contrib learns Uruk against a random player.

    pip install 'edubba[envs]' sb3-contrib
    python examples/ppo_uruk.py                     minutes on two cores
    python examples/ppo_uruk.py --steps 12000 --games 40

It tells how many games it wins before and after learning, on seeds that it has not met.
"""

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

import edubba.envs

SCALE = 8.0  # features are small counts
LEAD = 10.0  # points that are worth a victory
FRESH = 1_000_000
TABLES = 16
PARTS = 10  # with a look at how far it has come after each


class Uruk(gymnasium.Wrapper):
    """Small numbers to look at; a reward that knows of a narrow defeat: the lead, cut at a victory."""

    def __init__(self) -> None:
        super().__init__(edubba.envs.gymnasium("uruk", opponent="random", reward="margin"))
        shape = self.env.observation_space.shape
        self.observation_space = spaces.Box(-np.inf, np.inf, shape, np.float32)

    def reset(self, **asked: Any) -> Any:
        observation, info = self.env.reset(**asked)
        return observation.astype(np.float32) / SCALE, info

    def step(self, action: Any) -> Any:
        observation, lead, over, cut, info = self.env.step(int(action))
        reward = float(np.clip(lead / LEAD, -1, 1)) + 0.5 * float(np.sign(lead)) if over else 0.0
        return observation.astype(np.float32) / SCALE, reward, over, cut, info | {"won": over and lead > 0}

    def action_masks(self) -> Any:
        return self.env.unwrapped.action_masks()


def victories(model: MaskablePPO, games: int) -> float:
    """The share of games that it wins, at both seats in turn."""
    env, won = Uruk(), 0
    for number in range(games):
        observation, info = env.reset(seed=FRESH if number == 0 else None)
        over = False
        while not over:
            action, _ = model.predict(observation, action_masks=env.action_masks())
            observation, _, over, _, info = env.step(action)
        won += info["won"]
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--steps", type=int, default=300_000)
    parser.add_argument("--games", type=int, default=200, help="by which it is measured")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    torch.set_num_threads(1)  # the network is small: threads would wait for one another
    began = time.monotonic()
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([Uruk] * TABLES),  # the games are quicker than the network: processes would not help
        n_steps=128,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.97,
        learning_rate=5e-4,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 64]},
        seed=asked.seed,
        device="cpu",
    )
    before = victories(model, asked.games)
    print(f"before: {before:.0%} of {asked.games} games against random", flush=True)
    for _ in range(PARTS):
        model.learn(asked.steps // PARTS, reset_num_timesteps=False)
        now = victories(model, asked.games // 4)
        told = f"{model.num_timesteps} steps: {now:.0%} of {asked.games // 4} games, {time.monotonic() - began:.0f} s"
        print(told, flush=True)
    after = victories(model, asked.games)
    print(
        f"after {model.num_timesteps} steps: {after:.0%} of {asked.games} games, {time.monotonic() - began:.0f} s",
        flush=True,
    )


if __name__ == "__main__":
    main()
