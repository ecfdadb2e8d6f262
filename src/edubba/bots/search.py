"""The searching player: information-set Monte Carlo tree search on redealt positions."""

from __future__ import annotations

import math
import time
from typing import Final

from edubba.bots.bot import Bot, Sample, complete, deal, nothing_to_decide
from edubba.kernel.advice import Advice
from edubba.kernel.state import State

SCALE: Final = 10.0  # a lead of so many points is worth three quarters of a win
BREADTH: Final = 8  # ways to complete a move that are followed when an action is tried for the first time


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

    An action that is open only in some deals competes by how often it was on offer. At a new leaf every action is
    tried: the game's advice judges the position after the move that begins with it.
    """

    def __init__(
        self,
        advice: Advice,
        seed: int | None = None,
        *,
        iterations: int = 400,
        seconds: float = 0.0,
        curiosity: float = 0.05,
    ) -> None:
        super().__init__(seed)
        self.advice = advice
        self.iterations = iterations
        self.seconds = seconds  # if given, the clock decides instead of the number of iterations
        self.curiosity = curiosity

    def choose(self, sample: Sample, seat: int, legal: list[int]) -> int:
        if len(legal) < 2:
            if not legal:
                raise nothing_to_decide(seat)
            return legal[0]
        root = Node(-1, seat)
        end = time.perf_counter() + self.seconds
        done = 0
        while done == 0 or (time.perf_counter() < end if self.seconds > 0.0 else done < self.iterations):
            self.iterate(root, deal(sample, self.dice), seat)
            done += 1
        best = root.children[0]
        for child in root.children:
            if child.visits > best.visits or (child.visits == best.visits and child.total > best.total):
                best = child
        return best.action

    def hurry(self) -> None:
        """Let the iteration under way be the last."""
        self.seconds = 0.0
        self.iterations = 0

    def iterate(self, root: Node, state: State, seat: int) -> None:
        """Walk down the tree with one deal, judge what is new, and note the rewards on the way back."""
        node = root
        path: list[Node] = [root]
        while True:
            options = state.choices(seat)
            if not node.children:
                rewards = self.expand(node, state, seat, options)
                break
            node = self.select(node, state, seat, options)
            path.append(node)
            state.advance(seat, node.action)
            if not state.agenda:
                rewards = self.final(state)
                break
            seat = state.next_seat()
        for node in path:
            node.visits += 1
            node.total += rewards[node.seat]

    def select(self, node: Node, state: State, seat: int, options: list[int]) -> Node:
        """The child to follow: good rewards, or tried too rarely for the times it was on offer.

        What no earlier deal has offered is tried at once: otherwise an opponent, whose hand is new in every deal, would
        seem to play little but experiments.
        """
        best = node
        high = -1.0
        place = 0
        for action in options:
            place = find(node.children, action, seat, place)
            child = node.children[place]
            place += 1
            child.offers += 1
            if not child.visits:
                self.attempt(child, state)
            score = child.total / child.visits + self.curiosity * math.sqrt(math.log(child.offers) / child.visits)
            if score > high:
                high = score
                best = child
        return best

    def expand(self, node: Node, state: State, seat: int, options: list[int]) -> list[float]:
        """Try every action once; the leaf is worth what its best action is worth to the seat that chooses."""
        best: list[float] = []
        high = -1.0
        for action in options:
            child = Node(action, seat)
            child.offers = 1
            node.children.append(child)
            rewards = self.attempt(child, state)
            if rewards[seat] > high:
                high = rewards[seat]
                best = rewards
        return best

    def attempt(self, child: Node, state: State) -> list[float]:
        """The first visit of an action: judge the position after the move that begins with it."""
        trial = state.clone()
        trial.advance(child.seat, child.action)
        rewards = self.estimate(complete(self.advice, trial, child.seat, state.news, BREADTH))
        child.visits = 1
        child.total = rewards[child.seat]
        return rewards

    def estimate(self, state: State) -> list[float]:
        """Ask the advice, once all that must be answered before is answered at random."""
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


def find(children: list[Node], action: int, seat: int, guess: int) -> int:
    """Where the child of this action stands; options come in the same order nearly always, hence the guess."""
    if guess < len(children) and children[guess].action == action and children[guess].seat == seat:
        return guess
    for place in range(len(children)):
        if children[place].action == action and children[place].seat == seat:
            return place
    children.append(Node(action, seat))
    return len(children) - 1


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
