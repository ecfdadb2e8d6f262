"""This Edubba beside another build of it: measured in turn, and judged by its share of the other's speed."""

import subprocess
import sys
from pathlib import Path

from benchmarks import versus
from benchmarks.__main__ import NOT_MEASURED
from benchmarks.figures import Row
from benchmarks.rounds import ROOT
from benchmarks.worker import COMPARED
from edubba.cli import measure


def compare(other: Path | str, this: Path, *wishes: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own: it keeps to one core."""
    command = [sys.executable, "-m", "benchmarks.versus", str(other), "--this", str(this), *wishes]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)


def row(house: str, rate: int) -> Row:
    return Row(house, "uruk 2", "0", {name: [measure.Sample(rate, 10, 1.0)] * 3 for name in COMPARED})


def test_a_share_is_this_speed_over_the_other() -> None:
    found = versus.shares([row(versus.OTHER, 1000), row(versus.THIS, 900)])
    assert {share.median for share in found["uruk 2"].values()} == {0.9}


def test_a_folder_without_a_compiled_edubba_is_named(tmp_path: Path) -> None:
    done = compare(tmp_path, tmp_path)
    assert done.returncode == NOT_MEASURED, done.stderr
    assert versus.OTHER in done.stdout


def test_what_is_neither_a_folder_nor_a_commit_is_named(tmp_path: Path) -> None:
    done = compare("before-the-flood", tmp_path)
    assert done.returncode == NOT_MEASURED, done.stderr
    assert "before-the-flood" in done.stdout
