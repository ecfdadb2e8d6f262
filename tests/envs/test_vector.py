"""The vectorised environment: the same games as one by one, from what the seats know, and nothing lost by a slip."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from random import Random

import numpy as np
import pytest

import edubba
import edubba.envs
from edubba.envs.vector_env import Mask, Vector
from edubba.kernel import EdubbaError, IllegalAction, State
from edubba.kernel.rewards import REWARDS, rewards

GAMES = edubba.catalogue()
TABLES = [(name, seats) for name in GAMES for seats in edubba.load(name).seats]


def at_random(mask: Mask, rng: np.random.Generator) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    return np.asarray((mask * rng.random(mask.shape)).argmax(axis=1))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_it_plays_the_games_that_are_named_by_their_seeds(name: str, seats: int) -> None:
    """Two games side by side against the same two played alone, through the end of the first into the next."""
    game = edubba.load(name)
    options = {option.name: 4 for option in game.options if isinstance(option.values, range)}  # games that end soon
    games = edubba.envs.vector(name, n=2, seats=seats, seed=5, options=options)
    alone = [game.new(seats, f"5/{number}/0".encode(), options) for number in range(2)]
    episodes = [0, 0]
    rng = np.random.default_rng(seats)
    observation, mask = games.reset()
    while not episodes[0]:
        actions = at_random(mask, rng)
        for number, state in enumerate(alone):
            seat = state.next_seat()
            assert games.seat[number] == seat
            assert np.flatnonzero(mask[number]).tolist() == sorted(state.legal(seat))
        number = int(rng.integers(2))
        known = game.features(alone[number], int(games.seat[number]))
        assert observation[number].tolist() == list(known)
        observation, mask, reward, done = games.step(actions)
        for number, state in enumerate(alone):
            state.apply(state.next_seat(), int(actions[number]))
            assert done[number] == state.over
            assert reward[number].tolist() == pytest.approx(rewards(state, "win") if state.over else [0.0] * seats)
            if state.over:
                episodes[number] += 1
                alone[number] = game.new(seats, f"5/{number}/{episodes[number]}".encode(), options)
    assert np.flatnonzero(mask[0]).tolist() == sorted(alone[0].legal(alone[0].next_seat()))


def test_equal_seeds_give_equal_games_and_others_do_not() -> None:
    one, same, other = (edubba.envs.vector("uruk", n=3, seats=2, seed=seed) for seed in (1, 1, 2))
    first = one.reset()[0]
    assert (first == same.reset()[0]).all()
    assert (first != other.reset()[0]).any()
    one.step(one.reset()[1].argmax(axis=1))
    assert (one.reset()[0] == first).all()
    assert (one.reset(seed=2)[0] == other.reset()[0]).all()
    assert edubba.envs.vector("uruk", n=1).seed != edubba.envs.vector("uruk", n=1).seed


@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_is_shown_depends_on_what_is_hidden(name: str) -> None:
    """Redealt positions in place of the real ones: the same observations and masks."""
    games = edubba.envs.vector(name, n=8, seats=edubba.load(name).seats[-1], seed=3)
    rng = np.random.default_rng(1)
    mask = games.reset()[1]
    for _ in range(12):
        for _ in range(5):
            _, mask, _, _ = games.step(at_random(mask, rng))
        before = games._look()
        real = games._fleet.states
        games._fleet.states = [state.redeal(int(seat), Random(7)) for state, seat in zip(real, games.seat, strict=True)]
        after = games._look()
        games._fleet.states = real
        assert (before[0] == after[0]).all()
        assert (before[1] == after[1]).all()


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_action_changes_no_game(name: str) -> None:
    games = edubba.envs.vector(name, n=3, seed=1)
    observation, mask = games.reset()
    actions = mask.argmax(axis=1)
    wrong = actions.copy()
    wrong[2] = np.flatnonzero(~mask[2])[0]
    with pytest.raises(IllegalAction) as refused:
        games.step(wrong)
    state = games._fleet.states[2]
    assert refused.value.rule == state.why_not(int(games.seat[2]), int(wrong[2]))
    assert (games._look()[0] == observation).all()
    for number in (-1, games.num_actions, 1 << 40):
        wrong[2] = number
        with pytest.raises(IllegalAction):
            games.step(wrong)
    games.step(actions)


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: edubba.envs.vector("uruk", n=0), "at least 1"),
        (lambda: edubba.envs.vector("uruk", n=2, seats=9), "2, 3, 4 seats"),
        (lambda: edubba.envs.vector("chess", n=2), "chess"),
        (lambda: edubba.envs.vector("uruk", n=2, options={"nonsense": 1}), "nonsense"),
        (lambda: edubba.envs.vector("uruk", n=2, reward="money"), "win, rank, margin"),
        (lambda: edubba.envs.vector("uruk", n=2).step([0, 0]), "reset"),
        (lambda: begun().step([0]), "2 whole numbers"),
        (lambda: begun().step([0.0, 1.0]), "2 whole numbers, not float64"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(make: Callable[[], object], says: str) -> None:
    with pytest.raises(EdubbaError, match=says):
        make()


def begun() -> Vector:
    games = edubba.envs.vector("uruk", n=2)
    games.reset()
    return games


def finished(name: str, seats: int, seed: int) -> State:
    state = edubba.load(name).new(seats, seed)
    rng = Random(seed)
    while not state.over:
        state.apply(state.next_seat(), rng.choice(state.legal(state.next_seat())))
    return state


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_rewards_follow_the_ranking(name: str, seats: int) -> None:
    for seed in range(4):
        state = finished(name, seats, seed)
        groups = state.ranking()
        for kind in REWARDS:
            worth = rewards(state, kind)
            assert len(worth) == seats
            for better, worse in itertools.pairwise(groups):
                for one in better:
                    for other in worse:
                        if max(one, other) < seats and kind != "win":
                            assert worth[one] >= worth[other]
            if kind != "margin":
                assert all(worth[seat] == pytest.approx(worth[groups[0][0]]) for seat in groups[0] if seat < seats)
                if state.places() == seats:
                    assert sum(worth) == pytest.approx(0.0)
        if len(groups[0]) == 1 and groups[0][0] < seats:
            assert rewards(state, "win")[groups[0][0]] == rewards(state, "rank")[groups[0][0]] == 1.0


class Ended(State):
    """An end with points and places of one's own choice."""

    def __init__(self, points: list[int], groups: list[list[int]], seats: int) -> None:
        self.points = points
        self.groups = groups
        self.seats = seats

    def scores(self) -> list[int]:
        return self.points

    def ranking(self) -> list[list[int]]:
        return self.groups

    def places(self) -> int:
        return len(self.points)


def test_worth_of_places() -> None:
    three = Ended([5, 9, 7], [[1], [2], [0]], 3)
    assert rewards(three, "win") == [-0.5, 1.0, -0.5]
    assert rewards(three, "rank") == [-1.0, 1.0, 0.0]
    assert rewards(three, "margin") == [-4.0, 2.0, -2.0]
    tied = Ended([7, 7, 2, 2], [[0, 1], [2, 3]], 4)
    assert rewards(tied, "win") == pytest.approx([1 / 3, 1 / 3, -1 / 3, -1 / 3])
    assert rewards(tied, "rank") == pytest.approx([2 / 3, 2 / 3, -2 / 3, -2 / 3])
    assert rewards(tied, "margin") == [0.0, 0.0, -5.0, -5.0]
    beaten = Ended([4, 6], [[1], [0]], 1)  # alone, by the official opponent
    assert rewards(beaten, "win") == [-1.0]
    assert rewards(beaten, "margin") == [-2.0]
    assert rewards(Ended([4], [[0]], 1), "margin") == [4.0]
