"""Everybody can use it: no fault that axe can find on any page, in both themes, on desktop and phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.player import rush
from tests.web.visitor import DESKTOP, PHONE

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FINGER = 44  # pixels
SMALL = """(least) => [...document.querySelectorAll('[data-lit], [data-choice], .sheet .button')]
  .filter((node) => node.checkVisibility() && node.getBoundingClientRect().height < least)
  .map((node) => node.outerHTML.slice(0, 200))"""


def faults(page: Any) -> list[tuple[str, str, str]]:
    if not AXE.exists():
        pytest.fail("needs axe-core (make web)")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8") + "; 0")
    found = page.evaluate("axe.run()")["violations"]
    return [(page.url, fault["id"], node["html"]) for fault in found for node in fault["nodes"]]


def wider_than_the_screen(page: Any) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_no_page_has_a_fault(visit: Visit, theme: str, screen: str) -> None:
    me = visit(color_scheme=theme, **(PHONE if screen == "phone" else DESKTOP))
    page, found = me.page, []

    def look() -> None:
        found.extend(faults(page))
        assert not wider_than_the_screen(page)

    page.goto("/")
    page.wait_for_selector(".ready")
    look()
    page.click("[data-menu]")
    look()
    page.keyboard.press("Escape")
    page.click("[data-game=uruk]")
    page.wait_for_selector("[data-create]")
    look()
    me.open_table("uruk", "me", "bot")
    page.wait_for_selector("[data-lit]")
    look()
    if screen == "phone":
        page.click("[data-choices]")
        look()
        assert page.evaluate(SMALL, FINGER) == []
        page.click("[data-choices]")
    rush(page, until="[role=dialog].dialog")
    look()
    me.open_table("uruk", "me", "bot", max_rounds=1)
    rush(page)
    page.wait_for_selector("[data-end]")
    look()
    page.click("[data-replay]")
    page.wait_for_selector("[data-slider]")
    page.click("[data-next]")
    look()
    assert found == []


@pytest.mark.parametrize("width", [360, 768, 1024, 1920])
def test_it_fits_every_screen(visit: Visit, width: int) -> None:
    me = visit(viewport={"width": width, "height": 740})
    me.page.goto("/")
    me.page.wait_for_selector(".ready")
    assert not wider_than_the_screen(me.page)
    me.open_table("uruk", "me", "bot", "bot", "bot")
    rush(me.page, 6)
    assert not wider_than_the_screen(me.page)
