"""Versions of rules: what is mended counts from its version on, and games that were begun before go on as they were."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import edubba
from edubba.kernel import BadOption, BadRecord, Fix, Game, Option, Record, State, UnknownVersion, plugin, shelf
from edubba.kernel.chance import Chance
from edubba.kernel.option import Value
from tests.kernel.toys import Pebbles, PebblesState

pytestmark = pytest.mark.usefixtures("pebbles")


class Mended(Pebbles):
    """Pebbles, twice mended: 1.1 gives everybody a pebble, 1.10 adds a round."""

    version = "1.10"
    earlier = ("1.0", "1.1")
    fixes = (Fix("a_pebble_each", "1.1", "PEB-5"), Fix("one_more_round", "1.10", "PEB-6"))
    options = (
        *Pebbles.options,
        Option("start", range(10), 3, "PEB-5", since="1.1", before=0),
        Option("more", (20, 40, 60), 20, "PEB-7", since="1.10"),
    )

    def deal(self, seats: int, options: dict[str, Value], chance: Chance) -> PebblesState:
        s = super().deal(seats, options, chance)
        s.points = [100 * int(options["a_pebble_each"]) + int(options["start"]) + int(options["more"]) - 20] * seats
        s.rounds += int(options["one_more_round"])
        return s


def points(state: State) -> int:
    assert isinstance(state, PebblesState)
    return state.points[0]


def played(game: Game, version: str | None = None, moves: int = 10**6) -> Record:
    record = Record.begin(game, 3, 5, {"rounds": 2}, version=version)
    state, rng = record.start(), Random(5)
    while not state.over and len(record.moves) < moves:
        seat = rng.choice(state.to_act)
        record.play(state, seat, rng.choice(state.legal(seat)))
    return record


@pytest.mark.parametrize(("version", "expected"), [("1.0", 0), ("1.1", 103), ("1.10", 103), (None, 103)])
def test_a_version_has_its_fixes_and_what_came_later_is_as_before(version: str | None, expected: int) -> None:
    assert points(Mended().new(seed=1, version=version)) == expected


def test_an_option_can_be_agreed_on_from_its_version_on() -> None:
    game = Mended()
    assert points(game.new(seed=1, options={"start": 7, "more": 60})) == 147
    assert points(game.new(seed=1, options={"start": 7}, version="1.1")) == 107
    with pytest.raises(BadOption, match="unknown option 'more'; this game has: first, open, rounds, start"):
        game.new(seed=1, options={"more": 60}, version="1.1")
    assert list(game.agree(2, None, "1.0")) == [option.name for option in Pebbles.options]


def test_fixes_are_nothing_to_agree_on() -> None:
    game = Mended()
    assert not {fix.name for fix in game.fixes} & game.agree(2, None).keys()
    with pytest.raises(BadOption, match="unknown option 'a_pebble_each'"):
        game.new(options={"a_pebble_each": False})


def test_old_records_are_what_they_were_to_the_byte() -> None:
    before = played(edubba.load("pebbles"))
    data = json.loads(json.dumps(before.to_json()))
    shelf.put("pebbles", Mended)
    after = Record.from_json(data)
    assert isinstance(after.game, Mended)
    assert after.verify().dump() == before.replay().dump()
    assert after.to_json() == data
    assert played(Mended(), "1.0").to_json() == data


def test_a_game_goes_on_by_the_rules_with_which_it_began() -> None:
    whole = played(edubba.load("pebbles"))
    begun = json.loads(json.dumps(whole.upto(3).to_json()))
    shelf.put("pebbles", Mended)
    record = Record.from_json(begun)
    state = record.verify()
    for move in whole.moves[3:]:
        record.play(state, move.seat, record.game.parse(move.text))
    assert record.to_json() == whole.to_json()


@pytest.mark.parametrize("version", Mended.earlier)
def test_records_of_every_version_keep_their_rules(version: str) -> None:
    shelf.put("pebbles", Mended)
    old, new = played(edubba.load("pebbles"), version), played(edubba.load("pebbles"))
    assert (old.version, new.version) == (version, "1.10")
    for record in (old, new):
        again = Record.from_json(json.loads(json.dumps(record.to_json())))
        assert again.upto(4).replay().dump() == record.replay(4).dump()
        assert again.verify().over
    mixed = old.to_json() | {"version": new.version}
    with pytest.raises(BadRecord, match="the head of the record was edited"):
        Record.from_json(mixed)


@pytest.mark.parametrize("version", ["0.9", "1.2", "", "1"])
def test_rules_that_are_not_here_are_not_guessed(version: str) -> None:
    shelf.put("pebbles", Mended)
    game = edubba.load("pebbles")
    sentence = rf"pebbles is played here by the rules of version 1\.0, 1\.1, 1\.10, not by those of version '{version}'"
    for refused in (game.new, game.agree):
        with pytest.raises(UnknownVersion, match=sentence):
            refused(2, options=None, version=version)
    with pytest.raises(BadRecord, match=f"{sentence}.*; take the version of Edubba with which"):
        Record.from_json(played(game, moves=2).to_json() | {"version": version})


BROKEN: dict[str, tuple[dict[str, Any], str]] = {
    "versions twice": ({"earlier": ("1.10",)}, "game-earlier"),
    "versions that are no text": ({"earlier": (1.0, "1.1")}, "game-earlier"),
    "a fix of the first version": ({"fixes": (Fix("calm", "1.0", "PEB-5"),)}, "game-fix"),
    "a fix of no version": ({"fixes": (Fix("calm", "2.0", "PEB-5"),)}, "game-fix"),
    "a fix without a name": ({"fixes": (Fix("no name", "1.1", "PEB-5"),)}, "game-fix"),
    "a fix called like an option": ({"fixes": (Fix("rounds", "1.1", "PEB-5"),)}, "game-options-twice"),
    "an option of no version": ({"options": (Option("on", (0, 1), 0, "PEB-5", since="2.0"),)}, "game-option"),
    "an option that was never so": (
        {"options": (Option("on", (0, 1), 0, "PEB-5", since="1.1", before=2),)},
        "game-option",
    ),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_versions_that_make_no_sense_are_told(kind: str) -> None:
    wrong, key = BROKEN[kind]
    assert list(plugin.faults(Mended, "pebbles")) == []
    assert key in [fault.key for fault in plugin.faults(type("Wrong", (Mended,), wrong), "pebbles")]
