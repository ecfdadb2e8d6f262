"""docs/notation.md explains every verb of Tabannusi."""

import re
from pathlib import Path

import edubba

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def test_every_verb_is_explained() -> None:
    rows = PAGE.split("### Tabannusi\n", 1)[1].split("\n|---|---|\n", 1)[1].split("\n\n", 1)[0].splitlines()
    cells = " ".join(row.split("|")[1] for row in rows)
    explained = {text.split(" ")[0] for text in re.findall("`([^`]+)`", cells)}
    assert explained == {verb.name for verb in edubba.load("tabannusi").actions.verbs}
