"""Data packs of Uruk: what a pack may change, what speaks against it, and the files of version 0.1.0."""

import gc
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import edubba
from edubba import packs
from edubba.cli.measure import random_record
from edubba.cli.voice import Voice
from edubba.games.uruk.box import BOX, REDUCTIONS, STORE_IDS, TYPE_IDS
from edubba.kernel import BadPack, BadRecord, Pack, Record, playout, shelf
from edubba.kernel.errors import Told
from tests.packs.old import whole

URUK = edubba.load("uruk")
Data = dict[str, Any]
SWAPPED: Data = {
    "inventions[street].colour": "blue",
    "inventions[lighthouse].colour": "red",
    "epochs.IV.price": [2, 2, 1],
}


def mine(changes: Data) -> Data:
    """The file of a pack, as somebody could write it, right or wrong."""
    return {"format": "edubba-pack/1", "game": "uruk", "version": 1, "title": "Mine", "changes": changes}


@pytest.mark.parametrize(
    ("place", "value", "complaint"),
    [
        ("inventions[kiln].level", 5, "inventions[kiln].level: must be from 2 to 4, found 5"),
        ("inventions[kiln].level", 1, "inventions[kiln].level: must be from 2 to 4, found 1"),
        ("inventions[kiln].copies", 0, "inventions[kiln].copies: must be from 1 to 12, found 0"),
        ("inventions[kiln].copies", "3", 'inventions[kiln].copies: must be a whole number, found "3"'),
        ("inventions[kiln].copies", True, "inventions[kiln].copies: must be a whole number, found true"),
        ("inventions[kiln].id", "oven", "inventions[kiln].id: is unknown"),
        ("inventions[street].colour", "green", "must be one of blue, pink, red, yellow, found"),
        ("inventions[axe].colour", "red", "city_wall, axe cannot all make red inventions cheaper, only one can"),
        ("stores[net].level", 2, "stores[net].level: is unknown"),
        ("effects.pulley", ["red"], "effects.pulley: must have 2 entries, found 1"),
        ("effects.pulley", ["red", "red"], "effects.pulley: must be two different ones of red, pink, yellow, blue"),
        ("effects.sewer", ["blue", "blue"], "effects.sewer: must be two different ones of"),
        ("effects.lighthouse.city", 10, "effects.lighthouse.city: must be from 0 to 9, found 10"),
        ("effects.water_clock", 4, "effects.water_clock: must be at least 5 (constants.slot_limit), found 4"),
        ("constants.slot_limit", 1, "constants.slot_limit: must be from 2 to 6, found 1"),
        ("constants.volcano_lost_actions", 4, "must be at most 3 (constants.actions_per_turn), found 4"),
        ("epochs.II.price", [1, 1, 1, 1, 1], "epochs.II.price: must have from 1 to 4 entries, found 5"),
        ("epochs.II.price", [], "epochs.II.price: must have from 1 to 4 entries, found 0"),
        ("epochs.II.price", [1, 4], "epochs.II.price[1]: must be from 1 to 3, found 4"),
        ("epochs.II.price", 3, "epochs.II.price: must be a list"),
        ("epochs.I.price", [1], "epochs.I.price: is unknown; did you mean epochs.IV.price?"),
        ("epochs.II.cities", 1, "epochs.II.cities: must be true or false, found 1"),
        ("epochs.II.discs.3", 25, "epochs.II.discs.3: must be from 0 to 24, found 25"),
        ("cubes.red", 2, "cubes.red: must be at least 3 for the stores (setup.store_cubes), found 2"),
        ("cubes.red", 15, "cubes: must be at most 48 of all four colours together, found 51"),
        ("setup.hand_size", 9, "4 players need 40 cards of level 2 (hands, display, discard pile), there are 36"),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_named(place: str, value: Any, complaint: str) -> None:
    problems = URUK.problems(mine({place: value}))
    assert any(complaint in problem for problem in problems), problems


def test_groups_and_colours_are_read_off_a_card_in_any_order() -> None:
    one, other = (
        type(URUK)(BOX.pack("mine", {"epochs.II.price": price, "effects.sewer": two})).tables  # type: ignore[attr-defined]
        for price, two in (([2, 1, 1], ["red", "blue"]), ([1, 2, 1], ["blue", "red"]))
    )
    assert one.payments == other.payments != URUK.tables.payments  # type: ignore[attr-defined]
    assert one.choice == other.choice != URUK.tables.choice  # type: ignore[attr-defined]


def test_nearly_all_cards_may_have_one_colour() -> None:
    """As many masks of cards as there are then could never be listed: a server would stand still over such a pack."""
    free = [one for one in TYPE_IDS if one not in (*STORE_IDS, *REDUCTIONS)][:14]
    game = type(URUK)(BOX.pack("yellow", {f"inventions[{one}].colour": "yellow" for one in free}))
    assert len(game.tables.cards_in) < 2_000  # type: ignore[attr-defined]
    for seats in game.seats:
        playout(game.new(seats=seats, seed=1), Random(1))


def test_prices_must_be_payable() -> None:
    changes: Data = {f"cubes.{colour}": 2 for colour in ("red", "pink")} | {"setup.store_cubes": 0}
    assert URUK.problems(mine(changes | {"epochs.II.price": [3, 3]})) == []
    assert URUK.problems(mine(changes | {"epochs.II.price": [3, 3, 3]})) == [
        "epochs.II.price: cannot be paid with the cubes there are (12, 12, 2, 2)"
    ]


def test_epochs_without_discs_are_refused() -> None:
    changes: Data = {f"epochs.{numeral}.discs.2": 0 for numeral in ("I", "II", "III", "IV")}
    assert URUK.problems(mine(changes)) == ["epochs: with 2 players there are no discs on them"]


def test_every_complaint_can_be_made_in_french() -> None:
    french = Voice("fr")
    bad: list[Data] = [
        {"inventions[kiln].level": 9, "epochs.II.price": [], "stores[nett].colour": "red", "cubes.red": "x", "what": 1},
        {"inventions[axe].colour": "red", "effects.pulley": ["red", "red"]},
        {"effects.water_clock": 2, "constants.volcano_lost_actions": 9, "cubes.red": 1, "setup.hand_size": 9},
        {"cubes.red": 15},
        {f"epochs.{numeral}.discs.2": 0 for numeral in ("I", "II", "III", "IV")},
    ]
    for changes in bad:
        problems = URUK.problems(mine(changes))
        assert problems
        for problem in problems:
            assert isinstance(problem, Told)
            assert french.retell(problem) != str(problem)


def test_a_reduction_changes_its_colour_with_another() -> None:
    changes = BOX.together({}, "inventions[axe].colour", "red")
    assert changes == {"inventions[axe].colour": "red", "inventions[city_wall].colour": "pink"}
    printed = type(URUK)(BOX.pack("mine", changes)).tables  # type: ignore[attr-defined]
    assert (printed.reducer[0], printed.reducer[1]) == (7, 4)


@pytest.mark.parametrize(
    ("limit", "english", "french"),
    [
        (0, "you may keep none in hand.", "vous ne pouvez en garder aucune en main."),
        (1, "you may keep only one in hand.", "vous ne pouvez en garder qu’une en main."),
        (2, "you may keep only two in hand.", "vous ne pouvez en garder que deux en main."),
    ],
)
def test_a_hand_limit_of_hardly_anything_reads_well(limit: int, english: str, french: str) -> None:
    talk = URUK.talk  # type: ignore[attr-defined]
    facts: Data = {"rule": "URU-10-5", "left": 3, "limit": limit}
    assert talk.book.say("en", "ask-discard-cards", **facts).endswith(english)
    assert talk.book.say("fr", "ask-discard-cards", **facts).endswith(french)


def test_a_changed_value_changes_the_hash_and_the_game() -> None:
    game = edubba.load("uruk", URUK.open_pack("mine", mine(SWAPPED)))
    assert game.pack.hash != URUK.pack.hash
    assert game is not URUK
    for seats in game.seats:
        state = game.new(seats, 1)
        playout(state, Random(1))
        assert state.over


# --- files of version 0.1.0 ---------------------------------------------------------------------------------------


def old(**changes: Any) -> Data:
    """A whole file of version 0.1.0 with another colour of the Street, as its owner wrote it there."""
    data = whole("uruk")
    card(data, "street")["colour"] = "blue"
    return data | changes


def card(data: Data, name: str) -> Data:
    found: Data = next(item for item in data["invention_types"]["items"] if item["id"] == name)
    return found


def test_every_value_of_an_old_file_stands_somewhere() -> None:
    """Each number or colour that a pack could change in 0.1.0 is a value of the box, or follows from others."""
    data = whole("uruk")
    for item in data["invention_types"]["items"][4:]:
        item["copies"] += 1
        item["level"] = 2
        item["colour"] = {"red": "pink", "pink": "yellow", "yellow": "blue", "blue": "red"}[item["colour"]]
    for store in data["invention_types"]["items"][:4]:
        store["colour"] = "blue"
    card(data, "pulley")["effects"][0]["colours"] = ["blue", "red"]
    card(data, "sewer")["effects"][0]["colours"] = ["yellow", "pink"]
    card(data, "lighthouse")["effects"][0] |= {"resources": 3, "cards": 4, "village": 5, "city": 6}
    card(data, "water_clock")["effects"][0]["n"] = 5
    card(data, "clay_pipe")["effects"][0]["capacity"] = 3
    for epoch in data["epoch_cards"]["items"]:
        epoch["discs"] = {seats: count + 1 for seats, count in epoch["discs"].items()}
        epoch["allowed"] = ["village", "city"] if epoch["allowed"] == ["village"] else ["village"]
        if "pattern" in epoch["cost"]:
            epoch["cost"]["pattern"] = [1, 3]
    data["cubes"]["per_colour"] = {"red": 9, "pink": 10, "yellow": 11, "blue": 13}
    numbers = {"hand_size": 4, "display_size": 4, "level1_start_cubes": 2, "first_reshuffle_removes_oldest": 3}
    data["setup"] |= numbers | {"cards_to_discard_pile": {"2": 1, "3": 2, "4": 3}}
    constants = {"actions_per_turn": 4, "slot_limit": 4, "hand_limit_at_event": 7, "cubes_per_vp": 3}
    data["constants"] |= constants | {"volcano_lost_actions": 1}
    pack = URUK.open_pack("old", data)
    unchanged = {place for place, leaf in BOX.leaves.items() if BOX.values(pack)[place] == leaf.value}
    same = {place for place in BOX.leaves if place.endswith(".level") and BOX.leaves[place].value == 2}
    assert unchanged == same | {"stores[cistern].colour"}
    assert BOX.values(pack)["effects.pulley"] == ["red", "blue"]
    assert BOX.values(pack)["epochs.III.price"] == [3, 1]
    assert BOX.values(pack)["effects.lighthouse.cubes"] == 3


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"extra": 1}, "extra: is unknown"),
        ({"constants": {"slot_limit": 5}}, "constants.actions_per_turn: is missing"),
        ({"cubes": {"per_colour": []}}, "cubes.per_colour: is unknown"),
        ({"epoch_cards": None}, "epoch_cards: is unknown"),
        ({"cubes": {"per_colour": {"red": "many"}}}, "cubes.pink: is missing"),
        ({"game": "go"}, 'is a file for the game "go", not for uruk'),
    ],
)
def test_what_is_wrong_with_an_old_file_is_named(changes: Data, complaint: str) -> None:
    problems = URUK.problems(old(**changes))
    assert any(complaint in problem for problem in problems), problems


