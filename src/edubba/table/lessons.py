"""Lessons at a table: a Session in which rivals play what is written down, and the learner is led.

What the learner does otherwise is answered, and nothing has happened. How far he is follows from the rows of the table,
so he goes on where he was: after a reload, on another device, in another language, after taking something back.
"""

from __future__ import annotations

from collections.abc import Sequence

from edubba.kernel import EdubbaError, Game
from edubba.kernel.lesson import lessons_of
from edubba.kernel.record import Record
from edubba.kernel.scene import Chapter
from edubba.table.course import Course, course_of, steps_read
from edubba.table.lesson_names import find_lesson, lesson_names, title_of
from edubba.table.lesson_wire import LessonInfo, LessonName, SaidStep
from edubba.table.lobby import Fresh, NewTable, head_of
from edubba.table.names import BOTS
from edubba.table.play import Play
from edubba.table.rebuild import record_of
from edubba.table.session import Session
from edubba.table.stored import BOT, PERSON, READ, Guest, Head, Kept, Place, Row
from edubba.table.viewers import Viewer
from edubba.table.wire import Act, Acts, Deed, Picks, ReadOn, Recall, TableInfo
from edubba.table.wishes import Draft, Waiting
from edubba.table.words import BOOK, Refusal
from edubba.words.lessons import terms_in, without_marks


class NotNow(Refusal):
    """The learner did something else than the lesson asks for. It is answered in the words of the lesson."""

    def __init__(self, words: dict[str, str]) -> None:
        super().__init__(409, "lesson-else")
        self._words = words

    def say(self, lang: str) -> str:
        return self._words[lang]


def new_lesson(game: Game, name: str, guest: Guest, fresh: Fresh) -> NewTable:
    """A table for a lesson."""
    lesson = find_lesson(game, name)
    record = lesson.record(game).upto(0)
    places = [
        Place(seat=seat, who=PERSON, guest=guest.id)
        if seat == lesson.seat
        else Place(seat=seat, who=BOT, bot=lesson.bot, name=BOTS[seat % len(BOTS)])
        for seat in range(lesson.seats)
    ]
    head = head_of(record, record.start(), guest, fresh, "")
    head.lesson = name
    return NewTable(head, places)


def session_of(kept: Kept, pause: float = 0.0) -> Session:
    """The session of a table, with whatever it needs."""
    return LessonSession(kept, pause) if kept.head.lesson else Session(kept, pause)


