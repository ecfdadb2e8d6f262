"""A backup: one file with everything that is kept, made while the server runs, and the way back.

It is a zip archive: the database as it stood at one moment, the key, the data packs, and a manifest with checksums.
"""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import tempfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import IO

import msgspec

import edubba
from edubba.kernel.files import sync_folder
from edubba.server.folder import DATABASE, KEY, OURS, check_whole, lock, speaking_of
from edubba.server.store import versions
from edubba.server.words import Refusal

FORMAT = "edubba-backup/1"
MANIFEST = "manifest.json"
EXPECTED = re.compile(r"table\.db|server\.key|packs/[a-z0-9_-]+/([0-9a-f]{16}\.json|in-use)")
ASIDE = ".before-restore"
BLOCK = 1 << 20


class Manifest(msgspec.Struct):
    """What is in a backup."""

    format: str
    version: str  # of Edubba
    schema: str  # of the database
    created: float
    files: dict[str, str]  # the SHA-256 of each


def back_up(home: Path, target: Path, force: bool = False) -> int:
    """Write everything that is kept in this folder to a file, which is there as a whole or not at all; its size."""
    if target.exists() and not force:
        raise Refusal(409, "backup-exists", path=str(target))
    if not (home / DATABASE).exists():
        raise Refusal(404, "nothing-kept", path=str(home))
    with speaking_of(home), _scratch(target.parent) as scratch:
        schema = _copy_database(home, scratch / DATABASE)
        names = {DATABASE: scratch / DATABASE, KEY: home / KEY}
        for path in sorted(home.glob("packs/*/*")):
            name = path.relative_to(home).as_posix()
            if EXPECTED.fullmatch(name):
                names[name] = path
        draft = scratch / "backup"
        with os.fdopen(_private(draft), "w+b") as file:
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
                sums = {name: _pack(archive, name, path) for name, path in names.items() if path.exists()}
                manifest = Manifest(
                    format=FORMAT, version=edubba.__version__, schema=schema, created=time.time(), files=sums
                )
                archive.writestr(MANIFEST, msgspec.json.format(msgspec.json.encode(manifest)))
            file.flush()
            os.fsync(file.fileno())
        size = draft.stat().st_size
        draft.replace(target)
        sync_folder(target.parent)
    return size


def restore(source: Path, home: Path, force: bool = False) -> Manifest:
    """Put back what is in a backup. What was there before is kept beside it, if we are told to go on all the same."""
    with speaking_of(home):
        home.mkdir(mode=0o700, parents=True, exist_ok=True)
        with lock(home):
            there = [home / name for name in (DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", KEY)]
            there = [path for path in there if path.exists() and path.stat().st_size]
            if there and not force:
                raise Refusal(409, "folder-not-empty", path=str(home))
            with _scratch(home) as scratch:
                manifest = _unpack(source, scratch)
                for path in there:
                    path.replace(path.with_name(path.name + ASIDE))
                for name in sorted(manifest.files, key=lambda name: name == DATABASE):  # the database last
                    (home / name).parent.mkdir(parents=True, exist_ok=True)
                    (scratch / name).replace(home / name)
                    sync_folder((home / name).parent)
    return manifest


@contextmanager
def _scratch(place: Path) -> Iterator[Path]:
    """A private folder for unfinished things, on the same disk as what becomes of them."""
    folder = Path(tempfile.mkdtemp(prefix=".edubba-", dir=place))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _copy_database(home: Path, copy: Path) -> str:
    """The database as it stands at this moment, in one file; its schema."""
    held: IO[bytes] | None = None
    with suppress(Refusal):  # a server is running: it keeps what is new in a file beside, and so it shall
        held = lock(home)
    try:
        check_whole(home / DATABASE, accept_loss=False)
        os.close(_private(copy))
        with closing(sqlite3.connect(home / DATABASE)) as original, closing(sqlite3.connect(copy)) as into:
            original.backup(into)
            if held:  # nobody else has it open: when we close it, everything is in one file
                original.execute("PRAGMA user_version=0")
            into.execute("PRAGMA user_version=0")
            into.execute("PRAGMA journal_mode=DELETE").fetchall()
            return _schema(into, home / DATABASE)
    finally:
        if held:
            held.close()


def _schema(database: sqlite3.Connection, path: Path) -> str:
    try:
        return str(database.execute("SELECT version_num FROM alembic_version").fetchone()[0])
    except (sqlite3.OperationalError, TypeError) as trouble:
        raise Refusal(409, "no-database", path=str(path)) from trouble


def _pack(archive: zipfile.ZipFile, name: str, path: Path) -> str:
    with path.open("rb") as file, archive.open(name, "w", force_zip64=True) as into:
        return _copy(file, into)


def _copy(source: IO[bytes], target: IO[bytes]) -> str:
    """Copy a file; its SHA-256."""
    digest = sha256()
    while block := source.read(BLOCK):
        digest.update(block)
        target.write(block)
    return digest.hexdigest()


def _unpack(source: Path, scratch: Path) -> Manifest:
    """Unpack a backup, if it is one, is whole and can be read by this version."""
    try:
        with zipfile.ZipFile(source) as archive:
            manifest = msgspec.json.decode(archive.read(MANIFEST), type=Manifest)
            if manifest.format != FORMAT or not all(map(EXPECTED.fullmatch, manifest.files)):
                raise Refusal(400, "no-backup", path=str(source))
            if manifest.schema not in versions():
                raise Refusal(409, "newer-backup", path=str(source), version=manifest.version)
            for name, checksum in manifest.files.items():
                place = scratch / name
                place.parent.mkdir(parents=True, exist_ok=True)
                with archive.open(name) as packed, os.fdopen(_private(place), "wb") as file:
                    if _copy(packed, file) != checksum:
                        raise Refusal(409, "damaged-backup", path=str(source))
                    file.flush()
                    os.fsync(file.fileno())
    except FileNotFoundError as trouble:
        raise Refusal(404, "no-backup", path=str(source)) from trouble
    except (zipfile.BadZipFile, KeyError, EOFError, ValueError, NotImplementedError) as trouble:
        if isinstance(trouble, Refusal):
            raise
        raise Refusal(409, "damaged-backup", path=str(source)) from trouble
    if DATABASE not in manifest.files:
        raise Refusal(400, "no-backup", path=str(source))
    return manifest


def _private(path: Path) -> int:
    return os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, OURS)
