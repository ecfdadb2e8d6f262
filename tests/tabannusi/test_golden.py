"""Golden games pin how Tabannusi is played. `python tools/golden.py tabannusi` renews them after a change that is
meant."""

from functools import cache
from pathlib import Path

import pytest

import edubba
from edubba.kernel import Option, Record

FOLDER = Path(__file__).parents[1] / "records" / "tabannusi"
FILES = sorted(file.stem for file in FOLDER.glob("*.json"))
OPTIONS = edubba.load("tabannusi").options


@cache
def golden(name: str) -> Record:
    return Record.load(FOLDER / f"{name}.json")


@pytest.mark.parametrize("name", FILES)
def test_a_golden_game_is_played_as_ever(name: str) -> None:
    record = golden(name)
    assert record.version == edubba.load("tabannusi").version, "a new version plays new golden games: tools/golden.py"
    assert record.verify().over


def test_there_are_games_for_every_seat_count() -> None:
    usual = [golden(name) for name in FILES if golden(name).options == {one.name: one.default for one in OPTIONS}]
    assert sorted(record.seats for record in usual) == [seats for seats in range(1, 5) for _ in range(3)]


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_there_is_a_game_for_every_value_of_every_option(option: Option) -> None:
    assert {golden(name).options[option.name] for name in FILES} == set(option.values)


def test_the_golden_games_are_rich() -> None:
    """Almost everything that can be done in Tabannusi is done in them."""
    game = edubba.load("tabannusi")
    done = {move.text for name in FILES for move in golden(name).moves}
    verbs = {game.actions.verb(game.parse(text)).name for text in done}
    missing = {verb.name for verb in game.actions.verbs} - verbs
    assert missing <= {"neutral", "from-area", "from-reserve", "keep", "master", "one-garden", "one-marker"}
    assert sum(text.startswith("cell ") for text in done) >= 70
    assert {f"ship {row}-{column}" for row in (1, 2, 3) for column in (1, 2, 3)} <= done


def test_they_do_not_take_much_room() -> None:
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 300_000
