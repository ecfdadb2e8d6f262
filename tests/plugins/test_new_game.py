"""`edubba new-game`: a package under any good name, and a clear word about any other."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import edubba
from edubba.cli.new_game import PREFIX, TEMPLATE, TITLE, WORD, files, prefix
from edubba.games import OWN
from edubba.testing.rule_ids import defined
from tests.cli.conftest import Cli

LENGTHS = ("abc", "clayhouse", "name_of_twenty_signs")  # lines grow and shrink with the name


def test_it_says_how_to_go_on(cli: Cli, home: Path) -> None:
    done = cli("new-game clayhouse")
    assert (done.code, done.err) == (0, "")
    assert "pip install --editable clayhouse" in done.out
    assert "edubba play clayhouse" in done.out
    written = {path.relative_to(home / "clayhouse") for path in (home / "clayhouse").rglob("*") if path.is_file()}
    assert written == set(files("clayhouse"))
    assert Path("src/edubba_clayhouse/edge/game.py") in written


def test_into_names_the_root_of_the_package(cli: Cli, home: Path) -> None:
    (home / "some").mkdir()
    assert cli("new-game clayhouse --into some").code == 0
    assert cli("new-game clayhouse --into other/place").code == 0
    for root in (home / "some", home / "other" / "place"):
        project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        assert project["entry-points"]["edubba.games"] == {"clayhouse": "edubba_clayhouse.edge.game:Clayhouse"}
        assert project["dependencies"] == [f"edubba>={edubba.__version__}"]


@pytest.mark.parametrize("name", ["Clay", "my-game", "two words", "été", "class", "ab", "_abc", "9lives", "a" * 21, ""])
def test_a_bad_name_is_refused(cli: Cli, home: Path, name: str) -> None:
    done = cli("new-game", extra=[name])
    assert done.code == 2
    assert "is no name for a game" in done.err
    assert list(home.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "reason"),
    [("uruk", "there is a game uruk already"), ("random", "something else"), (WORD, "something else")],
)
def test_a_taken_name_is_refused(cli: Cli, home: Path, name: str, reason: str) -> None:
    done = cli(f"new-game {name}")
    assert done.code == 2
    assert reason in done.err
    assert not (home / name).exists()


def test_nothing_is_overwritten(cli: Cli, home: Path) -> None:
    (home / "clayhouse").mkdir()
    (home / "clayhouse" / "mine.txt").write_text("mine")
    (home / "file").write_text("mine")
    for line in ("new-game clayhouse", "new-game clayhouse --into file"):
        done = cli(line)
        assert done.code == 2
        assert "exists and is not empty" in done.err
    assert [path.name for path in (home / "clayhouse").iterdir()] == ["mine.txt"]
    assert "n’est pas vide" in cli("new-game clayhouse --lang fr").err


@pytest.mark.parametrize("name", LENGTHS)
def test_the_name_stands_everywhere(name: str) -> None:
    texts = {**{str(path): content for path, content in files(name).items()}}
    for path, content in texts.items():
        for word in (WORD, TITLE, f"{PREFIX}-", f"{PREFIX}_"):
            assert word not in path
            assert word not in content, path
    rules = defined(texts[f"src/edubba_{name}/RULES.md"])
    assert {rule[:3] for rule in rules} == {prefix(name)}


def test_the_prefix_is_that_of_no_other_game() -> None:
    taken = {option.rule[:3] for name in OWN for option in edubba.load(name).options}
    assert "TAB" in taken
    assert prefix("clayhouse") == "CLA"
    assert prefix("tablets") == "TAL"
    assert prefix("t_a_b_s") == "TAS"


@pytest.mark.parametrize("name", LENGTHS)
def test_the_code_is_clean_whatever_the_name(tmp_path: Path, name: str) -> None:
    for path, content in files(name).items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(content, encoding="utf-8")
    ruff = [sys.executable, "-m", "ruff"]
    for command in (["check", "."], ["format", "--check", "--diff", "."]):
        done = subprocess.run([*ruff, *command, "--no-cache"], cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr


def test_no_file_is_long() -> None:
    for file in TEMPLATE.rglob("*.py"):
        assert len(file.read_text(encoding="utf-8").splitlines()) < 200, file
