"""The HTTP side of boxes and data packs: what is printed, whether changes make sense, and the packs of a guest."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from edubba.host.requests import language
from edubba.kernel.scene import Catalogue
from edubba.server.host import Host
from edubba.server.settings import LARGEST_FILE, LARGEST_PACK
from edubba.table import boxes
from edubba.table.box_wire import BoxEdit, BoxInfo, BoxVerdict, BoxWish, MyPack, PackInfo, PackText, PackWish
from edubba.table.stored import Guest

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
    return await host.requests.packs.box(guest, name, language(speak, guest.lang))


@post("/games/{name:str}/box/check", status_code=200, request_max_body_size=LARGEST_PACK)
async def check(name: GameName, data: JSONBody[BoxEdit], host: Home, guest: Visitor, speak: Speak = "") -> BoxVerdict:
    """Whether a game can be played with these changes, and what must change along with one more."""
    return await host.requests.packs.check(guest, name, data, language(speak, guest.lang))


@post("/games/{name:str}/box/preview", status_code=200, request_max_body_size=LARGEST_PACK)
async def preview(name: GameName, data: JSONBody[BoxWish], host: Home, guest: Visitor, speak: Speak = "") -> Catalogue:
    """The words and faces of a game with these changes."""
    return await host.requests.packs.preview(guest, name, data.changes, language(speak, guest.lang))


@post("/games/{name:str}/box/read", status_code=200, request_max_body_size=LARGEST_FILE)
async def read(
    name: GameName, request: Request[Any, Any, Any], host: Home, guest: Visitor, speak: Speak = ""
) -> PackText:
    """The data pack in a file, which is the body: of our format, of a whole box, or of version 0.1.0."""
    return await host.requests.packs.read(guest, name, await request.body(), language(speak, guest.lang))


# --- packs ----------------------------------------------------------------------------------------------------------


@get("/packs")
async def my_packs(host: Home, guest: Visitor, game: FromQuery[str] = "") -> list[PackInfo]:
    """My data packs, those that were changed last first."""
    return await host.requests.packs.all_of(guest, game)


@post("/packs", request_max_body_size=LARGEST_PACK)
async def add_pack(data: JSONBody[PackWish], host: Home, guest: Visitor) -> MyPack:
    """Keep a data pack, finished or not."""
    return await host.requests.packs.add(guest, data)


@get("/packs/{pack:str}")
async def one_pack(pack: PackId, host: Home, guest: Visitor) -> MyPack:
    """A data pack of mine."""
    return await host.requests.packs.one(guest, pack)


@put("/packs/{pack:str}", request_max_body_size=LARGEST_PACK)
async def change_pack(pack: PackId, data: JSONBody[PackWish], host: Home, guest: Visitor) -> MyPack:
    """Keep a data pack as it is now. Tables keep the data with which they were put up."""
    return await host.requests.packs.change(guest, pack, data)


@delete("/packs/{pack:str}")
async def remove_pack(pack: PackId, host: Home, guest: Visitor) -> None:
    """Forget a data pack. Tables keep theirs."""
    await host.requests.packs.remove(guest, pack)


@get("/packs/{pack:str}/file")
async def pack_file(pack: PackId, host: Home, guest: Visitor) -> Response[bytes]:
    """A data pack of mine as a file."""
    kept = await host.requests.packs.mine(guest, pack)
    content = msgspec.json.format(msgspec.json.encode(boxes.file_of(kept)), indent=1)
    headers = {"content-disposition": f'attachment; filename="{kept.game}-{kept.id}.json"'}
    return Response(content + b"\n", media_type="application/json", headers=headers)


HANDLERS = [box, check, preview, read, my_packs, add_pack, one_pack, change_pack, remove_pack, pack_file]
