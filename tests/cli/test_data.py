"""`edubba data`: where values come from, and how an owner of the box puts his own in their place."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import edubba
from edubba import packs
from edubba.cli.measure import random_record
from edubba.cli.voice import Voice
from edubba.kernel import Pack, Record
from edubba.testing.play import held
from edubba.words import LANGUAGES
from edubba.words.workshop import words_of
from tests.cli.conftest import Cli
from tests.packs.old import whole

URUK = edubba.load("uruk")
GAMES = sorted(held())


def corrected(path: Path, level: int = 2) -> Path:
    """The exported file with two colours exchanged (and a level, if it is to be wrong)."""
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    items = {item["id"]: item for item in data["box"]["inventions"]}
    items["street"]["colour"], items["lighthouse"]["colour"] = "blue", "red"
    items["street"]["level"] = level
    mine = path.with_name("mine.json")
    mine.write_text(json.dumps(data), encoding="utf-8")
    return mine


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_about_tells_what_comes_from_where(cli: Cli, name: str, lang: str) -> None:
    """For every game, in every language, and the same to people and to programs."""
    done = cli(f"data about {name} --lang {lang}")
    assert (done.code, done.err) == (0, "")
    assert edubba.load(name).pack.hash in done.out
    told = json.loads(cli(f"data about {name} --json --lang {lang}").out)
    sources = ("rulebook", "reference", "knowledge", "reconstructed")
    assert told["values"] == len(told["paths"]) == sum(told[source] for source in sources)
    assert len({fact["path"] for fact in told["paths"]}) == told["values"]
    for source in sources:
        assert told[source] == sum(fact["source"] == source for fact in told["paths"])
        if told[source]:
            assert Voice(lang).say(f"source-{source}") in done.out
        levels = Counter(
            fact["confidence"] for fact in told["paths"] if fact["source"] == source and fact["confidence"]
        )
        assert told["confidence"].get(source, {}) == levels
        for level, count in levels.items():
            sure = Voice(lang).say("about-sure", count=count, confidence=Voice(lang).say(f"confidence-{level}"))
            assert " ".join(sure.split()) in " ".join(done.out.split())
    invented = [fact for fact in told["paths"] if fact["source"] == "reconstructed"]
    assert told["correctable"] == sum(fact["correctable"] for fact in invented) == len(invented) - told["fixed"]
    said = re.sub(r"[\s,]", "", done.out)  # numbers in figures, without what parts thousands
    for number in (told["values"], *([told["correctable"], told["reconstructed"]] if invented else [])):
        assert str(number) in said
    groups = Counter(re.split(r"[.\[]", fact["path"])[0] for fact in told["paths"] if fact["correctable"])
    for group, count in groups.items():
        named = words_of(edubba.load(name).folder, lang)[group].split()[0]
        line = rf"(?m)^ {group} .* {count}  ?{re.escape(named)}"
        assert re.search(line, done.out), f"{count} of {group} can be corrected, and it has a name"


def test_about_gives_reasons_in_the_language_of_the_reader(cli: Cli) -> None:
    english, french = (" ".join(cli(f"data about uruk --lang {lang}").out.split()) for lang in ("en", "fr"))
    assert f"uruk is played with the standard data ({URUK.pack.hash})." in english
    assert "stores[*].colour, inventions[*].colour (28), confidence medium: The colours of the cards" in english
    assert "epochs.II.price, epochs.III.price, epochs.IV.price (3), confidence medium" in english
    assert "A data pack can correct 33 of the 33 reconstructed values" in english
    assert "se joue avec les données standard" in french
    assert "confiance moyenne" in french
    assert "The colours" not in french


def test_export_check_use_and_back(cli: Cli, home: Path) -> None:
    assert cli("data export uruk own.json").code == 0
    assert json.loads((home / "own.json").read_text(encoding="utf-8"))["box"] == URUK.own_pack().data
    corrected(home / "own.json")
    pack = packs.read(URUK, home / "mine.json").hash

    checked = cli("data check uruk mine.json")
    assert checked.code == 0
    assert "OK mine.json can be used." in checked.out
    assert 'inventions[street].colour: "red" → "blue"' in checked.out
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


def test_a_game_is_played_with_the_data_that_are_named(cli: Cli, home: Path) -> None:
    cli("data new uruk mine.json")
    file = json.loads((home / "mine.json").read_text(encoding="utf-8"))
    file |= {"title": "French edition", "changes": {"inventions[kiln].copies": 1}}
    (home / "mine.json").write_text(json.dumps(file), encoding="utf-8")
    pack = packs.read(URUK, home / "mine.json").hash
    played = cli("play uruk --data mine.json --seats human,human --seed 1 --save game.json", "1\nq\n")
    assert f"Played with the data pack “French edition” ({pack}), not with the standard data." in played.out
    assert packs.installed("uruk") == []
    assert cli("verify game.json").code == 0, "the record carries its pack"
    cli("data use uruk mine.json")
    standard = cli("play uruk --data standard --seats human,human --seed 1 --save other.json", "1\nq\n")
    assert "Played with" not in standard.out
    by_hash = cli(f"play uruk --data {pack} --seats human,human --seed 1 --save third.json", "1\nq\n")
    assert "French edition" in by_hash.out
    assert cli("play uruk --data nowhere.json", "q\n").code != 0
    assert cli("play uruk --data standard --resume game.json", "q\n").code != 0


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
    assert json.loads(cli("data export uruk").out)["box"] == URUK.own_pack().data


def test_a_pack_that_cannot_be_played_is_refused(cli: Cli, home: Path) -> None:
    cli("data export uruk own.json")
    corrected(home / "own.json", level=7)
    for command in ("check", "use"):
        done = cli(f"data {command} uruk mine.json")
        assert (done.code, done.out) == (1, "")
        assert done.err == "edubba: inventions[street].level: must be from 2 to 4, found 7\n"
    french = cli("data check uruk mine.json --lang fr")
    assert french.err == "edubba: inventions[street].level\u00a0: doit aller de 2 à 4, trouvé 7\n"
    assert packs.installed("uruk") == []


def test_several_problems_are_listed(cli: Cli, home: Path) -> None:
    changes = {"inventions[kiln].level": 7, "cubes.green": 12}
    write(home / "mine.json", changes)
    done = cli("data check uruk mine.json")
    assert done.code == 1
    assert done.err.startswith("edubba: This data pack cannot be used:\n  - ")
    assert "  - inventions[kiln].level: must be from 2 to 4, found 7\n" in done.err
    assert "  - cubes.green: is unknown; did you mean cubes.red?\n" in done.err


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
    data = whole("uruk")
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


# --- packs that name what they change -----------------------------------------------------------------------------


def write(path: Path, changes: dict[str, Any], head: dict[str, Any] | None = None) -> Path:
    pack = {"format": "edubba-pack/1", "game": "uruk", "version": 1, "title": "Mine", "changes": changes} | (head or {})
    path.write_text(json.dumps(pack), encoding="utf-8")
    return path


def test_a_new_pack_changes_nothing_and_can_name_all_that_is_worth_a_look(cli: Cli, home: Path) -> None:
    assert json.loads(cli("data new uruk").out)["changes"] == {}
    assert cli("data new uruk mine.json --fill").code == 0
    filled = json.loads((home / "mine.json").read_text(encoding="utf-8"))
    told = json.loads(cli("data about uruk --json").out)
    assert len(filled["changes"]) == told["correctable"]
    checked = cli("data check uruk mine.json")
    assert checked.code == 0
    assert f"standard data ({URUK.pack.hash})" in checked.out
    refused = cli("data new uruk mine.json")
    assert refused.code == 2
    assert json.loads((home / "mine.json").read_text(encoding="utf-8")) == filled


@pytest.mark.parametrize("name", [name for name, game in edubba.catalogue().items() if game.typed is not None])
def test_a_filled_pack_names_what_is_to_be_looked_up(cli: Cli, name: str) -> None:
    """What is reconstructed; where nothing is, all that is not from the rulebook."""
    told = json.loads(cli(f"data about {name} --json").out)
    filled = json.loads(cli(f"data new {name} --fill").out)["changes"]
    doubtful = {"reconstructed"} if told["reconstructed"] else {"reference", "knowledge"}
    assert filled
    assert filled == {
        one["path"]: one["value"] for one in told["paths"] if one["source"] in doubtful and one["correctable"]
    }


def test_check_plays_games(cli: Cli, home: Path) -> None:
    write(home / "mine.json", {"epochs.II.price": [2, 1]})
    done = cli("data check uruk mine.json --play 3")
    assert done.code == 0
    assert "3 games were played with it, without trouble." in done.out


def test_check_names_the_values_that_make_a_game_go_wrong(
    cli: Cli, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal = type(URUK).deal

    def broken(self: Any, seats: int, *given: Any) -> Any:
        assert self.pack.data["setup"]["hand_size"] == 5 or seats != 3, "no such hand"
        return deal(self, seats, *given)

    monkeypatch.setattr(type(URUK), "deal", broken)
    write(home / "mine.json", {"setup.hand_size": 4, "epochs.II.price": [2, 1]})
    for lang, went_wrong in (("en", "went wrong"), ("fr", "a échoué")):
        done = cli(f"data check uruk mine.json --play 3 --lang {lang}")
        assert done.code == 1
        assert done.err.startswith("edubba: setup.hand_size")
        assert went_wrong in done.err
        assert "AssertionError: no such hand" in done.err


def test_diff_compares_packs(cli: Cli, home: Path) -> None:
    write(home / "mine.json", {"constants.cubes_per_vp": 3, "epochs.II.price": [2, 1]})
    write(home / "yours.json", {"constants.cubes_per_vp": 5, "epochs.II.price": [2, 1]})
    ours = cli("data diff uruk mine.json").out
    assert ours.splitlines()[1:] == ["  epochs.II.price: [1, 1, 1] → [2, 1]", "  constants.cubes_per_vp: 4 → 3"]
    assert cli("data diff uruk yours.json mine.json").out.splitlines()[1:] == ["  constants.cubes_per_vp: 5 → 3"]
    theirs = cli("data diff uruk standard mine.json").out
    assert theirs == ours, "in the order in which they are named; one alone is compared to the standard data"
    cli("data use uruk mine.json")
    installed = packs.in_use("uruk").pack.hash
    assert "are the same" in cli(f"data diff uruk mine.json {installed}").out
    assert "sont identiques" in cli("data diff uruk standard standard --lang fr").out


def test_schema_knows_every_place(cli: Cli, home: Path) -> None:
    told = json.loads(cli("data about uruk --json").out)
    schema = json.loads(cli("data schema uruk").out)
    assert set(schema["properties"]["changes"]["properties"]) == {fact["path"] for fact in told["paths"]}
    assert cli("data schema uruk uruk.schema.json").code == 0
    assert json.loads((home / "uruk.schema.json").read_text(encoding="utf-8")) == schema


@pytest.mark.parametrize("command", ["schema", "new"])
def test_a_box_without_types_says_so(cli: Cli, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    monkeypatch.setattr(URUK, "typed", None)
    done = cli(f"data {command} uruk")
    assert (done.code, done.out) == (2, "")
    assert "the box of uruk has no types yet" in done.err
    assert "n’a pas encore de types" in cli(f"data {command} uruk --lang fr").err


@pytest.mark.parametrize(
    ("head", "complaint"),
    [
        ({"game": "go"}, 'is a file for the game "go", not for uruk'),
        ({"version": 2}, "is for version 2 of the box of uruk; here is version 1"),
        ({"format": "edubba-pack/9"}, "format: must be one of edubba-pack/1, edubba-box/1"),
        ({"title": 5}, "title: must be a text, found 5"),
        ({"title": "x" * 81}, "title: must have at most 80 letters, found 81"),
        ({"changes": []}, "changes: must be an object"),
        ({"colour": "red"}, "colour: is unknown"),
    ],
)
def test_files_that_cannot_be_for_this_game(cli: Cli, home: Path, head: dict[str, Any], complaint: str) -> None:
    write(home / "mine.json", {}, head)
    done = cli("data use uruk mine.json")
    assert (done.code, done.out) == (1, "")
    assert complaint in done.err
    assert packs.installed("uruk") == []


def test_half_letters_of_a_title_go_no_further(cli: Cli, home: Path) -> None:
    """Neither the file of the pack nor the record of a game could be written with them."""
    write(home / "mine.json", {"cubes.red": 9}, {"title": "my \ud800box", "note": "\udfff"})
    assert cli("data use uruk mine.json").code == 0
    (pack,) = packs.installed("uruk")
    game = packs.in_use("uruk")
    assert (game.pack.hash, game.pack.file["title"], game.pack.file["note"]) == (pack, "my ?box", "?")
    record = random_record(game, 2, 1)
    record.save(home / "game.json")
    assert Record.load(home / "game.json").verify().over


def test_brackets_and_colons_are_printed_as_they_are(cli: Cli, home: Path) -> None:
    """A title is no markup: it neither vanishes nor spoils the command."""
    head = {"title": "Box [/red] [bold]two", "author": ":smile: [x]"}
    write(home / "mine.json", {"cubes.red": 8, "cubes.blue": 9}, head)  # no pack that another test has on the shelf
    for command in ("data check uruk mine.json", "data use uruk mine.json", "data about uruk"):
        done = cli(command)
        assert (done.code, done.err) == (0, "")
        assert "“Box [/red] [bold]two”, by :smile: [x]" in done.out
    assert "[one].json" in cli("data export uruk whole[one].json").out
    assert (home / "whole[one].json").exists()


def test_a_file_of_an_editor_that_marks_utf_8_is_read(cli: Cli, home: Path) -> None:
    text = write(home / "mine.json", {"cubes.red": 9}).read_text(encoding="utf-8")
    (home / "mine.json").write_text(text, encoding="utf-8-sig")
    assert cli("data check uruk mine.json").code == 0


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_number_without_end_is_refused_and_shortened(cli: Cli, home: Path, lang: str) -> None:
    write(home / "mine.json", {"cubes.red": 10**4000})
    done = cli(f"data check uruk mine.json --lang {lang}")
    assert done.code == 1
    assert "Traceback" not in done.err
    assert "cubes.red" in done.err
    assert "15" in done.err
    assert len(done.err) < 200


def test_a_value_that_is_named_twice_is_refused(cli: Cli, home: Path) -> None:
    text = write(home / "mine.json", {"cubes.red": 9}).read_text(encoding="utf-8")
    (home / "mine.json").write_text(
        text.replace('{"cubes.red": 9}', '{"cubes.red": 9, "cubes.red": 8}'), encoding="utf-8"
    )
    assert cli("data check uruk mine.json").err == "edubba: mine.json: cubes.red: stands there twice\n"
