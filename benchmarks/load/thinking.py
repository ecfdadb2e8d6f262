"""Tables with bots: how long people wait for them while all of them want to think."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from random import Random
from time import time
from typing import Final

from benchmarks.load.ledger import Row, compare_moves, rows_of
from benchmarks.load.people import Guest, Hall, Json
from benchmarks.load.server import Package, serving
from benchmarks.load.steady import PERIOD, Tell, average, percentile
from benchmarks.load.tables import ME, Table, watching

SEARCH: Final[Json] = {"who": "bot", "bot": "search", "seconds": 2.0}
RANDOM: Final[Json] = {"who": "bot", "bot": "random"}
COMPANY: Final[tuple[Json, ...]] = (*[SEARCH] * 20, *[RANDOM] * 5)
PERSON, BOT = 0, 1


@dataclass
class Duel:
    """One person and one bot."""

    table: Table
    bot: Json
    opened: float
    unanswered: bool = False  # when the time was up

    @property
    def bot_is_asked(self) -> bool:
        latest = self.table.screens[PERSON].latest
        return latest is not None and latest.table is not None and BOT in latest.table.to_act

    async def play(self) -> None:
        """Move two seconds after the bot is done: while it is asked, nobody else moves."""
        while not self.table.over:
            await self._until(lambda: self.table.over or (bool(self.table.asked()) and not self.bot_is_asked))
            await asyncio.sleep(PERIOD)
            await self.table.move()

    async def wake(self) -> None:
        """Move at once, until the bot has moved."""
        while not self.bot_is_asked:
            await self.table.move()
        await self._until(lambda: not self.bot_is_asked)

    async def _until(self, so: Callable[[], bool]) -> None:
        """Wait, however long it takes: that is what is measured."""
        while not so():
            self.table.news.clear()
            await self.table.news.wait()

    def waits(self, rows: Sequence[Row], ended: float) -> Iterator[float]:
        """Seconds that each answer of the bot took, since what was done before it; one may still be missing."""
        before = self.opened
        for row in rows:
            if row.seat == BOT:
                yield row.at - before
            before = row.at
        if self.unanswered:
            yield ended - before


def thinking(package: Package, home: Path, games: Sequence[str], seconds: float, tell: Tell) -> Json:
    """Run it, and say how it went."""
    with serving(home, package.folder) as server:
        hall = Hall(server.address)

        async def run() -> tuple[list[Duel], float]:
            tell("waking the bots")
            first = [await sit_down(hall, games[0], bot) for bot in (SEARCH, RANDOM)]
            async with watching([duel.table for duel in first]):  # their processes take a moment to start, once
                await asyncio.gather(*(duel.wake() for duel in first))
            begun = time()
            duels = [await sit_down(hall, game, bot) for game, bot in zip(cycle(games), COMPANY, strict=False)]
            async with watching([duel.table for duel in duels]):
                playing = [asyncio.create_task(duel.play()) for duel in duels]
                while (left := begun + seconds - time()) > 0:
                    tell(f"{sum(len(duel.table.moves) for duel in duels)} moves of people, {left:.0f} s to go")
                    await asyncio.sleep(min(left, PERIOD))
                for duel, task in zip(duels, playing, strict=True):
                    task.cancel()
                    duel.unanswered = duel.bot_is_asked
                for trouble in await asyncio.gather(*playing, return_exceptions=True):
                    if isinstance(trouble, Exception):
                        hall.trouble.append(f"{type(trouble).__name__}: {trouble}")
                hall.shut()
                server.kill()  # whoever was asked must not answer any more
            return duels, time()

        duels, ended = asyncio.run(run())
        complaints = server.complaints()
    rows = rows_of(home)
    waits = [(duel.bot, wait) for duel in duels for wait in duel.waits(rows.get(duel.table.id, []), ended)]
    searched = sorted(wait for bot, wait in waits if bot is SEARCH)
    others = sorted(wait for bot, wait in waits if bot is RANDOM)
    lost = doubled = 0
    for duel in duels:
        own = [row for row in rows.get(duel.table.id, []) if row.seat == PERSON]
        gone, added = compare_moves(duel.table, own)
        lost, doubled = lost + gone.total(), doubled + added.total()
    trouble = [*hall.trouble, *complaints]
    return {
        "build": package.build,
        "seconds": seconds,
        "games": list(games),
        "search_tables": COMPANY.count(SEARCH),
        "random_tables": COMPANY.count(RANDOM),
        "search_answers": len(searched),
        "mean_bot_s": average(searched),
        "p95_bot_s": percentile(searched, 95),
        "slowest_bot_s": percentile(searched, 100),
        "random_answers": len(others),
        "mean_random_s": average(others),
        "p95_random_s": percentile(others, 95),
        "slowest_random_s": percentile(others, 100),
        "lost": lost,
        "doubled": doubled,
        "errors": len(trouble),
        "trouble": trouble[:20],
    }


async def sit_down(hall: Hall, game: str, bot: Json) -> Duel:
    """Somebody comes and plays with a bot: one person, one table."""
    guest = await Guest(hall).arrive()
    opened = time()
    return Duel(Table(await guest.open(game, ME, bot), game, [guest], Random(game)), bot, opened)
