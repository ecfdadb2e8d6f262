"""How far somebody is in a lesson, by what was done at the table: nothing else is remembered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from edubba.kernel import Record, State
from edubba.kernel.journal import Event, Journal
from edubba.kernel.lesson import Lesson, LessonStep, holds, matches
from edubba.kernel.record import Move
from edubba.table.stored import READ, Row


def steps_read(rows: Iterable[Row]) -> int:
    """How many steps the learner has read, as he said himself."""
    return max((int(row.text) for row in rows if row.kind == READ), default=0)


class Course:
    """A lesson that somebody takes: which steps were said, which of them is current, and what may be done now."""

    def __init__(self, lesson: Lesson, record: Record) -> None:
        """`record` is that of the table before its first move."""
        self.lesson = lesson
        self.record = record
        self.said: list[int] = []  # the numbers of the steps that were said so far, in that order
        self.current: int | None = None  # the place in `said` of the step that waits to be read or done
        self.moves: list[Move] = []
        self.broken = False  # what was done here is not what this lesson says

    def look(self, moves: Sequence[Move], read: int) -> None:
        """This was done so far, and so much was read."""
        raise NotImplementedError

    @property
    def step(self) -> LessonStep | None:
        return None if self.current is None else self.lesson.steps[self.said[self.current]]

    @property
    def done(self) -> bool:
        """True if nothing is left to be said or done."""
        raise NotImplementedError

    @property
    def total(self) -> int | None:
        """How many steps there are, if that can be told."""
        return None

    def wanted(self) -> list[str]:
        """The moves (of a guided game: the patterns) that are asked for now; empty if nothing is."""
        raise NotImplementedError

    def allows(self, texts: Sequence[str]) -> bool:
        """True if the learner may do this now."""
        raise NotImplementedError

    def rivals_wait(self) -> bool:
        """True if the others let the learner read first."""
        raise NotImplementedError

    def next_move(self) -> Move | None:
        """What a rival does next, where that is written down."""
        return None


class Script(Course):
    """A scripted lesson: how far it is follows from the number of moves and of steps read."""

    def look(self, moves: Sequence[Move], read: int) -> None:
        lesson = self.lesson
        script = lesson.moves or []
        self.moves = list(moves)
        made = len(moves)
        self.broken = [(move.seat, move.text) for move in moves] != script[:made]
        number = 0
        for number, step in enumerate(lesson.steps):
            at = step.at or 0
            if made < at + len(step.do) or (not step.do and read <= number):
                break
        else:
            number += 1
        waits = number < len(lesson.steps) and (lesson.steps[number].at or 0) <= made
        self.said = list(range(number + waits))
        self.current = number if waits else None
        self._next = script[made] if not waits and number < len(lesson.steps) and made < len(script) else None

    @property
    def done(self) -> bool:
        return self.current is None and self._next is None

    @property
    def total(self) -> int:
        return len(self.lesson.steps)

    def wanted(self) -> list[str]:
        step = self.step
        return [] if step is None else step.do[len(self.moves) - (step.at or 0) :]

    def allows(self, texts: Sequence[str]) -> bool:
        """One gesture may do more than a step asks for, if the next one asks for just that."""
        if not self.wanted():
            return False
        script = (self.lesson.moves or [])[len(self.moves) :]
        return [(self.lesson.seat, text) for text in texts] == script[: len(texts)]

    def rivals_wait(self) -> bool:
        return True  # they do what is written down, and nothing else

    def next_move(self) -> Move | None:
        return None if self._next is None or self.broken else Move(*self._next, "")


class Guide(Course):
    """A guided game: what was said follows from the positions that the moves have led through."""

    def __init__(self, lesson: Lesson, record: Record) -> None:
        super().__init__(lesson, record)
        self._begin()

    def _begin(self) -> None:
        self.moves = []
        self.said = []
        self._at: list[int] = []  # after how many moves each was said
        self._acted = 0  # how many had been said when the learner last acted: he has read those
        self._turn = 0
        self._state: State = self.record.start()
        self._hear([])

    def look(self, moves: Sequence[Move], read: int) -> None:
        known = len(self.moves)
        if [(move.seat, move.text) for move in moves[:known]] != [(move.seat, move.text) for move in self.moves]:
            self._begin()  # something was taken back
        game = self.record.game
        for move in moves[len(self.moves) :]:
            if move.seat == self.lesson.seat:
                self._acted = len(self.said)
            journal = self._state.journal = Journal()
            self._state.advance(move.seat, game.parse(move.text))
            self.moves.append(move)
            self._hear(journal.events)
        seen = max(self._acted, min(read, len(self.said)))
        self.current = seen if seen < len(self.said) else None

    def _hear(self, events: list[Event]) -> None:
        seat, state = self.lesson.seat, self._state
        last = self.moves[-1] if self.moves else None
        if seat in state.to_act and (last is None or last.seat != seat):
            self._turn += 1
        for number, step in enumerate(self.lesson.steps):
            if number in self.said or step.when is None:
                continue
            if holds(step.when, self.record.game, state, seat, last, events, self._turn):
                self.said.append(number)
                self._at.append(len(self.moves))

    @property
    def done(self) -> bool:
        return self._state.over and self.current is None

    def wanted(self) -> list[str]:
        """What a step asks for that was said in this very position, read or not."""
        if self.lesson.seat not in self._state.to_act:
            return []
        here = [number for number, at in zip(self.said, self._at, strict=True) if at == len(self.moves)]
        return [pattern for number in here for pattern in self.lesson.steps[number].do]

    def allows(self, texts: Sequence[str]) -> bool:
        patterns = self.wanted()
        return not patterns or any(matches(texts[0], pattern) for pattern in patterns)

    def rivals_wait(self) -> bool:
        return self.current is not None


def course_of(lesson: Lesson, record: Record) -> Course:
    return Guide(lesson, record) if lesson.guided else Script(lesson, record)
