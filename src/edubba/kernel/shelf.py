"""The shelf on which games stand. Games put themselves there; the kernel knows none of them by name."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches

from edubba.kernel.errors import Told, UnknownGame
from edubba.kernel.game import Game
from edubba.kernel.pack import Pack

Maker = Callable[[Pack | None], Game]
Finder = Callable[[str, str], Pack | None]

_makers: dict[str, Maker] = {}
_loaded: dict[tuple[str, str | None], Game] = {}
_finders: list[Finder] = []


def put(name: str, maker: Maker) -> None:
    """Put a game on the shelf; it is built when somebody first asks for it."""
    _makers[name] = maker


def catalogue() -> dict[str, Game]:
    """All games by name."""
    return {name: load(name) for name in sorted(_makers)}


def load(name: str, pack: Pack | None = None) -> Game:
    """The game of that name, with other printed data if a pack is given."""
    if name not in _makers:
        near = get_close_matches(str(name), _makers, 1)
        hint = f" (did you mean {near[0]}?)" if near else ""
        sentence = "there is no game {name!r}" + hint + "; known: {known}"
        raise UnknownGame(Told("unknown-game", sentence, name=name, known=", ".join(sorted(_makers))))
    key = (name, pack.hash if pack else None)
    if key not in _loaded:
        _loaded[key] = _makers[name](pack)
    return _loaded[key]


def look_in(finder: Finder) -> None:
    """Let records find data packs elsewhere too: the finder gets the name of a game and the hash of the pack."""
    _finders.append(finder)


def played_with(name: str, data_hash: str) -> Game | None:
    """The game whose printed data have this hash, if they can be found."""
    standard = load(name)
    if standard.pack.hash == data_hash:
        return standard
    for game in _loaded.values():
        if game.name == name and game.pack.hash == data_hash:
            return game
    for find in _finders:
        pack = find(name, data_hash)
        if pack is not None:
            return load(name, pack)
    return None
