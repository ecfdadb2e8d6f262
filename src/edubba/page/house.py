"""The host in a page: what the server does with sockets, a database and processes, with what a browser offers."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from itertools import count
from typing import ParamSpec, Protocol, TypeVar

import msgspec

from edubba import packs
from edubba.host import pack_files
from edubba.host.live import Connection, LiveTable, Stumbled
from edubba.host.mistakes import mistake_of
from edubba.host.pack_requests import PackRequests
from edubba.host.requests import Requests, new_guest
from edubba.host.reviews import Reviews
from edubba.host.store import NotStored, StoreError
from edubba.host.tables import Tables
from edubba.kernel import EdubbaError, Game
from edubba.page.routes import answer
from edubba.page.store import Newer, Store, text
from edubba.page.thinker import Question, keep_file
from edubba.page.thinker import Thought as Answer
from edubba.table.effects import Finding, Order, Thought
from edubba.table.stored import Guest
from edubba.table.wire import Message, Mistake, Refused, encode, read_message
from edubba.table.words import BOOK, Refusal

log = logging.getLogger("edubba.page")
PAUSE = 0.6  # seconds that a bot takes at least, so that people can follow
GRACE = 30.0  # seconds beyond its budget after which a bot is taken for lost
LONGEST_STUDY = 300.0  # seconds after which a coach that looks back is taken for lost
MOST_TABLES = 200  # unfinished
MOST_PACKS = 50
NO_TABLE = 4404  # as the server closes a socket

P = ParamSpec("P")
T = TypeVar("T")


class Browser(Protocol):
    """What the page around us does for us. Texts are JSON."""

    def commit(self, ops: str) -> Awaitable[str]:
        """Write all or nothing, on disk when it answers: "", or what went wrong (page/store.py)."""

    def read(self, prefix: str) -> Awaitable[str]:
        """What is kept under keys that begin so, in their order."""

    def think(self, number: int, question: str) -> Awaitable[str]:
        """Let a bot think in a worker of its own."""

    def study(self, number: int, question: str) -> Awaitable[str]:
        """Let the coach look back in yet another worker, so that no bot waits for it."""

    def forget(self, number: int) -> None:
        """Nobody waits any more for this thought."""

    def rest(self) -> None:
        """Nobody looks back any more: that worker can go."""

    def send(self, conn: int, message: str) -> None:
        """A message to one connection."""

    def hang_up(self, conn: int, code: int) -> None:
        """Close a connection for good."""


async def at_once(work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """There is one thread: what takes a while is done, too."""
    return work(*args, **kwargs)


async def for_guest(guest: str, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    return work(*args, **kwargs)


class Thinking:
    """One bot thinks at a time; beside it the coach may look back at a finished game."""

    def __init__(self, browser: Browser, store: Store) -> None:
        self._browser = browser
        self._store = store
        self._turn = asyncio.Lock()
        self._study = asyncio.Lock()
        self._numbers = count(1)

    async def submit(self, order: Order, table: str, owner: str) -> Thought:
        async with self._turn:
            thought = await self._ask(self._browser.think, order, (order.seconds or 0.0) + GRACE)
        return thought.hints if order.advise else thought.action

    async def study(self, order: Order, table: str, owner: str) -> Finding:
        async with self._study:
            thought = await self._ask(self._browser.study, order, LONGEST_STUDY)
        assert thought.finding is not None
        return thought.finding

    async def _ask(self, ask: Callable[[int, str], Awaitable[str]], order: Order, seconds: float) -> Answer:
        question = Question(order, self._store.files.get((order.game, order.pack)))
        number = next(self._numbers)
        try:
            async with asyncio.timeout(seconds):
                said = await ask(number, text(question))
        except TimeoutError as trouble:
            self._browser.forget(number)
            raise Stumbled("it took too long") from trouble
        except asyncio.CancelledError:
            self._browser.forget(number)
            raise
        thought = msgspec.json.decode(said, type=Answer)
        if thought.trouble:
            raise Stumbled(thought.trouble)
        return thought


class House:
    """Everything that lives as long as the page does. Call `start` first."""

    def __init__(self, browser: Browser, pause: float = PAUSE) -> None:
        self._browser = browser
        self.store = Store(browser.commit, browser.read)
        thinking = Thinking(browser, self.store)
        self.tables = Tables(store=self.store, thinkers=thinking, clock=time.time, aside=at_once, pause=pause)
        boxes = PackRequests(store=self.store, aside=at_once, work=for_guest, keep=self._keep, most=MOST_PACKS)
        reviews = Reviews(self.store, thinking, browser.rest)
        self.requests = Requests(
            store=self.store, tables=self.tables, aside=at_once, packs=boxes, reviews=reviews, most_tables=MOST_TABLES
        )
        self._guest = ""
        self._talks: dict[int, asyncio.Task[None]] = {}
        self._heard: dict[int, tuple[LiveTable, Connection]] = {}

    async def start(self, lang: str) -> str:
        """Read what was kept; who comes for the first time becomes a guest with a name. "", or what is in the way."""
        try:
            await self.store.open()
            if not self.store.guests:
                await self.store.add_guest(new_guest(lang))
        except Newer:
            return "newer"
        except NotStored:
            return "full"
        for (game, data_hash), content in self.store.files.items():
            keep_file(game, data_hash, content)
        self._guest = next(iter(self.store.guests))
        self._waking = asyncio.ensure_future(self.tables.wake_bots())
        return ""

    @property
    def unread(self) -> int:
        """How much of what was kept is not understood."""
        return self.store.unread

    @property
    def guest(self) -> Guest:
        return self.store.guests[self._guest]

    async def _keep(self, guest: Guest, game: Game) -> None:
        """Keep the data with which a table is played."""
        if game.pack.hash != game.printed.hash:
            pack_files.keep(game)
            path = packs.folder(game.name) / f"{game.pack.hash}.json"
            await self.store.keep_file(game.name, game.pack.hash, path.read_text("utf-8"))

    # --- requests -----------------------------------------------------------------------------------------------

    async def ask(self, method: str, path: str, body: str) -> str:
        """The answer to a request: its status in three digits, and JSON."""
        try:
            found = await answer(self.requests, self.guest, method, path, body.encode())
            return "200" + encode(found).decode()
        except EdubbaError as trouble:
            status, mistake = mistake_of(trouble, self.guest.lang)
        except StoreError as trouble:
            log.error("%s %s: %s", method, path, trouble)
            status, mistake = 507, self._mistake("page-not-stored")
        except Exception:
            log.exception("%s %s broke", method, path)
            status, mistake = 500, self._mistake("broken")
        return str(status) + encode(mistake).decode()

    def _mistake(self, code: str) -> Mistake:
        return Mistake(code, BOOK.say(self.guest.lang, code))

    # --- connections --------------------------------------------------------------------------------------------

    def connect(self, conn: int, table: str, lang: str) -> None:
        """Somebody looks at a table."""
        self._talks[conn] = asyncio.ensure_future(self._talk(conn, table, lang))

    def disconnect(self, conn: int) -> None:
        talk = self._talks.pop(conn, None)
        if talk is not None:
            talk.cancel()

    def receive(self, conn: int, said: str) -> None:
        """A message comes through a connection."""
        found = self._heard.get(conn)
        if found is not None:
            table, connection = found
            table.receive(connection, *understood(said))

    async def _talk(self, conn: int, table: str, lang: str) -> None:
        """Until the table is no more, or who looks at it has gone."""
        try:
            found = await self.tables.table(table)
            connection = found.connect(self._guest, lang)
            self._heard[conn] = found, connection
            try:
                await self._speak(conn, found, connection)
            finally:
                del self._heard[conn]
                found.disconnect(connection)
        except Refusal as refusal:
            self._turn_away(conn, refusal.key, refusal.say(lang))
        except Exception:
            log.exception("table %s broke", table)
            self._turn_away(conn, "broken", BOOK.say(lang, "broken"))

    def _turn_away(self, conn: int, code: str, say: str) -> None:
        self._browser.send(conn, encode(Refused(seq=0, heard=0, code=code, say=say)).decode())
        self._browser.hang_up(conn, NO_TABLE)

    async def _speak(self, conn: int, table: LiveTable, connection: Connection) -> None:
        while True:
            messages, due = await connection.next()
            for message in messages:
                self._browser.send(conn, message.decode())
            draw = table.session.frame(connection.id) if due else None
            if draw is not None:
                self._browser.send(conn, draw().decode())


def understood(said: str) -> tuple[Message | None, Refusal | None]:
    try:
        return read_message(said), None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None, Refusal(400, "not-json")
