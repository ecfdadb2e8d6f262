"""How soon a page can be used, and that nobody else is asked for anything."""

from __future__ import annotations

from typing import Any

import httpx

from tests.web.conftest import Visit
from tests.web.host import Host

SOON = 1000  # milliseconds
TRIES = 6
AT_ONCE = 60  # milliseconds
CLICKS = """async (most) => {
  const seq = () => document.querySelector('[data-table]').dataset.seq;
  const waits = [];
  for (let k = 0; k < most; k += 1) {
    const before = seq();
    const wish = { way: 'buttons', before: null, how: 'click', bold: true, pick: 0, patience: PATIENCE };
    const found = await player.next(wish);
    if (found.is !== 'asked') break;
    const clicked = performance.now();
    await player.settled(found.mark, found.name);
    if (seq() !== before) waits.push(performance.now() - clicked);
  }
  return waits;
}"""
WATCH_FOR = """
const look = () => {
  const there = document.querySelector('%s')?.checkVisibility();
  if (there) requestAnimationFrame(() => (window.usable = performance.now()));
  else requestAnimationFrame(look);
};
look();
"""


def usable_after(page: Any, address: str) -> float:
    page.goto(address)
    page.wait_for_function("() => window.usable")
    return float(page.evaluate("window.usable"))


def test_a_cold_browser_can_be_used_within_a_second(visit: Visit) -> None:
    """The best of some strangers, because the machine may have other work."""

    def stranger() -> float:
        me = visit()
        me.page.add_init_script(WATCH_FOR % ".ready .game")
        return usable_after(me.page, "/")

    assert any(stranger() < SOON for _ in range(TRIES))


def test_a_table_can_be_used_within_a_second(visit: Visit) -> None:
    me = visit()
    address = me.open_table("uruk", "me", "bot")
    me.page.add_init_script(WATCH_FOR % "[data-lit]")
    assert any(usable_after(me.page, address) < SOON for _ in range(TRIES))


def test_a_click_changes_the_page_at_once(visit: Visit) -> None:
    """The best of some clicks that the server has to answer, because the machine may have other work."""
    me = visit()
    me.open_table("uruk", "me", "bot")
    me.page.wait_for_selector("[data-choice]")
    waits = me.page.evaluate(CLICKS, 3 * TRIES)
    assert len(waits) >= TRIES
    assert min(waits) <= AT_ONCE


def test_scripts_come_from_files_of_ours_only(visit: Visit, shared_host: Host) -> None:
    answer = httpx.get(shared_host.address)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "<script>" not in answer.text
    assert "style=" not in answer.text
    me = visit()
    me.page.goto("/")
    with me.expecting("console: CSP: script-src", "console: .*inline script"):
        me.page.evaluate(
            """() => {
              const script = document.createElement('script');
              script.textContent = 'window.caught = true';
              document.body.append(script);
            }"""
        )
        assert me.page.evaluate("window.caught") is None
