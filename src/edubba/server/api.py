"""The HTTP side: who I am, which games there are, tables to open, join and look back at."""

from __future__ import annotations

from inspect import signature
from typing import Annotated, Any

from litestar import Request, Response, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from edubba.host.requests import language, new_guest
from edubba.kernel.rules_told import Rulebook
from edubba.kernel.scene import Catalogue
from edubba.server import bots, pack_api, skins
from edubba.server.addresses import is_loopback, nearby
from edubba.server.host import Host
from edubba.server.settings import LARGEST_FILE
from edubba.server.words import preferred
from edubba.table.lesson_wire import ExampleWish, LessonWish
from edubba.table.review_wire import Review
from edubba.table.stored import Guest
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
        guest = new_guest(preferred(request.headers.get("accept-language", "")))
        await host.requests.store.add_guest(guest)
    secure = request.url.scheme == "https"
    return Response(await host.requests.me(guest), cookies=host.door.cookies(guest.id, secure))


@patch("/me")
async def change_me(data: JSONBody[MeChange], host: Home, guest: Visitor) -> Me:
    """Another name or another language."""
    return await host.requests.change_me(guest, data)


# --- games ----------------------------------------------------------------------------------------------------------


@get("/games")
async def games(host: Home, lang: Tongue, speak: Speak = "") -> list[GameInfo]:
    """The games on the shelf, with their options."""
    return await host.requests.games(language(speak, lang))


@get("/games/{name:str}/catalogue")
async def words_of(
    name: FromPath[str], host: Home, lang: Tongue, speak: Speak = "", pack: FromQuery[str] = ""
) -> Catalogue:
    """The words of a game that no position changes: with the data of this hash, or with those that are in use here."""
    return await host.requests.words(name, pack, language(speak, lang))


@get("/games/{name:str}/rulebook")
async def rules_of(
    name: FromPath[str], host: Home, lang: Tongue, speak: Speak = "", pack: FromQuery[str] = ""
) -> Rulebook:
    """The rules of a game in full, its player aid, and what its choices are good for; with the same data."""
    return await host.requests.rulebook(name, pack, language(speak, lang))


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
    return await host.requests.open_new(guest, data)


@post("/lessons")
async def take_lesson(data: JSONBody[LessonWish], host: Home, guest: Visitor) -> Created:
    """Take a lesson: at the table where I left it, or at a new one."""
    return await host.requests.take_lesson(guest, data)


@post("/examples")
async def open_example(data: JSONBody[ExampleWish], host: Home, guest: Visitor) -> Created:
    """Open a worked example of the rules as a position to play on."""
    return await host.requests.open_example(guest, data)


@get("/tables")
async def my_tables(host: Home, guest: Visitor) -> list[TableInfo]:
    """Where I sit: running games by when they were put up, then finished ones, the latest first."""
    return await host.requests.my_tables(guest)


@get("/tables/{table:str}")
async def about(table: TableId, host: Home, guest: Visitor) -> TableInfo:
    """Who sits there, and how it stands."""
    return await host.requests.about(guest, table)


@post("/tables/{table:str}/join", status_code=200)
async def join(table: TableId, host: Home, guest: Visitor, data: JSONBody[JoinWish | None] = None) -> TableInfo:
    """Take a free seat. Who sits there already keeps it."""
    return await host.requests.join(guest, table, data)


@post("/tables/{table:str}/leave", status_code=200)
async def leave(table: TableId, host: Home, guest: Visitor) -> TableInfo:
    """Get up. A bot plays on; before the deal the seat is free again."""
    return await host.requests.leave(guest, table, resigns=False)


@post("/tables/{table:str}/resign", status_code=200)
async def resign(table: TableId, host: Home, guest: Visitor) -> TableInfo:
    """Give up: the game is over, and the others have won."""
    return await host.requests.leave(guest, table, resigns=True)


@delete("/tables/{table:str}")
async def delete_table(table: TableId, host: Home, guest: Visitor) -> None:
    """Take a finished table off my list, or do away with one of mine that has not begun."""
    await host.requests.delete(guest, table)


@post("/tables/{table:str}/rematch")
async def rematch(table: TableId, host: Home, guest: Visitor) -> Created:
    """The same people, bots, options and data once more. Whoever asks second comes to the same table."""
    return await host.requests.rematch(guest, table)


@get("/tables/{table:str}/record")
async def record_of_table(table: TableId, host: Home, guest: Visitor) -> dict[str, Any]:
    """The whole game, with the secret of the dice: anybody can verify it."""
    return await host.requests.record(guest, table)


@get("/tables/{table:str}/file")
async def file_of_table(table: TableId, host: Home, guest: Visitor) -> dict[str, Any]:
    """A game as a file, to be opened here or elsewhere. A running one tells everything: it is for who plays alone."""
    return await host.requests.file(guest, table)


@post("/files", request_max_body_size=LARGEST_FILE)
async def open_file(request: Caller, host: Home, guest: Visitor) -> Created:
    """Put up the table that a file holds, which is the body: to play on, or to look back at."""
    return await host.requests.open_file(guest, await request.body())


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
    return await host.requests.replay(guest, table, move, seat, language(speak, guest.lang))


@get("/tables/{table:str}/turns")
async def turns(table: TableId, host: Home, guest: Visitor) -> list[Turn]:
    """Where the turns of a finished game begin, and how the points stood."""
    return await host.requests.turns(table)


@get("/tables/{table:str}/review")
async def review(table: TableId, host: Home, guest: Visitor, speak: Speak = "") -> Review:
    """A finished game as the coach looks back at it. Who asks again keeps it going until it is ready."""
    return await host.requests.review(guest, table, language(speak, guest.lang))


HANDLERS = [
    who_am_i, change_me, games, words_of, rules_of, reach, open_new, take_lesson, open_example, my_tables,
    about, join, leave, resign,
    delete_table, rematch, record_of_table, file_of_table, open_file, replay, turns, review,
    bots.bots, *pack_api.HANDLERS, *skins.HANDLERS,
]  # fmt: skip

ALWAYS = {
    400: "What was sent makes no sense.",
    421: "The server is called by a name that is not its own.",
    429: "Too many requests.",
    500: "Something broke on our side. Nothing was changed.",
}
MEMBERS = {401: "There is no valid cookie of a guest."}
BOTS = {401: "There is no valid token of a bot."}
CHANGES = {403: "The token of our own page is missing, or it is not your seat.", 413: "Too large.", 415: "No JSON."}
NAMED = {404: "There is no such table, game or data pack."}
PACKS = {409: "There are too many of them, or it was changed elsewhere."}
TABLES = {403: "It is not your seat or your table.", 409: "As the table stands, this cannot be done."}


def _mistakes(handler: HTTPRouteHandler) -> dict[int, ResponseSpec]:
    """With which mistakes a request may be answered, for the schema."""
    found = dict(ALWAYS)
    if "guest" in signature(handler.fn).parameters:
        found |= MEMBERS
    if handler is bots.bots:
        found |= BOTS
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
