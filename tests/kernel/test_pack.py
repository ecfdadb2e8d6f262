"""Data packs: the hash sees what is printed, not what is remarked; every misfit is named with its place."""

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from edubba.kernel import BadPack, Pack
from edubba.kernel.pack import REMARKS, compare_schema, read_json, values
from tests.kernel.toys import DATA, Pebbles

OURS: dict[str, Any] = {
    "game": "toy",
    "cards": [
        {"id": "kiln", "level": 2, "name": "Kiln", "effects": [{"op": "gain", "count": 1}]},
        {"id": "axe", "level": 2, "name": "Axe", "effects": []},
    ],
    "prices": [3, 4, 5],
    "solo": False,
}


def changed(path: list[str | int], value: Any) -> dict[str, Any]:
    """Our data with one thing put in another's place."""
    data = deepcopy(OURS)
    place: Any = data
    for key in path[:-1]:
        place = place[key]
    if value is None:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return data


def problems(path: list[str | int], value: Any) -> list[str]:
    return list(compare_schema(OURS, changed(path, value)))


def test_printed_values_may_differ() -> None:
    assert list(compare_schema(OURS, deepcopy(OURS))) == []
    assert problems(["cards", 0, "level"], 3) == []
    assert problems(["cards", 1, "name"], "Hache") == []
    assert problems(["prices"], [1, 2, 3, 4]) == []
    assert problems(["solo"], True) == []


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        (["prices"], None, "prices: is missing"),
        (["cards", 1, "level"], None, "cards[axe].level: is missing"),
        (["colour"], "red", "colour: is unknown"),
        (["cards", 0, "colour"], "red", "cards[kiln].colour: is unknown"),
        (["cards", 0, "level"], "two", 'cards[kiln].level: must be a whole number, found "two"'),
        (["cards", 0, "level"], True, "cards[kiln].level: must be a whole number, found true"),
        (["cards", 0, "name"], 7, "cards[kiln].name: must be a text, found 7"),
        (["solo"], 0, "solo: must be true or false, found 0"),
        (["prices"], 3, "prices: must be a list"),
        (["prices", 1], "four", 'prices[1]: must be a whole number, found "four"'),
        (["cards", 0], [], "cards[kiln]: must be an object"),
        (["cards"], [], "cards: must have 2 entries, found 0"),
        (["game"], "go", 'game: must stay "toy", found "go"'),
        (["cards", 1, "id"], "saw", 'cards[axe].id: must stay "axe", found "saw"'),
        (["cards", 0, "effects", 0, "count"], 1.5, "cards[kiln].effects[0].count: must be a whole number, found 1.5"),
    ],
)
def test_every_misfit_is_named_with_its_place(path: list[str | int], value: Any, problem: str) -> None:
    assert problems(path, value) == [problem]


def test_all_misfits_are_told_at_once() -> None:
    data = changed(["prices"], None)
    data["cards"][0]["level"] = "two"
    assert len(list(compare_schema(OURS, data))) == 2


@pytest.mark.parametrize("remark", REMARKS)
def test_remarks_do_not_count(remark: str) -> None:
    remarked = changed([remark], "as I see it")
    remarked["cards"][0][remark] = ["a", "list"]
    assert list(compare_schema(OURS, remarked)) == list(compare_schema(remarked, OURS)) == []
    assert Pack.of("a", remarked).hash == Pack.of("b", OURS).hash


def test_the_hash_sees_every_printed_value() -> None:
    packs = [OURS, changed(["cards", 0, "level"], 3), changed(["prices"], [4, 3, 5]), changed(["solo"], True)]
    assert len({Pack.of("x", data).hash for data in packs}) == len(packs)
    turned_round = dict(reversed(OURS.items()))
    assert Pack.of("x", turned_round).hash == Pack.of("x", OURS).hash


def test_values_with_their_places() -> None:
    assert dict(values(OURS)) == {
        "game": "toy",
        "cards[kiln].id": "kiln",
        "cards[kiln].level": 2,
        "cards[kiln].name": "Kiln",
        "cards[kiln].effects[0].op": "gain",
        "cards[kiln].effects[0].count": 1,
        "cards[axe].id": "axe",
        "cards[axe].level": 2,
        "cards[axe].name": "Axe",
        "cards[axe].effects": [],
        "prices": [3, 4, 5],
        "solo": False,
    }


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"\xff\xfe", "is not UTF-8 text"),
        (b'{"a": 1 "b": 2}', "line 1, column 9"),
        (b"[1, 2]", "must hold a JSON object"),
        (b"[" * 100_000, "is no JSON that makes sense"),
    ],
    ids=["bytes", "comma", "list", "depths"],
)
def test_a_file_that_is_no_pack_says_so(tmp_path: Path, content: bytes, problem: str) -> None:
    file = tmp_path / "pack.json"
    file.write_bytes(content)
    with pytest.raises(BadPack) as refused:
        read_json(file)
    assert str(file) in refused.value.problems[0]
    assert problem in refused.value.problems[0]


def test_a_file_that_is_not_there_says_so(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match="cannot be read"):
        read_json(tmp_path / "nothing.json")


def test_a_game_refuses_a_pack_that_does_not_fit() -> None:
    with pytest.raises(BadPack) as refused:
        Pebbles(Pack.of("mine", {"game": "go", "hand": "three", "cards": []}))
    assert len(refused.value.problems) == 3
    assert str(refused.value).startswith("this data pack cannot be used:\n  - ")


def test_a_game_adds_its_own_demands_to_the_shape() -> None:
    with pytest.raises(BadPack, match="hand: must be 3"):
        Pebbles(Pack.of("mine", DATA | {"hand": 4}))
    assert Pebbles(Pack.of("mine", DATA | {"notes": "none"})).pack.name == "mine"


def test_lists_with_gaps_are_compared_entry_by_entry() -> None:
    ours = {"row": [None, {"do": "silver"}, None], "grid": [[None, 1], [2, None]]}
    assert list(compare_schema(ours, {"row": [None, {"do": "mark"}, None], "grid": [[None, 3], [4, None]]})) == []
    wrong = {"row": [{"do": "silver"}, None], "grid": [[1, 1], [2, None]]}
    assert list(compare_schema(ours, wrong)) == [
        "row: must have 3 entries, found 2",
        "grid[0][0]: must stay null, found 1",
    ]
    assert dict(values(ours)) == {
        "row[0]": None, "row[1].do": "silver", "row[2]": None,
        "grid[0][0]": None, "grid[0][1]": 1, "grid[1][0]": 2, "grid[1][1]": None,
    }  # fmt: skip
