"""Steps a second of environments with observations: ours, PettingZoo's chess and catanatron's, in turn, on one core.

    python -m benchmarks.environments                 with .build/compiled; the peers in an environment of their own
    python -m benchmarks.environments --no-peers

Every house takes random legal actions and looks at what it is given. catanatron's environment needs an old Gymnasium,
so the peers get a folder of their own below .build, made when it is first needed. Ratios are taken round by round.
"""

import argparse
import json
import os
import subprocess
import sys
import time
import venv
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
PEERS: Final = ROOT / ".build" / "environments"
CATAN, CHESS = "catanatron's Gymnasium", "PettingZoo's chess"
WANTED: Final = {
    CATAN: ("catan", ["catanatron_gym==4.0.0", "catanatron==3.2.1"]),
    CHESS: ("chess", ["pettingzoo==1.27.0", "chess==1.11.2", "pygame>=2"]),
}
TABLES: Final = 64  # more of them leave the caches of a processor: 1024 are stepped at less than half the speed
HEADING: Final = "\n## Environments\n"
STEPS: Final = 100  # between two looks at the clock
BARS: Final = {"single": (5.0, 0.0), "vector": (30.0, 20.0)}  # times catanatron's, times PettingZoo's chess

Step = Callable[[], int]
"""Takes some steps, and says how many."""


def catan() -> Step:
    import random
    from importlib import import_module

    import_module("catanatron_gym")
    env: Any = import_module("gymnasium").make("catanatron_gym:catanatron-v1")
    env.reset(seed=1)
    dice = random.Random(1)

    def step() -> int:
        for _ in range(STEPS):
            _, _, over, cut, _ = env.step(dice.choice(env.unwrapped.get_valid_actions()))
            if over or cut:
                env.reset()
        return STEPS

    return step


def chess() -> Step:
    from importlib import import_module

    return aec(import_module("pettingzoo.classic.chess_v6").env)


def aec(make: Callable[[], Any]) -> Step:
    """A table of PettingZoo."""
    import numpy as np

    env = make()
    env.reset(seed=1)
    dice = np.random.default_rng(1)

    def step() -> int:
        for _ in range(STEPS):
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[dice.integers(len(legal))]))
        return STEPS

    return step


def single(name: str) -> Step:
    import edubba.envs

    seats = max(2, edubba.load(name).seats[0])
    return aec(partial(edubba.envs.pettingzoo, name, seats=seats))


def vector(name: str) -> Step:
    import numpy as np

    import edubba.envs

    games = edubba.envs.vector(name, n=TABLES, seats=max(2, edubba.load(name).seats[0]), seed=1)
    _, mask = games.reset()
    dice = np.random.default_rng(1)
    begins = np.arange(TABLES) * mask.shape[1]

    def step() -> int:
        """Any legal action of each game: one of those places of the mask that lie in its row."""
        nonlocal mask
        legal = np.flatnonzero(mask)
        counts = np.count_nonzero(mask, axis=1)
        picked = np.cumsum(counts) - counts + (dice.random(TABLES) * counts).astype(np.int64)
        _, mask, _, _ = games.step(legal[picked] - begins)
        return TABLES

    return step


def measured(step: Step, seconds: float) -> float:
    """Steps a second of the processor."""
    done, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        done += step()
    return done / (time.process_time() - start)


def work(house: str) -> None:
    """A process that measures one house whenever it is asked for so many seconds."""
    kind, _, name = house.partition(":")
    makers: dict[str, Callable[[], Step]] = {
        "catan": catan,
        "chess": chess,
        "single": partial(single, name),
        "vector": partial(vector, name),
    }
    step = makers[kind]()
    measured(step, 0.2)
    print("ready", flush=True)
    for line in sys.stdin:
        print(json.dumps(measured(step, float(line))), flush=True)


