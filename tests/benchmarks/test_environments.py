"""`python -m benchmarks.environments`: what is measured is stepped, and the bars can be missed."""

from __future__ import annotations

from pathlib import Path

import pytest

import edubba
from benchmarks import environments
from benchmarks.environments import CATAN, CHESS, STEPS, TABLES, measured, single, told, vector


@pytest.mark.parametrize("name", sorted(edubba.catalogue()))
def test_every_game_is_stepped_alone_and_together(name: str) -> None:
    assert single(name)() == STEPS
    step = vector(name)
    assert step() == step() == TABLES


def test_a_rate_is_what_was_done_in_a_second_of_the_processor() -> None:
    assert measured(lambda: sum(range(1000)) and 7, 0.01) > 7


@pytest.mark.parametrize(("rate", "missed"), [(301.0, False), (299.0, True)])
def test_a_bar_may_be_missed(rate: float, missed: bool) -> None:
    lines, found = told({CATAN: [10.0], CHESS: [2.0], "uruk, single": [60.0], "uruk, vector": [rate]})
    assert found is missed
    assert ("missed" in lines[-1]) is missed
    assert "pass" in lines[-2]


def test_results_of_environments_stand_behind_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "benchmarks" / "RESULTS.md"
    file.parent.mkdir()
    file.write_text("# Results\n\nothers\n")
    monkeypatch.setattr(environments, "ROOT", tmp_path)
    environments.write(["| old |"])
    environments.write(["| new |"])
    text = file.read_text()
    assert text.startswith("# Results\n\nothers\n\n## Environments\n")
    assert "| new |" in text
    assert "| old |" not in text
