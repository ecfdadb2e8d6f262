"""The socket of a table: frames go out, messages come in. Nothing that comes in can hurt more than its own socket."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from edubba.host.live import Connection, LiveTable
from edubba.server.guests import same_origin
from edubba.server.host import Host
from edubba.server.settings import LARGEST_MESSAGE
from edubba.server.words import preferred
from edubba.table.wire import Message, Refused, encode, read_message
from edubba.table.words import Refusal
from edubba.words import LANGUAGES

Socket = WebSocket[Any, Any, Any]
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
    host: NamedDependency[Host],
    table: FromPath[str],
    speak: Annotated[str, QueryParameter(name="lang")] = "",
) -> None:
    """Play at a table or watch it."""
    if not same_origin(socket):
        await socket.close()  # before it is accepted: the handshake is answered 403
        return
    await socket.accept()
    known = host.door.known(socket)
    guest = await host.store(host.store.guest, known) if known else None
    lang = (
        speak if speak in LANGUAGES else guest.lang if guest else preferred(socket.headers.get("accept-language", ""))
    )
    if guest is None:
        await _turn_away(socket, Refusal(401, "no-guest"), lang, NO_GUEST)
        return
    if host.sockets[guest.id] >= host.settings.sockets:
        await _turn_away(socket, Refusal(429, "too-fast"), lang, TOO_MANY)
        return
    host.sockets[guest.id] += 1
    try:
        found = await host.table(table)
        connection = found.connect(guest.id, lang)
        try:
            await _talk(socket, found, connection, Pace(host.settings.messages_per_second))
        finally:
            found.disconnect(connection)
    except Refusal as refusal:
        await _turn_away(socket, refusal, lang, NO_TABLE)
    finally:
        host.sockets[guest.id] -= 1
        host.sockets += type(host.sockets)()  # drops those who have none left


async def _turn_away(socket: Socket, refusal: Refusal, lang: str, code: int) -> None:
    await socket.send_data(encode(Refused(seq=0, heard=0, code=refusal.key, say=refusal.say(lang))).decode())
    await socket.close(code)


async def _talk(socket: Socket, table: LiveTable, connection: Connection, pace: Pace) -> None:
    """Until one side hangs up."""
    sides = [
        asyncio.create_task(_listen(socket, table, connection, pace)),
        asyncio.create_task(_speak(socket, table, connection)),
    ]
    try:
        done, _ = await asyncio.wait(sides, return_when=asyncio.FIRST_COMPLETED)
        for side in done:
            side.result()
    finally:
        for side in sides:
            side.cancel()
        await asyncio.gather(*sides, return_exceptions=True)


async def _speak(socket: Socket, table: LiveTable, connection: Connection) -> None:
    while True:
        messages, due = await connection.next()
        for message in messages:
            await socket.send_data(message.decode())
        draw = table.session.frame(connection.id) if due else None
        if draw is not None:
            await socket.send_data(draw().decode())


async def _listen(socket: Socket, table: LiveTable, connection: Connection, pace: Pace) -> None:
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        patience = pace.step()
        if patience < -PATIENCE:
            await socket.close(TOO_FAST)
            return
        message, refusal = _read(event.get("text") or "")
        if patience < 0 and refusal is None:
            refusal = Refusal(429, "too-fast")
        table.receive(connection, message, refusal)


def _read(text: str) -> tuple[Message | None, Refusal | None]:
    if len(text) > LARGEST_MESSAGE:
        return None, Refusal(413, "too-large")
    try:
        return read_message(text), None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None, Refusal(400, "not-json")
