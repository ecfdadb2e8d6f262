"""Founders of Teotihuacan in words, beyond what tests/words asks of every game."""

from __future__ import annotations

import pytest

from edubba.games.teotihuacan.edge.talk import THINGS
from edubba.games.teotihuacan.rules.pieces import WORSHIP_TILES
from edubba.testing.typography import slips
from edubba.words import LANGUAGES
from tests.teotihuacan.given import teotihuacan


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_things_are_named(lang: str) -> None:
    book = teotihuacan().talk.book
    for kind, names in THINGS.items():
        said = [book.say(lang, f"{kind}-{name}") for name in names]
        assert len(set(said)) == len(said)
        for text in said:
            assert slips(text, lang) == []
    texts = [teotihuacan().talk.worship_text(tile, lang) for tile in range(WORSHIP_TILES)]
    for start in (0, 12, 24):
        assert len(set(texts[start : start + 12])) == 12, "no pile has two tiles alike"


def test_names_of_the_rival() -> None:
    talk = teotihuacan().talk
    assert talk.player(1, "en", ["Zoé"]) == "Rival (unofficial)"
    assert talk.player(1, "en", ["Zoé", "Omar"]) == "Omar"
