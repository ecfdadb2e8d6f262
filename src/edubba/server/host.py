"""The host: the store, the workers of the bots, the tables that are open, and who may come in."""

from __future__ import annotations

import asyncio
import gc
import logging
import threading
import time
from collections import Counter
from collections.abc import Callable, Collection
from contextlib import suppress

from edubba.kernel import EdubbaError
from edubba.server.folder import DataFolder
from edubba.server.guests import GuestCookies
from edubba.server.live import LiveTable
from edubba.server.pack_rows import PackRows
from edubba.server.patience import Patience
from edubba.server.settings import Settings
from edubba.server.workers import Workers
from edubba.table.effects import Effect
from edubba.table.info import learn_games, learn_words
from edubba.table.lessons import session_of
from edubba.table.session import Session
from edubba.table.stored import Head, Kept, Place
from edubba.table.words import Refusal

log = logging.getLogger("edubba.server")
BREATH = 0.0005  # seconds between two things that are read ahead


class Host:
    """Everything that lives as long as the server does."""

    def __init__(self, settings: Settings, folder: DataFolder) -> None:
        self.settings = settings
        self.store = folder.store
        self.door = GuestCookies(folder.key)
        self.packs = PackRows(folder.store)
        self.patience = Patience()
        self.workers = Workers(settings.workers)
        self.sockets: Counter[str] = Counter()
        self._tables: dict[str, asyncio.Task[LiveTable]] = {}
        self._closing = threading.Event()
        self._began = time.time() - time.monotonic()

    def clock(self) -> float:
        """The time of day when the server was started, and what has passed since: it never jumps."""
        return self._began + time.monotonic()

    async def find(self, table: str) -> tuple[Head, list[Place]]:
        """What is known of a table without its moves; a Refusal if there is none."""
        found = await self.store(self.store.table, table)
        if found is None:
            raise Refusal(404, "unknown-table")
        return found

    async def read(self, table: str) -> Kept:
        """All that is stored of a table; a Refusal if there is none."""
        found = await self.store(self.store.read, table)
        if found is None:
            raise Refusal(404, "unknown-table")
        return found

    # --- open tables --------------------------------------------------------------------------------------------

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
        session = await asyncio.to_thread(session_of, kept, self.settings.pause)
        return LiveTable(session, self.store, self.workers, self.clock, self._put_away)

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

    # --- beginning and end --------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Read what is needed soon, and let bots go on where a restart has interrupted them; nobody waits for that."""
        self._waking = asyncio.create_task(self._wake())

    async def _wake(self) -> None:
        try:
            await asyncio.to_thread(learn_games)
        except Exception:
            log.exception("the words of a game cannot be read")  # whoever opens that game is told
        gc.freeze()  # what is there by now stays: nobody need look through it again
        for table in await self.store(self.store.waiting_for_bots):
            try:
                await self.table(table)
            except Refusal as refusal:
                log.error("table %s cannot be opened: %s", table, refusal.say("en"))
            except Exception as trouble:  # whatever is wrong with it, the others go on
                log.error("table %s cannot be opened: %s", table, type(trouble).__name__)
        with suppress(EdubbaError):  # whoever opens a game whose words are wrong is told
            await asyncio.to_thread(self._learn)

    def _learn(self) -> None:
        """In a thread, with a breath after each phrase: those who are here already come first."""
        for _ in learn_words():
            if self._closing.wait(BREATH):
                return

    async def close(self) -> None:
        self._closing.set()
        self._waking.cancel()
        await asyncio.gather(*(found.close() for found in self.all_open()))
        await self.workers.close()
