"""One open table: it carries out what a Session wants done, and says what came of it."""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import Awaitable, Callable, Sequence
from itertools import count
from random import SystemRandom
from typing import Protocol

from edubba.host.store import NotStored, Store, StoreError
from edubba.table.effects import (
    Answer,
    Broke,
    Cancel,
    Due,
    Effect,
    Finding,
    Order,
    Persist,
    Tell,
    Think,
    Thought,
    WakeAt,
)  # fmt: skip
from edubba.table.session import Session
from edubba.table.stored import Guest
from edubba.table.wire import Message, encode
from edubba.table.words import Refusal

log = logging.getLogger("edubba.host")
luck = SystemRandom()
numbers = count(1)
LONGEST_OUTBOX = 64  # small messages that may wait for a slow reader
RETRY = 1.0  # seconds before the store is asked again what is on disk


class Stumbled(Exception):
    """A bot that could not answer, and why."""


class Thinkers(Protocol):
    """Where bots think, beside what everybody waits for."""

    def submit(self, order: Order, table: str, owner: str) -> Awaitable[Thought]:
        """What a bot decides or the coach advises, or Stumbled, in time. To cancel it is to let it stop thinking."""

    def study(self, order: Order, table: str, owner: str) -> Awaitable[Finding]:
        """What the coach finds in hindsight, or Stumbled. Nobody who plays waits for it."""


class Connection:
    """The way out to one socket: small messages, and whether a frame is due."""

    def __init__(self) -> None:
        self.id = next(numbers)
        self._outbox: list[bytes] = []
        self._due = False
        self._gone = False
        self._called = asyncio.Event()

    def tell(self, message: bytes) -> None:
        """Send a small message, unless too many wait already."""
        if len(self._outbox) < LONGEST_OUTBOX:
            self._outbox.append(message)
            self._called.set()

    def call(self) -> None:
        self._due = True
        self._called.set()

    def hang_up(self) -> None:
        self._gone = True
        self._called.set()

    async def next(self) -> tuple[list[bytes], bool]:
        """Wait for something to send: small messages, and whether a frame is due. A Refusal if the table is no more."""
        await self._called.wait()
        if self._gone:
            raise Refusal(404, "unknown-table")
        self._called.clear()
        messages, self._outbox = self._outbox, []
        due, self._due = self._due, False
        return messages, due


