"""Advice: judging a position of Ginkgopolis and playing by it beats chance."""

from functools import partial
from random import Random

import pytest

from edubba.bots import GreedyBot, RandomBot
from edubba.bots.bot import Bot
from edubba.games.ginkgopolis.rules.advice import GinkgopolisAdvice, carried_out, rounds_left
from edubba.games.ginkgopolis.rules.state import GinkgopolisState
from tests.ginkgopolis.given import A, Building, Has, ginkgopolis, given, given_solo

ADVICE = GinkgopolisAdvice()


def game_of(bots: list[Bot], seed: int) -> list[int]:
    """The scores, in the order of the bots."""
    state = ginkgopolis().new(seats=len(bots), seed=seed)
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, bots[seat].choose(partial(state.redeal, seat), seat, state.legal(seat)))
    return state.scores()


@pytest.mark.parametrize("seats", [seats for seats in ginkgopolis().seats if seats > 1])
def test_who_follows_the_advice_beats_chance(seats: int) -> None:
    for seed in range(3):
        bots: list[Bot] = [GreedyBot(ADVICE, seed, deals=1), *[RandomBot(seed) for _ in range(seats - 1)]]
        scores = game_of(bots, seed)
        assert scores[0] > max(scores[1:])


def test_a_sealed_plan_is_judged_by_what_it_leads_to() -> None:
    t = given(Has(hand="Y09 A C D", tiles="Y12", stock=3), Has(), city=[Building("Y09", (1, 2), 1, A)])
    before = ADVICE.value(t.state, A)
    t.plays(A, "card Y09", "tile Y12")
    after = carried_out(t.state, A)
    assert after.players[A].cards == [48]
    assert t.state.players[A].cards == [], "the position itself is as it was"
    assert ADVICE.value(t.state, A) > before
    assert not ADVICE.quiet(t.state)


def test_time_runs_out_by_the_nearer_clock() -> None:
    fresh = given(Has(), Has()).state
    assert rounds_left(fresh) > 15
    assert rounds_left(given(Has(), Has(), reserve=5).state) < rounds_left(fresh) / 2
    city = [Building("R10", (1, 2), 11, A), Building("R11", (-1, 2), 11, A)]
    assert rounds_left(given(Has(), Has(), city=city, exact=False).state) < rounds_left(fresh) / 4
    fresh.ending = True
    assert rounds_left(fresh) == 0
    assert rounds_left(given_solo().state) > 10


def test_at_the_end_the_points_are_the_value() -> None:
    state = ginkgopolis().new(seats=3, seed=2)
    rng = Random(1)
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    assert isinstance(state, GinkgopolisState)
    assert [ADVICE.value(state, seat) for seat in range(3)] == state.scores()
    assert ADVICE.quiet(state)
