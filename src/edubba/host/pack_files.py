"""The data packs with which tables are played: files named by their hash, where bots and backups find them."""

from __future__ import annotations

import logging
from threading import Lock

import msgspec

from edubba import packs
from edubba.kernel import Game, Pack
from edubba.kernel.errors import BadPack
from edubba.kernel.files import write_whole
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


def keep(game: Game) -> None:
    """Put the data of a game into a file, if they are not its own. Whatever becomes of a pack, tables keep theirs."""
    if game.pack.hash != game.printed.hash:
        with _writing:
            if packs.find(game.name, game.pack.hash) is None:
                _write(game, game.pack)


def _write(game: Game, pack: Pack) -> None:
    if len(packs.installed(game.name)) >= MOST_FILES:
        raise Refusal(409, "packs-full", game=game.name)
    folder = packs.folder(game.name)
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(folder / f"{pack.hash}.json", msgspec.json.format(msgspec.json.encode(pack.file), indent=1) + b"\n")
