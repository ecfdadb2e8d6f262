"""What bots are told about a position of Wayfarers."""

from __future__ import annotations

from functools import partial
from random import Random

from edubba.bots.greedy import GreedyBot
from edubba.games.wayfarers.rules.advice import WayfarersAdvice
from tests.wayfarers.given import A, Has, given, wayfarers


def worth(*players: Has) -> float:
    return WayfarersAdvice().value(given(*players).state, A)


def test_more_is_better() -> None:
    bare = worth(Has())
    assert worth(Has(silver=5)) > bare
    assert worth(Has("L01")) > bare
    assert worth(Has(tiles="UB2@3m")) > bare
    assert worth(Has(at="P1a")) > bare
    assert worth(Has(guilds="black 2, yellow 1, blue 1")) > bare
    assert worth(Has(workers="green, yellow, blue"), Has(at="P1b")) > bare


def test_an_open_stain_is_worth_more_than_a_closed_one() -> None:
    assert worth(Has("L01", at="P1a")) - worth(Has(at="P1a")) > worth(Has("L01")) - worth(Has())


def test_it_judges_between_turns_only() -> None:
    t = given(Has(dice="5"))
    assert WayfarersAdvice().quiet(t.state)
    assert not WayfarersAdvice().quiet(t.play("die 5").state)


def test_who_follows_the_advice_beats_chance() -> None:
    game = wayfarers()
    lead = 0
    for seed in range(3):
        state = game.new(2, seed=seed, options={"turn_cap": 14})
        bot, dice = GreedyBot(game.advice, seed, deals=1, breadth=6), Random(seed)
        while not state.over:
            (seat,) = state.to_act
            legal = state.legal(seat)
            if seat == seed % 2:
                action = bot.choose(partial(state.redeal, seat), seat, legal)
            else:
                action = dice.choice(legal)
            state.apply(seat, action)
        scores = state.scores()
        lead += scores[seed % 2] - scores[1 - seed % 2]
    assert lead > 15
