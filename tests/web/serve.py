"""The server of the browser tests, in a process of its own: the real one, whose bots do not pause for the eye.

`--same` makes ids, keys, names and dice the same in every run. `--redeal SEAT` shows that seat, instead of the true
position, one that it must not be able to tell from it. `/insides` tells the tests what no guest is told.
"""

from __future__ import annotations

import argparse
import secrets
import socket
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import uvicorn
from litestar import Litestar, get
from litestar.datastructures import State as AppState
from litestar.params import FromPath

import edubba
from edubba.kernel import Event, Game, State
from edubba.kernel.journal import EVERYBODY
from edubba.kernel.scene import Scene
from edubba.server.app import create_app
from edubba.server.run import config
from edubba.server.settings import Settings
from edubba.table import Table

LONG_AGO = 1_700_000_000.0
deals = {"all": 0, "other": 0}  # shown instead of the true position, and really different from it


def replace(owner: object, name: str, what: Callable[..., object]) -> None:
    setattr(owner, name, what)


def same_every_time() -> None:
    dice = Random(1)
    replace(secrets, "token_bytes", lambda count=None: dice.randbytes(count or 32))
    replace(secrets, "token_hex", lambda count=None: dice.randbytes(count or 32).hex())
    replace(secrets, "choice", dice.choice)
    replace(time, "time", lambda: LONG_AGO)


def redeal_for(seat: int) -> None:
    """What this seat is shown and told comes from another deal each time."""
    dice = Random(2)

    def elsewhere(shown: Callable[..., Scene]) -> Callable[..., Scene]:
        def scene(game: Game, state: State, eye: int | None, lang: str, names: Sequence[str] = ()) -> Scene:
            if eye != seat:
                return shown(game, state, eye, lang, names)
            other = state.redeal(eye, dice)
            deals["all"] += 1
            deals["other"] += other.dump() != state.dump()
            return shown(game, other, eye, lang, names)

        return scene

    for game in edubba.catalogue().values():
        replace(type(game), "scene", elsewhere(type(game).scene))

    def log(table: Table, eye: int | None) -> list[Event]:
        events = [event for passage in table._passages for event in passage.events]
        return [(other_secret(event) if eye == seat else event).seen_by(eye) for event in events]

    def other_secret(event: Event) -> Event:
        if event.knowers == EVERYBODY or event.knowers >> seat & 1:
            return event
        return Event(event.kind, event.seat, event.a, event.b, event.c, dice.randrange(8), event.knowers)

    replace(Table, "log", log)


@get("/insides/{table:str}")
async def insides(state: AppState, table: FromPath[str]) -> dict[str, object]:
    """How far each seat can see, and how often one was shown something else."""
    room = await state.house.room(table)
    return {"seq": [room.seq(eye) for eye in room.eyes], "deals": deals}


@get("/insides/{table:str}/way/{question:str}")
async def way(state: AppState, table: FromPath[str], question: FromPath[str]) -> list[tuple[int, int]]:
    """A short way to this question, asked in the turn of another: who does what. It knows the dice to come."""
    room = await state.house.room(table)
    best: list[tuple[int, int]] = []
    for seed in range(400):
        here, dice, made = room.table.state.clone(), Random(seed), list[tuple[int, int]]()
        while not here.over and (not best or len(made) < len(best)):
            seat = here.to_act[0]
            legal = here.legal(seat)
            if type(here.agenda[-1]).__name__ == question and 0 <= here.active != seat and len(legal) > 1:
                best = made
                break
            action = dice.choice(legal)
            here.apply(seat, action)
            made.append((seat, action))
    return best


def main() -> None:
    wishes = argparse.ArgumentParser()
    wishes.add_argument("home", type=Path)
    wishes.add_argument("port", type=int)
    wishes.add_argument("--same", action="store_true")
    wishes.add_argument("--redeal", type=int)
    wish = wishes.parse_args()
    if wish.same:
        same_every_time()
    if wish.redeal is not None:
        redeal_for(wish.redeal)
    hurry = Settings(wish.home, pause=0.0, workers=1, messages_per_second=1e6, requests_per_minute=10**6)
    app: Litestar = create_app(hurry)
    app.register(insides)
    app.register(way)
    server = uvicorn.Server(config(app))
    with socket.create_server(("127.0.0.1", wish.port), backlog=64) as listener:
        print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
        server.run(sockets=[listener])


if __name__ == "__main__":
    main()
