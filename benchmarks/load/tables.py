"""Tables of two people each: whose turn it is moves, and a ledger keeps every move that the server has acknowledged."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from itertools import cycle, islice
from random import Random
from time import perf_counter
from typing import Final

from benchmarks.load.people import Guest, Hall, Message, Screen

ME: Final = {"who": "me"}
FRIEND: Final = {"who": "friend"}
TABLES_OF_A_GUEST: Final = 8
QUIET: Final = 0.5
"""Seconds without any news after which nothing more is on its way."""
PATIENCE: Final = 30.0


@dataclass(frozen=True)
class Move:
    """A move that has been made: an action, or None where the last choice was taken back.

    It is not sure if the server was killed before it answered, and what was seen afterwards may come from others.
    """

    seat: int
    action: int | None
    sent: float
    sure: bool = True


class Table:
    """Two people at a table, who move one at a time."""

    def __init__(self, table: str, game: str, guests: Sequence[Guest], dice: Random) -> None:
        self.id = table
        self.game = game
        self.news = asyncio.Event()
        self.screens = [Screen(guest, table, seat, self.news) for seat, guest in enumerate(guests)]
        self.moves: list[Move] = []
        self._hall = guests[0].hall
        self._dice = dice

    async def until(self, so: Callable[[], bool]) -> None:
        """Wait until something is so; if it never is, somebody must be told."""
        async with asyncio.timeout(PATIENCE):
            while not so():
                self.news.clear()
                await self.news.wait()

    async def ready(self) -> None:
        await self.until(lambda: all(screen.latest for screen in self.screens))

    @property
    def over(self) -> bool:
        return any(screen.scene is not None and screen.scene.over for screen in self.screens)

    def asked(self) -> list[Screen]:
        return [screen for screen in self.screens if screen.scene is not None and screen.scene.choices]

    async def move(self, since: float | None = None, undo: float = 0.0) -> None:
        """Make a move, or with this probability take one back. Its time counts from now, or from an earlier moment."""
        await self.until(lambda: self.over or bool(self.asked()))
        if self.over:
            return
        screen = self._dice.choice(self.asked())
        latest, scene = screen.latest, screen.scene
        assert latest is not None
        assert scene is not None
        action = None if latest.undo and self._dice.random() < undo else self._dice.choice(scene.choices).id
        move = Move(screen.seat, action, since or perf_counter())
        made = await self._made(screen, latest, action)
        if made is None:
            alone = latest.table is not None and latest.table.to_act == [screen.seat]
            self.moves.append(replace(move, sure=alone))
        elif made:
            self.moves.append(move)

    async def _made(self, screen: Screen, latest: Message, action: int | None) -> bool | None:
        """Send a decision; True if it was carried out. If the connection breaks, the next scene tells: False if nothing
        has happened, None if something has."""
        connection, answers, refusals = screen.connections, screen.heard + 1, len(screen.refusals)
        decision = {"t": "undo"} if action is None else {"t": "act", "action": action}
        await screen.send({**decision, "seq": latest.seq, "seat": screen.seat})
        await self.until(lambda: screen.latest is None or screen.connections > connection or screen.heard >= answers)
        if screen.connections > connection or screen.latest is None:
            await self.until(lambda: screen.latest is not None)
            return None if screen.latest is not None and screen.latest.seq > latest.seq else False
        if len(screen.refusals) > refusals:
            self._hall.trouble.append(f"table {self.id}: refused as {screen.refusals[-1]}")
            return False
        return True


async def seated(hall: Hall, games: Sequence[str], count: int, dice: Random) -> AsyncIterator[Table]:
    """Tables of two, one after the other; the games take turns."""
    guests: list[Guest] = []
    for number, game in enumerate(islice(cycle(games), count)):
        if number % TABLES_OF_A_GUEST == 0:
            guests = [await Guest(hall).arrive() for _ in (ME, FRIEND)]
        table = await guests[0].open(game, ME, FRIEND)
        await guests[1].join(table)
        yield Table(table, game, guests, Random(dice.random()))


@asynccontextmanager
async def watching(tables: Sequence[Table]) -> AsyncIterator[None]:
    """Everybody looks at the screens of these tables."""
    watchers = [asyncio.create_task(screen.watch()) for table in tables for screen in table.screens]
    try:
        await asyncio.gather(*(table.ready() for table in tables))
        yield
    finally:
        for watcher in watchers:
            watcher.cancel()
        await asyncio.gather(*watchers, return_exceptions=True)


async def quiet(hall: Hall) -> None:
    """Wait until nothing has come for a while."""
    before = -1
    async with asyncio.timeout(PATIENCE):
        while before != hall.received:
            before = hall.received
            await asyncio.sleep(QUIET)
