"""`python -m benchmarks.versus OTHER`: is this Edubba as fast as another, a commit or an unpacked compiled wheel?

Every game at every number of seats: random games, clones and replays of both, in turn, on one core. It prints this
one's speed as a share of the other's and fails below 0.95. A commit is built when it is first asked for.
"""

import argparse
import subprocess
import sys
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from benchmarks.__main__ import FAILED, NOT_MEASURED, PASSED, progress
from benchmarks.figures import Figure, Row, figure
from benchmarks.old import build
from benchmarks.rounds import ROOT, House, NotMeasurableError, pin_to_one_core, run, workers
from benchmarks.worker import COMPARED, EVERY_SEAT_COUNT

LEAST: Final = 0.95
BUILDS: Final = ROOT / ".build" / "versus"
OTHER, THIS = "the other", "this one"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.versus", description=__doc__)
    parser.add_argument("other", help="a commit, or a folder that holds `edubba`, compiled")
    parser.add_argument("--this", type=Path, default=ROOT / ".build" / "compiled", metavar="FOLDER")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.06, help="of one sample")
    asked = parser.parse_args()

    console = Console()
    try:
        other = Path(asked.other) if Path(asked.other).is_dir() else built(asked.other)
        pin_to_one_core()
        houses = [
            House(name, EVERY_SEAT_COUNT, folder.resolve(), "compiled")
            for name, folder in ((OTHER, other), (THIS, asked.this))
        ]
        with progress(console) as tell, workers(houses, tell) as (started, missing):
            if missing:
                raise NotMeasurableError("; ".join(f"{name}: {reason}" for name, reason in missing.items()))
            rows = run(started, asked.rounds, asked.seconds, tell, seldom=())
    except NotMeasurableError as reason:
        console.print(f"[bold red]stopped:[/] {reason}")
        return NOT_MEASURED
    found = shares(rows)
    show(found, console)
    return FAILED if any(share.median < LEAST for of in found.values() for share in of.values()) else PASSED


def built(commit: str) -> Path:
    """The folder of an Edubba as it was at this commit, compiled by its own build with the tools of today."""
    asked = ["git", "rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}"]
    found = subprocess.run(asked, cwd=ROOT, stdout=subprocess.PIPE, text=True).stdout.strip()
    if not found:
        raise NotMeasurableError(f"{commit} is neither a folder nor a commit")
    checkout = BUILDS / found[:12]
    compiled = checkout / ".build" / "compiled"
    reason = "" if (compiled / "edubba").is_dir() else build(found, checkout)
    if reason:
        raise NotMeasurableError(f"{commit} cannot be measured, because {reason}")
    return compiled


def shares(rows: list[Row]) -> dict[str, dict[str, Figure]]:
    """Per subject and measure: this one's speed as a share of the other's, taken round by round."""
    others = {row.subject: row for row in rows if row.house == OTHER}
    found: dict[str, dict[str, Figure]] = {}
    for mine in (row for row in rows if row.house == THIS and row.subject in others):
        theirs = others[mine.subject]
        found[mine.subject] = {
            measure: figure([a / b for a, b in zip(mine.rates(measure), theirs.rates(measure), strict=True)])
            for measure in COMPARED
        }
    return found


def show(found: dict[str, dict[str, Figure]], console: Console) -> None:
    table = Table(title="speed as a share of the other's (± half the distance of the quartiles)")
    table.add_column("game, seats")
    for measure in COMPARED:
        table.add_column(measure, justify="right")
    for subject, of in found.items():
        table.add_row(subject, *[cell(of[measure]) for measure in COMPARED])
    console.print(table)


def cell(share: Figure) -> str:
    text = f"{share.median:.3f} ±{share.spread:.3f}"
    return text if share.median >= LEAST else f"[bold red]{text}[/]"


if __name__ == "__main__":
    sys.exit(main())
