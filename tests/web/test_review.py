"""Looking back at a finished game with the coach: from the end screen to a turning point, and on to the replay."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.player import PATIENCE
from tests.web.visitor import PHONE

READY = "[data-reviewed=ready]"
LONG = 10 * PATIENCE  # whoever looks back makes way for everybody else


@pytest.mark.parametrize("wishes", [{}, PHONE])
def test_a_turning_point_leads_to_its_moment_in_the_replay(visit: Visit, wishes: dict[str, Any]) -> None:
    me = visit(**wishes)
    page = me.page
    address = me.open_table("uruk", "me", "bot", max_rounds=3)
    me.forward("over", moves=16)
    page.click("[data-end] [data-review]")
    page.wait_for_selector(READY, timeout=LONG)
    assert page.url == f"{address}/review"
    found = page.request.get(f"/api/tables/{address.rsplit('/', 1)[1]}/review?lang=en").json()
    assert found["points"], "who plays at random gives something away"
    assert page.locator("[data-point]").count() == page.locator("[data-dot]").count() == len(found["points"])
    assert page.locator("[data-accuracy]").count() == 2
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    point = found["points"][-1]
    assert point["move"] > 0
    shown = page.locator(f"[data-point='{point['move']}']").inner_text()
    for words in (*point["played"], *point["better"], point["worth"], *(one["say"] for one in point["reasons"])):
        assert words in shown
    page.focus(f"[data-to-replay='{point['move']}']")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"[data-table][data-seq='{point['move']}']")
    assert page.url == f"{address}/replay#move={point['move']}"
    page.click("[data-review]")
    page.wait_for_selector(READY, timeout=LONG)
    page.click(f"[data-dot='{point['move']}']")
    page.wait_for_selector(f"[data-table][data-seq='{point['move']}']")
    page.go_back()
    page.wait_for_selector(READY, timeout=LONG)
    page.click("[data-in-numbers] summary")
    page.click(f"[data-in-numbers] tr:last-child a[href$='#move={found['moves']}']")
    page.wait_for_selector(f"[data-table][data-seq='{found['moves']}']")


def test_it_speaks_french_and_says_how_far_it_is(visit: Visit) -> None:
    me = visit(locale="fr-FR")
    page = me.page
    address = me.open_table("uruk", "me", "bot", max_rounds=3)
    me.forward("over", moves=20)
    page.goto(f"{address}/review")
    page.wait_for_selector("[role=progressbar]")
    page.wait_for_selector(READY, timeout=LONG)
    assert page.locator("[role=progressbar]").count() == 0
    assert page.locator("h1").inner_text() == "Analyse de la partie"
    assert "Précision" in page.locator("main").inner_text()


def test_a_running_game_is_refused_with_a_sentence(visit: Visit) -> None:
    me = visit()
    address = me.open_table("uruk", "me", "bot")
    with me.expecting("answer: 409", "409"):
        me.page.goto(f"{address}/review")
        me.page.wait_for_selector("[data-problem]")
    assert me.page.inner_text("[data-problem]") == "The game is still going on."


def test_who_left_takes_the_seat_back(visit: Visit) -> None:
    me, other = visit(), visit()
    address = me.open_table("uruk", "me", "friend")
    other.join(address)
    me.page.wait_for_selector("[data-table]:not(.watching)")
    me.send("POST", f"/api/tables/{address.rsplit('/', 1)[1]}/leave", {})
    me.page.goto(address)
    me.page.click("[data-seat-back]")
    me.page.wait_for_selector("[data-table]:not(.watching)")
    assert me.page.locator("[data-kept-seat]").count() == 0
