"""Lessons: a game with remarks. What is said is named by keys; the words are in the texts of the game.

A *scripted* lesson is a record: rivals play its moves, and the learner is asked for his. Its steps stand at a number of
moves (`at`). A *guided* game has no moves: bots play the rivals, the learner chooses freely, and a step is said when
something comes about (`when`). docs/lessons.md tells how to write one.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from edubba.kernel.chance import secret_of
from edubba.kernel.errors import EdubbaError, Told
from edubba.kernel.game import Game
from edubba.kernel.journal import Event
from edubba.kernel.option import Value
from edubba.kernel.record import Move, Record
from edubba.kernel.state import State

FORMAT = "edubba-lesson/1"
FOLDER = "lessons"
Count = Annotated[int, Meta(ge=0)]


class BadLesson(EdubbaError):
    """A lesson that cannot be read or played as it stands."""


class When(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """When a step of a guided game is said: all that is named here must hold at the same time.

    Patterns are notation with `*` for anything: `take *`.
    """

    ask: str | None = None  # the learner is asked by a Step of this class
    can: str | None = None  # he may do something of this pattern
    did: str | None = None  # he has just done something of this pattern
    rival: str | None = None  # somebody else has
    told: str | None = None  # an event of this kind has just happened
    mine: bool | None = None  # that event: to the learner, or to somebody else
    number: int | None = None  # that event: the first number it tells, such as that of a round
    turn: int | None = None  # it is at least so manieth turn of the learner
    over: bool = False  # the game has just ended


class LessonStep(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What the learner should see and do."""

    say: str
    at: Count | None = None
    when: When | None = None
    light: list[str] = []  # handles of things that are named
    do: list[str] = []  # scripted: these moves, one after the other; guided: patterns of which one is to be chosen
    else_: str = msgspec.field(default="", name="else")  # the answer to anything else
    rules: list[str] = []  # what of RULES.md it teaches


class Lesson(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """One lesson of a game."""

    format: str
    order: int  # among the lessons of its game
    minutes: tuple[int, int]
    seats: int
    seat: int = 0  # of the learner
    options: dict[str, Value] = {}
    seed: int = 0
    position: dict[str, Any] | None = None  # where it begins, if not with the set-up
    bot: str = "greedy"  # who plays the rivals of a guided game
    moves: list[tuple[int, str]] | None = None  # of a scripted lesson
    steps: Annotated[list[LessonStep], Meta(min_length=1)]
    name: str = ""  # of its file

    @property
    def guided(self) -> bool:
        return self.moves is None

    def record(self, game: Game) -> Record:
        """The game of this lesson, as far as it is written down; by the newest rules."""
        options = game.agree(self.seats, self.options)
        moves = [Move(seat, text, "") for seat, text in self.moves or []]
        return Record(game, self.seats, options, secret_of(self.seed), moves=moves, position=self.position)


def folder_of(game: Game) -> Path:
    return game.folder / FOLDER


def lessons_of(game: Game) -> dict[str, Lesson]:
    """The lessons of a game by name, in their order."""
    return _read_all(folder_of(game))


@cache
def _read_all(folder: Path) -> dict[str, Lesson]:
    found = [read_lesson(file) for file in sorted(folder.glob("*.json"))]
    return {lesson.name: lesson for lesson in sorted(found, key=lambda one: (one.order, one.name))}


def read_lesson(file: Path) -> Lesson:
    try:
        lesson = msgspec.json.decode(file.read_bytes(), type=Lesson)
    except (msgspec.MsgspecError, OSError) as trouble:
        raise BadLesson(Told("bad-lesson", "{name}: {reason}", name=file.name, reason=str(trouble))) from trouble
    lesson.name = file.stem
    return lesson


def write_lesson(lesson: Lesson) -> str:
    """A lesson as its file should read: one move and one step a line."""
    data = msgspec.to_builtins(lesson)
    data.pop("name", None)
    lists = {name: data.pop(name) for name in ("moves", "steps") if name in data}

    def text(value: Any) -> str:
        return msgspec.json.encode(value).decode()

    lines = [f' "{name}": {text(value)}' for name, value in data.items()]
    for name, rows in lists.items():
        lines.append(f' "{name}": [\n' + ",\n".join(f"  {text(row)}" for row in rows) + "\n ]")
    return "{\n" + ",\n".join(lines) + "\n}\n"


# --- what comes about in a guided game --------------------------------------------------------------------------------


def holds(when: When, game: Game, state: State, seat: int, last: Move | None, events: list[Event], turn: int) -> bool:
    """True if what a step waits for has come about with the last move, or at the start."""
    mine = last is not None and last.seat == seat
    if when.ask is not None and not (seat in state.to_act and type(state.agenda[-1]).__name__ == when.ask):
        return False
    if when.can is not None and not any(matches(game.notation(one), when.can) for one in state.legal(seat)):
        return False
    if when.did is not None and not (mine and last is not None and matches(last.text, when.did)):
        return False
    if when.rival is not None and not (not mine and last is not None and matches(last.text, when.rival)):
        return False
    if when.told is not None and not any(
        event.kind == when.told and when.mine in (None, event.seat == seat) and when.number in (None, event.a)
        for event in events
    ):
        return False
    if when.turn is not None and turn < when.turn:
        return False
    return state.over if when.over else True


def matches(text: str, pattern: str) -> bool:
    return fnmatchcase(text, pattern)


# --- checking -------------------------------------------------------------------------------------------------------


def problems(game: Game, lesson: Lesson) -> list[str]:
    """All that speaks against a lesson as the rules are now; its words are looked at elsewhere."""
    if lesson.format != FORMAT:
        return [f"its format should be {FORMAT!r}"]
    if not 0 <= lesson.seat < lesson.seats:
        return [f"there is no seat {lesson.seat}"]
    try:
        record = lesson.record(game)
        record.replay()
    except EdubbaError as trouble:
        return [str(trouble)]
    found = _guided(lesson) if lesson.guided else _scripted(lesson)
    known = {step.say for step in lesson.steps}
    if len(known) < len(lesson.steps):
        found.append("two steps say the same")
    return found


def _scripted(lesson: Lesson) -> list[str]:
    found: list[str] = []
    moves, done = lesson.moves or [], 0
    for number, step in enumerate(lesson.steps, 1):
        where = f"step {number} ({step.say})"
        if step.at is None or step.when is not None:
            found.append(f"{where}: a step of a scripted lesson has `at`, and no `when`")
            continue
        if step.at < done:
            found.append(f"{where}: {done} moves were made before it, it cannot stand at {step.at}")
        skipped = [text for seat, text in moves[done : step.at] if seat == lesson.seat]
        if skipped:
            found.append(f"{where}: nobody asks the learner for {', '.join(skipped)}")
        if step.at > len(moves):
            found.append(f"{where}: there are only {len(moves)} moves")
        wanted = [[lesson.seat, text] for text in step.do]
        if [list(move) for move in moves[step.at : step.at + len(step.do)]] != wanted:
            found.append(f"{where}: the moves from {step.at} on are not {', '.join(step.do)}")
        done = step.at + len(step.do)
    if done < len(moves):
        found.append(f"after the last step {len(moves) - done} moves are left that nobody makes")
    return found


def _guided(lesson: Lesson) -> list[str]:
    return [
        f"step {number} ({step.say}): a step of a guided game has `when`, and no `at`"
        for number, step in enumerate(lesson.steps, 1)
        if step.when is None or step.at is not None
    ]
