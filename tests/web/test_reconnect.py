"""When the connection breaks: by a cut, or because the server has died."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from edubba import Record
from tests.web.conftest import SOAK, Visit
from tests.web.host import Host
from tests.web.player import Player, Script, play_together, rush
from tests.web.visitor import NOW, Visitor

KEEP_SOCKETS = """
const Real = WebSocket;
window.sockets = [];
window.WebSocket = class extends Real { constructor(...a) { super(...a); window.sockets.push(this); } };
window.banners = new Set();
new MutationObserver(() => {
  for (const banner of document.querySelectorAll('[data-banner]')) banners.add(banner.dataset.banner);
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
CAME_BACK = "() => banners.has('back')"  # it is shown for some seconds only
LOST = ("console: WebSocket connection .*(refused|REFUSED|closed)",)
# What a question is answered with was just on its way.
CUT = ("failed: .*/assets/", "console: Failed to load resource")
TABLE = """() => {
  const pieces = [...document.querySelectorAll('[data-table] [data-piece]')].map((node) => node.dataset.piece);
  const { seq } = document.querySelector('[data-table]').dataset;
  return [Number(seq), [document.querySelector('[data-prompt]').textContent, ...pieces].join('\\n')];
}"""


def test_the_page_comes_back_after_a_cut(visit: Visit) -> None:
    me = visit()
    me.page.add_init_script(KEEP_SOCKETS)
    me.open_table("uruk", "me", "bot")
    rush(me.page, 3)
    me.page.evaluate("window.sockets.at(-1).close()")
    me.page.wait_for_function(CAME_BACK)
    assert me.page.evaluate("window.sockets.length") == 2
    assert rush(me.page, 3, seed=11) == 3


@pytest.mark.parametrize(("there", "part"), [(".dialog", "DialogBox"), ("[data-tally]", "TallyBox")])
def test_what_answers_a_question_is_fetched_again_until_it_comes(visit: Visit, there: str, part: str) -> None:
    me = visit()
    refused: list[str] = []

    def refuse_twice(route: Any) -> None:
        refused.append(route.request.url)
        route.abort() if len(refused) <= 2 else route.continue_()

    me.page.route(f"**/{part}*.js", refuse_twice)
    with me.expecting(*CUT):
        me.lay_out("uruk", 2, "dialog" if part == "DialogBox" else "tally")
        me.page.wait_for_selector(there)
    assert len(refused) == 3


def test_one_device_sits_where_it_sat_after_a_cut(visit: Visit) -> None:
    us = visit()
    us.page.add_init_script(KEEP_SOCKETS)
    us.open_table("uruk", "me", "device")
    rush(us.page, 2)
    us.page.wait_for_selector("[data-choice], [data-sit]")
    before = us.page.evaluate(TABLE)
    us.page.evaluate("window.sockets.at(-1).close()")
    us.page.wait_for_function(CAME_BACK)
    us.page.wait_for_function(f"(before) => ({TABLE})().join() === before.join()", arg=before)
    assert rush(us.page, 4, seed=12) == 4


def test_a_killed_server_loses_nothing_and_the_open_pages_play_on(visit: Visit, own_host: Host, tmp_path: Path) -> None:
    """While a choice is on its way. Nobody has to reload anything."""
    host, friend, fan = visit(), visit(), visit()
    everybody = [host, friend, fan]
    address = host.open_table("uruk", "me", "friend", "bot", max_rounds=9)
    friend.join(address)
    fan.come(address)
    players = [Player(host.page, Script(), seed=1), Player(friend.page, Script(), seed=2)]
    for visitor in everybody:
        visitor.page.evaluate("window.same = true")
    for moves in (4, 6) if SOAK else (5,):
        play_together(players, moves)
        shown = [visitor.page.evaluate(TABLE) for visitor in everybody]
        play_together(players, 1)  # whether it still happens or not is open
        with ExitStack() as losing:
            for visitor in everybody:
                losing.enter_context(visitor.expecting(*LOST, perhaps=CUT))
            own_host.kill()
            for visitor in everybody:
                visitor.page.wait_for_selector("[data-banner=lost]")
                visitor.await_trouble(*LOST)  # it has tried in vain
            own_host.start()
            for visitor in everybody:
                visitor.page.wait_for_selector("[data-banner=lost]", state="detached")
        for visitor, (seq, table) in zip(everybody, shown, strict=True):
            visitor.page.wait_for_function(f"(seq) => {NOW} >= seq", arg=max(seq, acknowledged(visitor)))
            now = visitor.page.evaluate(TABLE)
            assert now[0] > seq or now == [seq, table]
        for player in players:
            player.forget()
    goal = sum(player.made for player in players) + 4
    while sum(player.made for player in players) < goal:
        play_together(players, 1)
    host.forward("over")
    for visitor in everybody:
        visitor.page.wait_for_selector("[data-end]")
        assert visitor.page.evaluate("window.same") is True
    check_record(host.page, address, tmp_path / "record.json")


def acknowledged(visitor: Visitor) -> int:
    """The latest that this page was ever told; the server may not come back with less."""
    return max(int(frame.split('"seq":')[1].split(",")[0]) for frame in visitor.frames if '"t":"scene"' in frame[:16])


def check_record(page: Any, address: str, path: Path) -> None:
    """The record that everybody can fetch tells a game that follows the rules and its dice, to the end."""
    record = page.evaluate(
        "async (path) => (await fetch(path)).json()", f"/api/tables/{address.rsplit('/', 1)[1]}/record"
    )
    path.write_text(json.dumps(record))
    assert Record.load(path).verify().over


def test_what_comes_when_the_table_is_left_is_shown_to_nobody(visit: Visit) -> None:
    """Nothing is drawn any more: then scenes wait for one another, and are still waiting when somebody leaves."""
    me = visit()
    me.open_table("uruk", "bot", "bot")
    me.page.wait_for_function(f"() => {NOW} > 0")
    me.page.evaluate("() => void (window.requestAnimationFrame = () => 0)")
    waiting = len(me.frames) + 20
    while len(me.frames) < waiting:
        me.page.wait_for_timeout(10)
    me.page.evaluate("document.querySelector('.home').click()")
    me.page.wait_for_selector("[data-game]")
    me.page.wait_for_timeout(1000)
    assert me.troubles() == []
