"""A table as its rows have left it, or the reason why it cannot be opened."""

from __future__ import annotations

from collections.abc import Iterable

from edubba.kernel import EdubbaError, Game, Record
from edubba.kernel.record import Move, Takeback
from edubba.kernel.shelf import played_with
from edubba.table.leaving import resigned
from edubba.table.stored import ACT, BACK, TAKE, Head, Kept, Row
from edubba.table.table import Table, without
from edubba.table.words import Refusal


def history(rows: Iterable[Row]) -> tuple[list[Move], list[Takeback]]:
    """The moves that count, after all that was taken back, and the whole turns that were."""
    moves: list[Move] = []
    takebacks: list[Takeback] = []
    for row in rows:
        if row.kind == ACT:
            moves.append(Move(row.seat, row.text, ""))
        elif row.kind == BACK:
            moves = without(moves, row.seat, int(row.text))
        elif row.kind == TAKE:
            takebacks.append(Takeback(row.seat, len(moves), int(row.text)))
            moves = moves[: int(row.text)]
    return moves, takebacks


def game_of(head: Head) -> Game:
    """The game with the data with which a table is played."""
    game = played_with(head.game, head.pack)
    if game is None:
        raise Refusal(409, "missing-pack", pack=head.pack, game=head.game)
    return game


def record_of(kept: Kept) -> Record:
    """The record of a table, to be replayed. A game goes on by the rules with which it began, or not at all."""
    head = kept.head
    game = game_of(head)
    if head.version not in game.versions:
        known = ", ".join(game.versions)
        raise Refusal(409, "other-version", game=head.game, theirs=head.version, known=known)
    moves, takebacks = history(kept.rows)
    return Record(
        game,
        len(kept.places),
        head.options,
        head.secret,
        nonces=[bytes.fromhex(nonce) for nonce in head.nonces],
        moves=moves,
        takebacks=takebacks,
        version=head.version,
        commitment=head.commitment,
        position=head.position,
    )


def open_table(kept: Kept) -> Table:
    """The table as its moves have left it. One that would end otherwise than it did is not opened."""
    record = record_of(kept)
    try:
        table = Table(record)
    except (EdubbaError, ValueError, IndexError) as trouble:
        raise Refusal(409, "broken-table") from trouble
    head = kept.head
    if resigned(head.result):
        return table
    if table.state.over != head.over or (head.over and table.record.result != head.result):
        raise Refusal(409, "broken-table")
    return table
