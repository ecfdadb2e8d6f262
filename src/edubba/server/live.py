"""The socket of a table: frames go out, wishes come in. Nothing that comes in can hurt more than its own socket."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from edubba.kernel import EdubbaError, IllegalAction
from edubba.server.gathering import Gathering
from edubba.server.guests import same_origin
from edubba.server.house import House
from edubba.server.room import Room
from edubba.server.settings import LARGEST_MESSAGE
from edubba.server.watcher import Watcher
from edubba.server.words import preferred
from edubba.table import Table
from edubba.table.info import seats_of
from edubba.table.wire import (
    Act,
    Acts,
    AskWhy,
    Decision,
    Fix,
    Message,
    Open,
    Picks,
    Refused,
    Sit,
    Speak,
    Undo,
    encode,
    read_message,
)
from edubba.table.words import Refusal, code_of, retell
from edubba.words import LANGUAGES

Socket = WebSocket[Any, Any, Any]
log = logging.getLogger("edubba.server")
NO_GUEST, NO_TABLE, TOO_MANY, TOO_FAST = 4401, 4404, 4408, 4429
PATIENCE = 5.0  # seconds' worth of messages above the limit before the socket is closed


class Pace:
    """Counts messages: a few at once are fine, a flood is not."""

    def __init__(self, per_second: float) -> None:
        self._rate = per_second
        self._left = 2 * per_second
        self._at = monotonic()

    def step(self) -> float:
        """Seconds of patience that are left after one more message; below 0 it was too fast."""
        now = monotonic()
        self._left = min(2 * self._rate, self._left + (now - self._at) * self._rate) - 1
        self._at = now
        return self._left / self._rate


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: Socket,
    house: NamedDependency[House],
    table: FromPath[str],
    speak: Annotated[str, QueryParameter(name="lang")] = "",
) -> None:
    """Play at a table or watch it."""
    if not same_origin(socket):
        await socket.close()  # before it is accepted: the handshake is answered 403
        return
    await socket.accept()
    known = house.door.known(socket)
    guest = await house.store(house.store.guest, known) if known else None
    lang = (
        speak if speak in LANGUAGES else guest.lang if guest else preferred(socket.headers.get("accept-language", ""))
    )
    if guest is None:
        await _turn_away(socket, Refusal(401, "no-guest"), lang, NO_GUEST)
        return
    if house.sockets[guest.id] >= house.settings.sockets:
        await _turn_away(socket, Refusal(429, "too-fast"), lang, TOO_MANY)
        return
    house.sockets[guest.id] += 1
    try:
        company = await house.room(table)
        seats = seats_of(company.places, guest.id)
        watcher = Watcher(company, guest.id, seats[0] if len(seats) == 1 else None, lang)
        company.join(watcher)
        try:
            await Line(socket, house, watcher).talk()
        finally:
            watcher.company.leave(watcher)
            house.tidy()
    except Refusal as refusal:
        await _turn_away(socket, refusal, lang, NO_TABLE)
    finally:
        house.sockets[guest.id] -= 1
        house.sockets += type(house.sockets)()  # drops those who have none left


async def _turn_away(socket: Socket, refusal: Refusal, lang: str, code: int) -> None:
    await socket.send_data(encode(Refused(seq=0, heard=0, code=refusal.key, say=refusal.say(lang))).decode())
    await socket.close(code)


def _read(text: str) -> Message:
    if len(text) > LARGEST_MESSAGE:
        raise Refusal(413, "too-large")
    try:
        message: Message = read_message(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as trouble:
        raise Refusal(400, "not-json") from trouble
    return message


class Line:
    """One socket at one table."""

    def __init__(self, socket: Socket, house: House, watcher: Watcher) -> None:
        self.socket = socket
        self.watcher = watcher
        self.pace = Pace(house.settings.messages_per_second)

    async def talk(self) -> None:
        """Until one side hangs up."""
        sides = [asyncio.create_task(self._listen()), asyncio.create_task(self._speak())]
        try:
            done, _ = await asyncio.wait(sides, return_when=asyncio.FIRST_COMPLETED)
            for side in done:
                side.result()
        finally:
            for side in sides:
                side.cancel()
            await asyncio.gather(*sides, return_exceptions=True)

    async def _speak(self) -> None:
        while True:
            messages, stale = await self.watcher.next()
            for message in messages:
                await self.socket.send_data(message.decode())
            if stale:
                await self.socket.send_data((await self.watcher.company.frame(self.watcher)).decode())

    async def _listen(self) -> None:
        while True:
            event = await self.socket.receive()
            if event["type"] != "websocket.receive":
                return
            patience = self.pace.step()
            if patience < -PATIENCE:
                await self.socket.close(TOO_FAST)
                return
            message, heard = None, self.watcher.heard
            try:
                message = _read(event.get("text") or "")
                if patience < 0:
                    raise Refusal(429, "too-fast")
                await self._do(message)
            except EdubbaError as trouble:
                self._refuse(message, heard, trouble)
            except Exception:
                log.exception("table %s: a message broke something", self.watcher.company.head.id)
                self._refuse(message, heard, Refusal(500, "broken"))

    async def _do(self, message: Message) -> None:
        if isinstance(message, Speak):
            self.watcher.lang = message.lang
            self.watcher.refresh()
        elif isinstance(message, Sit):
            if message.seat is not None and message.seat not in self._seats():
                raise Refusal(403, "not-your-seat")
            self.watcher.seat = message.seat
            self.watcher.refresh()
        elif isinstance(message, Fix | Open):
            await self._throw(message)
        else:
            await self._move(message)

    async def _throw(self, message: Fix | Open) -> None:
        gathering = self.watcher.company
        if not isinstance(gathering, Gathering):
            if isinstance(message, Open) and message.nonce in gathering.head.nonces:
                return  # a second page of the same browser comes too late
            raise Refusal(409, "dice-not-asked")
        if isinstance(message, Fix):
            await gathering.fix(self.watcher.guest, message.commit)
        else:
            await gathering.open(self.watcher.guest, message.nonce)

    async def _move(self, message: Decision | AskWhy) -> None:
        room = self.watcher.company
        if not isinstance(room, Room):
            raise Refusal(409, "not-dealt")
        if message.seat not in self._seats() or message.seat != self.watcher.seat:
            raise Refusal(403, "not-your-seat")  # who wants to act for a seat must own it and sit there
        if isinstance(message, AskWhy):
            self.watcher.tell(encode(await room.why(message, message.action, self.watcher.lang)))
        elif isinstance(message, Act):
            await room.act(self.watcher, message, [message.action])
        elif isinstance(message, Acts):
            await room.act(self.watcher, message, message.actions, run=isinstance(message, Picks))
        else:
            how = Table.undo if isinstance(message, Undo) else Table.restart_turn
            await room.take_back(self.watcher, message, how)

    def _seats(self) -> list[int]:
        return seats_of(self.watcher.company.places, self.watcher.guest)

    def _refuse(self, message: Message | None, heard: int, trouble: EdubbaError) -> None:
        company, lang, rule = self.watcher.company, self.watcher.lang, None
        if isinstance(message, Decision):
            self.watcher.heard = heard + 1  # the room has not counted it if it was refused at the door
        if isinstance(trouble, IllegalAction) and isinstance(company, Room):
            rule = trouble.rule
            code = "illegal" if trouble.allowed else "not-your-turn"
            say = company.talk.explain(rule, lang)
        else:
            code, say = code_of(trouble), retell(trouble, lang)
        seq, heard = company.seq(self.watcher.seat), self.watcher.heard
        self.watcher.tell(encode(Refused(seq=seq, heard=heard, code=code, say=say, rule=rule)))
        if code == "stale" or isinstance(message, Acts):
            self.watcher.refresh()
