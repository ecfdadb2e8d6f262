"""The HTTP side of boxes and data packs: what is printed, whether changes make sense, and the packs of a guest."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from edubba import packs
from edubba.kernel import Game
from edubba.kernel.errors import BadPack
from edubba.kernel.pack import not_text
from edubba.kernel.scene import Catalogue
from edubba.kernel.shelf import load
from edubba.server import pack_files
from edubba.server.host import Host
from edubba.server.settings import LARGEST_FILE, LARGEST_PACK
from edubba.table import boxes
from edubba.table.box_wire import BoxEdit, BoxInfo, BoxVerdict, BoxWish, MyPack, PackInfo, PackText, PackWish
from edubba.table.lobby import new_id
from edubba.table.stored import Guest, KeptPack
from edubba.table.words import Refusal
from edubba.words import LANGUAGES

STANDARD = "standard"

Home = NamedDependency[Host]
Visitor = NamedDependency[Guest]
Tongue = NamedDependency[str]
GameName = FromPath[str]
PackId = FromPath[str]
Speak = Annotated[str, QueryParameter(name="lang")]

# --- boxes ----------------------------------------------------------------------------------------------------------


@get("/games/{name:str}/box")
async def box(name: GameName, host: Home, guest: Visitor, speak: Speak = "") -> BoxInfo:
    """Everything printed of a game: every value with where it comes from, and what may stand there."""
    return await host.patience(guest.id, boxes.box_info, load(name).name, _language(speak, guest))


@post("/games/{name:str}/box/check", status_code=200, request_max_body_size=LARGEST_PACK)
async def check(name: GameName, data: JSONBody[BoxEdit], host: Home, guest: Visitor, speak: Speak = "") -> BoxVerdict:
    """Whether a game can be played with these changes, and what must change along with one more."""
    return await host.patience(guest.id, boxes.check, load(name), data, _language(speak, guest))


@post("/games/{name:str}/box/preview", status_code=200, request_max_body_size=LARGEST_PACK)
async def preview(name: GameName, data: JSONBody[BoxWish], host: Home, guest: Visitor, speak: Speak = "") -> Catalogue:
    """The words and faces of a game with these changes."""
    return await host.patience(guest.id, boxes.preview, load(name), data.changes, _language(speak, guest))


@post("/games/{name:str}/box/read", status_code=200, request_max_body_size=LARGEST_FILE)
async def read(
    name: GameName, request: Request[Any, Any, Any], host: Home, guest: Visitor, speak: Speak = ""
) -> PackText:
    """The data pack in a file, which is the body: of our format, of a whole box, or of version 0.1.0."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError as trouble:
        raise BadPack([not_text()]) from trouble
    return await host.patience(guest.id, boxes.read_file, load(name), text, _language(speak, guest))


# --- packs ----------------------------------------------------------------------------------------------------------


@get("/packs")
async def my_packs(host: Home, guest: Visitor, game: FromQuery[str] = "") -> list[PackInfo]:
    """My data packs, those that were changed last first."""
    found = await host.store(host.packs.all_of, guest.id)
    return [boxes.pack_info(pack) for pack in found if game in ("", pack.game)]


@post("/packs", request_max_body_size=LARGEST_PACK)
async def add_pack(data: JSONBody[PackWish], host: Home, guest: Visitor) -> MyPack:
    """Keep a data pack, finished or not."""
    made = (load(data.game), data, new_id(secrets.choice), guest, time.time())
    pack, told = await host.patience(guest.id, boxes.draft, *made)
    most = host.settings.packs
    if not await host.store(host.packs.add, pack, most):
        raise Refusal(409, "too-many-packs", most=most)
    return told


@get("/packs/{pack:str}")
async def one_pack(pack: PackId, host: Home, guest: Visitor) -> MyPack:
    """A data pack of mine."""
    return await host.patience(guest.id, boxes.my_pack, await mine(host, guest, pack), guest.lang)


@put("/packs/{pack:str}", request_max_body_size=LARGEST_PACK)
async def change_pack(pack: PackId, data: JSONBody[PackWish], host: Home, guest: Visitor) -> MyPack:
    """Keep a data pack as it is now. Tables keep the data with which they were put up."""
    kept = await mine(host, guest, pack)
    if data.game != kept.game:
        raise Refusal(409, "other-game", game=kept.game)
    # It was changed later than before, whatever the clock says.
    now = max(time.time(), kept.changed + 1e-3)
    new, told = await host.patience(guest.id, boxes.draft, load(data.game), data, kept.id, guest, now)
    if not await host.store(host.packs.change, new, data.seen):
        await mine(host, guest, pack)
        raise Refusal(409, "pack-changed")
    return told


@delete("/packs/{pack:str}")
async def remove_pack(pack: PackId, host: Home, guest: Visitor) -> None:
    """Forget a data pack. Tables keep theirs."""
    if not await host.store(host.packs.remove, guest.id, pack):
        raise Refusal(404, "unknown-pack")


@get("/packs/{pack:str}/file")
async def pack_file(pack: PackId, host: Home, guest: Visitor) -> Response[bytes]:
    """A data pack of mine as a file."""
    kept = await mine(host, guest, pack)
    content = msgspec.json.format(msgspec.json.encode(boxes.file_of(kept)), indent=1)
    headers = {"content-disposition": f'attachment; filename="{kept.game}-{kept.id}.json"'}
    return Response(content + b"\n", media_type="application/json", headers=headers)


async def mine(host: Host, guest: Guest, pack: str) -> KeptPack:
    found = await host.store(host.packs.one_of, guest.id, pack)
    if found is None:
        raise Refusal(404, "unknown-pack")
    return found


async def chosen(host: Host, guest: Guest, name: str, pack: str | None) -> tuple[Game, str]:
    """The game with the data that somebody wants for a table, and what they are called."""
    game = load(name)
    if pack is None:
        used = await asyncio.to_thread(packs.pack_in_use, game.name)
        return load(name, used), boxes.title_of(used)
    if pack == STANDARD:
        return game, ""
    kept = await mine(host, guest, pack)
    if kept.game != game.name:
        raise Refusal(409, "other-game", game=kept.game)
    return await host.patience(guest.id, pack_files.put_by, game, kept), kept.title


def _language(speak: str, guest: Guest) -> str:
    return speak if speak in LANGUAGES else guest.lang


HANDLERS = [box, check, preview, read, my_packs, add_pack, one_pack, change_pack, remove_pack, pack_file]
