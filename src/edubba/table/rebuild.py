"""A table as its rows have left it, or the reason why it cannot be opened."""

from __future__ import annotations

from collections.abc import Iterable

from edubba.kernel import EdubbaError, Game, Record
from edubba.kernel.record import Move
from edubba.kernel.shelf import played_with
from edubba.table.stored import ACT, BACK, Head, Kept, Row
from edubba.table.table import Table, without
from edubba.table.words import Refusal


def moves_of(rows: Iterable[Row]) -> list[Move]:
    """The moves that count, after all that was taken back."""
    moves: list[Move] = []
    for row in rows:
        if row.kind == ACT:
            moves.append(Move(row.seat, row.text, ""))
        elif row.kind == BACK:
            moves = without(moves, row.seat, int(row.text))
    return moves


def game_of(head: Head) -> Game:
    """The game with the data with which a table is played."""
    game = played_with(head.game, head.pack)
    if game is None:
        raise Refusal(409, "missing-pack", pack=head.pack, game=head.game)
    return game


def record_of(kept: Kept) -> Record:
    """The record of a table, to be replayed. A running game goes on by the rules with which it began, or not at all."""
    head = kept.head
    game = game_of(head)
    if not head.over and game.version != head.version:
        raise other_version(kept)
    nonces = [bytes.fromhex(nonce) for nonce in head.nonces]
    record = Record(game, len(kept.places), head.options, head.secret, nonces=nonces)
    record.version, record.commitment, record.moves = head.version, head.commitment, moves_of(kept.rows)
    return record


def open_table(kept: Kept) -> Table:
    """The table as its moves have left it. One that would end otherwise than it did is not opened."""
    record = record_of(kept)
    try:
        table = Table(record)
    except (EdubbaError, ValueError, IndexError) as trouble:
        raise broken(kept) from trouble
    if table.state.over != kept.head.over or (kept.head.over and table.record.result != kept.head.result):
        raise broken(kept)
    return table


def broken(kept: Kept) -> Refusal:
    """Its moves do not fit the rules: those of another version, if that is so."""
    game = played_with(kept.head.game, kept.head.pack)
    if game is not None and game.version != kept.head.version:
        return other_version(kept)
    return Refusal(409, "broken-table")


def other_version(kept: Kept) -> Refusal:
    """The game was begun by other rules than those that are installed."""
    game = played_with(kept.head.game, kept.head.pack)
    assert game is not None
    return Refusal(409, "other-version", game=kept.head.game, theirs=kept.head.version, ours=game.version)
