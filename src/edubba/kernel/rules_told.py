"""The rulebook of a game in words: what travels to who reads it."""

from __future__ import annotations

from msgspec import Struct, field


class AidLine(Struct, omit_defaults=True):
    """A line of the player aid: what it is called, and what there is to know of it."""

    title: str
    text: str
    icon: str = ""
    colour: str = ""


class AidPart(Struct):
    title: str
    lines: list[AidLine]


class WorkedExample(Struct):
    """An example that can be opened as a position on the table."""

    id: str
    text: str


class RuleParagraph(Struct, omit_defaults=True):
    """A paragraph of the rules, with the ids of what it tells and the faces of the pieces beside it."""

    text: str
    rules: list[str] = field(default_factory=list)
    show: list[str] = field(default_factory=list)
    examples: list[WorkedExample] = field(default_factory=list)


class RuleChapter(Struct):
    title: str
    paragraphs: list[RuleParagraph]


class Rulebook(Struct, omit_defaults=True):
    """The rules in full, the player aid, and why one would do what the table offers."""

    game: str
    lang: str
    title: str
    aid: list[AidPart] = field(default_factory=list)
    chapters: list[RuleChapter] = field(default_factory=list)
    can: dict[str, str] = field(default_factory=dict)  # "menu.take" or "menu": what such a choice is good for
    verbs: list[tuple[str, int]] = field(default_factory=list)  # each with the first of its actions
