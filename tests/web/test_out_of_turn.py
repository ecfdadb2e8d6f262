"""A question in the turn of another: it comes to the one whom it concerns, over the network and on one device."""

from __future__ import annotations

from time import monotonic
from typing import Any

import pytest

from tests.web.conftest import SOAK, Visit
from tests.web.player import PATIENCE

# Take this choice, whatever must be said before it or confirmed after it.
TAKE = """async (action) => {
  const seq = () => document.querySelector('[data-table]')?.dataset.seq;
  const late = performance.now() + PATIENCE;
  let before = null;
  while (before === null || seq() === before) {
    const next = document.querySelector('[data-sit]') ?? document.querySelector('[data-confirm]');
    const choice = document.querySelector(`[data-choice="${action}"]`);
    if (next) next.click();
    else if (choice && before === null) {
      before = seq();  // a move of another may still be on its way until we are asked
      choice.click();
    }
    if (performance.now() > late) throw new Error(`${action} cannot be taken`);
    await new Promise((go) => setTimeout(go, 5));
  }
}"""
WHERE = {"ChooseTrack": '[data-zone="mastery"]', "ChooseReserve": '[data-zone="reserve"]'}


LAST = 4  # moves that are made by hand


def lit_in(page: Any, question: str) -> Any:
    return page.locator(f"{WHERE[question]} [data-lit]")


def choose(page: Any, question: str) -> None:
    """Point at the first of what is lit; what cannot be taken back is asked once more."""
    seq = page.get_attribute("[data-table]", "data-seq")
    lit_in(page, question).first.click()
    page.wait_for_selector(f'[data-confirm], [data-table]:not([data-seq="{seq}"]), [data-sit]')
    if page.locator("[data-confirm]").count():
        page.click("[data-confirm]")


@pytest.mark.parametrize("question", sorted(WHERE) if SOAK else ["ChooseTrack"])
def test_over_the_network(visit: Visit, question: str) -> None:
    host, friend = visit(), visit(locale="fr-FR")
    friend.join(host.open_table("tabannusi", "me", "friend"))
    host.page.wait_for_selector("[data-table]")
    pages = [host.page, friend.page]
    for seat, action in host.forward(question, less=LAST):
        pages[seat].evaluate(TAKE, action)
    lit = asked_there(pages, question)
    assert len(lit) == 1, "one of them is asked, and only that one"
    asked, other = lit[0], next(page for page in pages if page is not lit[0])
    assert other.locator("[data-lit], [data-choice]").count() == 0
    before = [page.get_attribute("[data-table]", "data-seq") for page in pages]
    choose(asked, question)
    for page, seq in zip(pages, before, strict=True):
        page.wait_for_selector(f'[data-table]:not([data-seq="{seq}"])')


def asked_there(pages: list[Any], question: str) -> list[Any]:
    """Those who have something to point at there, once the last move of all has arrived."""
    late = monotonic() + PATIENCE / 1000
    while not (found := [page for page in pages if lit_in(page, question).count()]) and monotonic() < late:
        pages[0].wait_for_timeout(20)
    return found


@pytest.mark.parametrize("question", sorted(WHERE) if SOAK else ["ChooseReserve"])
def test_on_one_device(visit: Visit, question: str) -> None:
    """The cloth falls in the middle of a turn, for who is asked, and again before the turn goes on."""
    us = visit()
    us.open_table("tabannusi", "me", "device")
    us.page.wait_for_selector("[data-table]")
    page = us.page
    for _, action in us.forward(question, less=LAST):
        page.evaluate(TAKE, action)
    page.wait_for_selector("[data-sit]")
    assert page.locator("[data-lit], [data-choice]").count() == 0
    page.click("[data-sit]")
    page.wait_for_selector(f"{WHERE[question]} [data-lit]")
    seq = page.get_attribute("[data-table]", "data-seq")
    choose(page, question)
    page.wait_for_selector(f'[data-table]:not([data-seq="{seq}"]), [data-sit]')
