"""Every lesson of every game, at a table: it can be followed to its end, and nothing else comes of anything else."""

from dataclasses import replace
from pathlib import Path

import pytest

import edubba
from edubba.kernel.journal import Event
from edubba.kernel.lesson import (
    FORMAT,
    BadLesson,
    Lesson,
    LessonStep,
    When,
    holds,
    lessons_of,
    problems,
    read_lesson,
    write_lesson,
)
from edubba.table.lessons import session_of
from edubba.table.stored import Kept
from edubba.table.wire import Picks
from edubba.testing.play import held
from edubba.testing.rule_ids import rules_of
from edubba.testing.typography import slips
from edubba.words import LANGUAGES, talk_of
from edubba.words.lessons import without_marks, word_problems
from tests.table.pupil import Pupil

LESSONS = [(name, lesson) for name, game in held().items() for lesson in lessons_of(game)]
SCRIPTED = [(name, lesson) for name, lesson in LESSONS if not lessons_of(held()[name])[lesson].guided]
MOST = 2000  # gestures


def test_there_are_lessons() -> None:
    assert SCRIPTED
    assert len(LESSONS) > len(SCRIPTED), "a guided game, too"


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_fits_the_rules_and_has_its_words(game: str, name: str) -> None:
    found = edubba.load(game)
    lesson = lessons_of(found)[name]
    assert problems(found, lesson) == []
    assert word_problems(found, lesson) == []
    book = talk_of(found).book
    for step in lesson.steps:
        for key in filter(None, (step.say, step.else_)):
            for lang in LANGUAGES:
                assert slips(without_marks(book.say(lang, key)), lang) == [], key
    assert {rule for step in lesson.steps for rule in step.rules} <= rules_of(game)


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_followed_to_its_end_and_all_else_is_answered(game: str, name: str) -> None:
    pupil = Pupil(edubba.load(game), name)
    lesson = lessons_of(edubba.load(game))[name]
    tried = 0
    for _ in range(MOST):
        if pupil.lesson.get("done"):
            break
        rows, asked = len(pupil.kept.rows), pupil.lesson.get("actions", [])
        others = [one for one in pupil.choices if one != asked[0]] if asked and not lesson.guided else []
        if not asked and not lesson.guided:
            others = pupil.choices
        if others:
            tried += 1
            pupil.act(pupil.luck.choice(others))
            assert len(pupil.kept.rows) == rows, "nothing has happened"
            refused = pupil.refusals.pop()
            assert refused.code == "lesson-else"
            assert slips(refused.say, pupil.lang) == []
        pupil.go_on()
        assert not pupil.refusals
        assert len(pupil.kept.rows) > rows
    assert pupil.lesson["done"]
    if not lesson.guided:
        assert tried
        assert [step["n"] for step in pupil.lesson["steps"]] == list(range(1, len(lesson.steps) + 1))
    else:
        assert pupil.frame["table"]["over"]
        assert len(pupil.lesson["steps"]) > len(lesson.steps) // 3  # what seldom happens is said when it does


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_who_leaves_reloads_or_changes_the_language_goes_on_where_he_was(game: str, name: str) -> None:
    pupil = Pupil(edubba.load(game), name)
    for turn in range(12):
        before = pupil.lesson
        if before.get("done"):
            break  # a short one
        pupil.open()
        assert pupil.lesson == before
        pupil.speak(LANGUAGES[turn % 2])
        assert pupil.lesson.get("current") == before.get("current")
        assert [step["n"] for step in pupil.lesson["steps"]] == [step["n"] for step in before["steps"]]
        if before.get("done"):
            break
        pupil.go_on()


@pytest.mark.parametrize(("game", "name"), SCRIPTED)
def test_what_is_taken_back_is_asked_for_again(game: str, name: str) -> None:
    pupil = Pupil(edubba.load(game), name)
    taken: set[str] = set()
    for _ in range(MOST):
        if pupil.lesson.get("done"):
            break
        before = pupil.lesson
        pupil.go_on()
        wanted = before.get("actions", [])
        if wanted and pupil.frame["undo"] and str(before) not in taken:
            taken.add(str(before))
            pupil.undo()  # what was forced goes with the choice before it
            assert pupil.lesson["actions"][-len(wanted) :] == wanted
            assert pupil.lesson["current"] <= before["current"]
    assert pupil.lesson["done"]
    assert taken


def test_a_payment_may_be_sent_with_what_nothing_else_is_left_for() -> None:
    """The page sends all picks of a price; a lesson has written down only those that were a choice."""
    game = edubba.load("tabannusi")
    pupil = Pupil(game, "first")
    while pupil.lesson.get("actions") != [game.parse("pay-die blue")]:
        pupil.go_on()
    run = [game.parse("pay-die blue"), game.parse("pay-gold")]
    pupil.send(Picks(seq=pupil.frame["seq"], seat=pupil.seat, actions=run[::-1]))
    assert pupil.refusals.pop().code == "lesson-else"
    pupil.send(Picks(seq=pupil.frame["seq"], seat=pupil.seat, actions=run))
    assert not pupil.refusals
    assert pupil.lesson["actions"] == [game.parse("colour yellow")]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_that_has_changed_says_so(game: str, name: str) -> None:
    pupil = Pupil(edubba.load(game), name)
    pupil.go_on()
    for head in (
        replace(pupil.kept.head, lesson="gone"),
        replace(pupil.kept.head, secret=b"other" * 6 + b"xx"),
    ):
        session = session_of(Kept(head=head, places=pupil.kept.places, rows=[]))
        told = session.info("ada", "fr").lesson
        assert told is not None
        assert told.changed
        assert not told.steps


