"""The shelf on which games stand. Games put themselves there; the kernel knows none of them by name.

Installed packages may bring more games (`plugin.py`). One that is broken is named once in the log, and left out.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from difflib import get_close_matches
from threading import RLock
from typing import NamedTuple
from weakref import WeakValueDictionary

from edubba.kernel import plugin
from edubba.kernel.errors import BadGame, EdubbaError, Told, UnknownGame
from edubba.kernel.game import Game
from edubba.kernel.pack import Pack

Maker = Callable[[Pack | None], Game]
Finder = Callable[[str, str], Pack | None]


class LeftOut(NamedTuple):
    """An installed game that cannot be played: its name, the package that brings it, and why."""

    name: str
    origin: str
    reason: str


MOST_PACKS = 64  # with which games are kept at hand, besides those that somebody plays with

log = logging.getLogger(__name__)

_makers: dict[str, Maker] = {}
_loaded: dict[tuple[str, str | None], Game] = {}  # all with their own data, and those with packs that were last used
_alive: WeakValueDictionary[tuple[str, str | None], Game] = WeakValueDictionary()  # those in use, remembered or not
_finders: list[Finder] = []
_plugins: dict[str, plugin.Plugin] | None = None  # installed games by name; None: nobody has looked yet
_left_out: list[LeftOut] = []
_lock = RLock()


def put(name: str, maker: Maker) -> None:
    """Put a game on the shelf, in place of one with its name; it is built when somebody first asks for it."""
    with _lock:
        _forget(name)
        _makers[name] = maker


def _forget(name: str) -> None:
    _makers.pop(name, None)
    for kept in (_loaded, _alive):
        for key in [key for key in kept if key[0] == name]:
            del kept[key]


def catalogue() -> dict[str, Game]:
    """All games by name, those of installed packages too."""
    found = {}
    for name in sorted({*_makers, *_installed()}):
        try:
            found[name] = load(name)
        except BadGame:
            continue  # the log has named it
    return found


def load(name: str, pack: Pack | None = None) -> Game:
    """The game of that name, with other printed data if a pack is given."""
    if name not in _makers:
        _fetch(name)
    # One thread at a time: everybody gets the same game, and msgspec crashes if two threads first meet a type at once.
    with _lock:
        if pack is None:
            if (name, None) not in _loaded:
                _loaded[name, None] = _makers[name](None)
            return _loaded[name, None]
        return _remember(_alive.get((name, pack.hash)) or _makers[name](pack))


def game_of(game: str | Game) -> Game:
    """A game, or the one of that name: what is offered to programs takes both."""
    return load(game) if isinstance(game, str) else game


def _remember(game: Game) -> Game:
    """Keep a game with a pack at hand, and let go of those that nobody has asked for in a long time."""
    key = (game.name, game.pack.hash)
    with _lock:
        _loaded.pop(key, None)
        _loaded[key] = _alive[key] = game
        packed = [one for one in _loaded if one[1] is not None]
        for one in packed[:-MOST_PACKS]:
            del _loaded[one]
    return game


def origin(name: str) -> str:
    """The package that brings a game, with its version; "" for what comes with Edubba."""
    brought = _installed().get(name)
    return brought.origin if brought is not None else ""


def left_out() -> list[LeftOut]:
    """The installed games that cannot be played, and why."""
    catalogue()
    return _left_out[:]


def look_again() -> None:
    """Forget the installed games, so that they are looked for again when somebody asks."""
    global _plugins
    with _lock:
        for name in _plugins or {}:
            _forget(name)
        _left_out.clear()
        _plugins = None


def look_in(finder: Finder) -> None:
    """Let records find data packs elsewhere too: the finder gets the name of a game and the hash of the pack."""
    _finders.append(finder)


def played_with(name: str, data_hash: str) -> Game | None:
    """The game whose printed data have this hash, if they can be found."""
    standard = load(name)
    if standard.pack.hash == data_hash:
        return standard
    known = _alive.get((name, data_hash))
    if known is not None:
        return _remember(known)
    for find in _finders:
        pack = find(name, data_hash)
        if pack is not None:
            return load(name, pack)
    return None


# --- installed games ------------------------------------------------------------------------------------------------


def _installed() -> dict[str, plugin.Plugin]:
    """What installed packages bring, by name. Nothing is imported for it."""
    global _plugins
    with _lock:
        if _plugins is None:
            _plugins = {}
            try:
                found = plugin.installed()
            except EdubbaError as trouble:
                log.warning(trouble.args[0])
                found = []
            several = plugin.twice(found)
            for one in found:
                if one.name in _makers:
                    _leave_out(one, Told("game-taken", "Edubba itself has a game of this name"))
                elif one.name in several:
                    sentence = "several packages bring a game of this name ({origins}); uninstall all but one"
                    _leave_out(one, Told("game-twice", sentence, origins=several[one.name]))
                else:
                    _plugins[one.name] = one
        return _plugins


def _fetch(name: str) -> None:
    """Put an installed game on the shelf when it is first asked for."""
    with _lock:
        brought = _installed().get(name)
        if name in _makers:
            return
        for one in _left_out:
            if one.name == name:
                raise BadGame(_told(one))
        if brought is None:
            raise _unknown(name)
        try:
            game = brought.game()
        except BadGame as trouble:
            raise BadGame(_told(_leave_out(brought, trouble.args[0]))) from trouble
        _loaded[name, None] = game
        _makers[name] = type(game)


def _leave_out(one: plugin.Plugin, reason: str) -> LeftOut:
    out = LeftOut(one.name, one.origin, reason)
    _left_out.append(out)
    log.warning(_told(out))
    return out


def _told(out: LeftOut) -> Told:
    sentence = "the game {name} ({origin}) is left out: {reason}"
    return Told("game-left-out", sentence, name=out.name, origin=out.origin, reason=out.reason)


def _unknown(name: str) -> UnknownGame:
    known = sorted({*_makers, *_installed()} - {one.name for one in _left_out if one.name not in _makers})
    near = get_close_matches(str(name), known, 1)
    hint = f" (did you mean {near[0]}?)" if near else ""
    sentence = "there is no game {name!r}" + hint + "; known: {known}"
    return UnknownGame(Told("unknown-game", sentence, name=name, known=", ".join(known)))
