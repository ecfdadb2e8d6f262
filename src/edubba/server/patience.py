"""Work that takes a while, for whoever asks: in threads, one thing at a time for each guest, a few for all of them."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ParamSpec, TypeVar

from edubba.table.words import Refusal

TOGETHER = 2  # things that are worked on at once
MOST_WAITING = 4  # things that one guest may have asked for

P = ParamSpec("P")
T = TypeVar("T")


@dataclass
class Queue:
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    waiting: int = 0


class Patience:
    """Keeps one guest from taking all the time that there is."""

    def __init__(self) -> None:
        self._queues: defaultdict[str, Queue] = defaultdict(Queue)
        self._together = asyncio.Semaphore(TOGETHER)

    async def __call__(self, guest: str, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Do this off the event loop, when it is this guest's turn."""
        queue = self._queues[guest]
        if queue.waiting >= MOST_WAITING:
            raise Refusal(429, "busy")
        queue.waiting += 1
        try:
            async with queue.turn, self._together:
                return await asyncio.to_thread(work, *args, **kwargs)
        finally:
            queue.waiting -= 1
            if not queue.waiting:
                del self._queues[guest]
