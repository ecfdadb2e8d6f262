"""The requests of the client, by method and path, as docs/protocol.md tells them: what the server does by HTTP."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from edubba.host.requests import Requests, language
from edubba.table.box_wire import BoxEdit, BoxWish, PackWish
from edubba.table.lesson_wire import ExampleWish, LessonWish
from edubba.table.stored import Guest
from edubba.table.wire import JoinWish, MeChange, Reach, TableWish
from edubba.table.words import NONSENSE, Refusal

LARGEST = 1 << 20  # bytes of a file
DEEPEST = 64  # brackets in brackets: reading more of them would exhaust the stack of a page, and end Python in it
NO_JSON = b"["

BRACKETS = re.compile(rb'"(?:[^"\\]|\\.)*"?|[\[\]{}]', re.DOTALL)  # texts are taken whole

T = TypeVar("T")


class Asked:
    """One request: who asks, the parts of its path, what stands behind the question mark, and the body."""

    def __init__(self, requests: Requests, guest: Guest, query: dict[str, list[str]], body: bytes) -> None:
        self.requests = requests
        self.guest = guest
        self.body = body
        self._query = query

    def said(self, name: str) -> str:
        return self._query.get(name, [""])[0]

    def number(self, name: str) -> int | None:
        said = self.said(name)
        try:
            return int(said) if said else None
        except ValueError as trouble:
            raise Refusal(400, NONSENSE) from trouble

    @property
    def lang(self) -> str:
        return language(self.said("lang"), self.guest.lang)

    def read(self, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as trouble:
            raise Refusal(400, NONSENSE) from trouble


Handler = Callable[..., Awaitable[Any]]
ROUTES: list[tuple[str, re.Pattern[str], Handler]] = []


def route(method: str, path: str) -> Callable[[Handler], Handler]:
    """Answers this; `{}` stands for a part of the path, which is handed on."""
    pattern = re.compile(path.replace("{}", "([^/]+)"))

    def add(handler: Handler) -> Handler:
        ROUTES.append((method, pattern, handler))
        return handler

    return add


async def answer(requests: Requests, guest: Guest, method: str, address: str, body: bytes) -> Any:
    """What is answered to a request; what is refused is raised."""
    if len(body) > LARGEST:
        raise Refusal(413, "too-large")
    if deeper(body, DEEPEST):
        body = NO_JSON  # whoever reads it says what is wrong
    parts = urlsplit(address)
    for name, pattern, handler in ROUTES:
        found = pattern.fullmatch(parts.path) if name == method else None
        if found is not None:
            asked = Asked(requests, guest, parse_qs(parts.query), body)
            return await handler(asked, *map(unquote, found.groups()))
    raise Refusal(404, "nothing-here")


def deeper(body: bytes, most: int) -> bool:
    """True if brackets lie deeper in one another than this, in what may be JSON."""
    depth = 0
    for token in BRACKETS.findall(body) if len(body) > most else ():
        depth += (token in b"[{") - (token in b"]}")
        if depth > most:
            return True
    return False


@route("GET", "/me")
async def me(asked: Asked) -> Any:
    return await asked.requests.me(asked.guest)


@route("PATCH", "/me")
async def change_me(asked: Asked) -> Any:
    return await asked.requests.change_me(asked.guest, asked.read(MeChange))


@route("GET", "/games")
async def games(asked: Asked) -> Any:
    return await asked.requests.games(asked.lang)


@route("GET", "/games/{}/catalogue")
async def words(asked: Asked, game: str) -> Any:
    return await asked.requests.words(game, asked.said("pack"), asked.lang)


@route("GET", "/games/{}/rulebook")
async def rulebook(asked: Asked, game: str) -> Any:
    return await asked.requests.rulebook(game, asked.said("pack"), asked.lang)


@route("GET", "/reach")
async def reach(asked: Asked) -> Any:
    """Nobody else can come."""
    return Reach(alone=True)


@route("POST", "/tables")
async def open_new(asked: Asked) -> Any:
    return await asked.requests.open_new(asked.guest, asked.read(TableWish))


@route("POST", "/lessons")
async def take_lesson(asked: Asked) -> Any:
    return await asked.requests.take_lesson(asked.guest, asked.read(LessonWish))


@route("POST", "/examples")
async def open_example(asked: Asked) -> Any:
    return await asked.requests.open_example(asked.guest, asked.read(ExampleWish))


@route("GET", "/tables")
async def my_tables(asked: Asked) -> Any:
    return await asked.requests.my_tables(asked.guest)


@route("GET", "/tables/{}")
async def about(asked: Asked, table: str) -> Any:
    return await asked.requests.about(asked.guest, table)


@route("POST", "/tables/{}/join")
async def join(asked: Asked, table: str) -> Any:
    return await asked.requests.join(asked.guest, table, asked.read(JoinWish) if asked.body else None)


@route("POST", "/tables/{}/leave")
async def leave(asked: Asked, table: str) -> Any:
    return await asked.requests.leave(asked.guest, table, resigns=False)


@route("POST", "/tables/{}/resign")
async def resign(asked: Asked, table: str) -> Any:
    return await asked.requests.leave(asked.guest, table, resigns=True)


@route("DELETE", "/tables/{}")
async def delete(asked: Asked, table: str) -> Any:
    return await asked.requests.delete(asked.guest, table)


@route("POST", "/tables/{}/rematch")
async def rematch(asked: Asked, table: str) -> Any:
    return await asked.requests.rematch(asked.guest, table)


@route("GET", "/tables/{}/record")
async def record(asked: Asked, table: str) -> Any:
    return await asked.requests.record(asked.guest, table)


@route("GET", "/tables/{}/file")
async def file(asked: Asked, table: str) -> Any:
    return await asked.requests.file(asked.guest, table)


@route("POST", "/files")
async def open_file(asked: Asked) -> Any:
    return await asked.requests.open_file(asked.guest, asked.body)


@route("GET", "/tables/{}/turns")
async def turns(asked: Asked, table: str) -> Any:
    return await asked.requests.turns(table)


@route("GET", "/tables/{}/review")
async def review(asked: Asked, table: str) -> Any:
    return await asked.requests.review(asked.guest, table, asked.lang)


@route("GET", "/tables/{}/replay")
async def replay(asked: Asked, table: str) -> Any:
    move = asked.number("move")
    if move is None:
        raise Refusal(400, NONSENSE)
    return await asked.requests.replay(asked.guest, table, move, asked.number("seat"), asked.lang)


@route("GET", "/games/{}/box")
async def box(asked: Asked, game: str) -> Any:
    return await asked.requests.packs.box(asked.guest, game, asked.lang)


@route("POST", "/games/{}/box/check")
async def check(asked: Asked, game: str) -> Any:
    return await asked.requests.packs.check(asked.guest, game, asked.read(BoxEdit), asked.lang)


@route("POST", "/games/{}/box/preview")
async def preview(asked: Asked, game: str) -> Any:
    return await asked.requests.packs.preview(asked.guest, game, asked.read(BoxWish).changes, asked.lang)


@route("POST", "/games/{}/box/read")
async def read(asked: Asked, game: str) -> Any:
    return await asked.requests.packs.read(asked.guest, game, asked.body, asked.lang)


@route("GET", "/packs")
async def packs(asked: Asked) -> Any:
    return await asked.requests.packs.all_of(asked.guest, asked.said("game"))


@route("POST", "/packs")
async def add_pack(asked: Asked) -> Any:
    return await asked.requests.packs.add(asked.guest, asked.read(PackWish))


@route("GET", "/packs/{}")
async def one_pack(asked: Asked, pack: str) -> Any:
    return await asked.requests.packs.one(asked.guest, pack)


@route("PUT", "/packs/{}")
async def change_pack(asked: Asked, pack: str) -> Any:
    return await asked.requests.packs.change(asked.guest, pack, asked.read(PackWish))


@route("DELETE", "/packs/{}")
async def remove_pack(asked: Asked, pack: str) -> Any:
    return await asked.requests.packs.remove(asked.guest, pack)
