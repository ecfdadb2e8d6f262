"""Typed boxes: every value can differ as its type says, is told where it comes from, and no pack breaks the game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import edubba
from edubba.kernel import Game, Record, State, playout
from edubba.kernel.errors import Told
from edubba.kernel.pack import Pack
from edubba.kernel.places import boundless, faults, leaves
from edubba.kernel.provenance import idle, origin_of, to_look_up
from edubba.kernel.trial import play_through
from edubba.kernel.typedbox import Changes, TypedBox
from edubba.testing.other_values import any_value, farthest, others
from edubba.testing.play import SOAK, THOROUGH, Table, held, invariants, worth_trying
from edubba.testing.reading import read_question
from edubba.words import LANGUAGES, talk_of

TYPED = sorted(name for name, game in held().items() if game.typed is not None)
# In the usual run a few of everything: EDUBBA_SLOW=1, as in `make slow`, changes every value that is to be looked up.
GAMES_EACH = 20 if THOROUGH else 3  # with each value changed that is to be looked up
WALK = 10_000 if THOROUGH else 5  # of these values, for each game
PACKS = 2000 if SOAK else 50 if THOROUGH else 2
MOST_CHANGES = 12
SELDOM = 100  # decisions between two looks at a game with a pack that was made up
SAMPLE = 10_000 if SOAK else 20 if THOROUGH else 3  # of the other values


def box_of(name: str) -> TypedBox[Any]:
    box = edubba.load(name).typed
    assert box is not None
    return box


def with_pack(name: str, pack: Pack) -> Game:
    """The game with other printed data; not from the shelf, which would remember it."""
    return type(edubba.load(name))(pack)


def plain_data(box: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(box))


def to_walk() -> list[tuple[str, str]]:
    """The values that owners are asked to look up, with their games: some of each, and every one with EDUBBA_SLOW=1."""
    found = []
    for name in TYPED:
        facts = to_look_up(box_of(name).facts(box_of(name).own_pack()))
        found += [(name, fact.path) for fact in facts[:: -(-len(facts) // WALK) or 1]]
    return found


WALKED = to_walk()


# --- packs that are made up ----------------------------------------------------------------------------------------


@st.composite
def packs(draw: st.DrawFn, name: str) -> Changes:
    """Some changes that go together: each that contradicts those before it is left out."""
    box = box_of(name)
    free = [place for place in box.leaves if not box.reason(place)]
    changes: Changes = {}
    for place in draw(st.lists(st.sampled_from(free), min_size=min(4, len(free)), max_size=MOST_CHANGES, unique=True)):
        more = box.together(changes, place, draw(any_value(box.leaves[place].kind)))
        clashes = box.problems(more)
        for clash in clashes:
            in_every_language(name, clash)
        if not clashes:
            changes = more
    return changes


def as_many_as_go_together(box: TypedBox[Any], changes: Changes, wanted: list[tuple[str, Any]]) -> Changes:
    """These changes and, of those that are wanted, all that do not contradict the ones before."""
    more = box.together(changes, *wanted[0]) if len(wanted) == 1 else {**changes, **dict(wanted)}
    if not box.problems(more):
        return more
    if len(wanted) == 1:
        return changes
    half = len(wanted) // 2
    return as_many_as_go_together(box, as_many_as_go_together(box, changes, wanted[:half]), wanted[half:])


def in_every_language(name: str, clash: Told) -> None:
    """What does not go together is said in the words of the game; its box speaks English."""
    assert clash.game == name, clash
    book = talk_of(edubba.load(name)).book
    for lang in LANGUAGES:
        assert lang == "en" or book.retell(lang, clash), f"no words for {clash.key!r} in {lang!r}"


# --- whether a change can be seen -------------------------------------------------------------------------------------


def changed(box: TypedBox[Any], place: str) -> Changes:
    """Another legal value for this place, together with those that are tied to it."""
    leaf = box.leaves[place]
    for value in others(leaf.kind, leaf.value):
        changes = box.together({}, place, value)
        if not box.problems(changes):
            return changes
    raise AssertionError(f"{place}: no other value than {leaf.value} is possible")


def told(game: Game) -> Iterator[bytes]:
    """What people see of a game before and while it is played, the quick things first."""
    for lang in LANGUAGES:
        yield msgspec.json.encode(game.catalogue(lang))
    for table in tables_of(game):
        for seed in range(2):
            state = game.new(seats=table.seats, seed=seed, options=table.options)
            yield msgspec.json.encode([game.scene(state, seat, LANGUAGES[0]) for seat in range(table.seats)])
    for seed in range(20):
        for seats in game.seats:
            yield json.dumps(list(random_steps(game, seats, seed))).encode()


def tables_of(game: Game) -> list[Table]:
    """Every number of seats, and there every option: some of what is printed is seen with other options only."""
    found = [Table(game.name, seats) for seats in game.seats]
    for option in game.options:
        others = [value for value in worth_trying(option) if value != option.default]
        found += [Table(game.name, seats, {option.name: one}) for one in others for seats in option.seats or game.seats]
    return found


def random_steps(game: Game, seats: int, seed: int) -> Iterator[Any]:
    """What may be done and what it scores, in a random game."""
    rng, state = Random(seed), game.new(seats=seats, seed=seed)
    while not state.over:
        seat = state.to_act[0]
        legal = sorted(state.legal(seat))
        yield legal, state.scores()
        state.apply(seat, rng.choice(legal))
    yield state.scores()


class Shipped:
    """What people see of a game as it is shipped: told once, as far as it is asked for, and kept in short."""

    def __init__(self, name: str) -> None:
        self.rest = told(edubba.load(name))
        self.kept: list[bytes] = []

    def __iter__(self) -> Iterator[bytes]:
        for number in count():
            if number == len(self.kept):
                more = next(self.rest, None)
                if more is None:
                    return
                self.kept.append(sha256(more).digest())
            yield self.kept[number]


shipped = cache(Shipped)


def differs(game: Game) -> bool:
    """True if people see another game than the shipped one."""
    return any(ours != sha256(theirs).digest() for ours, theirs in zip(shipped(game.name), told(game), strict=True))


def watch_closely(game: Game) -> Any:
    check = invariants(game.name).check

    def watch(state: State) -> None:
        check(state)
        if not state.over:
            read_question(game, state)

    return watch


def play_with(game: Game, games: int, seed: int = 0) -> None:
    """Random games with any number of seats and any option, the first of them watched closely."""
    play_through(game, game.seats[seed % len(game.seats)], seed, LANGUAGES, watch_closely(game))
    tables, rng = tables_of(game), Random(seed)
    for number in range(1, games):
        table = rng.choice(tables)
        state = game.new(seats=table.seats, seed=number, options=table.options)
        playout(state, Random(number))
        assert state.over
        invariants(game.name).check(state)


# --- the tests --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TYPED)
def test_a_box_is_in_order(name: str) -> None:
    box = box_of(name)
    assert list(faults(box.type, box.shipped, "")) == []
    assert list(boundless(box.type)) == [], "a value without limits"
    assert box.problems({}) == []
    assert plain_data(box.read(box.shipped)) == box.shipped
    assert len(list(leaves(box.type, box.shipped))) == len(box.leaves)


@pytest.mark.parametrize("name", TYPED)
def test_every_value_has_one_provenance_that_can_be_told(name: str) -> None:
    box, book = box_of(name), talk_of(edubba.load(name)).book
    assert [place for place in box.leaves if origin_of(box.origins, place) is None] == []
    assert list(idle(box.origins, box.leaves)) == []
    assert all(any(box.reason(place) == reason for place in box.leaves) for reason in box.fixed.values())
    keys = {f"origin-{one.why}" for one in box.origins if one.why} | {f"fixed-{one}" for one in box.fixed.values()}
    for lang in LANGUAGES:
        assert {key for key in keys if book.needs(lang, key) is None} == set()
    for one in box.origins:
        assert one.why or one.source == "rulebook", f"{one.places}: why?"
        assert one.confidence or one.source == "rulebook", f"{one.places}: how sure is it?"


@pytest.mark.parametrize(("name", "place"), WALKED)
def test_what_is_to_be_looked_up_can_be_corrected(name: str, place: str) -> None:
    """Together with what is tied to it; it shows, and games, scenes and texts go on as they should."""
    box = box_of(name)
    game = with_pack(name, box.pack("other", changed(box, place)))
    assert differs(game), "nobody would notice"
    number = list(box.leaves).index(place)
    play_with(game, GAMES_EACH, number)


@pytest.mark.parametrize("name", TYPED)
def test_other_values_can_differ_too(name: str) -> None:
    """Whatever a pack may change can be changed; some of it is tried, all of it in a soak."""
    box = box_of(name)
    facts = [one for one in box.facts(box.own_pack()) if one.correctable and (name, one.path) not in WALKED]
    for number, fact in enumerate(facts[:: max(1, len(facts) // SAMPLE)]):
        game = with_pack(name, box.pack("other", changed(box, fact.path)))
        assert differs(game), f"{fact.path}: nobody would notice"
        play_with(game, 2, number)


@pytest.mark.parametrize("name", TYPED)
@settings(max_examples=PACKS, phases=[Phase.explicit, Phase.reuse, Phase.generate], deadline=None)
@given(data=st.data())
def test_no_pack_breaks_a_game(name: str, data: st.DataObject) -> None:
    box = box_of(name)
    changes = data.draw(packs(name))
    game = with_pack(name, box.pack("any", changes))
    assert plain_data(box.read(game.pack.data)) == game.pack.data
    for seats in game.seats:
        play_through(game, seats, len(changes), LANGUAGES, watch_closely(game), every=SELDOM)


@pytest.mark.skipif(not THOROUGH, reason="takes a minute: EDUBBA_SLOW=1")
@pytest.mark.parametrize("high", [False, True], ids=["least", "most"])
@pytest.mark.parametrize("name", TYPED)
def test_a_box_with_everything_at_its_limit_can_be_played(name: str, high: bool) -> None:
    box = box_of(name)
    free = [leaf for place, leaf in box.leaves.items() if not box.reason(place)]
    wanted = [(leaf.place, farthest(leaf.kind, leaf.value, high)) for leaf in free]
    changes = as_many_as_go_together(box, {}, wanted)
    game = with_pack(name, box.pack("far", changes))
    for seats in game.seats:
        play_through(game, seats, 0, LANGUAGES, watch_closely(game), every=SELDOM)


@pytest.mark.parametrize("name", TYPED)
def test_a_pack_that_changes_nothing_makes_no_difference(name: str) -> None:
    """All values confirmed, or the whole box exported and read again: the same games, byte for byte."""
    ours, box = edubba.load(name), box_of(name)
    confirmed = box.pack("same", {place: leaf.value for place, leaf in box.leaves.items()})
    exported = box.open("same", json.loads(json.dumps(box.export(ours.pack))))
    for pack in (confirmed, exported):
        game = with_pack(name, pack)
        assert game.pack.hash == ours.printed.hash
        assert game.pack.data == ours.pack.data
        for seats in ours.seats:
            assert random_game(game, seats) == random_game(ours, seats)


def random_game(game: Game, seats: int) -> list[Any]:
    """The record of a random game, and what it looked like at its end."""
    record = Record.begin(game, seats, seed=7)
    state, rng = record.start(), Random(7)
    while not state.over:
        seat = state.to_act[0]
        record.play(state, seat, rng.choice(state.legal(seat)))
    scenes = [msgspec.json.encode(game.scene(state, seat, lang)) for seat in range(seats) for lang in LANGUAGES]
    return [json.dumps(record.to_json()), *scenes]
