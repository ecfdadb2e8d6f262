"""Thinking in whole turns: what was planned is played on, surprises are thought about, and nobody reads plans."""

from functools import partial
from random import Random

import pytest

import edubba
from edubba.bots.replies import Manner, answer_sealed, reply_together, seal_before, some
from edubba.bots.turns import Style, TurnBot
from edubba.kernel import State
from edubba.kernel.step import Together
from tests.bots.places import GAMES, answer, crossroads
from tests.uruk.given import Has, given

URUK = edubba.load("uruk")
GINKGOPOLIS = edubba.load("ginkgopolis")
PLAIN = Style(width=2, fan=8, arms=4, deals=1, rounds=0.5, breadth=4, look=6)


def test_a_turn_that_goes_as_planned_is_thought_about_once() -> None:
    table = given(Has("kiln, vault village", stock="3 red"), Has("axe village"), epoch="I")
    bot = TurnBot(URUK.advice, PLAIN, 1)
    state = table.state
    seat = state.to_act[0]
    state.apply(seat, answer(bot, state, seat))
    planned = bot.considered
    ahead = len(bot.queue)
    assert ahead, "a whole turn was planned"
    while bot.queue and len(state.legal(seat)) == 1:
        state.apply(seat, state.legal(seat)[0])
    assert answer(bot, state, seat) in state.legal(seat)
    assert bot.considered is planned
    assert len(bot.queue) == ahead - 1


def test_a_position_that_was_not_foreseen_is_thought_about_anew() -> None:
    table = given(Has("kiln, vault village", stock="3 red"), Has("axe village"), epoch="I")
    other = given(Has("kiln, vault village", stock="3 red, 2 blue"), Has("axe village"), epoch="I")
    bot = TurnBot(URUK.advice, PLAIN, 1)
    seat = table.state.to_act[0]
    answer(bot, table.state, seat)
    planned = bot.considered
    bot.menus = [other.state.legal(seat)]  # the same question, in another position
    assert answer(bot, other.state, seat) in other.state.legal(seat)
    assert bot.considered is not planned


def test_the_lines_are_legal_to_their_end_and_the_best_is_the_first() -> None:
    state = crossroads(URUK, 2, 4, 50)
    seat = state.to_act[0]
    bot = TurnBot(URUK.advice, PLAIN, 3)
    lines = bot.consider(lambda rng: state.redeal(seat, rng), seat)
    assert 1 < len(lines) <= PLAIN.arms
    assert lines[0].visits == max(line.visits for line in lines)
    for line in lines:
        assert line.actions[0] in state.legal(seat)


@pytest.mark.parametrize("name", GAMES)
def test_a_thought_keeps_to_its_effort_and_still_weighs_every_first_decision(name: str) -> None:
    """Positions are counted, not seconds: so a thought is as long on any machine, and short where turns are dear."""
    game = edubba.load(name)
    state = crossroads(game, max(game.seats), 3, 60)
    seat = state.to_act[0]
    wide = partial(Style, width=4, fan=24, arms=8, deals=4)
    short, long = (TurnBot(game.advice, wide(effort=effort), 3) for effort in (600, 0))
    chosen = [answer(bot, state, seat) for bot in (short, long)]
    assert all(action in state.legal(seat) for action in chosen)
    assert short.manner.seen <= long.manner.seen
    visits = [line.visits for line in short.considered]
    assert min(visits) >= 1, "each was tried"
    assert sum(visits) < sum(line.visits for line in long.considered) or long.manner.seen <= 600
    assert answer(TurnBot(game.advice, short.style, 3), state, seat) == chosen[0]


def sealed_by_others(state: State, seat: int) -> list[list[int]]:
    return [given for other, given in enumerate(state.sealed) if other != seat]


def test_who_answers_at_once_with_others_does_not_know_their_answers() -> None:
    state = GINKGOPOLIS.new(3, 7)
    while not isinstance(state.agenda[-1], Together) or not state.legal(state.to_act[0])[0]:
        seat = state.to_act[0]
        state.apply(seat, state.legal(seat)[0])
    redealt = state.redeal(0, Random(1))
    top = redealt.agenda[-1]
    assert isinstance(top, Together)
    answers = []
    for first in range(2):  # two different plans of seat 0
        one = redealt.clone()
        while top.owes(one, 0):
            options = top.options(one, 0)
            one.sealed[0].append(options[first % len(options)])
        for other in (1, 2):
            answer_sealed(GINKGOPOLIS.advice, one, other, Manner(Random(3), 4, 8))
        answers.append(sealed_by_others(one, 0))
    assert answers[0] == answers[1]
    assert all(answers[0]), "each has answered"


def test_answers_drawn_at_random_become_sensible_ones_and_nothing_opens() -> None:
    state = crossroads(GINKGOPOLIS, 2, 5, 0)
    seat = state.to_act[0]
    redealt = state.redeal(seat, Random(1))
    top = redealt.agenda[-1]
    assert isinstance(top, Together)
    before = redealt.revealed
    seal_before(GINKGOPOLIS.advice, redealt, seat, Manner(Random(3), 4, 8))
    assert [top.owes(redealt, one) for one in top.seats] == [one == seat for one in top.seats]
    assert redealt.revealed == before
    opened = reply_together(GINKGOPOLIS.advice, redealt, top, Manner(Random(3), 4, 8))
    assert opened.revealed == before + 1


def test_of_many_options_some_are_looked_at_and_none_twice() -> None:
    options = list(range(100))
    looked = some(options, 12, Random(2))
    assert len(set(looked)) == 12
    assert some(options[:12], 12, Random(2)) == options[:12]


@pytest.mark.parametrize("name", GAMES)
def test_turns_are_counted_apart(name: str) -> None:
    """The number of a turn changes when the turn passes to somebody else, and not while a seat is in the middle of a
    move."""
    game = edubba.load(name)
    state, rng = game.new(max(game.seats), 3), Random(3)
    advice = game.advice
    setting_up = advice.turn(state)
    numbers = {setting_up}
    for _ in range(400):
        if state.over:
            break
        seat, before, half = state.to_act[0], advice.turn(state), not advice.quiet(state)
        state.apply(seat, rng.choice(state.legal(seat)))
        if before != setting_up and half and not advice.quiet(state) and state.to_act == (seat,):
            assert advice.turn(state) == before
        numbers.add(advice.turn(state))
    assert len(numbers) > 8
