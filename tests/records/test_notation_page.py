"""docs/notation.md tells the truth: its record can be verified, and its tables are complete."""

import json
import re
from hashlib import blake2b
from pathlib import Path

import pytest

import edubba

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
TITLES = {"teotihuacan": "Founders of Teotihuacan"}
EXAMPLE = json.loads(PAGE.split("```json")[1].split("```")[0])


def table_after(heading: str) -> str:
    """The rows of the first table under a heading."""
    rows = PAGE.split(f"{heading}\n", 1)[1].split("\n|---|---|\n", 1)[1]
    return rows.split("\n\n", 1)[0]


def test_the_record_on_the_page_is_a_true_one() -> None:
    record = edubba.Record.from_json(EXAMPLE)
    state = record.verify()
    assert len(record.moves) >= 5
    assert not state.over
    assert record.options == record.game.agree(record.seats, record.options, record.version)


def test_every_field_is_explained() -> None:
    first_cells = "\n".join(row.split("|")[1] for row in table_after("## Records").splitlines())
    assert re.findall("`([a-z]+)`", first_cells) == list(EXAMPLE)


@pytest.mark.parametrize("name", sorted(edubba.catalogue()))
def test_every_verb_is_explained(name: str) -> None:
    actions = edubba.load(name).actions
    rows = table_after(f"### {TITLES.get(name, name.capitalize())}").splitlines()
    cells = " ".join(row.split("|")[1] for row in rows)
    explained = {text.split(" ")[0] for text in re.findall("`([^`]+)`", cells)}
    assert explained == {verb.name for verb in actions.verbs}


def test_its_examples_are_actions() -> None:
    examples = {
        "ginkgopolis": ("side north", "card R07", "tile B12", "room A", "keep P-27", "column -3", "row 2"),
        "tabannusi": ("house R1-red", "space white-6", "cell w12-1", "ship 1-1"),
        "teotihuacan": ("act produce", "act offering", "place j10 7", "tile temple-red", "space L11"),
        "wayfarers": (
            "part silver*2+guild-yellow",
            "worker yellow-land-1",
            "cell 6b",
            "tile UL2a",
            "host PC",
            "go P10e",
        ),
    }
    for name, texts in examples.items():
        actions = edubba.load(name).actions
        for text in texts:
            assert actions.notation(actions.parse(text)) == text


def test_the_dice_are_as_described() -> None:
    """Computed from the words of the page alone."""
    secret = blake2b(b"i7", digest_size=32, person=b"edubba seed").digest()
    assert secret.hex() == EXAMPLE["secret"]
    assert blake2b(secret, digest_size=32, person=b"edubba commit").hexdigest() == EXAMPLE["commitment"]
    assert blake2b(secret, digest_size=32, person=b"edubba dice").hexdigest() == EXAMPLE["key"]
