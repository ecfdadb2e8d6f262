"""Wayfarers in words, beyond what tests/words asks of every game."""

from __future__ import annotations

import pytest

from edubba.games.wayfarers.edge.labels import CARD_IDS, DESIGN_IDS, NODE_IDS
from edubba.kernel.journal import UNKNOWN, Event
from edubba.testing.reading import read_question
from edubba.testing.typography import slips
from edubba.words import LANGUAGES, MissingWords
from tests.wayfarers.given import A, B, Has, given, solo, wayfarers

NAMES = ["Inanna", "Enkidu", "Omar", "Zoé"]


def test_rare_questions_can_be_read() -> None:
    t = given(Has(guilds="yellow 2, black 11", supply=1), marks={"land-1": A}).play("worker yellow-land-2")
    assert t.asked == "MoveToken"
    read_question(wayfarers(), t.state)
    t = given(Has("L01", guilds="yellow 3", dice="1")).play("die 1", "place L01", "part tile-land", "tile UL2a")
    assert t.asked == "TilePrice"
    read_question(wayfarers(), t.state)
    t = given(Has(silver=1, provision=1), marks={"inspiration-1": B}).play("worker yellow-inspiration-1")
    assert t.asked == "WorkerFee"
    read_question(wayfarers(), t.state)
    t = solo(plan="N4", ai="blue 2", marks={"water-1": A}, ai_turn=True)
    assert t.asked == "Wanted"
    read_question(wayfarers(), t.state)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_every_effect_has_a_text(lang: str) -> None:
    talk = wayfarers().talk
    for card in range(len(CARD_IDS)):
        text = talk.card_text(card, lang)
        assert slips(text, lang) == []
        assert text.endswith(".")
    for form in ("", "to"):
        texts = [talk.book.effect(lang, node, form) for node in range(len(NODE_IDS))]
        assert all(slips(text, lang) == [] for text in texts)
        assert len(set(texts)) >= len(texts) - 2


def test_effects_read_well() -> None:
    book = wayfarers().talk.book

    def said(node: str, lang: str) -> str:
        return book.effect(lang, NODE_IDS.index(node), "to")

    assert said("pay-provision*2>card-land+recall", "en") == (
        "pay 2 Provisions to acquire a land card and retrieve a worker"
    )
    assert said("pay-provision*2>card-land+recall", "fr") == (
        "dépenser 2 Provisions pour acquérir une carte Terre et récupérer 1 Ouvrier"
    )
    assert said("tile-land/guild-yellow*2", "fr") == (
        "acquérir une Amélioration Terre ou placer 2 Influences dans la Guilde Commerce"
    )
    assert said("card-space-1", "en") == "acquire a space card, 1 Silver off"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_can_be_told_apart_by_their_names(lang: str) -> None:
    names = [wayfarers().talk.book.name(lang, label) for label in (*CARD_IDS, *DESIGN_IDS)]
    assert len(set(names)) == len(names)


def test_a_first_turn_reads_well() -> None:
    game = wayfarers()
    t = given(Has(dice="1 2 3"))
    assert game.prompt(t.state, A, "fr") == "Placez un Dé, placez un Ouvrier ou reposez-vous."
    assert game.prompt(t.state, None, "en") == "Player 1 is choosing a main action."
    assert game.describe(t.state, game.parse("die 2"), "fr") == "Placer un Dé\u00a0: 2"
    worker = game.parse("worker yellow-land-2")
    assert game.describe(t.state, worker, "en") == (
        "Place the yellow worker at land slot 2: gain 2 Silver and place 1 influence in Trade"
    )


def test_the_ai_has_a_name_where_one_person_plays() -> None:
    event = Event("journal", 1, a=1, b=UNKNOWN, c=UNKNOWN, secret=UNKNOWN, knowers=UNKNOWN)
    assert wayfarers().narrate(event, "en", ["Ada"]) == "The AI journalled to space 1a."
    assert wayfarers().narrate(event, "en", ["Ada", "Bea"]) == "Bea journalled to space 1a."


def test_unknown_words_are_errors() -> None:
    with pytest.raises(MissingWords, match="why-WAY-99-9"):
        wayfarers().explain("WAY-99.9", "en")
