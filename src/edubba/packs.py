"""The data packs that this user has installed: one file each, named by its hash, and one of them in use.

    $XDG_DATA_HOME/edubba/packs/uruk/3f0c5c0f6d0b8a11.json
    $XDG_DATA_HOME/edubba/packs/uruk/in-use                     the hash of the pack to play with

Records name the hash of their pack; importing this module lets them find the installed ones.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

from edubba.kernel import shelf
from edubba.kernel.errors import BadPack, Told
from edubba.kernel.files import write_whole
from edubba.kernel.game import Game
from edubba.kernel.pack import Pack, read_json, shown, values

HASH = re.compile(r"[0-9a-f]{16}")
IN_USE = "in-use"


def home() -> Path:
    """Where this user's things of Edubba lie."""
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if Path(base).is_absolute() else Path.home() / ".local" / "share") / "edubba"


def folder(game: str) -> Path:
    return home() / "packs" / game


def read(game: Game, path: Path) -> Pack:
    """The pack in a file, if the game can be played with it; else BadPack."""
    pack = Pack.of(path.stem, read_json(path))
    problems = game.problems(pack.data)
    if problems:
        raise BadPack(problems)
    return pack


def use(game: Game, path: Path) -> Pack:
    """Install the pack in a file and play with it from now on."""
    pack = read(game, path)
    if pack.hash == game.printed.hash:
        use_standard(game.name)
        return pack
    place = folder(game.name)
    place.mkdir(parents=True, exist_ok=True)
    write_whole(place / f"{pack.hash}.json", json.dumps(pack.data, ensure_ascii=False, indent=1) + "\n")
    write_whole(place / IN_USE, pack.hash + "\n")
    return pack


def use_standard(game: str) -> None:
    """Go back to the data that come with Edubba; installed packs stay, so that old records can be replayed."""
    (folder(game) / IN_USE).unlink(missing_ok=True)


def in_use(game: str) -> Game:
    """The game with the data this user plays with."""
    marker = folder(game) / IN_USE
    standard = shelf.load(game)
    try:
        chosen = marker.read_text(encoding="utf-8").strip()
    except OSError:
        return standard
    except UnicodeDecodeError:
        chosen = ""
    pack = find(game, chosen)
    if pack is None:
        sentence = (
            "the data pack in use ({pack}) is not there any more; go back with: edubba data use {game} --standard"
        )
        raise BadPack([Told("pack-lost", sentence, pack=chosen, game=game)])
    return shelf.load(game, pack)


def installed(game: str) -> list[str]:
    """The hashes of all packs installed for a game."""
    try:
        return sorted(
            path.stem for path in folder(game).iterdir() if path.suffix == ".json" and HASH.fullmatch(path.stem)
        )
    except OSError:
        return []


def changes(game: Game, pack: Pack) -> list[tuple[str, str, str]]:
    """Where a pack differs from the data that come with Edubba: the place, our value, its value."""
    ours = dict(values(game.printed.data))
    theirs = values(pack.data)
    return [(place, shown(ours[place]), shown(value)) for place, value in theirs if value != ours[place]]


def find(game: str, data_hash: str) -> Pack | None:
    """The installed pack with this hash, if its file is there and still is what its name says."""
    if not HASH.fullmatch(data_hash):
        return None
    try:
        pack = Pack.of(data_hash, read_json(folder(game) / f"{data_hash}.json"))
    except BadPack:
        return None
    return pack if pack.hash == data_hash else None


shelf.look_in(find)
