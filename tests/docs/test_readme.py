"""What the README says of each game is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import edubba
from edubba import packs
from edubba.games import OWN
from edubba.words import talk_of

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", OWN)
def test_the_row_of_a_game_says_whether_values_are_reconstructed(name: str) -> None:
    game = edubba.load(name)
    title = talk_of(game).book.say("en", "title")
    (row,) = re.findall(rf"^\| \*\*{re.escape(title)}\*\* \|.*$", README, re.MULTILINE)
    told = packs.summary(game)
    assert ("reconstructed" in row) == (told.reconstructed > 0)
    assert ("are reconstructed**" in row) == (told.reconstructed > told.values / 2), (
        "where it is most of the box, loudly"
    )
