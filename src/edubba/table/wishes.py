"""What is wanted at a table, and what it comes to while it is being stored."""

from __future__ import annotations

from dataclasses import dataclass

from edubba.table.bots import Turn
from edubba.table.stored import Change, DiceCommit, Guest, Place, Row
from edubba.table.wire import Message
from edubba.table.words import Refusal


@dataclass(frozen=True)
class Said:
    """A message from a connection; with a refusal it is only answered."""

    conn: int
    message: Message | None
    refusal: Refusal | None = None


@dataclass(frozen=True)
class Joining:
    """Somebody wants to sit down."""

    ask: int
    guest: Guest
    seat: int | None


Wish = Said | Joining | Turn | None  # a Turn is a bot's; None: the table itself deals when the dice are cast


@dataclass(frozen=True)
class Draft:
    """What a wish comes to. It has not happened before it is stored."""

    rows: list[Row]
    places: tuple[Place, ...] = ()
    dice: tuple[DiceCommit, ...] = ()
    trouble: Exception | None = None  # that stopped it half-way


@dataclass(frozen=True)
class Waiting:
    """What is being stored."""

    ticket: int
    change: Change
    wish: Wish
    trouble: Exception | None
