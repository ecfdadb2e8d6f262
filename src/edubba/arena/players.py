"""Who plays, as it is typed:

sage, greedy, search:200      a bot of Edubba; the searching one with so many iterations
module:Class                  what `Class(game, seed)` makes: it has `choose(sample, seat, legal)`
exec:COMMAND                  a program that speaks JSON lines (edubba.arena.program)
client:NAME@ADDRESS           a bot that waits on a running server (edubba.arena.client)
"""

from __future__ import annotations

import math
import shlex
import shutil
import sys
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Protocol

from edubba import bots
from edubba.arena.client import Client, check_client, is_client, parts
from edubba.arena.program import Program
from edubba.bots.bot import Sample
from edubba.bots.levels import EDITION, level_of
from edubba.bots.weights import mark as mark_of_weights
from edubba.kernel.errors import EdubbaError, Told
from edubba.kernel.game import Game
from edubba.kernel.option import Value
from edubba.kernel.state import State

EXEC: Final = "exec"
OTHERS: Final = ("module:Class", "exec:COMMAND", "client:NAME@ADDRESS")


class Player(Protocol):
    """What an arena asks of a player."""

    def choose(self, sample: Sample, seat: int, legal: list[int]) -> int: ...


class Place:
    """Where a player sits."""

    def __init__(self, game: Game, seats: int, options: dict[str, Value], seat: int, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seat = seat
        self.seed = seed

    def told(self) -> dict[str, Any]:
        """What a program is told before its first decision."""
        return {
            "game": self.game.name,
            "version": self.game.version,
            "data": self.game.pack.hash,
            "seats": self.seats,
            "options": self.options,
            "seat": self.seat,
            "seed": self.seed,
        }

    def shown(self, state: State, legal: list[int]) -> dict[str, Any]:
        """What it is shown of a redealt position: what the seat may know."""
        return {
            "view": state.view(self.seat),
            "features": [int(number) for number in self.game.features(state, self.seat)],
            "notation": [self.game.notation(action) for action in legal],
        }


def foreign(spec: str) -> bool:
    """True for a player that does not come with Edubba: it may do anything."""
    return spec.partition(":")[0] not in bots.names()


def is_program(spec: str) -> bool:
    return spec.startswith(f"{EXEC}:")


def outside(spec: str) -> bool:
    """True for a player in another process: it has a clock of its own, and ends without ending ours."""
    return is_program(spec) or is_client(spec)


def check(game: Game, spec: str) -> None:
    """Refuse what can never play, before the first game."""
    if is_client(spec):
        check_client(spec)
    elif is_program(spec):
        words = command(spec)
        if not words or shutil.which(words[0]) is None:
            sentence = "the program of the player {name!r} is not there, or cannot be run"
            raise EdubbaError(Told("arena-no-program", sentence, name=spec))
    elif not foreign(spec):
        own(game, spec, 0)
    else:
        maker(spec)


def make(spec: str, place: Place, limit: float) -> Player:
    """A player for a game."""
    if is_client(spec):
        return Client(*parts(spec), place.told(), place.shown, limit)
    if is_program(spec):
        return Program(command(spec), place.told(), place.shown, limit)
    if not foreign(spec):
        return own(place.game, spec, place.seed)
    found: Player = maker(spec)(place.game, place.seed)
    return found


def command(spec: str) -> list[str]:
    """The words of the command line of a program."""
    try:
        return shlex.split(spec.partition(":")[2])
    except ValueError:  # a quotation mark without its other half
        return []


def own(game: Game, spec: str, seed: int) -> bots.Bot:
    """A bot of ours, without a limit of time: games are not to depend on how fast a machine is."""
    kind, colon, number = spec.partition(":")
    if kind in bots.levels() and not colon:
        return bots.make(kind, game, seed, seconds=math.inf)
    if kind == "search" and number.isdecimal():
        return bots.make(kind, game, seed, iterations=int(number))
    if colon:
        raise unknown(spec)
    return bots.make(kind, game, seed)


def maker(spec: str) -> Any:
    """The class of a player, or whatever else makes it. Modules are looked for in the current folder, too."""
    module, colon, name = spec.partition(":")
    if not colon:
        raise unknown(spec)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(import_module(module), name)
    except Exception as trouble:
        sentence = "the player {name!r} cannot be imported ({reason})"
        reason = f"{type(trouble).__name__}: {trouble}"
        raise EdubbaError(Told("arena-no-class", sentence, name=spec, reason=reason)) from trouble
    if not callable(found):
        sentence = "{name!r} makes no player: it is to be called with a game and a seed"
        raise EdubbaError(Told("arena-no-maker", sentence, name=spec))
    return found


def unknown(spec: str) -> EdubbaError:
    sentence = "there is no player {name!r}; known: {known}"
    return EdubbaError(Told("arena-no-player", sentence, name=spec, known=", ".join([*bots.names(), *OTHERS])))


def mark(game: Game, spec: str, seats: int = 0) -> str:
    """What the strength of a level rests on, in short: its style and its weights (those for such a table, if one is
    named). Empty for all others."""
    level = level_of(spec)
    if level is None:
        return ""
    told = f"{EDITION} {level.style.told()} {mark_of_weights(game, seats)}"
    return blake2b(told.encode(), digest_size=4).hexdigest()
