"""The HTTP side: who I am, which games there are, tables to open, join and look back at."""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import replace
from inspect import signature
from typing import Annotated, Any

from litestar import Request, Response, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from edubba import packs
from edubba.kernel.scene import Catalogue
from edubba.kernel.shelf import catalogue, load, played_with
from edubba.server import pack_api, pack_files, skins
from edubba.server.addresses import is_loopback, nearby
from edubba.server.guests import new_guest
from edubba.server.host import Host
from edubba.table import lessons, lobby, names
from edubba.table.info import catalogue_of, game_info, link_of, table_info
from edubba.table.lesson_wire import LessonWish
from edubba.table.stored import BOT, Guest, Head
from edubba.table.wire import (
    Created,
    GameInfo,
    JoinWish,
    Me,
    MeChange,
    Mistake,
    Moment,
    Reach,
    TableInfo,
    TableWish,
    Turn,
)  # fmt: skip
from edubba.table.words import Refusal
from edubba.words import LANGUAGES

MOST_LISTED = 100

Caller = Request[Any, Any, Any]
Home = NamedDependency[Host]
Visitor = NamedDependency[Guest]
Tongue = NamedDependency[str]
TableId = FromPath[str]
Speak = Annotated[str, QueryParameter(name="lang")]

# --- me -------------------------------------------------------------------------------------------------------------


@get("/me")
async def who_am_i(request: Caller, host: Home) -> Response[Me]:
    """Who I am. Somebody new becomes a guest with a name."""
    guest: Guest | None = request.state.guest
    if guest is None:
        guest = new_guest(request.headers.get("accept-language", ""))
        await host.store(host.store.add_guest, guest)
    secure = request.url.scheme == "https"
    return Response(await _me(host, guest), cookies=host.door.cookies(guest.id, secure))


@patch("/me")
async def change_me(data: JSONBody[MeChange], host: Home, guest: Visitor) -> Me:
    """Another name or another language."""
    name = guest.name if data.name is None else names.clean(data.name)
    changed = replace(guest, name=name, lang=data.lang or guest.lang)
    await host.store(host.store.change_guest, changed)
    if changed.name != guest.name:
        host.renamed(guest.id, changed.name)
    return await _me(host, changed)


async def _me(host: Host, guest: Guest) -> Me:
    return Me(guest.id, guest.name, guest.lang, await host.store(host.store.played, guest.id))


# --- games ----------------------------------------------------------------------------------------------------------


@get("/games")
async def games(lang: Tongue, speak: Speak = "") -> list[GameInfo]:
    """The games on the shelf, with their options."""
    return await asyncio.to_thread(_shelf, speak if speak in LANGUAGES else lang)


def _shelf(lang: str) -> list[GameInfo]:
    return [game_info(game, lang, pack_files.in_use(name)) for name, game in catalogue().items()]


@get("/games/{name:str}/catalogue")
async def words_of(name: FromPath[str], lang: Tongue, speak: Speak = "", pack: FromQuery[str] = "") -> Catalogue:
    """The words of a game that no position changes: with the data of this hash, or with those that are in use here."""
    game = load(name).name
    return await asyncio.to_thread(_words, game, pack, speak if speak in LANGUAGES else lang)


def _words(name: str, pack: str, lang: str) -> Catalogue:
    game = played_with(name, pack) if pack else packs.in_use(name)
    if game is None:
        raise Refusal(404, "unknown-data", pack=pack[:16], game=name)
    return catalogue_of(game, lang)


# --- inviting -------------------------------------------------------------------------------------------------------


@get("/reach")
async def reach(request: Caller, host: Home, guest: Visitor) -> Reach:
    """By which address an invitation leads others here.

    Who came by a name of ours can pass that on. Who came by loopback is on this machine: only there we tell its address
    on the network.
    """
    settings = host.settings
    if settings.public:
        return Reach(settings.public)
    if not is_loopback(request.headers.get("host", "")):
        return Reach()
    here = request.client is not None and is_loopback(request.client.host)
    found = nearby(*settings.listening) if here else None
    return Reach(found, near=found is not None, alone=found is None)


# --- tables ---------------------------------------------------------------------------------------------------------


@post("/tables")
async def open_new(data: JSONBody[TableWish], host: Home, guest: Visitor) -> Created:
    """Put up a table."""
    game, title = await pack_api.chosen(host, guest, data.game, data.pack)
    return await _put_up(host, lobby.new_table(game, data, guest, _fresh(), title))


@post("/lessons")
async def take_lesson(data: JSONBody[LessonWish], host: Home, guest: Visitor) -> Created:
    """Take a lesson: at the table where I left it, or at a new one."""
    game = load(data.game)
    if not data.again:
        for head, _ in await host.store(host.store.tables_of, guest.id, MOST_LISTED):
            if not head.over and (head.game, head.lesson) == (game.name, data.name):
                return Created(head.id, link_of(head.id))
    return await _put_up(host, await asyncio.to_thread(lessons.new_lesson, game, data.name, guest, _fresh()))


@get("/tables")
async def my_tables(host: Home, guest: Visitor) -> list[TableInfo]:
    """Where I sit: running games by when they were put up, then finished ones, the latest first."""
    found = await host.store(host.store.tables_of, guest.id, MOST_LISTED)
    seen = await host.store(host.store.since, guest.id)

    def since(head: Head) -> float:
        return head.moved if head.over else seen.get(head.id, head.created)

    return [
        table_info(head, places, guest.id, guest.lang, host.online(head.id), since=since(head))
        for head, places in found
    ]


