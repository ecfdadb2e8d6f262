"""What leaves the engine is plain data: views, dumps, features, notation."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import edubba
from edubba.testing.play import Table, examples, held, moments, play, seeds, styles, tables


def through_json(value: Any) -> Any:
    return json.loads(json.dumps(value, allow_nan=False))


@given(tables(), seeds, styles, st.data())
@examples(40)
def test_views_and_dumps_survive_json(table: Table, seed: int, style: str, data: st.DataObject) -> None:
    played = play(table, seed, style)
    for _, state in played.at(data.draw(moments(played, 8))):
        assert through_json(state.dump()) == state.dump()
        for eye in table.eyes():
            view = state.view(eye)
            assert through_json(view) == view
            assert view["viewer"] == eye
            assert view["to_act"] == list(state.to_act)
            assert view["over"] == state.over


@given(tables(), seeds, styles, st.data())
@examples(40)
def test_a_view_is_a_copy(table: Table, seed: int, style: str, data: st.DataObject) -> None:
    """Whoever writes into a view does not write into the game."""
    played = play(table, seed, style)
    for _, state in played.at(data.draw(moments(played, 4))):
        before = state.dump()
        for eye in table.eyes():
            scribble(state.view(eye))
        scribble(state.dump())
        assert state.dump() == before


def scribble(value: Any) -> None:
    """Spoil every list and dict, however deep it lies."""
    if isinstance(value, dict):
        for item in value.values():
            scribble(item)
        value["scribbled"] = True
    elif isinstance(value, list):
        for item in value:
            scribble(item)
        value.append("scribbled")


@given(tables(), seeds, styles, st.data())
@examples(40)
def test_features_are_always_as_many(table: Table, seed: int, style: str, data: st.DataObject) -> None:
    played = play(table, seed, style)
    for _, state in played.at({*data.draw(moments(played, 8)), len(played.moves)}):
        for eye in table.eyes():
            numbers = table.rules.features(state, eye)
            assert len(numbers) == len(table.rules.feature_names())
            assert {type(number) for number in numbers} == {int}


@pytest.mark.parametrize("name", held())
def test_notation_names_every_action_once(name: str) -> None:
    game = edubba.load(name)
    texts = [game.notation(action) for action in range(game.num_actions)]
    assert len(set(texts)) == game.num_actions
    assert [game.parse(text) for text in texts] == list(range(game.num_actions))
    assert [game.parse(f"  {text.replace(' ', '   ')} ") for text in texts] == list(range(game.num_actions))
    for unknown in (-1, game.num_actions):
        with pytest.raises(ValueError, match="no action"):
            game.notation(unknown)
    with pytest.raises(ValueError, match="notation"):
        game.parse("no such thing")
