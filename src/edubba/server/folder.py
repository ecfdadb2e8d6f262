"""The data folder: it serves one server at a time, nobody else reads it, and it is whole."""

from __future__ import annotations

import errno
import os
import secrets
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

from sqlalchemy.exc import DBAPIError

from edubba.kernel.files import write_whole
from edubba.server.database import IN_USE
from edubba.server.store import Store
from edubba.server.words import Refusal

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

DATABASE, KEY, LOCK = "table.db", "server.key", "server.lock"
KEY_LENGTH = 32
OURS = 0o600  # only who runs the server may read or write: the secrets of the dice are in there
MAGIC = b"SQLite format 3\0"
VERSION_AT = 60  # where `PRAGMA user_version` stands in a database file: 4 bytes


class DataFolder:
    """Everything that is kept, as long as it is open: the store and the key that signs cookies."""

    def __init__(self, home: Path, accept_loss: bool = False) -> None:
        """Open it, and make it if there is none; a Refusal says why that cannot be done."""
        with speaking_of(home):
            home.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock = lock(home)
        try:
            with speaking_of(home):
                make_private(home)
                check_whole(home / DATABASE, accept_loss)
                self.key = read_key(home / KEY)
                self.store = Store(home / DATABASE)
        except BaseException:
            self._lock.close()
            raise

    def close(self) -> None:
        self.store.close()
        self._lock.close()

    def __enter__(self) -> DataFolder:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


@contextmanager
def speaking_of(home: Path) -> Iterator[None]:
    """Say in one sentence what the system or the database finds wrong with the folder."""
    try:
        yield
    except OSError as trouble:
        path = str(trouble.filename or home)
        raise Refusal(500, "folder-unusable", path=path, reason=trouble.strerror or str(trouble)) from trouble
    except (sqlite3.Error, DBAPIError) as trouble:
        reason = trouble.orig if isinstance(trouble, DBAPIError) else trouble
        raise Refusal(500, "folder-unusable", path=str(home / DATABASE), reason=str(reason)) from trouble


def lock(home: Path) -> BinaryIO:
    """The lock of the folder. The system opens it when the process ends, however it ends."""
    file = os.fdopen(os.open(home / LOCK, os.O_RDWR | os.O_CREAT, OURS), "r+b")
    try:
        if sys.platform == "win32":
            file.seek(1 << 20)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            file.seek(0)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as trouble:
        holder = file.read(80).decode(errors="replace").strip()
        file.close()
        if trouble.errno not in (errno.EAGAIN, errno.EACCES, errno.EDEADLK):
            raise
        raise Refusal(500, "folder-locked", path=str(home), process=holder if holder.isdecimal() else "?") from trouble
    file.truncate(0)
    file.write(f"{os.getpid()}\n".encode())
    file.flush()
    return file


def make_private(home: Path) -> None:
    """Nobody else may read what is in here; files that SQLite puts beside the database get the rights of that one."""
    os.close(os.open(home / DATABASE, os.O_RDWR | os.O_CREAT, OURS))
    for name in (DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", KEY, LOCK):
        path = home / name
        with suppress(FileNotFoundError):
            if path.stat().st_mode & 0o077:
                path.chmod(OURS)


def check_whole(path: Path, accept_loss: bool) -> None:
    """Refuse a file that is no database of ours, or one whose latest moves were left behind in the file beside it."""
    with path.open("rb") as file:
        head = file.read(VERSION_AT + 4)
    if not head:
        return
    if not head.startswith(MAGIC):
        raise Refusal(500, "no-database", path=str(path))
    beside = path.with_name(f"{path.name}-wal")
    if int.from_bytes(head[VERSION_AT:], "big") == IN_USE and not beside.exists() and not accept_loss:
        raise Refusal(500, "moves-missing", path=str(path), beside=beside.name)


def read_key(path: Path) -> bytes:
    """The key that signs the cookies of this house, made when it is first needed."""
    try:
        key = path.read_bytes()
    except FileNotFoundError:
        key = secrets.token_bytes(KEY_LENGTH)
        write_whole(path, key, OURS)
    if len(key) < KEY_LENGTH:
        raise Refusal(500, "bad-key", path=str(path), length=len(key))
    return key
