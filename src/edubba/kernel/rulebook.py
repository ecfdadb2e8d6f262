"""The rulebook of a game, as its file says it: which paragraphs there are, which rules of RULES.md each of them tells,
and what stands on the player aid. What is said is named by keys; the words are in the texts of the game.

A worked example is a position, kept as a file of its own; it belongs to the paragraph that names it. docs/lessons.md
tells how to write all this.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from edubba.kernel.errors import EdubbaError, Told
from edubba.kernel.game import Game
from edubba.kernel.option import Value
from edubba.kernel.record import Record

S = TypeVar("S", bound=Struct)

FILE = "rulebook.json"
EXAMPLES = "examples"
FORMAT = "edubba-example/1"
EXAMPLE = re.compile(r"[A-Z]{3}-[EWXY]\d+[a-z]?")  # how worked examples are numbered in RULES.md
DEFINED = re.compile(rf"^\s*[-*|]\s+(?:\*\*)?({EXAMPLE.pattern})\b|\*\*({EXAMPLE.pattern})\b", re.MULTILINE)


class BadRulebook(EdubbaError):
    """A rulebook or an example that cannot be read as it stands."""


class Line(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A line of the player aid."""

    name: str
    icon: str = ""
    colour: str = ""


class Part(Struct, forbid_unknown_fields=True):
    """A part of the player aid."""

    name: str
    lines: list[Line]


class Paragraph(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A paragraph of the rules: what it tells, and the faces or signs of which pictures stand beside it."""

    name: str
    rules: list[str] = []
    show: list[str] = []


class Section(Struct, forbid_unknown_fields=True):
    """A chapter of the rules."""

    name: str
    paragraphs: list[Paragraph]


class Plan(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What the rulebook of a game consists of."""

    aid: list[Part] = []
    chapters: list[Section] = []
    told: dict[str, str] = {}  # kind of event -> the rule that it follows


class Example(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A worked example: a position to look at, and to play on."""

    format: str
    seats: int
    options: dict[str, Value] = {}
    position: dict[str, Any]

    def record(self, game: Game, secret: bytes) -> Record:
        """A game that begins there."""
        return Record(game, self.seats, game.agree(self.seats, self.options), secret, position=self.position)


@cache
def _plan(folder: Path) -> Plan:
    file = folder / FILE
    return _read(file, Plan) if file.exists() else Plan()


def plan_of(game: Game) -> Plan:
    """The rulebook of a game; an empty one, if it has none."""
    return _plan(game.folder)


def example_of(game: Game, name: str) -> Example | None:
    """A worked example of a game, by the id that it has in RULES.md."""
    file = game.folder / EXAMPLES / f"{name}.json"
    return _read(file, Example) if EXAMPLE.fullmatch(name) and file.exists() else None


def example_ids(game: Game) -> list[str]:
    """The worked examples that RULES.md describes, in its order.

    >>> [one or two for one, two in DEFINED.findall("- **URU-W3** Tableau ... as URU-W9. **URU-W4** Same hand.")]
    ['URU-W3', 'URU-W4']
    """
    text = (game.folder / "RULES.md").read_text("utf-8")
    return list(dict.fromkeys(one or two for one, two in DEFINED.findall(text)))


def _read(file: Path, kind: type[S]) -> S:
    try:
        return msgspec.json.decode(file.read_bytes(), type=kind)
    except msgspec.MsgspecError as trouble:
        sentence = "{file} cannot be read: {what}"
        raise BadRulebook(Told("bad-rulebook", sentence, file=file.name, what=str(trouble))) from trouble
