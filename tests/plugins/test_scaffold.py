"""The game that `edubba new-game` writes, installed by pip beside this edubba: listed, played, recorded, verified."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.plugins.packages import pip_install, run, scaffold, surroundings

NAME = "clayhouse"
GOLDEN = Path(__file__).parents[2] / "tools" / "golden.py"


class Installed(NamedTuple):
    """A package in its folder, and the environment in which it is found."""

    package: Path
    env: dict[str, str]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = tmp_path_factory.mktemp("plugin")
    package = scaffold(NAME, folder / "package")
    pip_install(package, folder / "site")
    return Installed(package, surroundings(folder / "site", home=folder / "home"))


def edubba(installed: Installed, folder: Path, line: str, typed: str = "") -> str:
    done = run("-m", "edubba", *line.split(), env=installed.env, folder=folder, typed=typed)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
    return done.stdout


def test_it_is_in_the_catalogue_and_imported_only_when_needed(installed: Installed, tmp_path: Path) -> None:
    lines = [
        "import sys, edubba",
        "edubba.load('uruk')",
        f"assert not any(name.startswith('edubba_{NAME}') for name in sys.modules)",
        f"game = edubba.catalogue()['{NAME}']",
        f"assert edubba.load('{NAME}') is game",
        "print(game.package, game.folder.name)",
    ]
    done = run("-c", "\n".join(lines), env=installed.env, folder=tmp_path)
    assert done.stdout.split() == [f"edubba_{NAME}"] * 2, done.stderr
    assert f"{NAME}  2, 3, 4, 5 seats, version 1.0, from the package edubba-{NAME} 1.0" in edubba(
        installed, tmp_path, "games"
    )


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_is_played_in_the_terminal_and_verified(installed: Installed, tmp_path: Path, lang: str) -> None:
    typed = "?\n" + "1\n" * 6
    line = f"play {NAME} --seats human:Ada,greedy,random --seed 4 --save game.json --lang {lang}"
    told = edubba(installed, tmp_path, line, typed)
    assert {"en": "Choose a reed for", "fr": "Choisissez un calame pour"}[lang] in told
    assert {"en": "took reed", "fr": "pris le calame"}[lang] in told
    record = json.loads((tmp_path / "game.json").read_text())
    assert record["game"] == NAME
    assert len(record["moves"]) == 18
    assert record["result"] is not None
    assert "OK" in edubba(installed, tmp_path, "verify game.json")
    assert "Ada" in edubba(installed, tmp_path, f"replay game.json --lang {lang}", "q\n")


def test_bots_play_it(installed: Installed, tmp_path: Path) -> None:
    edubba(installed, tmp_path, f"simulate {NAME} --bots greedy,random --games 20 --seed 1 --json out.json --workers 2")
    results = json.loads((tmp_path / "out.json").read_text())
    assert results["games"] == 20
    edubba(installed, tmp_path, f"play {NAME} --seats search,greedy --seed 2 --save bots.json")
    assert "OK" in edubba(installed, tmp_path, "verify bots.json")


def test_its_data_can_be_corrected(installed: Installed, tmp_path: Path) -> None:
    edubba(installed, tmp_path, f"data export {NAME} mine.json")
    mine = tmp_path / "mine.json"
    mine.write_text(mine.read_text().replace('"set_bonus": 3', '"set_bonus": 5'))
    assert "set_bonus: 3 → 5" in edubba(installed, tmp_path, f"data check {NAME} mine.json")
    assert "rulebook" in edubba(installed, tmp_path, f"data about {NAME}").lower()


def test_its_golden_games_can_be_recorded(installed: Installed, tmp_path: Path) -> None:
    """At every number of seats, into the folder of its tests."""
    tests = shutil.copytree(installed.package / "tests", tmp_path / "tests")
    done = run(str(GOLDEN), NAME, "--tests", str(tests), env=installed.env, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    files = sorted((tests / "records" / NAME).glob("*.json"))
    assert {json.loads(file.read_text())["seats"] for file in files} == {2, 3, 4, 5}
    assert all(f"{file.name}: " in done.stdout for file in files)
    edubba(installed, tmp_path, f"verify {' '.join(map(str, files))}")


def test_its_own_tests_and_all_that_is_asked_of_every_game_pass(installed: Installed, tmp_path: Path) -> None:
    env = installed.env | {"EDUBBA_BRIEF": "1"}
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", env=env, folder=installed.package)
    assert done.returncode == 0, done.stdout[-4000:]
    assert "passed" in done.stdout
