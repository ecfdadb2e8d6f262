"""Somebody who looks at a table through a socket."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from edubba.table.wire import LogLine

if TYPE_CHECKING:
    from edubba.server.company import Company

LONGEST_OUTBOX = 64  # small messages that may wait for a slow reader


class Watcher:
    """Whose eyes, where they sit, in which language they read, and what they have read of the log."""

    def __init__(self, company: Company, guest: str, seat: int | None, lang: str) -> None:
        self.company = company  # another one when the cards are dealt
        self.guest = guest
        self.seat = seat
        self.lang = lang
        self.heard = 0  # decisions that came through this socket and have been carried out or refused
        self._outbox: list[bytes] = []
        self._stale = True
        self._called = asyncio.Event()
        self._called.set()
        self._reading: tuple[int | None, str] | None = None
        self._read: list[LogLine] = []

    def tell(self, message: bytes) -> None:
        """Send a small message, unless too many wait already."""
        if len(self._outbox) < LONGEST_OUTBOX:
            self._outbox.append(message)
            self._called.set()

    def refresh(self) -> None:
        """What was shown is out of date. However often this is said, one fresh scene follows: the latest."""
        self._stale = True
        self._called.set()

    async def next(self) -> tuple[list[bytes], bool]:
        """Wait for something to send: small messages, and whether a scene is due."""
        await self._called.wait()
        self._called.clear()
        messages, self._outbox = self._outbox, []
        return messages, self._stale

    def catch_up(self) -> None:
        """A scene of what is there from now on is on its way."""
        self._stale = False

    def read(self, key: tuple[int | None, str], lines: Sequence[LogLine]) -> int:
        """Note that these lines are read now; how many of them were read before, and have not changed."""
        kept = 0
        if key == self._reading:
            for known, line in zip(self._read, lines, strict=False):
                if known != line:
                    break
                kept += 1
        self._reading, self._read = key, list(lines)
        return kept
