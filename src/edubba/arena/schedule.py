"""Which games are played, and in which order: this depends on the plan and on the games before, and on nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from edubba.arena.evidence import Evidence
from edubba.arena.game import Row
from edubba.arena.plan import STEP, Plan
from edubba.kernel.errors import EdubbaError, Told

Task = tuple[int, int]
"""A pairing, and a game of it."""


class Schedule:
    """Portions of games. After each portion those pairings are over that are decided."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.evidence = [Evidence(plan.held_to(pairing), plan.sure) for pairing in plan.pairings]
        self.shares: list[list[float]] = [[] for _ in plan.pairings]
        self.decided: set[int] = set()
        self.seeds = 0

    @property
    def most(self) -> int:
        """How many games there are, unless more pairings are decided early."""
        left = [index for index in range(len(self.plan.pairings)) if index not in self.decided]
        turns = sum(self.plan.pairings[index].turns for index in left)
        return self.done + turns * (self.plan.most - self.seeds)

    @property
    def done(self) -> int:
        return sum(len(shares) for shares in self.shares)

    def portion(self) -> list[Task]:
        """The next games; none when all is over."""
        whole = self.plan.most - self.seeds
        step = min(STEP, whole) if self.plan.sure else whole
        tasks = []
        for index, pairing in enumerate(self.plan.pairings):
            if index not in self.decided:
                first = self.seeds * pairing.turns
                tasks += [(index, number) for number in range(first, first + step * pairing.turns)]
        self.seeds += step
        return tasks

    def note(self, row: Row) -> None:
        """A game that was played; they come in the order of the tasks."""
        pairing = self.plan.pairings[row.pairing]
        shares = self.shares[row.pairing]
        shares.append(row.shares[pairing.seat_of_first(row.number)])
        if len(shares) % pairing.turns == 0:
            self.evidence[row.pairing].add(sum(shares[-pairing.turns :]) / pairing.turns)

    def judge(self) -> None:
        """At the end of a portion."""
        self.decided |= {index for index, one in enumerate(self.evidence) if one.verdict}


PlaySome = Callable[[Plan, Sequence[Task]], Iterable[Row]]


def conduct(plan: Plan, known: Sequence[Row], play: PlaySome, schedule: Schedule | None = None) -> Iterator[Row]:
    """The games of a plan after those that are known already."""
    schedule = schedule or Schedule(plan)
    known = list(known)  # whoever asks may add to his own list meanwhile
    at = 0
    while tasks := schedule.portion():
        before = known[at : at + len(tasks)]
        for task, row in zip(tasks, before, strict=False):
            if (row.pairing, row.number) != task:
                sentence = "row {row} is game {number} of pairing {pairing}, which does not come next in this plan"
                facts = {"row": at + 1, "number": row.number, "pairing": row.pairing}
                raise EdubbaError(Told("arena-order", sentence, **facts))
            schedule.note(row)
            at += 1
        if len(before) < len(tasks):
            for row in play(plan, tasks[len(before) :]):
                schedule.note(row)
                yield row
        schedule.judge()
    if at < len(known):
        sentence = "row {row} comes after the end: this plan has no more games"
        raise EdubbaError(Told("arena-too-many", sentence, row=at + 1))
