"""The player that thinks in whole turns: it makes some, tries them against the replies of others, plays the best."""

from __future__ import annotations

import math
import time
from typing import Final

from edubba.bots.bot import Bot, Sample, deal, nothing_to_decide
from edubba.bots.lines import Line, Turn, arms_of, by_mean
from edubba.bots.replies import Manner, blind, outlook, roll, seal_before
from edubba.kernel.advice import Advice
from edubba.kernel.state import State
from edubba.kernel.step import Together

SEARCH: Final = 2  # this part of the effort, at most, goes into finding turns; the rest into trying them


class Style:
    """How somebody thinks; none of it depends on the clock, so equal seeds play equal games on any machine."""

    __slots__ = ("arms", "blur", "breadth", "deals", "effort", "fan", "look", "oversight", "rounds", "width")

    def __init__(
        self,
        *,
        width: int = 4,
        fan: int = 32,
        arms: int = 12,
        deals: int = 2,
        rounds: float = 1.0,
        breadth: int = 8,
        look: int = 12,
        blur: float = 0.0,
        oversight: float = 0.0,
        effort: int = 0,
    ) -> None:
        self.width = width  # partial turns that are pursued at a time
        self.fan = fan  # decisions that are pursued from one position
        self.arms = arms  # turns that are tried against replies
        self.deals = deals  # how often each of them at first; the better ones more often. 0: no replies
        self.rounds = rounds  # of the table that replies go on
        self.breadth = breadth  # ways to complete a move that are followed
        self.look = look  # options at which imagined players look, at most
        self.blur = blur  # how badly it misjudges, as a share of what turns differ by
        self.oversight = oversight  # the share of its possibilities that it does not see
        self.effort = effort  # positions at which it looks for a decision, more or less; 0: as many as it takes

    def told(self) -> str:
        """All of it in short, for who compares."""
        wide = f"width {self.width} fan {self.fan} arms {self.arms} look {self.look} breadth {self.breadth}"
        return f"{wide} deals {self.deals} rounds {self.rounds} effort {self.effort} {self.blur} {self.oversight}"


