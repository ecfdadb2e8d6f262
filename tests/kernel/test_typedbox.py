"""Typed boxes: packs name what they change, are called by it, and are refused with the place of every fault."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from edubba.kernel import BadPack
from edubba.kernel.errors import Told
from edubba.kernel.pack import hash_of, values, without_remarks
from edubba.kernel.provenance import fits, idle, summary
from edubba.kernel.typedbox import TypedBox, renamed
from tests.kernel.test_places import DATA, Toy

ORIGINS = [
    {"places": ["cards[axe].colour"], "source": "reconstructed", "confidence": "low", "why": "axe"},
    {"places": ["cards[*].*", "board.word"], "source": "reconstructed", "confidence": "high", "why": "cards"},
    {"places": ["board.**"], "source": "rulebook"},
]


def contradictions(box: Toy) -> Iterator[Told]:
    if box.cards[0].colour == box.cards[1].colour:
        yield Told("toy-alike", "cards: {colour} twice", colour=box.cards[0].colour)


def along(box: Toy, place: str, value: Any) -> Iterator[tuple[str, Any]]:
    other = {"cards[axe].colour": "cards[kiln].colour", "cards[kiln].colour": "cards[axe].colour"}.get(place)
    if other:
        yield other, "red" if value == "blue" else "blue"


@pytest.fixture
def box(tmp_path: Path) -> TypedBox[Toy]:
    (tmp_path / "components.json").write_text(json.dumps(DATA), encoding="utf-8")
    (tmp_path / "provenance.json").write_text(json.dumps(ORIGINS), encoding="utf-8")
    moved = renamed({
        "game": None, "deck[*].colour": "cards[{0}].colour", "deck[*].effect": "cards[{0}].effect", "deck[*].id": None,
        "rest.*": "board.{0}", "rest.names.*": "board.names.{0}",
    })  # fmt: skip
    return TypedBox(
        Toy, tmp_path, game="toy", version=3, contradictions=contradictions, along=along,
        fixed={"board.2[*]": "paper"}, moved=moved,
    )  # fmt: skip


def pack(changes: Any, **head: Any) -> dict[str, Any]:
    return {"format": "edubba-pack/1", "game": "toy", "version": 3, "changes": changes, **head}


def refused(box: TypedBox[Toy], file: dict[str, Any]) -> list[str]:
    with pytest.raises(BadPack) as trouble:
        box.open("bad", file)
    return trouble.value.problems


def test_a_pack_changes_what_it_names_and_nothing_else(box: TypedBox[Toy]) -> None:
    mine = box.open("mine", pack({"board.track": [3], "board.word": "Ur"}, title="Mine"))
    assert mine.changes == {"board.track": [3]}
    assert mine.data == {**DATA, "board": {**DATA["board"], "track": [3]}}
    assert box.read(mine.data).board.track == [3]
    assert box.shipped == DATA
    assert mine.file["title"] == "Mine"
    assert box.open("again", mine.file) == box.pack("again", {"board.track": [3], "board.word": "Ur"}, title="Mine")


def test_a_pack_is_called_by_what_it_changes(box: TypedBox[Toy]) -> None:
    one = box.pack("a", {"board.track": [3], "board.names.a": 2}, title="One")
    other = box.pack("b", {"board.names.a": 2, "board.track": [3], "board.word": "Ur"}, author="Other")
    assert one.hash == other.hash
    assert one.hash != box.pack("c", {"board.track": [2], "board.names.a": 2}).hash
    assert box.pack("d", {"board.word": "Ur"}).hash == box.own_pack().hash == box.name


def test_the_whole_box_can_be_exported_and_corrected(box: TypedBox[Toy]) -> None:
    file = json.loads(json.dumps(box.export(box.own_pack())))
    assert box.open("same", file).hash == box.name
    file["box"]["board"]["names"]["b"] = 3
    assert box.open("mine", file).changes == {"board.names.b": 3}
    file["box"]["cards"].append(file["box"]["cards"][0])
    assert refused(box, file) == ["cards[axe].colour: stands there twice", "cards[axe].effect: stands there twice"]
    file["box"]["cards"][0:2] = []
    assert refused(box, file) == ["cards[kiln].colour: is missing", "cards[kiln].effect: is missing"]
    file["box"]["cards"].append({"id": "oven", "colour": "red", "effect": None})
    assert refused(box, file) == ["cards[oven].colour: is unknown", "cards[oven].effect: is unknown"]
    file["box"] = {"board": 1}
    assert refused(box, file) == ["cards: is missing", "board: must be an object"]


def test_what_cannot_vary_says_so(box: TypedBox[Toy]) -> None:
    assert refused(box, pack({"board.2[0]": 2})) == [
        "board.2[0]: must stay 1, found 2: it cannot vary without another rule"
    ]
    assert box.open("same", pack({"board.2[0]": 1})).hash == box.name
    assert "board.2[0]" not in box.schema()["properties"]["changes"]["properties"]


def test_faults_of_single_values_come_before_contradictions(box: TypedBox[Toy]) -> None:
    assert refused(box, pack({"cards[axe].colour": "blue", "board.word": 5})) == ["board.word: must be a text, found 5"]
    assert refused(box, pack({"cards[axe].colour": "blue"})) == ["cards: blue twice"]
    together = box.together({"board.word": "x"}, "cards[axe].colour", "blue")
    assert together == {"board.word": "x", "cards[axe].colour": "blue", "cards[kiln].colour": "red"}
    assert box.problems(together) == []


def test_places_that_are_unknown_are_named_and_shortened(box: TypedBox[Toy]) -> None:
    assert refused(box, pack({"board.trac": 1})) == ["board.trac: is unknown; did you mean board.track?"]
    (told,) = refused(box, pack({"x" * 9999: 1}))
    assert len(told) < 100
    assert len(refused(box, pack({f"{number}": 1 for number in range(9999)}))) == 50


def test_files_of_0_1_are_read_by_the_places_they_had(box: TypedBox[Toy]) -> None:
    rest = {name: value for name, value in DATA["board"].items() if name != "2"}
    old: dict[str, Any] = {"game": "toy", "deck": DATA["cards"], "rest": rest | {"pair": 1}}
    assert refused(box, old)[0] == "deck[axe].effect.do: is unknown"
    old["deck"] = [{**card, "effect": 0} for card in DATA["cards"]]
    assert "board.pair[0]: is missing" in refused(box, old)
    assert hash_of(without_remarks(old)) != box.name


def test_an_object_of_0_1_that_is_one_value_now_is_read_whole(box: TypedBox[Toy]) -> None:
    old = {"game": "toy", "deck": [{"id": "axe", "effect": {"do": "nothing", "why": "a remark"}}]}
    assert refused(box, old) == ["deck[axe].effect.do: is unknown"]
    box.whole = ("deck[*].effect",)
    assert "cards[axe].effect: is missing" not in refused(box, old)
    assert "cards[kiln].effect: is missing" in refused(box, old)
    assert [*values(old, whole=lambda place: place == "deck[axe].effect")][-1] == (
        "deck[axe].effect",
        {"do": "nothing"},
    )


def test_what_is_too_deep_is_refused(box: TypedBox[Toy]) -> None:
    value: Any = None
    for _ in range(500):
        value = {"do": "both", "effects": [value]}
    assert refused(box, pack({"cards[axe].effect": value})) == ["is no JSON that makes sense"]


def test_the_first_origin_that_fits_counts(box: TypedBox[Toy]) -> None:
    facts = {fact.path: fact for fact in box.facts(box.own_pack())}
    assert (facts["cards[axe].colour"].why, facts["cards[axe].colour"].confidence) == ("axe", "low")
    assert facts["cards[kiln].colour"].why == "cards"
    assert facts["board.word"].source == "reconstructed"
    assert facts["board.2[0]"].fixed == "paper"
    told = summary("toy", box.name, list(facts.values()))
    assert (told.values, told.rulebook, told.reconstructed, told.fixed, told.correctable) == (13, 8, 5, 0, 5)
    assert list(idle(box.origins, box.leaves)) == []
    assert list(idle(box.origins, ["cards[axe].colour"])) == ["cards[*].*", "board.word", "board.**"]


@pytest.mark.parametrize(
    ("pattern", "place", "fit"),
    [
        ("a.*", "a.b", True),
        ("a.*", "a.b.c", False),
        ("a.*", "a[b]", False),
        ("a[*].c", "a[b].c", True),
        ("a[*].c", "a[b.d].c", False),
        ("a.**", "a.b[c].d", True),
        ("**", "anything[0].at.all", True),
        ("a+b", "aab", False),
    ],
)
def test_patterns_of_places(pattern: str, place: str, fit: bool) -> None:
    assert fits(pattern, place) == fit


def test_a_value_of_0_1_may_be_a_part_of_one(box: TypedBox[Toy]) -> None:
    """Two of them make one value together; what stands nowhere is unknown, not a crash."""
    stay = [(place, lambda now: now) for place in box.leaves]
    edits: dict[str, Any] = {
        "game": stay,
        "less": [("board.track", lambda now: now[:-1])],
        "more": [("board.track", lambda now: [3, *now])],
        "odd": [("board.trick", lambda now: now)],
    }
    box.moved = lambda place, value: edits[place]
    track = DATA["board"]["track"]
    old = {"less": 1, "game": "toy", "more": 1}
    assert box.open("old", old).changes == {"board.track": [3, *track[:-1]]}
    assert refused(box, {**old, "odd": 1}) == ["odd: is unknown"]
