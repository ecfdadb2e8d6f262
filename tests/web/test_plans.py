"""Plans that all make at once, in Ginkgopolis: sealed, taken back, and revealed in turn order."""

from __future__ import annotations

from typing import Any

from tests.web.conftest import Visit

PLAN = '[data-zone="plan.{}"] [data-piece]'
WAITS = '[data-seat="{}"]:not(.acts)'
OPEN_PLAN = PLAN.format(0) + "[data-face]"
DRAFT = 3


def choose(page: Any, text: str = "") -> None:
    """Take the first choice that says so, and wait until it is understood."""
    seq = page.get_attribute("[data-table]", "data-seq")
    page.locator("[data-choice]", has_text=text).first.click()
    page.wait_for_function(f"() => document.querySelector('[data-table]').dataset.seq > {seq}")


def test_a_plan_is_nobodys_business_until_all_have_one(visit: Visit) -> None:
    host, friend = visit(), visit()
    friend.join(host.open_table("ginkgopolis", "me", "friend"))
    for _ in range(DRAFT):
        for page in (host.page, friend.page):
            page.wait_for_selector("[data-choice]")
            choose(page)
    for page in (host.page, friend.page):
        page.wait_for_selector('[data-zone^="hand."] [data-lit]')

    before = friend.seq
    host.page.locator('[data-zone="hand.0"] [data-lit]').first.click()  # half a plan: nothing is sent yet
    host.page.locator('[data-zone="tiles.0"] [data-lit]').first.click()
    host.page.wait_for_selector(f"{OPEN_PLAN}, [data-confirm]")
    if host.page.locator("[data-confirm]").count():  # a plan that cannot be paid for
        host.page.click("[data-confirm]")
        host.page.wait_for_selector(OPEN_PLAN)
    assert host.page.locator(OPEN_PLAN).count() == 2
    friend.page.wait_for_selector(PLAN.format(0))
    assert friend.seq == before + 1
    assert friend.page.locator(PLAN.format(0)).count() == 1, "the back of a card, and no hint of a tile"
    assert friend.page.locator(OPEN_PLAN).count() == 0
    assert friend.page.locator(WAITS.format(0)).count() == 1

    for _ in range(2):  # the tile, then the card
        host.page.click("[data-undo]:not([disabled])")
        host.page.wait_for_selector("[data-choice]")
    host.page.wait_for_selector('[data-zone="hand.0"] [data-lit]')
    assert host.page.locator(OPEN_PLAN).count() == 0
    friend.page.wait_for_selector('[data-seat="0"].acts')
    assert friend.page.locator(PLAN.format(0)).count() == 0

    for page in (host.page, friend.page):
        choose(page, "Play ")
        choose(page, "Play it alone")
    for page in (host.page, friend.page):
        page.wait_for_selector("[data-log] :text('revealed')")
        told = page.locator("[data-log] :text('revealed')").all_text_contents()
        assert len(told) >= 1
