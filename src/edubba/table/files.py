"""Games as files: records, finished or not, that any house of Edubba opens, and `edubba verify` checks.

A record says which moves count. Beside them, under `about`, lie the rows of the table, so that what was taken back is
still known; who has none, or others, gets the moves alone.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import msgspec

from edubba import bots
from edubba.kernel import BadRecord, EdubbaError, Record, State
from edubba.kernel.typedbox import PACK
from edubba.table.lobby import Fresh, full_record, head_of, record_told
from edubba.table.play import Play
from edubba.table.rebuild import history
from edubba.table.seat import HUMAN, seats_told
from edubba.table.stored import ACT, BACK, BOT, DEVICE, PERSON, TAKE, Guest, Head, Kept, Place, Row, others, seats_of
from edubba.table.words import BOOK, Refusal, retell, sentence_of

ROWS = "rows"
GAME = (ACT, BACK, TAKE)


class BadFile(Refusal):
    """A file that holds no game that could be opened; the sentence says why."""

    def __init__(self, why: EdubbaError | str) -> None:
        super().__init__(400, "bad-file")
        self.why = why

    def say(self, lang: str) -> str:
        if isinstance(self.why, str):
            reason = BOOK.say(lang, self.why)
        elif isinstance(self.why, BadRecord):
            reason = sentence_of(self.why.args[0], lang)
        else:
            reason = retell(self.why, lang)
        return BOOK.say(lang, self.key, reason=reason)


@dataclass(frozen=True)
class Opened:
    """A table that was in a file."""

    record: Record
    head: Head
    places: list[Place]
    rows: list[Row]


def file_of(kept: Kept, guest: Guest) -> dict[str, Any]:
    """A game as a file. A running one is only for who plays there alone: it tells everything that is hidden."""
    if kept.head.over:
        return full_record(kept, guest.lang)
    if not kept.head.dealt:
        raise Refusal(409, "not-dealt")
    if others(kept.places, guest.id) or not seats_of(kept.places, guest.id):
        raise Refusal(403, "others-here")
    told = record_told(kept, guest.lang)
    told["about"][ROWS] = [[row.seat, row.kind, row.text, row.eyes] for row in kept.rows if row.kind in GAME]
    return told


def table_in(body: bytes, guest: Guest, fresh: Fresh) -> Opened:
    """The table in a file, for this guest: every move and the dice are checked. BadFile says what is wrong."""
    try:
        data = msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as trouble:
        raise BadFile("file-no-game") from trouble
    if isinstance(data, dict) and data.get("format") == PACK:
        raise BadFile("file-a-pack")
    try:
        record = Record.from_json(data)
        state = record.verify()
    except EdubbaError as trouble:
        raise BadFile(trouble) from trouble
    except (ValueError, TypeError, RecursionError) as trouble:
        raise BadFile("file-no-game") from trouble
    places = _places(record, state, guest)
    title = data.get("pack", {}).get("title", "") if record.carries_pack else ""
    head = replace(
        head_of(record, state, guest, fresh, title if isinstance(title, str) else ""),
        result=record.result,
        nonces=[nonce.hex() for nonce in record.nonces],
    )
    return Opened(record, head, places, _rows(record, head, places))


def _places(record: Record, state: State, guest: Guest) -> list[Place]:
    """People are those at this device: one of them alone is the guest."""
    seats = seats_told({"seats": _named(record)}, record.seats)
    people = sum(seat.human for seat in seats)
    places = []
    for number, seat in enumerate(seats):
        if not seat.human:
            known = seat.player if seat.player in bots.names() or state.over else bots.names()[0]
            places.append(Place(seat=number, who=BOT, name=seat.name, bot=known))
        elif people == 1:
            places.append(Place(seat=number, who=PERSON, guest=guest.id))
        else:
            places.append(Place(seat=number, who=DEVICE, guest=guest.id, name=seat.name))
    return places


def _named(record: Record) -> Any:
    """Who sat there, as far as the file tells; an official solo opponent has no seat of its own."""
    told = record.about.get("seats")
    return told[: record.seats] if isinstance(told, list) else [[str(n + 1), HUMAN] for n in range(record.seats)]


def _rows(record: Record, head: Head, places: list[Place]) -> list[Row]:
    """What was done there: as the file tells it, if it leads to the moves of the record, else these moves alone."""
    told = _told_rows(record)
    if told is not None:
        return told
    play = Play(Kept(head=replace(head, over=False, result=None), places=places))
    rows: list[Row] = []
    for move in record.moves:
        done, stop = play.act(move.seat, [record.game.parse(move.text)], run=False)
        if stop is not None:
            raise BadFile("file-no-game") from stop
        rows += done
    return rows


def _told_rows(record: Record) -> list[Row] | None:
    try:
        rows = [Row(*row) for row in msgspec.convert(record.about.get(ROWS), list[tuple[int, str, str, int]])]
        moves, takebacks = history(rows)
    except (msgspec.ValidationError, ValueError):
        return None
    seats = 1 << record.seats + 1
    sound = all(row.kind in GAME and 0 <= row.seat < record.seats and 0 <= row.eyes < seats for row in rows)
    same = [(move.seat, move.text) for move in moves] == [(move.seat, move.text) for move in record.moves]
    return rows if sound and same and takebacks == record.takebacks else None