def test_remarks_in_an_old_file_change_nothing() -> None:
    data = whole("uruk")
    data["provenance"] = {"note": "from my own box"}
    card(data, "pulley")["source_note"] = "seen on the card"
    assert URUK.open_pack("old", data).hash == URUK.pack.hash


# --- the packs of a user ----------------------------------------------------------------------------------------


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    return tmp_path


def write(path: Path, data: Data) -> Path:
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def test_a_pack_is_used_until_the_standard_comes_back(at_home: Path) -> None:
    assert packs.in_use("uruk") is URUK
    pack = packs.use(URUK, write(at_home / "mine.json", mine(SWAPPED)))
    assert (at_home / "share" / "edubba" / "packs" / "uruk" / f"{pack.hash}.json").is_file()
    assert packs.in_use("uruk").pack.hash == pack.hash
    assert packs.installed("uruk") == [pack.hash]
    packs.use_standard("uruk")
    assert packs.in_use("uruk") is URUK
    assert packs.installed("uruk") == [pack.hash]


def test_changes_are_listed(at_home: Path) -> None:
    pack = packs.read(URUK, write(at_home / "mine.json", mine(SWAPPED)))
    assert packs.changes(URUK, pack) == [
        ("inventions[street].colour", '"red"', '"blue"'),
        ("inventions[lighthouse].colour", '"blue"', '"red"'),
        ("epochs.IV.price", "[2, 1, 1, 1]", "[2, 2, 1]"),
    ]


