"""Files of version 0.1.0 of Tabannusi: everything that they could say is still understood."""

from __future__ import annotations

from typing import Any

import pytest

from edubba.games.tabannusi.box import BOX
from edubba.kernel import Pack
from edubba.kernel.places import leaves
from tests.packs.old import whole
from tests.tabannusi.test_packs import GAME, Data


def entry(data: Data, group: str, name: str) -> Data:
    found: Data = next(item for item in data[group]["items"] if item["id"] == name)
    return found


def test_every_number_of_an_old_file_stands_somewhere() -> None:
    """Each number that a pack could change in 0.1.0 is a value of the box, or a part of one."""
    data = whole("tabannusi")
    for side in "AB":
        for one in data["boards"][side]["cells"]:
            raise_numbers(one["bonus"])
    for group, effects in (
        ("action_tiles", "effect"), ("special_water_tiles", "bonus"), ("decree_cards", "bonus"),
        ("automa_cards", "bonus"),
    ):  # fmt: skip
        for item in data[group]["items"]:
            raise_numbers(item[effects])
    for row in data["mastery"]["rows"]:
        row["multiplier"] += 1
        raise_numbers(row["lowest_marker_bonus"])
    for column in data["player_board"]["columns"]:
        raise_numbers(column["bonus"])
    for tile in data["ziggurat_tiles"]["items"]:
        tile["values"] = [value + 1 for value in tile["values"]]
    for card in data["urbanisation_cards"]["items"]:
        card["vp"] += 1
        card["requires"] = {district: houses + 1 for district, houses in card["requires"].items()}
    for card in data["automa_cards"]["items"]:
        card["number"] += 1
    for plan in data["automa_urbanisation_cards"]["items"]:
        plan["houses"] = {district: houses + 1 for district, houses in plan["houses"].items()}
    data["harbourmaster_tiles"]["unused_vp"] = 4
    data["setup"] |= {"starting_gold": 3, "starting_vp": 11}
    pack = GAME.open_pack("old", data)
    assert pack.hash == Pack.of("old", data).hash
    ours, theirs = list(leaves(BOX.type, BOX.shipped)), list(leaves(BOX.type, pack.data))
    fixed = ("ziggurat.", "port.", "mastery.tracks", "player_board.rows", "kings", "boards.A.rows", "boards.B.rows")
    for mine, yours in zip(ours, theirs, strict=True):
        numbers = counts(mine.value)
        if mine.place.startswith(("mastery.factors", "ziggurat_tiles", "urbanisation_cards", "setup.gold", "setup.vp")):
            assert yours.value != mine.value, mine.place
        elif numbers and not mine.place.startswith((*fixed, "abilities", "harbourmasters.B", "prices", "supplies")):
            assert counts(yours.value) == [number + 1 for number in numbers], mine.place
    assert BOX.values(pack)["kings[bot-baba].houses[4]"] == 5
    assert BOX.values(pack)["urbanisation_cards[U07].houses"] == [3, 3, 0, 3]
    assert BOX.values(pack)["boards.B.land.1c4"] == {"number": 15, "bonus": {"op": "vp", "n": 4}}
    assert BOX.values(pack)["decrees[D02].bonus"] == [
        {"op": "fill_crates", "n": 4}, {"op": "markers", "n": 2}, {"op": "vp", "n": 11},
    ]  # fmt: skip


def raise_numbers(effects: list[Data]) -> None:
    for effect in effects:
        if "n" in effect:
            effect["n"] += 1


def counts(value: Any) -> list[int]:
    """The numbers of the effects in a value that version 0.1.0 could change."""
    if isinstance(value, list):
        return [number for item in value for number in counts(item)]
    if not isinstance(value, dict):
        return []
    if "bonus" in value:
        return counts(value["bonus"])
    steps = ("mastery", "mastery_one", "mastery_different", "draw_urbanisation")
    return [value["n"]] if "n" in value and value["op"] not in steps else []


def test_a_bonus_of_nothing_on_an_old_automa_card_is_none() -> None:
    data = whole("tabannusi")
    entry(data, "automa_cards", "AC01")["bonus"][0]["n"] = 0
    assert GAME.open_pack("old", data).changes == {"automa_cards[AC01].bonus": None}


def without_gold(data: Data) -> None:
    del data["setup"]["starting_gold"]


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda data: data.update(extra=1), "extra: is unknown"),
        (without_gold, "setup.gold: is missing"),
        (lambda data: data["setup"].update(starting_gold=99), "setup.gold: must be from 0 to 30, found 99"),
        (lambda data: data["setup"].update(starting_gold="2"), 'setup.gold: must be a whole number, found "2"'),
        (lambda data: entry(data, "automa_cards", "AC02").update(number=7), "number: must be from 0 to 3, found 7"),
        (lambda data: entry(data, "ziggurat_tiles", "Z01").update(values=[1, 2]), "must have 3 entries, found 2"),
        (lambda data: entry(data, "ziggurat_tiles", "Z01").update(values=3), "[Z01].values: must be a list"),
        (lambda data: entry(data, "action_tiles", "AT1").update(id="AT9"), "items[AT9].effect[0].n: is unknown"),
        (lambda data: data["mastery"]["rows"].append({"multiplier": 5}), "a row less than mastery.factors"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_an_old_file_is_named(change: Any, complaint: str) -> None:
    data = whole("tabannusi")
    change(data)
    problems = GAME.problems(data)
    assert any(complaint in problem for problem in problems), problems
