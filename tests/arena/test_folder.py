"""Results as files: killed runs go on, broken files are refused and kept."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from edubba import arena
from edubba.arena.folder import BadResults, Folder

PLAN = arena.match("uruk", "greedy", "random", games=16, seed=5, options={"max_rounds": 2})
COMMAND = [
    "arena",
    "match",
    "uruk",
    "greedy",
    "random",
    "--games",
    "64",
    "--sure",
    "0",
    "--seed",
    "5",
    "--option",
    "max_rounds=5",
    "--workers",
    "2",
]


def run(folder: Path) -> subprocess.Popen[bytes]:
    line = [sys.executable, "-m", "edubba", *COMMAND, "--out", str(folder), "--lang", "en"]
    return subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)


def alive(session: int) -> bool:
    try:
        os.killpg(session, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_killed_run_goes_on_and_ends_with_the_same_report(tmp_path: Path) -> None:
    unbroken, killed = run(tmp_path / "whole"), tmp_path / "killed"
    unbroken.communicate()
    assert unbroken.returncode == 0
    for lines in (3, 20):
        victim = run(killed)
        while count(killed / "games.jsonl") < lines:
            assert victim.poll() is None, victim.communicate()
            time.sleep(0.005)
        os.kill(victim.pid, signal.SIGKILL)
        victim.communicate()
        assert not (killed / "report.json").exists()
        until = time.monotonic() + 20
        while alive(victim.pid):
            assert time.monotonic() < until, "its workers go with it"
            time.sleep(0.05)
    last = run(killed)
    said, _ = last.communicate()
    assert last.returncode == 0
    assert b"An earlier run goes on: " in said
    assert {"report.html", "report.json"} <= {file.name for file in killed.iterdir()}
    for file in sorted((tmp_path / "whole").iterdir()):
        assert (killed / file.name).read_bytes() == file.read_bytes(), file.name


def count(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


def written(folder: Path, rows: int = 16) -> Folder:
    kept = Folder(folder)
    with kept.writer(len(kept.begin(PLAN))) as writer:
        for row in list(arena.play(PLAN))[:rows]:
            writer.add(row)
    return kept


@pytest.mark.parametrize("cut", [1, 40, 5000])
def test_half_a_line_at_the_end_is_played_again(tmp_path: Path, cut: int) -> None:
    kept = written(tmp_path)
    whole = kept.games_file.read_bytes()
    kept.games_file.write_bytes(whole[:-cut])
    rows = kept.begin(PLAN)
    assert len(rows) < 16
    with kept.writer(len(rows)) as writer:
        for row in arena.play(PLAN, rows):
            writer.add(row)
    assert kept.games_file.read_bytes() == whole


def test_rows_come_back_as_they_were(tmp_path: Path) -> None:
    assert written(tmp_path).rows(PLAN) == list(arena.play(PLAN))


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda text: text.replace(b'"scores"', b'"scorez"', 1), "broken at line 1"),
        (lambda text: text.replace(b"\n{", b"\nx{", 1), "broken at line 2"),
        (lambda text: b"\xff\x00" + text, "broken at line 1"),
        (lambda text: text.replace(b'"greedy"', b'"sage"', 1), "line 1 .these are not the players"),
        (lambda text: text.replace(b'"pairing":0', b'"pairing":7', 1), "there is no pairing 7"),
        (lambda text: b"".join(text.splitlines(keepends=True)[1:]), "does not come next"),
        (lambda text: text + text.splitlines(keepends=True)[-1], "after the end"),
        (lambda text: text.replace(b'"scores":[', b'"scores":[1,', 1), "no game for 2"),
    ],
    ids=["field", "syntax", "bytes", "players", "pairing", "first", "more", "places"],
)
def test_broken_results_are_refused_and_kept(tmp_path: Path, damage: object, message: str) -> None:
    kept = written(tmp_path)
    broken = damage(kept.games_file.read_bytes())  # type: ignore[operator]  # it is callable
    kept.games_file.write_bytes(broken)
    with pytest.raises(BadResults, match=message):
        kept.begin(PLAN)
    assert kept.games_file.read_bytes() == broken


@pytest.mark.parametrize(
    "text", ["", "no plan", '{"format": "edubba-arena 9"}', "[]", '{"format": "edubba-arena 1"}'], ids=range(5)
)
def test_a_broken_plan_is_refused_and_kept(tmp_path: Path, text: str) -> None:
    kept = written(tmp_path)
    kept.plan_file.write_text(text)
    with pytest.raises(BadResults, match=r"plan\.json is no plan of an arena"):
        kept.begin(PLAN)
    assert kept.plan_file.read_text() == text


def test_results_of_another_plan_are_not_mixed(tmp_path: Path) -> None:
    written(tmp_path)
    other = arena.match("uruk", "greedy", "random", games=16, seed=6, options={"max_rounds": 2})
    with pytest.raises(BadResults, match="another plan"):
        Folder(tmp_path).begin(other)
    (tmp_path / "plan.json").unlink()
    with pytest.raises(BadResults, match=r"plan\.json is missing"):
        Folder(tmp_path).begin(PLAN)
