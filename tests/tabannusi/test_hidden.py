"""Who knows what (TAB-18), and the invariants over whole random games (TAB-21)."""

from __future__ import annotations

from random import Random

import pytest

from edubba.games.tabannusi.rules.printed import KINGS
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.testing.play import BENT, CURIOUS, Player
from tests.tabannusi.given import GAME, Has, given, new
from tests.tabannusi.invariants import check


@pytest.mark.rule("TAB-H1")
def test_urbanisation_cards_are_secret() -> None:
    t = given(Has(urban="U01, U04"), Has(urban="U07"))
    t.state.under = [4 | 16, 5 | 32]
    t.state.deck &= ~(1 << 4 | 1 << 5)
    mine, theirs, spectator = (t.state.view(eye) for eye in (0, 1, None))
    assert mine["players"][0]["urban"] == [0, 3]
    assert mine["players"][1]["urban"] == 1
    assert theirs["players"][0]["urban"] == 2
    assert spectator["players"][1]["urban"] == 1
    assert (mine["under"], theirs["under"], spectator["under"]) == ([4, None], [None, 5], [None, None])
    seen = {tuple(t.state.redeal(1, Random(seed)).players[0].urban) for seed in range(60)}
    assert len(seen) > 30
    assert all(6 not in cards and 5 not in cards for cards in seen), "B holds one and has put the other under the deck"


@pytest.mark.rule("TAB-H1")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_who_has_put_a_card_under_the_deck_knows_it_there(viewer: int | None) -> None:
    t = given(Has(urban="U01"), Has(urban="U07"), Has())
    t.state.under = [4 | 16, 5 | 32, 8 | 64]
    t.state.deck &= ~(1 << 4 | 1 << 5 | 1 << 8)
    dealt = [t.state.redeal(viewer, Random(seed)) for seed in range(30)]
    for place in range(3):
        found = {other.under[place] for other in dealt}
        assert {card >> 4 for card in found} == {1 << place}, "who has seen it stays the same"
        assert (found == {t.state.under[place]}) == (place == viewer)
    for other in dealt:
        hands = [card for player in other.players for card in player.urban]
        places = [card & 15 for card in other.under]
        deck = [card for card in range(15) if other.deck >> card & 1]
        assert sorted(hands + places + deck) == list(range(15))


@pytest.mark.rule("TAB-H1", "TAB-Q23")
def test_cards_just_drawn_are_seen_by_one() -> None:
    t = given(Has(masters="B9")).play("master B9")
    assert t.asks == "KeepCard"
    assert t.state.view(0)["drawn"] == t.state.drawn
    assert t.state.view(1)["drawn"] == 2
    others = {tuple(t.state.redeal(1, Random(seed)).drawn) for seed in range(40)}
    assert len(others) > 20
    assert t.state.redeal(0, Random(1)).drawn == t.state.drawn


@pytest.mark.rule("TAB-H2", "TAB-H3")
def test_nothing_else_is_hidden() -> None:
    s = new(3, 5)
    view, other = s.view(0), s.redeal(0, Random(3)).view(0)
    assert view == other
    assert view["stack"] == other["stack"], "the set is known, the order is not there yet"
    solo = new(1, 5)
    automa = solo.view(0)["automa"]
    assert automa is not None
    assert sum(automa["bag"]) + sum(len(pile) for pile in automa["piles"]) >= 3


@pytest.mark.rule(
    "TAB-I1", "TAB-I2", "TAB-I3", "TAB-I4", "TAB-I5", "TAB-I6", "TAB-I7", "TAB-I8", "TAB-I9", "TAB-I10", "TAB-I11",
    "TAB-I12", "TAB-I13", "TAB-I15",
)  # fmt: skip
@pytest.mark.parametrize("seats", [seats for seats in GAME.seats if seats > 1])
@pytest.mark.parametrize("style", [CURIOUS, BENT])
def test_invariants_hold_at_every_decision(seats: int, style: str) -> None:
    play_and_check(new(seats, 7), style)


@pytest.mark.rule("TAB-I14", "TAB-16.32")
@pytest.mark.parametrize("king", KINGS)
def test_invariants_hold_against_every_king(king: str) -> None:
    for seed in (1, 2):
        play_and_check(new(1, seed, {"king": king}), BENT)


@pytest.mark.rule("TAB-I5", "TAB-R3")
def test_starting_buildings_apart_stay_apart() -> None:
    play_and_check(new(4, 3, {"setup_adjacency_ban": True}), CURIOUS)


def play_and_check(s: TabannusiState, style: str) -> None:
    player = Player(GAME, Random(11), style)
    while not s.over:
        check(s)
        seat, action = player.choose(s)
        s.apply(seat, action)
    check(s)
