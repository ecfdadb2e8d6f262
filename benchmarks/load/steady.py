"""Many tables at a steady pace: at each of them somebody moves every two seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import mean
from time import perf_counter, process_time
from typing import Any, Final

from benchmarks.load.ledger import audit
from benchmarks.load.people import Hall
from benchmarks.load.server import Package, on_cores, serving, two_cores
from benchmarks.load.tables import Table, quiet, seated, watching

PERIOD: Final = 2.0
WARM_UP: Final = 4 * PERIOD
"""Seconds of play before the time is taken: sentences that nobody has read before are parsed once."""
Tell = Callable[[str], None]


def steady(
    package: Package,
    home: Path,
    games: Sequence[str],
    count: int,
    seconds: float,
    tell: Tell,
    warm_up: float = WARM_UP,
) -> dict[str, Any]:
    """Run it, and say how it went."""
    ours, theirs = two_cores()
    with serving(home, package.folder, ours) as server, on_cores(theirs):
        hall = Hall(server.address)

        async def run() -> tuple[list[Table], dict[str, Any]]:
            tables: list[Table] = []
            first = min(len(games), count // 2)  # what all tables of a game share is no part of a table
            tell(f"seating {count} tables")
            async for table in seated(hall, games, count, Random(count)):
                tables.append(table)
            async with watching(tables[:first]):
                before = server.memory_kb()
                async with watching(tables[first:]):
                    after = server.memory_kb()
                    per_table = None if before is None or after is None else (after - before) / (count - first)
                    figures = await window(tables, seconds)
                    await quiet(hall)
                    hall.shut()
            return tables, {"kb_per_table": rounded(per_table)} | figures

        async def window(tables: Sequence[Table], seconds: float) -> dict[str, Any]:
            """Let everybody play; what the processor did between the warm-up and the end."""
            begin = perf_counter() + 0.1
            opened, closed = begin + warm_up, begin + warm_up + seconds
            playing = [
                asyncio.create_task(play(table, begin + PERIOD * number / count, closed))
                for number, table in enumerate(tables)
            ]
            await asyncio.sleep(opened - perf_counter())
            cpu, own, received = server.cpu_seconds(), process_time(), hall.received
            while (left := closed - perf_counter()) > 0:
                tell(f"{sum(len(table.moves) for table in tables)} moves, {left:.0f} s to go")
                await asyncio.sleep(min(left, PERIOD))
            spent, own = (server.cpu_seconds() or 0.0) - (cpu or 0.0), process_time() - own
            received = hall.received - received
            for trouble in await asyncio.gather(*playing, return_exceptions=True):
                if isinstance(trouble, BaseException):
                    hall.trouble.append(f"{type(trouble).__name__}: {trouble}")
            return {
                "window": (opened, closed),
                "cpu": None if cpu is None else spent,
                "server_core": None if cpu is None else round(spent / seconds, 3),
                "client_core": round(own / seconds, 3),
                "received": received,
            }

        tables, figures = asyncio.run(run())
        complaints = server.complaints()
        tell("comparing what people were told with what is on disk")
        server.stop()
    books = audit(home, tables)
    (opened, closed), cpu, received = figures.pop("window"), figures.pop("cpu"), figures.pop("received")
    delays = sorted(1000 * delay for sent, delay in books.delays if opened <= sent < closed)
    trouble = [*hall.trouble, *books.trouble, *complaints]
    return {
        "build": package.build,
        "pinned": bool(ours),
        "tables": count,
        "seconds": seconds,
        "games": list(games),
        "moves": len(delays),
        "moves_per_second": round(len(delays) / seconds, 1),
        "p50_ms": percentile(delays, 50),
        "p95_ms": percentile(delays, 95),
        "p99_ms": percentile(delays, 99),
        "max_ms": percentile(delays, 100),
        "cpu_ms_per_move": rounded(1000 * cpu / len(delays)) if cpu is not None and delays else None,
        "kb_sent_per_move": rounded(received / 1000 / len(delays)) if delays else None,
        **figures,
        "lost": books.lost,
        "doubled": books.doubled,
        "errors": len(trouble),
        "trouble": trouble[:20],
    }


async def play(table: Table, due: float, closed: float) -> None:
    """Move whenever it is time. Who could not move in time because the last move took so long has waited since then."""
    while due < closed and not table.over:
        late = perf_counter() > due
        await asyncio.sleep(due - perf_counter())
        await table.move(due if late else None)
        due = max(due + PERIOD, perf_counter()) if late else due + PERIOD


def percentile(values: Sequence[float], percent: int) -> float | None:
    """Of sorted values the one below which so many percent lie."""
    return rounded(values[min(len(values) - 1, len(values) * percent // 100)]) if values else None


def rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 2)


def average(values: Sequence[float]) -> float | None:
    return rounded(mean(values)) if values else None
