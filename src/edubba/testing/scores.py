"""Scores are the sum of their sheets, and the ranking puts everybody in one place."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from edubba.testing.play import Table, examples, moments, play, seeds, styles, tables


@given(tables(), seeds, styles, st.data())
@examples(40)
def test_sheets_add_up(table: Table, seed: int, style: str, data: st.DataObject) -> None:
    played = play(table, seed, style)
    for _, state in played.at({*data.draw(moments(played, 12)), len(played.moves)}):
        sheets = [state.score_sheet(seat) for seat in range(state.places())]
        assert state.places() >= table.seats
        assert state.scores() == [sum(points for _, points in sheet) for sheet in sheets]
        for sheet in sheets:
            categories = [category for category, _ in sheet]
            assert categories == [category for category, _ in sheets[0]]
            assert len(set(categories)) == len(categories)


@given(tables(), seeds, styles, st.data())
@examples(40)
def test_everybody_has_one_place(table: Table, seed: int, style: str, data: st.DataObject) -> None:
    played = play(table, seed, style)
    for _, state in played.at({*data.draw(moments(played, 12)), len(played.moves)}):
        ranking, scores = state.ranking(), state.scores()
        assert sorted(seat for group in ranking for seat in group) == list(range(state.places()))
        standing = [[(scores[seat], *state.tie_break(seat)) for seat in group] for group in ranking]
        assert all(len(set(group)) == 1 for group in standing), "unequal players share a place"
        assert all(better[0] > worse[0] for better, worse in pairwise(standing)), "a worse one before a better"
