"""Inviting: a link that others can open, and what the invited see before they sit down."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.visitor import PHONE, Visitor

LAN = "http://192.168.7.20:8765"
LONG = "W" * 24


def reachable(me: Visitor, answer: dict[str, object]) -> None:
    """As if the server could be reached otherwise: this machine may have no network."""
    me.page.route("**/api/reach", lambda route: route.fulfill(json=answer))


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_on_loopback_the_host_is_told_what_to_start_instead(visit: Visit, lang: str) -> None:
    me = visit(locale=lang)
    address = me.open_table("uruk", "me", "friend")
    me.page.wait_for_selector("[data-reach=alone]")
    assert "edubba serve --host 0.0.0.0" in me.page.inner_text("[data-reach]")
    assert me.page.locator("[data-qr]").count() == 0, "nobody could use it"
    assert me.page.input_value("[data-address]") == address


def test_the_link_carries_the_address_on_the_network(visit: Visit) -> None:
    me = visit()
    reachable(me, {"address": LAN})
    address = me.open_table("uruk", "me", "friend")
    me.page.wait_for_selector("[data-qr]")
    assert me.page.input_value("[data-address]") == address.replace(me.address, LAN)
    assert me.page.locator("[data-reach] [role=alert]").count() == 0


def test_a_phone_offers_its_own_ways_to_share(visit: Visit) -> None:
    me = visit(**PHONE)
    me.page.add_init_script(
        "navigator.canShare = () => true; navigator.share = async (sheet) => { window.shared = sheet; }"
    )
    reachable(me, {"address": LAN})
    address = me.open_table("wayfarers", "me", "friend")
    me.page.wait_for_selector("[data-guide]")
    me.page.click("[data-share]")
    shared = me.page.evaluate("window.shared")
    assert shared["url"] == address.replace(me.address, LAN)
    assert "Wayfarers" in shared["title"]


@pytest.mark.parametrize("wishes", [{}, PHONE])
def test_the_invited_see_the_game_and_who_invites_and_say_their_name(visit: Visit, wishes: dict[str, object]) -> None:
    me, friend = visit(), visit(**wishes)
    me.page.goto("/")
    me.page.wait_for_selector("[data-game]")
    assert me.send("PATCH", "/api/me", {"name": LONG})["name"] == LONG
    address = me.open_table("teotihuacan", "me", "friend")
    friend.page.goto(address)
    friend.page.wait_for_selector("[data-join]")
    heading = friend.page.inner_text("h1")
    assert LONG in heading
    assert "Teotihuacan" in heading
    assert friend.page.locator(".who .picture svg").count() == 1
    assert friend.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
    friend.page.wait_for_selector("[data-guide]")
    friend.page.fill("#name", "Enheduanna")
    friend.page.press("#name", "Enter")
    friend.page.wait_for_selector("form .button:disabled")
    friend.page.click("[data-join]")
    friend.page.wait_for_selector("[data-table]:not(.watching)")
    me.page.wait_for_selector("[data-table]")
    assert "Enheduanna" in me.page.inner_text("body")


def test_a_name_that_is_refused_is_said_so_and_the_seat_stays_free(visit: Visit) -> None:
    me, friend = visit(), visit()
    address = me.open_table("tabannusi", "me", "friend")
    friend.page.goto(address)
    friend.page.fill("#name", "x" * 30)
    with friend.expecting("answer: 400", "console: .*400"):
        friend.page.press("#name", "Enter")
        friend.page.wait_for_selector("form [role=alert]")
        friend.page.fill("#name", "Bo")
        friend.page.press("#name", "Enter")
        friend.page.wait_for_selector("form [role=alert]", state="detached")
        assert friend.page.locator("[data-join]").is_enabled()
