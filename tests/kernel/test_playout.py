"""Playouts: whole random games."""

from random import Random

import edubba.kernel
from edubba.kernel import playout, playouts
from tests.kernel.toys import Ask, Desk, Note, Pebbles, Whisper


def test_a_playout_ends_the_game_and_counts_the_decisions() -> None:
    desk = Desk(2, Ask(0, [1, 2]), Note("x"), Ask(1, [3]), Whisper((0, 1), 2), Ask(0, [5], hidden=True))
    assert playout(desk, Random(1)) == 1 + 4 + 1
    assert desk.over
    assert playout(desk, Random(1)) == 0


def test_a_playout_takes_legal_actions_only() -> None:
    """Every answer to every question is taken sooner or later, and no other."""
    found = set()
    for seed in range(200):
        desk = Desk(2, Ask(1, [4, 8, 15]))
        playout(desk, Random(seed))
        found.update(desk.log)
    assert found == {"1:4", "1:8", "1:15"}


def test_the_same_dice_play_the_same_game() -> None:
    game = Pebbles()
    ends = []
    for _ in range(2):
        state = game.new(3, seed=4)
        playout(state, Random(9))
        ends.append(state.dump())
    assert ends[0] == ends[1]
    other = game.new(3, seed=4)
    playout(other, Random(10))
    assert other.dump() != ends[0]


def test_a_playout_goes_on_from_anywhere() -> None:
    state = Pebbles().new(2, seed=4)
    state.legal(0)
    state.apply(0, state.legal(0)[0])
    playout(state, Random(1))
    assert state.over


def test_a_batch_is_played_one_after_the_other() -> None:
    game = Pebbles()
    one = [game.new(2, seed=seed) for seed in range(5)]
    other = [game.new(2, seed=seed) for seed in range(5)]
    rng = Random(3)
    assert playouts(one, Random(3)) == [playout(state, rng) for state in other]
    assert [state.dump() for state in one] == [state.dump() for state in other]
    assert playouts([], Random(1)) == []
    assert edubba.kernel.playout is playout
