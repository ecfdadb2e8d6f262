"""Typed boxes: every value can differ as its type says, is told where it comes from, and no pack breaks the game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from msgspec import inspect as kinds

import edubba
from edubba.kernel import Game, Record, State, playout
from edubba.kernel.errors import Told
from edubba.kernel.pack import Pack
from edubba.kernel.places import boundless, faults, leaves, plain
from edubba.kernel.provenance import idle, origin_of, to_look_up
from edubba.kernel.trial import play_through
from edubba.kernel.typedbox import Changes, TypedBox
from edubba.testing.play import SOAK, THOROUGH, Table, held, invariants, worth_trying
from edubba.testing.reading import read_question
from edubba.words import LANGUAGES, talk_of

TYPED = sorted(name for name, game in held().items() if game.typed is not None)
# In the usual run a few of everything: EDUBBA_SLOW=1, as in `make slow`, changes every value that is to be looked up.
GAMES_EACH = 20 if SOAK else 5 if THOROUGH else 3  # with each value changed that is to be looked up
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


# --- other values ---------------------------------------------------------------------------------------------------


def others(kind: kinds.Type, value: Any, other_kinds: bool = True) -> Iterator[Any]:
    """Values of this type that differ from this one, which fits it; those that differ little first, those of another
    kind last."""
    kind = plain(kind)
    if isinstance(kind, kinds.BoolType):
        yield not value
    elif isinstance(kind, kinds.IntType):
        low, high = kind.ge or 0, kind.le or 0
        near = dict.fromkeys((value + 1, value - 1, value + 2, value - 2, low, high))
        yield from (one for one in near if low <= one <= high and one != value)
    elif isinstance(kind, kinds.LiteralType):
        yield from (one for one in kind.values if one != value)
    elif isinstance(kind, (kinds.ListType, kinds.TupleType)):
        for index, item in enumerate(value):
            inner = kind.item_types[index] if isinstance(kind, kinds.TupleType) else kind.item_type
            yield from ([*value[:index], one, *value[index + 1 :]] for one in others(inner, item, other_kinds))
        if isinstance(kind, kinds.ListType):
            if len(value) > (kind.min_length or 0):
                yield value[:-1]
            if kind.max_length is None or len(value) < kind.max_length:
                yield from ([*value, one] for one in [*value[-1:], least(kind.item_type)])
    elif isinstance(kind, kinds.StructType):
        for field in kind.fields:
            name = field.encode_name
            if name in value:
                yield from (value | {name: one} for one in others(field.type, value[name], other_kinds))
    elif isinstance(kind, kinds.UnionType):
        mine = [one for one in kind.types if not list(faults(one, value, ""))]
        for one in mine:
            yield from others(one, value, other_kinds)
        for one in kind.types:
            if one not in mine and other_kinds:
                yield from others(one, least(one), False)
                yield least(one)


class Endless(Exception):
    """A type that holds itself: no least value has an end."""


def least(kind: kinds.Type, inside: tuple[kinds.Type, ...] = ()) -> Any:
    """The smallest value of a type."""
    kind = plain(kind)
    if isinstance(kind, kinds.BoolType):
        return False
    if isinstance(kind, kinds.IntType):
        return kind.ge or 0
    if isinstance(kind, kinds.StrType):
        return ""
    if isinstance(kind, kinds.LiteralType):
        return kind.values[0]
    if isinstance(kind, kinds.NoneType):
        return None
    if isinstance(kind, kinds.TupleType):
        return [least(item, inside) for item in kind.item_types]
    if isinstance(kind, kinds.ListType):
        return [least(kind.item_type, inside) for _ in range(kind.min_length or 0)]
    if isinstance(kind, kinds.UnionType):
        for one in kind.types:
            try:
                return least(one, inside)
            except Endless:
                continue
    if kind in inside or not isinstance(kind, kinds.StructType):
        raise Endless(str(kind))
    tag = {kind.tag_field: kind.tag} if kind.tag_field else {}
    needed = [field for field in kind.fields if field.required]
    return {**tag, **{field.encode_name: least(field.type, (*inside, kind)) for field in needed}}


def farthest(kind: kinds.Type, value: Any, high: bool) -> Any:
    """The greatest or the smallest that a value can be without becoming another kind of thing: numbers at their limits,
    words the last or the first, lists as long or as short as may be."""
    kind = plain(kind)
    if isinstance(kind, kinds.BoolType):
        return high
    if isinstance(kind, kinds.IntType):
        return kind.le if high else kind.ge
    if isinstance(kind, kinds.LiteralType):
        return sorted(kind.values, key=str)[-1 if high else 0]
    if isinstance(kind, kinds.TupleType):
        return [farthest(inner, item, high) for inner, item in zip(kind.item_types, value, strict=True)]
    if isinstance(kind, kinds.ListType):
        count = (kind.max_length or len(value)) if high else kind.min_length or 0
        more = [value[-1] if value else least(kind.item_type)] * count
        return [farthest(kind.item_type, item, high) for item in [*value, *more][:count]]
    if isinstance(kind, kinds.StructType):
        types = {field.encode_name: field.type for field in kind.fields}
        return {name: farthest(types[name], item, high) if name in types else item for name, item in value.items()}
    if isinstance(kind, kinds.UnionType):
        structs = (one for one in kind.types if isinstance(one, kinds.StructType) and isinstance(value, dict))
        mine = next((one for one in structs if one.tag_field is None or value[one.tag_field] == one.tag), None)
        return value if mine is None else farthest(mine, value, high)
    return value


def any_value(kind: kinds.Type) -> st.SearchStrategy[Any]:
    """Any value of a type, as plain data."""
    kind = plain(kind)
    if isinstance(kind, kinds.BoolType):
        return st.booleans()
    if isinstance(kind, kinds.IntType):
        return st.integers(kind.ge, kind.le)
    if isinstance(kind, kinds.StrType):
        return st.text(min_size=kind.min_length or 0, max_size=kind.max_length)
    if isinstance(kind, kinds.LiteralType):
        return st.sampled_from(sorted(kind.values, key=str))
    if isinstance(kind, kinds.NoneType):
        return st.none()
    if isinstance(kind, kinds.TupleType):
        return st.tuples(*map(any_value, kind.item_types)).map(list)
    if isinstance(kind, kinds.ListType):
        return st.lists(any_value(kind.item_type), min_size=kind.min_length or 0, max_size=kind.max_length)
    if isinstance(kind, kinds.DictType):
        return st.dictionaries(any_value(kind.key_type), any_value(kind.value_type))
    if isinstance(kind, kinds.UnionType):
        return st.one_of(*map(any_value, kind.types))
    assert isinstance(kind, kinds.StructType), kind
    return st.deferred(lambda: _any_struct(kind))


def _any_struct(kind: kinds.StructType) -> st.SearchStrategy[Any]:
    fields = {field.encode_name: any_value(field.type) for field in kind.fields if field.required}
    optional = {field.encode_name: any_value(field.type) for field in kind.fields if not field.required}
    tag = {kind.tag_field: st.just(kind.tag)} if kind.tag_field else {}
    return st.fixed_dictionaries({**tag, **fields}, optional=optional)


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


def differs(one: Game, other: Game) -> bool:
    return any(mine != yours for mine, yours in zip(told(one), told(other), strict=True))


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
    assert differs(edubba.load(name), game), "nobody would notice"
    number = list(box.leaves).index(place)
    play_with(game, GAMES_EACH, number)


@pytest.mark.parametrize("name", TYPED)
def test_other_values_can_differ_too(name: str) -> None:
    """Whatever a pack may change can be changed; some of it is tried, all of it in a soak."""
    box = box_of(name)
    facts = [one for one in box.facts(box.own_pack()) if one.correctable and (name, one.path) not in WALKED]
    for number, fact in enumerate(facts[:: max(1, len(facts) // SAMPLE)]):
        game = with_pack(name, box.pack("other", changed(box, fact.path)))
        assert differs(edubba.load(name), game), f"{fact.path}: nobody would notice"
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


@pytest.mark.parametrize("high", [False, True], ids=["least", "most"])
@pytest.mark.parametrize("name", TYPED)
def test_a_box_with_everything_at_its_limit_can_be_played(name: str, high: bool) -> None:
    box = box_of(name)
    free = [leaf for place, leaf in box.leaves.items() if not box.reason(place)]
    wanted = [(leaf.place, farthest(leaf.kind, leaf.value, high)) for leaf in free]
    changes = as_many_as_go_together(box, {}, wanted)
    game = with_pack(name, box.pack("far", changes))
    for seats in game.seats if THOROUGH else game.seats[:1]:
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
