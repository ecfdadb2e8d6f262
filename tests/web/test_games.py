"""Whole games of everything on the shelf, through the page alone."""

from __future__ import annotations

import os
from itertools import product

import pytest

import edubba
from tests.web.conftest import Visit
from tests.web.player import Finger, Hand, Keyboard, Mouse, Player, rush
from tests.web.visitor import DESKTOP, PHONE

# Options with which a game played at random ends soon.
SHORT: dict[str, dict[str, int]] = {"uruk": {"max_rounds": 4}}
HANDS: dict[str, Hand] = {"mouse": Mouse(), "keyboard": Keyboard(), "finger": Finger()}
SOAK = bool(os.environ.get("EDUBBA_SOAK"))


def whole_games() -> list[tuple[str, str, int]]:
    """Each hand at another number of seats: every game meets all hands and most numbers. In a soak: all of them."""
    found = []
    for name, game in sorted(edubba.catalogue().items()):
        everything = list(product(HANDS, game.seats))
        spread = [(hand, game.seats[-1 - k % len(game.seats)]) for k, hand in enumerate(HANDS)]
        found += [(name, hand, seats) for hand, seats in (everything if SOAK else spread)]
    return found


@pytest.mark.parametrize(("game", "hand", "seats"), whole_games())
def test_a_whole_game_by(visit: Visit, game: str, hand: str, seats: int) -> None:
    """Against bots, now by the things on the table, now by the list of choices, to the end screen."""
    me = visit(**(PHONE if hand == "finger" else DESKTOP))
    me.open_table(game, "me", *["bot"] * (seats - 1), **({} if SOAK else SHORT[game]))
    assert Player(me.page, HANDS[hand], seed=seats).play() > 10
    me.page.wait_for_selector("[data-end]")
    assert me.page.locator("[data-end] tbody tr").count() >= seats


@pytest.mark.parametrize("game", sorted(edubba.catalogue()))
def test_a_game_of_full_length_by_labelled_buttons(visit: Visit, game: str) -> None:
    me = visit()
    seats = edubba.load(game).seats[-1] if SOAK else edubba.load(game).seats[0]
    me.open_table(game, "me", *["bot"] * (seats - 1))
    assert rush(me.page) > 40
    me.page.wait_for_selector("[data-end]")
