"""Places of a typed box: what is a value of its own, how it is called, and what may stand there."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta
from msgspec import inspect as kinds

from edubba.kernel.errors import Told
from edubba.kernel.places import WHOLE, Part, boundless, faults, leaves, replaced, schema_of
from edubba.testing.other_values import any_value, others

Small = Annotated[int, Meta(ge=0, le=3)]


class Gain(Part, tag_field="do", tag="gain"):
    count: Small


class Both(Part, tag_field="do", tag="both"):
    effects: Annotated[list[Gain | Both], Meta(min_length=1, max_length=2)]


class Card(Part):
    id: str
    colour: Literal["red", "blue"]
    effect: Gain | Both | None


class Board(Part, rename={"two": "2"}):
    two: Annotated[list[Small], Meta(min_length=2, max_length=2)]
    at: Annotated[tuple[Small, Small], WHOLE]
    pair: tuple[Small, bool]
    track: Annotated[list[Small], Meta(max_length=4)]
    names: dict[Literal["a", "b"], Small]
    word: Annotated[str, Meta(max_length=3)]


class Toy(Part):
    cards: list[Card]
    board: Board


KIND = kinds.type_info(Toy)
DATA: dict[str, Any] = {
    "cards": [
        {"id": "axe", "colour": "red", "effect": {"do": "gain", "count": 1}},
        {"id": "kiln", "colour": "blue", "effect": None},
    ],
    "board": {
        "2": [1, 2],
        "at": [0, 3],
        "pair": [1, True],
        "track": [1, 2, 3],
        "names": {"a": 1, "b": 2},
        "word": "Ur",
    },
}  # fmt: skip


def test_the_type_decides_what_is_a_value_of_its_own() -> None:
    assert {leaf.place: leaf.value for leaf in leaves(KIND, DATA)} == {
        "cards[axe].colour": "red",
        "cards[axe].effect": {"do": "gain", "count": 1},
        "cards[kiln].colour": "blue",
        "cards[kiln].effect": None,
        "board.2[0]": 1,
        "board.2[1]": 2,
        "board.at": [0, 3],
        "board.pair[0]": 1,
        "board.pair[1]": True,
        "board.track": [1, 2, 3],
        "board.names.a": 1,
        "board.names.b": 2,
        "board.word": "Ur",
    }


def test_a_value_is_put_in_its_place_and_nothing_else_changes() -> None:
    before = msgspec.json.encode(DATA)
    for leaf in leaves(KIND, DATA):
        mark = object()
        after = replaced(DATA, leaf.keys, mark)
        found = [one.place for one in leaves(KIND, after) if one.value is mark]
        assert found == [leaf.place]
        assert msgspec.json.encode(DATA) == before


@pytest.mark.parametrize(
    ("place", "value", "complaint"),
    [
        ("board.2[0]", 4, "board.2[0]: must be from 0 to 3, found 4"),
        ("board.2[0]", "1", 'board.2[0]: must be a whole number, found "1"'),
        ("board.pair[1]", 1, "board.pair[1]: must be true or false, found 1"),
        ("board.at", [1], "board.at: must have 2 entries, found 1"),
        ("board.at", [1, 9], "board.at[1]: must be from 0 to 3, found 9"),
        ("board.track", [1] * 5, "board.track: must have from 0 to 4 entries, found 5"),
        ("board.track", {}, "board.track: must be a list"),
        ("board.word", "Uruk", "board.word: must have at most 3 letters, found 4"),
        ("board.word", None, "board.word: must be a text, found null"),
        ("cards[axe].colour", "green", 'cards[axe].colour: must be one of blue, red, found "green"'),
        ("cards[axe].colour", ["red"], 'cards[axe].colour: must be one of blue, red, found ["red"]'),
        ("cards[axe].effect", {"do": "lose"}, 'cards[axe].effect.do: must be one of gain, both, found "lose"'),
        ("cards[axe].effect", {}, "cards[axe].effect.do: must be one of gain, both, found null"),
        ("cards[axe].effect", {"do": "gain"}, "cards[axe].effect.count: is missing"),
        ("cards[axe].effect", {"do": "gain", "count": 1, "n": 1}, "cards[axe].effect.n: is unknown"),
        (
            "cards[axe].effect",
            {"do": "both", "effects": [{"do": "gain", "count": 7}]},
            "cards[axe].effect.effects[0].count: must be from 0 to 3, found 7",
        ),
        ("cards[axe].effect", 5, "cards[axe].effect: must be an object or null, found 5"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(place: str, value: Any, complaint: str) -> None:
    leaf = next(one for one in leaves(KIND, DATA) if one.place == place)
    found = list(faults(leaf.kind, value, place))
    assert [complaint] == found
    assert all(isinstance(one, Told) for one in found)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-1, 5) | st.sampled_from(["red", "gain", "both", "x", "Uruk"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["do", "count", "effects", "a", "b", "c"]), inner, max_size=3)
    ),
    max_leaves=6,
)


@given(data=st.data())
def test_nothing_is_wrong_exactly_if_msgspec_takes_it(data: st.DataObject) -> None:
    hints = {"cards[axe].colour": Literal["red", "blue"], "cards[axe].effect": Gain | Both | None, "board.2[0]": Small,
             "board.at": tuple[Small, Small], "board.names.a": Small, "board.pair[1]": bool}  # fmt: skip
    place = data.draw(st.sampled_from(sorted(hints)))
    leaf = next(one for one in leaves(KIND, DATA) if one.place == place)
    value = data.draw(any_value(leaf.kind) | JSON)
    try:
        msgspec.convert(value, hints[place])
        fits = True
    except msgspec.ValidationError:
        fits = False
    assert fits == (not list(faults(leaf.kind, value, place)))


@pytest.mark.parametrize("leaf", list(leaves(KIND, DATA)), ids=lambda leaf: leaf.place)
def test_other_values_are_other_and_fit(leaf: Any) -> None:
    found = list(others(leaf.kind, leaf.value))
    if leaf.place != "board.word":
        assert found
    for value in found:
        assert value != leaf.value or type(value) is not type(leaf.value)
        assert list(faults(leaf.kind, value, "")) == []


def test_what_has_no_limits_is_found() -> None:
    class Loose(Part):
        number: int
        half: Annotated[int, Meta(ge=0)]
        items: list[Small]
        word: str
        fine: Small

    assert list(boundless(kinds.type_info(Loose))) == ["number", "half", "items", "word"]
    assert list(boundless(KIND)) == []


def test_the_schema_says_what_may_stand_there() -> None:
    shared: dict[str, Any] = {}
    kinds_of = {leaf.place: leaf.kind for leaf in leaves(KIND, DATA)}
    assert schema_of(kinds_of["board.2[0]"], shared) == {"type": "integer", "minimum": 0, "maximum": 3}
    assert schema_of(kinds_of["cards[axe].colour"], shared) == {"enum": ["blue", "red"]}
    pictured = kinds.type_info(Annotated[Literal["dot"], Meta(extra_json_schema={"cells": {"dot": [[0, 0]]}})])
    assert schema_of(pictured, shared) == {"enum": ["dot"], "cells": {"dot": [[0, 0]]}}
    assert schema_of(kinds_of["board.at"], shared)["maxItems"] == 2
    effect = schema_of(kinds_of["cards[axe].effect"], shared)
    assert {"$ref": "#/$defs/Both"} in effect["anyOf"]
    assert shared["Gain"]["properties"]["do"] == {"const": "gain"}
    assert shared["Both"]["properties"]["effects"]["items"] == {
        "anyOf": [{"$ref": "#/$defs/Gain"}, {"$ref": "#/$defs/Both"}]
    }


class Plot(Part):
    number: Annotated[int, Meta(ge=1, le=9)]


def test_a_struct_that_may_be_missing_needs_no_tag() -> None:
    kind = kinds.type_info(Plot | None)
    assert list(faults(kind, None, "plot")) == []
    assert list(faults(kind, {"number": 3}, "plot")) == []
    assert list(faults(kind, {"number": 0}, "plot")) == ["plot.number: must be from 1 to 9, found 0"]
    assert list(faults(kind, {}, "plot")) == ["plot.number: is missing"]
