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
from typing import Any

from edubba.kernel import provenance, shelf
from edubba.kernel.errors import BadPack, EdubbaError, Told
from edubba.kernel.files import write_whole
from edubba.kernel.game import Game
from edubba.kernel.pack import Pack, read_json, shown, values
from edubba.kernel.provenance import Summary
from edubba.kernel.scattered import scattered
from edubba.kernel.typedbox import TypedBox

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
    return game.open_pack(path.stem, read_json(path))


def use(game: Game, path: Path) -> Pack:
    """Install the pack in a file and play with it from now on."""
    pack = read(game, path)
    if pack.hash == game.printed.hash:
        use_standard(game.name)
        return pack
    place = folder(game.name)
    place.mkdir(parents=True, exist_ok=True)
    write_whole(place / f"{pack.hash}.json", f"{json.dumps(pack.file, ensure_ascii=False, indent=1)}\n".encode())
    write_whole(place / IN_USE, f"{pack.hash}\n".encode())
    return pack


def use_standard(game: str) -> None:
    """Go back to the data that come with Edubba; installed packs stay, so that old records can be replayed."""
    (folder(game) / IN_USE).unlink(missing_ok=True)


def in_use(game: str) -> Game:
    """The game with the data this user plays with."""
    return shelf.load(game, pack_in_use(game))


def pack_in_use(game: str) -> Pack | None:
    """The pack this user plays with; None for the data that come with Edubba."""
    marker = folder(game) / IN_USE
    try:
        chosen = marker.read_text(encoding="utf-8").strip()
    except OSError:
        return None
    except UnicodeDecodeError:
        chosen = ""
    pack = find(game, chosen)
    if pack is None:
        sentence = (
            "the data pack in use ({pack}) is not there any more; go back with: edubba data use {game} --standard"
        )
        raise BadPack([Told("pack-lost", sentence, pack=chosen, game=game)])
    return pack


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
    return differences(game, game.printed, pack)


def differences(game: Game, one: Pack, other: Pack) -> list[tuple[str, str, str]]:
    """Where two packs differ: the place and both values."""
    first, second = printed_values(game, one), printed_values(game, other)
    return [(place, shown(first[place]), shown(value)) for place, value in second.items() if value != first[place]]


def printed_values(game: Game, pack: Pack) -> dict[str, Any]:
    """Every value of a pack by its place."""
    return dict(values(pack.data)) if game.typed is None else game.typed.values(pack)


def typed_box(game: Game) -> TypedBox[Any]:
    """The typed box of a game; an error if it has none."""
    if game.typed is None:
        sentence = "the box of {game} has no types yet: its packs are whole files, see edubba data export {game}"
        raise EdubbaError(Told("box-untyped", sentence, game=game.name))
    return game.typed


def summary(game: Game) -> Summary:
    """Where every value of a game comes from, and what a pack can change."""
    if game.typed is not None:
        facts = game.typed.facts(game.pack)
    else:
        facts = scattered(game.pack.data, getattr(getattr(game, "box", None), "LIMITS", None))
    return provenance.summary(game.name, game.pack.hash, facts)


def find(game: str, data_hash: str) -> Pack | None:
    """The installed pack with this hash, if its file is there and still is what its name says."""
    if not HASH.fullmatch(data_hash):
        return None
    try:
        pack = shelf.load(game).open_pack(data_hash, read_json(folder(game) / f"{data_hash}.json"))
    except BadPack:
        return None
    return pack if pack.hash == data_hash else None


shelf.look_in(find)
