"""Version 0.1.0 for comparison: what is said where it cannot be had."""

from pathlib import Path

import pytest

from benchmarks import old
from benchmarks.__main__ import edubba_houses
from benchmarks.figures import OLD_COMPILED, OLD_PURE


def test_a_commit_that_is_not_here_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "old"
    assert "its commit is not here" in old.build("0" * 40, folder)
    assert not folder.exists()


def test_without_git_there_is_no_history(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert old.build(old.COMMIT, tmp_path / "old") == "git is not installed"


def test_what_was_not_built_is_left_out_and_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("SOURCES", "BUILT"):
        monkeypatch.setattr(old, name, tmp_path / name)
    houses, absent = edubba_houses()
    assert {OLD_PURE, OLD_COMPILED}.isdisjoint(house.name for house in houses)
    assert "python -m benchmarks.old" in absent[OLD_PURE]
    assert "python -m benchmarks.old" in absent[OLD_COMPILED]
    (tmp_path / "BUILT" / "edubba").mkdir(parents=True)
    houses, absent = edubba_houses()
    assert OLD_COMPILED in [house.name for house in houses]
    assert OLD_COMPILED not in absent
