"""`edubba arena` as it is typed."""

import json
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Cli

SHORT = "--option max_rounds=2 --seed 3"


def test_a_match_tells_how_sure_it_is(cli: Cli, home: Path) -> None:
    done = cli(f"arena match uruk greedy random --games 12 {SHORT}")
    assert done.code == 0
    assert "12 games, seed 3" in done.out
    assert "greedy – random" in done.out
    told = json.loads((home / "uruk-match" / "report.json").read_text())
    assert told["games"] == 12
    again = cli("arena match uruk greedy random --games 12 --option max_rounds=2")
    assert again.code == 0
    assert "An earlier run goes on: 12 games" in again.out, "with its own seed"
    page = home / "uruk-match" / "report.html"
    assert '<html lang="en">' in page.read_text(encoding="utf-8")
    assert cli("arena report uruk-match --lang fr").code == 0
    assert '<html lang="fr">' in page.read_text(encoding="utf-8")


def test_a_ladder_and_a_tournament_are_rated(cli: Cli, home: Path) -> None:
    for kind in ("ladder", "tournament"):
        done = cli(f"arena {kind} uruk random greedy search:1 --games 8 {SHORT} --out {kind}")
        assert done.code == 0, done.err
        assert "rating" in done.out


def test_a_balance_tells_each_value_of_an_option(cli: Cli) -> None:
    done = cli("arena balance ginkgopolis --player random --seats 1 --vary hal.level --games 2 --option max_rounds=2")
    assert done.code == 0
    assert "hal.level=expert" in done.out


def test_who_errs_is_named_with_counts_in_both_languages(cli: Cli) -> None:
    line = f"arena match uruk tests.arena.troublemakers:Illegal random --games 4 {SHORT} --workers 2"
    assert "lost decisions: " in cli(line).out.replace("\n", " ")
    assert "par réponse illégale" in cli(f"{line} --lang fr").out


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("match uruk nobody random", "there is no player 'nobody'; known: random"),
        ("match uruk random random --option max_rounds", "write name=value"),
        ("match uruk random random --games 0", "--games"),
        ("ladder uruk random", "name at least 2 players"),
        ("tournament uruk random greedy --seats 3", "name at least 3 players"),
        ("balance uruk --vary nothing", "no option 'nothing'"),
        ("report nowhere", "nowhere"),
        ("match chess random random", "no game"),
    ],
)
def test_mistakes_end_with_one_line(cli: Cli, home: Path, line: str, message: str) -> None:
    done = cli(f"arena {line}")
    assert done.code == 2
    assert message in done.err
    assert len(done.err.splitlines()) == 1
    assert not list(home.glob("uruk-*")), "nothing was begun"


def test_without_openskill_a_ladder_says_what_brings_it(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill", None)
    assert "pip install 'edubba[arena]'" in cli("arena ladder uruk").err
    assert "n’est pas installé" in cli("arena ladder uruk --lang fr").err


def test_without_ray_a_cluster_says_what_brings_it(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "pip install 'edubba[ray]'" in cli(f"arena match uruk random random --games 2 {SHORT} --ray local").err


def test_broken_results_are_named(cli: Cli, home: Path) -> None:
    line = f"arena match uruk random random --games 4 {SHORT} --out found"
    assert cli(line).code == 0
    games = home / "found" / "games.jsonl"
    games.write_text("nonsense\n" + games.read_text())
    for command in (line, "arena report found"):
        done = cli(command)
        assert done.code == 1
        assert "games.jsonl is broken at line 1" in done.err
    assert games.read_text().startswith("nonsense\n")
