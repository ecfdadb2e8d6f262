"""Files of strangers: whatever is in them, the terminal stays ours and the answer is one clear line."""

import json
from functools import cache
from itertools import cycle
from pathlib import Path

import pytest

import edubba
from edubba.cli.measure import random_record
from edubba.cli.voice import printable
from edubba.kernel.pack import LARGEST
from tests.cli.conftest import Cli

ESC, CSI, RLO = "\x1b", "\x9b", "\u202e"
GAMES = sorted(edubba.catalogue())
SIGNS = list(
    zip((ESC, CSI, RLO, "\r", "\x07", "\ud800"), cycle(GAMES), strict=False)
)  # each in a record of another game
COMMANDS = ("verify", *(f"data check {game}" for game in GAMES))
SECTIONS = ("game", "version", "data", "commitment", "check", "about", "options", "format")


@cache
def record(name: str) -> str:
    game = edubba.load(name)
    return json.dumps(random_record(game, game.seats[0], 1).to_json())


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("sign", "name"), SIGNS)
def test_nothing_in_a_record_steers_the_terminal(cli: Cli, tmp_path: Path, sign: str, name: str, lang: str) -> None:
    for section in (*SECTIONS, "moves"):
        data = json.loads(record(name))
        evil = f"{sign}]0;hello{sign}[2J"
        if section == "moves":
            data["moves"][3][1] = evil
        else:
            data[section] = {evil: evil} if isinstance(data[section], dict) else evil
        file = tmp_path / f"{section}.json"
        file.write_text(json.dumps(data), encoding="utf-8")
        done = cli(f"verify {file} --lang {lang}")
        assert sign not in done.out + done.err
        assert "Traceback" not in done.err


def test_nor_does_its_name(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / f"{ESC}[2J.json"
    file.write_text("{}", encoding="utf-8")
    done = cli(f"verify {file}")
    assert ESC not in done.out + done.err
    assert "\\x1b[2J.json" in done.out


def test_what_people_write_stays_as_it_is() -> None:
    assert printable("Où ça ?\u202f– « Béa »\u00a0\n\t日本") == "Où ça ?\u202f– « Béa »\u00a0\n\t日本"
    assert printable(f"a{ESC}b{RLO}c") == "a\\x1bb\\u202ec"


@pytest.mark.parametrize("command", COMMANDS)
def test_a_file_beyond_any_sense_is_refused_unread(cli: Cli, tmp_path: Path, command: str) -> None:
    file = tmp_path / "large.json"
    with file.open("wb") as out:
        out.truncate(LARGEST + 1)
    done = cli(f"{command} {file}")
    assert done.code == 1
    assert "larger than 8 MB" in done.out + done.err
    assert "plus de 8 Mo" in (again := cli(f"{command} {file} --lang fr")).out + again.err


@pytest.mark.parametrize("command", COMMANDS)
def test_brackets_without_end(cli: Cli, tmp_path: Path, command: str) -> None:
    file = tmp_path / "deep.json"
    file.write_text('{"a":' * 200_000, encoding="utf-8")
    done = cli(f"{command} {file}")
    assert done.code == 1
    assert "Traceback" not in done.err
