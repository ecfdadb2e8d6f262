"""A table as its rows have left it."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from edubba.kernel import EdubbaError, Record
from edubba.kernel.record import Move
from edubba.kernel.shelf import played_with
from edubba.table.stored import ACT, Head, Place, Row
from edubba.table.table import Table
from edubba.table.words import Refusal

log = logging.getLogger("edubba.table")


def net(rows: Sequence[Row]) -> list[Move]:
    """The moves that count, after all that was taken back."""
    moves: list[Move] = []
    for row in rows:
        if row.kind == ACT:
            moves.append(Move(row.seat, row.text, ""))
        else:
            first = int(row.text)
            moves[first:] = [move for move in moves[first:] if move.seat != row.seat]
    return moves


def record_of(head: Head, places: Sequence[Place], rows: Sequence[Row]) -> Record:
    """The record of a table, to be replayed."""
    game = played_with(head.game, head.pack)
    if game is None:
        raise Refusal(409, "broken-table")
    nonces = [bytes.fromhex(nonce) for nonce in head.nonces]
    record = Record(game, len(places), head.options, head.secret, nonces)
    record.version, record.commitment, record.moves = head.version, head.commitment, net(rows)
    return record


def open_table(head: Head, places: Sequence[Place], rows: Sequence[Row]) -> Table:
    """The table as its moves have left it."""
    try:
        return Table(record_of(head, places, rows))
    except Refusal:
        raise
    except EdubbaError as trouble:
        log.error("table %s cannot be opened: %s", head.id, trouble)
        raise Refusal(409, "broken-table") from trouble
