"""The HTTP side: who I am, which games there are, tables to open, join and look back at."""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import replace
from typing import Annotated, Any

from litestar import Request, Response, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from edubba import bots, packs
from edubba.kernel import Game, Record
from edubba.kernel.scene import Catalogue
from edubba.kernel.shelf import catalogue, load
from edubba.server.guests import new_guest
from edubba.server.house import House
from edubba.server.settings import SECONDS, USUAL_SECONDS
from edubba.server.words import BOOK
from edubba.table import names
from edubba.table.info import catalogue_of, game_info, has_automa, link_of, names_of, seats_of, table_info
from edubba.table.rebuild import open_table
from edubba.table.replay import moment
from edubba.table.stored import AUTOMA, BOT, DEVICE, FRIEND, PERSON, Guest, Head, Place
from edubba.table.wire import (
    Created,
    GameInfo,
    JoinWish,
    Me,
    MeChange,
    Moment,
    SeatWish,
    TableInfo,
    TableWish,
)  # fmt: skip
from edubba.table.words import Refusal
from edubba.words import LANGUAGES

MOST_LISTED = 100
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that are mistaken for one another
ID_LENGTH = 14

Caller = Request[Any, Any, Any]
Home = NamedDependency[House]
Visitor = NamedDependency[Guest]
Tongue = NamedDependency[str]
TableId = FromPath[str]
Speak = Annotated[str, QueryParameter(name="lang")]

# --- me -------------------------------------------------------------------------------------------------------------


@get("/me")
async def who_am_i(request: Caller, house: Home) -> Response[Me]:
    """Who I am. Somebody new becomes a guest with a name."""
    guest: Guest | None = request.state.guest
    if guest is None:
        guest = new_guest(request.headers.get("accept-language", ""))
        await house.store(house.store.add_guest, guest)
    secure = request.url.scheme == "https"
    return Response(Me(guest.id, guest.name, guest.lang), cookies=house.door.cookies(guest.id, secure))


@patch("/me")
async def change_me(data: JSONBody[MeChange], house: Home, guest: Visitor) -> Me:
    """Another name or another language."""
    name = guest.name if data.name is None else names.clean(data.name)
    changed = replace(guest, name=name, lang=data.lang or guest.lang)
    await house.store(house.store.change_guest, changed)
    for room in house.rooms() if changed.name != guest.name else []:
        if seats_of(room.places, guest.id):
            await room.people_changed()
    return Me(changed.id, changed.name, changed.lang)


# --- games ----------------------------------------------------------------------------------------------------------


@get("/games")
async def games(lang: Tongue, speak: Speak = "") -> list[GameInfo]:
    """The games on the shelf, with their options."""
    lang = speak if speak in LANGUAGES else lang
    return [game_info(game, lang) for game in catalogue().values()]


@get("/games/{name:str}/catalogue")
async def words_of(name: FromPath[str], lang: Tongue, speak: Speak = "") -> Catalogue:
    """The words of a game that no position changes."""
    game = packs.in_use(load(name).name)
    return await asyncio.to_thread(catalogue_of, game, speak if speak in LANGUAGES else lang)


# --- tables ---------------------------------------------------------------------------------------------------------


@post("/tables")
async def open_new(data: JSONBody[TableWish], house: Home, guest: Visitor) -> Created:
    """Put up a table."""
    game = packs.in_use(load(data.game).name)
    wishes = _without_automa(game, data.seats)
    record = Record.begin(game, len(wishes), None, data.options)
    if sum(wish.who == "me" for wish in wishes) > 1:
        raise Refusal(400, "one-me")
    places = [_place(seat, wish, guest) for seat, wish in enumerate(wishes)]
    for place, name in zip([one for one in places if one.who == BOT], names.BOTS * len(places), strict=False):
        place.name = name
    return await _put_up(house, guest, record, places, data.dice)


@get("/tables")
async def my_tables(house: Home, guest: Visitor) -> list[TableInfo]:
    """Where I sit: running games first, then finished ones, the latest first."""
    found = await house.store(house.store.tables_of, guest.id, MOST_LISTED)
    return [table_info(head, places, guest.id, guest.lang, _online(house, head.id)) for head, places in found]


@get("/tables/{table:str}")
async def about(table: TableId, house: Home, guest: Visitor) -> TableInfo:
    """Who sits there, and how it stands."""
    head, places = await house.find(table)
    return table_info(head, places, guest.id, guest.lang, _online(house, table))


@post("/tables/{table:str}/join", status_code=200)
async def join(table: TableId, house: Home, guest: Visitor, data: JSONBody[JoinWish | None] = None) -> TableInfo:
    """Take a free seat. Who sits there already keeps it."""
    wish = data.seat if data else None
    _, places = await house.find(table)
    mine = seats_of(places, guest.id)
    if wish is not None and wish >= len(places):
        raise Refusal(404, "unknown-seat")
    if not mine if wish is None else wish not in mine:
        for place in places:
            wanted = place.who == FRIEND and wish in (None, place.seat)
            if wanted and await house.store(house.store.sit, table, place.seat, guest.id):
                break
        else:
            raise Refusal(409, "table-full" if wish is None else "seat-taken")
    head, places = await house.find(table)
    room = house.opened(table)
    if room:
        await room.people_changed()
    return table_info(head, places, guest.id, guest.lang, _online(house, table))


