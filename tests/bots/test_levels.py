"""Five levels for every game: they answer legally and alike for equal seeds, from what their seat may know."""

import math
from random import Random

import pytest

import edubba
from edubba import bots
from edubba.bots.levels import LEVELS, level_of
from edubba.bots.turns import Style, TurnBot
from edubba.kernel import EdubbaError, State
from tests.bots.places import GAMES, answer, crossroads

CURSORY = Style(width=1, fan=4, arms=3, deals=1, rounds=0.5, breadth=2, look=3)


def test_there_are_five_and_the_references_keep_their_names() -> None:
    assert bots.levels() == ["pupil", "apprentice", "scribe", "master", "sage"]
    assert bots.names() == ["random", "greedy", "search", *bots.levels()]
    assert [level_of(name) for name in bots.levels()] == LEVELS
    assert level_of("greedy") is None


@pytest.mark.parametrize("name", GAMES)
def test_every_seat_count_is_answered_legally_and_from_what_the_seat_knows(name: str) -> None:
    game = edubba.load(name)
    for seats in game.seats:
        state = crossroads(game, seats, seats, 20 * seats)
        seat = state.to_act[-1]
        chosen = answer(TurnBot(game.advice, CURSORY, 5), state, seat)
        assert chosen in state.legal(seat)
        elsewhere = state.redeal(seat, Random(99))
        assert answer(TurnBot(game.advice, CURSORY, 5), elsewhere, seat) == chosen


@pytest.mark.parametrize("level", ["pupil", "apprentice", "scribe"])
def test_equal_seeds_play_equal_turns(level: str) -> None:
    game = edubba.load("uruk")
    one, other = (crossroads(game, 2, 3, 40) for _ in range(2))
    for state in (one, other):
        seat = state.to_act[0]
        bot = bots.make(level, game, seed=8, seconds=math.inf)
        for _ in range(6):
            if state.to_act[0] != seat:
                break
            state.apply(seat, answer(bot, state, seat))
    assert one.dump() == other.dump()


def test_no_time_at_all_still_brings_an_answer() -> None:
    game = edubba.load("ginkgopolis")
    state = crossroads(game, 3, 2, 30)
    seat = state.to_act[0]
    assert answer(bots.make("master", game, seed=1, seconds=1e-9), state, seat) in state.legal(seat)


def test_who_is_hurried_stops_after_the_deal_under_way() -> None:
    game = edubba.load("ginkgopolis")
    state = crossroads(game, 2, 2, 30)
    seat = state.to_act[0]
    deals = [0]
    bot = TurnBot(game.advice, Style(width=1, fan=3, arms=4, deals=1000, rounds=0.5, breadth=2, look=3), 1)

    def sample(rng: Random) -> State:
        deals[0] += 1
        if deals[0] == 3:
            bot.hurry()
        return state.redeal(seat, rng)

    assert bot.choose(sample, seat, state.legal(seat)) in state.legal(seat)
    assert deals[0] == 3


@pytest.mark.parametrize("level", bots.levels())
def test_bad_questions_are_refused(level: str) -> None:
    game = edubba.load("uruk")
    state = game.new(2, 1)
    (asked,) = state.to_act
    with pytest.raises(EdubbaError, match="nothing to decide"):
        answer(bots.make(level, game), state, 1 - asked)
    with pytest.raises(EdubbaError, match="redealt"):
        bots.make(level, game, seed=1).choose(lambda rng: state.clone(), asked, state.legal(asked))
    with pytest.raises(EdubbaError, match="has no setting 'iterations'; known: seconds"):
        bots.make(level, game, iterations=4)
    with pytest.raises(EdubbaError, match="above 0"):
        bots.make(level, game, seconds=0)
