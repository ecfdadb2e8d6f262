"""The searching player: information-set Monte Carlo tree search on redealt positions."""

from __future__ import annotations

import math
import time
from typing import Final

from edubba.bots.bot import Bot, Sample, deal
from edubba.kernel.advice import Advice
from edubba.kernel.state import State

SCALE: Final = 10.0  # a lead of so many points is worth three quarters of a win
UNTRIED: Final = 9.0  # better than anything tried


class Node:
    """What came of an action of a seat: how often it was tried, how often it could have been, and its rewards."""

    __slots__ = ("action", "children", "offers", "seat", "total", "visits")

    def __init__(self, action: int, seat: int) -> None:
        self.action = action
        self.seat = seat
        self.visits = 0
        self.offers = 0
        self.total = 0.0
        self.children: list[Node] = []


class SearchBot(Bot):
    """Deals a fresh position for every iteration and walks one tree with all of them.

    An action that is open only in some deals competes by how often it was on offer. A new leaf is judged by the
    game's advice after each of its actions, in a position that is quiet.
    """

    def __init__(
        self,
        advice: Advice,
        seed: int | None = None,
        iterations: int = 400,
        seconds: float = 0.0,
        curiosity: float = 0.1,
    ) -> None:
        super().__init__(seed)
        self.advice = advice
        self.iterations = iterations
        self.seconds = seconds  # if given, the clock decides instead of the number of iterations
        self.curiosity = curiosity

    def choose(self, sample: Sample, seat: int, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        root = Node(-1, seat)
        if self.seconds > 0.0:
            end = time.perf_counter() + self.seconds
            self.iterate(root, deal(sample, self.dice), seat)
            while time.perf_counter() < end:
                self.iterate(root, deal(sample, self.dice), seat)
        else:
            for _ in range(self.iterations):
                self.iterate(root, deal(sample, self.dice), seat)
        best = root.children[0]
        for child in root.children:
            if child.visits > best.visits or (child.visits == best.visits and child.total > best.total):
                best = child
        return best.action

    def iterate(self, root: Node, state: State, seat: int) -> None:
        """Walk down the tree with one deal, judge what is new, and note the rewards on the way back."""
        node = root
        path: list[Node] = [root]
        while True:
            options = state.choices(seat)
            if not node.children:
                rewards = self.expand(node, state, seat, options)
                break
            node = self.select(node, seat, options)
            path.append(node)
            state.advance(seat, node.action)
            if not state.agenda:
                rewards = self.final(state)
                break
            seat = state.next_seat()
        for node in path:
            node.visits += 1
            node.total += rewards[node.seat]

    def select(self, node: Node, seat: int, options: list[int]) -> Node:
        """The child to follow: good rewards, or tried too rarely for the times it was on offer."""
        best = node
        high = -1.0
        for action in options:
            child = find(node, action, seat)
            child.offers += 1
            if child.visits:
                score = child.total / child.visits + self.curiosity * math.sqrt(math.log(child.offers) / child.visits)
            else:
                score = UNTRIED + self.dice.random()
            if score > high:
                high = score
                best = child
        return best

    def expand(self, node: Node, state: State, seat: int, options: list[int]) -> list[float]:
        """Try every action once; the leaf is worth what its best action is worth to the seat that chooses."""
        best: list[float] = []
        high = -1.0
        for action in options:
            trial = state.clone()
            trial.advance(seat, action)
            rewards = self.estimate(trial)
            child = Node(action, seat)
            child.offers = 1
            child.visits = 1
            child.total = rewards[seat]
            node.children.append(child)
            if rewards[seat] > high:
                high = rewards[seat]
                best = rewards
        return best

    def estimate(self, state: State) -> list[float]:
        """Complete the move at random, if it is in the middle of one, and ask the advice."""
        steps = 0
        while state.agenda and steps < 20 and not self.advice.quiet(state):
            seat = state.next_seat()
            options = state.choices(seat)
            state.advance(seat, options[int(self.dice.random() * len(options))])
            steps += 1
        if not state.agenda:
            return self.final(state)
        return rewards_of([self.advice.value(state, seat) for seat in range(state.places())])

    def final(self, state: State) -> list[float]:
        """The end of a game: half for the victory, half for the lead."""
        found = rewards_of([float(points) for points in state.scores()])
        winners = state.ranking()[0]
        for seat in range(len(found)):
            won = 1.0 / len(winners) if seat in winners else 0.0
            found[seat] = 0.5 * won + 0.5 * found[seat]
        return found


def find(node: Node, action: int, seat: int) -> Node:
    for child in node.children:
        if child.action == action and child.seat == seat:
            return child
    child = Node(action, seat)
    node.children.append(child)
    return child


def rewards_of(values: list[float]) -> list[float]:
    """The lead of each seat over the best of the others, squeezed between 0 and 1."""
    found: list[float] = []
    for seat in range(len(values)):
        best = -1000.0
        for other in range(len(values)):
            if other != seat and values[other] > best:
                best = values[other]
        lead = (values[seat] - best) / SCALE
        found.append(0.5 + 0.5 * lead / (1.0 + abs(lead)))
    return found
