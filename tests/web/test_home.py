"""The start page as a home: what covers tell, how rows stand, how tables are left, and what newcomers get."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.spread import some
from tests.web.test_games import GAMES
from tests.web.visitor import DESKTOP, PHONE

FITS = "document.documentElement.scrollWidth <= innerWidth"
LONG = "W" * 24
MANY = 60


def test_covers_tell_how_long_and_how_hard_and_where_to_start(visit: Visit) -> None:
    me = visit()
    me.page.goto("/")
    me.page.wait_for_selector("[data-start-here]")
    assert me.page.locator("[data-start-here]").count() == 1
    games = me.page.request.get("/api/games").json()
    assert me.page.locator("[data-minutes]").count() == sum("minutes" in game for game in games)
    assert me.page.locator("[data-weight]").count() == sum("weight" in game for game in games)


def test_many_games_and_long_names_stay_in_their_rows(visit: Visit) -> None:
    me = visit()
    me.page.goto("/")
    me.page.wait_for_selector("[data-game]")
    me.send("PATCH", "/api/me", {"name": LONG})
    wish = {"game": "uruk", "seats": [{"who": "me"}, {"who": "device"}, {"who": "bot", "bot": "random"}], "dice": True}
    for _ in range(MANY):
        assert me.send("POST", "/api/tables", wish)["status"] == 201
    sizes: list[Any] = [DESKTOP["viewport"], PHONE["viewport"], {"width": 320, "height": 640}]
    for size in sizes:
        me.page.set_viewport_size(size)
        me.page.goto("/")
        me.page.wait_for_selector(f"[data-mine='{MANY}']")
        assert me.page.evaluate(FITS)
        rows = me.page.locator("[data-table-row]")
        assert {rows.nth(k).bounding_box()["height"] < 110 for k in range(0, rows.count(), 7)} == {True}
        list_box = me.page.locator("[data-mine]").bounding_box()
        assert list_box["height"] <= size["height"], "it scrolls by itself"


def test_a_game_is_given_up_and_deleted_from_its_row_by_two_clicks_each(visit: Visit) -> None:
    me = visit()
    table = me.open_table("tabannusi", "me", "bot").rsplit("/", 1)[1]
    page = me.page
    page.goto("/")
    page.click(f"[data-table-row={table}] [data-exits]")
    page.click("[data-exit=resign]")
    page.wait_for_selector(f"[data-table-row={table}].over")
    page.click(f"[data-table-row={table}] a")
    page.wait_for_selector("[data-given-up]")
    page.goto("/")
    page.click(f"[data-table-row={table}] [data-exits]")
    page.click("[data-exit=delete]")
    page.wait_for_selector(f"[data-table-row={table}]", state="detached")


def test_the_others_see_that_a_bot_plays_on(visit: Visit) -> None:
    me, friend = visit(), visit()
    address = me.open_table("uruk", "me", "friend")
    friend.join(address)
    me.page.goto("/")
    me.page.click("[data-exits]")
    me.page.click("[data-exit=leave]")
    me.page.wait_for_selector("[data-table-row]", state="detached")
    friend.page.wait_for_selector("text=/\\(bot\\)/")


@pytest.mark.parametrize("game", some(GAMES, 4))
def test_a_newcomer_moves_first_with_the_settings_to_learn_by(visit: Visit, game: str) -> None:
    me = visit()
    page = me.page
    page.goto("/")
    page.click(f"[data-game={game}]")
    assert page.is_checked("[data-first-game]")
    page.click("[data-create]")
    page.wait_for_selector("[data-table]")
    options = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()["options"]
    known = next(one for one in page.request.get("/api/games").json() if one["name"] == game)
    for name, value in {**known.get("first_game", {}), "first_player": 0}.items():
        assert options[name] == value
    page.goto("/")
    page.click(f"[data-game={game}]")
    page.uncheck("[data-first-game]")
    page.click("[data-create]")
    page.wait_for_selector("[data-table]")
    options = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()["options"]
    assert options["first_player"] == "random"
    page.goto("/")
    page.click(f"[data-game={game}]")
    assert not page.is_checked("[data-first-game]"), "the page remembers"
