"""Learning: worths come out as they went in, equal seeds give equal weights, and what does not fit is refused."""

import json
import math
from pathlib import Path
from random import Random

import pytest

import edubba
from edubba import bots
from edubba.bots.lstd import Equations, follow
from edubba.bots.match import Tally
from edubba.bots.training import FRESHMAN, STUDENT, Plan, Training
from edubba.bots.weights import BadWeights, judge, mark, read_weights, write_weights
from edubba.kernel import EdubbaError
from edubba.kernel.learned import Learned
from edubba.kernel.native import floats
from tests.bots.places import GAMES, crossroads
from tests.kernel.toys import Pebbles

LEARNERS = [name for name in GAMES if edubba.load(name).terms is not None]


class Learning(Pebbles):
    """A game that learns, in a folder of its own."""

    terms = edubba.load("wayfarers").terms

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.elsewhere = folder

    @property
    def folder(self) -> Path:
        return self.elsewhere


def test_worths_are_found_again() -> None:
    """Games in which two things are worth 3 and -2 points at the end, and nothing else matters."""
    rng = Random(1)
    equations = Equations(3)
    for _ in range(200):
        much, little = rng.randrange(10), rng.randrange(10)
        path = [floats([float(much), float(little), rng.random()]) for _ in range(5)]
        follow(equations, path, 3.0 * much - 2.0 * little, 0.9)
    found = equations.solve(0.001)
    assert [round(worth, 1) for worth in found] == [3.0, -2.0, 0.0]


def test_worths_do_not_depend_on_what_is_counted_in_dozens() -> None:
    """The same games, counted once by one and once by twelve: few of them, so that the ridge weighs in."""
    found = []
    for dozen in (1.0, 12.0):
        rng = Random(1)
        equations = Equations(2)
        for _ in range(12):
            much, little = rng.randrange(10), rng.randrange(3)
            path = [floats([much / dozen, float(little)]) for _ in range(3)]
            follow(equations, path, 3.0 * much - 2.0 * little, 0.9)
        found.append(equations.solve(5.0))
    (one, other), (dozens, again) = found
    assert dozens == pytest.approx(12.0 * one)
    assert again == pytest.approx(other)
    assert abs(one) < 2.9, "the ridge holds it back"


def test_nothing_learned_is_said_plainly() -> None:
    with pytest.raises(EdubbaError, match="play more of them"):
        Equations(2).solve(0.0)


@pytest.mark.parametrize("name", LEARNERS)
def test_counts_and_values_rest_on_what_the_seat_knows(name: str) -> None:
    game = edubba.load(name)
    assert game.terms is not None
    names = game.terms.names()
    assert len(set(names)) == len(names)
    value = Learned(game.advice, game.terms, [1.0] * len(names), [0.5] * len(names))
    for seats in game.seats:
        state = crossroads(game, seats, seats, 60)
        seat = state.to_act[0]
        known = value.value(state, seat)
        assert value.value(state.redeal(seat, Random(2)), seat) == known
        told = value.terms_of(state, seat)
        assert sum(told) == pytest.approx(known - game.terms.pending(state, seat))
        assert all(value.value(state, place) != 0.0 for place in range(state.places()))


