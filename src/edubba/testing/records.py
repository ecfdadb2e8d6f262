"""A game is its record: options, dice and moves lead to the identical position again."""

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import edubba
from edubba.kernel import Fix, State
from edubba.testing.play import Player, Table, alike, examples, golden, held, seeds, styles, tables


def recorded(table: Table, seed: int, style: str) -> tuple[edubba.Record, list[State]]:
    """A record, and a clone of every tenth position that it went through."""
    record = table.record(seed)
    state = record.start()
    player = Player(table.rules, Random(seed), style)
    passed = [state.clone()]
    while not state.over:
        record.play(state, *player.choose(state))
        if len(record.moves) % 10 == 0:
            passed.append(state.clone())
    passed.append(state)
    return record, passed


@given(tables(), seeds, styles, st.data())
@examples(15)
def test_a_record_leads_to_the_identical_position(table: Table, seed: int, style: str, data: st.DataObject) -> None:
    record, passed = recorded(table, seed, style)
    *earlier, end = passed
    again = edubba.Record.from_json(json.loads(json.dumps(record.to_json())))
    assert again.verify().dump() == end.dump()
    assert again.replay().dump() == end.dump()
    tenth = data.draw(st.integers(0, len(earlier) - 1))
    assert again.replay(10 * tenth).dump() == earlier[tenth].dump()
    branch = again.upto(10 * tenth)
    assert branch.verify().dump() == earlier[tenth].dump()
    assert branch.result == (record.result if earlier[tenth].over else None)


@given(tables(), seeds, styles)
@examples(6)
def test_positions_are_those_of_the_game(table: Table, seed: int, style: str) -> None:
    record, passed = recorded(table, seed, style)
    found = [state.dump() for moves, state in enumerate(record.positions()) if moves % 10 == 0 or state.over]
    if len(record.moves) % 10 == 0:
        passed.pop()
    assert found == [state.dump() for state in passed]


@given(tables(), seeds)
@examples(20)
def test_a_new_game_is_the_start_of_its_record(table: Table, seed: int) -> None:
    record = table.record(seed)
    assert record.start().dump() == table.start(seed).dump()


@pytest.mark.parametrize("name", held())
def test_golden_games_are_played_as_ever(name: str) -> None:
    records = golden(name)
    for record in records:
        assert record.verify().over
    if records:
        assert {record.version for record in records} == set(held()[name].versions), "each version has golden games"


@pytest.mark.parametrize(("name", "fix"), [(name, fix) for name, game in held().items() for fix in game.fixes])
def test_a_fix_counts_from_its_version_on(name: str, fix: Fix) -> None:
    """In a golden game of the version that brought it something is otherwise than without it."""
    records = [record for record in golden(name) if record.version == fix.since]
    assert not records or any(hinges_on(record, fix) for record in records)


def hinges_on(record: edubba.Record, fix: Fix) -> bool:
    table = Table(record.game.name, record.seats, record.options, record.version)
    moves = [(move.seat, record.game.parse(move.text)) for move in record.moves]
    return not alike(record.start(), table.without(fix, record.secret), moves)
