"""Whoever asks what a thing is, what it does or why it cannot be chosen is told, truly and with the rule at hand."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.spread import some
from tests.web.test_games import GAMES
from tests.web.visitor import PHONE, Visitor

TIP = "[role=tooltip]"
RULE = f"{TIP} [data-open-rule]"


@pytest.mark.parametrize("game", some(GAMES, 2))
def test_the_key_shows_first_what_is_on_the_table(visit: Visit, game: str) -> None:
    me = visit()
    me.lay_out(game, 2, "middle")
    page = me.page
    page.keyboard.press("k")
    rows = page.locator("[data-key] dt")
    rows.first.wait_for()
    assert all(text.strip() for text in rows.all_inner_texts())
    everything = rows.count()
    word = rows.last.inner_text().split()[0]
    page.fill("[data-reference] [type=search]", word)
    page.wait_for_function(f"() => document.querySelectorAll('[data-key] dt').length < {everything}")
    assert all(word.lower() in text.lower() for text in page.locator("[data-key] > div").all_inner_texts())
    stage, reference = page.locator(".stage").bounding_box(), page.locator("[data-reference]").bounding_box()
    assert stage["x"] + stage["width"] <= reference["x"] + 1  # beside the board, not over it
    page.locator("[data-prompt]").click()  # out of the field
    page.keyboard.press("k")
    page.wait_for_selector("[data-reference]", state="detached")


def test_a_rule_in_a_tip_leads_to_the_rules(visit: Visit) -> None:
    me = visit()
    me.lay_out("uruk", 2, "middle")
    page = me.page
    page.hover("[data-zone=display] .piece")
    page.wait_for_selector(RULE)
    rule = page.get_attribute(RULE, "data-open-rule")
    name = page.inner_text(f"{TIP} strong")
    page.click(RULE)  # by way of the gap between thing and tip
    page.wait_for_selector(f"[data-at-rule='{rule}']")
    assert name in page.inner_text("[data-at-rule]")
    page.wait_for_selector(TIP, state="detached")
    assert not page.evaluate("!!document.querySelector('dialog[open]')")  # the board can be played on
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-reference]", state="detached")


def test_a_tip_is_true_when_the_turn_comes(visit: Visit) -> None:
    """It is open while another decides; then it is my turn, and it must not say what has become untrue."""
    me, other = visit(), visit()
    other.join(me.open_table("uruk", "me", "friend"))
    page = me.page
    page.wait_for_selector("[data-table]")
    for moves in range(1, 40):
        me.forward(moves=moves, less=1)  # just before I am asked something
        if page.locator("[data-choice]").count() == 0:
            break
    thing = page.locator("[data-zone='hand.0'] .piece").first
    thing.dispatch_event("explain")
    page.locator(f"{TIP} [data-why='']", has_text=other_name(other)).wait_for()
    me.forward()
    page.wait_for_selector("[data-choice]")
    page.locator(TIP, has_text=f"{other_name(other)} must decide").wait_for(state="detached")


def other_name(other: Visitor) -> str:
    name: str = other.context.request.get("/api/me").json()["name"]
    return name


def test_a_finger_learns_how_to_ask_and_why_not(visit: Visit) -> None:
    me = visit(**PHONE)
    me.lay_out("uruk", 2, "middle")
    page = me.page
    page.wait_for_selector("[data-hint]")
    page.tap("[data-hint] button")
    page.wait_for_selector("[data-hint]", state="detached")
    page.reload()
    page.wait_for_selector("[data-lit]")
    assert page.locator("[data-hint]").count() == 0
    locked = page.locator(".stage .piece[aria-disabled=true]:visible, .stage .class[aria-disabled=true]:visible").first
    locked.scroll_into_view_if_needed()
    before = me.seq
    locked.tap(force=True)  # for a browser that waits until it can be chosen it never can
    page.wait_for_selector(f"{TIP} [data-why]")
    assert page.inner_text(f"{TIP} [data-why]").strip()
    assert me.seq == before
    page.tap("[data-prompt]")
    page.wait_for_selector(TIP, state="detached")
