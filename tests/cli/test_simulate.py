"""`edubba simulate`: what is counted, and that the result depends on the seed alone."""

import json
from pathlib import Path
from typing import Any

import pytest

import edubba
from edubba.cli.simulate import Plan, play_one
from tests.cli.conftest import Cli

URUK = edubba.load("uruk")


def results(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def test_random_games_are_summed_up(cli: Cli, home: Path) -> None:
    done = cli("simulate uruk --seats 3 --games 30 --seed 7 --json found.json")
    assert done.code == 0
    assert "30 games, seed 7" in done.out
    found = results(home / "found.json")
    assert (found["game"], found["games"], found["seed"], found["data"]) == ("uruk", 30, 7, URUK.pack.hash)
    assert found["decisions"]["least"] <= found["decisions"]["median"] <= found["decisions"]["most"]
    assert sum(place["won"] for place in found["turn_order"]) == pytest.approx(1, abs=0.001)
    made = {row["name"]: row["made"] for row in found["tallies"]["inventions"]}
    assert len(made) == 28
    assert made["Kiln"] > 0.3
    assert [row["name"] for row in found["tallies"]["events"]][-1] == "Volcanic eruption"
    assert sum(row["event-acts"] for row in found["tallies"]["events"]) > 2
    for words in ("Decisions", "Rounds", "Winning score", "Turn order", "3rd", "Astronomy", "settled", "resolved"):
        assert words in done.out


def test_the_number_of_workers_changes_nothing(cli: Cli, home: Path) -> None:
    for workers in (1, 2):
        line = f"simulate uruk --seats 2 --games 30 --seed 3 --workers {workers} --json {workers}.json"
        assert cli(line).code == 0
    assert (home / "1.json").read_bytes() == (home / "2.json").read_bytes()


def test_another_seed_is_another_result(cli: Cli, home: Path) -> None:
    for seed in (1, 2):
        cli(f"simulate uruk --games 5 --seed {seed} --json {seed}.json")
    assert results(home / "1.json")["scores"] != results(home / "2.json")["scores"]


def test_without_a_seed_one_is_drawn_and_named(cli: Cli, home: Path) -> None:
    done = cli("simulate uruk --games 2 --json found.json")
    assert f"seed {results(home / 'found.json')['seed']}" in done.out


def test_bots_change_seats_from_game_to_game() -> None:
    plan = Plan("uruk", None, ("greedy", "random", "random"), URUK.agree(3, {"max_rounds": 2}), 5, 3)
    players = [play_one(URUK, plan, number).players for number in range(3)]
    assert [seats.index("greedy") for seats in players] == [0, 2, 1]


def test_different_bots_are_compared(cli: Cli, home: Path) -> None:
    line = "simulate uruk --bots greedy,random --games 4 --seed 1 --option max_rounds=6 --json found.json"
    done = cli(line)
    assert done.code == 0
    found = results(home / "found.json")
    assert found["options"]["max_rounds"] == 6
    assert set(found["bots"]) == {"greedy", "random"}
    assert found["facts"]["rounds"]["most"] <= 6
    assert "Bots" in done.out


def test_results_are_not_written_over(cli: Cli, home: Path) -> None:
    (home / "found.json").write_text("precious", encoding="utf-8")
    refused = cli("simulate uruk --games 2 --json found.json")
    assert (refused.code, refused.out) == (2, "")
    assert (home / "found.json").read_text(encoding="utf-8") == "precious"
    assert cli("simulate uruk --games 2 --json found.json --force").code == 0
    assert results(home / "found.json")["games"] == 2


def test_the_tables_are_french_in_french(cli: Cli) -> None:
    done = cli("simulate uruk --games 2 --seed 1 --lang fr")
    for words in ("2 parties, graine 1", "Ordre du tour", "1er", "Score gagnant", "Sécheresse", "prise d’effet"):
        assert words in done.out
    assert "0,50" in done.out or "1,00" in done.out
