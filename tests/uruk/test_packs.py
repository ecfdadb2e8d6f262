"""Data packs of Uruk: what a pack may change, what speaks against it, and that one can be played with."""

import copy
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import edubba
from edubba import packs
from edubba.cli.measure import random_record
from edubba.cli.voice import BOOK, Voice
from edubba.games.uruk import components
from edubba.kernel import BadPack, BadRecord, Pack, Record, playout
from edubba.kernel.errors import Told

URUK = edubba.load("uruk")
Data = dict[str, Any]


def standard() -> Data:
    return copy.deepcopy(components.own_pack().data)


def card(data: Data, name: str) -> Data:
    found: Data = next(item for item in data["invention_types"]["items"] if item["id"] == name)
    return found


def set_value(data: Data, place: str, value: Any) -> Data:
    """Change the value at a place such as "kiln.level" (a card) or "setup.hand_size"."""
    first, *rest = place.split(".")
    target: Any = data.get(first) or next(
        item
        for group in ("invention_types", "event_cards", "epoch_cards")
        for item in data[group]["items"]
        if item["id"] == first
    )
    for key in rest[:-1]:
        target = target[int(key) if key.isdigit() and isinstance(target, list) else key]
    target[rest[-1]] = value
    return data


def swapped() -> Data:
    """A pack that an owner could write: two inventions exchange their colours, an epoch another price."""
    data = standard()
    set_value(data, "street.colour", "blue")
    set_value(data, "lighthouse.colour", "red")
    set_value(data, "epoch_4.cost.pattern", [2, 2, 1])
    return data


def test_our_own_data_are_in_order() -> None:
    assert URUK.problems(standard()) == []


@pytest.mark.parametrize(
    ("place", "value", "complaint"),
    [
        ("kiln.level", 5, "invention_types.items[kiln].level: must be from 1 to 4, found 5"),
        ("kiln.level", 1, "invention_types.items[kiln].level: must be from 2 to 4, found 1"),
        ("net.level", 2, "invention_types.items[net].level: must be from 1 to 1, found 2"),
        ("net.copies", 2, "invention_types.items[net].copies: must be from 1 to 1, found 2"),
        ("constants.slot_limit", 1, "constants.slot_limit: must be from 2 to 6, found 1"),
        ("kiln.copies", 0, "invention_types.items[kiln].copies: must be from 1 to 12, found 0"),
        ("kiln.copies", "3", 'invention_types.items[kiln].copies: must be a whole number, found "3"'),
        ("kiln.id", "oven", 'invention_types.items[kiln].id: must stay "kiln", found "oven"'),
        ("street.colour", "green", "must be one of red, pink, yellow, blue, found"),
        ("kiln.colour", "blue", "items[kiln].effects[0].colour: must be blue to agree with"),
        ("axe.colour", "red", "cannot all make red inventions cheaper, only one can"),
        ("pulley.effects.0.colours", ["red"], "must be two different ones of red, pink, yellow, blue"),
        ("pulley.effects.0.n", 2, "must stay 1, found 2"),
        ("lighthouse.effects.0.city", 10, "must be from 0 to 9, found 10"),
        ("water_clock.effects.0.n", 4, "items[water_clock].effects[0].n: must be from 5 to 6, found 4"),
        ("enlil.procedure", "each_player", 'must stay "card_auction", found "each_player"'),
        ("epoch_2.cost.pattern", [1, 1, 1, 1, 1], "must be a list of 1 to 4 numbers from 1 to 3"),
        ("epoch_2.cost.pattern", [], "must be a list of 1 to 4 numbers from 1 to 3"),
        ("epoch_2.cost.pattern", [2, 1, 1], "epoch_cards.items[epoch_2].cost.total: must be 4 to agree with"),
        ("epoch_2.allowed", ["city"], "must be one of"),
        ("epoch_2.discs.3", 7, "settlement_discs.in_play.3: must be 22 to agree with epoch_cards, found 21"),
        ("settlement_discs.total", 20, "settlement_discs.total: must be from 21 to 99, found 20"),
        ("cubes.per_colour.red", 2, "cubes.per_colour.red: must be from 3 to 15, found 2"),
        ("cubes.per_colour.red", 11, "cubes.total: must be 47 to agree with cubes.per_colour, found 48"),
        ("setup.hand_size", 9, "4 players need 40 cards of level 2 (hands, display, discard pile), there are 36"),
        ("setup.deck_size_after_setup.2", 76, "setup.deck_size_after_setup.2: must be 75 to agree with"),
        ("constants.volcano_lost_actions", 4, "constants.volcano_lost_actions: must be from 0 to 3, found 4"),
        ("constants.discs_per_invention_max", 3, "constants.discs_per_invention_max: must stay 2, found 3"),
        ("players.max", 5, "players.max: must stay 4, found 5"),
        ("setup.extra", 1, "setup.extra: is unknown"),
    ],
)
def test_what_cannot_be_played_is_named(place: str, value: Any, complaint: str) -> None:
    problems = URUK.problems(set_value(standard(), place, value))
    assert any(complaint in problem for problem in problems), problems


