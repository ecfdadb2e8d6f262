"""Games of other people: installed packages that name a game in the entry-point group `edubba.games`.

Such a package is imported when somebody first asks for its game, and examined before it is let in: what Edubba relies
on must be there. Nothing here is asked of the games that come with Edubba; tests hold them, and others, to far more.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from itertools import product
from keyword import iskeyword
from pathlib import Path

from edubba.kernel.actions import ActionSpace
from edubba.kernel.errors import BadGame, BadPack, EdubbaError, Told
from edubba.kernel.game import Game
from edubba.kernel.option import Fix, Option
from edubba.kernel.scene import SHAPES

GROUP = "edubba.games"
OURSELVES = "edubba"
API = 1  # what games rely on: raised when a game that was right before would not be so any more
NAME = re.compile(r"[a-z][a-z0-9_]*")
RULE = re.compile(r"[A-Z]{3}-[A-Z]*\d[\w.]*")
FILES = ("RULES.md", "components.json", "words")
MOST_ACTIONS = 1 << 16  # chance draws numbers of 16 bits


class Plugin:
    """An installed game, not yet imported."""

    def __init__(self, entry: EntryPoint) -> None:
        self.name = entry.name
        self.entry = entry
        self.origin = f"{entry.dist.name} {entry.dist.version}" if entry.dist is not None else entry.value

    def game(self) -> Game:
        """The game with its own printed data, fit to be played; else BadGame."""
        if not is_name(self.name):
            sentence = "{name!r} is no name for a game: it takes a lower-case word of a–z, 0–9 and _, no keyword"
            raise BadGame(Told("game-name", sentence, name=self.name))
        for file in compiled_files(self.entry.module):
            sentence = "{file} is compiled, and games outside Edubba's own build run as plain Python only"
            raise BadGame(Told("game-compiled", sentence, file=file))
        try:
            kind = self.entry.load()
        except (Exception, SystemExit) as trouble:
            sentence = "{module} cannot be imported ({reason})"
            raise BadGame(Told("game-import", sentence, module=self.entry.value, reason=brief(trouble))) from trouble
        if not isinstance(kind, type) or not issubclass(kind, Game):
            sentence = "{value} is no class derived from edubba.kernel.Game"
            raise BadGame(Told("game-no-game", sentence, value=self.entry.value))
        theirs = getattr(kind, "api", None)
        if theirs != API:
            sentence = (
                "it is written for version {theirs} of Edubba's interface for games (`api`), this is version {ours}"
            )
            raise BadGame(Told("game-api", sentence, theirs=str(theirs), ours=API))
        try:
            for fault in faults(kind, self.name):
                raise BadGame(fault)
            game = kind()
            for lack in [*lacking(game), *game.missing_words()]:
                raise BadGame(lack)
            return game
        except BadGame:
            raise
        except BadPack as trouble:
            raise BadGame(misfit(trouble.problems[0])) from trouble
        except Exception as trouble:
            raise BadGame(Told("game-broken", "it cannot be set up ({reason})", reason=brief(trouble))) from trouble


def installed() -> list[Plugin]:
    """All games that installed packages bring, but for those of Edubba itself."""
    try:
        found = [Plugin(entry) for entry in entry_points(group=GROUP)]
    except Exception as trouble:  # the papers of some package, perhaps none of ours, are torn
        raise EdubbaError(
            Told("no-plugins", "installed games cannot be found ({reason})", reason=brief(trouble))
        ) from None
    others = [one for one in found if one.entry.dist is None or one.entry.dist.name != OURSELVES]
    return sorted(others, key=lambda one: (one.name, one.origin))


def twice(plugins: Sequence[Plugin]) -> dict[str, str]:
    """The names that several packages claim, with all of them."""
    claims = Counter(one.name for one in plugins)
    return {
        name: ", ".join(one.origin for one in plugins if one.name == name)
        for name, times in claims.items()
        if times > 1
    }


def is_name(name: str) -> bool:
    return NAME.fullmatch(name) is not None and not iskeyword(name)


def compiled_files(module: str) -> list[str]:
    """Machine code in the package of a module. One compiled elsewhere than the kernel ends the process when called, so
    this looks at files and imports nothing."""
    try:
        spec = find_spec(module.partition(".")[0])
    except (ImportError, ValueError):
        return []
    folders = spec.submodule_search_locations if spec is not None else None
    found = []
    for folder in map(Path, folders or ()):
        for file in sorted(folder.rglob("*")):
            if file.name.endswith(tuple(EXTENSION_SUFFIXES)):
                found.append(str(file.relative_to(folder.parent)))
    return found


def faults(kind: type[Game], name: str) -> Iterator[Told]:
    """What a class of a game says of itself, and cannot be so."""
    if getattr(kind, "name", None) != name:
        sentence = "its class calls it {found!r}, its entry point {name!r}"
        yield Told("game-two-names", sentence, found=getattr(kind, "name", None), name=name)
    seats = getattr(kind, "seats", None)
    if not are_seats(seats):
        sentence = "`seats` must be numbers from 1 to {most}, ascending, found {found}"
        yield Told("game-seats", sentence, most=len(SHAPES), found=str(seats))
    if not isinstance(getattr(kind, "version", None), str) or not kind.version:
        yield Told("game-version", '`version` must be a text such as "1.0"')
        return
    versions = (*kind.earlier, kind.version)
    if not all(isinstance(one, str) and one for one in versions) or len(set(versions)) < len(versions):
        yield Told("game-earlier", "`earlier` must be a tuple of other versions than `version`, the oldest first")
    actions = getattr(kind, "actions", None)
    if not isinstance(actions, ActionSpace) or not 0 < len(actions) <= MOST_ACTIONS:
        yield Told("game-actions", "`actions` must be an ActionSpace with 1 to {most} actions", most=MOST_ACTIONS)
    options = getattr(kind, "options", None)
    if not isinstance(options, tuple):
        yield Told("game-options", "`options` must be a tuple of options")
        return
    for option in options:
        if not isinstance(option, Option) or not fits(option, kind.seats, versions):
            yield Told("game-option", "the option {found} is not sound", found=str(getattr(option, "name", option)))
    for fix in kind.fixes:
        if not isinstance(fix, Fix) or not is_name(fix.name) or fix.since not in versions[1:]:
            sentence = "the fix {found} must have a name, and come with a version after the first"
            yield Told("game-fix", sentence, found=str(getattr(fix, "name", fix)))
    names = [one.name for one in (*options, *kind.fixes)]
    if len(set(names)) < len(names):
        yield Told("game-options-twice", "two options have the same name")
    if len({option.rule[:3] for option in options}) > 1:
        yield Told("game-prefixes", "its options cite rules with different prefixes")


def are_seats(seats: object) -> bool:
    """True for some numbers of players, ascending; there are signs for so many."""
    if not isinstance(seats, tuple) or not seats or any(type(count) is not int for count in seats):
        return False
    return list(seats) == sorted(set(seats)) and seats[0] >= 1 and seats[-1] <= len(SHAPES)


def fits(option: Option, seats: tuple[int, ...], versions: tuple[str, ...]) -> bool:
    """True if its defaults are values, a rule is cited, and the game has its seats and its version."""
    values = list(option.values)
    return (
        is_name(option.name.replace(".", "_"))
        and len(values) > 1
        and option.default in values
        and option.until_then in values
        and option.since in ("", *versions)
        and RULE.fullmatch(option.rule) is not None
        and (option.seats is None or (bool(option.seats) and set(option.seats) <= set(seats)))
    )


def lacking(game: Game) -> Iterator[Told]:
    """What a game owes and does not have: files, sound printed data, a deal for every number of seats."""
    for file in FILES:
        if not (game.folder / file).exists():
            yield Told("game-file", "{file} is missing in {folder}", file=file, folder=str(game.folder))
    if find_spec(f"{game.package}.edge.terminal") is None:
        yield Told("game-file", "{file} is missing in {folder}", file="edge/terminal.py", folder=str(game.folder))
    for problem in game.problems(game.printed.file):
        yield misfit(problem)
    if game.typed is not None and not (game.folder / "provenance.json").exists():
        yield Told("game-file", "{file} is missing in {folder}", file="provenance.json", folder=str(game.folder))
    for seats, version in product(game.seats, game.versions):
        if not game.new(seats=seats, seed=0, version=version).to_act:
            yield Told("game-over", "with {seats} seats it is over before it begins", seats=seats)


def misfit(problem: str) -> Told:
    return Told("game-data", "its own data do not fit: {problem}", problem=problem)


def brief(trouble: BaseException) -> str:
    """An exception in one line."""
    return f"{type(trouble).__name__}: {' '.join(str(trouble).split())[:300]}".rstrip(": ")
