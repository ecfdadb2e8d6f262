"""A clone has the same future, and neither it nor the original notices what the other does."""

import itertools
from collections.abc import Iterator
from copy import copy
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from edubba.kernel import Chance, Pile, State
from edubba.kernel.plain import slots_of
from edubba.testing.play import (
    CURIOUS,
    STYLES,
    Table,
    covering_tables,
    every_table,
    examples,
    golden,
    held,
    moments,
    play,
    play_on,
    seeds,
    styles,
    tables,
)

# What the kernel itself clones, whatever game it is part of.
KERNEL = {*slots_of(State), *(f"{kind.__name__}.{slot}" for kind in (Chance, Pile) for slot in slots_of(kind))}
NOT_CLONED = ("journal", "offered")  # who watches a game, and what it has already worked out
AT_LEAST = 500  # positions
ROUNDS = 5


@given(tables(), seeds, styles, st.data())
@examples(40)
def test_a_clone_goes_its_own_way(table: Table, seed: int, style: str, data: st.DataObject) -> None:
    played = play(table, seed, style)
    for moment, state in played.at(data.draw(moments(played, 4))):
        before = state.dump()
        clone = state.clone()
        assert clone.dump() == before
        for _ in play_on(table, clone, moment, style):
            pass
        assert clone.over
        assert state.dump() == before, "the clone has changed the original"


@given(tables(), seeds, styles, st.data())
@examples(40)
def test_the_original_goes_its_own_way(table: Table, seed: int, style: str, data: st.DataObject) -> None:
    played = play(table, seed, style)
    clones = {}
    for moment, state in played.at({*data.draw(moments(played, 4)), len(played.moves)}):
        clones[moment] = (state.dump(), state.clone())
    end = state.dump()
    for moment, (dump, clone) in clones.items():
        assert clone.dump() == dump, "the original has changed its clone"
        for seat, action in played.moves[moment:]:
            clone.apply(seat, action)
        assert clone.dump() == end, "the same moves lead a clone elsewhere"


@given(tables(), seeds, styles)
@examples(12)
def test_no_move_of_a_clone_is_seen_here(table: Table, seed: int, style: str) -> None:
    """Every move as the first after a clone: later ones would not tell that it forgot to copy what both share."""
    played = play(table, seed, style)
    for moment, state in played.at(range(len(played.moves))):
        before = state.dump()
        state.clone().apply(*played.moves[moment])
        assert state.dump() == before, "the clone has changed the original"


@pytest.mark.parametrize("table", [table for table in covering_tables() if not table.options], ids=str)
def test_a_game_of_clones_is_the_same_game(table: Table) -> None:
    """Each move is made by a fresh clone, which must copy what it shares before it changes it, and then look again."""
    played = play(table, 12, CURIOUS)
    here, there = table.start(12), table.start(12)
    for seat, action in played.moves:
        here.apply(seat, action)
        there = there.clone()
        there.apply(seat, action)
    assert there.dump() == here.dump(), "a clone plays another game"


@given(tables(), seeds)
@examples(20)
def test_a_seed_is_the_same_game_again(table: Table, seed: int) -> None:
    assert table.start(seed).dump() == table.start(seed).dump()
    assert table.start(seed).dump() != table.start(seed + 1).dump()


@pytest.mark.parametrize("game", held())
def test_a_clone_forgets_nothing_of_a_game(game: str) -> None:
    assert forgettable(positions(game), kernel=False) == []


def forgettable(states: Iterator[State], kernel: bool) -> list[str]:
    """The attributes, of a position and of all that it is made of, that a clone could forget without notice.

    Each must have been seen with two values, and with the same one in the clone: so it does not matter at which value
    a forgetful clone would leave it.
    """
    first: dict[str, Any] = {}
    varied: set[str] = set()
    same: dict[str, Any] = {}  # what is waited for, as it has been so far, if that can be told without a dump
    for number, state in enumerate(states):
        if same and all(getattr(state, name) == value for name, value in same.items()):
            continue
        dump = state.dump()
        new = number < AT_LEAST
        for place, value in facts(dump, ""):
            if place not in varied and (place.removeprefix(".") in KERNEL) == kernel:
                if place in first and first[place] != value:
                    varied.add(place)
                    new = True
                new = new or place not in first
                first.setdefault(place, value)
        if new:
            agree(state, state.clone(), dump)
        if number >= AT_LEAST and len(varied) == len(first):
            break
        waiting = first.keys() - varied
        direct = number >= AT_LEAST and all(place.count(".") == 1 and place[0] == "." for place in waiting)
        same = {place[1:]: copy(getattr(state, place[1:])) for place in waiting} if direct else {}
    return sorted(first.keys() - varied)


def agree(state: State, clone: State, dump: dict[str, Any]) -> None:
    assert clone.dump() == dump
    for name in state.apart():
        if name not in NOT_CLONED:
            assert getattr(clone, name) is getattr(state, name), f"a clone has another {name}"


def positions(game: str) -> Iterator[State]:
    """Positions from the golden games and from many others, the real ones and as somebody may imagine them."""
    rng = Random(0)
    for state in itertools.chain(golden_positions(game), random_positions(game, rng)):
        yield state
        if not rng.randrange(40):
            yield state.redeal(rng.choice([*range(state.seats), None]), rng)


def golden_positions(game: str) -> Iterator[State]:
    for record in golden(game):
        yield from record.positions()


def random_positions(game: str, rng: Random) -> Iterator[State]:
    """What no usual game changes is there for the sake of an option: games with one come first."""
    listed = [table for table in every_table() if table.game == game]
    rounds = [[table for table in listed if table.options]] * ROUNDS + [listed] * ROUNDS
    for seed, table in enumerate(itertools.chain(*rounds)):
        played = play(table, seed, rng.choice(STYLES))
        yield from (state for _, state in played.at(range(len(played.moves) + 1)))


def facts(dump: dict[str, Any], kind: str) -> Iterator[tuple[str, Any]]:
    """All attributes in a dump by their class and name. Clones share steps: an agenda is one value."""
    for name, value in dump.items():
        yield f"{kind}.{name}", value
        if name != "agenda":
            for item in value if isinstance(value, list) else [value]:
                if isinstance(item, dict) and "is" in item:
                    yield from facts({key: one for key, one in item.items() if key != "is"}, item["is"])
