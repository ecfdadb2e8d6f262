"""What a table wants done. It does nothing by itself: who hosts it carries these out and says what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from edubba.kernel import EdubbaError
from edubba.table.hint_wire import Hint, Hints
from edubba.table.review_wire import TurningPoint
from edubba.table.stored import Change
from edubba.table.wire import Recalled, Refused, Why


@dataclass(frozen=True)
class Persist:
    """Store this. The answer is `stored`, `refused` (it is certainly not there) or `reread` (this is what is there)."""

    ticket: int
    change: Change


@dataclass(frozen=True)
class Tell:
    """Send a small message to a connection."""

    conn: int
    message: Refused | Why | Recalled | Hints


@dataclass(frozen=True)
class Due:
    """What a connection was shown is out of date: ask for its `frame` when it can take one."""

    conn: int


@dataclass(frozen=True)
class Answer:
    """What was asked by `join` or `leave` is done, or refused."""

    ask: int
    refusal: EdubbaError | None = None


@dataclass(frozen=True)
class Think:
    """Let a bot decide: the answer is `thought` or `stumbled`. Or let the coach advise: the answer is `advised`."""

    ticket: int
    order: Order


@dataclass(frozen=True)
class Cancel:
    """Nobody waits any more for what a bot decides."""

    ticket: int


@dataclass(frozen=True)
class WakeAt:
    """Call `woken` at this time; a later one of these replaces it."""

    time: float


@dataclass(frozen=True)
class Broke:
    """Something is wrong with us, not with who asked: it is for the log."""

    error: Exception


Effect = Persist | Tell | Due | Answer | Think | Cancel | WakeAt | Broke


@dataclass(frozen=True, kw_only=True)
class Order:
    """A question to a bot, as plain data."""

    game: str
    version: str
    pack: str
    seats: int
    options: dict[str, Any]
    secret: bytes
    nonces: list[bytes]
    moves: Sequence[tuple[int, str]]
    seat: int
    bot: str
    seconds: float | None
    position: dict[str, Any] | None = None  # where the game began, if not with its set-up
    advise: str = ""  # the language in which the coach is asked for the best moves; empty if a bot is to decide
    names: Sequence[str] = ()  # of those at the table, as who asked for advice knows them
    study: Study | None = None  # what the coach is to find out about a finished game


@dataclass(frozen=True)
class Study:
    """A part of a review: how the game went (no turn), what a turn was worth, or, in a language, what to say of it."""

    turn: int | None = None
    lang: str = ""


class Course(Struct, tag="course"):
    """How a game went: everybody's chances after so many decisions, and the turns with something to decide."""

    times: list[int]
    chances: list[list[float]]
    turns: list[tuple[int, int]]  # with which decision each began, and whose it was


class Verdict(Struct, tag="verdict"):
    """What a turn gave away of the chance to win, and which part of it was kept."""

    move: int
    seat: int
    loss: float
    kept: float
    point: TurningPoint | None = None  # in words, where these were asked for


Thought = int | list[Hint]
"""What a bot decides, or what the coach advises."""
Finding = Course | Verdict
"""What the coach finds in hindsight."""
