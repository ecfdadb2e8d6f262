"""Help while playing: the player aid, what can be done and why, the last turn explained, and examples to play on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.test_games import GAMES
from tests.web.visitor import PHONE

SMALLEST = """() => Math.min(...[...document.querySelectorAll('[data-aid] dt, [data-aid] dd')]
    .map((one) => parseFloat(getComputedStyle(one).fontSize)))"""
BROAD = "() => document.querySelector('#reference').scrollWidth <= document.querySelector('#reference').clientWidth"


@pytest.mark.parametrize("game", GAMES)
def test_the_player_aid_is_one_tap_away_and_fits_a_phone(visit: Visit, game: str) -> None:
    me = visit(**PHONE)
    me.lay_out(game, 2, "middle")
    page = me.page
    page.locator("[data-open-aid]").tap()
    page.wait_for_selector("[data-aid] dt")
    assert page.evaluate(BROAD)
    assert page.evaluate(SMALLEST) >= 12
    page.keyboard.press("a")
    page.wait_for_selector("[data-aid]", state="detached")


@pytest.mark.parametrize("game", GAMES)
def test_a_question_the_last_turn_and_an_example_are_explained(visit: Visit, game: str) -> None:
    me = visit()
    me.lay_out(game, 2, "middle")
    page = me.page
    page.click("[data-open-now]")
    page.wait_for_selector("[data-can] li")
    assert all(text.strip().endswith((".", "!")) for text in page.locator("[data-can] li").all_inner_texts())
    cited = page.locator("[data-explained] [data-open-rule]").first
    rule = cited.get_attribute("data-open-rule")
    cited.click()
    page.wait_for_selector(f"[data-at-rule='{rule}'] p")
    an_example_opens_on_a_table_and_can_be_played_on(page)
    page.click("[data-menu]")
    page.uncheck("[data-aids]")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-open-now]", state="detached")


def an_example_opens_on_a_table_and_can_be_played_on(page: Any) -> None:
    before = page.get_attribute("[data-table]", "data-table")
    chapter = page.locator("[data-chapter]").nth(3)
    if chapter.get_attribute("open") is None:
        chapter.locator("summary").click()
    button = page.locator("[data-chapter][open] [data-open-example]").first
    example = button.get_attribute("data-open-example")
    button.click()
    page.wait_for_selector(f"[data-table]:not([data-table='{before}'])")
    page.wait_for_selector(f"[data-at-rule='{example}']")
    page.locator("[data-choice]").first.wait_for()
    seq = page.get_attribute("[data-table]", "data-seq")
    page.locator("[data-choice]").first.dispatch_event("click")
    page.wait_for_function(f"() => document.querySelector('[data-table]').dataset.seq !== '{seq}'")