def test_a_bad_pack_is_not_installed(at_home: Path) -> None:
    with pytest.raises(BadPack, match="must be from 2 to 4"):
        packs.use(URUK, write(at_home / "bad.json", mine({"inventions[kiln].level": 9})))
    assert packs.installed("uruk") == []
    assert packs.in_use("uruk") is URUK


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 100_000, b'{"year": ' + b"9" * 5000 + b"}"])
def test_a_file_that_is_no_pack_is_refused(at_home: Path, content: bytes) -> None:
    path = at_home / "bad.json"
    path.write_bytes(content)
    with pytest.raises(BadPack, match=r"bad\.json"):
        packs.use(URUK, path)


def test_a_pack_in_use_that_was_lost_is_named(at_home: Path) -> None:
    pack = packs.use(URUK, write(at_home / "mine.json", mine(SWAPPED)))
    (packs.folder("uruk") / f"{pack.hash}.json").unlink()
    with pytest.raises(BadPack, match=f"{pack.hash}.*--standard"):
        packs.in_use("uruk")


def test_an_installed_file_that_was_edited_is_not_taken_for_the_pack(at_home: Path) -> None:
    pack = packs.use(URUK, write(at_home / "mine.json", mine(SWAPPED)))
    write(packs.folder("uruk") / f"{pack.hash}.json", mine({}))
    assert packs.find("uruk", pack.hash) is None


