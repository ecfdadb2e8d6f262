"""What a host keeps, whatever it is kept in, and what can go wrong with that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from edubba.table.stored import Change, Guest, Head, Kept, KeptPack, Place, Row


class StoreError(Exception):
    """Something could not be kept."""


class Contested(StoreError):
    """Somebody else was first, or what it rests on is gone: look at what is there now. Nothing was changed."""


class NotStored(StoreError):
    """The disk is full, the file locked or broken. Nothing was changed."""


class Unreadable(StoreError):
    """What is there cannot be read at the moment."""


class Unknown(StoreError):
    """The flush itself has failed: it may be stored or not. Look at what is there now."""


class Store(Protocol):
    """Guests, tables and packs. What has returned survives a power cut; what raises a StoreError may not be there."""

    async def add_guest(self, guest: Guest) -> None: ...

    async def change_guest(self, guest: Guest) -> None: ...

    async def played(self, guest: str) -> list[str]:
        """The games that this guest has played to an end."""

    async def add_table(
        self, head: Head, seats: Sequence[Place], after: str | None, most: int, rows: Sequence[Row] = ()
    ) -> str:
        """Put up a table, perhaps with what has been done there, and return its id.

        A rematch of `after` is put up once: the id may be that of the first.

        A Refusal if who puts it up has so many unfinished ones already.
        """

    async def table(self, table: str) -> tuple[Head, list[Place]] | None: ...

    async def tables_of(self, guest: str, most: int) -> list[tuple[Head, list[Place]]]:
        """The tables where this guest sits: running ones by when they were put up, then those that ended last."""

    async def since(self, guest: str) -> dict[str, float]:
        """When this guest last saw something happen at his running tables."""

    async def delete(self, table: str, guest: str) -> bool:
        """Take a finished table off the list of a guest, or do away with one that was never begun.

        True if nothing is left of it: nobody has it on his list.
        """

    async def waiting_for_bots(self) -> list[str]:
        """The unfinished tables where it is the turn of a bot."""

    async def read(self, table: str) -> Kept | None: ...

    async def write(self, change: Change) -> None:
        """Store what happened at a table, all or nothing. The number of its first row decides who was first."""

    async def review(self, table: str) -> str | None:
        """What was found when a finished game was looked back at, if it was kept."""

    async def keep_review(self, table: str, told: str) -> None:
        """Keep that as long as the table; nothing, if that is gone."""

    async def packs_of(self, guest: str) -> list[KeptPack]:
        """Those that were changed last come first."""

    async def pack_of(self, guest: str, pack: str) -> KeptPack | None: ...

    async def add_pack(self, pack: KeptPack, most: int) -> bool:
        """False if this guest has too many already."""

    async def change_pack(self, pack: KeptPack, seen: float | None) -> bool:
        """False if it is gone, or has been changed since somebody saw it."""

    async def remove_pack(self, guest: str, pack: str) -> bool: ...