class LiveTable:
    """A Session with its connections, its timer, the bot that thinks for it and what is being stored of it."""

    def __init__(
        self,
        session: Session,
        store: Store,
        thinkers: Thinkers,
        clock: Callable[[], float],
        idle: Callable[[LiveTable], None],
    ) -> None:
        self.session = session
        self._store = store
        self._thinkers = thinkers
        self._clock = clock
        self._idle = idle  # called when the table could be put away
        self._connections: dict[int, Connection] = {}
        self._asks: dict[int, asyncio.Future[None]] = {}
        self._storing: asyncio.Task[None] | None = None
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._dissolved = False
        self._do(session.opened(clock()))

    def stop(self) -> None:
        """Wait for nothing any more."""
        if self._timer is not None:
            self._timer.cancel()

    async def close(self) -> None:
        """Let what was begun come to its end."""
        self.stop()
        thinking = list(self._thinking.values())
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, *([self._storing] if self._storing else []), return_exceptions=True)

    # --- messages in --------------------------------------------------------------------------------------------

    def connect(self, guest: str, lang: str) -> Connection:
        connection = Connection()
        self._connections[connection.id] = connection
        self._do(self.session.connect(connection.id, guest, lang, self._clock()))
        return connection

    def disconnect(self, connection: Connection) -> None:
        del self._connections[connection.id]
        self._do(self.session.disconnect(connection.id, self._clock()))

    def receive(self, connection: Connection, message: Message | None, refusal: Refusal | None) -> None:
        self._do(self.session.receive(connection.id, message, self._clock(), refusal))

    async def join(self, guest: Guest, seat: int | None) -> None:
        """Take a seat; what is refused is raised."""
        ask, answer = self._ask()
        self._do(self.session.join(ask, guest, seat, self._clock()))
        await answer

    async def leave(self, guest: str, resigns: bool) -> None:
        """Get up or give up; what is refused is raised."""
        ask, answer = self._ask()
        self._do(self.session.leave(ask, guest, resigns, self._clock()))
        await answer

    def _ask(self) -> tuple[int, asyncio.Future[None]]:
        ask = next(numbers)
        answer = self._asks[ask] = asyncio.get_running_loop().create_future()
        return ask, answer

    def dissolve(self) -> None:
        """The table is no more: who looks at it is told so, and nothing is waited for."""
        self._dissolved = True
        self.stop()
        for task in self._thinking.values():
            task.cancel()
        for connection in self._connections.values():
            connection.hang_up()

    def tell(self, message: Callable[[Session, float], list[Effect]]) -> None:
        """Anything else that the session should hear of."""
        self._do(message(self.session, self._clock()))

    # --- effects out --------------------------------------------------------------------------------------------

    def _do(self, effects: Sequence[Effect]) -> None:
        for effect in () if self._dissolved else effects:
            if isinstance(effect, Due):
                if effect.conn in self._connections:
                    self._connections[effect.conn].call()
            elif isinstance(effect, Persist):
                self._storing = asyncio.create_task(self._persist(effect))
            elif isinstance(effect, Tell):
                if effect.conn in self._connections:
                    self._connections[effect.conn].tell(encode(effect.message))
            elif isinstance(effect, Answer):
                self._reply(effect)
            elif isinstance(effect, Think):
                self._thinking[effect.ticket] = asyncio.create_task(self._think(effect))
            elif isinstance(effect, Cancel):
                self._thinking.pop(effect.ticket).cancel()
            elif isinstance(effect, WakeAt):
                self._wake_at(effect.time)
            else:
                report(self.session.head.id, effect)
        if not self.session.busy:
            self._idle(self)

    def _reply(self, answer: Answer) -> None:
        future = self._asks.pop(answer.ask)
        if future.done():
            return  # who asked has gone
        if answer.refusal is None:
            future.set_result(None)
        else:
            future.set_exception(answer.refusal)

    def _wake_at(self, time: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        wait = max(0.0, time - self._clock())
        self._timer = asyncio.get_running_loop().call_later(wait, self.tell, Session.woken)

    async def _persist(self, effect: Persist) -> None:
        ticket, change = effect.ticket, effect.change
        try:
            await self._store.write(change)
        except NotStored as trouble:
            log.error("table %s: could not be stored: %s", change.head.id, trouble)
            self._do(self.session.refused(ticket, self._clock()))
        except Exception as trouble:  # contested, unknown, or a mistake of ours: what is on disk decides
            log.error("table %s: %s", change.head.id, type(trouble).__name__)
            await self._reread(ticket, change.head.id)
        else:
            self._do(self.session.stored(ticket, self._clock()))

    async def _reread(self, ticket: int, table: str) -> None:
        """Somebody else was first, or nobody knows what is on disk: nobody may be told otherwise than it is."""
        while True:
            try:
                kept = await self._store.read(table)
                break
            except StoreError as trouble:
                log.error("table %s: cannot be read: %s", table, trouble)
                await asyncio.sleep(RETRY)
        if kept is None:
            self._do(self.session.refused(ticket, self._clock()))
        else:
            self._do(self.session.reread(ticket, kept, self._clock()))

    async def _think(self, effect: Think) -> None:
        ticket = effect.ticket
        try:
            head = self.session.head
            thought = await self._thinkers.submit(effect.order, head.id, head.creator or head.id)
        except Stumbled as trouble:
            log.error("table %s: %s stumbled and plays at random: %s", self.session.head.id, effect.order.bot, trouble)
            thought = [] if effect.order.advise else -1
        self._thinking.pop(ticket, None)
        self._do(self.session.thought(ticket, thought, self._clock(), luck))


def report(table: str, broke: Broke) -> None:
    """Where something of ours broke, without what it was about: no move and no secret belongs into a log."""
    where = "".join(traceback.format_tb(broke.error.__traceback__))
    log.error("table %s: %s\n%s", table, type(broke.error).__name__, where)
