"""What the page keeps: texts by key, in the database of the browser. What is written is on disk before anybody sees it.

    version              of what is kept
    guest/ID             somebody who plays on this device
    table/ID             a table without its moves
    row/ID/000012        one thing done there; who adds a number that is there already was not first
    review/ID            what was found when it was looked back at, once it was over
    pack/ID              a data pack of somebody
    file/GAME/HASH       a data pack with which a table is played

One page of a browser owns it at a time, so everything but the moves is at hand once it was read.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

import msgspec

from edubba.host.store import Contested, NotStored, StoreError, Unknown
from edubba.table.exits import may_delete
from edubba.table.stored import BOT, PERSON, Change, DiceCommit, Guest, Head, Kept, KeptPack, Place, Row, seats_of
from edubba.table.words import Refusal

log = logging.getLogger("edubba.page")
VERSION = "1"
STAND = ("to_act", "over", "result", "dealt", "nonces", "moved")  # what of a head changes while a table is played

Op = tuple[str, str, str | None]  # "add" (there must be none), "put" or "delete"; the key; the text
Commit = Callable[[str], Awaitable[str]]  # writes a list of these, all or nothing: "", or what went wrong
Read = Callable[[str], Awaitable[str]]  # the pairs of key and text whose keys begin with this
TROUBLES = {"contested": Contested, "unknown": Unknown}  # all else: nothing was stored

T = TypeVar("T")


class Newer(StoreError):
    """A later version of ours has written what is kept."""


@dataclass(kw_only=True)
class Entry:
    """A table without its moves."""

    head: Head
    places: list[Place]
    dice: list[DiceCommit] = field(default_factory=list)
    count: int = 0  # of its rows
    cleared: list[str] = field(default_factory=list)  # guests who have taken it off their list
    seen: dict[str, float] = field(default_factory=dict)  # when each guest last saw something happen


pairs = msgspec.json.Decoder(list[tuple[str, str]]).decode
entry_in = msgspec.json.Decoder(Entry).decode
guest_in = msgspec.json.Decoder(Guest).decode
pack_in = msgspec.json.Decoder(KeptPack).decode
row_in = msgspec.json.Decoder(Row).decode


def text(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


class Store:
    """`edubba.host.store.Store` in a browser. Call `open` first."""

    def __init__(self, commit: Commit, read: Read) -> None:
        self._commit = commit
        self._read = read
        self._turn = asyncio.Lock()  # one thing is written at a time, and seen when it is written
        self.guests: dict[str, Guest] = {}
        self.files: dict[tuple[str, str], str] = {}
        self.unread = 0  # entries that were not understood
        self._tables: dict[str, Entry] = {}
        self._packs: dict[str, KeptPack] = {}

    async def open(self) -> None:
        """Read what was kept, or raise Newer. What is not understood is left as it is, and all else goes on."""
        found = dict(pairs(await self._read("version")))
        version = found.get("version")
        if version is None:
            await self._write([("put", "version", VERSION)])
        elif version != VERSION:
            raise Newer(version)
        self.guests = {one.id: one for one in await self._all("guest/", guest_in)}
        self._tables = {one.head.id: one for one in await self._all("table/", entry_in)}
        self._packs = {one.id: one for one in await self._all("pack/", pack_in)}
        for key, value in pairs(await self._read("file/")):
            _, game, hash_ = key.split("/")
            self.files[game, hash_] = value

    async def _all(self, prefix: str, understand: Callable[[str], T]) -> list[T]:
        found: list[T] = []
        for key, value in pairs(await self._read(prefix)):
            try:
                found.append(understand(value))
            except msgspec.DecodeError as trouble:
                log.warning("%s is not understood: %s", key, trouble)
                self.unread += 1
        return found

    async def _write(self, ops: Sequence[Op]) -> None:
        trouble = await self._commit(text(ops))
        if trouble:
            raise TROUBLES.get(trouble, NotStored)(trouble)

    # --- guests -------------------------------------------------------------------------------------------------

    async def add_guest(self, guest: Guest) -> None:
        async with self._turn:
            await self._write([("put", f"guest/{guest.id}", text(guest))])
            self.guests[guest.id] = guest

    change_guest = add_guest

    async def played(self, guest: str) -> list[str]:
        return sorted({one.head.game for one in self._of(guest) if one.head.over})

    def _of(self, guest: str) -> Iterable[Entry]:
        return (one for one in self._tables.values() if seats_of(one.places, guest))

    # --- tables -------------------------------------------------------------------------------------------------

    async def add_table(
        self, head: Head, seats: Sequence[Place], after: str | None, most: int, rows: Sequence[Row] = ()
    ) -> str:
        async with self._turn:
            ops: list[Op] = []
            before = self._tables.get(after or "")
            if before is not None:
                if before.head.rematch is not None:
                    return before.head.rematch
                before = replace(before, head=replace(before.head, rematch=head.id))
                ops.append(("put", f"table/{before.head.id}", text(before)))
            unfinished = [
                one
                for one in self._tables.values()
                if not one.head.over and (one.head.creator == head.creator or seats_of(one.places, head.creator or ""))
            ]
            if len(unfinished) >= most:
                raise Refusal(409, "too-many-tables", most=most)
            entry = Entry(head=head, places=list(seats), count=len(rows))
            ops.append(("add", f"table/{head.id}", text(entry)))
            ops += [("add", _row_key(head.id, n), text(row)) for n, row in enumerate(rows)]
            await self._write(ops)
            self._tables[head.id] = entry
            if before is not None:
                self._tables[before.head.id] = before
            return head.id

    async def table(self, table: str) -> tuple[Head, list[Place]] | None:
        found = self._tables.get(table)
        return (found.head, self._named(found.places)) if found is not None else None

    def _named(self, places: Iterable[Place]) -> list[Place]:
        """Who came as a guest has the name that the guest has now."""
        return [
            replace(one, name=self.guests[one.guest].name) if one.who == PERSON and one.guest in self.guests else one
            for one in places
        ]

    async def tables_of(self, guest: str, most: int) -> list[tuple[Head, list[Place]]]:
        mine = [one for one in self._of(guest) if guest not in one.cleared]
        running = sorted((one for one in mine if not one.head.over), key=lambda one: -one.head.created)
        over = sorted((one for one in mine if one.head.over), key=lambda one: -one.head.moved)
        return [(one.head, self._named(one.places)) for one in [*running, *over][:most]]

    async def since(self, guest: str) -> dict[str, float]:
        return {one.head.id: one.seen[guest] for one in self._of(guest) if not one.head.over and guest in one.seen}

    async def delete(self, table: str, guest: str) -> bool:
        async with self._turn:
            found = self._tables.get(table)
            if found is None:
                raise Refusal(404, "unknown-table")
            if not may_delete(found.head, found.places, guest):
                raise Refusal(409, "not-deletable")
            people = {one.guest for one in found.places if one.guest is not None}
            if found.head.over and people - {*found.cleared, guest}:
                entry = replace(found, cleared=[*found.cleared, guest])
                await self._write([("put", f"table/{table}", text(entry))])
                self._tables[table] = entry
                return False
            rows = [("delete", _row_key(table, n), None) for n in range(found.count)]
            await self._write([("delete", f"table/{table}", None), ("delete", f"review/{table}", None), *rows])
            del self._tables[table]
            return True

    async def waiting_for_bots(self) -> list[str]:
        waiting = [
            one
            for one in self._tables.values()
            if not one.head.over and any(one.places[seat].who == BOT for seat in one.head.to_act)
        ]
        return [one.head.id for one in sorted(waiting, key=lambda one: one.head.created)]

    async def read(self, table: str) -> Kept | None:
        async with self._turn:
            found = self._tables.get(table)
            if found is None:
                return None
            try:
                rows = [row_in(value) for _, value in pairs(await self._read(f"row/{table}/"))]
            except msgspec.DecodeError as trouble:
                raise Refusal(409, "broken-table") from trouble
            # What a page has left behind that was cut off while another one wrote decides, as everywhere.
            return Kept(head=found.head, places=self._named(found.places), dice=found.dice, rows=rows)

    async def write(self, change: Change) -> None:
        async with self._turn:
            head = change.head
            found = self._tables.get(head.id)
            if found is None:
                raise Contested("no-table")
            stand = {name: getattr(head, name) for name in STAND}
            taken = {one.seat: replace(one, name=None) if one.who == PERSON else one for one in change.places}
            dice = {one.guest: one for one in [*found.dice, *change.dice]}
            places = [taken.get(one.seat, one) for one in found.places]
            eyes = 0
            for row in change.rows:
                eyes |= row.eyes
            saw = {one.guest: head.moved for one in places if one.guest is not None and eyes >> one.seat & 1}
            entry = replace(
                found,
                head=replace(found.head, **stand),
                places=places,
                dice=list(dice.values()),
                count=change.first + len(change.rows),
                seen=found.seen | saw,
            )
            rows: list[Op] = [
                ("add", _row_key(head.id, n), text(row)) for n, row in enumerate(change.rows, change.first)
            ]
            await self._write([*rows, ("put", f"table/{head.id}", text(entry))])
            self._tables[head.id] = entry

    async def review(self, table: str) -> str | None:
        return dict(pairs(await self._read(f"review/{table}"))).get(f"review/{table}")

    async def keep_review(self, table: str, told: str) -> None:
        async with self._turn:
            if table in self._tables:
                await self._write([("put", f"review/{table}", told)])

    # --- packs --------------------------------------------------------------------------------------------------

    async def packs_of(self, guest: str) -> list[KeptPack]:
        mine = [one for one in self._packs.values() if one.guest == guest]
        return sorted(mine, key=lambda one: (-one.changed, one.id))

    async def pack_of(self, guest: str, pack: str) -> KeptPack | None:
        found = self._packs.get(pack)
        return found if found is not None and found.guest == guest else None

    async def add_pack(self, pack: KeptPack, most: int) -> bool:
        async with self._turn:
            if len(await self.packs_of(pack.guest)) >= most:
                return False
            await self._write([("add", f"pack/{pack.id}", text(pack))])
            self._packs[pack.id] = pack
            return True

    async def change_pack(self, pack: KeptPack, seen: float | None) -> bool:
        async with self._turn:
            found = await self.pack_of(pack.guest, pack.id)
            if found is None or (seen is not None and seen != found.changed):
                return False
            new = replace(pack, created=found.created)
            await self._write([("put", f"pack/{pack.id}", text(new))])
            self._packs[pack.id] = new
            return True

    async def remove_pack(self, guest: str, pack: str) -> bool:
        async with self._turn:
            if await self.pack_of(guest, pack) is None:
                return False
            await self._write([("delete", f"pack/{pack}", None)])
            del self._packs[pack]
            return True

    async def keep_file(self, game: str, data_hash: str, content: str) -> None:
        """Keep the data pack with which a table is played."""
        async with self._turn:
            await self._write([("put", f"file/{game}/{data_hash}", content)])
            self.files[game, data_hash] = content


def _row_key(table: str, number: int) -> str:
    return f"row/{table}/{number:06}"
