"""Running the server until somebody stops it."""

from __future__ import annotations

import logging
import socket
import webbrowser

import uvicorn

from edubba import packs
from edubba.server.app import create_app
from edubba.server.settings import LARGEST_FRAME, Settings
from edubba.server.words import BOOK, Refusal

HASTE = 3  # seconds that open requests get when the server stops


def run(host: str, port: int, open_browser: bool, lang: str) -> None:
    """Serve on this address; port 0 takes any that is free. The address is printed when the server answers."""
    logging.basicConfig(level=logging.WARNING, format="edubba: %(message)s")
    listener = _listen(host, port)
    name = f"[{host}]" if ":" in host else host
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else name
    address = f"http://{shown}:{listener.getsockname()[1]}/"
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


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=256)
    except OSError as trouble:
        raise Refusal(500, "port-taken", host=host, port=str(port), reason=str(trouble.strerror)) from trouble
