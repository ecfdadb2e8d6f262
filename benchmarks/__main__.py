"""`python -m benchmarks`: measure Edubba and its peers in one run, show the ratios, judge the bars."""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console

from benchmarks import old, report
from benchmarks.bars import verdicts
from benchmarks.environments import HEADING
from benchmarks.figures import COMPILED, OLD_COMPILED, OLD_PURE, PURE
from benchmarks.peers import PEERS
from benchmarks.rounds import ROOT, House, NotMeasurableError, pin_to_one_core, run, workers

HERE = Path(__file__).resolve().parent
PASSED, FAILED, NOT_MEASURED = 0, 1, 2


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="few short rounds: a first impression, not a verdict")
    parser.add_argument("--no-peers", action="store_true", help="Edubba alone; the ratios stay empty")
    parser.add_argument("--json", type=Path, default=HERE / "results" / "latest.json", metavar="FILE")
    parser.add_argument("--write", action="store_true", help="also write benchmarks/RESULTS.md")
    asked = parser.parse_args()
    rounds, seconds = (5, 0.06) if asked.quick else (25, 0.12)

    console = Console()
    pinned = pin_to_one_core()
    houses, absent = edubba_houses()
    if not asked.no_peers:
        houses = [House(name, name, ROOT / "src") for name in PEERS] + houses
    try:
        with progress(console) as tell, workers(houses, tell) as (started, missing):
            rows = run(started, rounds, seconds, tell)
    except NotMeasurableError as reason:
        console.print(f"[bold red]stopped:[/] {reason}")
        return FAILED
    for name in missing.keys() & PEERS.keys():
        missing[name] += f"; to install it: pip install {PEERS[name].distribution}"

    found = report.Findings(rows, absent | missing, report.machine(rounds, seconds, pinned))
    report.show(found, console)
    asked.json.parent.mkdir(parents=True, exist_ok=True)
    asked.json.write_text(json.dumps(report.to_json(found), indent=1), encoding="utf-8")
    if asked.write:
        results = HERE / "RESULTS.md"
        _, heading, environments = results.read_text(encoding="utf-8").partition(HEADING)
        results.write_text(report.markdown(found) + heading + environments, encoding="utf-8")
    judged = verdicts(rows)
    if any(verdict.measured is not None and not verdict.passed for verdict in judged):
        return FAILED
    return PASSED if judged and all(verdict.passed for verdict in judged) else NOT_MEASURED


@contextmanager
def progress(console: Console) -> Iterator[Callable[[str], None]]:
    """At a terminal a line that changes; elsewhere a line for each round."""
    if console.is_terminal:
        with console.status("starting") as status:
            yield status.update
        return
    last = ""

    def tell(what: str) -> None:
        nonlocal last
        now = what.split(":")[0]
        if now != last:
            console.print(now, highlight=False)
        last = now

    yield tell


def edubba_houses() -> tuple[list[House], dict[str, str]]:
    """The two builds of Edubba and of its version 0.1.0, and why one of them is not here."""
    folder = Path(os.environ.get("EDUBBA_COMPILED_DIR", ROOT / ".build" / "compiled"))
    houses = [
        House(PURE, "edubba", ROOT / "src", "pure"),
        House(OLD_PURE, "edubba", old.SOURCES, "pure"),
        House(COMPILED, "edubba", folder.resolve(), "compiled"),
        House(OLD_COMPILED, "edubba", old.BUILT, "compiled"),
    ]
    absent = {COMPILED: "no unpacked compiled wheel; EDUBBA_COMPILED_DIR names its folder"}
    absent |= dict.fromkeys((OLD_PURE, OLD_COMPILED), "`python -m benchmarks.old` builds it")
    here = [house for house in houses if (house.path / "edubba").is_dir()]
    return here, {house.name: absent[house.name] for house in houses if house not in here}


if __name__ == "__main__":
    sys.exit(main())
