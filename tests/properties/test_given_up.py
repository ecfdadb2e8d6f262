"""How much an answer gives up, where it is a number that everybody at the table knows."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import edubba
from edubba.kernel import State
from edubba.testing.play import ANY, CURIOUS, Player

Count = Callable[[Any, int, set[str]], int]  # of a position, for a seat that has these verbs to choose from


def resting(state: Any, seat: int, verbs: set[str]) -> int:
    left = int(state.players[seat].supply_dice())
    return left if left > 1 and "die" in verbs else 0


NUMBERS: dict[tuple[str, str, str], Count] = {
    ("uruk", "Menu", "end"): lambda state, seat, verbs: int(state.actions) if verbs - {"end", "swap"} else 0,
    ("teotihuacan", "Turn", "pass"): lambda state, seat, verbs: int(state.players[seat].discs),
    ("teotihuacan", "Action", "done"): lambda state, seat, verbs: 1 if "bonus" in verbs else 0,
    ("tabannusi", "Menu", "done"): lambda state, seat, verbs: int(state.actions) or int("decree" in verbs),
    ("wayfarers", "Turn", "rest"): resting,
    ("wayfarers", "TakeCard", "skip"): lambda state, seat, verbs: 1,
    ("ginkgopolis", "Choose", "alone"): lambda state, seat, verbs: 0,
}


@pytest.mark.parametrize(("game", "question", "verb"), NUMBERS)
def test_so_much_is_given_up(game: str, question: str, verb: str) -> None:
    """Random games at every seat count meet it with something to lose, and without, where both can be."""
    rules, count, met = edubba.load(game), NUMBERS[game, question, verb], set[int]()
    for number, seats in enumerate([*rules.seats] * 3):
        player = Player(rules, Random(number), (ANY, CURIOUS)[number % 2])
        state: State = rules.new(seats=seats, seed=number)
        while not state.over:
            seat, action = player.choose(state)
            step = state.agenda[-1]
            if type(step).__name__ == question:
                legal = {one: rules.actions.verb(one).name for one in state.legal(seat)}
                for one, name in legal.items():
                    if name == verb:
                        found = step.gives_up(state, seat, one)
                        wanted = count(state, seat, set(legal.values()))
                        assert (found > 0) == (wanted > 0)
                        assert found >= wanted
                        met.add(wanted)
            state.apply(seat, action)
    assert met


def test_a_building_that_cannot_be_paid_for_is_a_slip() -> None:
    """Ginkgopolis: the tile would come back, and the card be played alone (GIN-5.2)."""
    rules = edubba.load("ginkgopolis")
    met = set[bool]()
    for seed in range(4):
        player, state = Player(rules, Random(seed), ANY), rules.new(seats=2, seed=seed)
        while not state.over:
            seat, action = player.choose(state)
            step = state.agenda[-1]
            if type(step).__name__ == "Choose" and state.sealed[seat]:
                for one in state.legal(seat):
                    poor = state.clone()
                    poor.players[seat].stock = 0  # type: ignore[attr-defined] # of this game
                    if rules.actions.verb(one).name == "tile" and rules.notation(state.sealed[seat][0])[5:] < "M":
                        met.add(step.gives_up(state, seat, one) > 0)
                        letter = len(rules.notation(state.sealed[seat][0])) == len("card A")
                        assert not letter or step.gives_up(poor, seat, one) == 1
            state.apply(seat, action)
    assert met == {True, False}
