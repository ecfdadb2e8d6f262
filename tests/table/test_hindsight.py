"""What the coach says of a finished game: the same as `edubba review`, in whichever process and language."""

from __future__ import annotations

from functools import cache
from random import Random

import msgspec
import pytest

import edubba
from edubba import Record
from edubba.bots.review import Review as Judge
from edubba.cli.measure import random_record
from edubba.host.thinking import Minds, look_back
from edubba.table import hindsight
from edubba.table.effects import Course, Order, Study, Verdict
from edubba.table.hindsight import Reviewed
from tests.bots.places import GAMES

NAMES = ["Enheduanna", "Naram-Sin"]


@cache
def record_of(game: str) -> Record:
    rules = edubba.load(game)
    return random_record(rules, 2, 3)


def order_of(record: Record) -> Order:
    return Order(
        game=record.game.name,
        version=record.version,
        pack=record.game.pack.hash,
        seats=record.seats,
        options=dict(record.options),
        secret=record.secret,
        nonces=[],
        moves=[(move.seat, move.text) for move in record.moves],
        seat=0,
        bot=hindsight.REVIEW,
        seconds=None,
        names=NAMES,
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_worker_finds_what_the_command_finds(game: str) -> None:
    """Turn by turn, asked in any order, by a worker that has forgotten everything."""
    record = record_of(game)
    order = order_of(record)
    course = look_back(order, Study())
    assert isinstance(course, Course)
    judge = Judge(record.game, record.start())
    for move in record.moves:
        judge.play(move.seat, record.game.parse(move.text))
    assert (course.times, course.chances) == (judge.times, judge.chances)
    assert course.times[-1] == len(record.moves)
    assert course.turns == [(began.move, began.seat) for began in judge.played]
    for number in Random(1).sample(range(len(course.turns)), 2):
        one = judge.judge(number)
        for minds in (None, Minds()):
            verdict = look_back(order, Study(number), minds=minds)
            assert verdict == Verdict(one.move, one.seat, one.loss, one.kept)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_turning_points_are_told_in_words(game: str, lang: str) -> None:
    order, minds = order_of(record_of(game)), Minds()
    course = look_back(order, Study(), minds=minds)
    assert isinstance(course, Course)
    dice = Random(2)
    for _ in range(12):  # somebody who plays at random gives something away before long
        verdict = look_back(order, Study(dice.randrange(len(course.turns)), lang), minds=minds)
        assert isinstance(verdict, Verdict)
        point = verdict.point
        assert point is not None
        if verdict.loss >= 0.03:
            break
    else:
        raise AssertionError("nothing was given away")
    assert point.played
    assert point.better
    assert point.played != point.better
    assert point.lost == round(100 * verdict.loss)
    assert point.worth.endswith(".")
    assert all(reason.say.endswith(".") for reason in point.reasons)


def test_the_worst_turns_are_told_in_the_order_in_which_they_were_played() -> None:
    losses = [0.01, 0.3, 0.0, 0.1, 0.2, 0.05, 0.4, 0.029, 0.06]
    verdicts = [Verdict(move=10 - n, seat=0, loss=loss, kept=1 - loss) for n, loss in enumerate(losses)]
    assert hindsight.turning_points([*verdicts, None]) == [8, 6, 4, 3, 1]
    assert hindsight.turning_points([None, None]) == []


def test_accuracy_is_the_part_that_was_kept() -> None:
    verdicts = [Verdict(0, 0, 0.1, 0.8), None, Verdict(3, 0, 0.0, 1.0), Verdict(5, 1, 0.5, 0.25)]
    assert [hindsight.accuracy(verdicts, seat) for seat in range(3)] == [90, 25, None]


def test_what_was_found_survives_being_kept() -> None:
    found = Reviewed("coach", Course([0, 3], [[0.5, 0.5], [1.0, 0.0]], [(0, 1)]), [Verdict(0, 1, 0.1, 0.9)])
    assert hindsight.decode(hindsight.encode(found)) == found
    with pytest.raises(msgspec.ValidationError):
        hindsight.decode(b"{}")
