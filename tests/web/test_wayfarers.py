"""The table of Wayfarers: all in sight at once, an upgrade held above the caravan, what others have over the board."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.visitor import DESKTOP, PHONE, Visitor

LAYING = '[data-zone="panorama.0"] .caravan.laying'
FITS = f"{LAYING} [data-lit]"
HIDDEN = "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.stage'))"


def with_an_upgrade_in_hand(visit: Visit, **wishes: Any) -> Visitor:
    """An upgrade is to be laid."""
    me = visit(**wishes)
    me.open_table("wayfarers", "me", "bot")
    me.forward("laying")
    me.page.wait_for_selector(LAYING)
    return me


def test_everything_is_in_sight(visit: Visit) -> None:
    """Markets, journal, upgrades, my dice and my panorama, without scrolling; in a low window, too."""
    me = visit(viewport={"width": 1440, "height": 900})
    me.open_table("wayfarers", "me", "bot", "bot")
    me.forward(moves=60)
    me.page.wait_for_selector(".caravan")
    for wide, high in ((1440, 900), (1280, 720)):
        me.page.set_viewport_size({"width": wide, "height": high})
        assert me.page.evaluate(HIDDEN) <= 0, (wide, high)
        for zone in ("townsfolk", "space", "inspiration", "journal", "tiles", "land", "water", "dice.0", "panorama.0"):
            box = me.page.locator(f'[data-zone="{zone}"]').bounding_box()
            assert box is not None, zone
            assert box["y"] + box["height"] <= high, zone


def test_a_die_goes_where_it_is_pointed_at(visit: Visit) -> None:
    """First the space: if several dice fit, they are asked for; then it lies there, and what it does is in the tray."""
    me = visit(**DESKTOP)
    me.open_table("wayfarers", "me", "bot")
    me.page.click('[data-handle="panorama.0@B5"][data-lit]')
    dice = me.page.locator('[data-zone="dice.0"] [data-lit]')
    if dice.count():
        dice.first.click()
    me.page.wait_for_selector('[data-piece="placed.0:B5"]')
    chips = me.page.locator(".tray .chip .signs")
    assert chips.count() == 2, "a basic upgrade, or 2 Silver"
    seq = me.seq
    chips.last.click()
    me.page.wait_for_function("(was) => Number(document.querySelector('[data-table]').dataset.seq) > was", arg=seq)


def test_a_phone_shows_the_board_part_by_part(visit: Visit) -> None:
    me = visit(**PHONE)
    me.open_table("wayfarers", "me", "bot")
    dice = me.page.locator('.pinned [data-zone="dice.0"]')
    dice.wait_for()
    me.page.click("[data-tab=board]")
    me.page.wait_for_selector("[data-zone=townsfolk]")
    assert not me.page.locator("[data-zone=journal]").count()
    me.page.click("[data-tab=part1]")
    me.page.wait_for_selector("[data-zone=journal]")
    me.page.click("[data-tab=mine]")
    me.page.wait_for_selector('[data-zone="panorama.0"]')
    assert dice.is_visible()


def test_an_upgrade_follows_the_mouse_and_lies_where_it_was_shown(visit: Visit) -> None:
    me = with_an_upgrade_in_hand(visit, **DESKTOP)
    goal = str(me.page.locator(FITS).nth(1).get_attribute("data-handle"))
    me.page.hover(f'[data-handle="{goal}"]')
    me.page.wait_for_selector(f"{LAYING} [data-ghost=fits]")
    me.page.mouse.down()
    me.page.mouse.up()
    laid = f'[data-piece="tile.0:{goal.partition("@")[2]}"]'
    me.page.wait_for_selector(f"[data-confirm], {laid}")  # what ends the turn is confirmed
    if me.page.locator("[data-confirm]").count():
        me.page.click("[data-confirm]")
    me.page.wait_for_selector(laid)


def test_a_finger_sees_it_before_it_lies(visit: Visit) -> None:
    me = with_an_upgrade_in_hand(visit, **PHONE)
    seq = me.seq
    goal = str(me.page.locator(FITS).first.get_attribute("data-handle"))
    me.page.tap(f'[data-handle="{goal}"]')
    me.page.wait_for_selector(f"{LAYING} [data-ghost=fits]")
    assert me.seq == seq
    me.page.tap("[data-confirm]")
    me.page.wait_for_function("(was) => Number(document.querySelector('[data-table]').dataset.seq) > was", arg=seq)


@pytest.mark.parametrize("names", [("me", "bot"), ("me",)], ids=["rival", "AI"])
def test_what_others_have_opens_over_the_board(visit: Visit, names: tuple[str, ...]) -> None:
    me = visit(**DESKTOP)
    me.open_table("wayfarers", *names)
    me.page.click('[data-look="1"]')
    zone = "panorama.1" if len(names) > 1 else "ring.1"
    me.page.locator(f'.visit [data-zone="{zone}"]').wait_for()
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector(".visit", state="detached")
