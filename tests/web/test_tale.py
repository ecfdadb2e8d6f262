"""What others did, told line by line on the table as it was then, at a pace of one's own and never in anybody's way."""

from __future__ import annotations

import json
from typing import Any

import pytest

import edubba
from tests.web.conftest import Visit
from tests.web.player import rush
from tests.web.spread import some
from tests.web.visitor import PHONE, Visitor

GAMES = sorted(edubba.catalogue())
ALONE = [game for game in GAMES if 1 in edubba.load(game).seats]
SCREENS: tuple[dict[str, Any], ...] = ({}, PHONE)
MOVES = {"reduced_motion": "no-preference"}
BY_STEPS = """
const kept = JSON.parse(localStorage.getItem('edubba.prefs') ?? '{}');
localStorage.setItem('edubba.prefs', JSON.stringify({ pace: 'step', pressed: true, ...kept }));
"""
SAID = "[data-tale] .say"
PAUSE = 700  # in which a bot has moved, and the page has begun to tell of it
PIECES = "() => [...document.querySelectorAll('[data-zone] .piece[data-piece]')].map((node) => node.dataset.piece)"


def by_steps(visit: Visit, number: int = 0, **wishes: Any) -> Visitor:
    """Somebody who wants to be told, and goes on by himself."""
    me = visit(**MOVES, **SCREENS[number % len(SCREENS)], **wishes)
    me.context.add_init_script(BY_STEPS)
    return me


def heard(me: Visitor, kind: str) -> list[dict[str, Any]]:
    return [json.loads(frame) for frame in me.frames if frame.startswith(f'{{"t":"{kind}"')]


def told(page: Any) -> int:
    return int(page.get_attribute("[data-tale]", "data-told"))


def check_moment(me: Visitor, log: dict[int, str], still: bool) -> bool:
    """The line that is told stands in the log, and on the table lies what lay there then; whether it is the past."""
    page = me.page
    at = told(page)
    assert page.inner_text(SAID).strip() == log[at]
    moment = next((one for one in reversed(heard(me, "moment")) if one["told"] == at), None)
    last = heard(me, "scene")[-1]["scene"]
    scene = moment["scene"] if moment else last
    if still:  # else more may have happened since, in silence, than the line tells
        assert set(page.evaluate(PIECES)) <= {piece["id"] for piece in scene["pieces"]}
    return moment is not None and scene["pieces"] != last["pieces"]


def lines_of(me: Visitor) -> dict[int, str]:
    return {line["told"]: line["text"] for frame in heard(me, "scene") for line in frame["log"]}


def walk_through(me: Visitor, still: bool = False) -> int:
    """Step through the tale, while nobody moves if `still`; how many lines showed another table than that of now."""
    page, past, last = me.page, 0, 0
    for _ in range(60):
        assert told(page) > last, "out of its order"
        last = told(page)
        past += check_moment(me, lines_of(me), still)
        if page.is_disabled("[data-step-on]"):
            break
        before = page.get_attribute("[data-tale]", "data-tale")
        page.click("[data-step-on]")
        page.wait_for_selector(f'[data-tale]:not([data-tale="{before}"])')
    assert page.is_disabled("[data-step-on]"), "it has an end"
    return past


@pytest.mark.parametrize(("number", "game"), [*enumerate(some(ALONE))])
def test_the_turn_of_an_automa_on_the_table_as_it_was(visit: Visit, number: int, game: str) -> None:
    me = by_steps(visit, number)
    me.open_table(game, "me")
    me.forward(moves=30)
    me.page.wait_for_selector("[data-tale]")
    assert walk_through(me, still=True) > 0, "all of it was told over the end"
    me.page.click("[data-step-back]")
    me.page.wait_for_selector("[data-step-on]:not([disabled])")
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector("[data-tale]", state="detached")


@pytest.mark.parametrize(("number", "game"), [*enumerate(some(GAMES, 2), 1)])
def test_what_bots_did_is_told_in_its_order_and_playing_on_ends_it(visit: Visit, number: int, game: str) -> None:
    me = by_steps(visit, number)
    page = me.page
    me.open_table(game, "me", "bot")
    for _ in range(40):
        rush(page, 1)
        page.wait_for_timeout(PAUSE)
        if page.locator("[data-tale]").count():
            break
    walk_through(me)
    last = str(told(page))
    rush(page, 3)  # on a phone the list is opened first, and some things are confirmed
    page.wait_for_function("(last) => document.querySelector('[data-tale]')?.dataset.told !== last", arg=last)


def test_a_click_on_the_table_of_the_past_leads_back_and_does_nothing_else(visit: Visit) -> None:
    me = by_steps(visit)
    page = me.page
    me.open_table("tabannusi", "me")
    me.forward(moves=30)
    page.wait_for_selector("[data-tale]")
    assert page.locator("[data-choice]").count() > 0, "nobody has to wait for the end of the tale"
    assert page.locator("[data-zone] [data-lit]").count() == 0, "nothing of the past can be chosen"
    seq = me.seq
    page.locator('[data-zone="ur.1"]').first.click()
    page.wait_for_selector("[data-tale]", state="detached")
    page.wait_for_selector("[data-lit]")
    assert me.seq == seq
    page.click("[data-tell]")
    page.wait_for_selector('[data-tale="0"]')
    page.click("[data-tale-end]")
    page.wait_for_selector("[data-tale]", state="detached")
    page.click("[data-menu]")
    page.click("[data-tell-again]")
    page.wait_for_selector('[data-tale="0"]')
    said = page.text_content(SAID)
    me.switch_to("fr")
    page.wait_for_function("(said) => document.querySelector('[data-tale] .say').textContent !== said", arg=said)
    assert page.inner_text(SAID).strip() == lines_of(me)[told(page)]


def test_who_takes_a_turn_back_is_told_no_more_of_it(visit: Visit) -> None:
    me = by_steps(visit)
    page = me.page
    me.open_table("tabannusi", "me")
    me.forward(moves=30)
    rush(page, 60, until="[data-takeback]", haste=0.3)
    page.wait_for_selector("[data-tale]")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-tale]", state="detached")
    before, seq = lines_of(me), me.seq
    page.click("[data-takeback]")
    page.wait_for_function("(n) => Number(document.querySelector('[data-table]').dataset.seq) > n", arg=seq)
    page.wait_for_selector("[data-tale]", state="detached")
    assert heard(me, "scene")[-1]["table"]["takebacks"] == 1
    assert heard(me, "scene")[-1]["tale"][1] < max(before)


def test_who_looks_on_sees_the_last_turn_again(visit: Visit) -> None:
    me, other = visit(), by_steps(visit)
    other.come(me.open_table("uruk", "me", "bot"))
    rush(me.page, 12)
    other.page.reload()
    other.page.click("[data-tell]")
    other.page.wait_for_selector('[data-tale="0"]')
    walk_through(other)
    frame = heard(other, "scene")[-1]
    assert frame["seat"] is None
    assert 0 <= frame["tale"][0] < frame["tale"][1] <= max(lines_of(other))


def test_who_wants_calm_is_told_on_demand_only(visit: Visit) -> None:
    me = visit()
    me.open_table("tabannusi", "me")
    me.forward(moves=30)
    me.page.wait_for_selector("[data-tell]")
    assert me.page.locator("[data-tale]").count() == 0
