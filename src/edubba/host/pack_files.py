"""The data packs with which tables are played: files named by their hash, where bots and backups find them."""

from __future__ import annotations

import logging
from threading import Lock

import msgspec

from edubba import packs
from edubba.kernel import Game, Pack
from edubba.kernel.errors import BadPack
from edubba.kernel.files import write_whole
from edubba.kernel.shelf import load
from edubba.table import boxes
from edubba.table.stored import KeptPack
from edubba.table.words import Refusal

MOST_FILES = 2000  # of one game

log = logging.getLogger("edubba.host")
_writing = Lock()


def in_use(game: str) -> Pack | None:
    """The data pack in use here; None if its file is gone, too: whoever puts up a table is told."""
    try:
        return packs.pack_in_use(game)
    except BadPack as trouble:
        log.warning("%s", trouble.problems[0])
        return None


def put_by(game: Game, kept: KeptPack) -> Game:
    """The game with a pack of somebody, once this lies in a file. Whatever becomes of the pack, tables keep theirs."""
    pack = boxes.played(game, kept)
    if pack.hash == game.printed.hash:
        return game
    with _writing:
        if packs.find(game.name, pack.hash) is None:
            _write(game, pack)
    return load(game.name, pack)


def _write(game: Game, pack: Pack) -> None:
    if len(packs.installed(game.name)) >= MOST_FILES:
        raise Refusal(409, "packs-full", game=game.name)
    folder = packs.folder(game.name)
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(folder / f"{pack.hash}.json", msgspec.json.format(msgspec.json.encode(pack.file), indent=1) + b"\n")
