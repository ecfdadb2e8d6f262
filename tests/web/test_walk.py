"""The final scoring, walked through on the table."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.visitor import Visitor


def at_the_end(visit: Visit, game: str, *others: str, **options: int) -> tuple[Visitor, list[dict[str, Any]]]:
    """A finished game in which somebody has points that are counted at the end, and the steps of its final scoring."""
    me = visit()
    me.open_table(game, "me", *others, **options)
    me.forward("walk", moves=1)
    me.page.wait_for_selector("[data-end]")
    last = [json.loads(frame) for frame in me.frames if frame.startswith('{"t":"scene"')][-1]["scene"]
    return me, last["walk"]


def test_step_by_step_what_counts_is_lit(visit: Visit) -> None:
    walk(*at_the_end(visit, "teotihuacan", "bot", "bot"))


def test_what_counts_for_an_opponent_without_a_player(visit: Visit) -> None:
    walk(*at_the_end(visit, "wayfarers", turn_cap=3))


def walk(me: Visitor, steps: list[dict[str, Any]]) -> None:
    page = me.page
    page.click("[data-end] [data-begin]")
    for number, step in enumerate(steps):
        page.wait_for_selector(f'[data-walk="{number}"]')
        assert f"+{step['points']}" in page.inner_text("[data-walk]")
        place = ".visit" if step.get("seat", 0) else ".mine"
        page.wait_for_selector(f"{place} .spoken", state="attached")
        assert page.locator(f"{place} .spoken").count() == len(step["h"])
        if number + 1 < len(steps):
            page.click("[data-step-on]")
    assert page.locator("[data-step-on]").is_disabled()
    page.click("[data-walk] button:last-child")
    page.wait_for_selector(".spoken", state="detached")
    page.wait_for_selector("button[data-begin]")


def test_a_replay_ends_with_it_too(visit: Visit) -> None:
    me, steps = at_the_end(visit, "teotihuacan", "bot", "bot")
    page = me.page
    page.click("[data-replay]")
    page.wait_for_selector("[data-slider]")
    page.focus("[data-slider]")
    page.keyboard.press("End")
    page.wait_for_selector("button[data-begin]")
    page.click("button[data-begin]")
    page.wait_for_selector('[data-walk="0"]')
    assert f"+{steps[0]['points']}" in page.inner_text("[data-walk]")


@pytest.mark.parametrize("game", ["ginkgopolis", "tabannusi", "uruk"])
def test_what_counts_in_front_of_somebody_or_in_the_city_is_lit(visit: Visit, game: str) -> None:
    me = visit()
    me.lay_out(game, 2, "over")
    page = me.page
    page.click("[data-end] [data-begin]")
    last = [json.loads(frame) for frame in me.frames if frame.startswith('{"t":"scene"')][-1]["scene"]
    for number, _ in enumerate(last["walk"]):
        page.wait_for_selector(f'[data-walk="{number}"]')
        page.wait_for_selector(".spoken")
        if number + 1 < len(last["walk"]):
            page.click("[data-step-on]")
