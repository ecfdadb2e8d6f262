"""A game for one in the terminal, against the opponent that its rules bring along."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

import pytest

from edubba.kernel import Record, State
from tests.cli.conftest import Cli
from tests.server import toy


class Terminal(ModuleType):
    """How the toy looks in a terminal."""

    TALLIES: ClassVar[dict[str, Any]] = {}
    HIDDEN_ROWS = ()

    def draw(self, game: object, view: dict[str, Any], names: list[str], lang: str, width: int) -> str:
        return f"lamp {view['lamp']} points {view['points']}"

    def arranged(self, actions: list[int]) -> list[int]:
        return actions

    def of_interest(self, view: dict[str, Any], seat: int) -> list[int]:
        return [toy.LEFT]

    def glossary(self, game: object, view: dict[str, Any], lang: str) -> list[tuple[str, str]]:
        return []

    def turn_order(self, state: State) -> list[int]:
        return list(range(state.places()))

    def facts(self, state: State) -> dict[str, int]:
        return {}

    def fact_name(self, fact: str, lang: str) -> str:
        return fact

    def tally_name(self, game: object, number: int, lang: str) -> str:
        return str(number)


@pytest.fixture(autouse=True)
def lamps(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(sys.modules, "tests.server.terminal", Terminal("terminal"))
    with toy.on_the_shelf():
        yield


def test_a_whole_game_alone(cli: Cli, home: Path) -> None:
    done = cli("play lamps --seats 1 --seed 3 --save game.json", "1\n" * 20)
    assert (done.code, done.err) == (0, "")
    record = Record.load(home / "game.json")
    state = record.verify()
    assert state.over
    assert state.seats == 1
    assert state.scores()[1] > state.scores()[0]  # who always whispers the least loses
    assert f"Golem wins with {state.scores()[1]} points." in done.out
    replayed = cli("replay game.json", "g 6\nq\n")
    assert replayed.code == 0
    assert "Golem" in replayed.out


@pytest.mark.parametrize(("lang", "said"), [("en", " and Golem are level with "), ("fr", " et Golem ont chacun ")])
def test_a_tie_with_the_opponent_of_the_rules_is_no_shared_victory(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, lang: str, said: str
) -> None:
    monkeypatch.setattr(toy.LampState, "ranking", lambda state: [[0, 1]])
    done = cli(f"play lamps --seats 1 --seed 3 --lang {lang}", "1\n" * 20)
    assert said in done.out


def test_simulated_games_alone(cli: Cli) -> None:
    done = cli("simulate lamps --seats 1 --games 4 --seed 1")
    assert (done.code, done.err) == (0, "")
    assert "2nd" in done.out  # the golem has a place in the turn order
