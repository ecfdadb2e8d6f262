"""Running the server until somebody stops it."""

from __future__ import annotations

import logging
import socket
import sys
import webbrowser
from contextlib import suppress

import uvicorn

from edubba import packs
from edubba.server import PORT
from edubba.server.app import create_app
from edubba.server.settings import LARGEST_FRAME, Settings
from edubba.server.words import BOOK, Refusal

HASTE = 3  # seconds that open requests get when the server stops
NEARBY = 20  # ports that are tried if nobody has asked for a certain one


def run(host: str, port: int | None, open_browser: bool, lang: str) -> None:
    """Serve on this address. It is printed when the server answers."""
    logging.basicConfig(level=logging.WARNING, format="edubba: %(message)s")
    listener = listen(host, port) if port is not None else _listen_nearby(host)
    found = listener.getsockname()[1]
    if port is None and found != PORT:
        print(f"edubba: {BOOK.say(lang, 'port-moved', taken=str(PORT), port=str(found))}", file=sys.stderr)
    name = f"[{host}]" if ":" in host else host
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else name
    address = f"http://{shown}:{found}/"
    server = Announcing(config(create_app(Settings(packs.home()))), address, open_browser, lang)
    with listener:
        server.run(sockets=[listener])


def config(app: object) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]  # a Litestar app is an ASGI app; the two packages spell the type differently
        log_level="warning",
        ws_max_size=LARGEST_FRAME,
        server_header=False,
        timeout_graceful_shutdown=HASTE,
    )


class Announcing(uvicorn.Server):
    """A server that says where it is as soon as it answers."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool, lang: str) -> None:
        super().__init__(config)
        self.address = address
        self.open_browser = open_browser
        self.lang = lang

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(BOOK.say(self.lang, "serving", address=self.address), flush=True)
            if self.open_browser:
                webbrowser.open(self.address)


def _listen_nearby(host: str) -> socket.socket:
    """The usual port, or the next one that is free."""
    for port in range(PORT, PORT + NEARBY):
        with suppress(Refusal):
            return listen(host, port)
    return listen(host, PORT)


def listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.create_server((host, port), family=family, backlog=256)
        # asyncio sees to this only for sockets of its own. Without it the body of an answer waits for the client to
        # acknowledge its head, which takes a client 40 ms.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return listener
    except OSError as trouble:
        raise Refusal(500, "port-taken", host=host, port=str(port), reason=str(trouble.strerror)) from trouble
