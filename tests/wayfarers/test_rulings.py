"""Rulings that no other test is about (WAY-19)."""

from __future__ import annotations

import pytest

from edubba.games.wayfarers.edge.labels import DESIGN_IDS
from edubba.games.wayfarers.rules.automa_seek import SEEK_CARD, candidates
from edubba.games.wayfarers.rules.cards import INSPIRATION
from tests.wayfarers.given import A, Has, given, solo, wayfarers


@pytest.mark.rule("WAY-R1")
def test_the_stock_of_goods_is_unlimited() -> None:
    t = given(Has("W16", "UB2@3m UB2@3b", silver=60, dice="3")).play("die 3", "place W16")
    assert t.silver(A) == 64


@pytest.mark.rule("WAY-R36")
def test_where_the_reference_is_not_followed() -> None:
    t = solo(track=0)
    assert candidates(t.state, t.ai, SEEK_CARD, INSPIRATION)[0] == 4 * INSPIRATION + 2  # the third from the bottom
    basic = wayfarers().tables.tiles_of_type[0]
    assert [DESIGN_IDS[design] for design in basic] == ["UB1", "UB2", "UB3", "UB4"]
    t = given(Has(dice="1 2 3"))
    assert "rest" in t.choices  # with no die on the panorama


@pytest.mark.rule("WAY-R37")
def test_the_words_of_the_french_rulebook() -> None:
    book = wayfarers().talk.book
    assert book.say("fr", "tile-special") == "une Amélioration Spéciale"
    assert book.say("fr", "tile-land") == "une Amélioration Terre"
    assert book.say("fr", "good-pigeon", count=1) == "un Pigeon"
    assert book.say("fr", "count-stars", count=2) == "2 pictos Étoiles"


@pytest.mark.rule("WAY-1.9", "WAY-R42")
def test_nothing_is_offered_that_cannot_be_carried_through() -> None:
    t = given(Has(tiles="UB4@3m", dice="3", guilds=""), workers={})
    t.state.standing = [0] * 20
    for player in t.state.players:
        player.workers = [0, 2, 0] if player is t.player(A) else [0, 0, 2]
    t.state.greens = 15
    t.play("die 3", "place B3", "part recall+guild-any")
    assert t.asked == "Parts" or t.asked == "ChooseGuild"
    assert "recall" not in t.verbs("part")