def python_of(kind: str, packages: list[str]) -> Path:
    """The Python of a peer: it is installed when it is first needed."""
    python = PEERS / kind / "bin" / "python"
    if not python.exists():
        venv.create(PEERS / kind, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *packages], check=True)
    return python


def started(python: Path, house: str, path: str) -> "subprocess.Popen[str]":
    process = subprocess.Popen(
        [str(python), str(Path(__file__).resolve()), "--worker", house],
        env=os.environ | {"PYTHONPATH": path, "OMP_NUM_THREADS": "1", "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    for line in process.stdout:
        if line == "ready\n":
            return process
    raise SystemExit(f"{house} cannot be measured here")


def ask(process: "subprocess.Popen[str]", seconds: float) -> float:
    assert process.stdin is not None
    assert process.stdout is not None
    print(seconds, file=process.stdin, flush=True)
    return float(process.stdout.readline())


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.environments", description=__doc__)
    parser.add_argument("--worker", help=argparse.SUPPRESS)
    parser.add_argument("--no-peers", action="store_true")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="of one sample")
    parser.add_argument("--package", type=Path, default=ROOT / ".build" / "compiled", metavar="FOLDER")
    parser.add_argument("--write", action="store_true", help="also renew that part of benchmarks/RESULTS.md")
    parser.add_argument("--game", action="append", help="only this one")
    asked = parser.parse_args()
    if asked.worker:
        work(asked.worker)
        return 0
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    games = asked.game or ["ginkgopolis", "tabannusi", "teotihuacan", "uruk", "wayfarers"]
    houses = {}
    if not asked.no_peers:
        houses = {peer: started(python_of(kind, wanted), kind, "") for peer, (kind, wanted) in WANTED.items()}
    for name in games:
        for kind in BARS:
            houses[f"{name}, {kind}"] = started(Path(sys.executable), f"{kind}:{name}", str(asked.package.resolve()))
    samples: dict[str, list[float]] = {house: [] for house in houses}
    for _ in range(asked.rounds):
        for house, process in houses.items():
            samples[house].append(ask(process, asked.seconds))
    for process in houses.values():
        process.communicate()
    lines, missed = told(samples)
    print("\n".join(lines))
    if asked.write:
        write(lines)
    return int(missed)


def told(samples: dict[str, list[float]]) -> tuple[list[str], bool]:
    """The table, in Markdown; and whether a bar was missed."""
    missed = False
    lines = [f"| environment | steps/s | × {CATAN} | × {CHESS} | |", "|---|---|---|---|---|"]
    for house, rates in samples.items():
        ratios = [
            median(mine / other for mine, other in zip(rates, samples[peer], strict=True)) if peer in samples else None
            for peer in (CATAN, CHESS)
        ]
        bars = BARS.get(house.rpartition(", ")[2])
        verdict = ""
        if bars and CATAN in samples:
            cleared = all((ratio or 0.0) >= bar for ratio, bar in zip(ratios, bars, strict=True))
            verdict = "pass" if cleared else "**missed**"
            missed |= not cleared
        shown = " | ".join("" if ratio is None else f"{ratio:.3g}" for ratio in ratios)
        lines.append(f"| {house} | {median(rates):,.0f} | {shown} | {verdict} |")
    return lines, missed


def write(lines: list[str]) -> None:
    """Put them behind what `python -m benchmarks` has written."""
    file = ROOT / "benchmarks" / "RESULTS.md"
    before = file.read_text(encoding="utf-8").partition(HEADING)[0].rstrip("\n") + "\n"
    about = (
        f"Written by `python -m benchmarks.environments --write` on {time.strftime('%Y-%m-%d')}, load of the machine "
        f"{os.getloadavg()[1]:.1f}: steps with observation and mask on one core, compiled; at two seats, {TABLES} "
        "games in a vector. Seconds are those of the processor."
    )
    file.write_text("\n".join([before + HEADING.rstrip("\n"), "", about, "", *lines, ""]), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
