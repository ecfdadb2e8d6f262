"""The data packs of guests in the store."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import msgspec

from edubba.server.store import Store, listed, marks, writes
from edubba.table.stored import KeptPack

PACK = [field.name for field in fields(KeptPack)]
CHANGING = [name for name in PACK if name not in ("id", "guest", "game", "created")]
ADD = f"""INSERT INTO packs ({listed(PACK)}) SELECT {marks(len(PACK))}
    WHERE (SELECT count(*) FROM packs WHERE guest = ?) < ?"""
MINE = f"SELECT {listed(PACK)} FROM packs WHERE guest = ?"
CHANGE = f"UPDATE packs SET {listed(CHANGING, ' = ?')} WHERE id = ? AND guest = ?"


class PackRows:
    """Packs belong to the guest who made them: nobody else can ask for one."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    def all_of(self, guest: str) -> list[KeptPack]:
        """Those that were changed last come first."""
        return [_pack(row) for row in self._read(f"{MINE} ORDER BY changed DESC, id", guest)]

    def one_of(self, guest: str, pack: str) -> KeptPack | None:
        found = self._read(f"{MINE} AND id = ?", guest, pack)
        return _pack(found[0]) if found else None

    @writes
    def add(self, pack: KeptPack, most: int) -> bool:
        """False if this guest has too many already."""
        return self._write(ADD, *_values(pack, PACK), pack.guest, most) == 1

    @writes
    def change(self, pack: KeptPack, seen: float | None) -> bool:
        """False if it is gone, or has been changed since somebody saw it."""
        values = [*_values(pack, CHANGING), pack.id, pack.guest]
        if seen is None:
            return self._write(CHANGE, *values) == 1
        return self._write(f"{CHANGE} AND changed = ?", *values, seen) == 1

    @writes
    def remove(self, guest: str, pack: str) -> bool:
        return self._write("DELETE FROM packs WHERE id = ? AND guest = ?", pack, guest) == 1

    def _read(self, statement: str, *values: object) -> list[Any]:
        return self._database.read().execute(statement, values).fetchall()

    def _write(self, statement: str, *values: object) -> int:
        return self._database.writer.execute(statement, values).rowcount


def _values(pack: KeptPack, columns: list[str]) -> list[Any]:
    return [
        msgspec.json.encode(pack.changes).decode() if name == "changes" else getattr(pack, name) for name in columns
    ]


def _pack(row: Any) -> KeptPack:
    values = dict(zip(PACK, row, strict=True))
    return KeptPack(**(values | {"changes": msgspec.json.decode(values["changes"])}))
