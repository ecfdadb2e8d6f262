"""The checks of typography find what they should find, and the words of the house pass them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import edubba.words
from edubba.testing.typography import french_slips, slips

NO_FRENCH = re.compile(r"""{ " ?" }|https://|\(!\)""")  # nothing at all, an address, a mark of the terminal


@pytest.mark.parametrize("text", ["Quoi ?", "Quoi?", "l'eau", "« eau\u00a0»", 'un "mot"', "fin ;", "Ici: non"])
def test_slips_are_found(text: str) -> None:
    assert french_slips(text)


@pytest.mark.parametrize("text", ["Quoi\u202f?", "l’eau", "«\u00a0eau\u00a0»", "fin\u202f; suite", "Ici\u00a0: oui"])
def test_good_french_passes(text: str) -> None:
    assert slips(text, "fr") == []


@pytest.mark.parametrize("text", ["{ $card }", "card-kiln", "mud_hut", "URU-9.3", "", "two  spaces", "ask-menu"])
def test_raw_keys_and_placeholders_are_found(text: str) -> None:
    assert slips(text, "en")


def test_every_french_file_keeps_its_spaces() -> None:
    """Sentences are checked where they are spoken; this looks at the variants that no test may have met."""
    files = sorted(Path(edubba.words.__file__).parents[1].rglob("*fr.ftl"))
    assert len(files) >= 2
    found = []
    for file in files:
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            text = NO_FRENCH.sub("", "" if line.startswith("#") else line.split("=", 1)[-1])
            if french_slips(text):
                found.append(f"{file.name}:{number}: {line.strip()}")
    assert found == []
