"""The store: what must survive a power cut. Moves are only ever appended, and an undo is a move too."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, case, create_engine, delete, event, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from edubba.server import migrations
from edubba.server.schema import guests, moves, places, tables, throws
from edubba.server.words import Refusal
from edubba.table.stored import BOT, FRIEND, PERSON, Change, DiceCommit, Guest, Head, Kept, Place, Row

P = ParamSpec("P")
T = TypeVar("T")


class Contested(Exception):
    """Somebody else was first: rows with these numbers are there already."""


class Store:
    """All reads and writes run in one thread of their own: SQLite has one writer, and the event loop never waits."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._engine = create_engine(URL.create("sqlite", database=str(path)))
        event.listen(self._engine, "connect", _prepare)
        self._thread = ThreadPoolExecutor(1, "edubba-store")
        with self._engine.begin() as connection:
            migrate(connection, path)

    async def __call__(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something with the store: `await store(store.guest, id)`. What was begun is finished, whoever gives up."""
        task = asyncio.get_running_loop().run_in_executor(self._thread, partial(work, *args, **kwargs))
        return await asyncio.shield(task)

    def close(self) -> None:
        self._thread.shutdown()
        self._engine.dispose()

    # --- guests -------------------------------------------------------------------------------------------------

    def guest(self, guest: str) -> Guest | None:
        with self._engine.connect() as connection:
            found = connection.execute(select(guests).where(guests.c.id == guest)).first()
        return Guest(found.id, found.name, found.lang) if found else None

    def add_guest(self, guest: Guest) -> None:
        with self._engine.begin() as connection:
            connection.execute(insert(guests).values(**asdict(guest), created=time.time()))

    def change_guest(self, guest: Guest) -> None:
        with self._engine.begin() as connection:
            connection.execute(update(guests).where(guests.c.id == guest.id).values(name=guest.name, lang=guest.lang))

    # --- tables -------------------------------------------------------------------------------------------------

    def add_table(self, head: Head, seats: Sequence[Place], after: str | None = None) -> str:
        """Put up a table and return its id. A rematch of `after` is put up once: the id may be that of the first."""
        with self._engine.begin() as connection:
            if after is not None:
                free = (tables.c.id == after) & tables.c.rematch.is_(None)
                if not connection.execute(update(tables).where(free).values(rematch=head.id)).rowcount:
                    return str(connection.execute(select(tables.c.rematch).where(tables.c.id == after)).scalar_one())
            connection.execute(insert(tables).values(**asdict(head)))
            connection.execute(insert(places), [{"table_id": head.id, **asdict(place)} for place in seats])
        return head.id

    def table(self, table: str) -> tuple[Head, list[Place]] | None:
        with self._engine.connect() as connection:
            found = connection.execute(select(tables).where(tables.c.id == table)).first()
            return (Head(**found._mapping), self._places(connection, table)) if found else None

    def tables_of(self, guest: str, most: int) -> list[tuple[Head, list[Place]]]:
        """The tables where this guest sits: running ones by when they were put up, then those that ended last.

        When somebody last moved at a running table would tell of decisions taken in secret.
        """
        mine = select(places.c.table_id).where(places.c.guest == guest)
        latest = case((tables.c.over, tables.c.moved), else_=tables.c.created)
        wanted = select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.over, latest.desc(), tables.c.id)
        wanted = wanted.limit(most)
        with self._engine.connect() as connection:
            heads = [Head(**found._mapping) for found in connection.execute(wanted)]
            return [(head, self._places(connection, head.id)) for head in heads]

    def unfinished(self, guest: str) -> int:
        """How many unfinished tables this guest has put up or sits at."""
        mine = select(places.c.table_id).where(places.c.guest == guest)
        with self._engine.connect() as connection:
            theirs = tables.c.id.in_(mine) | (tables.c.creator == guest)
            count = select(func.count()).select_from(tables).where(theirs, ~tables.c.over)
            return int(connection.execute(count).scalar_one())

    def waiting_for_bots(self) -> list[str]:
        """The unfinished tables where it is the turn of a bot."""
        bots = select(places.c.table_id, places.c.seat).where(places.c.who == BOT)
        with self._engine.connect() as connection:
            seats: dict[str, set[int]] = {}
            for table, seat in connection.execute(bots):
                seats.setdefault(table, set()).add(seat)
            running = connection.execute(select(tables.c.id, tables.c.to_act).where(~tables.c.over))
            return [table for table, asked in running if seats.get(table, set()) & set(asked)]

    def sit(self, table: str, seat: int, guest: str) -> bool:
        """Take a free seat; False if somebody was faster."""
        free = (places.c.table_id == table) & (places.c.seat == seat) & (places.c.who == FRIEND)
        with self._engine.begin() as connection:
            return connection.execute(update(places).where(free).values(who=PERSON, guest=guest)).rowcount == 1

    def throws(self, table: str) -> list[DiceCommit]:
        with self._engine.connect() as connection:
            found = connection.execute(select(throws).where(throws.c.table_id == table))
            return [DiceCommit(row.guest, row.commit, row.nonce, row.sure) for row in found]

    def throw(self, table: str, throw: DiceCommit) -> None:
        """Note what a guest throws in, in place of what he may have thrown in before."""
        mine = (throws.c.table_id == table) & (throws.c.guest == throw.guest)
        with self._engine.begin() as connection:
            connection.execute(delete(throws).where(mine))
            connection.execute(insert(throws).values(table_id=table, **asdict(throw)))

    def deal(self, head: Head) -> None:
        """Note that the dice are cast and where the table stands now."""
        stand = {"dealt": True, "nonces": head.nonces, "to_act": head.to_act, "over": head.over, "moved": time.time()}
        with self._engine.begin() as connection:
            connection.execute(update(tables).where(tables.c.id == head.id).values(**stand))

    def moves(self, table: str) -> list[Row]:
        wanted = select(moves.c.seat, moves.c.kind, moves.c.text, moves.c.eyes)
        with self._engine.connect() as connection:
            found = connection.execute(wanted.where(moves.c.table_id == table).order_by(moves.c.n))
            return [Row(*row) for row in found]

    def read(self, table: str) -> Kept | None:
        """All that is stored of a table."""
        found = self.table(table)
        if found is None:
            return None
        return Kept(head=found[0], places=found[1], dice=self.throws(table), rows=self.moves(table))

    def write(self, change: Change) -> None:
        """Store what happened at a table, all or nothing; Contested if somebody else was first."""
        head = change.head
        common = {"table_id": head.id, "at": head.moved}
        numbered = [{"n": n, **common, **asdict(row)} for n, row in enumerate(change.rows, change.first)]
        stand = {name: getattr(head, name) for name in ("to_act", "over", "result", "dealt", "nonces", "moved")}
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(moves), numbered)
                connection.execute(update(tables).where(tables.c.id == head.id).values(**stand))
                for place in change.places:
                    seat = (places.c.table_id == head.id) & (places.c.seat == place.seat)
                    connection.execute(update(places).where(seat).values(who=place.who, guest=place.guest))
                for one in change.dice:
                    mine = (throws.c.table_id == head.id) & (throws.c.guest == one.guest)
                    connection.execute(delete(throws).where(mine))
                    connection.execute(insert(throws).values(table_id=head.id, **asdict(one)))
        except IntegrityError as trouble:
            raise Contested from trouble

    def append(self, head: Head, first: int, rows: Sequence[Row]) -> None:
        """Note what was done, the first of it with this number, and where the table stands now; all or nothing."""
        now = time.time()
        numbered = [{"table_id": head.id, "n": first + k, "at": now, **asdict(row)} for k, row in enumerate(rows)]
        stand = {"to_act": head.to_act, "over": head.over, "result": head.result, "moved": now}
        with self._engine.begin() as connection:
            connection.execute(insert(moves), numbered)
            connection.execute(update(tables).where(tables.c.id == head.id).values(**stand))

    @staticmethod
    def _places(connection: Connection, table: str) -> list[Place]:
        """The seats of a table; who came as a guest has the name that the guest has now."""
        wanted = (
            select(places, guests.c.name.label("called"))
            .join(guests, guests.c.id == places.c.guest, isouter=True)
            .where(places.c.table_id == table)
            .order_by(places.c.seat)
        )
        return [
            Place(
                seat=row.seat,
                who=row.who,
                guest=row.guest,
                name=row.name or row.called,
                bot=row.bot,
                seconds=row.seconds,
            )
            for row in connection.execute(wanted)
        ]


def migrate(connection: Connection, path: Path, version: str = "head") -> None:
    """Bring the file up to this version; one of a later version is left alone."""
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, version)
    except CommandError as trouble:
        raise Refusal(500, "newer-data", path=str(path)) from trouble


def _prepare(connection: Any, _: Any) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")
