"""Players that are clients of a running server: `client:NAME@ADDRESS`. The bot waits there under its name (`edubba
arena join`, or a program of any language); we meet it there, and say what we would say to a program on its input.

Whoever wants in shows a token of that server: EDUBBA_TOKEN. It stands in no plan and in no report.
"""

from __future__ import annotations

import json
import os
import re
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, Request, build_opener

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from edubba.arena.conversation import LONGEST, Conversation, Shown
from edubba.arena.faults import CRASH, FLOOD, Fault
from edubba.kernel.errors import EdubbaError, Told

TOKEN: Final = "EDUBBA_TOKEN"
SPEC: Final = re.compile(r"client:([A-Za-z0-9_-]{1,40})@(https?://[^/?#\s]+)/?", re.ASCII)
NEAR: Final = ("localhost", "127.0.0.1", "[::1]", "::1")
LONG: Final = 30.0  # seconds for a server to answer
MOMENT: Final = 1.0  # for it to say farewell
TOO_LONG, BOT_FLOODS = 1009, 4413
UNKNOWN = 401


class Client(Conversation):
    """A bot at a seat that we meet on a server."""

    def __init__(self, name: str, address: str, hello: dict[str, Any], shown: Shown, limit: float) -> None:
        super().__init__(hello, shown, limit)
        self.name = name
        self.address = address
        self.connection: ClientConnection | None = None
        self.kept = ExitStack()

    def open(self) -> None:
        """There may be a queue: whoever waits for his turn is not late."""
        try:
            self.connection = self.kept.enter_context(reach(self.address, f"/api/bots/{self.name}/ask"))
        except (OSError, WebSocketException) as trouble:
            raise Fault(CRASH, f"{self.address}: {trouble}") from trouble
        self.late = False
        met = self.receive()
        if not json.loads(met).get("met"):
            raise Fault(CRASH, json.loads(met)["say"])

    def send(self, line: bytes) -> None:
        assert self.connection is not None
        try:
            self.connection.send(line, text=True)
        except (ConnectionClosed, OSError) as trouble:
            raise self.ended(trouble) from None

    def receive(self) -> bytes:
        assert self.connection is not None
        try:
            return self.connection.recv(decode=False)
        except (ConnectionClosed, OSError) as trouble:
            raise self.ended(trouble) from None

    def ended(self, trouble: Exception) -> Fault:
        if self.late:
            return self.too_late()
        closed = trouble if isinstance(trouble, ConnectionClosed) else None
        codes = {one.code for one in (closed.rcvd, closed.sent) if one} if closed else set()
        if codes & {TOO_LONG, BOT_FLOODS}:
            return Fault(FLOOD, "a line without end")
        return Fault(CRASH, (closed.rcvd.reason if closed and closed.rcvd else "") or "it hung up")

    def cut(self) -> None:
        if self.connection is not None:
            with suppress(OSError):  # it was quicker
                self.connection.socket.shutdown(socket.SHUT_RDWR)

    def hang_up(self) -> None:
        self.connection = None
        self.kept.close()


def is_client(spec: str) -> bool:
    return spec.startswith("client:")


def parts(spec: str) -> tuple[str, str]:
    """The name of the bot, and the address of the server."""
    found = SPEC.fullmatch(spec)
    if found is None:
        sentence = "{name!r} should look like {example}"
        raise EdubbaError(Told("arena-bad-client", sentence, name=spec, example="client:mine@http://127.0.0.1:8765"))
    return found[1], found[2]


def check_client(spec: str) -> None:
    """Refuse whom we shall not meet: no such server, no token for it, nobody of that name there."""
    name, address = parts(spec)
    asked = Request(f"{address}/api/bots", headers=credentials())
    try:
        with build_opener(*[ProxyHandler({})] * near(address)).open(asked, timeout=LONG) as answer:
            here = [one["name"] for one in json.load(answer)]
    except HTTPError as trouble:
        raise no_entry(address) if trouble.code == UNKNOWN else no_server(address, trouble) from trouble
    except (URLError, OSError, ValueError, KeyError, TypeError) as trouble:
        raise no_server(address, trouble) from trouble
    if name not in here:
        sentence = "no bot called {name!r} is connected to {address}; it comes with: edubba arena join {address} PLAYER"
        raise EdubbaError(Told("arena-no-client", sentence, name=name, address=address))


def no_entry(address: str) -> EdubbaError:
    sentence = "{address} does not let us in: {variable} should be a token of that server: edubba token NAME"
    return EdubbaError(Told("arena-no-entry", sentence, address=address, variable=TOKEN))


def no_server(address: str, trouble: Exception) -> EdubbaError:
    sentence = "no Edubba answers at {address} ({reason})"
    reason = str(getattr(trouble, "reason", trouble))
    return EdubbaError(Told("arena-no-server", sentence, address=address, reason=reason))


@contextmanager
def reach(address: str, path: str, token: str = "") -> Iterator[ClientConnection]:
    """A socket to a server that knows our token."""
    with connect(
        f"ws{address.removeprefix('http')}{path}",
        additional_headers=credentials(token),
        open_timeout=LONG,
        close_timeout=MOMENT,
        max_size=LONGEST,
        compression=None,
        proxy=None if near(address) else True,
    ) as connection:
        yield connection


def near(address: str) -> bool:
    """True if nothing stands between: no proxy is asked."""
    return urlsplit(address).hostname in NEAR


def credentials(token: str = "") -> dict[str, str]:
    return {"Authorization": f"Bearer {token or os.environ.get(TOKEN, '')}"}
