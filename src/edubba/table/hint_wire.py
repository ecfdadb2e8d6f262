"""What travels of the coach."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=31)]
Number = Annotated[int, Meta(ge=0, le=1 << 20)]


class Reason(Struct):
    """Why a move is good: what it gains or costs at once, what it prepares, what it keeps others from; in words."""

    kind: Literal["gains", "costs", "prepares", "prevents"]
    say: str


class Hint(Struct):
    """A move: what to choose now, how the turn may go on, and how it may end."""

    action: int
    moves: list[str]  # the first is the choice; then what may follow
    chance: int  # to win, of 100
    result: str  # how far ahead it may leave the player
    reasons: list[Reason]


class Hints(Struct, tag_field="t", tag="hints"):
    """The best moves of who has asked, the best first, in the position that was shown at `seq`."""

    seq: int
    seat: int
    hints: list[Hint]


class CoachInfo(Struct, omit_defaults=True):
    """Whether you may ask for hints; else who would have to agree, and who has."""

    open: bool = False
    agreed: list[int] = []  # seats whose people want it, or do not mind
    yours: bool = False  # you are among them


class Asked(Struct, tag_field="t", forbid_unknown_fields=True):
    """What a seat wants, seeing what it saw at `seq`."""

    seq: Number
    seat: Seat


class AskHint(Asked, tag="hint"):
    """What are my best moves?"""


class WantCoach(Asked, tag="coach"):
    """I would like hints for all at this table, or do not mind them; or I do."""

    yes: bool