@post("/tables/{table:str}/rematch")
async def rematch(table: TableId, house: Home, guest: Visitor) -> Created:
    """The same people, bots and options once more. Whoever asks second comes to the same table."""
    head, places = await house.find(table)
    if guest.id not in {place.guest for place in places}:
        raise Refusal(403, "not-seated")
    if not head.over:
        raise Refusal(409, "not-over")
    record = Record.begin(packs.in_use(head.game), len(places), None, head.options)
    own_names = [replace(place, name=None) if place.who == PERSON else place for place in places]
    again = await _put_up(house, guest, record, own_names, bool(head.nonces), after=table)
    room = house.opened(table)
    if room:
        room.followed_by(again.id)
    return again


@get("/tables/{table:str}/record")
async def record_of_table(table: TableId, house: Home, guest: Visitor) -> dict[str, Any]:
    """The whole game, with the secret of the dice: anybody can verify it."""
    head, places = await house.find(table)
    if not head.over:
        raise Refusal(409, "not-over")
    rows = await house.store(house.store.moves, table)
    record = (await asyncio.to_thread(open_table, head, places, rows)).record
    seats = zip(names_of(head.game, places, guest.lang), places, strict=False)  # the rules bring an automa again
    record.about["seats"] = [[name, place.bot or "human"] for name, place in seats]
    return record.to_json()


@get("/tables/{table:str}/replay")
async def replay(
    table: TableId,
    house: Home,
    guest: Visitor,
    move: FromQuery[int],
    seat: FromQuery[int | None] = None,
    speak: Speak = "",
) -> Moment:
    """One moment of a game as a seat saw it: any seat when the game is over, else only one's own."""
    head, places = await house.find(table)
    if not head.dealt:
        raise Refusal(409, "not-dealt")
    if seat is not None and not 0 <= seat < len(places):
        raise Refusal(404, "unknown-seat")
    if seat is not None and not head.over and seat not in seats_of(places, guest.id):
        raise Refusal(403, "not-your-seat")
    rows = await house.store(house.store.moves, table)
    lang = speak if speak in LANGUAGES else guest.lang
    return await asyncio.to_thread(moment, head, places, rows, move, seat, lang)


# --- helpers --------------------------------------------------------------------------------------------------------


def _without_automa(game: Game, wishes: list[SeatWish]) -> list[SeatWish]:
    """Who is to be seated. The official solo opponent comes by itself to a table for one; it may be named, as last."""
    if all(wish.who != AUTOMA for wish in wishes):
        return wishes
    if not has_automa(game.name) or [wish.who == AUTOMA for wish in wishes] != [False, True]:
        raise Refusal(400, "no-automa")
    return wishes[:1]


def _place(seat: int, wish: SeatWish, guest: Guest) -> Place:
    if wish.who == "me":
        return Place(seat=seat, who=PERSON, guest=guest.id)
    if wish.who == "device":
        return Place(seat=seat, who=DEVICE, guest=guest.id, name=BOOK.say(guest.lang, "player", number=seat + 1))
    if wish.who == "friend":
        return Place(seat=seat, who=FRIEND)
    if wish.bot not in bots.names():
        raise Refusal(400, "unknown-bot", known=", ".join(bots.names()))
    if wish.seconds is not None and not SECONDS[0] <= wish.seconds <= SECONDS[1]:
        raise Refusal(400, "bad-seconds", least=str(SECONDS[0]), most=str(SECONDS[1]))
    seconds = (wish.seconds or USUAL_SECONDS) if wish.bot == "search" else None
    return Place(seat=seat, who=BOT, bot=wish.bot, seconds=seconds)


async def _put_up(
    house: House, guest: Guest, record: Record, places: list[Place], dice: bool, after: str | None = None
) -> Created:
    """Put a table up. If people are to throw numbers in, it is dealt when all of them have."""
    most = house.settings.tables
    if await house.store(house.store.unfinished, guest.id) >= most:
        raise Refusal(409, "too-many-tables", most=most)
    dealt = not dice or all(place.who == BOT for place in places)
    to_act, over = [], False
    if dealt:
        state = record.start()
        to_act, over = list(state.to_act), state.over
    table = "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))
    now = time.time()
    head = Head(
        id=table,
        game=record.game.name,
        version=record.version,
        pack=record.game.pack.hash,
        options=dict(record.options),
        secret=record.secret,
        commitment=record.commitment,
        created=now,
        moved=now,
        to_act=to_act,
        over=over,
        dealt=dealt,
        creator=guest.id,
    )
    found = await house.store(house.store.add_table, head, places, after)
    if found == table and dealt:
        await house.room(table)  # bots may have the first word
    return Created(found, link_of(found))


def _online(house: House, table: str) -> set[str]:
    room = house.opened(table)
    return room.online if room else set()


HANDLERS = [
    who_am_i, change_me, games, words_of, open_new, my_tables, about, join, rematch, record_of_table, replay,
]  # fmt: skip
