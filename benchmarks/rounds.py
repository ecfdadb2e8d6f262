"""The run: every house in a process of its own, all of them asked in turn, round after round, on one core.

Whatever disturbs the machine for a while disturbs all houses alike; a ratio is taken within a round.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from benchmarks.figures import Row
from edubba.cli.measure import MEASURES, Sample

ROOT: Final = Path(__file__).resolve().parents[1]
WARM_UP_SECONDS: Final = 0.05
SEEDS_A_ROUND: Final = 10_000
"""Rounds play different games, but every run plays the same ones."""
SLOW: Final = ("replay", "search", "greedy")
SLOW_EVERY: Final = 5
"""What takes long for a sample and is compared with nobody's is measured in every fifth round only."""


class House(NamedTuple):
    """Whom to measure, where the `edubba` of that process comes from, and which build that must be."""

    name: str
    worker: str
    path: Path
    build: str = ""


class NotMeasurableError(Exception):
    """This house cannot be measured here."""


def pin_to_one_core() -> bool:
    """Keep this process and all that it starts on one core, where the system lets us."""
    if not hasattr(os, "sched_setaffinity"):
        return False
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return True


class Worker:
    """The process of a house, from our side."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.worker", house.worker],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": str(house.path), "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            self.hello = self._greeting()
        except NotMeasurableError:
            self.close()
            raise

    def _greeting(self) -> Any:
        hello = self._answer()
        if "missing" in hello:
            raise NotMeasurableError(hello["missing"])
        if not hello["version"].endswith(self.house.build):
            raise NotMeasurableError(f"its folder holds {hello['version']}, not {self.house.build} code")
        return hello

    def _answer(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise NotMeasurableError(f"its process ended with code {self.process.wait()}")
        return json.loads(line)

    def ask(self, row: Row, measure: str, seconds: float, number: int) -> Sample:
        assert self.process.stdin is not None
        seed = number * SEEDS_A_ROUND
        question = {"subject": row.subject, "measure": measure, "seconds": seconds, "seed": seed}
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        return Sample(*self._answer())

    def close(self) -> None:
        """The worker ends when nobody can ask any more."""
        self.process.communicate()


@contextmanager
def workers(houses: list[House], tell: Callable[[str], None]) -> Iterator[tuple[list[Worker], dict[str, str]]]:
    """Start every house that is here; also say why others are not."""
    started: list[Worker] = []
    missing: dict[str, str] = {}
    try:
        for house in houses:
            tell(f"starting {house.name}")
            try:
                started.append(Worker(house))
            except NotMeasurableError as reason:
                missing[house.name] = str(reason)
        yield started, missing
    finally:
        for worker in started:
            worker.close()


def run(
    started: list[Worker],
    rounds: int,
    seconds: float,
    tell: Callable[[str], None],
    warm_up: float = WARM_UP_SECONDS,
    *,
    seldom: Collection[str] = SLOW,
) -> list[Row]:
    """Measure once per round, in alternation; what is `seldom` measured, in every fifth round."""
    table = [
        (worker, Row(worker.house.name, subject, worker.hello["version"], {measure: [] for measure in measures}))
        for worker in started
        for subject, measures in worker.hello["measures"].items()
    ]
    # Measure by measure, so that those who are compared with one another are measured within moments.
    asks = [(worker, row, measure) for measure in MEASURES for worker, row in table if measure in row.samples]
    for worker, row, measure in asks:
        tell(f"warming up: {row.house}, {row.subject}, {measure}")
        worker.ask(row, measure, warm_up, 0)
    for number in range(1, rounds + 1):
        for worker, row, measure in asks:
            if measure in seldom and (number - 1) % SLOW_EVERY:
                continue
            tell(f"round {number} of {rounds}: {row.house}, {row.subject}, {measure}")
            row.samples[measure].append(worker.ask(row, measure, seconds, number))
    return [row for _, row in table]
