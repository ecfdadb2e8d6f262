"""Ginkgopolis in words, beyond what tests/words asks of every game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import edubba.games.ginkgopolis as package
from edubba.games.ginkgopolis.edge.game import Ginkgopolis
from edubba.games.ginkgopolis.rules.pieces import ALL_CARDS, CARDS, LETTERS
from edubba.kernel.journal import UNKNOWN, Event
from edubba.testing.reading import read_question
from edubba.testing.typography import slips
from edubba.words import LANGUAGES
from tests.ginkgopolis.given import A, B, Building, Has, ginkgopolis, given, given_solo

NAMES = ["Nell", "Fanny", "Maïlys", "Zoé", "Omar"]
FOLDER = Path(package.__file__).parent


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_story_joins_neighbours(lang: str) -> None:
    given_back = [
        Event("gave-back", 1, a=tile, b=UNKNOWN, c=UNKNOWN, secret=UNKNOWN, knowers=UNKNOWN) for tile in (3, 24, 59)
    ]
    said = {
        "fr": "Fanny a remis en jeu les tuiles rouge 4, bleue 5 et jaune 20, pour 1 PR chacune.",
        "en": "Fanny gave back red 4, blue 5 and yellow 20, for a point each.",
    }
    assert ginkgopolis().talk.story(given_back, lang, NAMES) == [said[lang]]


def test_the_rare_case_of_the_token_can_be_read() -> None:
    buildings = [Building("R10", (-1, 2), 1, B), Building("R12", (-1, 3), 1, B), Building("R14", (1, 2), 1, B)]
    tokens = {"A": (0, 3), "B": (0, 2), "C": (1, 3)}
    t = given(Has(stock=1, tiles="Y10"), Has(), city=buildings, tokens=tokens).resolve(A, "B", "Y10")
    for answer in ("room A", "column -2", "row 3"):
        read_question(ginkgopolis(), t.state)
        t.play(answer)


def test_hal_is_called_hal() -> None:
    t = given_solo(Has(hand="Y01 Y02 Y03"), Has(), "A", [Building("B10", (0, 2), 2, A)], next_tiles="R12")
    t.listen().plays(A, "card Y01")
    prompt = ginkgopolis().talk.prompt(t.state, A, "en", ["Nell"])
    assert prompt == "Choose for Hal the new place of urbanization token A, beside the new building."
    t.play("side north")
    story = ginkgopolis().talk.story(t.journal.events, "en", ["Nell"])
    steps = [
        "Hal reveals urbanization card A.",
        "Hal draws the red 12 tile.",
        "Hal built red 12 in the place of token A, with a resource on it; he has 24 resources left.",
        "Token A went to column -1, row 3.",
        "Hal gained three points.",
    ]
    assert [text for text in story if text in steps] == steps


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_a_text(lang: str) -> None:
    talk = ginkgopolis().talk
    names = [talk.card_name(card, lang) for card in range(CARDS)]
    assert len(set(names)) == CARDS
    for card in range(ALL_CARDS):
        for text in (talk.card_name(card, lang), talk.card_text(card, lang)):
            assert slips(text, lang) == []
        assert talk.card_text(card, lang).endswith(".")
    assert talk.card_name(LETTERS, lang).endswith("A")


def test_card_texts_follow_the_printed_data() -> None:
    talk = Ginkgopolis().talk
    assert talk.card_text(0, "fr") == "Exploiter\u00a0: gagnez 1 ressource."
    talk.printed.bonus[0] = 2 << 16
    assert talk.card_text(0, "en") == "Exploit: gain 2 tiles."


@pytest.mark.parametrize(
    ("lang", "slips_of_old"),
    [
        ("fr", r"\bPV\b|points? de victoire|\bde \{ \$players? \}"),
        (
            "en",
            r"\bVP\b|[Vv]ictory points?|the own stock|[Ww]ho cannot pay|supply of tiles|tiles? (?:of|from) the supply",
        ),
    ],
)
def test_one_thing_has_one_name(lang: str, slips_of_old: str) -> None:
    """Success points (PR) as in the rulebook, a reserve of tiles, no name after a French "de"."""
    for file in ("texts", "guide", "signs", "terminal", "box"):
        words = (FOLDER / "words" / f"{file}.{lang}.ftl").read_text(encoding="utf-8")
        assert re.findall(slips_of_old, words) == [], file
