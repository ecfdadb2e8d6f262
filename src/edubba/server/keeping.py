"""The store as hosts use it: nothing in it keeps the event loop waiting."""

from __future__ import annotations

from collections.abc import Sequence

from edubba.server.pack_rows import PackRows
from edubba.server.store import Store
from edubba.table.stored import Change, Guest, Head, Kept, KeptPack, Place, Row


class Keeping:
    """`edubba.host.store.Store` in a database: reads in a few threads, writes in one, many of them in one flush."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._packs = PackRows(store)

    async def add_guest(self, guest: Guest) -> None:
        await self._store(self._store.add_guest, guest)

    async def change_guest(self, guest: Guest) -> None:
        await self._store(self._store.change_guest, guest)

    async def played(self, guest: str) -> list[str]:
        return await self._store(self._store.played, guest)

    async def add_table(
        self, head: Head, seats: Sequence[Place], after: str | None, most: int, rows: Sequence[Row] = ()
    ) -> str:
        return await self._store(self._store.add_table, head, seats, after, most, rows)

    async def table(self, table: str) -> tuple[Head, list[Place]] | None:
        return await self._store(self._store.table, table)

    async def tables_of(self, guest: str, most: int) -> list[tuple[Head, list[Place]]]:
        return await self._store(self._store.tables_of, guest, most)

    async def since(self, guest: str) -> dict[str, float]:
        return await self._store(self._store.since, guest)

    async def delete(self, table: str, guest: str) -> bool:
        return await self._store(self._store.delete, table, guest)

    async def waiting_for_bots(self) -> list[str]:
        return await self._store(self._store.waiting_for_bots)

    async def read(self, table: str) -> Kept | None:
        return await self._store(self._store.read, table)

    async def write(self, change: Change) -> None:
        await self._store(self._store.write, change)

    async def review(self, table: str) -> str | None:
        return await self._store(self._store.review, table)

    async def keep_review(self, table: str, told: str) -> None:
        await self._store(self._store.keep_review, table, told)

    async def packs_of(self, guest: str) -> list[KeptPack]:
        return await self._store(self._packs.all_of, guest)

    async def pack_of(self, guest: str, pack: str) -> KeptPack | None:
        return await self._store(self._packs.one_of, guest, pack)

    async def add_pack(self, pack: KeptPack, most: int) -> bool:
        return await self._store(self._packs.add, pack, most)

    async def change_pack(self, pack: KeptPack, seen: float | None) -> bool:
        return await self._store(self._packs.change, pack, seen)

    async def remove_pack(self, guest: str, pack: str) -> bool:
        return await self._store(self._packs.remove, guest, pack)
