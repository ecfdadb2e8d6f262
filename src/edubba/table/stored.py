"""What of guests and tables is stored: plain data, whatever they are stored in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

PERSON, DEVICE, FRIEND, BOT = "person", "device", "friend", "bot"
AUTOMA = "automa"  # has no place in the store: the rules of the game seat it at every table for one
ACT, BACK, TAKE = "act", "back", "take"  # rows of the game
SIT, FIX, OPEN, DEAL = "sit", "fix", "open", "deal"  # rows of who sits there, and of the numbers for the dice
LEAVE, RESIGN = "leave", "resign"  # rows of who gets up
READ = "read"  # a row of a lesson


@dataclass(frozen=True)
class Guest:
    id: str
    name: str
    lang: str


@dataclass(kw_only=True)
class Place:
    """A seat of a table. A person's name is that of the guest; those on the same device and bots have their own."""

    seat: int
    who: str
    guest: str | None = None
    name: str | None = None
    bot: str | None = None
    seconds: float | None = None
    left: bool = False  # the bot plays on for somebody who got up, whose name it has
    kept_for: str | None = None  # who that was: he may take the seat back


def seats_of(places: Sequence[Place], guest: str) -> list[int]:
    """The seats for which this guest decides."""
    return [place.seat for place in places if place.guest == guest]


def others(places: Sequence[Place], guest: str) -> set[str]:
    """The people who sit there beside this one: bots and free seats mind nothing."""
    return {place.guest for place in places if place.guest is not None and place.guest != guest}


@dataclass(kw_only=True)
class Head:
    """What is known of a table without its moves."""

    id: str
    game: str
    version: str
    pack: str
    options: dict[str, Any]
    secret: bytes
    commitment: bytes
    created: float
    moved: float
    to_act: list[int]
    over: bool
    result: dict[str, Any] | None = None
    rematch: str | None = None
    dealt: bool = True  # False until everybody has thrown in a number
    nonces: list[str] = field(default_factory=list)  # the numbers that people threw in, as hex
    pack_title: str = ""  # what whoever put it up calls its data
    creator: str | None = None  # who put it up; nobody knows at tables of the first version
    position: dict[str, Any] | None = None  # where the game begins, if not with its set-up
    lesson: str = ""  # the lesson that somebody takes here


@dataclass(frozen=True)
class DiceCommit:
    """What a guest throws in: first the hash of a number, then the number itself. An empty hash: nothing at all."""

    guest: str
    commit: str
    nonce: str | None = None
    sure: bool = False  # it was said again when all had fixed theirs: it is not lost


@dataclass(frozen=True)
class Row:
    """One thing done. Its number at the table is its place in the order of all things done there.

    `act`: the notation of an action. `back`: from which move on this seat's moves are taken back.
    `take`: how many moves stay when this seat takes a whole turn back; those of all others go, too.
    `sit`: the guest who took the seat. `leave`: the bot that plays on, none if the seat is free again.
    `resign`: the seat gives up, and the game is over.
    `read`: how many steps of a lesson the learner has read.
    `fix`, `open`: a number for the dice, its hash first. `deal`: all are open.

    `eyes` is the mask of those who could see the position change, the highest bit being that of the spectators; nobody
    could where it did not.
    """

    seat: int
    kind: str
    text: str
    eyes: int


@dataclass(frozen=True, kw_only=True)
class Kept:
    """All that is stored of one table."""

    head: Head
    places: list[Place]
    dice: list[DiceCommit] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)


@dataclass(frozen=True, kw_only=True)
class KeptPack:
    """A data pack of somebody, finished or not."""

    id: str
    guest: str
    game: str
    version: int  # of the box
    title: str
    author: str
    note: str
    changes: dict[str, Any]
    hash: str | None  # None: it cannot be played with
    differing: int  # values that differ from those that are shipped
    confirmed: int  # values worth a look that it names
    created: float
    changed: float


@dataclass(frozen=True, kw_only=True)
class Change:
    """What happened at a table, to be stored all or nothing. The number of its first row decides who was first."""

    first: int
    rows: tuple[Row, ...]
    head: Head  # where the table stands after it: to_act, over, result, dealt, nonces, moved
    places: tuple[Place, ...] = ()  # the seats that were taken or left
    dice: tuple[DiceCommit, ...] = ()  # the numbers that were fixed or opened
