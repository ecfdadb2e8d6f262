"""Taking a whole turn back: at once where nobody else is concerned, else when all people at the table agree."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from edubba.table.play import Play
from edubba.table.stored import Place, Row, others
from edubba.table.wire import Consent, Plea, Regret, TableInfo, TakeTurn
from edubba.table.words import Refusal


@dataclass
class Asking:
    """Somebody has asked the others, when so many things had been done at this table."""

    guest: str
    seat: int
    when: int
    agreed: set[str] = field(default_factory=set)


class Takebacks:
    """What is asked of the others at one table. It lapses as soon as anything happens there."""

    def __init__(self, tell: Callable[[], None]) -> None:
        self._tell = tell  # everybody anew who asks for what
        self._asking: Asking | None = None

    def told(self, info: TableInfo, play: Play | None, places: Sequence[Place], guest: str, count: int) -> TableInfo:
        """Add what this guest is told: how often it was done, who asks for it now, and whose consent is missing."""
        info.takebacks = play.stored.takebacks if play else 0
        asking = self._pending(count)
        if asking is not None:
            missing = others(places, asking.guest) - asking.agreed
            waits = [place.seat for place in places if place.guest in missing]
            info.plea = Plea(asking.seat, waits, guest in missing, guest == asking.guest)
        return info

    def hear(self, play: Play, places: Sequence[Place], guest: str, message: Regret, count: int) -> list[Row]:
        """Somebody asks, agrees or does not; who has asked may think better of it. Rows, if the turn is taken back."""
        if isinstance(message, TakeTurn):
            if play.stored.turns[message.seat]:
                self._asking = Asking(guest, message.seat, count)
            else:
                play.take_back_turn(message.seat)  # says why not
        asking = self._pending(count)
        if asking is None or guest not in {asking.guest, *others(places, asking.guest)}:
            raise Refusal(409, "nobody-asks")
        self._tell()
        if isinstance(message, Consent):
            if not message.yes:
                self._asking = None
                return []
            asking.agreed.add(guest)
        return [] if others(places, asking.guest) - asking.agreed else play.take_back_turn(asking.seat)

    def _pending(self, count: int) -> Asking | None:
        return self._asking if self._asking is not None and self._asking.when == count else None