def test_what_is_missing_is_named() -> None:
    data = standard()
    del data["cubes"]["total"]
    del card(data, "kiln")["colour"]
    data["event_cards"]["items"].pop()
    assert set(URUK.problems(data)) == {
        "cubes.total: is missing",
        "invention_types.items[kiln].colour: is missing",
        "event_cards.items: must have 10 entries, found 9",
    }


def test_epochs_without_discs_are_refused() -> None:
    data = standard()
    for epoch in data["epoch_cards"]["items"]:
        epoch["discs"]["2"] = 0
    assert "epoch_cards: with 2 players there are no discs on them" in URUK.problems(data)


def test_every_complaint_can_be_made_in_french() -> None:
    data = standard()
    set_value(data, "kiln.level", 9)
    set_value(data, "epoch_2.cost.pattern", [])
    french = Voice("fr")
    for problem in URUK.problems(data):
        assert isinstance(problem, Told)
        assert BOOK.needs("fr", f"error-{problem.key}") is not None
        assert french.retell(problem) != str(problem)


def test_remarks_may_differ_without_changing_the_game() -> None:
    data = standard()
    data["provenance"] = {"note": "from my own box"}
    card(data, "pulley")["source_note"] = "seen on the card"
    assert URUK.problems(data) == []
    assert Pack.of("mine", data).hash == URUK.pack.hash


def test_a_changed_value_changes_the_hash_and_the_game() -> None:
    mine = edubba.load("uruk", Pack.of("mine", fixed(swapped())))
    assert mine.pack.hash != URUK.pack.hash
    assert mine is not URUK
    for seats in mine.seats:
        state = mine.new(seats, 1)
        playout(state, Random(1))
        assert state.over


def fixed(data: Data) -> Data:
    """The same with sums that agree."""
    for epoch in data["epoch_cards"]["items"][1:]:
        epoch["cost"]["total"] = sum(epoch["cost"]["pattern"])
    return data


@pytest.mark.parametrize("seed", range(10))
def test_games_with_strange_but_allowed_data_end(seed: int) -> None:
    """Whatever passes the check can be played at every seat count, and redealt for every seat."""
    rng = Random(seed)
    data = standard()
    for place, low, high in [
        ("constants.actions_per_turn", 1, 9),
        ("constants.slot_limit", 2, 6),
        ("constants.hand_limit_at_event", 0, 10),
        ("constants.cubes_per_vp", 1, 9),
        ("setup.display_size", 1, 3),
        ("setup.hand_size", 1, 5),
        ("setup.level1_start_cubes", 0, 9),
        ("setup.first_reshuffle_removes_oldest", 0, 30),
        ("water_clock.effects.0.n", 6, 6),
        ("clay_pipe.effects.0.capacity", 1, 12),
        ("lighthouse.effects.0.cards", 0, 9),
    ]:
        set_value(data, place, rng.randint(low, high))
    set_value(data, "constants.volcano_lost_actions", rng.randint(0, data["constants"]["actions_per_turn"]))
    for epoch in data["epoch_cards"]["items"][1:]:
        epoch["cost"]["pattern"] = [rng.randint(1, 3) for _ in range(rng.randint(1, 4))]
        epoch["allowed"] = rng.choice([["village"], ["village", "city"]])
    for item in data["invention_types"]["items"][4:]:
        item["copies"] = rng.randint(3, 6)
        if item["level"] > 2:
            item["level"] = rng.randint(3, 4)
    agree(fixed(data))
    assert URUK.problems(data) == []
    game = edubba.load("uruk", Pack.of("odd", data))
    for seats in game.seats:
        state = game.new(seats, seed)
        for _ in range(150):
            if state.over:
                break
            seat = state.to_act[0]
            state.apply(seat, rng.choice(state.legal(seat)))
            assert state.redeal(seat, rng).view(seat) == state.view(seat)
        playout(state, rng)
        assert state.over


