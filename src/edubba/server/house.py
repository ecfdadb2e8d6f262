"""The house: everything that lives as long as the server does."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from pathlib import Path

from edubba.server.company import Company
from edubba.server.gathering import Gathering
from edubba.server.guests import Doorkeeper
from edubba.server.room import Room
from edubba.server.settings import Settings
from edubba.server.store import Store
from edubba.server.thinking import Thinkers
from edubba.table.info import learn_words
from edubba.table.stored import Head, Place
from edubba.table.words import Refusal

log = logging.getLogger("edubba.server")
DATABASE = "table.db"
KEY = "server.key"


class House:
    """The store, the workers of the bots, the rooms that are open, and who may come in."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.home / DATABASE)
        self.door = Doorkeeper(_key(settings.home / KEY))
        self.thinkers = Thinkers(settings.workers)
        self.sockets: Counter[str] = Counter()
        self._rooms: dict[str, asyncio.Future[Company]] = {}

    async def find(self, table: str) -> tuple[Head, list[Place]]:
        """What is known of a table; a Refusal if there is none."""
        found = await self.store(self.store.table, table)
        if found is None:
            raise Refusal(404, "unknown-table")
        return found

    async def room(self, table: str) -> Company:
        """The room of a table, built from its moves if nobody was there; before the deal, those who gather for it."""
        while True:
            if table not in self._rooms:
                self._rooms[table] = asyncio.create_task(self._open(table))
            try:
                room = await asyncio.shield(self._rooms[table])
            except Refusal:
                self._rooms.pop(table, None)
                raise
            if self.opened(table) is room:  # else it was tidied away while we came back
                return room

    async def _open(self, table: str) -> Company:
        head, places = await self.find(table)
        if not head.dealt:
            throws = await self.store(self.store.throws, table)
            return Gathering(self.store, head, places, throws, self._begin)
        rows = await self.store(self.store.moves, table)
        room = await asyncio.to_thread(Room, self.settings, self.store, self.thinkers, head, places, rows)
        room.wake_bots()
        return room

    async def _begin(self, gathering: Gathering) -> None:
        """The dice are cast: whoever was waiting sits in the room now."""
        head, places = gathering.head, gathering.places
        room = await asyncio.to_thread(Room, self.settings, self.store, self.thinkers, head, places, [])
        self._rooms[head.id] = asyncio.get_running_loop().create_future()
        self._rooms[head.id].set_result(room)
        while gathering.watchers:
            watcher = gathering.watchers.pop()
            watcher.company = room
            room.watchers.add(watcher)
        room.show()
        room.wake_bots()

    def opened(self, table: str) -> Company | None:
        """The room of a table, if somebody is there."""
        task = self._rooms.get(table)
        return task.result() if task and task.done() and not task.cancelled() and not task.exception() else None

    def rooms(self) -> list[Company]:
        return [room for table in list(self._rooms) if (room := self.opened(table))]

    def tidy(self) -> None:
        """Close the rooms where nobody looks, moves or thinks: they can be built again."""
        for room in self.rooms():
            if not room.busy:
                del self._rooms[room.head.id]

    def wake(self) -> None:
        """Read what is needed soon, and let bots go on where a restart has interrupted them; nobody waits for that."""
        self._waking = asyncio.create_task(self._wake())

    async def _wake(self) -> None:
        try:
            await asyncio.to_thread(learn_words)
        except Exception:
            log.exception("the words of a game cannot be read")  # whoever opens that game is told
        for table in await self.store(self.store.waiting_for_bots):
            try:
                await self.room(table)
            except Refusal:
                continue  # the reason is in the log; whoever opens the table is told

    async def close(self) -> None:
        self._waking.cancel()
        for room in self.rooms():
            await room.close()
        self.thinkers.close()
        self.store.close()


def _key(path: Path) -> bytes:
    """The key that signs the cookies of this house, made when it is first needed."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        path.touch(mode=0o600)
        path.write_bytes(secrets.token_bytes(32))
        return path.read_bytes()
