"""Wayfarers in words, beyond what tests/words asks of every game."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from edubba.games.wayfarers.edge.labels import CARD_IDS, DESIGN_IDS, NODE_IDS
from edubba.kernel.journal import UNKNOWN, Event
from edubba.testing.reading import read_question
from edubba.testing.typography import slips
from edubba.words import LANGUAGES, MissingWords
from edubba.words.phrasebook import Argument, Thing
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


def test_french_elides_nothing_that_it_does_not_know() -> None:
    """Before a name nobody can tell "de" from "d’": "de Ana", "de Exploration"."""
    names = "player|players|owner|guild|source|card|host|sky|space|design|board|worker|secret"
    found = re.compile(rf"\b(de|que|le|la|ne|se|jusque|lorsque) {{ \$({names}) }}")
    for file in ("texts", "guide"):
        text = (files("edubba.games.wayfarers.words") / f"{file}.fr.ftl").read_text()
        assert found.findall(text) == []


@pytest.mark.parametrize(
    ("key", "given_", "french", "english"),
    [
        ("told-rest", {"left": 0}, "Ana s’est reposé sans aucun Dé en réserve", "Ana rested with no dice left"),
        (
            "told-ai-mark",
            {"slot": Thing("slot-land-1"), "colour": Thing("colour-black"), "value": 2},
            "la couleur noire",
            "colour black",
        ),
        (
            "told-shift",
            {"from": Thing("guild-blue"), "guild": Thing("guild-black")},
            "de la Guilde Exploration",
            "from",
        ),
        ("cost", {"kind": 2, "count": 1}, "1 Influence de la Guilde Science", "1 influence in Science"),
        ("mark-fee", {}, "1 Pièce ou Provision à payer", "fee: 1 Silver or Provision"),
        ("told-turn", {"round": 2}, "Ana joue (tour 2).", "Ana has the turn (round 2)."),
    ],
)
def test_sentences_read_well(key: str, given_: dict[str, Argument], french: str, english: str) -> None:
    book = wayfarers().talk.book
    assert french in book.say("fr", key, player="Ana", **given_)
    assert english in book.say("en", key, player="Ana", **given_)


@pytest.mark.parametrize(
    ("key", "english", "french"),
    [
        ("told-ai-takes", "first among those it can have.", "le premier emplacement possible."),
        ("told-ai-inspiration", "first among those it can have.", "le premier emplacement possible."),
        ("told-ai-worker", "first among those it can use.", "le premier emplacement possible."),
        ("told-ai-recall", "first among those with such a worker.", "le premier emplacement où il y en a un."),
        ("told-ai-tile", "the first that has a tile.", "la première pile qui a une tuile."),
        ("told-ai-tile-of-type", "first among those that have a tile.", "la première pile qui a une tuile."),
    ],
)
def test_the_ai_takes_the_first_that_it_can_have(key: str, english: str, french: str) -> None:
    """It may be a slot to which it falls back: nobody says that this one comes first of all."""
    book = wayfarers().talk.book
    facts: dict[str, Argument] = {
        "card": "C", "design": "D", "track": "T", "value": 2, "slot": Thing("slot-land-1"),
        "colour": Thing("colour-black"), "worker": Thing("worker-green"),
    }  # fmt: skip
    assert book.say("en", key, **facts).endswith(english)
    assert book.say("fr", key, **facts).endswith(french)


def test_goals_and_stains_ask_for_at_least_so_much() -> None:
    talk = wayfarers().talk
    assert talk.book.name("en", "I01") == "Inspiration (at least 6 comets)"
    assert talk.book.name("fr", "I01") == "Inspiration (au moins 6 Comètes)"
    assert "if you have at least 6 comets" in talk.card_text(CARD_IDS.index("I01"), "en")
    faces = {lang: wayfarers().catalogue(lang).faces for lang in LANGUAGES}
    wishes = [face.text.removeprefix("Asks for: ") for face in faces["en"].values() if face.kind == "stain"]
    assert {wish.partition(" ")[0] for wish in wishes} == {"nothing.", "at", "1"}  # so much, or influence to spend
    assert "1 influence in Science." in wishes
    assert any(
        face.text.startswith("Demande\u00a0: au moins ") for face in faces["fr"].values() if face.kind == "stain"
    )


def test_nothing_is_singular_in_french() -> None:
    """0 Comète, but 0 comets."""
    book = wayfarers().talk.book
    counted = [key for key in book.keys("fr") if key.startswith("count-") and "." not in key]
    assert len(counted) > 20
    for key in counted:
        assert book.say("fr", key, count=0) == book.say("fr", key, count=1).replace("1", "0")
        assert book.say("fr", key, count=0) != book.say("fr", key, count=2).replace("2", "0")
    assert book.say("fr", "note-path", cells=0, all=21) == "0 case sur 21"


def test_influence_on_two_cards_goes_on_two() -> None:
    book = wayfarers().talk.book
    node = NODE_IDS.index("mark*2")
    assert book.effect("en", node, "to") == "put 1 influence on each of two face-up cards"
    assert book.effect("fr", node, "to") == "placer 1 Influence sur chacune de deux cartes visibles"


def test_the_guide_tells_of_drawing_three_and_of_fees_for_the_ai() -> None:
    for lang, words in (
        ("en", ("draw three", "pigeon", "to the supply")),
        ("fr", ("trois", "Pigeon", "Réserve Principale")),
    ):
        guide = " ".join(chapter.text for chapter in wayfarers().catalogue(lang).guide)
        assert [word for word in words if word not in guide] == []


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