@get("/tables/{table:str}")
async def about(table: TableId, host: Home, guest: Visitor) -> TableInfo:
    """Who sits there, and how it stands."""
    return await _info(host, table, guest)


@post("/tables/{table:str}/join", status_code=200)
async def join(table: TableId, host: Home, guest: Visitor, data: JSONBody[JoinWish | None] = None) -> TableInfo:
    """Take a free seat. Who sits there already keeps it."""
    await (await host.table(table)).join(guest, data.seat if data else None)
    return await _info(host, table, guest)


@post("/tables/{table:str}/leave", status_code=200)
async def leave(table: TableId, host: Home, guest: Visitor) -> TableInfo:
    """Get up. A bot plays on; before the deal the seat is free again."""
    await (await host.table(table)).leave(guest.id, resigns=False)
    return await _info(host, table, guest)


@post("/tables/{table:str}/resign", status_code=200)
async def resign(table: TableId, host: Home, guest: Visitor) -> TableInfo:
    """Give up: the game is over, and the others have won."""
    await (await host.table(table)).leave(guest.id, resigns=True)
    return await _info(host, table, guest)


@delete("/tables/{table:str}")
async def delete_table(table: TableId, host: Home, guest: Visitor) -> None:
    """Take a finished table off my list, or do away with one of mine that has not begun."""
    if await host.store(host.store.delete, table, guest.id):
        host.gone(table)


@post("/tables/{table:str}/rematch")
async def rematch(table: TableId, host: Home, guest: Visitor) -> Created:
    """The same people, bots, options and data once more. Whoever asks second comes to the same table."""
    head, places = await host.find(table)
    new = await asyncio.to_thread(lobby.rematch, head, places, guest, _fresh())
    again = await _put_up(host, new)
    host.followed(table, again.id)
    return again


@get("/tables/{table:str}/record")
async def record_of_table(table: TableId, host: Home, guest: Visitor) -> dict[str, Any]:
    """The whole game, with the secret of the dice: anybody can verify it."""
    return await asyncio.to_thread(lobby.full_record, await host.read(table), guest.lang)


@get("/tables/{table:str}/replay")
async def replay(
    table: TableId,
    host: Home,
    guest: Visitor,
    move: FromQuery[int],
    seat: FromQuery[int | None] = None,
    speak: Speak = "",
) -> Moment:
    """One moment of a game as a seat saw it: any seat when the game is over, else only one's own."""
    lang = speak if speak in LANGUAGES else guest.lang
    return await asyncio.to_thread(lobby.look_back, await host.read(table), guest, move, seat, lang)


@get("/tables/{table:str}/turns")
async def turns(table: TableId, host: Home, guest: Visitor) -> list[Turn]:
    """Where the turns of a finished game begin, and how the points stood."""
    return await asyncio.to_thread(lobby.turns, await host.read(table))


async def _info(host: Host, table: str, guest: Guest) -> TableInfo:
    head, places = await host.find(table)
    return table_info(head, places, guest.id, guest.lang, host.online(table))


def _fresh() -> lobby.Fresh:
    return lobby.Fresh.draw(secrets.choice, secrets.token_bytes(32), time.time())


async def _put_up(host: Host, new: lobby.NewTable) -> Created:
    found = await host.store(host.store.add_table, new.head, new.places, new.after, host.settings.tables)
    if found == new.head.id and any(new.places[seat].who == BOT for seat in new.head.to_act):
        await host.table(found)  # bots have the first word
    return Created(found, link_of(found))


HANDLERS = [
    who_am_i, change_me, games, words_of, reach, open_new, take_lesson, my_tables, about, join, leave, resign,
    delete_table, rematch, record_of_table, replay, turns, *pack_api.HANDLERS, *skins.HANDLERS,
]  # fmt: skip

ALWAYS = {
    400: "What was sent makes no sense.",
    421: "The server is called by a name that is not its own.",
    429: "Too many requests.",
    500: "Something broke on our side. Nothing was changed.",
}
MEMBERS = {401: "There is no valid cookie of a guest."}
CHANGES = {403: "The token of our own page is missing, or it is not your seat.", 413: "Too large.", 415: "No JSON."}
NAMED = {404: "There is no such table, game or data pack."}
PACKS = {409: "There are too many of them, or it was changed elsewhere."}
TABLES = {403: "It is not your seat or your table.", 409: "As the table stands, this cannot be done."}


def _mistakes(handler: HTTPRouteHandler) -> dict[int, ResponseSpec]:
    """With which mistakes a request may be answered, for the schema."""
    found = dict(ALWAYS)
    if "guest" in signature(handler.fn).parameters:
        found |= MEMBERS
    if any("{" in path for path in handler.paths):
        found |= NAMED
    if any(path.startswith(("/tables", "/lessons")) for path in handler.paths):
        found |= TABLES
    if any(path.startswith("/packs") for path in handler.paths):
        found |= PACKS
    if not handler.http_methods <= {"GET"}:
        found |= CHANGES
    return {status: ResponseSpec(Mistake, description=words) for status, words in sorted(found.items())}


for _handler in HANDLERS:
    _handler.responses = _mistakes(_handler)
