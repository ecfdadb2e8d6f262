"""The ladder: games are kept, counted once, and end when the matter is clear."""

import json
import sys
from itertools import pairwise
from pathlib import Path

import pytest

import edubba
from benchmarks import ladder
from edubba import bots


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    monkeypatch.setattr(sys, "argv", ["ladder", *words])
    assert ladder.main() == 0


def test_games_are_played_once_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "ladder.jsonl"
    words = ("--game", "uruk", "--pair", "random", "random", "--bar", "0.5", "--least", "2", "--out", str(out))
    run(monkeypatch, *words, "--most", "4")
    rows = [json.loads(line) for line in out.read_text().splitlines()]
    assert [(row["seed"] - ladder.FIRST_SEED, row["seat"]) for row in rows] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    run(monkeypatch, *words, "--most", "6")
    again = [json.loads(line) for line in out.read_text().splitlines()]
    assert again[:4] == rows
    assert len(again) == 6
    capsys.readouterr()
    run(monkeypatch, "--table", "--out", str(out))
    assert "| uruk | 2 | random | random |" in capsys.readouterr().out


def test_games_of_players_that_are_no_more_do_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A level that is made otherwise is measured anew."""
    out = tmp_path / "ladder.jsonl"
    row = {"game": "uruk", "seats": 2, "one": "sage", "other": "greedy", "seed": 1, "seat": 0}
    row |= {"win": 1.0, "points": 9, "best_other": 3, "cpu": 1.0}
    pair = ladder.Pair("uruk", 2, "sage", "greedy", 0.5)
    now = ladder.marks(edubba.load("uruk"), pair)
    assert now != ladder.marks(edubba.load("uruk"), pair._replace(one="master"))
    out.write_text("".join(json.dumps(row | {"marks": one}) + "\n" for one in (now, ["earlier", now[1]])))
    run(monkeypatch, "--table", "--out", str(out))
    assert "| uruk | 2 | sage | greedy | 100% | 21% to 100% | 1 |" in capsys.readouterr().out


def test_each_automaton_is_met_by_its_name() -> None:
    assert ladder.automata(edubba.load("ginkgopolis")) == ["automaton"]
    assert len(ladder.automata(edubba.load("tabannusi"))) == 4
    assert ladder.automata(edubba.load("wayfarers")) == [f"automaton:AI{board}" for board in (1, 2, 3, 4)]
    game = edubba.load("wayfarers")
    row = ladder.one_game(game, ladder.Pair("wayfarers", 1, "random", "automaton:AI3", 0.5), 5, 0)
    assert row["other"] == "automaton:AI3"
    assert row["best_other"] > row["points"]


def test_a_pair_ends_when_it_is_clear(tmp_path: Path) -> None:
    pair = ladder.Pair("uruk", 2, "random", "random", 0.5)
    row = {"seed": 0, "seat": 0, "win": 1.0, "points": 9, "best_other": 3}
    rows = [row | {"seed": number // 2, "seat": number % 2} for number in range(60)]
    assert list(ladder.run(pair, rows, 60, 400)) == []
    assert "100% [94%, 100%] of 60, above 50%" in ladder.verdict(pair, rows)


def test_the_whole_table_has_every_step_and_every_automaton() -> None:
    pairs = ladder.whole("ginkgopolis")
    steps = [(pair.other, pair.one) for pair in pairs if pair.seats == 2]
    levels = bots.levels()
    assert all(step in steps for step in pairwise(levels))
    assert (ladder.AUTOMATON, levels[-1]) in [(pair.other, pair.one) for pair in pairs if pair.seats == 1]
    assert {pair.seats for pair in pairs} == {1, 2, 3, 4, 5}
