"""What people were acknowledged, compared with what is on disk: the books must agree to the last move."""

from __future__ import annotations

import sqlite3
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import edubba
from benchmarks.load.tables import Move, Table

ACT = "act"
Done = tuple[int, int | None]  # a seat, and its action; None where it took one back


class Row(NamedTuple):
    """A row of moves, as docs/protocol.md describes it."""

    seat: int
    kind: str
    text: str
    eyes: int
    at: float


@dataclass
class Audit:
    """How the books compare."""

    lost: int = 0
    doubled: int = 0
    trouble: list[str] = field(default_factory=list)
    delays: list[tuple[float, float]] = field(default_factory=list)  # of each move: when sent, seconds to all screens


def rows_of(home: Path) -> dict[str, list[Row]]:
    """All moves on disk, by table, while no server runs."""
    found: dict[str, list[Row]] = {}
    with closing(sqlite3.connect(home / "edubba" / "table.db")) as file:
        # Who has sat down, and numbers for the dice, are rows too; they change nothing that is played.
        played = "kind IN ('act', 'back')"
        wanted = f"SELECT table_id, seat, kind, text, eyes, at FROM moves WHERE {played} ORDER BY table_id, n"
        for table, *row in file.execute(wanted):
            found.setdefault(table, []).append(Row(*row))
    return found


def audit(home: Path, tables: Sequence[Table]) -> Audit:
    """Compare every table with its rows."""
    found, on_disk = Audit(), rows_of(home)
    for table in tables:
        compare(found, table, on_disk.get(table.id, []))
    return found


def compare(found: Audit, table: Table, rows: Sequence[Row]) -> None:
    lost, doubled = compare_moves(table, rows)
    found.lost += lost.total()
    found.doubled += doubled.total()
    if lost or doubled:
        found.trouble.append(f"table {table.id}: lost {dict(lost)}, doubled {dict(doubled)}")
    elif not in_order(table.moves, kept(table, rows)):
        found.trouble.append(f"table {table.id}: the moves are kept in another order")
    else:
        show(found, table, rows)


def compare_moves(table: Table, rows: Sequence[Row]) -> tuple[Counter[Done], Counter[Done]]:
    """What was acknowledged and is not there, and what is there and nobody has done, or not so often."""
    there = Counter(kept(table, rows))
    sure = Counter(done(move) for move in table.moves if move.sure)
    return sure - there, there - Counter(map(done, table.moves))


def in_order(moves: Sequence[Move], kept: Sequence[Done]) -> bool:
    """True if these are the moves in their order, perhaps without some that are not sure."""
    reached = {0}  # how many of those that were kept may be explained so far
    for move in moves:
        onward = {count + 1 for count in reached if kept[count : count + 1] == [done(move)]}
        reached = onward if move.sure else onward | reached
    return len(kept) in reached


def done(move: Move) -> Done:
    return move.seat, move.action


def kept(table: Table, rows: Sequence[Row]) -> list[Done]:
    parse = edubba.load(table.game).parse
    return [(row.seat, parse(row.text) if row.kind == ACT else None) for row in rows]


def show(found: Audit, table: Table, rows: Sequence[Row]) -> None:
    """When everybody who could see a move had it on the screen, and whether all have the last one."""
    seen = [0 for _ in table.screens]
    shown = [[seq for _, seq in screen.shown] for screen in table.screens]
    for number, row in enumerate(rows):
        there: list[float] = []
        for seat, screen in enumerate(table.screens):
            seen[seat] += row.eyes >> seat & 1
            first = bisect_left(shown[seat], seen[seat])
            if row.eyes >> seat & 1 and first < len(shown[seat]):
                there.append(screen.shown[first][0])
        if len(rows) == len(table.moves) and there:  # else a kill came in between, and times mean nothing
            sent = table.moves[number].sent
            found.delays.append((sent, max(there) - sent))
    for seat, seqs in enumerate(shown):
        if seqs != sorted(seqs) or seqs[-1:] != [seen[seat]]:
            found.trouble.append(f"table {table.id}, seat {seat}: {seen[seat]} things to see, shown {seqs[-3:]}")
