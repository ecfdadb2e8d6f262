"""What is typed wrongly ends with one clear line and the right exit code; every word exists in both languages."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import edubba
from edubba.cli.voice import BOOK, Voice, locale_language
from edubba.kernel.errors import EdubbaError, Told
from edubba.words import Phrasebook, talk_of
from tests.cli.conftest import Cli

SOURCES = Path(edubba.__file__).parent


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("play chess", "there is no game 'chess'; known: "),
        ("play urk", "there is no game 'urk' (did you mean uruk?); known: "),
        ("play", "Missing argument 'GAME'"),
        ("fly", "No such command 'fly'"),
        ("play uruk --wings", "No such option: --wings"),
        ("play uruk --seats human,dragon", "there is no player dragon; known: human, "),
        ("play uruk --seats human", "uruk is for 2, 3, 4 seats, not for 1"),
        ("play uruk --seats human,human,human,human,human", "uruk is for 2, 3, 4 seats, not for 5"),
        ("play uruk --seats 9", "uruk is for 2, 3, 4 seats, not for 9"),
        ("play uruk --seats human:Ada,human:Ada", "the name Ada cannot be used"),
        ("play uruk --option speed=9", "unknown option 'speed'; this game has: bid_colours, "),
        ("play uruk --option max_rounds=0", "option max_rounds cannot be '0'; allowed: 1–200"),
        ("play uruk --option max_rounds=²", "option max_rounds cannot be '²'; allowed: 1–200"),
        ("play uruk --option scarcity_limit=x", "allowed: per_colour, per_action"),
        ("play uruk --option max_rounds", "max_rounds is not an option: write name=value"),
        ("play uruk --lang de", "Invalid value for '--lang'"),
        ("play uruk --seed x", "Invalid value for '--seed'"),
        ("play uruk --resume a.json --seed 3", "with --resume the seats, the seed, the options and the data are those"),
        ("simulate uruk --seats 5", "uruk is for 2, 3, 4 seats, not for 5"),
        ("simulate uruk --games 0", "Invalid value for '--games'"),
        ("simulate uruk --bots dragon", "there is no player dragon; known: "),
        ("simulate uruk --bots human", "there is no player human; known: "),
        ("simulate uruk --bots random,random --seats 3", "2 bots do not fill 3 seats"),
        ("simulate uruk --option speed=9", "unknown option 'speed'"),
        ("verify", "Missing argument 'FILE...'"),
        ("data about chess", "there is no game 'chess'"),
        ("data check uruk", "Missing argument 'FILE'"),
        ("bench --seconds -1", "Invalid value for '--seconds'"),
    ],
)
def test_a_mistake_ends_with_one_line(cli: Cli, line: str, complaint: str) -> None:
    done = cli(line)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("edubba: ")
    assert complaint in done.err
    assert done.err.count("\n") == 1


@pytest.mark.parametrize("line", ["play uruk --seats ", "play uruk --option max_rounds="])
def test_endless_numbers_are_mistakes_too(cli: Cli, line: str) -> None:
    done = cli(line + "9" * 5000)
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1


def test_mistakes_in_french(cli: Cli) -> None:
    expected = "edubba: uruk se joue à 2, 3, 4, pas à 5\n"
    assert cli("simulate uruk --seats 5 --lang fr").err == expected
    expected = "edubba: l’option max_rounds ne peut pas valoir «\u00a00\u00a0»\u202f; permis\u00a0: 1–200\n"
    assert cli("play uruk --option max_rounds=0 --lang fr").err == expected


def test_games_are_listed_with_their_options(cli: Cli) -> None:
    done = cli("games")
    assert done.code == 0
    assert "uruk  2, 3, 4 seats, version" in done.out
    for option in edubba.load("uruk").options:
        assert f"{option.name}  {option.allowed()} (default " in done.out
    assert "max_rounds  1–200 (par défaut 80)  URU-R2" in cli("games --lang fr").out


def test_help_is_an_answer_not_a_mistake(cli: Cli) -> None:
    assert cli("--help").code == 0
    assert "Step through a recorded game." in cli("--help").out
    assert cli("play --help").code == 0


def test_bench_measures_every_game(cli: Cli) -> None:
    done = cli("bench --seconds 0.01")
    assert done.code == 0
    assert f"edubba {edubba.__version__}" in done.out
    lines = [" ".join(line.split()) for line in done.out.splitlines()]
    for name, game in edubba.catalogue().items():
        for seats in (game.seats[0], game.seats[-1]):
            assert any(line.startswith(f"{name} {seats} decisions of random games ") for line in lines)
            assert any(line.startswith(f"{name} {seats} games replayed from a record ") for line in lines)


# --- as a program -----------------------------------------------------------------------------------------------


def program(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **environment}
    command = [sys.executable, "-m", "edubba", *arguments]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", env=environment, check=False)


def test_the_program_speaks_the_language_of_its_surroundings(home: Path) -> None:
    done = program("play", "chess", LANG="fr_FR.UTF-8", LC_ALL="")
    assert (done.returncode, done.stdout) == (2, "")
    known = ", ".join(edubba.catalogue())
    assert done.stderr == f"edubba: il n’y a pas de jeu «\u00a0chess\u00a0»\u202f; connus\u00a0: {known}\n"


def test_symbols_that_a_terminal_cannot_show_are_replaced(home: Path) -> None:
    done = program("play", "uruk", "--seats", "human,human", PYTHONIOENCODING="ascii", LANG="C")
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


def test_a_reader_that_goes_away_is_no_accident(home: Path) -> None:
    command = f"{sys.executable} -m edubba data export uruk | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("{\n", "")


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "en_US", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8", "LC_ALL": ""}, "en"),
    ],
)
def test_the_language_comes_from_the_locale(environment: dict[str, str], expected: str) -> None:
    assert locale_language(environment) == expected


# --- words ------------------------------------------------------------------------------------------------------


def test_both_languages_say_the_same_things() -> None:
    english, french = set(BOOK.keys("en")), set(BOOK.keys("fr"))
    assert english <= french
    assert all(key.startswith("error-") for key in french - english)
    assert [key for key in english if BOOK.needs("en", key) != BOOK.needs("fr", key)] == []


def told_in_the_sources() -> set[str]:
    """The keys of all sentences that arena, kernel, bots, words, the table or the terminal can tell."""
    rooms = [SOURCES / room for room in ("arena", "bots", "kernel", "table", "words")]
    return told_in(SOURCES / "packs.py", SOURCES / "cli" / "terminal.py", *rooms)


def told_in(*places: Path) -> set[str]:
    """The keys of all sentences that are told in these files and folders."""
    found = set()
    for path in (path for place in places for path in ([place] if place.is_file() else place.rglob("*.py"))):
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r'(?:Told|_wrong)\(\s*"([a-z0-9-]+)"', text))
        found |= set(re.findall(r': \("(pack-[a-z]+)"', text))
    return found - {"no-seat"}  # the example in the docstring of Told


def test_every_error_has_words_in_french() -> None:
    told = told_in_the_sources()
    assert len(told) > 40
    assert errors_in_french(BOOK) == told


@pytest.mark.parametrize("name", sorted(path.parent.name for path in (SOURCES / "games").glob("*/box.py")))
def test_every_clash_in_a_box_has_words_in_french(name: str) -> None:
    told = told_in(SOURCES / "games" / name)
    assert told
    assert errors_in_french(talk_of(edubba.load(name)).book) == told
    assert {key.partition("-")[0] for key in told} == {name}


def errors_in_french(book: Phrasebook) -> set[str]:
    return {key.removeprefix("error-") for key in book.keys("fr") if key.startswith("error-")}


def test_errors_inside_errors_are_retold() -> None:
    inner = Told("pack-missing", "{place}: is missing", place="cubes")
    outer = EdubbaError(Told("in-file", "{path}: {reason}", path="a.json", reason=inner))
    assert Voice("fr").complain(outer) == "a.json\u00a0: cubes\u00a0: manque"
    assert Voice("en").complain(outer) == "a.json: cubes: is missing"
    assert Voice("fr").complain(EdubbaError("plain words")) == "plain words"
