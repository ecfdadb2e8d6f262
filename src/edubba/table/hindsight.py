"""Looking back with the coach: what its review of a game is asked in one go, what it answers, and the words for it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from edubba import __version__
from edubba.bots.review import LEAST_LOSS, MOST_POINTS, Judged
from edubba.bots.review import Review as Judge
from edubba.bots.weights import mark
from edubba.kernel import Game, Record
from edubba.table.effects import Course, Order, Verdict
from edubba.table.hints import Wording
from edubba.table.info import names_of
from edubba.table.rebuild import record_of
from edubba.table.review_wire import Chances, Review, TurningPoint
from edubba.table.stored import Kept
from edubba.table.words import Refusal

REVIEW = "review"


class Told(Struct):
    """Turning points in one language, with the names that people had when they were told."""

    names: list[str]
    points: list[TurningPoint]


class Reviewed(Struct):
    """What is known of a game in hindsight. It is kept as long as the same coach is here."""

    coach: str
    course: Course
    verdicts: list[Verdict | None]  # of each turn; None: nothing could be found out
    told: dict[str, Told] = {}  # by language


encode = msgspec.json.encode
decode = msgspec.json.Decoder(Reviewed).decode


# --- asking ---------------------------------------------------------------------------------------------------------


def coach_of(game: Game) -> str:
    """Who judges: another version, or other weights, may think otherwise."""
    return f"{__version__} {mark(game)}"


def question(kept: Kept, lang: str) -> tuple[str, Order]:
    """Who is to judge a finished game, and the question, to which it is added what is to be found out."""
    head = kept.head
    if not head.over:
        raise Refusal(409, "not-over")
    record = record_of(kept)
    return coach_of(record.game), Order(
        game=head.game,
        version=head.version,
        pack=head.pack,
        seats=len(kept.places),
        options=head.options,
        secret=head.secret,
        nonces=record.nonces,
        moves=[(move.seat, move.text) for move in record.moves],
        seat=0,
        bot=REVIEW,
        seconds=None,
        position=head.position,
        names=names_of(head.game, kept.places, lang),
    )


# --- answering ------------------------------------------------------------------------------------------------------


def walked(record: Record) -> Judge:
    """A game gone through, with no turn judged yet."""
    found = Judge(record.game, record.start())
    for move in record.moves:
        found.play(move.seat, record.game.parse(move.text))
    return found


def course_of(judge: Judge) -> Course:
    return Course(judge.times, judge.chances, [(turn.move, turn.seat) for turn in judge.played])


def verdict_of(game: Game, judged: Judged, lang: str, names: Sequence[str]) -> Verdict:
    point = in_words(game, judged, lang, names) if lang else None
    return Verdict(move=judged.move, seat=judged.seat, loss=judged.loss, kept=judged.kept, point=point)


def in_words(game: Game, judged: Judged, lang: str, names: Sequence[str]) -> TurningPoint:
    """A turning point, told."""
    wording = wording_of(game, judged, lang, names)
    return TurningPoint(
        move=judged.move,
        seat=judged.seat,
        lost=percent(judged.loss),
        played=wording.moves(judged.played),
        better=wording.moves(judged.best),
        worth=wording.worth(judged.best.lead - judged.played.lead),
        reasons=wording.reasons(0),
    )


def wording_of(game: Game, judged: Judged, lang: str, names: Sequence[str]) -> Wording:
    """Words for the better turn, which is compared with the one that was played."""
    judged.counsel.ideas = [judged.best, judged.played]
    return Wording(game=game, counsel=judged.counsel, seat=judged.seat, lang=lang, names=names)


# --- showing --------------------------------------------------------------------------------------------------------


def turning_points(verdicts: Sequence[Verdict | None]) -> list[int]:
    """Which turns gave away the most, in the order in which they were played."""
    known = [(number, one) for number, one in enumerate(verdicts) if one is not None and one.loss >= LEAST_LOSS]
    worst = sorted(known, key=lambda found: -found[1].loss)[:MOST_POINTS]
    return [number for number, one in sorted(worst, key=lambda found: found[1].move)]


def shown(order: Order, found: Reviewed, ready: bool, points: Sequence[TurningPoint]) -> Review:
    """What people see of a review, finished or not."""
    course, verdicts = found.course, found.verdicts
    return Review(
        done=len(verdicts) if not ready else len(course.turns),
        of=len(course.turns),
        ready=ready,
        moves=len(order.moves),
        chances=[
            Chances(move, [percent(one) for one in each])
            for move, each in zip(course.times, course.chances, strict=True)
        ],
        accuracy=[accuracy(verdicts, seat) for seat in range(order.seats)] if ready else [],
        points=list(points),
    )


def accuracy(verdicts: Sequence[Verdict | None], seat: int) -> int | None:
    kept = [one.kept for one in verdicts if one is not None and one.seat == seat]
    return percent(sum(kept) / len(kept)) if kept else None


def percent(part: float) -> int:
    return round(100 * part)
