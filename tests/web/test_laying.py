"""A tile in hand: its ghost follows mouse, focus and finger, is turned and flipped, and lies where it was shown."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.visitor import PHONE, Visitor

GHOST, TURN, FLIP = "[data-ghost]", "[data-rotate]", "[data-flip]"
MINE = '[data-zone="city.0"]'
FITS = f"{MINE} button[data-handle][data-lit]"
# The tile and what comes beside it lie inside the map and inside the part of the page that is in sight.
IN_SIGHT = """() => {
  const whole = document.querySelector('.ghost .whole').getBoundingClientRect();
  return ['.pan', '.stage'].every((frame) => {
    const { left, right, top, bottom } = document.querySelector('.whole').closest(frame).getBoundingClientRect();
    return whole.left >= left - 1 && whole.right <= right + 1 && whole.top >= top - 1 && whole.bottom <= bottom + 1;
  });
}"""


HIDDEN = """() => {
  const pan = document.querySelector('[data-zone="city.0"] .pan');
  return Math.max(pan.scrollWidth - pan.clientWidth, pan.scrollHeight - pan.clientHeight);
}"""


def with_a_tile_in_hand(visit: Visit, sign: str = TURN, **wishes: Any) -> Visitor:
    """A tile is to be laid that can be turned (or flipped)."""
    me = visit(**wishes)
    me.open_table("teotihuacan", "me", "bot")
    me.forward("flipping" if sign == FLIP else "turning")
    me.page.wait_for_selector(sign)
    return me


def held(me: Visitor) -> str:
    return str(me.page.get_attribute(GHOST, "data-turn"))


def lies(me: Visitor, handle: str, turn: str) -> None:
    """The tile lies at this cell, turned like this."""
    at = handle.partition("@")[2]
    me.page.wait_for_selector(f'[data-piece="tile:0:{at}"] [data-turn="{turn}"]', state="attached")


def handle_at(me: Visitor, number: int) -> str:
    return str(me.page.locator(FITS).nth(number).get_attribute("data-handle"))


def middle(box: dict[str, float]) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_by_mouse(visit: Visit) -> None:
    """Hover, turn by wheel and by key, see what it would bring, click."""
    me = with_a_tile_in_hand(visit)
    page = me.page
    page.mouse.move(*middle(page.locator(FITS).first.bounding_box()))
    page.wait_for_selector("[data-ghost=fits]")
    before = held(me)
    page.mouse.wheel(0, 100)
    page.wait_for_function("(was) => document.querySelector('[data-ghost]').dataset.turn !== was", arg=before)
    after = held(me)
    page.keyboard.press("Shift+R")
    page.wait_for_function("(was) => document.querySelector('[data-ghost]').dataset.turn === was", arg=before)
    page.keyboard.press("r")
    page.wait_for_function("(was) => document.querySelector('[data-ghost]').dataset.turn === was", arg=after)
    goal = handle_at(me, 2)
    page.mouse.move(*middle(page.locator(f'[data-handle="{goal}"]').bounding_box()))
    page.wait_for_selector("[data-ghost=fits]")
    page.mouse.down()
    page.mouse.up()
    lies(me, goal, after)


def test_where_it_does_not_fit_the_ghost_says_why(visit: Visit) -> None:
    me = with_a_tile_in_hand(visit)
    page, seq = me.page, me.seq
    page.mouse.move(*middle(page.locator(f"{MINE} [data-handle]:not([data-lit])").first.bounding_box()))
    page.wait_for_selector("[data-ghost=barred]")
    assert len(page.inner_text(".verdict")) > 10
    page.mouse.down()
    page.mouse.up()
    page.wait_for_timeout(100)
    assert me.seq == seq


def test_by_keyboard(visit: Visit) -> None:
    """Arrows go from place to place, R turns, Enter lays it."""
    me = with_a_tile_in_hand(visit)
    page = me.page
    page.keyboard.press("r")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.wait_for_selector("[data-ghost=fits]")
    turn = held(me)
    goal = str(page.evaluate("document.activeElement.dataset.handle"))
    page.keyboard.press("Enter")
    lies(me, goal, turn)


@pytest.mark.parametrize("sign", [TURN, FLIP])
def test_by_finger(visit: Visit, sign: str) -> None:
    """A tap holds it there, buttons turn and flip it, another button lays it; all are large enough for a thumb."""
    me = with_a_tile_in_hand(visit, sign, **PHONE)
    page, seq = me.page, me.seq
    for button in (TURN, sign):
        box = page.locator(button).bounding_box()
        assert min(box["width"], box["height"]) >= 44
    page.locator(FITS).first.tap()
    page.wait_for_selector("[data-ghost=fits]")
    before = held(me)
    page.locator(sign).tap()
    page.wait_for_function("(was) => document.querySelector('[data-ghost]').dataset.turn !== was", arg=before)
    turn = held(me)
    assert sign != FLIP or (int(before) < 4) != (int(turn) < 4)
    goal = str(page.locator(FITS).last.get_attribute("data-handle"))
    page.locator(f'[data-handle="{goal}"]').tap()
    page.wait_for_selector("[data-ghost=fits]")
    page.wait_for_function(IN_SIGHT)
    assert me.seq == seq, "nothing is decided yet"
    page.locator("[data-confirm]").tap()
    page.wait_for_function("(was) => Number(document.querySelector('[data-table]').dataset.seq) > was", arg=seq)
    page.locator("[data-tab=mine]").tap()
    lies(me, goal, turn)


def test_a_finger_sees_the_whole_city_on_demand(visit: Visit) -> None:
    """Cells have room for it, so that on a phone there are more than fit."""
    me = with_a_tile_in_hand(visit, TURN, **PHONE)
    page = me.page
    assert page.evaluate(HIDDEN) > 44
    page.tap(f"{MINE} [data-fit]")
    page.wait_for_function(f"() => ({HIDDEN})() <= 1")
    page.wait_for_selector(f"{MINE} [data-fit]", state="detached")
    page.locator(FITS).first.tap()  # it can be laid all the same
    page.wait_for_selector(GHOST)


def test_a_finger_that_rests_asks_and_holds_the_tile_nowhere(visit: Visit) -> None:
    me = with_a_tile_in_hand(visit, TURN, **PHONE)
    box = me.page.locator(FITS).first.bounding_box()
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line = me.context.new_cdp_session(me.page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    me.page.wait_for_selector("[role=tooltip]")
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    me.page.wait_for_timeout(150)
    assert me.page.locator(GHOST).count() == 0
