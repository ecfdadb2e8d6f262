"""Data packs of Ginkgopolis: what a pack may change, what speaks against it, and that one can be played with."""

import copy
from random import Random
from typing import Any

import pytest

import edubba
from edubba.games.ginkgopolis import components
from edubba.kernel import BadPack, Pack, playout

Data = dict[str, Any]


def standard() -> Data:
    return copy.deepcopy(components.own_pack().data)


def card(data: Data, name: str) -> Data:
    groups = ("building_cards", "characters")
    found: Data = next(item for group in groups for item in data[group]["items"] if item["id"] == name)
    return found


def test_our_own_data_are_in_order() -> None:
    assert edubba.load("ginkgopolis").problems(standard()) == []


def test_a_pack_can_be_played_with() -> None:
    data = standard()
    card(data, "C-R01")["effect"]["gain"]["point"] = 3
    card(data, "C-Y20")["effect"]["points"] = 12
    card(data, "P-19")["start"]["resource"] = 4
    data["setup"]["tiles_removed"]["2"] = 10
    game = edubba.load("ginkgopolis", Pack.of("mine", data))
    state = game.new(seats=2, seed=4)
    playout(state, Random(1))
    assert state.over
    assert game.pack.hash != edubba.load("ginkgopolis").pack.hash


def spoil(place: str, value: Any) -> Data:
    data = standard()
    target: Any = data
    *way, last = place.split("/")
    for key in way:
        target = card(data, key) if "-" in key else target[key]
    target[last] = value
    return data


@pytest.mark.parametrize(
    ("place", "value", "complaint"),
    [
        ("C-R01/effect/gain/point", 10, "from 0 to 9"),
        ("C-R01/effect/trigger", "sleep", "one of exploit, urbanize, construct"),
        ("C-R10/effect/color", "green", "one of red, blue, yellow"),
        ("C-R10/effect/points", "one", "a whole number"),
        ("C-R14/effect/min", 3, "from 1 to 2"),
        ("C-R01/number", 2, "must stay 1"),
        ("P-01/start/resource", 5, "to agree with characters"),
        ("setup/resources_in_play/2", 30, "from 6 to 25"),
        ("setup/hand_size", 5, "must stay 4"),
    ],
)
def test_what_a_pack_may_not_say(place: str, value: Any, complaint: str) -> None:
    problems = edubba.load("ginkgopolis").problems(spoil(place, value))
    assert any(complaint in problem for problem in problems), problems
    with pytest.raises(BadPack):
        edubba.load("ginkgopolis", Pack.of("bad", spoil(place, value)))


def test_a_fresh_deck_must_keep_a_card() -> None:
    data = standard()
    data["setup"]["cards_discarded_from_fresh_deck"]["5"] = 1
    assert any("from 0 to 0" in problem for problem in edubba.load("ginkgopolis").problems(data))
