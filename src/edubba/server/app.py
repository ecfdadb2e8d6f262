"""The Litestar app: routes, who is let in, what every answer carries."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

import edubba
from edubba.kernel import EdubbaError
from edubba.server import pages, skins
from edubba.server.api import HANDLERS
from edubba.server.house import House
from edubba.server.live import live
from edubba.server.pages import WORTHWHILE, Client, page, read_client, start_page
from edubba.server.schema_page import PlainPage
from edubba.server.settings import LARGEST_BODY, Settings
from edubba.server.words import BOOK, preferred
from edubba.table.stored import Guest
from edubba.table.wire import Mistake
from edubba.table.words import NONSENSE, Refusal, code_of, retell

log = logging.getLogger("edubba.server")
SAFE = ("GET", "HEAD", "OPTIONS")
CODES = {
    401: "no-guest",
    403: "forbidden",
    404: "nothing-here",
    405: "not-done-here",
    413: "too-large",
    415: "not-json",
    429: "too-fast",
    500: "broken",
}
HEADERS = {
    "content-security-policy": "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "object-src 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
}
# Answers of the API are packed as they are sent; files of the client are kept packed, and frames are small.
PACKED = DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip", minimum_size=WORTHWHILE))

Caller = Request[Any, Any, Any]


def create_app(settings: Settings) -> Litestar:
    """The whole server as an ASGI app. It opens its data when it starts, and closes them when it stops."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.house = house = House(settings)
        try:
            house.wake()
            yield
        finally:
            await house.close()

    api = Router(
        "/api",
        route_handlers=[*HANDLERS, *skins.HANDLERS],
        guards=[let_in],
        middleware=[RateLimitConfig(("minute", settings.requests_per_minute)).middleware, PACKED],
    )
    return Litestar(
        [api, live, start_page, page],
        lifespan=[lifespan],
        before_send=[dress],
        dependencies={
            "house": Provide(the_house, sync_to_thread=False),
            "guest": Provide(the_guest, sync_to_thread=False),
            "lang": Provide(language, sync_to_thread=False),
            "client": Provide(the_client, sync_to_thread=False, use_cache=True),
        },
        exception_handlers={EdubbaError: refuse, HTTPException: refuse, RecursionError: refuse, Exception: break_down},
        openapi_config=OpenAPIConfig(
            "Edubba",
            edubba.__version__,
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[PlainPage(), JsonRenderPlugin()],
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


# --- who is let in --------------------------------------------------------------------------------------------------


async def let_in(caller: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Recognise the guest, and refuse what another site makes the browser send."""
    house: House = caller.app.state.house
    known = house.door.known(caller)
    caller.state.guest = await house.store(house.store.guest, known) if known else None
    if caller.scope.get("method") not in SAFE:
        if caller.state.guest is None:
            raise Refusal(401, "no-guest")
        if not house.door.from_our_page(caller, caller.state.guest.id):
            raise Refusal(403, "no-csrf")


def the_house(state: State) -> House:
    house: House = state.house
    return house


def the_guest(request: Caller) -> Guest:
    guest: Guest | None = request.state.guest
    if guest is None:
        raise Refusal(401, "no-guest")
    return guest


def the_client() -> Client:
    return read_client(pages.FOLDER)


def language(request: Caller) -> str:
    """That of the guest, else the one that the browser asks for."""
    guest: Guest | None = request.scope.get("state", {}).get("guest")
    return guest.lang if guest else preferred(request.headers.get("accept-language", ""))


# --- what goes out --------------------------------------------------------------------------------------------------


async def dress(message: Message, _: Scope) -> None:
    """Put the headers of the house on every answer, mistakes included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        headers.setdefault("cache-control", "no-store")


def refuse(request: Caller, trouble: Exception) -> Response[Mistake]:
    """A mistake of the caller, in the caller's language."""
    lang = language(request)
    if isinstance(trouble, EdubbaError):
        status = trouble.status if isinstance(trouble, Refusal) else 400
        rule = trouble.rule if isinstance(trouble, Refusal) else None
        return _answer(status, code_of(trouble), retell(trouble, lang), rule)
    status = trouble.status_code if isinstance(trouble, HTTPException) else 400  # brackets without end
    code = CODES.get(status, NONSENSE)
    return _answer(status, code, BOOK.say(lang, code))


def break_down(request: Caller, trouble: Exception) -> Response[Mistake]:
    """A mistake of ours: it is for the log, not for the caller."""
    log.error("%s %s broke", request.method, request.url.path, exc_info=trouble)
    return _answer(500, "broken", BOOK.say(language(request), "broken"))


def _answer(status: int, code: str, say: str, rule: str | None = None) -> Response[Mistake]:
    return Response(Mistake(code, say, rule), status_code=status, media_type=MediaType.JSON)
