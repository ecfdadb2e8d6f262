"""French and English, from one to the other without a reload."""

from __future__ import annotations

from typing import Any

from tests.web.conftest import Visit
from tests.web.player import rush
from tests.web.visitor import Visitor

TEXT = "document.body.innerText"


def there_and_back(me: Visitor, *places: str) -> None:
    """Every one of these places says something else in French, and the same as before in English again."""
    page: Any = me.page
    page.evaluate("window.same = true")
    english = [page.locator(place).all_inner_texts() for place in places]
    me.switch_to("fr")
    for place, words in zip(places, english, strict=True):
        page.wait_for_function(f"() => document.querySelector(`{place}`).innerText !== {words[0]!r}")
    me.switch_to("en")
    for place, words in zip(places, english, strict=True):
        page.wait_for_function(f"() => document.querySelector(`{place}`).innerText === {words[0]!r}")
    assert [page.locator(place).all_inner_texts() for place in places] == english
    assert page.evaluate("window.same") is True


def test_the_words_change_and_the_page_stays(visit: Visit) -> None:
    me = visit()
    me.page.goto("/")
    me.page.wait_for_selector(".ready")
    there_and_back(me, ".shelf .line", ".welcome", "h2")
    address = me.open_table("uruk", "me", "device")
    rush(me.page, 3)
    there_and_back(me, "[data-prompt]", "[data-log] p", "[data-zone] header")
    me.page.goto(f"{address}/replay")
    me.page.wait_for_selector("[data-slider]")
    me.page.click("[data-next]")
    me.page.wait_for_selector('[data-table][data-seq="1"]')
    there_and_back(me, "[data-prompt]", "[data-log] p", "[data-zone] header")


def test_the_browser_says_which_language_comes_first(visit: Visit) -> None:
    me = visit(locale="fr-CA")
    me.page.goto("/")
    me.page.wait_for_selector("html[lang=fr]")
    me.page.wait_for_selector(".ready")
    me.switch_to("en")
    me.page.reload()
    me.page.wait_for_selector("html[lang=en]")


def test_the_rules_are_told_at_the_table(visit: Visit) -> None:
    """In brief, with the cards and the reasons of refusals, in the language of the reader, and by what he looks for."""
    me = visit(locale="fr-FR")
    me.open_table("uruk", "me", "bot")
    me.page.click("[data-open-rules]")
    me.page.wait_for_selector("[data-guide]")
    chapters = me.page.locator("[data-guide] dt")
    assert "Votre tour" in chapters.all_inner_texts()
    assert chapters.count() > 7
    me.page.fill(".rules input", "epoque IV")
    me.page.wait_for_function("() => document.querySelectorAll('[data-guide] dt').length < 4")
    assert "époque IV" in me.page.inner_text("[data-guide]")
    me.page.fill(".rules input", "xyzzy")
    me.page.wait_for_selector("[data-guide]", state="detached")
