"""People who come to the server by HTTP and by sockets, and who read no more of what it sends than they need."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Any, Final

import httpx
import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

PATIENCE: Final = 60.0
TOO_FAST: Final = 429
Json = dict[str, Any]


class Info(Struct):
    to_act: list[int]


class Message(Struct):
    """A message of the server; the scene is read only by whoever has to choose."""

    t: str
    seq: int = 0
    heard: int = 0
    undo: bool = False
    code: str = ""
    scene: Raw = Raw(b"")
    table: Info | None = None


class Choice(Struct):
    id: int


class Scene(Struct):
    over: bool
    choices: list[Choice]


read_message = msgspec.json.Decoder(Message).decode
read_scene = msgspec.json.Decoder(Scene).decode
write = msgspec.json.encode


class Hall:
    """Where everybody finds the server, and where everybody writes down what went wrong."""

    def __init__(self, address: str) -> None:
        self.trouble: list[str] = []
        self.received = 0  # bytes
        self._address = address
        self._open = asyncio.Event()
        self.open_at(address)

    def open_at(self, address: str) -> None:
        self._address = address
        self._open.set()

    def shut(self) -> None:
        """From now on sockets may break; nobody tries again before the server is back."""
        self._open.clear()

    @property
    def is_open(self) -> bool:
        return self._open.is_set()

    async def address(self) -> str:
        await self._open.wait()
        return self._address


class Guest:
    """Somebody with cookies."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.headers: dict[str, str] = {}

    async def arrive(self) -> Guest:
        answer = await self._request("GET", "/api/me")
        found = {name: answer.cookies[name] for name in ("edubba", "csrftoken")}
        cookie = "; ".join(f"{name}={value}" for name, value in found.items())
        self.headers = {"cookie": cookie, "x-csrftoken": found["csrftoken"]}
        return self

    async def open(self, game: str, *seats: Json) -> str:
        answer = await self._request("POST", "/api/tables", {"game": game, "seats": list(seats)})
        return str(answer.json()["id"])

    async def join(self, table: str) -> None:
        await self._request("POST", f"/api/tables/{table}/join", {})

    async def _request(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        # No certificates are looked at here, and to load them takes longer than the request.
        async with httpx.AsyncClient(base_url=await self.hall.address(), timeout=PATIENCE, verify=False) as http:
            while True:
                answer = await http.request(method, path, json=body, headers=self.headers)
                if answer.status_code != TOO_FAST:
                    answer.raise_for_status()
                    return answer
                await asyncio.sleep(1)


class Screen:
    """A seat of a table on somebody's screen: the latest scene, and when each was shown."""

    def __init__(self, guest: Guest, table: str, seat: int, news: asyncio.Event) -> None:
        self.guest = guest
        self.table = table
        self.seat = seat
        self.latest: Message | None = None
        self.shown: list[tuple[float, int]] = []  # when which seq was there
        self.heard = 0  # decisions that were answered on the present connection
        self.refusals: list[str] = []
        self.connections = 0
        self._news = news
        self._socket: ClientConnection | None = None
        self._scene: tuple[Message, Scene] | None = None

    async def watch(self) -> None:
        """Read until the connection ends; when the server is back, come back."""
        hall = self.guest.hall
        while True:
            try:
                async with self.connected() as socket:
                    self._socket = socket
                    while True:
                        self._take(await socket.recv(decode=False))
            except (OSError, TimeoutError, WebSocketException) as end:
                self._socket, self.latest, self.heard = None, None, 0
                self._news.set()
                if hall.is_open:
                    hall.trouble.append(f"table {self.table}, seat {self.seat}: {type(end).__name__}: {end}")
                    return

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[ClientConnection]:
        """A fresh connection, with all that a browser offers; a browser reads whatever comes."""
        address = (await self.guest.hall.address()).replace("http", "ws")
        socket = await connect(
            f"{address}/api/tables/{self.table}/live",
            additional_headers={"Cookie": self.guest.headers["cookie"]},
            proxy=None,
            ping_interval=None,
            open_timeout=PATIENCE,
            max_size=None,
            max_queue=None,
        )
        self.connections += 1
        try:
            yield socket
        finally:
            await socket.close()

    def _take(self, text: bytes) -> None:
        now = perf_counter()
        message = read_message(text)
        self.guest.hall.received += len(text)
        if message.t == "scene":
            self.latest = message
            self.shown.append((now, message.seq))
        elif message.t == "refused":
            self.refusals.append(message.code)
        if message.t != "table":
            self.heard = message.heard
        self._news.set()

    @property
    def scene(self) -> Scene | None:
        """The latest scene, as far as one must read it in order to move."""
        if self.latest is None:
            return None
        if self._scene is None or self._scene[0] is not self.latest:
            self._scene = self.latest, read_scene(self.latest.scene)
        return self._scene[1]

    async def send(self, message: Json) -> None:
        """Send something; if the connection breaks, nobody knows whether it has arrived."""
        if self._socket is not None:
            try:
                await self._socket.send(write(message).decode())
            except ConnectionClosed:
                return
