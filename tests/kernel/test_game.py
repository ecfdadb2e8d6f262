"""A game at its edge: seat counts, options, seeds; and a whole little game from end to end."""

from random import Random

import pytest

from edubba.kernel import BadOption, playout
from tests.kernel.toys import GIVE, Pebbles

GAME = Pebbles()


@pytest.mark.parametrize("seats", [0, 1, 4, -2, True, "2", None, 2.5])
def test_a_wrong_number_of_seats_is_refused(seats: object) -> None:
    if seats is None:
        assert GAME.new(seats).seats == 2, "nothing said: the smallest table"
        return
    with pytest.raises(BadOption) as refused:
        GAME.new(seats)  # type: ignore[arg-type]  # what a careless caller might give
    assert str(refused.value) == f"pebbles is for 2, 3 seats, not for {seats!r}"


def test_bad_options_are_value_errors_that_name_them() -> None:
    for options, named in (({"speed": 1}, "speed"), ({"rounds": 9}, "rounds"), ({"first": "tallest"}, "tallest")):
        with pytest.raises(ValueError, match=named):
            GAME.new(2, options=options)
    with pytest.raises(ValueError, match="option open is for 2 seats, not for 3"):
        GAME.new(3, options={"open": True})


def test_seeds_make_the_game() -> None:
    assert GAME.new(2, seed=1).dump() == GAME.new(2, seed=1).dump()
    assert GAME.new(2, seed=1).dump() != GAME.new(2, seed=2).dump()
    assert GAME.new(2, seed=b"1").dump() != GAME.new(2, seed=1).dump()
    assert GAME.new(2).dump() != GAME.new(2).dump()


def test_a_whole_game() -> None:
    state = GAME.new(2, seed=5, options={"rounds": 2})
    for _ in range(2):
        assert state.to_act == (0, 1)
        state.apply(1, max(state.legal(1)))
        state.apply(0, max(state.legal(0)))
        while state.to_act and len(state.to_act) == 1:
            state.apply(state.to_act[0], GIVE)
    assert state.over
    assert sum(state.scores()) > 0
    assert len(state.ranking()) in (1, 2)


def test_the_number_of_actions_is_that_of_the_space() -> None:
    assert GAME.num_actions == 11
    assert GAME.parse(GAME.notation(10)) == 10


def test_a_redealt_position_has_other_dice() -> None:
    state = GAME.new(3, seed=5)
    other = state.redeal(0, Random(1))
    assert state.real
    assert not other.real
    assert not other.clone().real
    assert other.chance.key != state.chance.key
    assert (other.chance.drawn, other.chance.counter, other.chance.block) == (0, 0, b"")
    assert other.view(0) == state.view(0)
    playout(other, Random(1))
    assert not state.over


def test_redeals_need_other_dice_to_differ() -> None:
    state = GAME.new(3, seed=5)
    assert state.redeal(1, Random(3)).dump() == state.redeal(1, Random(3)).dump()
    assert state.redeal(1, Random(3)).dump() != state.redeal(1, Random(4)).dump()
