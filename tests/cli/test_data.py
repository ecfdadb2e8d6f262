"""`edubba data`: where values come from, and how an owner of the box puts his own in their place."""

import json
from pathlib import Path
from typing import Any

import edubba
from edubba import packs
from edubba.cli.measure import random_record
from edubba.kernel import Pack
from tests.cli.conftest import Cli

URUK = edubba.load("uruk")


def corrected(path: Path, level: int = 2) -> Path:
    """The exported file with two colours exchanged (and a level, if it is to be wrong)."""
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    items = {item["id"]: item for item in data["invention_types"]["items"]}
    items["street"]["colour"], items["lighthouse"]["colour"] = "blue", "red"
    items["street"]["level"] = level
    mine = path.with_name("mine.json")
    mine.write_text(json.dumps(data), encoding="utf-8")
    return mine


def test_about_tells_what_comes_from_where(cli: Cli) -> None:
    done = cli("data about uruk")
    assert done.code == 0
    assert f"uruk is played with the standard data ({URUK.pack.hash})." in done.out
    row = next(line.split() for line in done.out.splitlines() if "invention_types.colour" in line)
    assert row[1:] == ["–", "–", "–", "28"]
    row = next(line.split() for line in done.out.splitlines() if "epoch_cards.cost" in line)
    assert row[1:] == ["1", "–", "–", "3"]
    assert "pulley: which two colours are printed is reconstructed" in done.out
    assert "se joue avec les données d’origine" in cli("data about uruk --lang fr").out


def test_export_check_use_and_back(cli: Cli, home: Path) -> None:
    assert cli("data export uruk own.json").code == 0
    assert json.loads((home / "own.json").read_text(encoding="utf-8")) == URUK.own_pack().data
    corrected(home / "own.json")
    pack = packs.read(URUK, home / "mine.json").hash

    checked = cli("data check uruk mine.json")
    assert checked.code == 0
    assert "OK mine.json can be used." in checked.out
    assert 'invention_types.items[street].colour: "red" → "blue"' in checked.out
    assert packs.installed("uruk") == []

    used = cli("data use uruk mine.json")
    assert used.code == 0
    assert f"The data pack {pack} changes 2 values of uruk:" in used.out
    assert (home / "share/edubba/packs/uruk" / f"{pack}.json").is_file()
    about = cli("data about uruk").out
    assert f"Installed: {pack}" in about
    assert f"The data pack {pack} changes 2 values" in about

    back = cli("data use uruk --standard")
    assert back.code == 0
    assert "standard data" in back.out
    assert packs.in_use("uruk") is URUK


def test_a_game_is_played_with_the_pack_in_use_and_says_so(cli: Cli, home: Path) -> None:
    cli("data export uruk own.json")
    corrected(home / "own.json")
    cli("data use uruk mine.json")
    pack = packs.in_use("uruk").pack.hash
    played = cli("play uruk --seats human,human --seed 1 --save game.json", "1\nq\n")
    assert f"Played with the data pack {pack}, not with the standard data." in played.out
    assert json.loads((home / "game.json").read_text(encoding="utf-8"))["data"] == pack

    cli("data use uruk --standard")
    assert cli("verify game.json").code == 0
    assert f"Played with the data pack {pack}" in cli("replay game.json").out
    resumed = cli("play uruk --resume game.json", "q\n")
    assert f"Played with the data pack {pack}" in resumed.out


def test_export_overwrites_only_by_force(cli: Cli, home: Path) -> None:
    (home / "own.json").write_text("precious", encoding="utf-8")
    refused = cli("data export uruk own.json")
    assert refused.code == 2
    assert refused.err.startswith("edubba: own.json exists already and is not written over")
    assert (home / "own.json").read_text(encoding="utf-8") == "precious"
    assert cli("data export uruk own.json --force").code == 0
    assert json.loads((home / "own.json").read_text(encoding="utf-8"))["game"] == "uruk"


def test_export_without_a_file_goes_to_the_output(cli: Cli) -> None:
    assert json.loads(cli("data export uruk").out) == URUK.own_pack().data


def test_a_pack_that_cannot_be_played_is_refused(cli: Cli, home: Path) -> None:
    cli("data export uruk own.json")
    corrected(home / "own.json", level=7)
    for command in ("check", "use"):
        done = cli(f"data {command} uruk mine.json")
        assert (done.code, done.out) == (1, "")
        assert done.err == "edubba: invention_types.items[street].level: must be from 1 to 4, found 7\n"
    french = cli("data check uruk mine.json --lang fr")
    assert french.err == "edubba: invention_types.items[street].level\u00a0: doit aller de 1 à 4, trouvé 7\n"
    assert packs.installed("uruk") == []


def test_several_problems_are_listed(cli: Cli, home: Path) -> None:
    (home / "mine.json").write_text('{"game": "go"}', encoding="utf-8")
    done = cli("data check uruk mine.json")
    assert done.code == 1
    assert done.err.startswith("edubba: This data pack cannot be used:\n  - ")
    assert '  - game: must stay "uruk", found "go"\n' in done.err
    assert "  - cubes: is missing\n" in done.err


def test_files_that_are_no_packs(cli: Cli, home: Path) -> None:
    (home / "torn.json").write_text('{"game": "uruk"', encoding="utf-8")
    assert cli("data check uruk torn.json").err.startswith("edubba: torn.json: line 1, column 16: ")
    missing = cli("data use uruk nowhere.json")
    assert (missing.code, missing.err) == (1, "edubba: nowhere.json: cannot be read (No such file or directory)\n")


def test_use_wants_a_file_or_the_standard(cli: Cli) -> None:
    for line in ("data use uruk", "data use uruk mine.json --standard"):
        done = cli(line)
        assert done.code == 2
        assert "name a file, or say --standard" in done.err


def test_a_record_whose_pack_is_not_here(cli: Cli, home: Path) -> None:
    cli("data export uruk own.json")
    data = json.loads(corrected(home / "own.json").read_text(encoding="utf-8"))
    data["constants"]["cubes_per_vp"] = 7  # a pack that no other test has loaded
    pack = Pack.of("mine", data)
    record = random_record(type(URUK)(pack), 2, 1)  # type(...): not from the shelf, which would remember it
    record.save(home / "game.json")
    done = cli("verify game.json")
    assert done.code == 1
    assert f"was played with the data pack {pack.hash}, which is not here" in done.out
    (home / "mine.json").write_text(json.dumps(data), encoding="utf-8")
    cli("data use uruk mine.json")
    assert cli("verify game.json").code == 0
