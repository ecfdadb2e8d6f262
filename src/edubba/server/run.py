"""Running the server until somebody stops it."""

from __future__ import annotations

import gc
import logging
import socket
import sys
import webbrowser
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from time import monotonic
from urllib.parse import urlsplit

import uvicorn
from litestar import Litestar

from edubba.server import LOOPBACK, PORT
from edubba.server.addresses import is_loopback, name_of, nearby, origin_of, own_names, public_origin
from edubba.server.app import create_app
from edubba.server.folder import DataFolder
from edubba.server.protocol import BACKLOG, patient_protocol
from edubba.server.settings import LARGEST_FRAME, Settings
from edubba.server.words import BOOK, Refusal

HASTE = 3  # seconds that open requests get when the server stops
SAYINGS = 20  # how often the same thing is said in a minute
# Scenes are made and thrown away by the thousand: to look for rubbish as often as usual costs a twentieth of all work.
RUBBISH = (20_000, 20, 20)
NEARBY = 20  # ports that are tried if nobody has asked for a certain one


def run(settings: Settings, host: str, port: int | None, open_browser: bool, lang: str, accept_loss: bool) -> None:
    """Serve on this address. It is printed when the server answers."""
    spare_log()
    gc.set_threshold(*RUBBISH)
    listener = listen(host, port) if port is not None else _listen_nearby(host)
    found = listener.getsockname()[1]
    if port is None and found != PORT:
        print(f"edubba: {BOOK.say(lang, 'port-moved', taken=str(PORT), port=str(found))}", file=sys.stderr)
    address = f"{origin_of({'0.0.0.0': LOOPBACK, '::': '::1'}.get(host, host), found)}/"
    names = set() if is_loopback(host) else {*own_names(), host}
    if settings.public:
        public = public_origin(settings.public)
        settings = replace(settings, public=public)
        names.add(name_of(urlsplit(public).netloc))
    settings = replace(settings, hosts={*settings.hosts, *names}, listening=(host, found))
    others = settings.public or nearby(host, found)
    with listener, DataFolder(settings.home, accept_loss) as folder:
        app = create_app(settings, folder)
        Announcing(
            config=config(app, settings), address=address, others=others, open_browser=open_browser, lang=lang
        ).run(sockets=[listener])


def config(app: Litestar, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=patient_protocol(settings),
        backlog=BACKLOG,
        log_level="warning",
        ws_max_size=LARGEST_FRAME,
        # To pack frames costs a tenth of all work and 45 kB for each socket, and saves 8 kB of a move's 10.
        ws_per_message_deflate=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=",".join(settings.proxies),
        timeout_graceful_shutdown=HASTE,
    )


class Sparing(logging.Filter):
    """Says the same thing only so often in a minute: nobody can fill our disk with what he makes us complain about."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most
        self._said: Counter[tuple[str, str]] = Counter()
        self._since = monotonic()

    def filter(self, record: logging.LogRecord) -> bool:
        if monotonic() - self._since > 60:
            self._said.clear()
            self._since = monotonic()
        what = (record.name, str(record.msg))
        self._said[what] += 1
        return self._said[what] <= self._most


def spare_log() -> None:
    logging.basicConfig(level=logging.WARNING, format="edubba: %(message)s")
    for handler in logging.getLogger().handlers:
        handler.addFilter(Sparing(SAYINGS))


class Announcing(uvicorn.Server):
    """A server that says where it is as soon as it answers."""

    def __init__(self, config: uvicorn.Config, address: str, others: str | None, open_browser: bool, lang: str) -> None:
        super().__init__(config)
        self.address = address
        self.others = others  # how they come in, if they can
        self.open_browser = open_browser
        self.lang = lang

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(BOOK.say(self.lang, "serving", address=self.address), flush=True)
            if self.others is not None and f"{self.others}/" != self.address:
                print(BOOK.say(self.lang, "serving-others", address=f"{self.others}/"), flush=True)
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
