"""The store: what must survive a power cut. Moves are only ever appended, and an undo is a move too.

All statements of the server stand here, in words that SQLite and PostgreSQL understand.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import fields, replace
from functools import partial
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, NullPool, create_engine, inspect

from edubba.host.store import StoreError
from edubba.server import migrations
from edubba.server.database import Database
from edubba.server.words import Refusal
from edubba.table.exits import may_delete
from edubba.table.stored import BOT, PERSON, Change, DiceCommit, Guest, Head, Kept, Place, Row
from edubba.table.words import Refusal as TableRefusal

OFTEN = 5.0  # seconds between two tries whether anything can be stored

P = ParamSpec("P")
T = TypeVar("T")


def listed(columns: Iterable[str], after: str = "") -> str:
    return ", ".join(f'"{name}"{after}' for name in columns)


def marks(count: int) -> str:
    return ", ".join("?" * count)


def insert(table: str, columns: Sequence[str]) -> str:
    return f"INSERT INTO {table} ({listed(columns)}) VALUES ({marks(len(columns))})"


HEAD = [field.name for field in fields(Head)]
STAND = ("to_act", "over", "result", "dealt", "nonces", "moved")  # what of a head changes while a table is played
JSON = ("options", "to_act", "result", "nonces", "position")
YES_NO = ("over", "dealt")
PLACE = [field.name for field in fields(Place)]
DICE = [field.name for field in fields(DiceCommit)]
ROW = [field.name for field in fields(Row)]

ADD_GUEST = insert("guests", ("id", "name", "lang", "created"))
ADD_TABLE = insert("tables", HEAD)
SITTING = (
    "who",
    "guest",
    "name",
    "bot",
    "seconds",
    "left",
    "kept_for",
)  # what changes when a place changes hands
SET_PLACE = f"UPDATE places SET {listed(SITTING, ' = ?')} WHERE table_id = ? AND seat = ?"
ADD_PLACE = insert("places", ["table_id", *PLACE])
ADD_ROW = insert("moves", ["table_id", "n", "at", *ROW])
ADD_DICE = insert("throws", ["table_id", *DICE])
SET_STAND = f"UPDATE tables SET {listed(STAND, ' = ?')} WHERE id = ?"
HEADS = f"SELECT {listed(HEAD)} FROM tables"
ROWS = f"SELECT {listed(ROW)} FROM moves WHERE table_id = ? ORDER BY n"
DICE_OF = f"SELECT {listed(DICE)} FROM throws WHERE table_id = ?"
# Who came as a guest has the name that the guest has now.
PLACES = """SELECT table_id, seat, who, guest, coalesce(places.name, guests.name), bot, seconds, "left", kept_for
    FROM places LEFT JOIN guests ON guests.id = places.guest WHERE table_id IN ({}) ORDER BY seat"""
# When somebody last moved at a running table would tell of decisions taken in secret.
TABLES_OF = f"""{HEADS} WHERE id IN (SELECT table_id FROM places WHERE guest = ? AND NOT cleared)
    ORDER BY over, CASE WHEN over THEN moved ELSE created END DESC, id LIMIT ?"""
UNFINISHED = """SELECT count(*) FROM tables
    WHERE NOT over AND (creator = ? OR id IN (SELECT table_id FROM places WHERE guest = ?))"""
# Only what somebody could see change tells him since when he waits.
SINCE = """SELECT moves.table_id, max(at) FROM moves JOIN places ON places.table_id = moves.table_id AND guest = ?
    JOIN tables ON tables.id = moves.table_id AND NOT over WHERE (eyes >> places.seat) & 1 = 1
    GROUP BY moves.table_id"""
PLAYED = """SELECT DISTINCT game FROM tables WHERE over AND id IN (SELECT table_id FROM places WHERE guest = ?)
    ORDER BY game"""
BOTS_AT_RUNNING = """SELECT tables.id, to_act, seat FROM tables JOIN places ON table_id = tables.id
    WHERE NOT over AND who = ? ORDER BY tables.created"""


def writes(method: Callable[P, T]) -> Callable[P, T]:
    """Marks what changes something: it shares a transaction with whatever else is to be written just then."""
    method.writes = True  # type: ignore[attr-defined]  # functions take attributes
    return method


class Store:
    """Everything that is kept. The event loop never waits for it, and who reads never waits for who writes."""

    def __init__(self, path: Path) -> None:
        self.version = upgrade(path)
        self.database = Database(path)
        self._tried = 0.0

    async def __call__(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something with the store: `await store(store.guest, id)`. What was begun is finished, whoever gives up.

        What writes may raise Contested, NotStored or Unknown.
        """
        job = partial(work, *args, **kwargs)
        if hasattr(work, "writes"):
            return await asyncio.wrap_future(self.database.submit(job))
        return await self.database.reading(job)

    def now(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Write something and wait for it, where there is no event loop."""
        return self.database.submit(partial(work, *args, **kwargs)).result()

    def close(self) -> None:
        self.database.close()

    # --- guests -------------------------------------------------------------------------------------------------

    def guest(self, guest: str) -> Guest | None:
        found = self._read("SELECT id, name, lang FROM guests WHERE id = ?", guest)
        return Guest(*found[0]) if found else None

    @writes
    def add_guest(self, guest: Guest) -> None:
        self._write(ADD_GUEST, guest.id, guest.name, guest.lang, time.time())

    @writes
    def change_guest(self, guest: Guest) -> None:
        self._write("UPDATE guests SET name = ?, lang = ? WHERE id = ?", guest.name, guest.lang, guest.id)

    # --- tables -------------------------------------------------------------------------------------------------

    @writes
    def add_table(
        self,
        head: Head,
        seats: Sequence[Place],
        after: str | None = None,
        most: int | None = None,
        rows: Sequence[Row] = (),
    ) -> str:
        """Put up a table, perhaps with what has been done there, and return its id.

        A rematch of `after` is put up once: the id may be that of the first.

        A Refusal if who puts it up has so many unfinished ones already: it is counted here, where nobody comes between.
        """
        if after is not None:
            free = "UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL"
            if not self._write(free, head.id, after):
                first = self.database.writer.execute("SELECT rematch FROM tables WHERE id = ?", (after,)).fetchone()
                return str(first[0])
        if most is not None and head.creator and self._unfinished(self.database.writer, head.creator) >= most:
            raise TableRefusal(409, "too-many-tables", most=most)
        self._write(ADD_TABLE, *_values(head, HEAD))
        for place in seats:
            self._write(ADD_PLACE, head.id, *_values(place, PLACE))
        self._add_rows(head, 0, rows)
        return head.id

    def table(self, table: str) -> tuple[Head, list[Place]] | None:
        return self._table(self.database.read(), table)

    def _table(self, connection: sqlite3.Connection, table: str) -> tuple[Head, list[Place]] | None:
        found = connection.execute(f"{HEADS} WHERE id = ?", (table,)).fetchall()
        return (_head(found[0]), self._places(connection, table)[table]) if found else None

    def tables_of(self, guest: str, most: int) -> list[tuple[Head, list[Place]]]:
        """The tables where this guest sits: running ones by when they were put up, then those that ended last."""
        heads = [_head(found) for found in self._read(TABLES_OF, guest, most)]
        places = self._places(self.database.read(), *(head.id for head in heads))
        return [(head, places[head.id]) for head in heads]

    def since(self, guest: str) -> dict[str, float]:
        """When this guest last saw something happen at his running tables."""
        return dict(self._read(SINCE, guest))

    def played(self, guest: str) -> list[str]:
        """The games that this guest has played to an end."""
        return [str(game) for (game,) in self._read(PLAYED, guest)]

    @writes
    def delete(self, table: str, guest: str) -> bool:
        """Take a finished table off the list of a guest, or do away with one that was never begun.

        True if nothing is left of it: nobody has it on his list.
        """
        writer = self.database.writer
        found = self._table(writer, table)
        if found is None:
            raise TableRefusal(404, "unknown-table")
        if not may_delete(*found, guest):
            raise TableRefusal(409, "not-deletable")
        if found[0].over:
            self._write("UPDATE places SET cleared = ? WHERE table_id = ? AND guest = ?", True, table, guest)
            still = "SELECT count(*) FROM places WHERE table_id = ? AND guest IS NOT NULL AND NOT cleared"
            if writer.execute(still, (table,)).fetchone()[0]:
                return False
        for name in ("moves", "throws", "places", "reviews"):
            self._write(f"DELETE FROM {name} WHERE table_id = ?", table)
        self._write("DELETE FROM tables WHERE id = ?", table)
        return True

    def unfinished(self, guest: str) -> int:
        """How many unfinished tables this guest has put up or sits at."""
        return self._unfinished(self.database.read(), guest)

    @staticmethod
    def _unfinished(connection: sqlite3.Connection, guest: str) -> int:
        return int(connection.execute(UNFINISHED, (guest, guest)).fetchone()[0])

    def waiting_for_bots(self) -> list[str]:
        """The unfinished tables where it is the turn of a bot."""
        found = self._read(BOTS_AT_RUNNING, BOT)
        return list(dict.fromkeys(table for table, asked, seat in found if seat in msgspec.json.decode(asked)))

    def moves(self, table: str) -> list[Row]:
        return [Row(*found) for found in self._read(ROWS, table)]

    def dice(self, table: str) -> list[DiceCommit]:
        found = self._read(DICE_OF, table)
        return [DiceCommit(guest, commit, nonce, bool(sure)) for guest, commit, nonce, sure in found]

    def read(self, table: str) -> Kept | None:
        """All that is stored of a table."""
        reader = self.database.read()
        reader.execute("BEGIN")  # one look at all of it, whoever writes meanwhile
        try:
            found = self.table(table)
            if found is None:
                return None
            return Kept(head=found[0], places=found[1], dice=self.dice(table), rows=self.moves(table))
        finally:
            reader.execute("COMMIT")

    @writes
    def write(self, change: Change) -> None:
        """Store what happened at a table, all or nothing."""
        head = change.head
        self._add_rows(head, change.first, change.rows)
        self._write(SET_STAND, *_values(head, STAND), head.id)
        for place in change.places:
            values = replace(place, name=None) if place.who == PERSON else place  # a person's name is the guest's
            self._write(SET_PLACE, *_values(values, SITTING), head.id, place.seat)
        for one in change.dice:
            self._write("DELETE FROM throws WHERE table_id = ? AND guest = ?", head.id, one.guest)
            self._write(ADD_DICE, head.id, *_values(one, DICE))

    def review(self, table: str) -> str | None:
        """What was found when a finished game was looked back at."""
        found = self._read("SELECT told FROM reviews WHERE table_id = ?", table)
        return str(found[0][0]) if found else None

    @writes
    def keep_review(self, table: str, told: str) -> None:
        """Keep that, if the table is still there."""
        self._write("DELETE FROM reviews WHERE table_id = ?", table)
        self._write("INSERT INTO reviews SELECT id, ? FROM tables WHERE id = ?", told, table)

    def _add_rows(self, head: Head, first: int, rows: Sequence[Row]) -> None:
        values = [(head.id, n, head.moved, *_values(row, ROW)) for n, row in enumerate(rows, first)]
        self.database.writer.executemany(ADD_ROW, values)

    async def works(self) -> bool:
        """True if something can be stored: tried, though not more often than every few seconds."""
        now = time.monotonic()
        if self.database.trouble or now - self._tried > OFTEN:
            self._tried = now
            with suppress(StoreError):
                await self(self.touch)
        return not self.database.trouble

    @writes
    def touch(self) -> None:
        """Write something that changes nothing."""
        self._write("UPDATE alembic_version SET version_num = version_num")

    # --- helpers ------------------------------------------------------------------------------------------------

    def _read(self, statement: str, *values: object) -> list[Any]:
        return self.database.read().execute(statement, values).fetchall()

    def _write(self, statement: str, *values: object) -> int:
        """How many rows this has changed."""
        return self.database.writer.execute(statement, values).rowcount

    def _places(self, connection: sqlite3.Connection, *tables: str) -> dict[str, list[Place]]:
        """The seats of these tables."""
        found: dict[str, list[Place]] = {table: [] for table in tables}
        for table, *values in connection.execute(PLACES.format(marks(len(tables))), tables):
            place = Place(**dict(zip(PLACE, values, strict=True)))
            place.left = bool(place.left)
            found[table].append(place)
        return found


def _values(thing: object, columns: Iterable[str]) -> list[Any]:
    """The fields of a thing as they are stored."""
    found = [(name, getattr(thing, name)) for name in columns]
    return [
        msgspec.json.encode(value).decode() if name in JSON and value is not None else value for name, value in found
    ]


def _head(found: Sequence[Any]) -> Head:
    values = dict(zip(HEAD, found, strict=True))
    for name in JSON:
        values[name] = None if values[name] is None else msgspec.json.decode(values[name])
    for name in YES_NO:
        values[name] = bool(values[name])
    return Head(**values)


# --- versions -------------------------------------------------------------------------------------------------------


def upgrade(path: Path) -> str:
    """Bring the file up to our version, and make it if it is empty; the version."""
    engine = create_engine(URL.create("sqlite", database=str(path)), poolclass=NullPool)
    with engine.begin() as connection:
        names = inspect(connection).get_table_names()
        if names and "alembic_version" not in names:
            raise Refusal(500, "no-database", path=str(path))
        migrate(connection, path)
        return str(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one())


def migrate(connection: Connection, path: Path, version: str = "head") -> None:
    """Bring the file up to this version; one of a later version is left alone."""
    config = _scripts()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, version)
    except CommandError as trouble:
        raise Refusal(500, "newer-data", path=str(path)) from trouble


def versions() -> set[str]:
    """The versions of a database that we can read."""
    return {script.revision for script in ScriptDirectory.from_config(_scripts()).walk_revisions()}


def _scripts() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
