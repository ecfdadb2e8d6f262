"""A slip is forgiven: no single click, and none that is doubled by habit, gives something away for nothing."""

from __future__ import annotations

from typing import Any

import pytest

import edubba
from tests.web.conftest import Visit
from tests.web.spread import some
from tests.web.visitor import DESKTOP, PHONE, Visitor

GAMES = sorted(edubba.catalogue())
SLIPS = "[data-choice].slip"
FILLED = "[data-confirm].primary, [data-main].primary"


def come_to_a_slip(me: Visitor, game: str) -> list[str]:
    """Where something can be given away. What the page sends from now on."""
    sent: list[str] = []
    me.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame)))
    me.open_table(game, "me", *["bot"] * (edubba.load(game).seats[-1] - 1))
    me.forward("slip")
    sent.clear()
    return sent


def decisions(sent: list[str]) -> list[str]:
    return [frame for frame in sent if not frame.startswith('{"t":"lang"')]


def nothing_was_done(page: Any, sent: list[str]) -> None:
    assert page.locator("[data-confirm]").first.is_visible()
    assert page.locator(FILLED).count() == 0
    assert decisions(sent) == []


@pytest.mark.parametrize("game", some(GAMES))
def test_no_single_click_gives_something_away(visit: Visit, game: str) -> None:
    me = visit()
    page, sent = me.page, come_to_a_slip(me, game)
    slips = page.locator(SLIPS)
    first = slips.first.get_attribute("data-choice")
    for way in ("click", "dblclick"):
        getattr(slips.first, way)()
        nothing_was_done(page, sent)
        page.click("[data-keep] >> nth=0")
        page.wait_for_selector("[data-confirm]", state="detached")
    if page.locator("[data-main]").count() and page.get_attribute("[data-main]", "data-main") == first:
        page.click("[data-main]")
        nothing_was_done(page, sent)
        page.click("[data-keep] >> nth=0")
        page.locator("[data-main]").dblclick()
        assert decisions(sent) == []
        if page.locator("[data-keep]").count():  # else the second half of the click has met what lets it go
            page.click("[data-keep] >> nth=0")
        page.wait_for_selector("[data-confirm]", state="detached")
    slips.first.click()
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-confirm]", state="detached")
    assert decisions(sent) == []
    page.click("[data-menu]")  # who does not want to be asked is not
    page.uncheck("[data-slips]")
    page.keyboard.press("Escape")
    slips.first.click()
    page.wait_for_function("() => !('busy' in document.querySelector('[data-table]').dataset)")
    assert len(decisions(sent)) == 1


@pytest.mark.parametrize("game", some(GAMES, 2))
def test_a_finger_is_asked_as_well(visit: Visit, game: str) -> None:
    me = visit(**PHONE)
    page, sent = me.page, come_to_a_slip(me, game)
    page.tap("[data-choices][aria-expanded=false]")
    page.locator(SLIPS).first.tap()
    nothing_was_done(page, sent)
    box = page.locator("[data-keep]").last.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    page.locator("[data-keep]").last.tap()
    page.wait_for_selector("[data-confirm]", state="detached")
    seq = me.seq
    page.tap("[data-choices][aria-expanded=false]")  # who goes on sees the board, not the list
    page.locator(SLIPS).first.tap()
    page.locator("[data-confirm]").last.tap()
    page.wait_for_function("(seq) => Number(document.querySelector('[data-table]').dataset.seq) > seq", arg=seq)
    assert len(decisions(sent)) == 1


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_who_may_pass_in_an_auction_is_offered_that_once_and_not_loudly(visit: Visit, screen: dict[str, Any]) -> None:
    me = visit(**screen)
    me.lay_out("uruk", 3, "auction")
    me.page.wait_for_selector(".dialog [data-main]")
    assert me.page.locator("[data-main]").count() == 1
    assert me.page.locator("[data-pay]").count() == 1
    assert me.page.locator("[data-main].primary").count() == 0
