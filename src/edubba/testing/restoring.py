"""A position that was dumped can be restored, and nobody can tell the two apart: not now, and not in what follows."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from edubba.kernel import BadOption, BadPosition, Record, State, Together
from edubba.testing.play import Player, Table, examples, held, moments, play, play_on, seeds, styles, tables


def restored(table: Table, state: State) -> State:
    """A position after it went through a file."""
    dump: dict[str, Any] = json.loads(json.dumps(state.dump()))
    return table.rules.restore(dump, table.options, table.version)


def same(table: Table, one: State, other: State) -> None:
    assert other.dump() == one.dump()
    assert (other.to_act, other.over, other.news, other.scores()) == (one.to_act, one.over, one.news, one.scores())
    for eye in table.eyes():
        assert other.view(eye) == one.view(eye)
        assert eye is None or other.legal(eye) == one.legal(eye)
        assert table.rules.scene(other, eye, "fr") == table.rules.scene(one, eye, "fr")


@given(tables(), seeds, styles, st.data())
@examples(25)
def test_a_restored_position_is_the_same_and_goes_on_alike(
    table: Table, seed: int, style: str, data: st.DataObject
) -> None:
    played = play(table, seed, style)
    for moment, state in played.at(data.draw(moments(played, 4))):
        again = restored(table, state)
        same(table, state, again)
        for seat, action in played.moves[moment : moment + 40]:
            again.apply(seat, action)
        ahead = state.clone()
        for seat, action in played.moves[moment : moment + 40]:
            ahead.apply(seat, action)
        same(table, ahead, again)


@pytest.mark.parametrize("name", held())
def test_all_kinds_of_questions_can_be_restored(name: str) -> None:
    """In the middle of secret answers, of payments and of whatever else a few games ask."""
    met: set[tuple[str, bool]] = set()
    for seats in held()[name].seats:
        table = Table(name, seats)
        for seed in range(3):
            state = table.start(seed)
            player = Player(table.rules, Random(seed), "curious")
            while not state.over:
                top = state.agenda[-1]
                kind = (type(top).__name__, isinstance(top, Together) and any(state.sealed))
                if kind not in met:
                    met.add(kind)
                    again = restored(table, state)
                    same(table, state, again)
                    end = state.clone()
                    for seat, action in play_on(table, end, seed, "any"):
                        again.apply(seat, action)
                    assert again.dump() == end.dump()
                state.apply(*player.choose(state))
    assert len(met) > 1


@given(tables(), seeds, styles, st.data())
@examples(8)
def test_a_record_may_begin_at_a_position(table: Table, seed: int, style: str, data: st.DataObject) -> None:
    played = play(table, seed, style)
    moment = data.draw(st.integers(0, len(played.moves) - 1))
    [(_, state)] = played.at([moment])
    record = Record.at(table.rules, state, seed, table.options, version=table.version)
    position = record.start()
    assert {**position.dump(), "chance": 0} == {**state.dump(), "chance": 0}, "only the dice are others"
    for _ in range(30):
        if position.over:
            break
        seat = position.to_act[0]
        record.play(position, seat, position.legal(seat)[0])
    told = json.loads(json.dumps(record.to_json()))
    assert "chance" not in told["position"], "the dice of a record come from its secret"
    again = Record.from_json(told)
    assert again.verify().dump() == position.dump()


@pytest.mark.parametrize("name", held())
def test_what_is_no_position_is_refused(name: str) -> None:
    game = held()[name]
    dump = game.new(seats=game.seats[-1], seed=1).dump()
    for wrong in (
        {},
        {key: value for key, value in dump.items() if key != "agenda"},
        {**dump, "surplus": 1},
        {**dump, "agenda": [{"is": "NoStepOfThisGame", "seat": 0}]},
        {**dump, "chance": {"is": "Chance", "key": "xyz", "block": "", "counter": 0, "used": 0, "drawn": 0}},
        {**dump, "chance": {"is": "Chance"}},
    ):
        with pytest.raises((BadPosition, BadOption)):
            game.restore(wrong)
    with pytest.raises(BadOption):
        game.restore({**dump, "seats": 99})
