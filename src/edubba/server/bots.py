"""Bots as clients: a bot comes with its token and waits; an arena, wherever it runs, asks for it by name. What they say
to one another (edubba.arena.conversation) goes to and fro unread. A connection is a game: at its end the bot is hung up
on, and comes again for the next one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Request, get, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from edubba.server.exchange import OVER, BotInfo, Line, Socket
from edubba.server.host import Host
from edubba.server.words import Refusal, preferred
from edubba.table.wire import Refused, encode

MET: Final = '{"met": true}'  # what an arena hears when the bot is there
NO_TOKEN, NO_BOT, TOO_MANY = 4401, 4404, 4408
BOT_GONE: Final = 4410  # the bot hung up, or fell over; the reason is its own
BOT_FLOODS: Final = 4413  # a line of the bot was too long
TOO_LONG: Final = 1009
CONNECTIONS: Final = 256  # of one bot


@get("/bots")
async def bots(request: Request[Any, Any, Any], host: NamedDependency[Host]) -> list[BotInfo]:
    """The bots that are connected. For programs: `Authorization: Bearer` and a token of `edubba token`, no cookie."""
    if host.door.bot(request) is None:
        raise Refusal(401, "no-token")
    return host.bots.told()


@websocket("/api/bots/live")
async def wait_for_games(socket: Socket, host: NamedDependency[Host]) -> None:
    """A bot waits for a game, plays it, and is hung up on."""
    name = host.door.bot(socket)
    await socket.accept()
    if name is None:
        await turn_away(socket, Refusal(401, "no-token"), NO_TOKEN)
    elif host.bots.here[name] >= CONNECTIONS:
        await turn_away(socket, Refusal(429, "too-fast"), TOO_MANY)
    else:
        line = Line(socket)
        async with listening(line):
            host.bots.arrive(name, line)
            try:
                await line.over.wait()
            finally:
                host.bots.leave(name, line)


@websocket("/api/bots/{name:str}/ask")
async def ask(socket: Socket, host: NamedDependency[Host], name: FromPath[str]) -> None:
    """An arena plays a game with a bot."""
    known = host.door.bot(socket)
    await socket.accept()
    if known is None:
        await turn_away(socket, Refusal(401, "no-token"), NO_TOKEN)
        return
    line = Line(socket)
    line.taken = True
    async with listening(line):
        search = asyncio.create_task(host.bots.find(name))
        gone = asyncio.create_task(line.over.wait())
        await asyncio.wait([search, gone], return_when=asyncio.FIRST_COMPLETED)
        gone.cancel()
        if not search.done():
            search.cancel()
            await asyncio.gather(search, return_exceptions=True)
            return
        try:
            bot = search.result()
        except Refusal as refusal:
            await turn_away(socket, refusal, NO_BOT)
            return
        try:
            await socket.send_data(MET)
            await between(line, bot)
        finally:
            await bot.hang_up(OVER)
        await line.hang_up(BOT_FLOODS if bot.code == TOO_LONG else BOT_GONE, bot.reason)


@asynccontextmanager
async def listening(line: Line) -> AsyncIterator[None]:
    task = asyncio.create_task(line.listen())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def between(one: Line, other: Line) -> None:
    """Until one of them hangs up."""
    ways = [asyncio.create_task(carry(one, other)), asyncio.create_task(carry(other, one))]
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)


async def carry(source: Line, target: Line) -> None:
    while (text := await source.inbox.get()) is not None:
        await target.socket.send_data(text)


async def turn_away(socket: Socket, refusal: Refusal, code: int) -> None:
    lang = preferred(socket.headers.get("accept-language", ""))
    await socket.send_data(encode(Refused(seq=0, heard=0, code=refusal.key, say=refusal.say(lang))).decode())
    await socket.close(code)
