"""What a browser does for the house in a page, in memory: a disk that may fail or be cut off, bots, messages."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from edubba.page.house import House
from edubba.page.thinker import think

Json = dict[str, Any]
PATIENCE = 60.0
ME, DEVICE, BOT = {"who": "me"}, {"who": "device"}, {"who": "bot", "bot": "random"}


class Cut(BaseException):
    """The page is gone, in the middle of something."""


class Browser:
    """`disk` is what survives. `fails` says what comes of the next things to be written."""

    def __init__(self, disk: dict[str, str] | None = None) -> None:
        self.disk = {} if disk is None else disk
        # "" is written; "lost" and "kept" cut the page off before it is written, or after; anything else is answered.
        self.fails: list[str] = []
        self.sent: dict[int, list[Json]] = {}
        self.hung: dict[int, int] = {}
        self.forgotten: list[int] = []
        self.rested = 0  # times that nobody looked back any more
        self.asleep = False  # bots that never answer
        self.studies_asleep = False  # ... or a coach that takes its time over a finished game
        self._news = asyncio.Event()

    async def commit(self, ops: str) -> str:
        await asyncio.sleep(0)
        wanted = json.loads(ops)
        end = self.fails.pop(0) if self.fails else ""
        if any(what == "add" and key in self.disk for what, key, _ in wanted):
            return "contested"
        if end in ("", "kept", "unknown"):
            for what, key, text in wanted:
                if what == "delete":
                    self.disk.pop(key, None)
                else:
                    self.disk[key] = text
        if end in ("lost", "kept"):
            raise Cut
        return end

    async def read(self, prefix: str) -> str:
        await asyncio.sleep(0)
        return json.dumps(sorted([key, text] for key, text in self.disk.items() if key.startswith(prefix)))

    async def think(self, number: int, question: str) -> str:
        await asyncio.sleep(3600 if self.asleep else 0)
        return think(question)

    async def study(self, number: int, question: str) -> str:
        await asyncio.sleep(3600 if self.studies_asleep else 0)
        return await self.think(number, question)

    def rest(self) -> None:
        self.rested += 1

    def forget(self, number: int) -> None:
        self.forgotten.append(number)

    def send(self, conn: int, message: str) -> None:
        self.sent.setdefault(conn, []).append(json.loads(message))
        self._news.set()

    def hang_up(self, conn: int, code: int) -> None:
        self.hung[conn] = code

    async def wait(self, conn: int, so: Callable[[Json], bool]) -> Json:
        """The first message to a connection that nobody has read yet and for which something is so."""
        async with asyncio.timeout(PATIENCE):
            while True:
                waiting = self.sent.setdefault(conn, [])
                while waiting:
                    message = waiting.pop(0)
                    if so(message):
                        return message
                self._news.clear()
                await self._news.wait()


class Visit:
    """Somebody at the page: its house, and one connection after the other."""

    def __init__(self, disk: dict[str, str] | None = None, pause: float = 0.0) -> None:
        self.browser = Browser(disk)
        self.house = House(self.browser, pause)
        self.conn = 0
        self.scene: Json = {}

    async def begin(self, lang: str = "en") -> Visit:
        await self.house.start(lang)
        return self

    async def ask(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        said = await self.house.ask(method, path, "" if body is None else json.dumps(body))
        assert int(said[:3]) == status, said
        return json.loads(said[3:])

    async def open(self, *seats: Json, game: str = "uruk", **options: Any) -> str:
        made = await self.ask("POST", "/tables", {"game": game, "seats": list(seats), "options": options})
        return str(made["id"])

    async def sit(self, table: str, seat: int | None = None) -> None:
        self.conn += 1
        self.house.connect(self.conn, table, "en")
        await self.next_scene()
        if seat is not None:
            self.say(t="sit", seat=seat)
            await self.next_scene(lambda scene: bool(scene["seat"] == seat))

    def say(self, **message: Any) -> None:
        self.house.receive(self.conn, json.dumps(message))

    async def next_scene(self, so: Callable[[Json], bool] = lambda scene: True) -> Json:
        self.scene = await self.browser.wait(self.conn, lambda said: said["t"] == "scene" and so(said))
        return self.scene

    async def heard(self, count: int) -> Json:
        """Wait until so many decisions of this connection were carried out or refused."""
        return await self.next_scene(lambda scene: bool(scene["heard"] >= count))

    async def turn_to(self, seat: int) -> None:
        """Somebody else takes the device."""
        if self.scene["seat"] != seat:
            self.say(t="sit", seat=seat)
            await self.next_scene(lambda scene: bool(scene["seat"] == seat))

    def act(self, action: int) -> None:
        self.say(t="act", seq=self.scene["seq"], seat=self.scene["seat"], action=action)

    @property
    def choices(self) -> list[int]:
        return [choice["id"] for choice in self.scene["scene"]["choices"]]

    async def play(self, dice: Random, most: int = 10**6) -> int:
        """Play at random until the game is over or so many choices were made; how many."""
        made = 0
        while True:
            while not self.scene["scene"]["over"] and not self.choices:
                await self.next_scene()
            if self.scene["scene"]["over"] or made == most:
                return made
            heard = self.scene["heard"]
            self.act(dice.choice(self.choices))
            await self.heard(heard + 1)
            made += 1


def rows_of(disk: dict[str, str], table: str) -> Sequence[str]:
    return [text for key, text in sorted(disk.items()) if key.startswith(f"row/{table}/")]
