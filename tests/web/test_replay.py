"""Looking back: every decision of a finished game from any seat, and one's own view of a running one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.player import rush
from tests.web.visitor import PHONE

NOW = "document.querySelector('[data-table]').dataset.seq"


def go_to(page: Any, move: int) -> None:
    page.wait_for_function(f"() => {NOW} === '{move}'")


def test_the_slider_leads_through_a_finished_game(visit: Visit) -> None:
    me = visit()
    address = me.open_table("uruk", "me", "bot", max_rounds=3)
    page = me.page
    me.forward("over", moves=20)
    page.wait_for_selector("[data-end]")
    end = page.locator("[data-log] p").all_text_contents()
    page.click("[data-replay]")
    page.wait_for_selector("[data-slider]")
    assert page.url == f"{address}/replay"
    moves = int(page.get_attribute("[data-slider]", "max"))
    assert moves >= 8
    page.click("[data-next]")
    go_to(page, 1)
    page.focus("[data-slider]")
    page.keyboard.press("End")
    go_to(page, moves)
    assert page.locator("[data-log] p").all_text_contents() == end
    assert page.locator("[data-next]").is_disabled()
    page.keyboard.press("ArrowLeft")
    go_to(page, moves - 1)
    page.fill("[data-slider]", str(moves // 2))
    go_to(page, moves // 2)
    half = page.locator("[data-log] p").all_text_contents()
    assert half[:-1] == end[: len(half) - 1]  # the last sentence may have grown
    page.fill("[data-slider]", "1")
    go_to(page, 1)  # when everybody still has cards
    mine = page.locator("[data-zone='hand.0'] [data-face]").count()
    assert mine > 0
    page.select_option("section select", "1")
    page.wait_for_selector("[data-zone='hand.1'] [data-face]")
    page.select_option("section select", "0")
    page.wait_for_function(f"() => document.querySelectorAll(`[data-zone='hand.0'] [data-face]`).length === {mine}")
    page.keyboard.press("Escape")
    assert page.locator("[data-choice], [data-lit], [data-main]").count() == 0


def test_a_running_game_can_be_looked_through_by_those_who_play_it(visit: Visit) -> None:
    me = visit()
    address = me.open_table("uruk", "me", "bot")
    rush(me.page, 4)
    me.page.goto(f"{address}/replay")
    me.page.wait_for_selector("[data-slider]")
    assert int(me.page.get_attribute("[data-slider]", "max")) >= 4
    assert me.page.locator("section select").count() == 0
    me.page.click("[data-next]")
    go_to(me.page, 1)
    assert me.page.locator("[data-zone='hand.1'] [data-face]").count() == 0


@pytest.mark.parametrize("wishes", [{}, PHONE])
def test_turns_graph_keys_and_links_lead_to_moments(visit: Visit, wishes: dict[str, Any]) -> None:
    me = visit(**wishes)
    address = me.open_table("uruk", "me", "bot", max_rounds=3)
    page = me.page
    me.forward("over", moves=20)
    turns = page.request.get(f"/api/tables/{address.rsplit('/', 1)[1]}/turns").json()
    assert [turn["move"] for turn in turns] == sorted({turn["move"] for turn in turns})
    page.goto(f"{address}/replay#move={turns[2]['move']}")
    page.wait_for_selector("[data-graph]")
    go_to(page, turns[2]["move"])
    page.click("[data-turn-after]")
    go_to(page, turns[3]["move"])
    assert page.url.endswith(f"#move={turns[3]['move']}")
    page.click("[data-turn-before]")
    go_to(page, turns[2]["move"])
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    go_to(page, turns[2]["move"] + 1)
    page.keyboard.press("Shift+ArrowLeft")
    go_to(page, turns[2]["move"])
    box = page.locator("[data-graph]").bounding_box()
    page.mouse.click(box["x"] + box["width"] - 1, box["y"] + box["height"] / 2)
    go_to(page, turns[-1]["move"])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