@pytest.mark.parametrize("name", LEARNERS)
def test_an_interrupted_training_comes_to_the_same_end(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = edubba.load(name)
    plan = Plan(seed=1, generations=1, games=2)
    whole, half = Training(game, plan), Training(game, plan, tmp_path / "work.json")
    for training in (whole, half):
        training.equations.goals = floats([1.0] * (2 * training.size))
    half.done = 1
    half.keep()
    again = Training(game, plan, tmp_path / "work.json")
    assert again.done == 1
    assert list(again.equations.goals) == list(whole.equations.goals)
    with pytest.raises(EdubbaError, match="another training"):
        Training(game, Plan(seed=2, generations=1, games=2), tmp_path / "work.json")
    (tmp_path / "work.json").write_text("{")
    with pytest.raises(EdubbaError, match="remove it to begin anew"):
        Training(game, plan, tmp_path / "work.json")


def test_quick_games_come_first_and_wide_turns_later() -> None:
    assert [Plan(1, 5, 2).style_of(number) for number in range(5)] == [FRESHMAN] * 3 + [STUDENT] * 2
    assert Plan(1, 1, 2).style_of(0) is FRESHMAN
    assert Plan(1, 4, 2, style=STUDENT).style_of(0) is STUDENT


def test_games_without_terms_cannot_be_trained() -> None:
    game = edubba.load("uruk")
    if game.terms is None:
        with pytest.raises(EdubbaError, match="nothing can be learned"):
            Training(game, Plan(1, 1, 2))


@pytest.mark.parametrize("name", LEARNERS)
def test_weights_that_do_not_fit_are_refused_and_bots_do_without(name: str) -> None:
    game = edubba.load(name)
    assert game.terms is not None
    count = len(game.terms.names())
    text = write_weights(game, [1.0] * count, [0.25] * count, {})
    state = game.new(2, 1)
    seat = state.to_act[0]
    assert read_weights(text, game).value(state, seat) != game.advice.value(state, seat)
    data = json.loads(text)
    apart = read_weights(json.dumps(data | {"seats": [game.seats[-1]]}), game)
    assert apart.value(state, seat) == game.advice.value(state, seat), "learned at other tables"
    larger = game.new(game.seats[-1], 1)
    assert apart.value(larger, larger.to_act[0]) != game.advice.value(larger, larger.to_act[0])
    for change, complaint in (
        ({"format": "x"}, "format"),
        ({"game": "chess"}, "are for 'chess'"),
        ({"pack": "0"}, "other data"),
        ({"worths": {}}, "other terms"),
        ({"seats": []}, "not played by"),
        ({"seats": [9]}, "not played by"),
        ({"seats": "1"}, "not played by"),
        ({"worths": {key: [1, "2"] for key in data["worths"]}}, "two numbers"),
        ({"worths": {key: [10**400, 0.5] for key in data["worths"]}}, "two numbers"),
        ({"worths": {key: [math.nan, 0.5] for key in data["worths"]}}, "two numbers"),
    ):
        with pytest.raises(BadWeights, match=complaint):
            read_weights(json.dumps(data | change), game)
    with pytest.raises(BadWeights, match="no JSON"):
        read_weights("{", game)


@pytest.mark.parametrize("content", [b"\xff\xfe no text", b"{", b"{}", b""])
def test_a_spoilt_file_beside_a_game_stops_nobody(content: bytes, tmp_path: Path) -> None:
    """Who plays without a usable file plays by the game's own advice."""
    game = Learning(tmp_path)
    assert judge(game) is game.advice
    (tmp_path / "weights.json").write_bytes(content)
    assert judge(game) is game.advice
    assert mark(game) == ""
    (tmp_path / "weights.json").unlink()
    (tmp_path / "weights.json").mkdir()
    assert judge(game) is game.advice


@pytest.mark.parametrize("name", GAMES)
def test_who_has_no_weights_plays_by_the_games_own_advice(name: str) -> None:
    game = edubba.load(name)
    if mark(game):
        assert isinstance(judge(game), Learned)
        tables = [seats for seats in game.seats if mark(game, seats)]
        assert tables
        for seats in game.seats:
            known = {"weights": mark(game)} if seats in tables else {}
            assert bots.origin(["sage", *["human"] * (seats - 1)], game) == known
            assert bots.origin(["greedy", *["human"] * (seats - 1)], game) == {}
    else:
        assert judge(game) is game.advice
        assert bots.origin(["human", "sage"], game) == {}


def test_intervals_stay_honest() -> None:
    tally = Tally()
    tally.games, tally.wins = 10, 10.0
    low, high = tally.interval()
    assert 0.65 < low < 0.75
    assert high == pytest.approx(1.0)
