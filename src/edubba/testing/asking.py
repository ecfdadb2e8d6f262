"""Who is asked, what may be answered, and what is said to everything else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from edubba.kernel import ALLOWED, IllegalAction, State
from edubba.testing.play import (
    IN_TURN,
    Table,
    covering_tables,
    every_table,
    examples,
    moments,
    play,
    seeds,
    styles,
    tables,
)


def check_question(table: Table, state: State) -> None:
    """What is asked is asked of somebody, has answers, and each refusal has a reason."""
    game = table.rules
    ids = range(-1, game.num_actions + 1)
    foreign = {*ids[:2], *ids[-2:]}.union(*(state.legal(seat) for seat in state.to_act))
    assert bool(state.to_act) != state.over
    assert list(state.to_act) == list(dict.fromkeys(state.to_act))
    for seat in range(-2, table.seats + 1):
        legal = state.legal(seat)
        if seat not in state.to_act:
            assert legal == []
            assert {state.why_not(seat, action) for action in foreign} == {"turn"}
            continue
        assert legal
        assert len(set(legal)) == len(legal)
        assert min(legal) >= 0
        assert max(legal) < game.num_actions
        allowed = set(legal)
        step = state.agenda[-1]
        if step.seat == seat and step.public(state):
            assert len(legal) > 1, "the engine should have answered this question by itself"
        for action in ids:
            reason = state.why_not(seat, action)
            refusal = step.refusal(state, seat, action)
            assert (reason is None) == (action in allowed), f"{action}: {reason}"
            assert (refusal == ALLOWED) == (action in allowed), f"{action}: {refusal!r}"
            assert reason is None or reason == refusal


@pytest.mark.parametrize("style", IN_TURN)
@pytest.mark.parametrize("table", covering_tables(), ids=str)
def test_every_refusal_has_a_reason_and_every_game_ends(table: Table, style: str) -> None:
    played = play(table, 11, style)
    end = len(played.moves)
    for moment, state in played.at([*range(0, end, 17), end]):
        check_question(table, state)
        assert state.over == (moment == end)


@given(tables(), seeds, styles, st.data())
@examples(24)
def test_refusals_agree_with_options(table: Table, seed: int, style: str, data: st.DataObject) -> None:
    played = play(table, seed, style)
    for _, state in played.at(data.draw(moments(played, 12))):
        check_question(table, state)


@given(tables(), seeds, styles, st.data())
@examples(24)
def test_looking_changes_nothing(table: Table, seed: int, style: str, data: st.DataObject) -> None:
    played = play(table, seed, style)
    for _, state in played.at(data.draw(moments(played, 8))):
        before = state.dump()
        for seat in range(table.seats):
            state.legal(seat).clear()
            for action in range(table.rules.num_actions):
                state.why_not(seat, action)
            state.score_sheet(seat)
        for eye in table.eyes():
            state.view(eye)
            table.rules.features(state, eye)
            table.rules.prompt(state, eye, "en")
            table.rules.scene(state, eye, "en")
        state.scores()
        state.ranking()
        assert state.dump() == before
        assert [state.why_not(seat, state.legal(seat)[0]) for seat in state.to_act] == [None] * len(state.to_act)


@given(tables(), seeds, styles, st.data())
@examples(24)
def test_what_is_refused_leaves_no_trace(table: Table, seed: int, style: str, data: st.DataObject) -> None:
    played = play(table, seed, style)
    for _, state in played.at(data.draw(moments(played, 8))):
        before = state.dump()
        for seat in range(-1, table.seats + 1):
            legal = state.legal(seat)
            for action in range(-1, table.rules.num_actions + 1):
                if action in legal:
                    continue
                with pytest.raises(IllegalAction) as refused:
                    state.apply(seat, action)
                assert refused.value.rule == state.why_not(seat, action)
                assert (refused.value.seat, refused.value.action) == (seat, action)
                assert refused.value.allowed == legal
        assert state.dump() == before


def test_the_tables_reach_every_seat_count_and_option_value() -> None:
    found = every_table()
    for name, game in {table.game: table.rules for table in found}.items():
        mine = [table for table in found if table.game == name]
        assert {table.seats for table in mine} == set(game.seats)
        for option in game.options:
            played = {table.options.get(option.name, option.default) for table in mine}
            if isinstance(option.values, range):
                assert {option.values[0], option.values[-1], option.default} <= played
            else:
                assert set(option.values) == played
