"""docs/notation.md names every verb of Ginkgopolis."""

import re
from pathlib import Path

from tests.ginkgopolis.given import ginkgopolis

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def test_every_verb_is_explained() -> None:
    table = PAGE.split("### Ginkgopolis\n", 1)[1].split("\n|---|---|\n", 1)[1].split("\n\n", 1)[0]
    cells = " ".join(row.split("|")[1] for row in table.splitlines())
    explained = {text.split(" ")[0] for text in re.findall("`([^`]+)`", cells)}
    assert explained == {verb.name for verb in ginkgopolis().actions.verbs}
    for text in ("side north", "card R07", "tile B12", "room A", "keep P-27", "column -3", "row 2"):
        assert ginkgopolis().notation(ginkgopolis().parse(text)) == text
