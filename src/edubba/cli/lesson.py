"""`edubba lesson`: list, play and check lessons."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from edubba import packs
from edubba.cli.play import Leave, Sitting
from edubba.cli.screen import new_console
from edubba.cli.voice import Voice, voice
from edubba.kernel import EdubbaError, Game, Record
from edubba.kernel.lesson import Lesson, LessonStep, lessons_of, problems
from edubba.kernel.shelf import catalogue, load
from edubba.table import Table
from edubba.table.course import Course, course_of
from edubba.table.lesson_names import find_lesson, lesson_names
from edubba.table.lessons import same_start
from edubba.table.names import BOTS
from edubba.table.words import BOOK
from edubba.words.lessons import terms_in, without_marks, word_problems

GameName = Annotated[str, typer.Argument(help=voice.say("help-game"), metavar="GAME", show_default=False)]
AnyGame = Annotated[str | None, typer.Argument(help=voice.say("help-game"), metavar="GAME", show_default=False)]
LessonName = Annotated[str, typer.Argument(help=voice.say("help-lesson-name"), metavar="NAME")]


READ = "read"  # how many steps were read: kept beside the moves of a lesson that was left


class LessonSitting(Sitting):
    """A lesson in the terminal: the same steps, and rivals who play what is written down."""

    def __init__(
        self, table: Table, lesson: Lesson, console: Console, speaker: Voice, path: Path, heard: int = 0
    ) -> None:
        super().__init__(table=table, console=console, voice=speaker, path=path, auto=False)
        self.lesson = lesson
        self.course: Course = course_of(lesson, table.record.upto(0))
        self.heard = heard
        self.seat = lesson.seat
        self.drawn = -1  # after how many moves the table was last shown
        self.sayings: list[Panel] = []  # what the lesson has said in this very position
        self.answer = ""  # to something that it does not ask for
        self.explained: set[str] = set()

    def run(self) -> None:
        try:
            while self.read_on() and not self.table.state.over:
                move = self.course.next_move()
                if move is not None:
                    self.table.act(move.seat, self.game.parse(move.text))
                else:
                    self.decide(self.next_seat())
        except (Leave, EOFError, KeyboardInterrupt):
            self.save()
            self.print("")
            self.print(self.say("lesson-left", game=self.game.name, name=self.lesson.name))
            return
        self.look()
        self.print(BOOK.say(self.voice.lang, "lesson-done"))
        self.path.unlink(missing_ok=True)

    def next_seat(self) -> int:
        """In a scripted lesson rivals do what is written down, also where all choose at the same time."""
        return super().next_seat() if self.lesson.guided else self.seat

    def read_on(self) -> bool:
        """Show what is to be read, one step after the other; False when the lesson is over."""
        self.sayings = []
        while True:
            self.course.look(self.table.record.moves, self.heard)
            step, current = self.course.step, self.course.current
            if step is None or current is None:
                return not self.course.done
            saying = self.saying(step, current + 1)
            if self.course.wanted() and not self.lesson.guided:
                self.sayings = [*self.sayings[-1:], saying]  # stands between the table and the question
                return True
            self.look()
            self.print(saying)
            self.sayings.append(saying)
            if self.read(self.say("press-enter")).lower() == "q":
                raise Leave
            self.heard = current + 1

    def saying(self, step: LessonStep, number: int) -> Panel:
        """A step, and in small what its new words mean."""
        book, lang = self.talk.book, self.voice.lang
        text = book.say(lang, step.say)
        said = Text(without_marks(text))
        for term in terms_in([text]):
            if term not in self.explained:
                self.explained.add(term)
                meaning = f"{book.say(lang, f'term-{term}')} – {book.say(lang, f'term-{term}.text')}"
                said.append(f"\n{meaning}", style="dim")
        total = self.course.total
        return Panel(said, title=str(number) if total is None else f"{number}/{total}")

    def look(self) -> None:
        """The table to which the words belong, if it is not in sight as it is; at the end with the points."""
        made, over = len(self.table.record.moves), self.table.state.over
        if made == self.drawn and (over or not self.at_screen):
            return
        self.drawn = made
        if over:
            self.show_end()
            return
        self.wipe()
        self.draw(self.seat)
        self.recent(self.seat)

    def remind(self) -> None:
        self.drawn = len(self.table.record.moves)
        for saying in self.sayings if self.at_screen else self.sayings[-1:]:
            self.print(saying)
        if self.answer:
            self.print(Panel(self.answer))
            self.answer = ""

    def do(self, seat: int, actions: list[int]) -> None:
        run = self.table.run_of(seat, actions)  # what nothing else is left for is not written down
        if seat == self.seat and not self.course.allows([self.game.notation(one) for one in run]):
            lang, step, wanted = self.voice.lang, self.course.step, self.course.wanted()
            if step is not None and step.else_:
                self.answer = without_marks(self.talk.book.say(lang, step.else_))
            elif wanted and not self.lesson.guided:
                first = self.talk.describe(self.table.state, self.game.parse(wanted[0]), lang, self.table.names)
                self.answer = BOOK.say(lang, "lesson-else", what=first)
            else:
                self.answer = BOOK.say(lang, "lesson-other")
            return
        for action in self.table.wanted(seat, actions):
            self.table.act(seat, action)

    def obey(self, seat: int, answer: str, count: int) -> bool:
        if answer == "a":
            self.print(BOOK.say(self.voice.lang, "hint-in-lesson"))
            return False
        return super().obey(seat, answer, count)

    def save(self) -> None:
        """Keep where the learner is."""
        self.table.record.about[READ] = self.heard
        super().save()

    def print_path(self, key: str) -> None:
        """A lesson that is over is not kept: there is no file to name."""


def open_lesson(game: Game, lesson: Lesson, lang: str) -> Table:
    record = lesson.record(game).upto(0)
    names = [BOTS[seat % len(BOTS)] for seat in range(lesson.seats)]
    record.about["seats"] = [
        [BOOK.say(lang, "player", number=1), "human"] if seat == lesson.seat else [name, lesson.bot]
        for seat, name in enumerate(names)
    ]
    return Table(record)


def reopened(game: Game, lesson: Lesson, path: Path) -> tuple[Table, int] | None:
    """The lesson as it was left there, and how much of it was read; None if it is no longer the same."""
    try:
        record = Record.load(path)
        fresh = lesson.record(game).upto(0)
        table, heard = Table(record), record.about.get(READ)
        course = course_of(lesson, fresh)
        if not isinstance(heard, int) or record.game.name != game.name or not same_start(fresh, record):
            return None
        course.look(table.record.moves, heard)
    except EdubbaError:
        return None
    return None if course.broken or course.done else (table, heard)


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
    def play(
        game: GameName,
        name: LessonName = "first",
        again: Annotated[bool, typer.Option("--again", help=voice.say("help-lesson-again"))] = False,
    ) -> None:
        chosen, console = load(game), new_console()
        lesson = find_lesson(chosen, name)
        path = packs.home() / "lessons" / f"{chosen.name}-{lesson.name}.json"
        left = path.exists() and not again
        found = reopened(chosen, lesson, path) if left else None
        if left:
            told = voice.say("lesson-resumed") if found else BOOK.say(voice.lang, "lesson-begins-anew")
            console.print(told, markup=False)
        table, heard = found or (open_lesson(chosen, lesson, voice.lang), 0)
        LessonSitting(table=table, lesson=lesson, console=console, speaker=voice, path=path, heard=heard).run()

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
