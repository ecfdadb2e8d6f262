"""Upgrade tiles (WAY-12), the end of a turn and of the game (WAY-13, 14)."""

from __future__ import annotations

import pytest

from edubba.games.wayfarers.rules.scoring import tile_points
from tests.wayfarers.given import A, B, C, Has, given, wayfarers


@pytest.mark.rule("WAY-12.1")
def test_prices() -> None:
    printed = wayfarers().tables
    assert printed.price_silver == [2, 3, 3, 3, 0]
    assert printed.price_influence == [0, 2, 2, 2, 0]
    assert printed.price_guild[1:4] == [1, 2, 0]
    t = given(Has("L01", silver=2, guilds="yellow 1", dice="1")).play("die 1", "place L01")
    assert t.why_not("part tile-land") == "WAY-1.9"


@pytest.mark.rule("WAY-12.3", "WAY-D14", "WAY-D16", "WAY-12.7")
def test_design_face_and_cell() -> None:
    t = given(Has("L01", "UB1@1m UB2@3b", dice="1")).play("die 1", "place L01", "part tile-land")
    assert t.verbs("tile") == {"UL1a", "UL1b", "UL2a", "UL2b", "UL3a", "UL3b"}
    t.play("tile UL1b")
    assert "1m" not in t.verbs("cell")
    assert "2b" not in t.verbs("cell")
    assert t.why_not("cell 1m") == "WAY-12.3"
    assert t.why_not("cell 1t") == "WAY-12.3"
    assert t.why_not("cell 6m") == "WAY-12.3"


@pytest.mark.rule("WAY-12.3")
def test_a_tile_that_fits_nowhere_cannot_be_acquired() -> None:
    full = "UB1@2t UB2@4t US1@1m US2@3m US3@5m US1@6m"
    t = given(Has("L01", full, dice="1", silver=9)).play("die 1", "place L01")
    assert t.player(A).room == 0b101
    assert t.why_not("part tile-land") == "WAY-1.9"


@pytest.mark.rule("WAY-12.6", "WAY-R29")
def test_an_empty_pile_offers_nothing() -> None:
    t = given(Has("L01", dice="1"), Has(tiles="UL1a@1m UL1a@3m"))
    t.play("die 1", "place L01", "part tile-land")
    assert t.verbs("tile") == {"UL2a", "UL2b", "UL3a", "UL3b"}
    assert t.why_not("tile UL1a") == "WAY-12.6"


@pytest.mark.rule("WAY-12.7")
def test_what_is_covered_cannot_pay_for_the_tile() -> None:
    t = given(Has(silver=1, dice="5")).play("die 5", "place B5")
    assert t.why_not("part tile-basic") == "WAY-1.9"


@pytest.mark.rule("WAY-12.8")
def test_a_special_tile_is_a_free_choice() -> None:
    t = given(Has(tiles="UB1@1m", at="P3a", workers="green"), Has(tiles="UP3@1m"))
    t.play("worker green-townsfolk-4", "go P4a")
    assert t.verbs("tile") == {f"UP{number}" for number in range(10)} - {"UP3"}


# --- end of a turn ------------------------------------------------------------------------------------------------


@pytest.mark.rule("WAY-13.1", "WAY-13.3")
def test_gaps_close_together_and_new_cards_come_from_outside() -> None:
    display = {"land-1": "L09", "land-2": "L16", "land-3": "L17", "land-4": "L18"}
    t = given(Has(dice="1", guilds=""), display=display, decks="L30 L31")
    t.state.display[5] = -1  # as if an earlier effect of the turn had taken it
    t.state.players[B].hosts, t.state.players[B].folk = [*t.player(B).hosts, 15], [*t.player(B).folk, -1]
    for text in ("die 1", "place B1", "part pay-provision*2>card-land+silver", "card land-1"):
        t.state.apply(A, wayfarers().parse(text))
    assert [t.shown(f"land-{slot}") for slot in range(1, 5)] == ["L17", "L18", "L30", "L31"]


@pytest.mark.rule("WAY-13.2", "WAY-R42", "WAY-I4")
def test_an_empty_deck_fills_nothing() -> None:
    t = given(Has(dice="1", guilds=""), display={"land-1": "L09", "land-4": None})
    assert t.state.deck_size(1) == 0
    t.play("die 1", "place B1", "part pay-provision*2>card-land+silver", "card land-1")
    assert t.shown("land-4") is None
    assert t.shown("land-3") is None


@pytest.mark.rule("WAY-14.1", "WAY-I13")
def test_everybody_has_one_more_turn() -> None:
    t = given(Has(at="P9a", guilds="black 1", workers="green"), seats=3)
    t.play("worker green-townsfolk-4", "go P10b", "guild black", "guild black")
    turns = []
    while not t.state.over:
        if t.asked == "Turn":
            turns.append(t.seat)
        t.play("rest" if t.asked == "Turn" else sorted(t.choices)[0])
    assert turns == [B, C, A]


@pytest.mark.rule("WAY-R17", "WAY-I13")
def test_turn_cap() -> None:
    t = given(Has(dice="1 2 3", guilds=""), Has(guilds=""), options={"turn_cap": 1})
    t.play("rest", "keep", "keep", "keep", "rest", "keep", "keep", "keep")
    assert t.state.over
    assert t.state.turns == 2


@pytest.mark.rule("WAY-14.6", "WAY-14.9")
def test_points_of_tiles_and_nothing_for_what_is_unspent() -> None:
    t = given(Has(tiles="UP1@1m UB1@2m US2@3m UL1a@4m", silver=20, provision=20))
    assert tile_points(t.state.printed, t.player(A)) == 5 + 1 + 3 + 0
    assert t.score(A, "tiles") == 9
    assert sum(points for _, points in t.state.score_sheet(A)) == 9 + 1  # a pair of townsfolk and tile


@pytest.mark.rule("WAY-1.1", "WAY-1.6")
def test_most_points_win() -> None:
    t = given(Has("L01 L02 L03"), Has("L04"))
    scores = t.state.scores()
    assert scores[A] > scores[B]
    assert t.state.ranking() == [[A], [B]]
