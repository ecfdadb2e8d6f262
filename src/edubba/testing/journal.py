"""The journal and the timing of questions tell a seat nothing that its view would not.

Two positions that a seat cannot tell apart are given the same move. If no dice fall, it must not be able to tell them
apart afterwards either, whatever the others hide: neither by its view, nor by who is asked next, nor by the journal.
If dice fall, the views may part; as long as they do not, the journal must not part.
"""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from edubba.kernel import Journal
from edubba.kernel.plain import plain
from edubba.testing.play import IN_TURN, Table, covering_tables, examples, moments, play, seeds, styles, tables
from edubba.testing.secrets import check_move


@pytest.mark.parametrize("style", IN_TURN)
@pytest.mark.parametrize("table", [table for table in covering_tables() if not table.options], ids=str)
def test_no_move_of_a_whole_game_tells_a_secret(table: Table, style: str) -> None:
    played = play(table, 31, style)
    rng = Random(31)
    for moment, state in played.at(range(len(played.moves))):
        seat, action = played.moves[moment]
        check_move(state, rng.choice([eye for eye in table.eyes() if eye != seat]), seat, action, rng)


@given(tables(), seeds, styles, st.data())
@examples(20)
def test_a_move_tells_no_secret(table: Table, seed: int, style: str, data: st.DataObject) -> None:
    played = play(table, seed, style)
    rng = Random(seed)
    for moment, state in played.at(data.draw(moments(played, 30))):
        if moment < len(played.moves):
            for eye in table.eyes():
                check_move(state, eye, *played.moves[moment], rng)


@given(tables(), seeds, styles)
@examples(10)
def test_the_journal_does_not_change_the_game(table: Table, seed: int, style: str) -> None:
    played = play(table, seed, style)
    silent, told = table.start(seed), table.start(seed)
    told.journal = Journal()
    for seat, action in played.moves:
        silent.apply(seat, action)
        told.apply(seat, action)
    assert told.dump() == silent.dump()
    assert told.journal.events


@given(tables(), seeds, styles)
@examples(10)
def test_who_knows_less_reads_less(table: Table, seed: int, style: str) -> None:
    """Seats read what spectators read; only secrets are added."""
    state = table.start(seed)
    state.journal = Journal()
    for seat, action in play(table, seed, style).moves:
        state.apply(seat, action)
    for told in state.journal.events:
        spectator = plain(told.seen_by(None))
        assert spectator["secret"] == -1 or told.knowers == -1
        for seat in range(table.seats):
            mine = plain(told.seen_by(seat))
            assert mine | {"secret": 0} == spectator | {"secret": 0}
            if not told.knowers >> seat & 1:
                assert mine["secret"] == -1
