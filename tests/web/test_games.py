"""Whole games of everything on the shelf, through the page alone."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import edubba
from tests.web.conftest import SOAK, Visit
from tests.web.guest import GUESTS
from tests.web.player import Finger, Hand, Keyboard, Mouse, Player, rush
from tests.web.spread import EVERYTHING, spread
from tests.web.visitor import DESKTOP, PHONE

# Options with which a game played at random ends soon. A new game is in the suite as soon as it is on the shelf.
SHORT: dict[str, dict[str, int]] = {
    "ginkgopolis": {"max_rounds": 2},
    "uruk": {"max_rounds": 3},
    "wayfarers": {"turn_cap": 3},
}
# Games without such an option: the server plays their middle.
LONG = ("tabannusi", "teotihuacan")
OPENING, ENDING = 9, 5  # gestures at the beginning, moves of each seat at the end
HANDS: dict[str, Hand] = {"mouse": Mouse(), "keyboard": Keyboard(), "finger": Finger()}
GAMES = sorted(edubba.catalogue())
MOST_BYTES = 140_000
WEIGHT = """() => performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))
  .filter((entry) => !entry.name.includes('/api/'))
  .reduce((sum, entry) => sum + entry.encodedBodySize, 0)"""


def short(game: str) -> dict[str, int]:
    return {} if SOAK else SHORT.get(game, {})


def whole_games() -> list[tuple[str, str, int]]:
    """Each hand at another number of seats, in the usual run one for each game. In a soak: all hands at all of them."""
    found = []
    for number, game in enumerate(GAMES):
        seats = edubba.load(game).seats
        # A full table, a lonely or a small one, and the next.
        each = list(zip(HANDS, dict.fromkeys((seats[-1], seats[0], *seats[1:2])), strict=False))
        some = product(HANDS, seats) if SOAK else each if EVERYTHING else [each[number % len(each)]]
        found += [(game, hand, count) for hand, count in some]
    return found


def check_weight(page: Any) -> None:
    """All that a browser fetches for the start page and a table of one game, as it travels, with fonts and icons."""
    page.wait_for_selector("[data-lit]")
    assert 20_000 < page.evaluate(WEIGHT) <= MOST_BYTES


@pytest.mark.parametrize(("game", "hand", "seats"), whole_games())
def test_a_whole_game(visit: Visit, game: str, hand: str, seats: int) -> None:
    """Against bots, now by the things on the table, now by the list of choices, from the start to the end screen."""
    me = visit(**(PHONE if hand == "finger" else DESKTOP))
    me.open_table_by_hand(game, "me", *["bot"] * (seats - 1), **short(game))
    if hand != "finger":
        check_weight(me.page)
    player = Player(me.page, HANDS[hand], seed=seats)
    if game in LONG and not SOAK:
        assert player.play(OPENING) == OPENING
        player.settle()
        me.forward("over", less=ENDING * seats)
    player.play()
    assert player.made >= 3
    me.page.wait_for_selector("[data-end]")
    assert me.page.locator("[data-end] thead th").count() >= seats
    assert me.page.evaluate("document.documentElement.scrollHeight <= innerHeight")  # the table scrolls, not the page


@pytest.mark.parametrize(("game", "hand"), spread(GUESTS, ["mouse", "finger"]))
def test_a_whole_game_of_another_package(visit: Visit, game: str, hand: str) -> None:
    """The scaffold, as it is written and without its skin: the client has never heard of it."""
    me = visit(**(PHONE if hand == "finger" else DESKTOP))
    seats = me.seats_of(game)[-1 if hand == "mouse" else 0]
    me.open_table_by_hand(game, "me", *["bot"] * (seats - 1))
    player = Player(me.page, HANDS[hand], seed=seats)
    player.play()
    assert player.made >= 3
    me.page.wait_for_selector("[data-end]")
    assert me.page.locator("[data-end] thead th").count() >= seats


@pytest.mark.parametrize("game", GAMES if SOAK else ["ginkgopolis"])
def test_a_game_by_labelled_buttons(visit: Visit, game: str) -> None:
    """The buttons alone are enough, so a screen reader is. The game ends when its rules say so."""
    me = visit()
    me.open_table(game, "me", *["bot"] * (max(2, edubba.load(game).seats[0]) - 1))
    if not SOAK:
        assert rush(me.page, 9) == 9
        me.forward("over", less=16)
    assert rush(me.page) > 0
    me.page.wait_for_selector("[data-end]")
