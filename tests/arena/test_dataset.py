"""Data sets: what stands in them can be played again, and the same command writes the same bytes."""

from __future__ import annotations

import io
import json
from pathlib import Path

import numpy as np
import pytest

import edubba
from edubba.arena.dataset import Wish, play_all, write
from tests.cli.conftest import Cli, cli, home  # noqa: F401 - fixtures

GAMES = sorted(edubba.catalogue())


def wish(name: str, games: int = 2, explore: float = 0.2) -> Wish:
    game = edubba.load(name)
    short = {option.name: 4 for option in game.options if isinstance(option.values, range)}
    options = game.agree(2, short)
    return Wish(name, game.version, game.pack.hash, ("random", "random"), options, 7, games, explore, 10.0)


@pytest.mark.parametrize("name", GAMES)
def test_every_row_is_a_decision_of_a_game_that_can_be_played_again(name: str) -> None:
    asked = wish(name)
    game = asked.load()
    for number, played in enumerate(play_all(asked)):
        state = game.new(2, f"{asked.seed}/{number}".encode(), asked.options)
        rows = iter(played)
        while not state.over:
            seat = state.to_act[0]
            legal = state.legal(seat)
            if len(legal) == 1:
                state.apply(seat, legal[0])
                continue
            row = next(rows)
            assert (row.game, row.seat, row.legal) == (number, seat, sorted(legal))
            assert row.features == [int(one) for one in game.features(state, seat)]
            state.apply(seat, row.action)
        assert next(rows, None) is None
        for row in played:
            assert row.score == state.scores()[row.seat]
            assert (row.win == 1) == (state.ranking()[0] == [row.seat])
            assert row.margin == state.scores()[row.seat] - state.scores()[1 - row.seat]


def test_arrays_and_lines_tell_the_same() -> None:
    asked = wish("uruk", games=3)
    arrays, lines = io.BytesIO(), io.BytesIO()
    count = write(asked, play_all(asked), arrays, ".npz")
    assert write(asked, play_all(asked), lines, ".jsonl") == count
    arrays.seek(0)
    told = np.load(arrays)
    head, *rows = [json.loads(line) for line in lines.getvalue().splitlines()]
    assert json.loads(str(told["about"])) == head
    assert len(head["features"]) == told["features"].shape[1]
    assert len(rows) == count == len(told["action"])
    for number, row in enumerate(rows):
        assert told["features"][number].tolist() == row["features"]
        assert np.flatnonzero(told["mask"][number]).tolist() == row["legal"]
        for name in ("action", "game", "seat", "explored", "score", "win", "rank", "margin"):
            assert told[name][number] == row[name], name


def test_dice_decide_as_often_as_they_are_told() -> None:
    never, always = (
        [row.explored for played in play_all(wish("uruk", explore=share)) for row in played] for share in (0.0, 1.0)
    )
    assert not any(never)
    assert all(always)


@pytest.mark.parametrize("ending", ["npz", "jsonl"])
def test_the_same_command_writes_the_same_bytes(cli: Cli, home: Path, ending: str) -> None:  # noqa: F811 - as above
    for workers in (1, 2):
        line = "dataset uruk --games 3 --seed 4 --option max_rounds=2 --players random,greedy"
        done = cli(f"{line} --workers {workers} --out {workers}.{ending}")
        assert done.code == 0, done.err
        assert "positions of 3 games, seed 4" in done.out
    assert (home / f"1.{ending}").read_bytes() == (home / f"2.{ending}").read_bytes()
    assert "exists already" in cli(f"{line} --out 1.{ending}").err
    assert sorted(path.name for path in home.iterdir() if path.is_file()) == [f"1.{ending}", f"2.{ending}"]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("--out rows.csv", "must end with .npz or .jsonl"),
        ("--out rows.npz --players nobody", "there is no player 'nobody'"),
        ("--out rows.npz --players random,random,random --seats 2", "3 bots do not fill 2 seats"),
        ("--out rows.npz --explore 2", "--explore"),
        ("", "--out"),
    ],
)
def test_mistakes_end_with_one_line(cli: Cli, home: Path, line: str, message: str) -> None:  # noqa: F811 - as above
    done = cli(f"dataset uruk {line}")
    assert done.code == 2
    assert message in done.err
    assert not list(home.glob("rows*"))
