"""The coach at a table: who may ask, what is being thought about. Between people it is off, unless all agree."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from edubba.table.effects import Cancel, Effect, Order, Tell, Think
from edubba.table.hint_wire import AskHint, CoachInfo, Hint, Hints, WantCoach
from edubba.table.info import names_of
from edubba.table.play import Play
from edubba.table.stored import Head, Place, others
from edubba.table.viewers import Viewer
from edubba.table.wire import TableInfo
from edubba.table.words import Refusal

SECONDS = 6.0  # that the coach may think, at most
COACH = "coach"


@dataclass(frozen=True)
class Question:
    """Who waits for hints, and about which position."""

    conn: int
    seq: int
    seat: int


class Coaching:
    """Whoever sits alone with bots may ask; several people only while all of them agree to it."""

    def __init__(self, tell: Callable[[], None]) -> None:
        self._tell = tell  # everybody anew who agrees
        self._agreed: set[str] = set()
        self._asked: dict[int, Question] = {}  # by ticket

    def told(self, info: TableInfo, head: Head, places: Sequence[Place], guest: str) -> TableInfo:
        """Add what this guest is told."""
        if info.you and head.dealt and not head.over and not head.lesson:
            agreed = [place.seat for place in places if place.guest in self._agreed]
            info.coach = CoachInfo(self.open(places, guest), agreed, guest in self._agreed)
        return info

    def open(self, places: Sequence[Place], guest: str) -> bool:
        rest = others(places, guest)
        return not rest or {guest, *rest} <= self._agreed

    def hear(
        self, ticket: int, conn: int, viewer: Viewer, message: AskHint | WantCoach, play: Play, head: Head,
        places: Sequence[Place],
    ) -> list[Effect]:  # fmt: skip
        """Somebody agrees to hints or does not any more; or asks for some. What he asked before is forgotten."""
        if isinstance(message, WantCoach):
            (self._agreed.add if message.yes else self._agreed.discard)(viewer.guest)
            self._tell()
            return []
        seat = message.seat
        if head.lesson:
            raise Refusal(409, "hint-in-lesson")
        if seat not in play.table.state.to_act:
            raise Refusal(409, "hint-not-asked")
        if not self.open(places, viewer.guest):
            raise Refusal(403, "hint-between-people")
        question = Question(conn, message.seq, seat)
        if question in self._asked.values():
            return []  # it thinks already
        out = self.forget(conn)
        self._asked[ticket] = question
        order: Order = play.order(head, replace(places[seat], bot=COACH, seconds=SECONDS))
        return [*out, Think(ticket, replace(order, advise=viewer.lang, names=names_of(head.game, places, viewer.lang)))]

    def answer(self, ticket: int, hints: list[Hint]) -> list[Effect]:
        """What the coach has found."""
        question = self._asked.pop(ticket, None)
        return [] if question is None else [Tell(question.conn, Hints(question.seq, question.seat, hints))]

    def forget(self, conn: int) -> list[Effect]:
        """Nobody waits any more for what this connection has asked."""
        old = [ticket for ticket, question in self._asked.items() if question.conn == conn]
        for ticket in old:
            del self._asked[ticket]
        return [Cancel(ticket) for ticket in old]
