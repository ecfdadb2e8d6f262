"""A server that is killed again and again while everybody plays, and comes back on the same data folder each time."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from benchmarks.load.ledger import Audit, audit
from benchmarks.load.people import Hall, Screen, read_message
from benchmarks.load.server import Server, serving
from benchmarks.load.tables import Table, quiet, seated, watching

THOUGHT: Final = (0.06, 0.25)
"""Seconds between two moves of a table: as fast as the server lets one socket go."""
LIFE: Final = (0.0, 1.5)
"""Seconds of play before a kill: anything from the first message to full swing."""
UNDO: Final = 0.15


@dataclass
class Campaign:
    """How it went: what the books say, how many moves there were, and what else went wrong."""

    books: Audit
    moves: int
    kills: int
    trouble: list[str]


def campaign(home: Path, package: Path, games: Sequence[str], count: int, kills: int, seed: int) -> Campaign:
    """Kill the server so many times. Everybody comes back, and goes on with what the server shows then."""
    dice = Random(seed)
    with serving(home, package) as server:
        hall = Hall(server.address)

        async def run() -> list[Table]:
            tables = [table async for table in seated(hall, games, count, dice)]
            async with watching(tables):
                stop = asyncio.Event()
                playing = [asyncio.create_task(play(table, stop, Random(dice.random()))) for table in tables]
                for _ in range(kills):
                    await asyncio.sleep(dice.uniform(*LIFE))
                    hall.shut()
                    await asyncio.to_thread(restart, server)
                    hall.open_at(server.address)
                    await asyncio.gather(*(table.ready() for table in tables))
                stop.set()
                for trouble in await asyncio.gather(*playing, return_exceptions=True):
                    if isinstance(trouble, BaseException):
                        hall.trouble.append(f"{type(trouble).__name__}: {trouble}")
                await quiet(hall)
                await asyncio.gather(*(agree(hall, screen) for table in tables for screen in table.screens))
                hall.shut()
            return tables

        tables = asyncio.run(run())
        complaints = server.complaints()
        server.stop()
    books = audit(home, tables)
    moves = sum(len(table.moves) for table in tables)
    return Campaign(books, moves, kills, [*hall.trouble, *books.trouble, *complaints])


def restart(server: Server) -> None:
    server.kill()
    server.start()


async def play(table: Table, stop: asyncio.Event, dice: Random) -> None:
    while not stop.is_set() and not table.over:
        await table.move(undo=UNDO)
        with suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), dice.uniform(*THOUGHT))


async def agree(hall: Hall, screen: Screen) -> None:
    """Somebody who comes now must be shown what has been on the screen all the time."""
    assert screen.latest is not None
    async with screen.connected() as socket:
        while (fresh := read_message(await socket.recv(decode=False))).t != "scene":
            pass
    if (fresh.seq, fresh.undo, bytes(fresh.scene)) != (
        screen.latest.seq,
        screen.latest.undo,
        bytes(screen.latest.scene),
    ):
        hall.trouble.append(f"table {screen.table}, seat {screen.seat}: a fresh connection is shown something else")
