"""Serves the skins of games from packages. `host/skins.py` reads them, and lets nothing in that would do harm."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from edubba.host.skins import KINDS, BadSkin, Dress, Skin, dress_of
from edubba.kernel.shelf import load
from edubba.server.pages import FOREVER
from edubba.server.words import Refusal

log = logging.getLogger("edubba.server")


def shown(name: str) -> Dress:
    """The skin of a game as it is served: one that is not sound is named in the log, and left out."""
    game = load(name)
    try:
        return dress_of(game)
    except (BadSkin, OSError) as trouble:
        log.warning("the skin of %s is left out: %s", game.name, trouble)
        return Dress(Skin(), {}, "")


@get("/games/{name:str}/skin")
async def skin_of(name: FromPath[str]) -> Skin:
    """How a game from a package looks: layout, icons, and where its style sheet and its cover are."""
    return (await asyncio.to_thread(shown, name)).skin


@get("/games/{name:str}/skin/{version:str}/{file:str}", include_in_schema=False)
async def file_of(name: FromPath[str], version: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """A file of a skin. Its address names its version, so it never changes."""
    dress = await asyncio.to_thread(shown, name)
    if version != dress.version or file not in dress.files:
        raise Refusal(404, "nothing-here")
    kind = KINDS[Path(file).suffix]
    return Response(dress.files[file], media_type=kind, headers={"cache-control": FOREVER})


HANDLERS = [skin_of, file_of]
