"""The database: one thread that writes, a few that read, and what can go wrong with either.

Writes that arrive while another is being flushed to the disk share the next transaction: one flush for all of them. One
that fails spoils none of the others. This is the only module that knows SQLite; statements stand in store.py.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from edubba.host.store import Contested, NotStored, Unknown, Unreadable

READERS = 2
PATIENCE = 5.0  # seconds for which a statement waits if another program has locked the file
IN_USE = 1  # PRAGMA user_version while a server has the file open: then what is new is in the file beside it
LARGEST_BATCH = 500  # writes that share a transaction

T = TypeVar("T")
Work = Callable[[], Any]
Job = tuple[Work, Future[Any]]
Outcome = tuple[Any, Exception | None]


def connect(path: Path) -> sqlite3.Connection:
    """A connection that begins no transaction by itself, and whose commits are on the disk when they return."""
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}").close()
    return connection


class Database:
    """An open database file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._local = threading.local()
        self._readers: list[sqlite3.Connection] = []
        self._reading = ThreadPoolExecutor(READERS, "edubba-read")
        self._writer = connect(path)
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._write_on, name="edubba-write", daemon=True)
        self.trouble = ""  # why nothing can be written at the moment, if so
        self._mark(IN_USE)
        self._thread.start()

    def close(self) -> None:
        """Finish what was begun. The last one out puts everything into one file and says so in it."""
        self._reading.shutdown()
        self._jobs.put(None)
        self._thread.join()
        for reader in self._readers:
            reader.close()
        with suppress(sqlite3.Error):
            self._mark(0)
        self._writer.close()

    def _mark(self, state: int) -> None:
        self._writer.execute(f"PRAGMA user_version={state}")
        self._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    # --- reading ------------------------------------------------------------------------------------------------

    def read(self) -> sqlite3.Connection:
        """The connection with which this thread reads."""
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            self._local.connection = connection = connect(self.path)
            self._readers.append(connection)
        return connection

    async def reading(self, work: Callable[[], T]) -> T:
        """Do this in a thread that may read."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, work)
        except sqlite3.Error as trouble:
            raise Unreadable(str(trouble)) from trouble

    @property
    def writer(self) -> sqlite3.Connection:
        """The connection for what is submitted."""
        assert threading.current_thread() is self._thread
        return self._writer

    # --- writing ------------------------------------------------------------------------------------------------

    def submit(self, work: Callable[[], T]) -> Future[T]:
        """Have something written. What was begun is finished, whoever gives up waiting for it."""
        future: Future[T] = Future()
        future.set_running_or_notify_cancel()
        self._jobs.put((work, future))
        return future

    def _write_on(self) -> None:
        """The life of the thread that writes."""
        while (job := self._jobs.get()) is not None:
            batch = [job]
            while len(batch) < LARGEST_BATCH and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    self._jobs.put(None)
                    break
                batch.append(following)
            self._write(batch)

    def _write(self, batch: Sequence[Job]) -> None:
        """All of this in one transaction. If that breaks altogether, one after the other."""
        try:
            self._writer.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as trouble:
            return self._tell(batch, [(None, self._named(trouble))] * len(batch))
        try:
            done: list[Outcome]
            done = [(batch[0][0](), None)] if len(batch) == 1 else [self._part(work) for work, _ in batch]
        except Exception as trouble:
            self._roll_back()
            if len(batch) == 1:
                return self._tell(batch, [(None, self._named(trouble))])
            for job in batch:
                self._write([job])
            return None
        try:
            self._writer.execute("COMMIT")
            self.trouble = ""
        except sqlite3.Error as trouble:
            self._roll_back()
            self.trouble = str(trouble)
            done = [(None, failed or Unknown(str(trouble))) for _, failed in done]
        self._tell(batch, done)

    def _part(self, work: Work) -> Outcome:
        """What came of one part of a transaction. Raises if the whole transaction is lost."""
        self._writer.execute("SAVEPOINT part")
        try:
            found: Outcome = work(), None
        except Exception as trouble:
            if not self._writer.in_transaction:  # SQLite has given it up: what went before is undone, too
                raise
            self._writer.execute("ROLLBACK TO part")
            found = None, self._named(trouble)
        self._writer.execute("RELEASE part")
        return found

    def _named(self, trouble: Exception) -> Exception:
        """What an error of SQLite means to us."""
        if isinstance(trouble, sqlite3.IntegrityError):
            return Contested(trouble.sqlite_errorname)
        if isinstance(trouble, sqlite3.Error):
            self.trouble = str(trouble)
            return NotStored(str(trouble))
        return trouble

    def _roll_back(self) -> None:
        with suppress(sqlite3.Error):
            self._writer.execute("ROLLBACK")

    @staticmethod
    def _tell(batch: Sequence[Job], done: Sequence[Outcome]) -> None:
        for (_, future), (found, trouble) in zip(batch, done, strict=True):
            if trouble is None:
                future.set_result(found)
            else:
                future.set_exception(trouble)
