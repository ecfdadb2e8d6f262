"""People at one table: over the network, on one device, and those who only watch."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import Any

from edubba import Record
from tests.web.conftest import Visit
from tests.web.player import PATIENCE, Mouse, Player, Script, play_together, rush

HANDS_ON_SHOW = '[data-zone^="hand."] [data-piece][data-face]'


def test_two_browsers_play_a_whole_game_and_somebody_watches(visit: Visit, tmp_path: Path) -> None:
    host, friend, fan = visit(), visit(locale="fr-FR"), visit()
    address = host.open_table("uruk", "me", "friend", max_rounds=2)
    friend.join(address)
    fan.come(address)
    players = [Player(host.page, Mouse(), seed=1), Player(friend.page, Script(), seed=2)]
    late = monotonic() + PATIENCE / 1000
    while sum(player.made for player in players) < 10 or any(player.made < 2 for player in players):
        assert monotonic() < late, "one of them is never asked"
        play_together(players, most=1)
        assert fan.page.locator("[data-choice], [data-lit], [data-main]").count() == 0
        assert fan.page.locator(HANDS_ON_SHOW).count() == 0
    for player in players:
        player.settle()
    host.forward("over", less=3)
    play_together(players)
    for visitor in (host, friend, fan):
        visitor.page.wait_for_selector("[data-end]")
    points = [visitor.page.locator("[data-end] .total").all_text_contents() for visitor in (host, friend, fan)]
    assert points[0] == points[1] == points[2]
    assert host.page.locator("[data-rematch]").count() == 1
    assert fan.page.locator("[data-rematch]").count() == 0
    check_the_dice(fan.page, tmp_path / "record.json")


def check_the_dice(page: Any, path: Path) -> None:
    """Whoever watched can take the record home and check it: it fits the seal, and both have thrown a number in."""
    page.click(".fair summary")
    with page.expect_download() as download:
        page.click(".fair [data-record]")
    download.value.save_as(path)
    record = Record.load(path)
    assert record.commitment.hex() == page.locator(".fair code").first.text_content()
    assert len(record.nonces) == 2
    assert record.verify().over


def test_a_rematch_brings_the_same_people_together_again(visit: Visit) -> None:
    host, friend = visit(), visit()
    address = host.open_table("uruk", "me", "friend", max_rounds=1)
    friend.join(address)
    host.page.wait_for_selector("[data-table]")
    host.forward("over")
    for visitor in (host, friend):
        visitor.page.click("[data-rematch]")
    for visitor in (host, friend):
        visitor.page.wait_for_selector("[data-table]:not([data-over]):not(.watching)")
    assert host.page.url == friend.page.url != address


def test_one_device_for_three(visit: Visit) -> None:
    """Between two players a cloth hides the table, and nobody's hand is in the page until the right one lifts it."""
    us = visit()
    us.open_table("uruk", "me", "device", "device", max_rounds=2)
    player = Player(us.page, Script(), seed=5, way="buttons")
    us.page.wait_for_selector("[data-sit]")
    lifted: set[str] = set()
    while player.step(PATIENCE) != "over":
        player.settle()
        if len(lifted) == 3:
            us.forward("over")
        for curtain in us.page.locator("[data-sit]").all():
            assert us.page.locator(HANDS_ON_SHOW).count() == 0
            lifted.add(curtain.get_attribute("data-sit"))
    assert lifted == {"0", "1", "2"}
    us.page.wait_for_selector("[data-end]")


def test_a_full_table_can_be_watched_but_not_joined(visit: Visit) -> None:
    host, friend, late = visit(), visit(), visit()
    address = host.open_table("uruk", "me", "friend")
    friend.join(address)
    late.come(address)
    assert late.page.locator("[data-join]").count() == 0
    with late.expecting("answer: 409", "console: .*409"):
        answer = late.send("POST", f"/api/tables/{address.rsplit('/', 1)[1]}/join", {})
    assert answer["status"] == 409
    assert answer["code"]
    assert answer["say"]


def test_who_leaves_is_seen_to_be_away_and_finds_back_from_the_start_page(visit: Visit) -> None:
    host, friend = visit(), visit()
    address = host.open_table("uruk", "me", "friend")
    friend.join(address)
    friend.page.goto("/")
    host.page.wait_for_selector('[data-seat="1"] .warn')
    rush(host.page, until='[data-seat="1"].acts')
    friend.page.reload()
    friend.page.wait_for_selector("[data-table-row].turn a")
    assert friend.page.title().startswith("(1)")
    friend.page.click("[data-table-row].turn a")
    friend.page.wait_for_selector("[data-choice]")
    assert friend.page.url == address
    assert friend.page.title().startswith("●")
    host.page.wait_for_selector('[data-seat="1"]:not(:has(.warn))')
