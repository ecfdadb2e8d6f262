"""Which lessons there are, and what they are called."""

from __future__ import annotations

from edubba.kernel import Game
from edubba.kernel.lesson import Lesson, lessons_of
from edubba.table.lesson_wire import LessonName
from edubba.table.words import Refusal
from edubba.words import talk_of


def lesson_names(game: Game, lang: str) -> list[LessonName]:
    """The lessons of a game, in their order."""
    return [lesson_name(game, lesson, lang) for lesson in lessons_of(game).values()]


def lesson_name(game: Game, lesson: Lesson, lang: str) -> LessonName:
    say, key = talk_of(game).book.say, f"lesson-{lesson.name}"
    return LessonName(
        name=lesson.name,
        title=say(lang, key),
        text=say(lang, f"{key}.text"),
        minutes=lesson.minutes,
        guided=lesson.guided,
    )


def find_lesson(game: Game, name: str) -> Lesson:
    found = lessons_of(game).get(name)
    if found is None:
        raise Refusal(404, "unknown-lesson", name=name[:40], game=game.name)
    return found


def title_of(game: Game, name: str, lang: str) -> str:
    """What a lesson is called; its name, if it is gone."""
    lesson = lessons_of(game).get(name)
    return name if lesson is None else lesson_name(game, lesson, lang).title
