"""`edubba new-game`: a small complete game as a package of its own, to begin with.

The files in `edubba/scaffold` are that game, under a name that stands nowhere else in them: it is played and tested as
it lies there, and written anew under the name that somebody wants.
"""

from __future__ import annotations

import sys
from itertools import combinations
from pathlib import Path

from rich.console import Console

import edubba
from edubba.cli.voice import Voice
from edubba.kernel import shelf
from edubba.kernel.plugin import is_name

TEMPLATE = Path(edubba.__file__).parent / "scaffold"
WORD, TITLE, PREFIX, VERSION = "wetclay", "Wetclay", "WET", "edubba>=0"
SHORTEST, LONGEST = 3, 20


def new_game(name: str, into: Path | None, console: Console, voice: Voice) -> None:
    """Write the package, and say how to go on."""
    check_name(name, voice)
    folder = Path(name) if into is None else into
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise voice.usage("new-game-folder", path=str(folder))
    for path, content in files(name).items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(content, encoding="utf-8")
    console.print(voice.say("new-game-done", name=name, path=str(folder)), highlight=False)


def check_name(name: str, voice: Voice) -> None:
    """A name must be good for a game, a package and three letters before the numbers of rules."""
    if not is_name(name) or len(letters(name)) < SHORTEST or len(name) > LONGEST:
        raise voice.usage("new-game-name", name=name, shortest=SHORTEST, longest=LONGEST)
    if name in edubba.catalogue() or name in {out.name for out in shelf.left_out()}:
        raise voice.usage("new-game-taken", name=name)
    if name == WORD or name in sys.stdlib_module_names:
        raise voice.usage("new-game-reserved", name=name)


def files(name: str) -> dict[Path, str]:
    """All files of the package by their paths."""
    words = {
        WORD: name,
        TITLE: name.replace("_", " ").title().replace(" ", ""),
        PREFIX: prefix(name),
        VERSION: f"edubba>={edubba.__version__}",
    }
    found = {}
    for file in sorted(TEMPLATE.rglob("*")):
        path = str(file.relative_to(TEMPLATE))
        if not file.is_file() or "__pycache__" in path or path.startswith("."):  # what tools leave behind
            continue
        content = file.read_text(encoding="utf-8")
        for word, instead in words.items():
            path, content = path.replace(word, instead), content.replace(word, instead)
        found[Path(path)] = content
    return found


def prefix(name: str) -> str:
    """Three letters of the name, in their order, with which the rules of no other game begin."""
    taken = {option.rule[:3] for game in edubba.catalogue().values() for option in game.options}
    every = ["".join(three).upper() for three in combinations(letters(name), 3)]
    return next((three for three in every if three not in taken), every[0])


def letters(name: str) -> list[str]:
    return [letter for letter in name if letter.isalpha()]
