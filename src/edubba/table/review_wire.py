"""What travels of the review of a finished game."""

from __future__ import annotations

from msgspec import Struct

from edubba.table.hint_wire import Reason


class Chances(Struct):
    """Everybody's chance to win, of 100, when so many decisions had been taken."""

    move: int
    each: list[int]


class TurningPoint(Struct):
    """A turn that gave away much: what was played, what would have been better, and why."""

    move: int  # so many decisions had been taken before it: the moment of the replay that shows it
    seat: int
    lost: int  # of 100
    played: list[str]
    better: list[str]
    worth: str  # how much better it would have been
    reasons: list[Reason]


class Review(Struct, omit_defaults=True, kw_only=True):
    """A finished game as the coach looks back at it: as far as it has come. Ask again until it is `ready`."""

    done: int  # turns that it has gone through
    of: int  # turns of the game
    ready: bool = False
    moves: int = 0
    chances: list[Chances] = []
    accuracy: list[int | None] = []  # of every seat, of 100; None: it had nothing to decide
    points: list[TurningPoint] = []
