"""Looking back: chances from the first turn to the last, turns judged by what their player could know."""

from random import Random

import pytest

import edubba
from edubba.bots import Style
from edubba.bots.review import Abandoned, Review
from edubba.kernel import State
from tests.bots.places import GAMES

QUICK = Style(width=1, fan=4, arms=3, deals=0, rounds=0.5, breadth=2, look=3)


def start(game: str) -> State:
    rules = edubba.load(game)
    return rules.new(min(count for count in rules.seats if count > 1), 6)


def wandered(game: str, decisions: int, seed: int = 0) -> Review:
    """The review of a game that was played at random, as far as so many decisions."""
    review, dice = Review(edubba.load(game), start(game), seed, QUICK), Random(4)
    while not review.state.over and review.moves < decisions:
        seat = review.state.to_act[0]
        review.play(seat, dice.choice(review.state.legal(seat)))
    review.judge_all()
    return review


@pytest.mark.parametrize("game", GAMES)
def test_turns_are_judged_and_chances_noted(game: str) -> None:
    review = wandered(game, 40)
    assert len(review.times) == len(review.chances) > 2
    assert review.times == sorted(set(review.times))
    assert all(sum(chances) == pytest.approx(1) for chances in review.chances)
    assert review.turns
    for turn in review.turns:
        assert 0 <= turn.loss < 1
        assert turn.played.actions != []
        assert turn.played not in turn.counsel.ideas
    for seat in range(review.state.seats):
        assert 0 < review.accuracy(seat) <= 1


def test_who_plays_as_advised_gives_nothing_away() -> None:
    """The played turn is the best one in the same deals, or as good."""
    review = wandered("uruk", 60)
    best = [turn for turn in review.turns if turn.best is turn.played]
    assert best
    assert all(turn.loss == 0 and turn.kept == 1 for turn in best)


def test_equal_seeds_judge_alike() -> None:
    one, other = wandered("ginkgopolis", 12, 3), wandered("ginkgopolis", 12, 3)
    assert one.chances == other.chances
    assert [(turn.move, turn.loss) for turn in one.turns] == [(turn.move, turn.loss) for turn in other.turns]


def test_a_turn_is_judged_alike_in_whatever_order_and_alone() -> None:
    """So a review can be taken up again by somebody who knows nothing of what was judged before."""
    whole, parts = wandered("uruk", 30), wandered("uruk", 30)
    for number in reversed(range(len(whole.played))):
        one, again = whole.turns[number], parts.judge(number)
        assert (again.move, again.loss, again.best.actions) == (one.move, one.loss, one.best.actions)


def test_who_wants_to_know_no_more_is_not_waited_for() -> None:
    review, asked = wandered("uruk", 12), list[int]()

    def wanted() -> bool:
        asked.append(1)
        return len(asked) < 3

    with pytest.raises(Abandoned):
        review.judge(len(review.played) - 1, wanted)
    assert len(asked) == 3


def test_a_turn_begins_where_there_is_something_to_decide() -> None:
    review = wandered("wayfarers", 60)
    for began in review.played:
        assert len(began.state.legal(began.seat)) > 1
    assert {turn.move for turn in review.turns} == {began.move for began in review.played}


def test_turning_points_are_the_greatest_losses_in_their_order() -> None:
    review = wandered("uruk", 80)
    points = review.turning_points(3, 0.0)
    assert len(points) == 3
    assert [one.move for one in points] == sorted(one.move for one in points)
    rest = [turn.loss for turn in review.turns if turn not in points]
    assert min(one.loss for one in points) >= max(rest)
    assert review.turning_points(3, 2.0) == [], "nobody gives away more than everything"


def test_at_the_end_the_winner_is_certain() -> None:
    review = wandered("ginkgopolis", 10**6)
    winners = review.state.ranking()[0]
    assert [seat for seat, chance in enumerate(review.chances[-1]) if chance > 0] == winners
    assert review.times[-1] == review.moves
