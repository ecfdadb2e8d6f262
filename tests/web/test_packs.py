"""Data packs at the table: chosen in the dialog, named wherever a table is shown, and followed by every word."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from edubba import Record
from tests.web.conftest import Visit
from tests.web.visitor import DESKTOP, PHONE, Visitor

GAME = "teotihuacan"
# What a space of the pyramid and a worship tile give: printed otherwise than we have it.
CHANGES = {
    "boards.A.rewards.P01": {"op": "points", "points": 17},
    "worship[W-G05].effect": {"op": "spend", "cubes": 8, "points": 19},
    "favour": [1, 8],
}
WORDS = {"en": ("17 VP", "19 VP", "take its VP (1, 8)"), "fr": ("17 PV", "19 PV", "prenez ses PV (1, 8)")}


def keep(visitor: Visitor, title: str, changes: dict[str, Any]) -> dict[str, Any]:
    """A pack of this guest."""
    visitor.page.goto("/")
    visitor.page.wait_for_selector("[data-game]")
    info: dict[str, Any] = visitor.send("POST", "/api/packs", {"game": GAME, "title": title, "changes": changes})[
        "info"
    ]
    return info


def see_words(visitor: Visitor, lang: str, named: str) -> None:
    """The board says what the pack prints on it; so do the rules; the menu names the data."""
    page = visitor.page
    on_board, in_rules, in_full = WORDS[lang]
    page.wait_for_selector(f'[aria-label*="{on_board}"], [title*="{on_board}"]', state="attached")
    page.click("[data-menu]")
    page.locator("dialog").get_by_text(named).wait_for()
    page.click("[data-read=rules]")
    page.wait_for_selector("dialog", state="detached")
    page.wait_for_selector("[data-reference]")
    assert in_rules in page.locator("[data-reference] .rules").inner_text()
    page.locator("[data-reference]", has_text=in_full).wait_for(state="attached")
    page.click("[data-close-reference]")


def test_without_packs_a_new_table_says_that_its_data_are_ours(visit: Visit) -> None:
    visitor = visit()
    visitor.page.goto("/")
    visitor.page.click(f"[data-game={GAME}]")
    told = visitor.page.locator("[data-choice-of-data]")
    told.get_by_text("Data: standard").wait_for()
    games = visitor.context.request.get("/api/games").json()
    count = next(game["data"]["reconstructed"] for game in games if game["name"] == GAME)
    assert f"{count} printed values are reconstructed" in " ".join(told.inner_text().split())
    assert visitor.page.locator("[data-packs]").count() == 0
    visitor.page.click("[data-create]")
    visitor.page.wait_for_selector("[data-table]")
    visitor.page.get_by_text("Data: standard").wait_for()


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_table_with_my_pack_is_named_and_speaks_by_it(visit: Visit, screen: dict[str, Any], tmp_path: Path) -> None:
    owner = visit(**screen)
    pack = keep(owner, "Second printing", CHANGES)
    unfinished = keep(owner, "Half", {"boards.A.rewards.P01": {"op": "points", "points": 10**6}})
    short = pack["hash"][:8]
    page = owner.page
    page.goto("/")
    page.click(f"[data-game={GAME}]")
    page.wait_for_selector("[data-packs]")
    assert page.locator(f'option[value="{unfinished["id"]}"]').is_disabled()
    before = int(page.get_attribute("[data-reconstructed]", "data-reconstructed"))
    page.select_option("[data-packs]", pack["id"])
    assert int(page.get_attribute("[data-reconstructed]", "data-reconstructed")) == before - pack["confirmed"]
    page.select_option('[data-bot="1"]', "pupil")
    page.click("[data-create]")
    page.wait_for_selector("[data-table]")
    see_words(owner, "en", f"Data: “Second printing” ({short})")
    owner.switch_to("fr")
    see_words(owner, "fr", f"Données\u00a0: «\u00a0Second printing\u00a0» ({short})")
    owner.switch_to("en")
    owner.forward("over")
    page.locator(".end").get_by_text(f"“Second printing” ({short})").wait_for()
    page.locator(".fair summary").click()
    with page.expect_download() as download:
        page.click("[data-record]")
    record = json.loads(Path(download.value.path()).read_text())
    assert (record["data"], record["pack"]["title"]) == (pack["hash"], "Second printing")
    assert Record.from_json(record).verify().over
    page.click("[data-replay]")
    page.wait_for_selector("[data-slider]")
    page.click("[data-menu]")
    page.locator("dialog").get_by_text(f"“Second printing” ({short})").wait_for()
    page.keyboard.press("Escape")
    page.goto("/")
    page.locator(f'a [data-pack="{pack["hash"]}"]').get_by_text("Second printing").wait_for()
