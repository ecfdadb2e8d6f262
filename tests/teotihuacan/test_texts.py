"""Founders of Teotihuacan in words, beyond what tests/words asks of every game."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from edubba.games.teotihuacan.edge.talk import THINGS
from edubba.games.teotihuacan.rules.pieces import WORSHIP_TILES
from edubba.testing.typography import slips
from edubba.words import LANGUAGES
from tests.teotihuacan.given import B, given, teotihuacan


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


def test_whose_turn_it_is_reads_well() -> None:
    talk, state = teotihuacan().talk, given().state
    assert talk.prompt(state, B, "en", ["Anna", "Bob"]) == "It is Anna’s turn."
    assert talk.prompt(state, B, "fr", ["Anna", "Bob"]) == "Anna joue."


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ("to the next side, clockwise", "six spaces of the base that are nearest", "from any side")),
        (
            "fr",
            ("au côté suivant, dans le sens horaire", "six cases de la base les plus proches", "n’importe quel côté"),
        ),
    ],
)
def test_the_guide_tells_how_the_architect_goes_and_what_is_in_reach(lang: str, told: tuple[str, ...]) -> None:
    guide = " ".join(" ".join(chapter.text for chapter in teotihuacan().catalogue(lang).guide).split())
    assert [words for words in told if words not in guide] == []


def test_clumsy_words_are_gone() -> None:
    for lang, clumsy in (
        ("en", ("scored by the offering", "It is { $player } who", "replaced by")),
        ("fr", ("quand c’est tout", "tourne d’un côté", "C’est { $player } qui")),
    ):
        for file in ("texts", "guide", "terminal"):
            words = (files("edubba.games.teotihuacan.words") / f"{file}.{lang}.ftl").read_text(encoding="utf-8")
            assert [slip for slip in clumsy if slip in words] == [], file


@pytest.mark.parametrize("file", ["texts", "guide", "aid", "rules", "lessons", "tips", "signs", "terminal", "box"])
def test_french_terms_are_those_of_the_rulebook(file: str) -> None:
    """Discs go on a "case Action", and a cube of gold is a "Pépite"."""
    words = (files("edubba.games.teotihuacan.words") / f"{file}.fr.ftl").read_text(encoding="utf-8")
    assert re.findall(r"\bespaces?\b|\bors\b|\bun or\b", words) == []
