"""Every worked example of every game is opened from the page of rules, at a table that asks something and goes on."""

import pytest

import edubba
from edubba.games import OWN
from edubba.kernel.rulebook import example_ids
from tests.web.conftest import Visit

OFFERED = "[...document.querySelectorAll('[data-open-example]')].map((one) => one.dataset.openExample)"
LAID = """(example) => {
    const table = document.querySelector('[data-table]');
    if (!table || table.dataset.table === window.before) return false;
    const asked = document.querySelector('[data-choice], [data-choices], [data-over], [data-lit]');
    return asked && document.querySelector(`[data-at-rule='${example}']`);
}"""


@pytest.mark.parametrize("game", OWN)
def test_every_worked_example_opens_from_the_rules(visit: Visit, game: str) -> None:
    me = visit()
    me.lay_out(game, 2, "middle")
    page = me.page
    page.keyboard.press("h")
    page.wait_for_selector("[data-chapter]")
    ids = example_ids(edubba.load(game))
    assert set(page.evaluate(OFFERED)) == set(ids)
    tables = set()
    for example in ids:
        page.evaluate("window.before = document.querySelector('[data-table]').dataset.table")
        page.locator(f"[data-chapter] [data-open-example='{example}']").first.dispatch_event("click")
        page.wait_for_function(LAID, arg=example)
        tables.add(page.get_attribute("[data-table]", "data-table"))
    assert len(tables) == len(ids)
