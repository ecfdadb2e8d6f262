"""What bots are told about a position."""

from __future__ import annotations

from functools import partial
from random import Random

from edubba.bots import GreedyBot, RandomBot
from edubba.kernel.playout import playout
from tests.tabannusi.given import GAME, A, Has, given, new


def worth(mine: Has) -> float:
    return GAME.advice.value(given(mine).state, A)


def test_more_is_better() -> None:
    usual = worth(Has())
    better = [
        Has(gold=2), Has(dice="white"), Has(full="white"), Has(markers=7), Has(gardens=1), Has(water=1),
        Has(mastery=(1, 0, 0)), Has(ships="1-1"), Has(vp=12),
    ]  # fmt: skip
    assert all(worth(mine) > usual for mine in better)


def test_the_end_is_worth_its_points() -> None:
    s = new(3, 2)
    playout(s, Random(1))
    assert [GAME.advice.value(s, seat) for seat in range(3)] == s.scores()


def test_goods_lose_their_worth_towards_the_end() -> None:
    rich = Has(gold=6, dice="2 white, green")
    early, late = given(rich, time=5), given(rich, time=0)
    points = early.state.scores()[A]
    assert GAME.advice.value(early.state, A) - points > GAME.advice.value(late.state, A) - points > 0


def test_a_greedy_player_beats_a_random_one() -> None:
    s = new(2, 4)
    bots = [GreedyBot(GAME.advice, seed=1, deals=1, breadth=4), RandomBot(1)]
    while not s.over:
        (seat,) = s.to_act
        s.apply(seat, bots[seat].choose(partial(s.redeal, seat), seat, s.legal(seat)))
    greedy, anyone = s.scores()
    assert greedy > 2 * anyone
