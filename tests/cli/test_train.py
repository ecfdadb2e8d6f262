"""`edubba train`: what is interrupted goes on, and comes to the same end."""

from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import edubba
from edubba.bots.training import Plan
from edubba.cli.train import train
from edubba.cli.voice import Voice
from tests.cli.conftest import Cli

PLAN = Plan(seed=4, generations=2, games=2)


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
    assert f"2 of 4 games are kept in {work}" in target.with_suffix(".told").read_text()
    assert not target.exists()
    assert "An earlier training goes on: 2 of 4" in learn(target, Voice("en"))
    assert not work.exists()
    learn(tmp_path / "whole.json", Voice("fr"))
    assert (tmp_path / "whole.json").read_text() == target.read_text(), "not a trace of the interruption"


def test_a_game_that_counts_nothing_cannot_learn(cli: Cli) -> None:
    outcome = cli("train uruk")
    assert outcome.code != 0
    assert "nothing can be learned" in outcome.err
    assert "on ne peut rien en apprendre" in cli("train uruk --lang fr").err
