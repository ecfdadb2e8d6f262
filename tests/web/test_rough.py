"""Windows, letters, names and networks that nobody would wish for: nothing is cut, covered or out of reach.

Every game meets one of these windows here, some games large letters; tests/slow has the others.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

import edubba
from tests.web.conftest import Visit
from tests.web.legible import ROUGH, WIDE, View, inspect, told
from tests.web.spread import some, spread
from tests.web.test_games import GAMES
from tests.web.visitor import NOW, PHONE, Visitor

LARGE = {"fontSizes": {"standard": 24, "fixed": 20}}  # 150 % of what browsers come with
# Of a train: milliseconds, and bytes a second.
LINE = {"offline": False, "latency": 350, "downloadThroughput": 60_000, "uploadThroughput": 30_000}
LONGEST = "W" * 24  # that a person can take; bots and files have longer ones
WINDOWS = [(320, 640), (640, 360), (1024, 768)]
FITS = "document.documentElement.scrollWidth <= innerWidth"
LAID_OUT = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.mark.parametrize(("game", "size"), spread(GAMES, ROUGH))
def test_a_table_with_long_names_in_a_small_window(visit: Visit, game: str, size: str) -> None:
    view = View(edubba.load(game).seats[-1], "middle", "fr", size, WIDE)
    assert told(inspect(visit, game, [view])) == ""


@pytest.mark.parametrize(("game", "size"), spread(some(GAMES, 3), ("1280x720", "390x844")))
def test_a_table_with_letters_of_150_percent(visit: Visit, game: str, size: str) -> None:
    def come(**wishes: object) -> Visitor:
        me = visit(**wishes)
        me.context.new_cdp_session(me.page).send("Page.setFontSizes", LARGE)
        return me

    view = View(edubba.load(game).seats[-1], "middle", "fr", size)
    assert told(inspect(come, game, [view])) == ""


def test_the_pages_around_a_table_fit_any_window(visit: Visit) -> None:
    me, guest = visit(**PHONE), visit(**PHONE)
    for one in (me, guest):
        one.page.goto("/")
        one.page.wait_for_selector(".ready")
        assert one.send("PATCH", "/api/me", {"name": LONGEST})["status"] == 200
        one.page.reload()
        one.page.wait_for_selector(".ready")
    fits_all_windows(me.page)
    address = me.open_table("ginkgopolis", "me", "friend")
    fits_all_windows(me.page)
    guest.come(address)
    fits_all_windows(guest.page, within_reach="[data-join]")
    finished = me.lay_out("ginkgopolis", 2, "over", others=[WIDE])
    fits_all_windows(me.page)
    me.page.goto(f"{finished['link']}/replay")
    me.page.wait_for_selector("[data-slider]")
    fits_all_windows(me.page)


def fits_all_windows(page: Any, within_reach: str = "") -> None:
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(LAID_OUT)
        assert page.evaluate(FITS), width
        if within_reach:
            page.locator(within_reach).scroll_into_view_if_needed()
            assert page.locator(within_reach).bounding_box()["x"] + 44 <= width


def test_a_slow_network_delays_but_repeats_nothing(visit: Visit) -> None:
    """An impatient hand clicks three times: one decision, and the page says that it is on its way."""
    me = visit()
    line = me.context.new_cdp_session(me.page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", LINE)
    sent: list[str] = []
    me.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame)))
    me.open_table("uruk", "me", "bot")
    me.page.wait_for_selector("[data-choice]")
    scene = next(json.loads(frame)["scene"] for frame in reversed(me.frames) if frame.startswith('{"t":"scene"'))
    plain = next(choice["id"] for choice in scene["choices"] if not choice.get("then") and not choice.get("gives_up"))
    me.page.wait_for_selector(f"[data-choice='{plain}']")
    seq = me.seq
    me.page.evaluate(f"for (let k = 0; k < 3; k += 1) document.querySelector('[data-choice=\"{plain}\"]').click()")
    me.page.wait_for_selector("[data-busy]")
    me.page.wait_for_function(f"(seq) => {NOW} > seq", arg=seq)
    assert [json.loads(frame)["t"] for frame in sent if '"act' in frame] == ["act"]
