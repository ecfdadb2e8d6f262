"""Taking back: what is one's own and has told nothing new; and nothing else."""

from __future__ import annotations

from typing import Any

from tests.web.conftest import Visit

PIECES = "[...document.querySelectorAll('[data-table] [data-piece]')].map((node) => node.dataset.piece).sort().join()"
FREE = "[data-undo]:not([disabled])"
FORGED_UNDO = """([table, seq]) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live?lang=en`);
  const seat = Number(document.querySelector('[data-zone^="hand."]:has([data-face])').dataset.zone.slice(5));
  socket.onopen = () => {
    socket.send(JSON.stringify({ t: 'sit', seat }));
    socket.send(JSON.stringify({ t: 'undo', seq, seat }));
  };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.t === 'refused') done([message.code, message.say]);
  };
})"""


def sit_down(visit: Visit) -> Any:
    me = visit()
    me.open_table("uruk", "me", "device")
    me.page.click("[data-sit]")
    me.page.wait_for_selector("[data-choice]")
    return me


def take_a_card(page: Any) -> None:
    seq = page.get_attribute("[data-table]", "data-seq")
    page.locator("[data-zone=display] .piece.lit").first.click()
    page.wait_for_function(f"() => document.querySelector('[data-table]').dataset.seq !== '{seq}'")


def test_a_step_back_and_a_turn_begun_anew(visit: Visit) -> None:
    page = sit_down(visit).page
    before = page.evaluate(PIECES)
    assert page.locator(FREE).count() == 0
    take_a_card(page)
    after_one = page.evaluate(PIECES)
    assert after_one != before
    page.click(FREE)
    page.wait_for_function(f"() => ({PIECES}) === {before!r}")
    take_a_card(page)
    take_a_card(page)
    page.click("[data-restart]:not([disabled])")
    page.wait_for_function(f"() => ({PIECES}) === {before!r}")
    assert page.locator(FREE).count() == 0


def test_the_key_u_takes_back_and_escape_lets_go(visit: Visit) -> None:
    page = sit_down(visit).page
    before = page.evaluate(PIECES)
    take_a_card(page)
    page.keyboard.press("u")
    page.wait_for_function(f"() => ({PIECES}) === {before!r}")
    page.keyboard.press("u")  # nothing is left to take back: nothing happens, nobody complains
    page.wait_for_timeout(100)
    assert page.evaluate(PIECES) == before


def test_what_came_to_light_cannot_be_taken_back(visit: Visit) -> None:
    """Whoever draws from the deck has seen the card. A forged message does not help either."""
    me = sit_down(visit)
    me.page.click("[data-zone=deck] [data-lit]")
    me.page.wait_for_selector("[data-table]:not([data-seq='0'])")
    assert me.page.locator(FREE).count() == 0
    seq, table = me.seq, me.page.url.rsplit("/", 1)[1]
    with me.expecting("refused: nothing-to-undo"):
        code, say = me.page.evaluate(FORGED_UNDO, [table, seq])
    assert code == "nothing-to-undo"
    assert say
    assert me.seq == seq
