"""The coach: moves that can be made, the best first, chances that make sense, and nothing that depends on secrets."""

from random import Random

import pytest

import edubba
from edubba.bots import Coach, Counsel, Style
from edubba.bots.coach import BEST, LOOKS, chance_of, chances
from edubba.kernel import EdubbaError, State
from tests.bots.places import GAMES, crossroads

QUICK = Style(width=2, fan=8, arms=4, deals=1, rounds=0.5, breadth=4, look=6)


def counsel(game: str, state: State, seat: int, seed: int = 1) -> Counsel:
    coach = Coach(edubba.load(game), seed, QUICK)
    return coach.counsel(lambda rng: state.redeal(seat, rng), seat, state.legal(seat))


@pytest.mark.parametrize("game", GAMES)
def test_the_best_moves_differ_and_can_be_made(game: str) -> None:
    state = crossroads(edubba.load(game), 2, 3, 40)
    seat = state.to_act[0]
    found = counsel(game, state, seat).ideas
    firsts = [idea.actions[0] for idea in found]
    assert 1 < len(firsts) <= BEST
    assert len(set(firsts)) == len(firsts)
    assert set(firsts) <= set(state.legal(seat))
    assert [idea.chance for idea in found] == sorted((idea.chance for idea in found), reverse=True)
    assert all(0 < idea.chance < 1 and len(idea.outcomes) == LOOKS for idea in found)


@pytest.mark.parametrize("game", GAMES)
def test_what_nobody_can_know_changes_no_advice(game: str) -> None:
    state = crossroads(edubba.load(game), 2, 5, 30)
    seat = state.to_act[0]
    told = counsel(game, state, seat)
    other = counsel(game, state.redeal(seat, Random(9)), seat)
    assert [(idea.actions, idea.lead) for idea in other.ideas] == [(idea.actions, idea.lead) for idea in told.ideas]


def test_who_is_not_asked_gets_no_advice() -> None:
    state = crossroads(edubba.load("uruk"), 2, 3, 20)
    seat = 1 - state.to_act[0]
    with pytest.raises(EdubbaError, match="nothing to decide"):
        counsel("uruk", state, seat)


def test_a_lead_is_a_chance_and_nobody_ahead_is_an_equal_share() -> None:
    for places in (2, 3, 4):
        assert chance_of(0.0, 10.0, places) == pytest.approx(1 / places)
        assert chance_of(-8.0, 10.0, places) < chance_of(-1.0, 10.0, places) < chance_of(3.0, 10.0, places)
        assert chance_of(3.0, 5.0, places) > chance_of(3.0, 10.0, places), "a surer lead"


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_less_and_less_time_left_and_leads_grow_surer(name: str) -> None:
    game = edubba.load(name)
    advice = game.advice
    assert advice.spread_at(1.0) > advice.spread_at(0.5) > advice.spread_at(0.0) > 0
    for seats in game.seats:
        state, rng = game.new(seats, 3), Random(seats)
        times = [advice.time(state)]
        while not state.over:
            seat = state.to_act[0]
            state.apply(seat, rng.choice(state.legal(seat)))
            times.append(advice.time(state))
        assert times[0] > 0.8
        assert max(times) <= 1
        assert times[-1] == 0 < times[len(times) // 4]
        assert times[len(times) // 4] >= times[3 * len(times) // 4]


@pytest.mark.parametrize("game", GAMES)
def test_chances_add_up_and_are_certain_at_the_end(game: str) -> None:
    rules = edubba.load(game)
    state, rng = rules.new(max(rules.seats), 3), Random(3)
    assert sum(chances(rules.advice, state.redeal(0, rng))) == pytest.approx(1)
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    winners = state.ranking()[0]
    assert [place for place, chance in enumerate(chances(rules.advice, state)) if chance] == winners
