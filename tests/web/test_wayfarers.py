"""The table of Wayfarers: one part of the board at a time, large; upgrades in hand; what others have over the board."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.visitor import DESKTOP, PHONE, Visitor

LAYING = '[data-zone="panorama.0"] .caravan.laying'
FITS = f"{LAYING} [data-lit]"
UNTRUE = """() => {
  const written = [...document.querySelectorAll('.market .words')].filter((node) => node.checkVisibility());
  const cut = (node) => node.scrollWidth > node.clientWidth + 1;
  return written.filter((node) => cut(node) !== node.classList.contains('brief')).map((node) => node.textContent);
}"""
PARTS = (("townsfolk", "space", "land", "water", "inspiration"), ("journal",), ("tiles",))
HIDDEN = "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.stage'))"


def with_an_upgrade_in_hand(visit: Visit, **wishes: Any) -> Visitor:
    """An upgrade is to be laid."""
    me = visit(**wishes)
    me.open_table("wayfarers", "me", "bot")
    me.forward("laying")
    me.page.wait_for_selector(LAYING)
    return me


def in_sight(me: Visitor, *zones: str) -> bool:
    """Wholly in the window."""
    size = me.page.viewport_size
    boxes = [me.page.locator(f'[data-zone="{zone}"]').bounding_box() for zone in zones]
    return all(
        box and box["x"] + box["width"] <= size["width"] and box["y"] + box["height"] <= size["height"] for box in boxes
    )


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_one_part_of_the_board_is_large_and_mine_is_always_there(visit: Visit, size: tuple[int, int]) -> None:
    """Cards, journal or upgrades above my dice and my panorama, without scrolling."""
    me = visit(viewport={"width": size[0], "height": size[1]})
    me.lay_out("wayfarers", 2, "middle")
    seat = me.page.get_attribute('[data-zone^="dice."]:has([data-piece])', "data-zone").partition(".")[2]
    for tab, part in enumerate(PARTS):
        me.page.click(f"[data-tab=part{tab}]")
        me.page.wait_for_selector(f'[data-zone="{part[0]}"]')
        assert in_sight(me, *part, *(f"{name}.{seat}" for name in ("dice", "workers", "goods", "guilds", "panorama")))
        assert me.page.evaluate(HIDDEN) <= 0
        shown = me.page.locator(".shared [data-zone]").evaluate_all("zones => zones.map(zone => zone.dataset.zone)")
        assert sorted(shown) == sorted(part)
        assert me.page.evaluate(UNTRUE) == [], "words that go on out of sight say so"


def test_a_wall_of_a_screen_shows_all_at_once(visit: Visit) -> None:
    me = visit(viewport={"width": 2560, "height": 1440})
    me.lay_out("wayfarers", 2, "middle")
    me.page.wait_for_selector(".caravan")
    assert in_sight(me, *(zone for part in PARTS for zone in part))
    assert me.page.locator(".stage [role=tab]").count() == 0


@pytest.mark.parametrize(("question", "part"), [("TakeCard", 0), ("MoveMarker", 1), ("ChooseTile", 2)])
def test_what_is_asked_for_comes_by_itself(visit: Visit, question: str, part: int) -> None:
    me = visit(**DESKTOP)
    me.lay_out("wayfarers", 2, f"ask:{question}")
    me.page.wait_for_selector(f"[data-tab=part{part}][aria-selected=true]")
    assert me.page.locator(".shared [data-lit]").count() > 0
    for other in {0, 1, 2} - {part}:  # who looks elsewhere meanwhile may stay there, and sees where the answers lie
        me.page.click(f"[data-tab=part{other}]")
        assert me.page.locator(f"[data-tab=part{part}] .dot").count() == 1


def test_a_die_goes_where_it_is_pointed_at(visit: Visit) -> None:
    """First the space: if several dice fit, they are asked for; then it lies there, and what it does is in the tray."""
    me = visit(**DESKTOP)
    me.open_table("wayfarers", "me", "bot")
    me.page.click('[data-handle="panorama.0@B5"][data-lit]')
    dice = me.page.locator('[data-zone="dice.0"] [data-lit]')
    if dice.count():
        dice.first.click()
    me.page.wait_for_selector('[data-piece="placed.0:B5"]')
    chips = me.page.locator(".tray .chip .signs")
    assert chips.count() == 2, "a basic upgrade, or 2 Silver"
    seq = me.seq
    chips.last.click()
    me.page.wait_for_function("(was) => Number(document.querySelector('[data-table]').dataset.seq) > was", arg=seq)


def test_a_phone_shows_the_board_part_by_part(visit: Visit) -> None:
    me = visit(**PHONE)
    me.open_table("wayfarers", "me", "bot")
    dice = me.page.locator('.pinned [data-zone="dice.0"]')
    dice.wait_for()
    me.page.click("[data-tab=board]")
    me.page.wait_for_selector("[data-zone=townsfolk]")
    assert not me.page.locator("[data-zone=journal]").count()
    me.page.click("[data-tab=part1]")
    me.page.wait_for_selector("[data-zone=journal]")
    me.page.click("[data-tab=mine]")
    me.page.wait_for_selector('[data-zone="panorama.0"]')
    assert dice.is_visible()


def test_an_upgrade_follows_the_mouse_and_lies_where_it_was_shown(visit: Visit) -> None:
    me = with_an_upgrade_in_hand(visit, **DESKTOP)
    goal = str(me.page.locator(FITS).nth(1).get_attribute("data-handle"))
    me.page.hover(f'[data-handle="{goal}"]')
    me.page.wait_for_selector(f"{LAYING} [data-ghost=fits]")
    me.page.mouse.down()
    me.page.mouse.up()
    laid = f'[data-piece="tile.0:{goal.partition("@")[2]}"]'
    me.page.wait_for_selector(f"[data-confirm], {laid}")  # what ends the turn is confirmed
    if me.page.locator("[data-confirm]").count():
        me.page.click("[data-confirm]")
    me.page.wait_for_selector(laid)


def test_a_finger_sees_it_before_it_lies(visit: Visit) -> None:
    me = with_an_upgrade_in_hand(visit, **PHONE)
    seq = me.seq
    goal = str(me.page.locator(FITS).first.get_attribute("data-handle"))
    me.page.tap(f'[data-handle="{goal}"]')
    me.page.wait_for_selector(f"{LAYING} [data-ghost=fits]")
    assert me.seq == seq
    me.page.tap("[data-confirm]")
    me.page.wait_for_function("(was) => Number(document.querySelector('[data-table]').dataset.seq) > was", arg=seq)


@pytest.mark.parametrize("names", [("me", "bot"), ("me",)], ids=["rival", "AI"])
def test_what_others_have_opens_over_the_board(visit: Visit, names: tuple[str, ...]) -> None:
    me = visit(**DESKTOP)
    me.open_table("wayfarers", *names)
    me.page.click('[data-look="1"]')
    zone = "panorama.1" if len(names) > 1 else "ring.1"
    me.page.locator(f'.visit [data-zone="{zone}"]').wait_for()
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector(".visit", state="detached")


def test_a_single_answer_lies_under_nothing_on_a_tablet(visit: Visit) -> None:
    """It has a line of its own, and the menu stays at the end of the first."""
    me = visit(viewport={"width": 1024, "height": 768}, has_touch=True)
    me.lay_out("wayfarers", 2, "18", "1.1/first_player-2")
    answer, home, menu = (me.page.locator(one).bounding_box() for one in ("[data-chip]", ".home", "[data-menu]"))
    assert menu["y"] + menu["height"] <= answer["y"]
    assert abs(home["y"] + home["height"] / 2 - menu["y"] - menu["height"] / 2) < 4
