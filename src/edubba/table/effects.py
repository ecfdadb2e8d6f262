"""What a table wants done. It does nothing by itself: who hosts it carries these out and says what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, kw_only=True)
class Order:
    """A question to a bot, as plain data."""

    game: str
    pack: str
    seats: int
    options: dict[str, Any]
    secret: bytes
    nonces: list[bytes]
    moves: Sequence[tuple[int, str]]
    seat: int
    bot: str
    seconds: float | None
