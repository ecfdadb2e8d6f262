"""Uruk in words, beyond what tests/words asks of every game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import edubba
import edubba.games.uruk as package
from edubba.games.uruk.edge.game import Uruk
from edubba.games.uruk.edge.talk import THINGS
from edubba.games.uruk.rules.cards import CARDS
from edubba.kernel.journal import UNKNOWN, Event
from edubba.testing.typography import slips
from edubba.words import LANGUAGES, MissingWords, UnknownLanguage

NAMES = ["Inanna", "Enkidu", "Omar", "Zoé"]
FOLDER = Path(package.__file__).parent


def uruk() -> Uruk:
    game = edubba.load("uruk")
    assert isinstance(game, Uruk)
    return game


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_story_joins_neighbours(lang: str) -> None:
    game = uruk()
    paid = [
        Event("paid-cube", 1, a=colour, b=UNKNOWN, c=UNKNOWN, secret=UNKNOWN, knowers=UNKNOWN) for colour in (0, 0, 3)
    ]
    said = {
        "fr": "Enkidu a payé deux cubes rouges et un cube bleu.",
        "en": "Enkidu paid two red cubes and a blue cube.",
    }
    assert game.talk.story(paid, lang, NAMES) == [said[lang]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_things_of_one_kind_have_the_same_forms(lang: str) -> None:
    book = uruk().talk.book
    inventions = len(uruk().tables.level)
    kinds = {**THINGS, "card": THINGS["card"][:inventions], "card (event)": THINGS["card"][inventions:]}
    for kind, names in kinds.items():
        start = kind.split()[0]
        forms = [
            {key.partition(".")[2] for key in book.keys(lang) if re.match(f"{start}-{n}(\\.|$)", key)} for n in names
        ]
        assert all(one == forms[0] for one in forms), kind


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_text(lang: str) -> None:
    texts = [uruk().talk.card_text(card, lang) for card in range(CARDS)]
    for text in texts:
        assert slips(text, lang) == []
        assert text.endswith(".")


def test_card_texts_follow_the_printed_data() -> None:
    talk = Uruk().talk
    assert talk.card_text(5, "fr") == "Prenez un cube rouge dans la réserve."
    talk.printed.gains[5] = 3
    assert talk.card_text(5, "fr") == "Prenez un cube bleu dans la réserve."
    assert talk.card_text(5, "en") == "Take a blue cube from the supply."


def test_a_first_turn_reads_well() -> None:
    game = uruk()
    state = game.new(seats=3, seed=7)
    (seat,) = state.to_act
    assert game.prompt(state, seat, "fr") == "Choisissez une action\u202f; il vous en reste trois."
    assert game.prompt(state, seat, "en") == "Choose an action; you have three left."
    assert game.prompt(state, None, "fr") == f"Joueur {seat + 1} choisit une action\u202f; il lui en reste trois."
    assert game.describe(state, game.parse("end"), "fr") == "Terminer le tour"
    assert game.describe(state, game.parse("make kiln"), "fr") == "Poser le Four"
    assert game.describe(state, game.parse("take sewer"), "en") == "Take the Sewer from the display"


def test_unknown_words_and_languages_are_errors() -> None:
    game = uruk()
    state = game.new(seats=2, seed=1)
    with pytest.raises(UnknownLanguage, match="fr, en"):
        game.prompt(state, 0, "it")
    with pytest.raises(MissingWords, match="why-URU-99-9"):
        game.explain("URU-99.9", "en")
    with pytest.raises(MissingWords, match="told-slept"):
        game.narrate(Event("slept", 0, a=UNKNOWN, b=UNKNOWN, c=UNKNOWN, secret=UNKNOWN, knowers=UNKNOWN), "en", NAMES)
