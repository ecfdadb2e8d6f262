"""The journal: what happened, told by the rules as typed events. They become sentences and animations at the edge."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1
UNKNOWN: Final = -1


class Event:
    """Something that happened. `secret` is for the seats in the mask `knowers` only; the rest is public."""

    __slots__ = ("a", "b", "c", "kind", "knowers", "seat", "secret")

    def __init__(self, kind: str, seat: int, *, a: int, b: int, c: int, secret: int, knowers: int) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.secret = secret
        self.knowers = knowers

    def seen_by(self, seat: int | None) -> Event:
        """The event as this seat (None: a spectator) may know it."""
        if self.knowers == EVERYBODY or (seat is not None and self.knowers >> seat & 1):
            return self
        return Event(self.kind, self.seat, a=self.a, b=self.b, c=self.c, secret=UNKNOWN, knowers=self.knowers)


class Journal:
    """A list of events that grows while a game is played."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []
