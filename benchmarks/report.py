"""What a run found, for eyes (Rich, Markdown) and for programs (JSON)."""

import os
import platform
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table
from rich.text import Text

from benchmarks.bars import Verdict, verdicts
from benchmarks.figures import Figure, Row, figure, reference, times_cheaper, times_faster, times_old

COLUMNS = (
    "decisions/s", "× catanatron", "by", "loop only", "playouts/s",
    "clone µs", "× cheaper", "replay ms", "search it/s", "greedy dec/s", "features µs",
)  # fmt: skip
SPEEDS = ["decisions/s", "× catanatron", "loop only", "playouts/s"]
COSTS = ["clone µs", "× cheaper", "replay ms", "search it/s", "greedy dec/s", "features µs"]


class Findings(NamedTuple):
    """All that there is to tell."""

    rows: list[Row]
    missing: dict[str, str]
    machine: dict[str, Any]


def machine(rounds: int, seconds: float, pinned: bool) -> dict[str, Any]:
    """Where and how it was measured."""
    return {
        "when": datetime.now(UTC).strftime("%Y-%m-%d"),
        "processor": processor(),
        "cores": os.cpu_count(),
        "pinned to one core": pinned,
        "system": platform.system(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "rounds": rounds,
        "seconds per sample": seconds,
        "load of the machine": load(),
    }


def load() -> str:
    """How many processes wanted to run in the last minutes, ours among them: above 1 others were at work too."""
    return f"{os.getloadavg()[1]:.1f}" if hasattr(os, "getloadavg") else "unknown"


def processor() -> str:
    """The processor by name where the system tells it (Linux), else its kind."""
    listed = Path("/proc/cpuinfo")
    if listed.exists():
        for line in listed.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return platform.processor() or platform.machine()


# --- cells ------------------------------------------------------------------------------------------------------


def number(value: float) -> str:
    """Three figures are all that such a measurement deserves."""
    if value >= 1000:
        magnitude = 10 ** (len(str(int(value))) - 3)
        return f"{round(value / magnitude) * magnitude:,}".replace(",", "\u202f")
    return f"{value:.3g}" if value < 100 else f"{value:.0f}"


def with_spread(found: Figure) -> str:
    return f"{number(found.median)} ±{found.spread:.0%}"


def cells(row: Row, peer: Row | None) -> list[str]:
    """A row of the table, in the order of COLUMNS; empty where it has no such measure."""

    def cost(measure: str, scale: float) -> str:
        return number(figure(row.costs(measure)).median * scale) if measure in row.samples else ""

    def rate(measure: str) -> str:
        return number(figure(row.rates(measure)).median) if measure in row.samples else ""

    way = row.fastest
    return [
        with_spread(figure(row.rates(way))),
        with_spread(times_faster(row, peer)) if peer else "",
        way,
        rate("loop"),
        number(figure(row.games(way)).median),
        cost("clone", 1e6),
        number(times_cheaper(row, peer).median) if peer else "",
        cost("replay", 1e3),
        rate("search"),
        rate("greedy"),
        cost("features", 1e6),
    ]


def compared(rows: list[Row]) -> tuple[list[str], list[list[str]]]:
    """The heads of the columns, and a line per build and subject: speeds as multiples of those of 0.1.0."""
    found = times_old(rows)
    measures = list(dict.fromkeys(name for lines in found.values() for line in lines.values() for name in line))
    lines = [
        [house, subject, *[with_spread(line[name]) if name in line else "" for name in measures]]
        for house, of in found.items()
        for subject, line in of.items()
    ]
    return ["house", "game", *measures], lines


def measured(verdict: Verdict) -> str:
    return "not measured" if verdict.measured is None else f"{verdict.measured:.3g}"


def grade(verdict: Verdict) -> str:
    return "pass" if verdict.passed else "unknown" if verdict.measured is None else "FAIL"


# --- for eyes ---------------------------------------------------------------------------------------------------


def show(found: Findings, console: Console) -> None:
    peer = reference(found.rows)
    lines = [[row.house, row.subject, *cells(row, peer)] for row in found.rows]
    console.print("One core, medians ± half the interquartile range", highlight=False)
    console.print(leaf("Random games", SPEEDS, lines))
    console.print(leaf("Copies, replays and bots", COSTS, lines))
    heads, against = compared(found.rows)
    if against:
        table = Table(*heads, title="Times as fast as 0.1.0", box=SIMPLE, padding=0, title_justify="left")
        for line in against:
            table.add_row(*line)
        console.print(table)
    for house, reason in found.missing.items():
        console.print(f"[yellow]{house}: not measured[/] — {reason}", highlight=False)
    judged = Table(title="Bars")
    for column in ("game", "what", "wanted", "measured", ""):
        judged.add_column(column)
    for verdict in verdicts(found.rows):
        style = {"pass": "green", "FAIL": "bold red", "unknown": "yellow"}[grade(verdict)]
        judged.add_row(verdict.subject, verdict.what, verdict.wanted, measured(verdict), Text(grade(verdict), style))
    console.print(judged)


def leaf(title: str, columns: list[str], lines: list[list[str]]) -> Table:
    """Some of the columns: a table that fits into 80 characters."""
    table = Table("", "", title=title, box=SIMPLE, padding=0, title_justify="left")
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    for house, subject, *rest in lines:
        values = dict(zip(COLUMNS, rest, strict=True))
        table.add_row(house, subject, *(values[column] for column in columns))
    return table


def markdown(found: Findings) -> str:
    """The page that is kept in the repository."""
    peer = reference(found.rows)
    lines = [
        "# Results",
        "",
        "Written by `python -m benchmarks --write`; [README](README.md) says what the columns mean.",
        "",
        *(f"- {key}: {value}" for key, value in found.machine.items()),
        *(f"- {house}: {version}" for house, version in {row.house: row.version for row in found.rows}.items()),
        *(f"- {house}: not measured ({reason})" for house, reason in found.missing.items()),
        "",
        *grid(["house", "game", *COLUMNS], [[row.house, row.subject, *cells(row, peer)] for row in found.rows]),
        "",
        "## Times as fast as 0.1.0",
        "",
        *grid(*compared(found.rows)),
        "",
        "## Bars",
        "",
        *grid(
            ["game", "what", "wanted", "measured", ""],
            [[one.subject, one.what, one.wanted, measured(one), grade(one)] for one in verdicts(found.rows)],
        ),
    ]
    return "\n".join(lines) + "\n"


def grid(heads: list[str], rows: list[list[str]]) -> list[str]:
    return [f"| {' | '.join(row)} |" for row in [heads, ["---"] * len(heads), *rows]]


# --- for programs -----------------------------------------------------------------------------------------------


def to_json(found: Findings) -> dict[str, Any]:
    peer = reference(found.rows)
    return {
        "machine": found.machine,
        "missing": found.missing,
        "rows": [
            {
                "house": row.house,
                "subject": row.subject,
                "version": row.version,
                "fastest": row.fastest,
                "times_faster": times_faster(row, peer).median if peer else None,
                "times_cheaper": times_cheaper(row, peer).median if peer else None,
                "measures": {
                    name: {"per_second": figure(row.rates(name))._asdict(), "samples": [s._asdict() for s in samples]}
                    for name, samples in row.samples.items()
                },
            }
            for row in found.rows
        ],
        "bars": [verdict._asdict() for verdict in verdicts(found.rows)],
    }
