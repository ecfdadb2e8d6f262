"""Words of the glossary in the texts of lessons: `[as it reads|term]`, where `term-<term>` tells what it is."""

from __future__ import annotations

import re
from collections.abc import Iterable

from edubba.kernel.game import Game
from edubba.kernel.lesson import Lesson
from edubba.words.game import talk_of
from edubba.words.phrasebook import LANGUAGES

LONGEST = 280  # letters of a step
NEW_TERMS = 2  # of a step
MARK = re.compile(r"\[([^\]|]+)\|([a-z-]+)\]")


def without_marks(text: str) -> str:
    """The text as it reads."""
    return MARK.sub(r"\1", text)


def terms_in(texts: Iterable[str]) -> list[str]:
    """The terms that texts use, each once, in their order."""
    return list(dict.fromkeys(mark[2] for text in texts for mark in MARK.finditer(text)))


def word_problems(game: Game, lesson: Lesson) -> list[str]:
    """What is wrong with the words of a lesson: missing, too long, too many new terms, terms that nobody explains."""
    book = talk_of(game).book
    found: list[str] = []
    for lang in LANGUAGES:
        known: set[str] = set()
        title = f"lesson-{lesson.name}"
        wanted = [title, f"{title}.text", *(step.else_ for step in lesson.steps if step.else_)]
        found += [f"{key} is missing in {lang}" for key in wanted if book.needs(lang, key) is None]
        for step in lesson.steps:
            if not step.say.startswith(f"{title}-"):
                found.append(f"{step.say} should begin with {title}-")
            if book.needs(lang, step.say) is None:
                found.append(f"{step.say} is missing in {lang}")
                continue
            text = book.say(lang, step.say)
            if len(without_marks(text)) > LONGEST:
                found.append(f"{step.say} is longer than {LONGEST} letters in {lang}")
            new = {*terms_in([text])} - known
            known |= new
            if len(new) > NEW_TERMS:
                found.append(f"{step.say} brings more than {NEW_TERMS} new terms in {lang}: {', '.join(sorted(new))}")
            for term in new:
                if book.needs(lang, f"term-{term}") is None or book.needs(lang, f"term-{term}.text") is None:
                    found.append(f"term-{term} is not explained in {lang}")
    return found
