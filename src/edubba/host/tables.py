"""The tables that are open: opened when somebody comes, put away when nobody looks, moves or thinks there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from typing import ParamSpec, Protocol, TypeVar

from edubba.host.live import LiveTable, Thinkers
from edubba.host.store import Store
from edubba.table.effects import Effect
from edubba.table.lessons import session_of
from edubba.table.session import Session
from edubba.table.stored import Head, Kept, Place
from edubba.table.words import Refusal

log = logging.getLogger("edubba.host")

P = ParamSpec("P")
T = TypeVar("T")


class Aside(Protocol):
    """How work that takes a while is done, so that it keeps nobody waiting."""

    def __call__(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Awaitable[T]: ...


class Tables:
    """Every table of a house, and those of them that are open."""

    def __init__(
        self, store: Store, thinkers: Thinkers, clock: Callable[[], float], aside: Aside, pause: float
    ) -> None:
        self._store = store
        self._thinkers = thinkers
        self._clock = clock
        self._aside = aside
        self._pause = pause
        self._tables: dict[str, asyncio.Task[LiveTable]] = {}

    async def find(self, table: str) -> tuple[Head, list[Place]]:
        """What is known of a table without its moves; a Refusal if there is none."""
        found = await self._store.table(table)
        if found is None:
            raise Refusal(404, "unknown-table")
        return found

    async def read(self, table: str) -> Kept:
        """All that is stored of a table; a Refusal if there is none."""
        found = await self._store.read(table)
        if found is None:
            raise Refusal(404, "unknown-table")
        return found

    async def table(self, table: str) -> LiveTable:
        """A table, opened if nobody was there. What went wrong is not remembered."""
        while True:
            opening = self._tables.get(table)
            if opening is None:
                opening = self._tables[table] = asyncio.create_task(self._open(table))
            try:
                found = await asyncio.shield(opening)
            except Exception:
                if self._tables.get(table) is opening:
                    del self._tables[table]
                raise
            if self._tables.get(table) is opening:  # else it was put away while we came back
                return found

    async def _open(self, table: str) -> LiveTable:
        kept = await self.read(table)
        session = await self._aside(session_of, kept, self._pause)
        return LiveTable(
            session=session, store=self._store, thinkers=self._thinkers, clock=self._clock, idle=self._put_away
        )

    def _put_away(self, live: LiveTable) -> None:
        """Nobody looks, moves or thinks there: it can be opened again."""
        table = live.session.head.id
        if self.opened(table) is live:
            del self._tables[table]
            live.stop()

    def opened(self, table: str) -> LiveTable | None:
        """A table that is open."""
        task = self._tables.get(table)
        return task.result() if task and task.done() and not task.cancelled() and not task.exception() else None

    def all_open(self) -> list[LiveTable]:
        return [found for table in list(self._tables) if (found := self.opened(table))]

    def online(self, table: str) -> Collection[str]:
        """Who looks at a table."""
        found = self.opened(table)
        return found.session.viewers.online if found else ()

    def renamed(self, guest: str, name: str) -> None:
        """Somebody has another name."""
        for table in list(self._tables):
            self._tell(table, lambda session, now: session.renamed(guest, name, now))

    def followed(self, table: str, again: str) -> None:
        """A table has got a rematch."""
        self._tell(table, lambda session, now: session.followed(again, now))

    def gone(self, table: str) -> None:
        """A table has been deleted."""
        live = self.opened(table)
        if live is not None:
            del self._tables[table]
            live.dissolve()

    def _tell(self, table: str, message: Callable[[Session, float], list[Effect]]) -> None:
        """Let an open table hear of something; one that is being opened may have been read before it happened."""

        def tell(_: object) -> None:
            found = self.opened(table)
            if found is not None:
                found.tell(message)

        opening = self._tables.get(table)
        if opening is not None:
            tell(opening) if opening.done() else opening.add_done_callback(tell)

    async def wake_bots(self) -> None:
        """Let bots go on where a restart has interrupted them."""
        for table in await self._store.waiting_for_bots():
            try:
                await self.table(table)
            except Refusal as refusal:
                log.error("table %s cannot be opened: %s", table, refusal.say("en"))
            except Exception as trouble:  # whatever is wrong with it, the others go on
                log.error("table %s cannot be opened: %s", table, type(trouble).__name__)

    async def close(self) -> None:
        await asyncio.gather(*(found.close() for found in self.all_open()))
