"""What travels of lessons."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from edubba.kernel.scene import Chapter


class LessonName(Struct, omit_defaults=True, kw_only=True):
    """A lesson on offer."""

    name: str
    title: str
    text: str
    minutes: tuple[int, int]
    guided: bool = False  # a whole game, with free choices


class SaidStep(Struct, omit_defaults=True):
    """A step that was said. Words of the glossary stand in it as `[as it reads|term]`."""

    n: int  # from 1
    say: str
    light: list[str] = []  # the handles of what it names


class LessonInfo(Struct, omit_defaults=True, kw_only=True):
    """How far somebody is in the lesson of a table."""

    name: str
    title: str
    guided: bool = False
    steps: list[SaidStep] = []  # all that were said so far
    current: int | None = None  # the place in `steps` of the one that waits to be read or done
    total: int | None = None  # how many there will be, if that can be told
    do: str | None = None  # what is asked for now, in the words of the choice
    actions: list[int] = []  # what may be done now; empty: read on, or anything
    terms: dict[str, Chapter] = {}  # the words of the glossary that were used
    done: bool = False
    following: LessonName | None = None  # the lesson after this one
    changed: str | None = None  # why it cannot go on here


class ExampleWish(Struct, forbid_unknown_fields=True):
    """Open a worked example of the rules, by its id there."""

    game: Annotated[str, Meta(max_length=40)]
    id: Annotated[str, Meta(max_length=20)]


class LessonWish(Struct, forbid_unknown_fields=True):
    """Take a lesson: where it was left, or from its beginning."""

    game: Annotated[str, Meta(max_length=40)]
    name: Annotated[str, Meta(max_length=40)]
    again: bool = False
