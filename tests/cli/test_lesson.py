"""Lessons in the terminal: they are followed to their end, left and gone on with, and their words stay in sight."""

from __future__ import annotations

import io
import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import edubba
from edubba import bots
from edubba.cli.lesson import LessonSitting, open_lesson, reopened
from edubba.cli.play import Leave
from edubba.cli.voice import Voice
from edubba.games import OWN
from edubba.kernel import Game
from edubba.kernel.lesson import Lesson, lessons_of
from edubba.table import Table
from edubba.table.picks import Basket
from edubba.words import LANGUAGES
from edubba.words.lessons import without_marks
from tests.cli.conftest import Cli

CLEAR = "\x1b[2J"


class Learner(LessonSitting):
    """Reads, does something else first at every question, then what is asked for; may leave after so many answers."""

    def __init__(
        self, game: Game, lesson: Lesson, path: Path, lang: str, table: Table | None = None, heard: int = 0,
        patience: int = 2000,
    ) -> None:  # fmt: skip
        self.paper = io.StringIO()
        console = Console(file=self.paper, width=100, color_system=None)
        super().__init__(table or open_lesson(game, lesson, lang), lesson, console, Voice(lang), path, heard)
        self.bots = {place: bots.make(lesson.bot, game, seed=1) for place in self.bots}  # no game but this one
        self.patience = patience
        self.luck = Random(2)
        self.options: list[int] = []
        self.basket: Basket | None = None
        self.strayed: set[int] = set()  # the positions in which something else was tried
        self.answered = 0

    def show(self, seat: int, options: list[int], basket: Basket | None = None) -> None:
        self.options, self.basket = options, basket
        super().show(seat, options, basket)

    def read(self, prompt: str) -> str:
        self.patience -= 1
        if self.patience < 0:
            raise Leave
        return "" if prompt == self.say("press-enter") else str(self.options.index(self.choice()) + 1)

    def choice(self) -> int:
        wanted = [self.game.parse(text) for text in self.course.wanted()]
        if not wanted:
            return self.luck.choice(self.options)  # a guided game
        made = len(self.table.record.moves)
        others = [one for one in self.options if one not in wanted and not (self.basket and self.basket.has(one))]
        if others and made not in self.strayed:
            self.strayed.add(made)
            return others[-1]
        if self.basket is None:
            return wanted[0]
        script = [self.game.parse(text) for _, text in (self.lesson.moves or [])[made:]]
        run = [one for one in script[: self.basket.tally.most + 1] if self.basket.has(one)]
        missing = Counter(run) - Counter(self.basket.made)
        return next(one for one in [*missing, self.basket.tally.done, *self.options] if one in self.options)

    def do(self, seat: int, actions: list[int]) -> None:
        before = len(self.table.record.moves)
        super().do(seat, actions)
        if len(self.table.record.moves) == before:
            assert self.answer
            self.answered += 1

    @property
    def text(self) -> str:
        return plain(self.paper.getvalue())


def plain(text: str) -> str:
    """What was printed, whatever was broken into lines."""
    return "".join(char for char in text if not char.isspace() and char not in "│╭╮╰╯─")


def said(game: Game, key: str, lang: str) -> str:
    from edubba.words import talk_of

    return plain(without_marks(talk_of(game).book.say(lang, key)))


@pytest.mark.parametrize(("place", "name"), list(enumerate(OWN)))
def test_first_steps_are_followed_to_their_end(place: int, name: str, tmp_path: Path) -> None:
    game, lang = edubba.load(name), LANGUAGES[place % 2]
    lesson = lessons_of(game)["first"]
    learner = Learner(game, lesson, tmp_path / "lesson.json", lang)
    learner.run()
    assert learner.course.done
    assert learner.answered >= len(lesson.steps) // 4
    text = learner.text
    assert [step.say for step in lesson.steps if said(game, step.say, lang) not in text] == []
    assert text.index(said(game, lesson.steps[0].say, lang)) > 500, "the table of which it speaks comes first"
    assert not (tmp_path / "lesson.json").exists()


