"""`python -m benchmarks.scenes [FOLDER ...]`: what it costs to show a move to everybody at the table.

For every game and seat count: the time of a scene for the seat that is asked and for one that is not, of its bytes, of
the lines of the log, and of all that together for one move at a table where every seat is watched.

Each FOLDER has an `edubba` in it: `src`, `.build/compiled`, or those of another version. They play the same games in
turn, each in a process of its own, so that the last column can say how many times cheaper the last is than the first.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import mean
from time import process_time_ns
from typing import Any, Final, NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table

ROOT: Final = Path(__file__).resolve().parents[1]
NAMES: Final = ("Inanna", "Enkidu", "Ninsun", "Šamhat", "Utu")
LANGUAGES: Final = ("fr", "en")
PARTS: Final = ("asked", "waiting", "encode", "log", "move")
WARM_UP: Final = 2  # games whose sentences are in everybody's mind before anything is measured


class Moment(NamedTuple):
    """A position that everybody has been shown, and what happened since the one before it."""

    state: Any
    events: list[Any]


def moments(game: Any, seats: int, seed: int, every: int) -> Iterator[Moment]:
    """Positions of a random game, every so many of them; the same in every version with the same rules."""
    from edubba.kernel.journal import Journal

    rng = Random(f"{game.name} {seats} {seed}")
    state = game.new(seats, seed)
    state.journal = Journal()
    moves = 0
    while not state.over:
        told = len(state.journal.events)
        seat = rng.choice(state.to_act)
        state.apply(seat, rng.choice(state.legal(seat)))
        moves += 1
        if moves % every == 0:
            yield Moment(state, state.journal.events[told:])


def show(game: Any, moment: Moment, lang: str, names: Sequence[str], spent: Counter[str], times: Counter[str]) -> None:
    """Everything that a server says to every seat after a move, with the time that it took in nanoseconds."""
    state, talk = moment.state, game.talk
    for seat in range(state.seats):
        part = "asked" if state.asks(seat) else "waiting"
        seen = [event.seen_by(seat) for event in moment.events]
        start = process_time_ns()
        scene = game.scene(state, seat, lang, names)
        drawn = process_time_ns()
        msgspec.json.encode(scene)
        encoded = process_time_ns()
        talk.story(seen, lang, names)
        for event in seen:
            talk.named(event)
            talk.places(event)
        told = process_time_ns()
        spent[part] += drawn - start
        spent["encode"] += encoded - drawn
        spent["log"] += told - encoded
        spent["move"] += told - start
        times.update((part, "encode", "log"))
    times["move"] += 1


def measure(game: Any, seats: int, seeds: Sequence[int], every: int) -> dict[str, float]:
    """Microseconds by part, over games of these seeds."""
    spent: Counter[str] = Counter()
    times: Counter[str] = Counter()
    for seed in seeds:
        names = [f"{name} {seed}" for name in NAMES[:seats]]
        for moment in moments(game, seats, seed, every):
            show(game, moment, LANGUAGES[seed % 2], names, spent, times)
    return {part: spent[part] / times[part] / 1000 for part in PARTS if times[part]}


def work() -> None:
    """A process that measures one version whenever it is asked, one JSON object per line."""
    import edubba

    for line in sys.stdin:
        ask = json.loads(line)
        game = edubba.load(ask["game"])
        print(json.dumps(measure(game, ask["seats"], ask["seeds"], ask["every"])), flush=True)


class Version:
    """The process of a folder, from our side."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.scenes", "--work"],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": str(folder.resolve()), "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, **question: object) -> dict[str, float]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        found: dict[str, float] = json.loads(self.process.stdout.readline())
        return found


def compare(folders: Sequence[Path], only: Sequence[str], rounds: int, every: int) -> dict[str, list[dict[str, float]]]:
    """By game and seat count, what each folder needs; all are asked in turn, round by round."""
    import edubba

    versions = [Version(folder) for folder in folders]
    found: dict[str, list[dict[str, float]]] = {}
    for name in only or sorted(edubba.catalogue()):
        for seats in edubba.load(name).seats:
            samples: list[list[dict[str, float]]] = [[] for _ in versions]
            for number in range(rounds + 1):
                seeds = [1000 + number] if number else range(WARM_UP)
                for version, taken in zip(versions, samples, strict=True):
                    taken.append(version.ask(game=name, seats=seats, seeds=list(seeds), every=every))
            found[f"{name} {seats}"] = [
                {part: mean(sample.get(part, 0.0) for sample in taken[1:]) for part in PARTS} for taken in samples
            ]
    for version in versions:
        version.process.communicate()
    return found


def report(found: dict[str, list[dict[str, float]]], folders: Sequence[Path]) -> Table:
    table = Table(title="microseconds: " + ", then ".join(str(folder) for folder in folders))
    for heading in ("table", *PARTS, "cheaper"):
        table.add_column(heading, justify="left" if heading == "table" else "right")
    for name, rows in found.items():
        cells = [" ".join(f"{row[part]:.0f}" for row in rows) for part in PARTS]
        table.add_row(name, *cells, f"{rows[0]['move'] / rows[-1]['move']:.2f}")
    return table


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.scenes", description=__doc__)
    parser.add_argument("folders", nargs="*", type=Path, metavar="FOLDER")
    parser.add_argument("--game", action="append", default=[], help="only this game; may be said again")
    parser.add_argument("--rounds", type=int, default=3, help="games that are measured at each seat count")
    parser.add_argument("--every", type=int, default=3, help="show every so many moves")
    parser.add_argument("--json", type=Path, metavar="FILE")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.work:
        work()
        return
    folders = asked.folders or [ROOT / "src"]
    found = compare(folders, asked.game, asked.rounds, asked.every)
    Console(width=130).print(report(found, folders))
    if asked.json is not None:
        asked.json.write_text(json.dumps(found, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
