"""The company at a table: who sits there, and who looks through which socket."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Coroutine
from dataclasses import replace

from edubba.server.store import Store
from edubba.server.watcher import Watcher
from edubba.table.info import seats_of
from edubba.table.stored import Head, Place
from edubba.table.wire import TableFrame, TableInfo, encode


class Company(ABC):
    """What a table has whether or not it has been dealt yet. One lock: nobody is shown what is not on disk."""

    def __init__(self, store: Store, head: Head, places: list[Place]) -> None:
        self.head = head
        self.places = places
        self.watchers: set[Watcher] = set()
        self.lock = asyncio.Lock()
        self._store = store
        self._doing: set[asyncio.Task[None]] = set()

    @abstractmethod
    def seq(self, seat: int | None) -> int:
        """How often this seat (None: a spectator) has seen something happen."""

    @abstractmethod
    def info(self, guest: str, lang: str) -> TableInfo:
        """The table for this guest."""

    @abstractmethod
    async def frame(self, watcher: Watcher) -> bytes:
        """All that this watcher may see now."""

    @abstractmethod
    def renew(self) -> None:
        """Forget what rests on who sits where and what they are called."""

    @property
    def busy(self) -> bool:
        """True if somebody is looking or doing something."""
        return bool(self.watchers) or self.lock.locked()

    @property
    def online(self) -> set[str]:
        return {watcher.guest for watcher in self.watchers}

    async def close(self) -> None:
        """Let what was begun come to its end."""
        await asyncio.gather(*self._doing, return_exceptions=True)

    # --- who is here --------------------------------------------------------------------------------------------

    def join(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self._show_table()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self._show_table()

    async def people_changed(self) -> None:
        """Somebody has taken a seat or another name."""
        async with self.lock:
            found = await self._store(self._store.table, self.head.id)
            before = {watcher: seats_of(self.places, watcher.guest) for watcher in self.watchers}
            if found is not None:
                self.places = found[1]
            for watcher, seats in before.items():
                if not seats and len(now := seats_of(self.places, watcher.guest)) == 1:
                    watcher.seat = now[0]  # who was watching has sat down
            self.renew()
            self.show()

    def followed_by(self, table: str) -> None:
        """Somebody wants a rematch: the others here can follow."""
        self.head = replace(self.head, rematch=table)
        self._show_table()

    def show(self) -> None:
        """Everybody gets a fresh frame."""
        for watcher in self.watchers:
            watcher.refresh()

    def _show_table(self) -> None:
        for watcher in self.watchers:
            watcher.tell(encode(TableFrame(self.info(watcher.guest, watcher.lang))))

    # --- doing --------------------------------------------------------------------------------------------------

    async def _unbroken(self, doing: Coroutine[None, None, None]) -> None:
        """Do something to the end, even if the socket that asked for it breaks in between."""
        task = asyncio.create_task(doing)
        self._doing.add(task)
        task.add_done_callback(self._done)
        await asyncio.shield(task)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._doing.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has been told, if still there