def test_a_guided_game_ends_with_the_points_and_what_is_said_of_them(tmp_path: Path) -> None:
    game = edubba.load("uruk")
    lesson = lessons_of(game)["game"]
    learner = Learner(game, lesson, tmp_path / "lesson.json", "en")
    learner.run()
    assert learner.table.state.over
    text = learner.text
    assert text.index(said(game, "lesson-game-over", "en")) > text.index("Place")
    assert "edubbaverify" not in text, "a lesson that is over is not kept"


@pytest.mark.parametrize(("name", "patience", "leaves"), [("first", 7, 5), ("game", 30, 2)])
def test_who_leaves_goes_on_where_he_was(name: str, patience: int, leaves: int, tmp_path: Path) -> None:
    game, path = edubba.load("uruk"), tmp_path / "share" / "lesson.json"
    lesson = lessons_of(game)[name]
    table, heard, last = open_lesson(game, lesson, "fr"), 0, (-1, -1)
    for leave in range(leaves):
        learner = Learner(game, lesson, path, LANGUAGES[leave % 2], table, heard, patience)
        learner.run()
        kept = reopened(game, lesson, path)
        assert kept is not None
        table, heard = kept
        assert [move.text for move in table.record.moves] == [move.text for move in learner.table.record.moves]
        assert last < (len(table.record.moves), heard), "every time he comes further"
        last = (len(table.record.moves), heard)
        assert heard == learner.heard
    learner = Learner(game, lesson, path, "en", table, heard)
    learner.run()
    assert learner.course.done
    assert not path.exists()


def test_a_lesson_that_has_changed_begins_anew(cli: Cli, home: Path) -> None:
    path = home / "share" / "edubba" / "lessons" / "uruk-first.json"
    left = cli("lesson play uruk first", "\n\nq\n")
    assert left.code == 0
    assert "edubba lesson play uruk first" in left.out
    assert "2/20" in left.out
    on = cli("lesson play uruk first", "\nq\n")
    assert "You go on where you left off" in on.out
    assert "2/20" not in on.out
    assert "3/20" in on.out
    anew = cli("lesson play uruk first --again", "\nq\n")
    assert "1/20" in anew.out
    for spoil in ("not a record", json.dumps(json.loads(path.read_text("utf-8")) | {"about": {}})):
        path.write_text(spoil, "utf-8")
        told = cli("lesson play uruk first", "\nq\n")
        assert told.code == 0
        assert "has changed" in told.out
        assert "1/20" in told.out


def test_the_words_stand_between_the_table_and_the_question(cli: Cli) -> None:
    done = cli("lesson play uruk first", "\n\n\n1\na\nq\n")
    question = done.out.rpartition("Choose an action")[0]
    table, words = question.rindex("Display"), question.rindex("First action")
    assert table < words < question.rindex("A fine idea for another time")
    assert "In a lesson, it is the lesson that advises you." in done.out
    assert "Level – From 1 to 4" not in done.out
    assert "Action – Take a card" in done.out


def test_on_a_screen_nothing_that_matters_is_wiped_away(tmp_path: Path) -> None:
    game = edubba.load("uruk")
    learner = Learner(game, lessons_of(game)["first"], tmp_path / "lesson.json", "en", patience=9)
    learner.at_screen = True
    learner.console = Console(file=learner.paper, width=100, color_system=None, force_terminal=True)
    pages: list[str] = []
    read = learner.read

    def looked_at(prompt: str) -> str:
        pages.append(plain(learner.paper.getvalue().rpartition(CLEAR)[2]))
        return read(prompt)

    learner.read = looked_at  # type: ignore[method-assign]  # a pupil that looks first
    learner.run()
    assert said(game, "lesson-first-take", "en") in pages[3]
    assert said(game, "lesson-first-take", "en") in pages[4]
    assert said(game, "lesson-first-take-else", "en") in pages[4], "the answer to something else"
    assert said(game, "lesson-first-make", "en") in pages[5]


def test_a_lesson_that_is_not_there_is_said_to_be_missing(cli: Cli) -> None:
    done = cli("lesson play uruk chess")
    assert done.code == 2
    assert "There is no lesson “chess” of uruk." in done.err