class TurnBot(Bot):
    """Plans a whole turn on redealt positions, and plays on as planned while nothing unexpected comes up."""

    def __init__(self, advice: Advice, style: Style, seed: int | None = None, seconds: float = 0.0) -> None:
        super().__init__(seed)
        self.advice = advice
        self.style = style
        self.seconds = seconds  # if given, the most that one decision may take
        self.end = 0.0
        self.hurried = False
        self.manner = Manner(self.dice, style.breadth, style.look)
        self.considered: list[Line] = []  # what it thought about last, the best first
        self.queue: list[int] = []
        self.menus: list[list[int]] = []
        self.marks: list[float] = []

    def choose(self, sample: Sample, seat: int, legal: list[int]) -> int:
        if len(legal) < 2:
            if not legal:
                raise nothing_to_decide(seat)
            return legal[0]
        self.hurried = False
        if self.queue and self.expected(sample, seat, legal):
            self.menus.pop(0)
            self.marks.pop(0)
            return self.queue.pop(0)
        self.begin()
        lines = self.consider(sample, seat)
        action = lines[0].actions[0]
        if action not in legal:  # a position from outside that is not the one of the question
            self.queue = []
            return legal[0]
        return action

    def begin(self) -> None:
        """A new thought: all its time is left."""
        self.hurried = False
        self.manner.seen = 0
        self.end = time.perf_counter() + self.seconds if self.seconds > 0.0 else 0.0

    def hurry(self) -> None:
        self.hurried = True

    def late(self) -> bool:
        return self.hurried or (self.end > 0.0 and time.perf_counter() > self.end)

    def spent(self) -> bool:
        return self.style.effort > 0 and self.manner.seen >= self.style.effort

    def expected(self, sample: Sample, seat: int, legal: list[int]) -> bool:
        """True if this is the question that the plan foresaw, in the position that it foresaw."""
        if self.menus[0] != legal:
            return False
        return self.advice.value(deal(sample, self.dice), seat) == self.marks[0]

    def consider(self, sample: Sample, seat: int) -> list[Line]:
        """The turns that are worth a thought, the best first. What the best goes on with is kept for later."""
        style = self.style
        root = deal(sample, self.dice)
        top = root.agenda[-1]
        if isinstance(top, Together) and len(top.seats) > 1:
            root = blind(root, seat)
        turn = Turn(self.advice, root, seat, self.manner)
        pool = turn.lines(style.width, style.fan, style.effort // SEARCH if style.deals else style.effort)
        if style.oversight > 0.0:
            pool = self.overlook(pool)
        arms = arms_of(pool, style.arms)
        if style.deals and len(arms) > 1:
            arms = self.halve(sample, seat, arms)
        if style.blur > 0.0:
            self.misjudge(arms)
        self.considered = arms
        self.remember(turn, arms[0])
        return arms

    def overlook(self, pool: list[Line]) -> list[Line]:
        """Some first decisions do not come to mind at all; one always does."""
        seen: dict[int, bool] = {}
        found: list[Line] = []
        for line in pool:
            first = line.actions[0]
            if first not in seen:
                seen[first] = self.dice.random() >= self.style.oversight
            if seen[first]:
                found.append(line)
        return found or pool[:1]

    def misjudge(self, arms: list[Line]) -> None:
        """Every turn looks better or worse than it is: by so much of what the turns differ by."""
        mean = 0.0
        for arm in arms:
            mean += arm.mean / float(len(arms))
        spread = 0.0
        for arm in arms:
            spread += (arm.mean - mean) * (arm.mean - mean) / float(len(arms))
        error = self.style.blur * math.sqrt(spread)
        for arm in arms:
            arm.mean += error * (self.dice.random() + self.dice.random() + self.dice.random() - 1.5) * 2.0
        arms.sort(key=by_mean)

    def halve(self, sample: Sample, seat: int, arms: list[Line]) -> list[Line]:
        """Try all in the same deals, drop the worse half, and try the others more often: until one is left."""
        order = arms
        whole = self.style.deals * len(arms)
        while len(arms) > 1 and not self.late() and not (arms[0].visits and self.spent()):
            tried = 0
            while tried < whole and not (tried and (self.late() or self.spent())):
                before = self.manner.seen
                state = deal(sample, self.dice)
                seal_before(self.advice, state, seat, self.manner)
                for arm in arms:
                    arm.total += self.attempt(state.clone(), seat, arm)
                    arm.visits += 1
                if tried == 0 and len(arms) == len(order):
                    whole = min(whole, self.affordable(len(arms), self.manner.seen - before))
                tried += len(arms)
            for arm in arms:
                arm.mean = arm.total / float(arm.visits)
            arms.sort(key=by_mean)
            arms = arms[: (len(arms) + 1) // 2]
        dropped = [arm for arm in order if arm not in arms]
        dropped.sort(key=by_mean)
        return arms + dropped

    def affordable(self, arms: int, cost: int) -> int:
        """So many attempts in each round of halving are within the effort, if this many have cost so much."""
        if not self.style.effort or not cost:
            return self.style.deals * arms
        rounds = 1
        while 1 << rounds < arms:
            rounds += 1
        left = self.style.effort - self.manner.seen + cost
        return max(arms, left * arms // (cost * rounds))

    def attempt(self, state: State, seat: int, line: Line) -> float:
        """What comes of a line in this deal; where it cannot be played on, who plays it goes on as it likes."""
        advice = self.advice
        number = advice.turn(state)
        state = self.follow(state, seat, line.actions)
        return outlook(advice, roll(advice, state, number, self.turns_ahead(state), self.manner), seat)

    def follow(self, state: State, seat: int, actions: list[int]) -> State:
        """The position after these decisions, as far as they can be taken in this deal. The given state is used up."""
        for action in actions:
            while state.asks(seat) and len(state.choices(seat)) == 1:
                state.advance(seat, state.choices(seat)[0])
            if not state.asks(seat) or action not in state.choices(seat):
                break
            state.advance(seat, action)
        return state

    def turns_ahead(self, state: State) -> int:
        """For so many turns replies go on."""
        return int(self.style.rounds * float(self.advice.turns_a_round(state)) + 0.5)

    def remember(self, turn: Turn, line: Line) -> None:
        """Keep the rest of a line, with the questions that it answers."""
        self.queue = line.actions[1:]
        self.menus = []
        self.marks = []
        state = turn.root.clone()
        for index in range(len(line.actions)):
            turn.skip(state)
            if index:
                self.menus.append(state.choices(turn.seat)[:])
                self.marks.append(self.advice.value(state, turn.seat))
            state.advance(turn.seat, line.actions[index])
