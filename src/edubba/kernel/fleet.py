"""Many games of one kind that are stepped together by compiled code."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from edubba.kernel.native import extend, i64, octets, u8, vec
from edubba.kernel.rewards import rewards
from edubba.kernel.state import State

Deal = Callable[[int, int], State]
"""Begins a game: of the same number and the same episode, always the same."""


@final
class Fleet:
    """So many games; one that is over is replaced by the next episode at once."""

    def __init__(self, deal: Deal, count: int, actions: int, reward: str) -> None:
        self.deal = deal
        self.reward = reward
        self.width: i64 = actions
        self.blank = octets([0] * actions)
        self.episodes = [0] * count
        self.states: list[State] = []
        self.finished: list[int] = []  # by the last step: which games
        self.prizes: list[list[float]] = []  # and what their ends were worth

    def reset(self, episode: int) -> None:
        """Begin all games: this episode of each."""
        self.episodes = [episode] * len(self.episodes)
        self.states = [self.deal(number, episode) for number in range(len(self.episodes))]

    def seats(self) -> list[int]:
        """Who is to act, game by game."""
        return [state.next_seat() for state in self.states]

    def illegal(self, actions: list[int]) -> int:
        """The first game in which its action is not legal; -1 if all are."""
        for number in range(len(self.states)):
            state = self.states[number]
            if actions[number] not in state.choices(state.next_seat()):
                return number
        return -1

    def step(self, actions: list[int]) -> None:
        """Take one action in each game; all must be legal."""
        self.finished = []
        self.prizes = []
        for number in range(len(self.states)):
            state = self.states[number]
            state.advance(state.next_seat(), actions[number])
            if not state.agenda:
                self.finished.append(number)
                self.prizes.append(rewards(state, self.reward))
                self.episodes[number] += 1
                self.states[number] = self.deal(number, self.episodes[number])

    def masks(self) -> vec[u8]:
        """For each game 1 for every action that is legal now, else 0; one row after the other."""
        found = vec[u8](capacity=len(self.blank) * len(self.states))
        for _ in self.states:
            found = extend(found, self.blank)
        start: i64 = 0
        for state in self.states:
            for action in state.choices(state.next_seat()):
                place: i64 = action
                found[start + place] = 1
            start += self.width
        return found