@pytest.mark.parametrize("data_hash", ["", "../../x", "0" * 15, "0" * 17, "ABCDEF0123456789", "/etc/passwd"])
def test_only_hashes_are_looked_for(at_home: Path, data_hash: str) -> None:
    assert packs.find("uruk", data_hash) is None


def test_a_record_finds_its_old_pack_by_hash(at_home: Path) -> None:
    data = old(
        settlement_discs={"total": 33, "in_play": {}, "start_village_per_player": 1}
    )  # a pack that no other test has loaded before
    pack = Pack.of("mine", data)
    record = random_record(type(URUK)(pack), 2, 3)
    record.save(at_home / "game.json")
    with pytest.raises(BadRecord, match=f"data pack {pack.hash}, which is not here"):
        Record.load(at_home / "game.json")
    packs.use(URUK, write(at_home / "mine.json", data))
    packs.use_standard("uruk")
    again = Record.load(at_home / "game.json")
    assert again.game.pack.hash == pack.hash
    assert again.verify().scores() == record.replay().scores()


def test_a_record_carries_its_pack(at_home: Path) -> None:
    """Who gets the record needs no other file, and cannot be given other data than those that were played with."""
    pack = BOX.pack("mine", {"constants.cubes_per_vp": 11, "epochs.III.price": [3]})
    game = type(URUK)(pack)  # not from the shelf, which would remember it
    record = random_record(game, 3, 5)
    record.save(at_home / "game.json")
    again = Record.load(at_home / "game.json")
    assert again.game.pack.changes == pack.changes
    assert again.verify().scores() == record.replay().scores()
    data = record.to_json()
    for changes, complaint in (
        ({"constants.cubes_per_vp": 12}, "is not the one it was played with"),
        ({"constants.cubes_per_vp": 99}, "is damaged: constants.cubes_per_vp: must be from 1 to 48, found 99"),
    ):
        other = {**data, "data": "0" * 16, "pack": mine(changes)}
        with pytest.raises(BadRecord, match=complaint):
            Record.from_json(other)
    assert "pack" not in random_record(URUK, 2, 5).to_json()


def test_only_so_many_packs_are_kept_at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that somebody plays with is found again nevertheless."""
    monkeypatch.setattr(shelf, "MOST_PACKS", 3)
    playing = edubba.load("uruk", BOX.pack("0", {"constants.cubes_per_vp": 20}))
    for number in range(21, 30):
        edubba.load("uruk", BOX.pack(str(number), {"constants.cubes_per_vp": number}))
    assert shelf.played_with("uruk", playing.pack.hash) is playing
    gc.collect()
    known = [
        number
        for number in range(21, 30)
        if shelf.played_with("uruk", BOX.hash_of({"constants.cubes_per_vp": number})) is not None
    ]
    assert known == [28, 29]
