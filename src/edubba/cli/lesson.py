"""`edubba lesson`: list, play and check lessons."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.panel import Panel
from rich.table import Table as Grid

from edubba.cli.play import Leave, Sitting
from edubba.cli.screen import new_console
from edubba.cli.voice import Voice, voice
from edubba.kernel import Game
from edubba.kernel.lesson import Lesson, lessons_of, problems
from edubba.kernel.shelf import catalogue, load
from edubba.table import Table
from edubba.table.course import Course, course_of
from edubba.table.lesson_names import find_lesson, lesson_names
from edubba.table.names import BOTS
from edubba.table.words import BOOK
from edubba.words.lessons import without_marks, word_problems

GameName = Annotated[str, typer.Argument(help=voice.say("help-game"), metavar="GAME", show_default=False)]
AnyGame = Annotated[str | None, typer.Argument(help=voice.say("help-game"), metavar="GAME", show_default=False)]
LessonName = Annotated[str, typer.Argument(help=voice.say("help-lesson-name"), metavar="NAME")]


class LessonSitting(Sitting):
    """A lesson in the terminal: the same steps, and rivals who play what is written down."""

    def __init__(self, table: Table, lesson: Lesson, console: Console, speaker: Voice, path: Path) -> None:
        super().__init__(table, console, speaker, path, False)
        self.lesson = lesson
        self.course: Course = course_of(lesson, table.record.upto(0))
        self.heard = 0

    def run(self) -> None:
        try:
            while self.read_on() and not self.table.state.over:
                move = self.course.next_move()
                if move is not None:
                    self.table.act(move.seat, self.game.parse(move.text))
                else:
                    self.decide(self.next_seat())
            if self.table.state.over:
                self.show_end()
            self.print(BOOK.say(self.voice.lang, "lesson-done"))
        except (Leave, EOFError, KeyboardInterrupt):
            self.print("")

    def read_on(self) -> bool:
        """Show what is to be read, one step after the other; False when the lesson is over."""
        while True:
            self.course.look(self.table.record.moves, self.heard)
            step, current = self.course.step, self.course.current
            if step is None or current is None:
                return not self.course.done
            self.print(Panel(without_marks(self.talk.book.say(self.voice.lang, step.say)), title=str(current + 1)))
            if self.course.wanted() and not self.lesson.guided:
                return True
            self.read(self.say("press-enter"))
            self.heard = current + 1

    def do(self, seat: int, actions: list[int]) -> None:
        if seat == self.lesson.seat and not self.course.allows([self.game.notation(one) for one in actions]):
            lang, step, wanted = self.voice.lang, self.course.step, self.course.wanted()
            if step is not None and step.else_:
                said = without_marks(self.talk.book.say(lang, step.else_))
            elif wanted and not self.lesson.guided:
                first = self.talk.describe(self.table.state, self.game.parse(wanted[0]), lang, self.table.names)
                said = BOOK.say(lang, "lesson-else", what=first)
            else:
                said = BOOK.say(lang, "lesson-other")
            self.print(Panel(said))
            return
        for action in self.table.wanted(seat, actions):
            self.table.act(seat, action)

    def save(self) -> None:
        """A lesson is short: it is not kept."""


def open_lesson(game: Game, lesson: Lesson, lang: str) -> Table:
    record = lesson.record(game).upto(0)
    names = [BOTS[seat % len(BOTS)] for seat in range(lesson.seats)]
    record.about["seats"] = [
        [BOOK.say(lang, "player", number=1), "human"] if seat == lesson.seat else [name, lesson.bot]
        for seat, name in enumerate(names)
    ]
    return Table(record)


def add_lessons(app: typer.Typer) -> None:
    lessons = typer.Typer(help=voice.say("help-lesson"), no_args_is_help=True)
    app.add_typer(lessons, name="lesson")

    @lessons.command(name="list", help=voice.say("help-lesson-list"))
    def list_() -> None:
        grid = Grid.grid(padding=(0, 2))
        for game in catalogue().values():
            for one in lesson_names(game, voice.lang):
                grid.add_row(game.name, one.name, one.title, f"{one.minutes[0]}–{one.minutes[1]} min")
        new_console().print(grid)

    @lessons.command(help=voice.say("help-lesson-play"))
    def play(game: GameName, name: LessonName = "first") -> None:
        chosen = load(game)
        lesson = find_lesson(chosen, name)
        table = open_lesson(chosen, lesson, voice.lang)
        path = Path(tempfile.gettempdir()) / f"{game}-{name}.json"
        LessonSitting(table=table, lesson=lesson, console=new_console(), speaker=voice, path=path).run()

    @lessons.command(help=voice.say("help-lesson-check"))
    def check(game: AnyGame = None) -> None:
        console, bad = new_console(), False
        for one in [load(game)] if game else catalogue().values():
            for lesson in lessons_of(one).values():
                found = [*problems(one, lesson), *word_problems(one, lesson)]
                bad |= bool(found)
                console.print(f"{one.name}/{lesson.name}: {len(lesson.steps)} steps", markup=False)
                for problem in found:
                    console.print(f"  - {problem}", markup=False, soft_wrap=True)
        if bad:
            raise typer.Exit(1)
