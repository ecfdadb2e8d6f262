"""Rows of features: what is written where, under which name; and many rows in one buffer."""

from random import Random

import pytest

import edubba
from edubba.kernel import EdubbaError, Game, State
from edubba.kernel.features import SPECTATOR, Features, Row, features_of_all, name_features
from edubba.kernel.native import zeros
from edubba.testing.play import held
from tests.kernel.toys import Pebbles

SIZE = 40


def written(row: Row) -> dict[str, int]:
    """What is not 0, by name."""
    assert row.names is not None
    numbers = list(row.numbers)
    assert row.at == len(row.names)
    assert not any(numbers[row.at :])
    return {name: number for name, number in zip(row.names, numbers, strict=False) if number}


def row() -> Row:
    return Row(zeros(SIZE), 0, [])


def test_numbers_beyond_16_bits_are_clipped() -> None:
    one = row()
    for number in (32767, 32768, 1 << 40, -32768, -32769, -(1 << 40)):
        one.put("n", number)
    assert list(one.numbers)[:6] == [32767, 32767, 32767, -32768, -32768, -32768]


def test_every_way_to_write_names_what_it_writes() -> None:
    one = row()
    one.put("a", 5)
    one.all("b", [0, 7])
    one.padded("c", [1, 2], 3)
    one.bits("d", 0b101, 3)
    one.masks("e", [0b10, 0b01], 2)
    one.one("f", 1, 2)
    one.counts("g", [2, 0, 2], 3)
    at = one.block("h", 2)
    one.set(at + 1, 9)
    one.add(at + 1, 2)
    one.part("player", 1)
    one.put("i", 1)
    one.whole()
    one.put("j", 1)
    assert written(one) == {
        "a": 5, "b[1]": 7, "c[0]": 1, "c[1]": 2, "d[0]": 1, "d[2]": 1, "e[1]": 1, "e[2]": 1, "f[1]": 1,
        "g[0]": 1, "g[2]": 2, "h[1]": 11, "player1.i": 1, "j": 1,
    }  # fmt: skip


def test_what_has_no_room_does_not_spill_into_what_follows() -> None:
    one = row()
    one.padded("a", [1, 1, 1], 2)
    one.bits("b", 0b111, 2)
    one.masks("c", [0b110, 0b100], 2)
    one.one("d", 2, 2)
    one.one("e", -1, 2)
    one.counts("f", [0, 2, -1], 2)
    one.put("end", 4)
    assert written(one) == {"a[0]": 1, "a[1]": 1, "b[0]": 1, "b[1]": 1, "c[1]": 1, "f[0]": 1, "end": 4}


class Wrong(Features):
    """Writes one number per seat: not as many at every table."""

    def write(self, state: State, eye: int, row: Row) -> None:
        row.all("seat", list(range(state.seats)))


def test_features_that_are_not_always_as_many_are_refused() -> None:
    game = next(game for game in edubba.catalogue().values() if len(game.seats) > 1)
    few, many = (game.new(count, 0) for count in (game.seats[0], game.seats[-1]))
    with pytest.raises(EdubbaError, match="another"):
        name_features(Wrong(), [few, many])
    for first, width in ((few, many.seats), (many, few.seats)):
        with pytest.raises(EdubbaError, match=f"{first.seats} features were written, not {width}"):
            features_of_all(Wrong(), [first] * many.seats, [SPECTATOR] * many.seats, zeros(width))


@pytest.mark.parametrize("name", held())
def test_one_array_holds_the_features_of_many_positions(name: str) -> None:
    game = edubba.load(name)
    width = len(game.feature_names())
    rng = Random(0)
    states: list[State] = []
    eyes: list[int | None] = []
    for count in game.seats:
        state = game.new(count, count)
        while not state.over and len(state.agenda) and rng.random() < 0.97:
            seat = state.to_act[0]
            state.apply(seat, rng.choice(state.legal(seat)))
        for eye in (None, *range(count)):
            states.append(state)
            eyes.append(eye)
    numbers = list(game.features_of_all(states, eyes))
    assert len(numbers) == width * len(states)
    rows = [numbers[width * index : width * (index + 1)] for index in range(len(states))]
    assert rows == [list(game.features(state, eye)) for state, eye in zip(states, eyes, strict=True)]
    assert not list(game.features_of_all([], []))
    with pytest.raises(ValueError, match=f"{len(states)} positions, but {len(eyes) - 1} seats|shorter"):
        game.features_of_all(states, eyes[1:])


@pytest.mark.parametrize("name", held())
def test_every_feature_has_a_name_of_its_own(name: str) -> None:
    names = edubba.load(name).feature_names()
    assert all(names)
    assert len(set(names)) == len(names)


def test_a_game_may_make_a_list_by_itself() -> None:
    game = Pebbles()
    states = [game.new(count, 0) for count in game.seats]
    width = len(game.features(states[0], None))
    assert game.feature_names() == [str(number) for number in range(width)]
    together = list(game.features_of_all(states, [0] * len(states)))
    assert together == [number for state in states for number in game.features(state, 0)]


class Mute(Pebbles):
    """Tells nothing in numbers."""

    features = Game.features  # type: ignore[assignment]


def test_a_game_may_have_no_features() -> None:
    game = Mute()
    state = game.new(game.seats[0], 0)
    assert game.feature_names() == []
    assert not list(game.features(state, 0))
    assert not list(game.features_of_all([state, state], [0, None]))
