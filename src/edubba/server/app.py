"""The Litestar app: routes, who is let in, what every answer carries."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import Any, cast

import msgspec
from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers, MutableScopeHeaders, State
from litestar.di import NamedDependency, Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, HTTPScope, LifeSpanScope, Message, Receive, Scope, Send

import edubba
from edubba.host.mistakes import mistake_of
from edubba.kernel import EdubbaError
from edubba.server import pages
from edubba.server.addresses import allowed, name_of
from edubba.server.api import HANDLERS
from edubba.server.bots import ask, wait_for_games
from edubba.server.folder import DataFolder
from edubba.server.host import Host
from edubba.server.pages import WORTHWHILE, Client, page, read_client, start_page
from edubba.server.schema_page import PlainPage
from edubba.server.settings import LARGEST_BODY, Settings
from edubba.server.sockets import live
from edubba.server.words import BOOK, Refusal, preferred
from edubba.table.stored import Guest
from edubba.table.wire import Mistake
from edubba.table.words import NONSENSE

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


class App(Litestar):
    """Answers HEAD wherever GET is answered; uvicorn leaves the body out."""

    async def __call__(self, scope: Scope | LifeSpanScope, receive: Any, send: Any) -> None:
        if scope.get("method") == "HEAD":
            scope = cast("HTTPScope", {**scope, "method": "GET"})
        await super().__call__(scope, receive, send)


def create_app(settings: Settings, folder: DataFolder | None = None) -> Litestar:
    """The whole server as an ASGI app. If the data folder is not open yet, it is while the server runs."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        with nullcontext(folder) if folder else DataFolder(settings.home) as data:
            app.state.host = host = Host(settings, data)
            try:
                host.wake()
                yield
            finally:
                await host.close()

    api = Router(
        "/api",
        route_handlers=HANDLERS,
        guards=[let_in],
        middleware=[RateLimitConfig(("minute", settings.requests_per_minute)).middleware, PACKED],
    )
    return App(
        [api, health, live, ask, wait_for_games, start_page, page],
        middleware=[only_by_our_names],
        state=State({"settings": settings}),
        lifespan=[lifespan],
        before_send=[dress],
        dependencies={
            "host": Provide(the_host, sync_to_thread=False),
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


# --- how it is ----------------------------------------------------------------------------------------------------


class Health(msgspec.Struct):
    """What a host wants to know at a glance, and everybody may know."""

    well: bool  # False: nothing can be stored at the moment
    version: str
    schema: str
    tables: int  # open
    sockets: int
    waiting: dict[str, int]  # questions to bots that nobody thinks about yet


@get("/health", responses={503: ResponseSpec(Health, description="Nothing can be stored.")})
async def health(host: NamedDependency[Host]) -> Response[Health]:
    """How the server is."""
    well = await host.store.works()
    workers = host.workers
    found = Health(
        well=well,
        version=edubba.__version__,
        schema=host.store.version,
        tables=len(host.all_open()),
        sockets=host.sockets.total(),
        waiting={
            "quick": len(workers.light.waiting),
            "search": len(workers.heavy.waiting),
            "review": len(workers.humble.waiting),
        },
    )
    return Response(found, status_code=200 if well else 503)


# --- who is let in --------------------------------------------------------------------------------------------------


def only_by_our_names(app: ASGIApp) -> ASGIApp:
    """Serve nobody who calls us by a name that is not ours: somebody else's page may hide behind it."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        called = Headers.from_scope(scope).get("host", "")
        settings: Settings = scope["litestar_app"].state.settings
        if allowed(called, settings.hosts):
            await app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": 1008, "reason": ""})  # before it is accepted: answered 403
        else:
            raise Refusal(421, "foreign-host", host=name_of(called)[:80])

    return guarded


async def let_in(caller: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Recognise the guest, and refuse what another site makes the browser send."""
    host: Host = caller.app.state.host
    known = host.door.known(caller)
    caller.state.guest = await host.store(host.store.guest, known) if known else None
    if caller.scope.get("method") not in SAFE:
        if caller.state.guest is None:
            raise Refusal(401, "no-guest")
        if not host.door.from_our_page(caller, caller.state.guest.id):
            raise Refusal(403, "no-csrf")


def the_host(state: State) -> Host:
    host: Host = state.host
    return host


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
    """Put the headers of ours on every answer, mistakes included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        headers.setdefault("cache-control", "no-store")


def refuse(request: Caller, trouble: Exception) -> Response[Mistake]:
    """A mistake of the caller, in the caller's language."""
    lang = language(request)
    if isinstance(trouble, EdubbaError):
        return _answer(*mistake_of(trouble, lang))
    status = trouble.status_code if isinstance(trouble, HTTPException) else 400  # brackets without end
    code = CODES.get(status, NONSENSE)
    return _answer(status, Mistake(code, BOOK.say(lang, code)))


def break_down(request: Caller, trouble: Exception) -> Response[Mistake]:
    """A mistake of ours: it is for the log, not for the caller."""
    log.error("%s %s broke", request.method, request.url.path, exc_info=trouble)
    return _answer(500, Mistake("broken", BOOK.say(language(request), "broken")))


def _answer(status: int, mistake: Mistake) -> Response[Mistake]:
    return Response(mistake, status_code=status, media_type=MediaType.JSON)
