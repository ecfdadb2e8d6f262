"""Scores, places and ties."""

import pytest

from edubba.kernel import Advice
from tests.kernel.toys import Desk


def desk(points: list[int], tie_breaks: list[list[int]] | None = None) -> Desk:
    made = Desk(len(points))
    made.points = points
    if tie_breaks is not None:
        made.tie_breaks = tie_breaks
    return made


def test_scores_are_the_sums_of_the_sheets() -> None:
    assert desk([7, 0, -3]).scores() == [7, 0, -3]


@pytest.mark.parametrize(
    ("points", "ranking"),
    [
        ([3], [[0]]),
        ([1, 5, 3], [[1], [2], [0]]),
        ([4, 4, 4], [[0, 1, 2]]),
        ([2, 9, 2, 9], [[1, 3], [0, 2]]),
        ([-1, -5], [[0], [1]]),
    ],
)
def test_the_best_comes_first_and_equals_share(points: list[int], ranking: list[list[int]]) -> None:
    assert desk(points).ranking() == ranking


def test_tie_breaks_decide_in_their_order() -> None:
    rows = [[1, 9], [2, 0], [2, 5], [2, 5], [7, 7]]
    assert desk([4, 4, 4, 4, 3], rows).ranking() == [[2, 3], [1], [0], [4]]


class WithOpponent(Desk):
    """A solo game: one seat more takes part in the ranking."""

    __slots__ = ()

    def places(self) -> int:
        return self.seats + 1

    def score_sheet(self, seat: int) -> list[tuple[str, int]]:
        return [("points", 6)] if seat == self.seats else super().score_sheet(seat)

    def tie_break(self, seat: int) -> list[int]:
        return []


def test_an_official_opponent_takes_part_in_the_ranking() -> None:
    solo = WithOpponent(1)
    assert solo.scores() == [0, 6]
    assert solo.ranking() == [[1], [0]]
    solo.points = [6]
    assert solo.ranking() == [[0, 1]]
    assert solo.to_act == ()


def test_advice_without_ideas_looks_at_the_score() -> None:
    assert Advice().value(desk([7, 2]), 0) == 7.0
