"""A clone has the same future, and neither it nor the original notices what the other does."""

from hypothesis import given
from hypothesis import strategies as st

from edubba.testing.play import Table, examples, moments, play, play_on, seeds, styles, tables


@given(tables(), seeds, styles, st.data())
@examples(40)
def test_a_clone_goes_its_own_way(table: Table, seed: int, style: str, data: st.DataObject) -> None:
    played = play(table, seed, style)
    for moment, state in played.at(data.draw(moments(played, 4))):
        before = state.dump()
        clone = state.clone()
        assert clone.dump() == before
        assert clone.real is state.real
        for _ in play_on(table, clone, moment, style):
            pass
        assert clone.over
        assert state.dump() == before, "the clone has changed the original"


@given(tables(), seeds, styles, st.data())
@examples(40)
def test_the_original_goes_its_own_way(table: Table, seed: int, style: str, data: st.DataObject) -> None:
    played = play(table, seed, style)
    clones = {}
    for moment, state in played.at({*data.draw(moments(played, 4)), len(played.moves)}):
        clones[moment] = (state.dump(), state.clone())
    end = state.dump()
    for moment, (dump, clone) in clones.items():
        assert clone.dump() == dump, "the original has changed its clone"
        for seat, action in played.moves[moment:]:
            clone.apply(seat, action)
        assert clone.dump() == end, "the same moves lead a clone elsewhere"


@given(tables(), seeds)
@examples(20)
def test_a_seed_is_the_same_game_again(table: Table, seed: int) -> None:
    assert table.start(seed).dump() == table.start(seed).dump()
    assert table.start(seed).dump() != table.start(seed + 1).dump()
