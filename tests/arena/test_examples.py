"""What lies in examples/ runs: here in short, in tests/slow what takes longer."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from edubba import arena
from tools.build.backend import ROOT

EXAMPLES = ROOT / "examples"


def run(line: str, folder: Path) -> str:
    name, *more = line.split()
    program = [sys.executable, str(EXAMPLES / name), *more]
    done = subprocess.run(program, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_first_bot_wins_against_dice_in_twenty_lines(tmp_path: Path) -> None:
    assert "first_bot:Thrifty: " in run("first_bot.py 8", tmp_path)
    text = (EXAMPLES / "first_bot.py").read_text(encoding="utf-8")
    bot = text.partition("class Thrifty")[2].partition("\n\n\nif ")[0]
    assert len(bot.splitlines()) <= 20


def test_the_remote_bot_plays_whole_games() -> None:
    spec = f"exec:{sys.executable} {EXAMPLES / 'remote_bot.py'}"
    plan = arena.match("uruk", spec, "random", games=2, seed=1, options={"max_rounds": 4})
    rows = list(arena.play(plan))
    assert all(row.faults == [{}, {}] for row in rows)
    assert any(row.things["made"][row.players.index(spec)] for row in rows), "it likes to build"


def test_the_study_of_one_game(tmp_path: Path) -> None:
    told = run("study_of_uruk.py 6", tmp_path)
    assert "place 3 in the turn order" in told
    assert "rounds: " in told
    assert "<svg" in (tmp_path / "study_of_uruk.html").read_text(encoding="utf-8")


def test_the_studies_of_balance_go_on_where_they_were(tmp_path: Path) -> None:
    one = run("studies_of_balance.py --player random --games 2 --only king-gilgabot", tmp_path)
    assert "| gilgabot | 2 | " in one
    command = "studies_of_balance.py --player random --games 2 --only"
    assert run(f"{command} king", tmp_path).count(" | 2 | ") == 4
    prices = run(f"{command} prices-2", tmp_path)
    assert re.search(r"^\| equal colours \| 2 \| 2 \| \d+% ", prices, re.MULTILINE)
    whole = (tmp_path / "studies" / "king-gilgabot" / "games.jsonl").read_bytes()
    (tmp_path / "studies" / "king-gilgabot" / "games.jsonl").write_bytes(whole[: len(whole) // 2])
    assert run(f"{command} king-gilgabot", tmp_path) == one
    assert (tmp_path / "studies" / "king-gilgabot" / "games.jsonl").read_bytes() == whole


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.py")), ids=lambda path: path.name)
def test_every_example_is_in_the_documentation(path: Path) -> None:
    assert path.name in (ROOT / "docs" / "laboratory.md").read_text(encoding="utf-8")
    assert path.read_text(encoding="utf-8").startswith('"""')