def agree(data: Data) -> None:
    """Make the sums that stand in the set-up table agree with what they sum up."""
    counts = dict.fromkeys(range(1, 5), 0)
    for item in data["invention_types"]["items"]:
        counts[item["level"]] += item["copies"]
    setup = data["setup"]
    for seats in map(str, URUK.seats):
        needed = setup["hand_size"] * int(seats) + setup["display_size"] + setup["cards_to_discard_pile"][seats]
        setup["level2_cards_on_top_after_setup"][seats] = counts[2] - needed
        setup["deck_size_after_setup"][seats] = counts[2] - needed + counts[3] + counts[4] + 10


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
    pack = packs.use(URUK, write(at_home / "mine.json", fixed(swapped())))
    assert (at_home / "share" / "edubba" / "packs" / "uruk" / f"{pack.hash}.json").is_file()
    assert packs.in_use("uruk").pack.hash == pack.hash
    assert packs.installed("uruk") == [pack.hash]
    packs.use_standard("uruk")
    assert packs.in_use("uruk") is URUK
    assert packs.installed("uruk") == [pack.hash]


def test_changes_are_listed(at_home: Path) -> None:
    pack = packs.read(URUK, write(at_home / "mine.json", fixed(swapped())))
    assert packs.changes(URUK, pack) == [
        ("invention_types.items[street].colour", '"red"', '"blue"'),
        ("invention_types.items[lighthouse].colour", '"blue"', '"red"'),
        ("epoch_cards.items[epoch_4].cost.pattern", "[2, 1, 1, 1]", "[2, 2, 1]"),
    ]


def test_a_bad_pack_is_not_installed(at_home: Path) -> None:
    with pytest.raises(BadPack, match="must be from 1 to 4"):
        packs.use(URUK, write(at_home / "bad.json", set_value(standard(), "kiln.level", 9)))
    assert packs.installed("uruk") == []
    assert packs.in_use("uruk") is URUK


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 100_000, b'{"year": ' + b"9" * 5000 + b"}"])
def test_a_file_that_is_no_pack_is_refused(at_home: Path, content: bytes) -> None:
    path = at_home / "bad.json"
    path.write_bytes(content)
    with pytest.raises(BadPack, match=r"bad\.json"):
        packs.use(URUK, path)


def test_a_pack_in_use_that_was_lost_is_named(at_home: Path) -> None:
    pack = packs.use(URUK, write(at_home / "mine.json", fixed(swapped())))
    (packs.folder("uruk") / f"{pack.hash}.json").unlink()
    with pytest.raises(BadPack, match=f"{pack.hash}.*--standard"):
        packs.in_use("uruk")


def test_an_installed_file_that_was_edited_is_not_taken_for_the_pack(at_home: Path) -> None:
    pack = packs.use(URUK, write(at_home / "mine.json", fixed(swapped())))
    write(packs.folder("uruk") / f"{pack.hash}.json", standard())
    assert packs.find("uruk", pack.hash) is None


@pytest.mark.parametrize("data_hash", ["", "../../x", "0" * 15, "0" * 17, "ABCDEF0123456789", "/etc/passwd"])
def test_only_hashes_are_looked_for(at_home: Path, data_hash: str) -> None:
    assert packs.find("uruk", data_hash) is None


def test_a_record_finds_its_pack_by_hash(at_home: Path) -> None:
    data = fixed(swapped())
    set_value(data, "kiln.copies", 4)
    agree(data)  # a pack that no other test has loaded before
    pack = Pack.of("mine", data)
    record = random_record(edubba.load("uruk", pack), 2, 3)
    record.save(at_home / "game.json")
    from edubba.kernel import shelf

    shelf._loaded.pop(("uruk", pack.hash))
    with pytest.raises(BadRecord, match=f"data pack {pack.hash}, which is not here"):
        Record.load(at_home / "game.json")
    packs.use(URUK, write(at_home / "mine.json", data))
    packs.use_standard("uruk")
    again = Record.load(at_home / "game.json")
    assert again.game.pack.hash == pack.hash
    assert again.verify().scores() == record.replay().scores()
