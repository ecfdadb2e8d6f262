"""`python -m benchmarks.load`: how the server bears many tables, and how long bots make people wait."""

import argparse
import json
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table

import edubba
from benchmarks.__main__ import progress
from benchmarks.load.server import package
from benchmarks.load.steady import steady
from benchmarks.load.thinking import thinking


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=200, metavar="N", help="tables of two people (200)")
    parser.add_argument("--seconds", type=float, default=30.0, metavar="S", help="how long to measure (30)")
    parser.add_argument("--game", choices=sorted(edubba.catalogue()), help="one game only; else all take turns")
    parser.add_argument("--bots", action="store_true", help="instead: tables with bots, quick and slow ones")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args()
    if asked.tables < 1 or asked.seconds <= 0:
        parser.error("at least one table, and some time")
    games = [asked.game] if asked.game else sorted(edubba.catalogue())
    with tempfile.TemporaryDirectory(prefix="edubba-load-") as home, progress(Console(stderr=True)) as tell:
        if asked.bots:
            found = thinking(package(), Path(home), games, asked.seconds, tell)
        else:
            found = steady(package(), Path(home), games, asked.tables, asked.seconds, tell)
    if asked.json:
        print(json.dumps(found))
    else:
        show(found)
    return 1 if found["lost"] or found["doubled"] or found["errors"] else 0


def show(found: dict[str, object]) -> None:
    table = Table(show_header=False)
    for name, value in found.items():
        if value != []:
            table.add_row(name, ", ".join(map(str, value)) if isinstance(value, list) else str(value))
    Console().print(table)


if __name__ == "__main__":
    sys.exit(main())
