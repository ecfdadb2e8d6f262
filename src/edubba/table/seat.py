"""Who sits at a seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

HUMAN = "human"
LONGEST_NAME = 40


@dataclass(frozen=True)
class Seat:
    """A name, and who decides: `HUMAN`, or the name of a kind of bot."""

    name: str
    player: str = HUMAN

    @property
    def human(self) -> bool:
        return self.player == HUMAN


def seats_told(about: dict[str, Any], count: int) -> list[Seat]:
    """The seats as a record tells them. That part of a record is not protected: what makes no sense is left out."""
    told = about.get("seats")
    rows = told if isinstance(told, list) and len(told) == count else [None] * count
    return [_seat(row, number) for number, row in enumerate(rows, 1)]


def _seat(row: Any, number: int) -> Seat:
    if isinstance(row, list) and len(row) == 2 and all(isinstance(text, str) and text.isprintable() for text in row):
        return Seat(row[0][:LONGEST_NAME] or str(number), row[1] or HUMAN)
    return Seat(str(number))
