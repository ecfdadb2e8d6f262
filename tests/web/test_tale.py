"""The turn of an automa, told line by line to those who want it, and never in anybody's way."""

from __future__ import annotations

from tests.web.conftest import Visit


def test_line_by_line_and_again_from_the_log(visit: Visit) -> None:
    me = visit(reduced_motion="no-preference")
    page = me.page
    me.open_table("tabannusi", "me")
    me.forward(moves=30)
    page.wait_for_selector("[data-tale]")
    page.click("[data-pace]")  # from now on it waits, however far it has come meanwhile
    for _ in range(int(page.get_attribute("[data-tale]", "data-tale"))):
        page.click("[data-step-back]")
    page.wait_for_selector('[data-tale="0"]')
    page.click("[data-step-on]")
    page.wait_for_selector('[data-tale="1"]')
    assert page.inner_text("[data-tale] .say").strip() in page.inner_text("[data-log]")
    assert page.locator("[data-choice]").count() > 0, "nobody has to wait for the end of the tale"
    page.click("[data-tale-end]")
    page.wait_for_selector("[data-tale]", state="detached")
    page.click("[data-tell]")
    page.wait_for_selector('[data-tale="0"]')


def test_who_wants_calm_is_told_on_demand_only(visit: Visit) -> None:
    me = visit()
    me.open_table("tabannusi", "me")
    me.forward(moves=30)
    me.page.wait_for_selector("[data-tell]")
    assert me.page.locator("[data-tale]").count() == 0