class LessonSession(Session):
    """A table at which somebody takes a lesson."""

    def _build(self, kept: Kept) -> None:
        super()._build(kept)
        self.game = record_of(kept).game
        self.read = steps_read(kept.rows)
        self.course: Course | None = begun(self.game, kept)
        self._look()

    def _look(self) -> None:
        """See how far the lesson is, by what is on disk."""
        if self.course is not None and self.play is not None:
            self.course.look(self.play.table.record.moves, self.read)
            if self.course.broken:
                self.course = None

    def _happened(self, waiting: Waiting) -> None:
        super()._happened(waiting)
        self.read = max(self.read, steps_read(waiting.change.rows))
        self._look()

    # --- what the learner does ----------------------------------------------------------------------------------

    def _move(self, conn: int, viewer: Viewer, message: Deed) -> Draft | None:
        course = self.course
        if isinstance(message, Recall) or course is None or self.play is None:
            return super()._move(conn, viewer, message)
        if viewer.seat != course.lesson.seat or message.seat != viewer.seat:
            return super()._move(conn, viewer, message)
        if isinstance(message, ReadOn):
            if not self.read < message.step <= len(course.said):
                return None  # read already: a second click, another page
            eyes = (1 << len(self.places) + 1) - 1
            return Draft([Row(message.seat, READ, str(message.step), eyes)])
        if isinstance(message, Act | Acts):
            self.play.check(message.seat, message.seq)
            actions = [message.action] if isinstance(message, Act) else message.actions
            if isinstance(message, Picks):  # what nothing else is left for is not written down
                actions = self.play.table.run_of(message.seat, actions) or actions
            self._allow(course, self.play, actions)
        return super()._move(conn, viewer, message)

    def _allow(self, course: Course, play: Play, actions: Sequence[int]) -> None:
        """Raise the answer of the lesson to what it does not ask for; what the rules forbid they explain themselves."""
        seat, legal = course.lesson.seat, play.table.state.legal(course.lesson.seat)
        if actions[0] not in legal or course.allows([self.game.notation(action) for action in actions]):
            return
        raise NotNow({lang: self._instead(course, play, seat, lang) for lang in ("fr", "en")})

    def _instead(self, course: Course, play: Play, seat: int, lang: str) -> str:
        step, wanted = course.step, course.wanted()
        if step is not None and step.else_:
            return without_marks(self.talk.book.say(lang, step.else_))
        if not wanted:
            return BOOK.say(lang, "lesson-done" if course.done else "lesson-read")
        what = self._asked_for(course, play, lang)
        return BOOK.say(lang, "lesson-else", what=what) if what else BOOK.say(lang, "lesson-other")

    def _asked_for(self, course: Course, play: Play, lang: str) -> str | None:
        """What a scripted lesson asks for now, as the list of choices says it."""
        wanted = course.wanted()
        if not wanted or course.lesson.guided:
            return None
        state = play.stored.state
        return self.talk.describe(state, self.game.parse(wanted[0]), lang, self._called(lang))

    # --- what rivals do -----------------------------------------------------------------------------------------

    def _let_bots_play(self, play: Play, now: float) -> None:
        course = self.course
        if course is None or not course.rivals_wait():
            super()._let_bots_play(play, now)
            return
        move = course.next_move()
        if move is None:
            return
        made, turn = len(course.moves), self.bots.turn
        if turn is None or turn.known != made:
            action = self.game.parse(move.text)
            turn = self.bots.lead(self._tickets, move.seat, made, action, now)
        if now < turn.due:
            self._wake_at(turn.due)
        else:
            self._carry_out(turn, now)

    # --- what is told -------------------------------------------------------------------------------------------

    def info(self, guest: str, lang: str) -> TableInfo:
        found = super().info(guest, lang)
        if found.you:
            found.lesson = self._told(lang)
        return found

    def _told(self, lang: str) -> LessonInfo:
        name, course, play = self.head.lesson, self.course, self.play
        title = title_of(self.game, name, lang)
        if course is None or play is None:
            return LessonInfo(name=name, title=title, changed=BOOK.say(lang, "lesson-changed"))
        say = self.talk.book.say
        steps = [course.lesson.steps[number] for number in course.said]
        texts = [say(lang, step.say) for step in steps]
        terms = {term: Chapter(say(lang, f"term-{term}"), say(lang, f"term-{term}.text")) for term in terms_in(texts)}
        return LessonInfo(
            name=name,
            title=title,
            guided=course.lesson.guided,
            steps=[
                SaidStep(number + 1, text, step.light)
                for number, text, step in zip(course.said, texts, steps, strict=True)
            ],
            current=course.current,
            total=course.total,
            do=self._asked_for(course, play, lang),
            actions=asked_actions(course, play),
            terms=terms,
            done=course.done,
            following=self._following(lang),
        )

    def _following(self, lang: str) -> LessonName | None:
        names = lesson_names(self.game, lang)
        here = next((place for place, one in enumerate(names) if one.name == self.head.lesson), len(names))
        return names[here + 1] if here + 1 < len(names) else None


def asked_actions(course: Course, play: Play) -> list[int]:
    """The actions that are asked for now."""
    game, wanted = play.table.game, course.wanted()
    if not wanted:
        return []
    if not course.lesson.guided:
        return [game.parse(text) for text in wanted]
    return [action for action in play.stored.state.legal(course.lesson.seat) if course.allows([game.notation(action)])]


def begun(game: Game, kept: Kept) -> Course | None:
    """The lesson that goes on at a table; None if it is no longer the one that was begun there."""
    lesson = lessons_of(game).get(kept.head.lesson)
    if lesson is None:
        return None
    try:
        record = lesson.record(game).upto(0)
    except EdubbaError:
        return None
    return course_of(lesson, record) if same_start(record, kept.head) else None


def same_start(record: Record, head: Head | Record) -> bool:
    """True if a lesson begins as what was begun under this head."""
    return (record.secret, record.options, record.position, record.version) == (
        head.secret, head.options, head.position, head.version,
    )  # fmt: skip
