"""Everybody can use it: no fault that axe can find on any page, by day on a desktop and by night on a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import edubba
from tests.web.conftest import SOAK, Visit
from tests.web.spread import EVERYTHING, SCREENS, some, spread
from tests.web.test_games import GAMES
from tests.web.visitor import NOW, PHONE

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FINGER = 44  # pixels
WITH_DIALOGS = ("uruk",)
SETTLE = """() => new Promise((done) => requestAnimationFrame(() => {
  for (const one of document.getAnimations()) if (one.effect.getTiming().iterations < 9) one.finish();
  requestAnimationFrame(done);
}))"""  # colours fade from one theme to the other
# In another theme only the colours are others: the rest need not be looked at again.
FAULTS = """async (only) => {
  const wish = { resultTypes: ['violations'], ...(only && { runOnly: only }) };
  return (await axe.run(wish)).violations;
}"""
SMALL = """(least) => [...document.querySelectorAll('[data-lit], [data-choice], .sheet .button')]
  .filter((node) => node.checkVisibility() && node.getBoundingClientRect().height < least)
  .map((node) => node.outerHTML.slice(0, 200))"""

SLACK = 8  # pixels that a piece may lie across the edge of its zone
OUTSIDE = """(slack) => [...document.querySelectorAll('.stage .zone')].flatMap((zone) => {
  // A zone whose parts lie apart in its row, a map and what it opens, has the room of that row.
  const room = (getComputedStyle(zone).display === 'contents' ? zone.parentElement : zone).getBoundingClientRect();
  return [...zone.querySelectorAll('.piece, .class, .title')]
    .filter((node) => node.checkVisibility())
    .filter((node) => {
      const box = node.getBoundingClientRect();
      return box.left < room.left - slack || box.right > room.right + slack;
    })
    .map((node) => `${zone.className}: ${node.className}`);
})"""


def themes_of(screen: dict[str, Any]) -> tuple[str, ...]:
    return ("light", "dark") if SOAK else ("dark",) if screen is PHONE else ("light",)


class Inspector:
    """Looks at pages, on a desktop by day and on a phone by night, and remembers all that it finds."""

    def __init__(self, page: Any, themes: tuple[str, ...]) -> None:
        self.page = page
        self.themes = themes
        self.found: list[tuple[str, str, str, str]] = []
        if not AXE.exists():
            pytest.fail("needs axe-core (make web)")
        self._axe = AXE.read_text("utf-8") + "; 0"

    def look(self, place: str) -> None:
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(self._axe)
        for number, theme in enumerate(self.themes):
            self.page.emulate_media(color_scheme=theme)
            self.page.evaluate(SETTLE)
            faults = self.page.evaluate(FAULTS, ["color-contrast"] if number else None)
            self.found += [(place, theme, fault["id"], node["html"]) for fault in faults for node in fault["nodes"]]
        if self.page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            self.found.append((place, "any", "wider than the screen", ""))


@pytest.mark.parametrize("screen", SCREENS if EVERYTHING else ["phone"])
def test_no_page_has_a_fault(visit: Visit, screen: str) -> None:
    """From the start page to the replay of a finished game."""
    me = visit(**SCREENS[screen])
    page, inspector = me.page, Inspector(me.page, themes_of(SCREENS[screen]))
    page.goto("/")
    page.wait_for_selector(".ready")
    inspector.look("start")
    page.click("[data-menu]")
    page.wait_for_selector("[data-lang]")
    inspector.look("menu")
    page.keyboard.press("Escape")
    page.click("[data-game=uruk]")
    page.wait_for_selector("[data-create]")
    inspector.look("new table")
    me.open_table("uruk", "me", "friend")
    inspector.look("gathering")
    me.open_table("uruk", "me", "device", max_rounds=1)
    page.wait_for_selector("[data-sit]")
    inspector.look("cloth")
    page.click("[data-sit]")
    page.wait_for_selector("[data-sit]", state="detached")
    me.forward("over")
    page.wait_for_selector("[data-end]")
    inspector.look("end")
    page.click("[data-replay]")
    page.wait_for_selector("[data-slider]")
    page.click("[data-next]")
    inspector.look("replay")
    assert inspector.found == []


@pytest.mark.parametrize(("game", "screen"), spread(some(GAMES, 3), [*SCREENS]))
def test_no_table_has_a_fault(visit: Visit, game: str, screen: str) -> None:
    """In the middle of a game, with the list of choices; with a question in a dialog where the game soon has one."""
    me = visit(**SCREENS[screen])
    page, inspector = me.page, Inspector(me.page, themes_of(SCREENS[screen]))
    me.open_table(game, "me", *["bot"] * (edubba.load(game).seats[-1] - 1 if screen != "phone" else 1))
    page.wait_for_selector("[data-lit]")
    if screen == "phone":
        page.click("[data-choices]")
        page.wait_for_selector("[data-choice]")
        assert page.evaluate(SMALL, FINGER) == []
    me.forward(moves=24)
    inspector.look("table")
    if game in WITH_DIALOGS:
        me.forward("dialog")
        page.wait_for_selector("[role=dialog].dialog")
        inspector.look("question")
        parts = page.locator("[role=dialog].dialog > *")
        before = parts.count()
        page.click("[data-fold]")  # to see what lies beneath
        assert parts.count() == 1
        page.click("[data-fold]")
        assert parts.count() == before
    assert inspector.found == []
    if screen != "phone":
        check_widths(page)


def check_widths(page: Any) -> None:
    """It fits every screen, and nothing sticks out of its zone."""
    for width in (1920, 1280, 1024, 768, 360):
        page.set_viewport_size({"width": width, "height": 780})
        page.wait_for_selector(f"[data-table]{'.phone' if width < 950 else '.tablet' if width < 1180 else '.table'}")
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth"), width
        if width > 950:
            assert page.evaluate(OUTSIDE, SLACK) == [], width
    page.set_viewport_size({"width": 844, "height": 390})  # a phone on its side: there is still room for the board
    page.wait_for_selector("[data-table].phone")
    assert page.locator(".stage").bounding_box()["height"] > 170


def test_a_tablet_has_its_choices_in_a_drawer(visit: Visit) -> None:
    me = visit(viewport={"width": 1024, "height": 768}, has_touch=True)
    page = me.page
    me.open_table("uruk", "me", "bot")
    choice = page.locator("[data-choice]").first
    assert not choice.is_visible()
    assert page.locator("[data-score]").count() == 2  # both players stand above the board
    page.keyboard.press("c")
    choice.wait_for()
    page.keyboard.press("Escape")
    choice.wait_for(state="hidden")
    page.tap("[data-choices]")
    choice.wait_for()
    page.touchscreen.tap(20, 740)  # somewhere on the board
    choice.wait_for(state="hidden")
    page.tap("[data-choices]")
    before = page.evaluate(NOW)
    choice.tap()
    page.wait_for_function(f"() => {NOW} > {before}")
    choice.wait_for(state="hidden")
