"""`edubba train`: what is interrupted goes on, and comes to the same end."""

from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import edubba
from edubba import bots
from edubba.bots.training import Plan
from edubba.bots.turns import Style
from edubba.cli.train import compare, train
from edubba.cli.voice import Voice
from tests.cli.conftest import Cli

QUICK = Style(width=1, fan=4, arms=3, deals=0, breadth=2, look=3)
PLAN = Plan(seed=4, generations=2, games=1, seats=1, style=QUICK)


class Impatient(Voice):
    """Somebody who stops the training after the first generation."""

    def say(self, key: str, **facts: Any) -> str:
        if key == "train-generation":
            raise KeyboardInterrupt
        return super().say(key, **facts)


def learn(target: Path, voice: Voice) -> str:
    out = StringIO()
    try:
        train(edubba.load("wayfarers"), PLAN, 0, target, Console(file=out, width=200), voice)
    finally:
        target.with_suffix(".told").write_text(out.getvalue())
    return out.getvalue()


def test_an_interrupted_training_says_how_it_goes_on_and_does(tmp_path: Path) -> None:
    target = tmp_path / "weights.json"
    with pytest.raises(KeyboardInterrupt):
        learn(target, Impatient("en"))
    work = target.with_suffix(".work.json")
    assert f"1 of 2 games are kept in {work}" in target.with_suffix(".told").read_text()
    assert not target.exists()
    assert "An earlier training goes on: 1 of 2" in learn(target, Voice("en"))
    assert not work.exists()
    learn(tmp_path / "whole.json", Voice("fr"))
    assert (tmp_path / "whole.json").read_text() == target.read_text(), "not a trace of the interruption"


@pytest.mark.parametrize(("seats", "told"), [(1, "1 games against the automaton"), (2, "2 games against the game")])
def test_what_was_learned_is_measured_at_such_a_table(seats: int, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("edubba.cli.train.player", lambda advice, seed: bots.RandomBot(seed))
    game, out = edubba.load("ginkgopolis"), StringIO()
    compare(game, game.advice, seats, 1, Console(file=out, width=200), Voice("en"))
    assert told in out.getvalue()


def test_the_people_at_the_table_are_those_of_the_game(cli: Cli) -> None:
    outcome = cli("train wayfarers --seats 9")
    assert outcome.code != 0
    assert "1, 2, 3, 4" in outcome.err


def test_a_game_that_counts_nothing_cannot_learn(cli: Cli) -> None:
    outcome = cli("train uruk")
    assert outcome.code != 0
    assert "nothing can be learned" in outcome.err
    assert "on ne peut rien en apprendre" in cli("train uruk --lang fr").err
