"""The server of the browser tests, in a process of its own: the real one, whose bots do not pause for the eye.

Ids, keys, names and dice depend on `--dice LABEL` alone, or on the latest label that `/insides/dice` was told.
`--same` stops the clock, too. `--redeal SEAT` shows that seat, instead of the true
position, one that it must not be able to tell from it. `/insides` tells the tests what no guest is told.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import uvicorn
from litestar import Litestar, Request, get
from litestar.datastructures import State as AppState
from litestar.params import FromPath

import edubba
from edubba.host.store import Contested
from edubba.kernel import Event, Game, State
from edubba.kernel.journal import EVERYBODY
from edubba.kernel.scene import Choice, Scene
from edubba.server.app import create_app
from edubba.server.host import Host
from edubba.server.run import config, listen
from edubba.server.settings import Settings
from edubba.table.info import link_of
from edubba.table.lobby import new_id
from edubba.table.log import Log
from edubba.table.play import Play
from edubba.table.stored import BOT, PERSON, Change, Head, Kept, Place
from tests.records.golden import golden
from tests.web.positions import position

LONG_AGO = 1_700_000_000.0
TRIES, ENOUGH = 400, 40
NOBODY = -1
FLIPPED = 4  # quarter turns of a tile that lies on its back begin here
dice = Random()
deals = {"all": 0, "other": 0}  # shown instead of the true position, and really different from it


def replace(owner: object, name: str, what: Callable[..., object]) -> None:
    setattr(owner, name, what)


def same_every_time() -> None:
    replace(secrets, "token_bytes", lambda count=None: dice.randbytes(count or 32))
    replace(secrets, "token_hex", lambda count=None: dice.randbytes(count or 32).hex())
    replace(secrets, "choice", dice.choice)


def redeal_for(seat: int) -> None:
    """What this seat is shown and told comes from another deal each time."""
    other_dice = Random(2)

    def elsewhere(shown: Callable[..., Scene]) -> Callable[..., Scene]:
        def scene(game: Game, state: State, eye: int | None, lang: str, names: Sequence[str] = ()) -> Scene:
            if eye != seat:
                return shown(game, state, eye, lang, names)
            other = state.redeal(eye, other_dice)
            deals["all"] += 1
            deals["other"] += other.dump() != state.dump()
            return shown(game, other, eye, lang, names)

        return scene

    for game in edubba.catalogue().values():
        replace(type(game), "scene", elsewhere(type(game).scene))

    def other_secret(event: Event) -> Event:
        if event.knowers == EVERYBODY or event.knowers >> seat & 1:
            return event
        other = other_dice.randrange(8)
        return Event(event.kind, event.seat, a=event.a, b=event.b, c=event.c, secret=other, knowers=event.knowers)

    seen_by = Log.seen

    def seen(log: Log, events: Sequence[Event]) -> list[Event]:
        return seen_by(log, [other_secret(event) for event in events] if log.seat == seat else events)

    replace(Log, "seen", seen)


@get("/insides/dice/{label:str}")
async def throw(label: FromPath[str]) -> str:
    """From now on everything falls as this label says."""
    dice.seed(label)
    return label


@get("/insides/{table:str}")
async def insides(state: AppState, table: FromPath[str]) -> dict[str, object]:
    """How far each seat can see, and how often one was shown something else."""
    play = (await state.host.table(table)).session.play
    return {"seq": list(play.stored.seq) if play else [], "deals": deals}


@get("/insides/{table:str}/forward/{until:str}")
async def forward(
    state: AppState, table: FromPath[str], until: FromPath[str], moves: int, less: int
) -> dict[str, object]:
    """Play on for everybody, at once: to a moment of this sort, but for the last few moves, which are told."""
    reached = MOMENTS.get(until) or asked_in_the_turn_of_another(until)
    while True:
        kept = await state.host.read(table)
        play = Play(kept)
        way = short_way(play.table.game, play.table.state, reached, moves)
        go = max(len(way) - less, 0)
        with suppress(Contested):  # a bot was first: look again
            return {"seq": await make(state.host, kept, way[:go]), "left": way[go:]}


@get("/insides/{table:str}/question/{known:str}")
async def another_question(state: AppState, table: FromPath[str], known: FromPath[str], seed: int) -> dict[str, object]:
    """Play on for everybody until the first seat is asked something that is not known yet; "" if that does not come."""
    while True:
        kept = await state.host.read(table)
        now, dice, made = Play(kept).table.state.clone(), Random(seed), list[tuple[int, int]]()
        while not now.over and question(now, 0) in ("", *known.split(",")):
            seat = now.to_act[0]
            made.append((seat, dice.choice(now.legal(seat))))
            now.apply(*made[-1])
        found = question(now, 0)
        with suppress(Contested):
            return {"seq": await make(state.host, kept, made if found else []), "question": found}


@get("/insides/lay/{game:str}")
async def lay(
    request: Request[Any, Any, Any], state: AppState, game: FromPath[str], seats: int, at: str, record: str, others: str
) -> dict[str, object]:
    """Lay out a moment of a golden game for whoever asks, who sits where something is to be decided; bots elsewhere."""
    host: Host = state.host
    me = host.door.known(request)
    assert me is not None, "ask /api/me first"
    found = await asyncio.to_thread(position, game, seats, at, record)
    golden_game = golden(game, found.record)
    bots = dict(zip([seat for seat in range(found.seats) if seat != found.seat], others.split(","), strict=False))
    places = [
        Place(seat=seat, who=BOT, name=bots[seat], bot="random")
        if seat in bots
        else Place(seat=seat, who=PERSON, guest=me)
        for seat in range(found.seats)
    ]
    head = Head(
        id=new_id(secrets.choice),
        game=game,
        version=golden_game.version,
        pack=golden_game.game.pack.hash,
        options=golden_game.options,
        secret=golden_game.secret,
        commitment=golden_game.commitment,
        nonces=[nonce.hex() for nonce in golden_game.nonces],
        created=time.time(),
        moved=time.time(),
        to_act=list(golden_game.start().to_act),
        over=False,
        creator=me,
    )
    await host.store(host.store.add_table, head, places)
    moves = [(move.seat, golden_game.game.parse(move.text)) for move in golden_game.moves[: found.moves]]
    await make(host, await host.read(head.id), moves)
    return {"link": link_of(head.id), "seat": found.seat, "moves": found.moves, "record": found.record}


def question(state: State, seat: int) -> str:
    """What a seat is asked, by the name of the question; a single answer is given by the page."""
    asked = not state.over and seat in state.to_act and len(state.legal(seat)) > 1
    return type(state.agenda[-1]).__name__ if asked else ""


async def make(host: Host, kept: Kept, moves: Sequence[tuple[int, int]]) -> list[int]:
    """Make these moves; how far everybody sees then. The table hears of it as of moves of another server process."""
    play = Play(kept)
    rows = [row for seat, action in moves for row in play.act(seat, [action], False)[0]]
    if rows:
        change = Change(first=len(kept.rows), rows=tuple(rows), head=play.standing(kept.head, kept.head.moved))
        await host.store(host.store.write, change)
        play.keep(rows)
        now = await host.read(kept.head.id)
        live = await host.table(kept.head.id)
        live.tell(lambda session, at: session.reread(None, now, at))
    return list(play.stored.seq)


Moment = Callable[[Game, State, int], bool]  # the last is who has moved last


def short_way(game: Game, state: State, reached: Moment, moves: int) -> list[tuple[int, int]]:
    """The shortest of some ways, of so many moves at least, to such a moment: who does what.

    It knows the dice to come.
    """
    best: list[tuple[int, int]] | None = None
    for seed in range(TRIES):
        now, dice, made = state.clone(), Random(seed), list[tuple[int, int]]()
        while best is None or len(made) < len(best):
            if len(made) >= moves and reached(game, now, made[-1][0] if made else NOBODY):
                best = made
                break
            if now.over:
                break
            seat = now.to_act[0]
            action = dice.choice(now.legal(seat))
            now.apply(seat, action)
            made.append((seat, action))
        if best is not None and (moves or now.over or seed >= ENOUGH):
            break
    assert best is not None, "such a moment never comes"
    return best


def mine(game: Game, state: State) -> Scene | None:
    return game.scene(state, 0, "en") if not state.over and 0 in state.to_act else None


def offered(game: Game, state: State) -> list[Choice]:
    scene = mine(game, state)
    return scene.choices if scene else []


def turns(game: Game, state: State) -> set[int]:
    """How the tile in hand can be turned."""
    scene = mine(game, state)
    ways = [handle for choice in scene.choices for handle in choice.h] if scene and scene.laying else []
    return {int(way.removeprefix("turn:")) for way in ways if way.startswith("turn:")}


def asked_in_the_turn_of_another(question: str) -> Moment:
    def asked(game: Game, state: State, mover: int) -> bool:
        if state.over or type(state.agenda[-1]).__name__ != question:
            return False
        seat = state.to_act[0]
        active = game.scene(state, seat, "en").turn["active"]
        return seat != mover and active not in (NOBODY, seat) and len(state.legal(seat)) > 1

    return asked


MOMENTS: dict[str, Moment] = {
    "any": lambda game, state, _: mine(game, state) is not None,
    "over": lambda game, state, _: state.over,
    "walk": lambda game, state, _: state.over and bool(game.scene(state, 0, "en").walk),
    "tally": lambda game, state, _: (scene := mine(game, state)) is not None and scene.tally is not None,
    "dialog": lambda game, state, _: (
        (scene := mine(game, state)) is not None and scene.dialog is not None and len(scene.choices) > 1
    ),
    "laying": lambda game, state, _: (scene := mine(game, state)) is not None and scene.laying is not None,
    "slip": lambda game, state, _: any(choice.gives_up for choice in offered(game, state)),
    "turning": lambda game, state, _: len(turns(game, state)) > 1,
    "flipping": lambda game, state, _: len({turn < FLIPPED for turn in turns(game, state)}) > 1,
}


def main() -> None:
    wishes = argparse.ArgumentParser()
    wishes.add_argument("home", type=Path)
    wishes.add_argument("port", type=int)
    wishes.add_argument("--dice", default="1")
    wishes.add_argument("--same", action="store_true")
    wishes.add_argument("--redeal", type=int)
    wish = wishes.parse_args()
    dice.seed(wish.dice)
    same_every_time()
    if wish.same:
        replace(time, "time", lambda: LONG_AGO)
    if wish.redeal is not None:
        redeal_for(wish.redeal)
    hurry = Settings(wish.home, pause=0.0, workers=1, messages_per_second=1e6, requests_per_minute=10**6)
    app: Litestar = create_app(hurry)
    app.register(throw)
    app.register(insides)
    app.register(forward)
    app.register(lay)
    app.register(another_question)
    server = uvicorn.Server(config(app, hurry))
    with listen("127.0.0.1", wish.port) as listener:
        print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
        server.run(sockets=[listener])


if __name__ == "__main__":
    main()
