"""A real server on loopback, and people who come to it by HTTP and by sockets."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import uvicorn
from litestar import Litestar
from websockets.sync.client import ClientConnection, connect

from edubba.server.app import create_app
from edubba.server.host import Host
from edubba.server.run import config, listen
from edubba.server.settings import Settings
from edubba.table import Table
from edubba.table.session import Session

PATIENCE = 60.0  # seconds in which what must come has come, on a busy machine too
ME, DEVICE, FRIEND = {"who": "me"}, {"who": "device"}, {"who": "friend"}
BOT = {"who": "bot", "bot": "random"}
Json = dict[str, Any]


class Live:
    """One socket at one table."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[str] = []
        self.scene: Json = {}
        self.log: list[str] = []

    def receive(self) -> Json:
        text = self.connection.recv(PATIENCE)
        assert isinstance(text, str)
        self.frames.append(text)
        message: Json = json.loads(text)
        if message["t"] == "scene":
            self.scene = message
            self.log = self.log[: message["from"]] + [line["text"] for line in message["log"]]
        return message

    def wait(self, kind: str, so: Callable[[Json], bool] = lambda _: True) -> Json:
        """The next message of this kind for which something is so."""
        while True:
            message = self.receive()
            if message["t"] == kind and so(message):
                return message

    def next_scene(self) -> Json:
        return self.wait("scene")

    def until(self, so: Callable[[Json], bool]) -> Json:
        """The scene for which something is so: the one we have, or a later one."""
        return self.scene if self.scene and so(self.scene) else self.wait("scene", so)

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def sit(self, seat: int | None) -> Json:
        self.send(t="sit", seat=seat)
        return self.wait("scene", lambda scene: bool(scene["seat"] == seat))

    def ask(self, kind: str, **more: Any) -> None:
        """Want something, seeing the scene that we have."""
        self.send(**({"t": kind, "seq": self.scene["seq"], "seat": self.scene["seat"]} | more))

    def act(self, action: int) -> Json:
        """Take an action and wait until it has happened."""
        return self._do("act", action=action)

    def pay(self, picks: list[int]) -> Json:
        """Make a run of picks and wait until they are made."""
        return self._do("picks", actions=picks)

    def _do(self, kind: str, **what: Any) -> Json:
        before = self.scene["seq"]
        self.ask(kind, **what)
        return self.wait("scene", lambda scene: bool(scene["seq"] > before))

    def choices(self) -> list[int]:
        return [choice["id"] for choice in self.scene["scene"]["choices"]]

    def refused(self, kind: str, **more: Any) -> Json:
        """Want something that is refused."""
        self.ask(kind, **more)
        return self.wait("refused")


class Person:
    """Somebody with a browser: cookies, a CSRF token, a language."""

    def __init__(self, address: str, lang: str = "en") -> None:
        self.address = address
        # No certificates are looked at here, and to load them takes longer than most tests.
        self.http = httpx.Client(base_url=address, headers={"accept-language": lang}, timeout=PATIENCE, verify=False)
        self.me: Json = self.http.get("/api/me").json()
        self.http.headers["x-csrftoken"] = self.http.cookies["csrftoken"]

    def get(self, path: str, status: int = 200) -> Any:
        return self._checked(self.http.get(path), status)

    def post(self, path: str, body: Json | None = None, status: int = 200) -> Any:
        return self._checked(self.http.post(path, json=body or {}), status)

    def patch(self, path: str, body: Json, status: int = 200) -> Any:
        return self._checked(self.http.patch(path, json=body), status)

    def open(self, *seats: Json, game: str = "uruk", dice: bool = False, **options: Any) -> str:
        """Put up a table; its id."""
        body = {"game": game, "seats": list(seats), "options": options, "dice": dice}
        return str(self.post("/api/tables", body, 201)["id"])

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextmanager
    def live(self, table: str, query: str = "", **headers: str) -> Iterator[Live]:
        address = f"{self.address.replace('http', 'ws')}/api/tables/{table}/live{query}"
        sent = {"Cookie": self.cookie, **headers}
        # Without a limit: what nobody has read would keep the socket from closing for ten seconds.
        wish: Json = {"proxy": None, "open_timeout": PATIENCE, "max_queue": None}
        with connect(address, additional_headers=sent, **wish) as connection:
            yield Live(connection)

    @staticmethod
    def _checked(answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, answer.text
        return answer.json()


class Served:
    """A running server, and its insides for the tests that must look there."""

    def __init__(self, app: Litestar, address: str) -> None:
        self.app = app
        self.address = address
        self.people: list[Person] = []

    def guest(self, lang: str = "en") -> Person:
        person = Person(self.address, lang)
        self.people.append(person)
        return person

    def dismiss(self) -> None:
        for person in self.people:
            person.http.close()
        self.people.clear()

    @property
    def host(self) -> Host:
        host: Host = self.app.state.host
        return host

    def session(self, table: str) -> Session:
        """The session of a table where somebody is, or comes just now."""
        until = time.monotonic() + PATIENCE
        while (live := self.host.opened(table)) is None:
            assert time.monotonic() < until
            time.sleep(0.01)
        return live.session

    def table(self, table: str) -> Table:
        """The game at a table."""
        play = self.session(table).play
        assert play is not None
        return play.table


@contextmanager
def serving(home: Path, **limits: Any) -> Iterator[Served]:
    """A server in a thread, stopped at the end. Without limits of their own tests may go as fast as they can."""
    usual = {"pause": 0.0, "workers": 1, "messages_per_second": 1e6, "requests_per_minute": 10**6}
    settings = Settings(home, **(usual | limits))
    app = create_app(settings)
    server = uvicorn.Server(config(app, settings))
    with listen("127.0.0.1", 0) as listener:
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
        thread.start()
        served = Served(app, f"http://127.0.0.1:{listener.getsockname()[1]}")
        try:
            while not server.started:
                assert thread.is_alive()
                time.sleep(0.01)
            yield served
        finally:
            served.dismiss()
            server.should_exit = True
            thread.join()


def play_on(live: Live, dice: Random, most: int = 10**6) -> None:
    """Play at random for the seat of this socket, until the game is over or so many choices were made."""
    live.until(lambda frame: bool(frame["scene"]["over"] or frame["scene"]["choices"]))
    while not live.scene["scene"]["over"] and most > 0:
        live.act(dice.choice(live.choices()))
        most -= 1
        live.until(lambda frame: bool(frame["scene"]["over"] or frame["scene"]["choices"]))


def play_together(session: Session, lives: list[Live], dice: Random, most: int = 10**6) -> Iterator[None]:
    """Several sockets at one table, in lockstep: after each choice everybody has seen what he can see of it."""
    while True:
        for live in lives:
            live.until(lambda frame: bool(frame["seq"] == session.seq(frame["seat"])))
        yield
        if most == 0 or session.head.over:
            return
        mover = next(live for live in lives if live.choices())
        mover.act(dice.choice(mover.choices()))
        most -= 1
