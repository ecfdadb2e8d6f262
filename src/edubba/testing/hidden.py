"""Hidden information is a property: a redealt position is one that the seat cannot tell from the real one.

That alone would pass if `redeal` were `clone`. So what is dealt must also depend on nothing hidden, and the real
position must be one among those that could be dealt, neither rarer nor more frequent than chance makes it.
"""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import to_builtins

from edubba.kernel import Game, State
from edubba.testing.play import (
    BRIEF,
    CURIOUS,
    SOAK,
    Table,
    check,
    covering_tables,
    examples,
    hidden,
    moments,
    play,
    play_on,
    seeds,
    styles,
    tables,
)

# What a seat is shown of a position. A new window to look through is one more line here.
WINDOWS: dict[str, Callable[[Game, State, int | None], Any]] = {
    "view": lambda game, state, eye: state.view(eye),
    "to_act": lambda game, state, eye: state.to_act,
    "over": lambda game, state, eye: state.over,
    "legal": lambda game, state, eye: None if eye is None else state.legal(eye),
    "why_not": lambda game, state, eye: (
        eye is not None and [state.why_not(eye, action) for action in range(-1, game.num_actions + 1)]
    ),
    "features": lambda game, state, eye: game.features(state, eye),
    "prompt": lambda game, state, eye: game.prompt(state, eye, "en"),
    "describe": lambda game, state, eye: (
        eye is not None and [game.describe(state, action, "en") for action in state.legal(eye)]
    ),
    "scene": lambda game, state, eye: to_builtins(game.scene(state, eye, "fr")),
}


def check_redeal(table: Table, state: State, eye: int | None, rng: Random) -> State:
    """One redealt position, after all that can be asked of it."""
    before = state.dump()
    other = state.redeal(eye, rng)
    assert state.dump() == before, "redealing has changed the position itself"
    for name, look in WINDOWS.items():
        assert look(table.rules, other, eye) == look(table.rules, state, eye), f"{name} of {eye}"
    again = rng.getrandbits(64)
    assert other.redeal(eye, Random(again)).dump() == state.redeal(eye, Random(again)).dump(), "it depends on a secret"
    assert not other.real
    assert other.journal is None
    chance = state.dump()["chance"]
    text = json.dumps(other.dump())
    assert chance["key"] not in text, "the dice of the real game"
    assert not chance["block"] or chance["block"] not in text, "dice that are already thrown"
    check(table)(other)
    return other


@pytest.mark.parametrize("table", covering_tables(), ids=str)
def test_a_seat_cannot_tell_a_redealt_position(table: Table) -> None:
    played = play(table, 5, CURIOUS)
    rng = Random(str(table))
    for _, state in played.at(range(rng.randrange(40), len(played.moves) + 1, 70)):
        for eye in table.eyes():
            check_redeal(table, state, eye, rng)


@given(tables(), seeds, styles, st.data())
@examples(20)
def test_no_seat_can_tell_at_any_moment(table: Table, seed: int, style: str, data: st.DataObject) -> None:
    played = play(table, seed, style)
    for _, state in played.at(data.draw(moments(played, 5))):
        for eye in table.eyes():
            check_redeal(table, state, eye, Random(seed))


@given(tables(), seeds, styles, st.data())
@examples(8)
def test_a_redealt_position_can_be_played_on(table: Table, seed: int, style: str, data: st.DataObject) -> None:
    played = play(table, seed, style)
    eye = data.draw(st.sampled_from(table.eyes()))
    for moment, state in played.at(data.draw(moments(played, 2))):
        other = state.redeal(eye, Random(seed))
        for _ in play_on(table, other, moment, style):
            check(table)(other)
            assert not other.real
        assert other.over


def quantity(numbers: list[int], weights: Random) -> float:
    """One number that stands for a whole list of hidden things."""
    return sum(number * weights.random() for number in numbers)


@pytest.mark.parametrize("table", [table for table in covering_tables() if not table.options], ids=str)
def test_the_real_deal_is_one_of_many(table: Table) -> None:
    """Before the first move all deals that a seat cannot tell apart are equally likely: the real one and the redealt.

    So its rank among nine redealt ones is each of ten as often; a redeal that favours something, however little it
    has to do with the real deal, bends this. And the real deal comes again no more often than another.
    """
    games, others = 5000 if SOAK else 60 if BRIEF else 140, 9
    for eye in (0, None):
        if not hidden(table, table.start(0), eye):
            continue  # a game whose decks have no order hides nothing before somebody looks into one
        ranks = [0] * (others + 1)
        same_as_real = same_as_another = 0
        for seed in range(games):
            state = table.start(seed)
            rng = Random(seed)
            secrets = [hidden(table, state.redeal(eye, rng), eye) for _ in range(others)]
            real = hidden(table, state, eye)
            mine = quantity(real, Random(seed))
            theirs = [quantity(secret, Random(seed)) for secret in secrets]
            # Among equals, frequent where little is hidden, each place is as likely.
            ranks[sum(one < mine for one in theirs) + rng.randint(0, theirs.count(mine))] += 1
            same_as_real += real == secrets[0]
            same_as_another += secrets[0] == secrets[1]
        expected = games / len(ranks)
        chi_square = sum((count - expected) ** 2 / expected for count in ranks)
        assert chi_square < 35, f"{ranks}: less likely than 1 in 10,000 by chance"
        assert abs(same_as_real - same_as_another) <= 5 * (same_as_another + 1) ** 0.5