def test_a_script_of_other_moves_is_told_to_have_changed() -> None:
    game, name = SCRIPTED[0]
    pupil = Pupil(edubba.load(game), name)
    while not any(row.kind == "act" for row in pupil.kept.rows):
        pupil.go_on()
    rows = [replace(row, kind="read", text="0") if row.kind == "act" else row for row in pupil.kept.rows]
    other = next(one for one in Pupil(edubba.load(game), name).choices if one not in pupil.lesson.get("actions", []))
    act = next(row for row in pupil.kept.rows if row.kind == "act")
    text = edubba.load(game).notation(other)
    if text == act.text:
        text = edubba.load(game).notation(Pupil(edubba.load(game), name).choices[0])
    rows.append(replace(act, text=text))
    session = session_of(Kept(head=pupil.kept.head, places=pupil.kept.places, rows=rows))
    told = session.info("ada", "en").lesson
    assert told is not None
    assert told.changed


def test_other_tables_have_no_steps_to_read() -> None:
    game, name = SCRIPTED[0]
    pupil = Pupil(edubba.load(game), name)
    plain = Kept(head=replace(pupil.kept.head, lesson=""), places=pupil.kept.places)
    assert session_of(plain).info("ada", "fr").lesson is None


# --- what a step of a guided game waits for -------------------------------------------------------------------------


def test_a_step_waits_for_an_event_of_somebody_with_a_number() -> None:
    game = held()[LESSONS[0][0]]
    state = game.new(2, 1)
    event = Event("round", 1, a=3, b=0, c=0, secret=0, knowers=0)

    def heard(when: When, *events: Event) -> bool:
        return holds(when, game, state, 0, None, list(events), 1)

    assert heard(When(told="round"), event)
    assert heard(When(told="round", mine=False, number=3), event)
    assert not heard(When(told="round", mine=True, number=3), event)
    assert not heard(When(told="round", number=2), event)
    assert not heard(When(told="turn", number=3), event)
    assert not heard(When(told="round", number=3))


# --- what is wrong with a lesson ------------------------------------------------------------------------------------


def spoiled(lesson: Lesson) -> list[tuple[str, Lesson]]:
    import msgspec.structs as structs

    first = next(number for number, step in enumerate(lesson.steps) if step.do)
    steps = lesson.steps

    def with_step(step: LessonStep) -> Lesson:
        return structs.replace(lesson, steps=[*steps[:first], step, *steps[first + 1 :]])

    assert lesson.moves is not None
    return [
        ("format", structs.replace(lesson, format="something/9")),
        ("seat", structs.replace(lesson, seat=lesson.seats)),
        ("moves from", with_step(structs.replace(steps[first], do=["no such thing"]))),
        ("`at`", with_step(structs.replace(steps[first], at=None))),
        ("only", structs.replace(lesson, steps=[*steps, LessonStep("x", at=len(lesson.moves) + 1)])),
        ("nobody asks", structs.replace(lesson, steps=[one for one in steps if one is not steps[first]])),
        ("are left", structs.replace(lesson, steps=steps[:1])),
        ("the same", structs.replace(lesson, steps=[steps[0], *steps])),
        ("`when`", structs.replace(lesson, moves=None)),
        ("move 1", structs.replace(lesson, moves=[(lesson.seat, "end of the world"), *lesson.moves])),
    ]


@pytest.mark.parametrize(("game", "name"), SCRIPTED)
def test_a_lesson_that_can_no_longer_be_followed_is_found(game: str, name: str) -> None:
    found = edubba.load(game)
    for what, lesson in spoiled(lessons_of(found)[name]):
        wrong = problems(found, lesson)
        assert wrong, what
        assert any(what in line for line in wrong), (what, wrong)


def test_files_read_as_they_are_written(tmp_path: Path) -> None:
    for game in held().values():
        for name, lesson in lessons_of(game).items():
            file = tmp_path / f"{name}.json"
            file.write_text(write_lesson(lesson), "utf-8")
            assert read_lesson(file) == lesson
    file.write_text('{"format": "' + FORMAT + '"}', "utf-8")
    with pytest.raises(BadLesson, match="order"):
        read_lesson(file)


def test_words_of_lessons_are_looked_at() -> None:
    game = held()[SCRIPTED[0][0]]
    lesson = lessons_of(game)[SCRIPTED[0][1]]
    lesson = Lesson(
        format=FORMAT, order=1, minutes=(1, 2), seats=2, name=lesson.name,
        steps=[LessonStep("lesson-nothing", when=When(turn=1)), LessonStep("title", when=When(turn=1))],
    )  # fmt: skip
    assert any("is missing" in line for line in word_problems(game, lesson))
    assert any("should begin" in line for line in word_problems(game, lesson))
