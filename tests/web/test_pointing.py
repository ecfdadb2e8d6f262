"""Pointing at things: what they are, why not, dragging, paying in any order, and being asked once more."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.player import rush
from tests.web.visitor import PHONE, Visitor

TIP = "[role=tooltip]"


def sit_down(visit: Visit, **wishes: Any) -> Visitor:
    me = visit(**wishes)
    me.open_table("uruk", "me", "device")
    me.page.click("[data-sit]")
    me.page.wait_for_selector("[data-choice], [data-choices]")
    return me


def scene_of(me: Visitor) -> dict[str, Any]:
    frames = [json.loads(frame) for frame in me.frames if frame.startswith('{"t":"scene"')]
    scene: dict[str, Any] = frames[-1]["scene"]
    return scene


def test_whatever_cannot_be_chosen_says_which_rule_forbids_it(visit: Visit) -> None:
    """By mouse and by keyboard; the rule has its number and its sentence, in the language of the reader."""
    me = sit_down(visit, locale="fr-FR")
    thing, rule = something_barred(me)
    thing.hover()
    why = me.page.locator(f'{TIP} [data-why="{rule}"]').first
    why.wait_for()
    said = why.inner_text()
    assert rule in said
    assert len(said) > 30
    me.page.mouse.move(2, 2)
    me.page.wait_for_selector(TIP, state="detached")
    me.page.keyboard.press("Tab")
    thing.focus()
    why.wait_for()
    assert why.inner_text() == said
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector(TIP, state="detached")


def something_barred(me: Visitor) -> tuple[Any, str]:
    """Play on until a thing on the table cannot be chosen for a reason: the thing, and the rule."""
    for _ in range(40):
        for barred in scene_of(me).get("barred", []):
            thing = me.page.locator(f'[data-piece="{barred["h"]}"]:not([data-lit])')
            if thing.count():
                return thing, barred["rule"]
        rush(me.page, 1)
    raise AssertionError("everything could be chosen")


def test_a_long_press_explains_and_chooses_nothing(visit: Visit) -> None:
    me = sit_down(visit, **PHONE)
    seq = me.seq
    box = me.page.locator("[data-zone=display] [data-lit]").first.bounding_box()
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line = me.context.new_cdp_session(me.page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    me.page.wait_for_selector(TIP)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    me.page.wait_for_timeout(150)
    assert me.seq == seq
    assert me.page.get_attribute("[data-table]", "data-chosen") in (None, "")


def test_a_card_is_dragged_home_or_falls_back(visit: Visit) -> None:
    me = sit_down(visit)
    page, seq = me.page, me.seq
    card = page.locator("[data-zone=display] [data-lit]").first
    home = page.locator('[data-zone^="hand."]:has([data-face])')
    cards = home.locator("[data-face]").count()

    def drag_to(place: Any) -> None:
        start, end = card.bounding_box(), place.bounding_box()
        page.mouse.move(start["x"] + 20, start["y"] + 20)
        page.mouse.down()
        page.mouse.move(end["x"] + 30, end["y"] + end["height"] / 2, steps=4)
        page.mouse.up()

    drag_to(page.locator("[data-prompt]"))
    page.wait_for_timeout(100)
    assert me.seq == seq
    assert page.get_attribute("[data-table]", "data-chosen") in (None, "")
    drag_to(home)
    page.wait_for_function(f"() => document.querySelector('[data-table]').dataset.seq !== '{seq}'")
    assert home.locator("[data-face]").count() == cards + 1


def test_cubes_and_cards_are_paid_in_any_order(visit: Visit) -> None:
    """Picked one by one, let go by Escape, picked again and sent in one go."""
    me = visit()
    me.open_table("uruk", "me", "bot")
    page = me.page
    me.forward("tally")
    more, pay = "[data-tally] [data-more]:not(:disabled)", "[data-pay]:not(:disabled)"
    page.locator(more).first.click()
    assert page.get_attribute("[data-picked]", "data-picked") == "1"
    page.keyboard.press("Escape")
    assert page.get_attribute("[data-picked]", "data-picked") == "0"
    seq = me.seq
    for _ in range(20):
        if page.locator(pay).count():
            break
        page.locator(more).last.click()
    page.locator(pay).first.click()
    page.wait_for_function(f"() => Number(document.querySelector('[data-table]').dataset.seq) > {seq}")
    assert rush(page, 3) == 3


def test_who_wants_it_is_asked_before_what_cannot_be_taken_back(visit: Visit) -> None:
    me = sit_down(visit)
    page, seq = me.page, me.seq
    page.click("[data-menu]")
    page.check("[data-ask]")
    page.keyboard.press("Escape")
    deck = page.locator("[data-zone=deck] [data-lit]").first
    deck.click()
    page.wait_for_selector("[data-confirm]")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-confirm]", state="detached")
    assert me.seq == seq
    deck.click()
    page.click("[data-confirm]")
    page.wait_for_function(f"() => Number(document.querySelector('[data-table]').dataset.seq) > {seq}")


def test_the_log_shows_what_it_speaks_of(visit: Visit) -> None:
    me = sit_down(visit)
    page = me.page
    page.locator("[data-zone=display] [data-lit]").first.click()
    page.locator("[data-log] p").last.hover()
    page.wait_for_selector(".spoken")
    page.mouse.move(2, 2)
    page.wait_for_selector(".spoken", state="detached")


def test_the_rules_are_at_hand_and_can_be_searched(visit: Visit) -> None:
    me = sit_down(visit)
    me.page.keyboard.press("h")
    rules = me.page.locator("[data-reference] dl > div")
    rules.first.wait_for()
    everything = rules.count()
    me.page.fill("[data-reference] [type=search]", "URU-9.3")
    me.page.wait_for_function(f"() => document.querySelectorAll('[data-reference] dl > div').length < {everything}")
    assert 0 < rules.count() < 10
    assert "URU-9.3" in rules.last.inner_text()
    me.page.fill("[data-reference] [type=search]", "zzzz")
    me.page.wait_for_selector("[data-reference] dl > div", state="detached")


@pytest.mark.parametrize(
    "at", [("ginkgopolis", 2, "27", "1.1/2-seats-bent"), ("uruk", 4, "284", "1.1/4-seats-curious")]
)
def test_a_dialog_to_pick_one_shows_all_answers(visit: Visit, at: tuple[str, int, str, str]) -> None:
    """Also those that are lit on the table: else one seems to be the only one."""
    me = visit()
    me.lay_out(*at)
    listed = me.page.locator("[data-choice] .say").all_inner_texts()
    assert len(listed) > 1
    assert me.page.locator(".dialog .answer").all_inner_texts() == listed
    me.page.locator(".dialog .answer").last.click()
    me.page.wait_for_selector(".dialog", state="detached")
