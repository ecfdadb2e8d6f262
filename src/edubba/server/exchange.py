"""Where bots wait for whoever asks for them; first come, first served."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict, deque
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket

from edubba.server.words import Refusal

Socket = WebSocket[Any, Any, Any]
OVER: Final = 1000
TALKS: Final = 4429  # it talks although nobody has asked it
ABSENCE: Final = 10.0  # seconds for which a bot may be away between two games
AHEAD: Final = 4  # lines that are read before the other side takes them


class BotInfo(msgspec.Struct):
    """A bot that is connected."""

    name: str
    free: int  # connections that wait for a game
    playing: int


class Line:
    """One socket: what comes in, as far as the other side can take it."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.inbox: asyncio.Queue[str | None] = asyncio.Queue(AHEAD)
        self.over = asyncio.Event()
        self.taken = False
        self.code = OVER
        self.reason = ""

    async def listen(self) -> None:
        """Until it hangs up, or talks although nobody has asked it."""
        while True:
            event: Any = await self.socket.receive()
            if event["type"] != "websocket.receive":
                self.code, self.reason = event.get("code") or OVER, event.get("reason") or ""
                break
            if not self.taken:
                await self.hang_up(TALKS)
                break
            await self.inbox.put(event.get("text") or "")
        await self.inbox.put(None)  # whoever still reads shall have the rest
        self.over.set()

    async def hang_up(self, code: int, reason: str = "") -> None:
        self.over.set()
        with suppress(Exception):  # it was quicker
            await self.socket.close(code, reason)


class Exchange:
    """Who is there, and who is asked for; first come, first served."""

    def __init__(self) -> None:
        self.free: defaultdict[str, deque[Line]] = defaultdict(deque)
        self.wanted: defaultdict[str, deque[asyncio.Future[Line]]] = defaultdict(deque)
        self.here: Counter[str] = Counter()

    def arrive(self, name: str, line: Line) -> None:
        self.here[name] += 1
        while self.wanted[name]:
            asker = self.wanted[name].popleft()
            if not asker.done():
                line.taken = True
                asker.set_result(line)
                return
        self.free[name].append(line)

    def leave(self, name: str, line: Line) -> None:
        self.here[name] -= 1
        with suppress(ValueError):
            self.free[name].remove(line)
        for kept in (self.free, self.wanted, self.here):
            if not kept[name]:
                del kept[name]

    async def find(self, name: str) -> Line:
        """A bot of this name, as soon as one is free; a Refusal if there is none for a while."""
        if self.free[name]:
            line = self.free[name].popleft()
            line.taken = True
            return line
        asker: asyncio.Future[Line] = asyncio.get_running_loop().create_future()
        self.wanted[name].append(asker)
        try:
            while True:
                done, _ = await asyncio.wait([asker], timeout=ABSENCE)
                if done:
                    return asker.result()
                if not self.here[name]:
                    raise Refusal(404, "no-bot", name=name)
        finally:
            with suppress(ValueError):
                self.wanted[name].remove(asker)
            asker.cancel()
            if not self.wanted[name]:
                del self.wanted[name]

    def told(self) -> list[BotInfo]:
        names = sorted(name for name, count in self.here.items() if count)
        return [BotInfo(name, len(self.free[name]), self.here[name] - len(self.free[name])) for name in names]
