"""A pile has layers but no order."""

from collections import Counter

import pytest

from edubba.kernel import Chance, Pile


def test_the_top_layer_is_used_up_first() -> None:
    pile = Pile([[10, 11], [0, 1, 2]], [1, 0])
    chance = Chance(bytes(32))
    assert (pile.count, pile.age()) == (5, 0)
    assert sorted(pile.draw(chance) for _ in range(3)) == [0, 1, 2]
    assert (pile.count, pile.age(), pile.layers) == (2, 1, [[10, 11]])
    assert sorted(pile.draw(chance) for _ in range(2)) == [10, 11]
    assert (pile.count, pile.layers, pile.ages) == (0, [], [])


def test_every_card_comes_as_often_at_every_turn() -> None:
    """500 expected; the bound of 5 sigma holds for all 16 of them in all but 1 in 100,000 fair piles."""
    times = 2000
    met: Counter[tuple[int, int]] = Counter()
    chance = Chance(b"\x01" * 32)
    for _ in range(times):
        pile = Pile([[5, 6, 7, 8]], [0])
        met.update((turn, pile.draw(chance)) for turn in range(4))
    assert all(
        abs(met[turn, card] - times / 4) < 5 * (times * 3 / 16) ** 0.5 for turn in range(4) for card in (5, 6, 7, 8)
    )


def test_every_card_costs_one_draw() -> None:
    pile, chance = Pile([list(range(9))], [0]), Chance(bytes(32))
    for drawn in range(1, 10):
        pile.draw(chance)
        assert chance.drawn == drawn


def test_a_clone_is_another_pile() -> None:
    pile = Pile([[1, 2, 3], [4]], [1, 0])
    twin = pile.clone()
    chance = Chance(bytes(32))
    while twin.count:
        twin.draw(chance)
    twin.add_layer([9], 2)
    assert (pile.layers, pile.ages, pile.count) == ([[1, 2, 3], [4]], [1, 0], 4)


def test_a_new_layer_lies_on_top() -> None:
    pile = Pile([[1, 2]], [0])
    pile.add_layer([7, 8, 9], 1)
    chance = Chance(bytes(32))
    assert (pile.count, pile.age()) == (5, 1)
    assert sorted(pile.draw(chance) for _ in range(3)) == [7, 8, 9]
    assert (pile.count, pile.age()) == (2, 0)


def test_nothing_can_be_drawn_from_nothing() -> None:
    with pytest.raises(IndexError):
        Pile([], []).draw(Chance(bytes(32)))
