"""The references answer legally, alike for equal seeds, from what their seat may know, and see the obvious."""

from random import Random

import pytest

import edubba
from edubba import bots
from edubba.kernel import EdubbaError, State
from tests.uruk.given import Has, given

URUK = edubba.load("uruk")
QUICK = {"random": {}, "greedy": {"deals": 1, "breadth": 4}, "search": {"iterations": 3}}


def answer(bot: bots.Bot, state: State, seat: int) -> int:
    return bot.choose(lambda rng: state.redeal(seat, rng), seat, state.legal(seat))


def middle(seed: int, decisions: int, seats: int = 2) -> State:
    """A position after so many random decisions, at a question with a real choice."""
    state, rng = URUK.new(seats, seed), Random(seed)
    for _ in range(decisions):
        seat = state.to_act[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    while len(state.legal(state.to_act[0])) < 4:
        seat = state.to_act[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    return state


@pytest.mark.parametrize("name", QUICK)
def test_who_has_nothing_to_decide_is_not_asked(name: str) -> None:
    state = URUK.new(2, 1)
    (asked,) = state.to_act
    with pytest.raises(EdubbaError, match="nothing to decide"):
        answer(bots.make(name, URUK, 1, **QUICK[name]), state, 1 - asked)


def test_a_game_may_be_told_by_its_name() -> None:
    state = middle(2, 80)
    seat = state.to_act[0]
    for name in (*QUICK, bots.levels()[0]):
        settings = QUICK.get(name, {})
        named = bots.make(name, "uruk", seed=5, **settings)
        assert answer(named, state, seat) == answer(bots.make(name, URUK, seed=5, **settings), state, seat)
    coach = bots.Coach("uruk", seed=5)
    told = coach.counsel(lambda rng: state.redeal(seat, rng), seat, state.legal(seat))
    assert told.ideas[0].actions[0] in state.legal(seat)
    with pytest.raises(EdubbaError, match="urok"):
        bots.make("random", "urok")


@pytest.mark.parametrize("seats", URUK.seats)
def test_whole_games_are_played_legally(seats: int) -> None:
    state = URUK.new(seats, seed=seats, options={"max_rounds": 8})
    players = [bots.make(name, URUK, seed=1, **QUICK[name]) for name in ("search", "greedy", "random", "search")]
    while not state.over:
        for seat in state.to_act:
            state.apply(seat, answer(players[seat], state, seat))
    assert len(state.scores()) == seats


@pytest.mark.parametrize("name", QUICK)
def test_equal_seeds_answer_alike_whatever_is_hidden(name: str) -> None:
    for seed in range(4):
        state = middle(seed, 60 + 30 * seed, 2 + seed % 3)
        seat = state.to_act[0]
        elsewhere = state.redeal(seat, Random(99))
        assert elsewhere.dump() != state.dump()
        first, second, third = (bots.make(name, URUK, seed=5, **QUICK[name]) for _ in range(3))
        chosen = answer(first, state, seat)
        assert answer(second, state, seat) == chosen
        assert answer(third, elsewhere, seat) == chosen


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_the_real_position_is_refused(name: str) -> None:
    state = middle(1, 40)
    seat = state.to_act[0]
    with pytest.raises(EdubbaError, match="redealt"):
        bots.make(name, URUK, seed=1).choose(lambda rng: state.clone(), seat, state.legal(seat))


def test_the_smallest_time_still_brings_an_answer() -> None:
    state = middle(2, 40)
    seat = state.to_act[0]
    assert answer(bots.make("search", URUK, seed=1, seconds=1e-9), state, seat) in state.legal(seat)


@pytest.mark.parametrize("name", ["greedy", "search"])
@pytest.mark.rule("URU-11.3")
def test_the_last_disc_goes_where_it_scores_most(name: str) -> None:
    rich = Has("kiln village, vault village, ziggurat village", stock="2 red, 2 pink, 2 yellow, 2 blue")
    table = given(rich, Has("axe village"), end="last round", actions=1, epochs=(0, 0, 0, 14), active=0, first=0)
    bot = bots.make(name, URUK, seed=3, **({"iterations": 60} if name == "search" else {}))
    assert URUK.notation(answer(bot, table.state, 0)) == "settle 3"


@pytest.mark.rule("URU-11.3", "URU-11.4", "URU-11.5", "URU-11.6")
def test_advice_counts_the_points_of_a_finished_game_exactly() -> None:
    for seed in range(6):
        state, rng = URUK.new(2 + seed % 3, seed), Random(seed)
        while not state.over:
            seat = state.to_act[0]
            state.apply(seat, rng.choice(state.legal(seat)))
        assert [URUK.advice.value(state, seat) for seat in range(state.seats)] == state.scores()


def test_a_half_paid_move_is_not_quiet() -> None:
    table = given(Has("kiln, vault village", stock="3 red"), Has("axe village"), epoch="I")
    assert URUK.advice.quiet(table.state)
    table.play("settle 1")
    assert not URUK.advice.quiet(table.state), "the price is still to be chosen"


def test_unknown_names_and_settings_are_named() -> None:
    with pytest.raises(EdubbaError, match="random, greedy, search, pupil, apprentice, scribe, master, sage"):
        bots.make("oracle", URUK)
    with pytest.raises(EdubbaError, match="iterations, seconds, curiosity"):
        bots.make("search", URUK, depth=3)
    with pytest.raises(EdubbaError, match="above 0"):
        bots.make("search", URUK, iterations=0)
