"""Uruk in a real browser, through the page alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from edubba.server.pages import FOLDER
from tests.web.conftest import PHONE

PLAYER = Path(__file__).with_name("player.js").read_text("utf-8")
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
MOST_BYTES = 120_000
Visit = Callable[..., Any]


def play(page: Any, most: int = 10**6, seed: int = 7) -> int:
    return int(page.evaluate(PLAYER, {"seed": seed, "most": most}))


def faults(page: Any) -> list[tuple[str, str]]:
    if not AXE.exists():
        pytest.skip("needs axe-core (make web)")
    page.evaluate(AXE.read_text("utf-8") + "; 0")
    found = page.evaluate("axe.run()")["violations"]
    return [(fault["id"], node["html"]) for fault in found for node in fault["nodes"]]


def test_a_whole_game_against_a_bot(visit: Visit) -> None:
    """From the start page to the end screen and the replay, by labelled buttons only."""
    me = visit()
    address = me.open_table("me", "bot")
    assert play(me.page) > 100
    me.page.wait_for_selector("[data-end]")
    assert faults(me.page) == []
    assert me.page.locator("[data-end] tbody tr").count() == 2
    me.page.click("[data-replay]")
    me.page.wait_for_selector("[data-slider]")
    assert me.page.url == f"{address}/replay"
    me.page.click("[data-next]")
    me.page.wait_for_function("() => document.querySelector('[data-table]').dataset.seq === '1'")
    assert faults(me.page) == []


def test_two_people_on_one_device(visit: Visit) -> None:
    """Nobody's cards are on show before the cloth is lifted."""
    us = visit()
    us.open_table("me", "device")
    us.page.wait_for_selector("[data-sit]")
    assert us.page.locator('[data-zone^="hand."] [data-piece$="#1"][data-face]').count() == 0
    assert play(us.page, 25) == 25


def test_two_browsers_and_a_spectator(visit: Visit) -> None:
    host, friend, fan = visit(), visit(locale="fr-FR"), visit()
    address = host.open_table("me", "friend")
    friend.page.goto(address)
    friend.page.click("[data-join]")
    friend.page.wait_for_selector("[data-zone='hand.1']")
    fan.page.goto(address)
    fan.page.wait_for_selector("[data-table]")
    mover = host if host.page.locator("[data-choice]").count() else friend
    before = fan.page.get_attribute("[data-table]", "data-seq")
    assert play(mover.page, 1) == 1
    fan.page.wait_for_function(f"() => document.querySelector('[data-table]').dataset.seq !== '{before}'")
    assert fan.page.locator("[data-choice]").count() == 0


def test_narrowing_undo_and_language(visit: Visit) -> None:
    """A card taken from the display by a click comes back with undo; words change without a reload."""
    me = visit()
    me.open_table("me", "device")
    page = me.page
    page.click("[data-sit]")
    page.wait_for_selector("[data-choice]")
    page.evaluate("window.same = true")
    card = page.locator("[data-zone=display] .piece.lit").first
    name = card.get_attribute("data-piece")
    card.click()
    page.wait_for_selector("[data-undo]:not([disabled])")
    assert page.locator("[data-zone='hand.0'] [data-face], [data-zone='hand.1'] [data-face]").count() > 0
    page.click("[data-undo]")
    page.wait_for_selector(f'[data-piece="{name}"].lit')
    prompt = page.text_content("[data-prompt]")
    page.click("header .square[aria-label=Menu]")
    page.click("[data-lang=fr]")
    page.wait_for_function(f"() => document.querySelector('[data-prompt]').textContent !== {prompt!r}")
    assert page.get_attribute("html", "lang") == "fr"
    assert page.evaluate("window.same") is True


def test_the_page_comes_back_after_a_cut(visit: Visit) -> None:
    me = visit()
    me.page.add_init_script(
        "const Real = WebSocket; window.sockets = [];"
        "window.WebSocket = class extends Real { constructor(...a) { super(...a); window.sockets.push(this); } }"
    )
    me.open_table("me", "bot")
    play(me.page, 3)
    me.page.evaluate("window.sockets.at(-1).close()")
    me.page.wait_for_selector("[data-banner=back]")
    assert play(me.page, 3, seed=11) == 3


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_everybody_can_use_it(visit: Visit, theme: str, screen: str) -> None:
    """No fault that axe can find, nothing wider than the screen, and targets for fingers on a phone."""
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if screen == "phone" else {}
    me = visit(color_scheme=theme, **phone)
    me.page.goto("/")
    me.page.wait_for_selector(".ready")
    assert faults(me.page) == []
    me.open_table("me", "bot")
    me.page.wait_for_selector(".lit")
    assert faults(me.page) == []
    assert me.page.evaluate("document.documentElement.scrollWidth") <= me.page.viewport_size["width"]
    if phone:
        me.page.click("[data-choices]")
        sizes = me.page.eval_on_selector_all(
            ".lit, [data-choice], .sheet .button", "nodes => nodes.map(n => n.getBoundingClientRect().height)"
        )
        assert min(sizes) >= 44


def test_the_client_is_small(chromium: Any) -> None:
    """Everything the page loads, as it travels: 120 kB at most, fonts and icons included."""
    import gzip

    sizes = {
        path.name: path.stat().st_size if path.suffix == ".woff2" else len(gzip.compress(path.read_bytes()))
        for path in FOLDER.rglob("*")
        if path.is_file()
    }
    assert sum(sizes.values()) <= MOST_BYTES, sizes
