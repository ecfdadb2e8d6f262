"""What may go wrong with a house in a page: it dies, a new version comes, something is missing or foreign.

A short form; EDUBBA_SOAK=1 kills the page twenty times.
"""

from __future__ import annotations

import json
import os
import re
import shutil
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Error, expect

from edubba.site.build import build
from tests.slow.space import DROP, PLACE, SITE, Enter, Files, open_page, put_up, record_of
from tests.web.conftest import SOAK
from tests.web.player import PATIENCE, rush
from tests.web.test_access import Inspector
from tests.web.visitor import Visitor
from tools.static_site import RUNTIME, WHEELS

ASIDE = "games.en.json"  # of the same origin, and no house in it
DATABASE = """async ({ prefix, pairs }) => {
  const asked = indexedDB.open('edubba', 1);
  const database = await new Promise((go) => (asked.onsuccess = () => go(asked.result)));
  const transaction = database.transaction('kept', 'readwrite');
  const done = new Promise((go) => (transaction.oncomplete = go));
  const store = transaction.objectStore('kept');
  for (const [key, text] of pairs) store.put(text, key);
  const found = store.getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`));
  await done;
  database.close();
  return found.result;
}"""


def kept(visitor: Visitor, prefix: str, *pairs: tuple[str, str]) -> list[Any]:
    """What lies in the database of this browser, in its order, once these have been put there."""
    return [json.loads(text) for text in visitor.page.evaluate(DATABASE, {"prefix": prefix, "pairs": pairs})]


def crash(page: Any) -> None:
    with page.expect_event("crash"), suppress(Error):
        page.goto("chrome://crash", timeout=PATIENCE)


@pytest.mark.parametrize("game", ["uruk"])
def test_no_told_move_is_lost_or_doubled_when_the_page_dies(visitor: Visitor, game: str) -> None:
    """It crashes or is closed in mid-game, at rest or just after a click, before anybody knows what came of that."""
    page = open_page(visitor)
    address = put_up(visitor, game, "me", "bot")
    dice = Random(11)
    for number in range(20 if SOAK else 4):
        rush(page, most=dice.randrange(1, 5), seed=dice.randrange(1000))
        told = kept(visitor, "row/")
        seen = visitor.seq
        if number % 4 < 2:
            page.evaluate("document.querySelector('[data-choice]')?.click()")
        if number % 2:
            crash(page)
        page.close()
        visitor.page = page = visitor.tab()
        page.goto(visitor.address + ASIDE)
        rows = kept(visitor, "row/")
        assert rows[: len(told)] == told
        more = rows[len(told) :]
        assert all((a["seat"], a["text"]) != (b["seat"], b["text"]) for a, b in pairwise(more))
        page.goto(address)
        page.wait_for_selector("[data-table]")
        assert visitor.seq >= seen
        assert kept(visitor, "row/")[: len(rows)] == rows
    rush(page)
    page.wait_for_selector("[data-end]")
    assert record_of(page).verify().over


# Storage that is full as long as this says so: a transaction is given up as a whole.
ROOM = """let full = false;
new BroadcastChannel('room').onmessage = ({ data }) => (full = data);
const { add } = IDBObjectStore.prototype;
IDBObjectStore.prototype.add = function (...what) {
  const { transaction } = this;
  if (full) queueMicrotask(() => transaction.abort());
  return add.apply(this, what);
};
"""
SAY_FULL = "(full) => new BroadcastChannel('room').postMessage(full)"


def test_a_move_that_finds_no_room_has_not_happened_and_that_is_said(enter: Enter) -> None:
    visitor = enter(in_trouble=True, service_workers="block")
    page = visitor.page
    page.route("**/house.worker*", lambda route: spoil(route, ROOM))
    open_page(visitor)
    put_up(visitor, "uruk", "me", "bot")
    page.wait_for_selector("[data-choice]")
    told, seen = kept(visitor, "row/"), visitor.seq
    page.evaluate(SAY_FULL, True)
    page.evaluate("document.querySelector('[data-choice]').click()")
    notice = page.wait_for_selector("[data-notice]")
    page.wait_for_timeout(500)  # it is not gone at once
    assert "could not be stored" in notice.inner_text()
    assert (kept(visitor, "row/"), visitor.seq) == (told, seen)
    page.evaluate(SAY_FULL, False)
    page.click("[data-notice] button")
    rush(page, most=2)
    assert kept(visitor, "row/")[: len(told)] == told
    assert visitor.seq > seen


def test_a_new_version_takes_over_at_a_start_and_never_in_a_game(enter: Enter, files: Files, tmp_path: Path) -> None:
    visitor = enter(in_trouble=True)  # what a page was fetching when it begins anew comes to nothing
    files.obey()
    page = open_page(visitor)
    put_up(visitor, "uruk", "me", "bot")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    old = version_of(page)
    new = build(tmp_path / "new", RUNTIME, WHEELS, "https://table.example.org").version
    assert old != new
    # A host that still hands out the old page beside new files: that is neither version.
    shutil.copytree(tmp_path / "new", tmp_path / "half", copy_function=os.link)
    (tmp_path / "half" / "index.html").unlink()
    shutil.copy(SITE / "index.html", tmp_path / "half" / "index.html")  # later by the clock than the new one, too
    files.show(tmp_path / "half")
    assert page.evaluate(UPDATE) == "redundant"
    files.show(tmp_path / "new")
    files.asked.clear()
    assert page.evaluate(UPDATE) == "installed"
    # Python is named after its content, has not changed, and did not travel again.
    assert f"{PLACE}/index.html" in files.asked
    assert not [path for path in files.asked if path.startswith(f"{PLACE}/python-")]
    assert page.evaluate(NAMES) == [f"edubba {visitor.address} {version}" for version in (old, new)]
    # Somebody plays in one tab while another one is opened: both go on with what they know.
    rush(page, most=2)
    other = visitor.tab()
    other.goto(visitor.address)
    other.wait_for_selector("[data-house=ready]", state="attached")
    other.close()
    seen = visitor.seq
    rush(page, most=2)
    assert version_of(page) == old
    page.reload()
    page.wait_for_function(f"() => {VERSION} === '{new}'")
    page.wait_for_selector("[data-table]")
    assert visitor.seq >= seen
    rush(page, most=2)
    page.wait_for_function(f"() => ({NAMES}).then((names) => names.length === 1 && names[0].endsWith('{new}'))")
    page.click("a.home")
    page.click("[data-game=uruk]")
    expect(page.locator("[data-on-server] a")).to_have_attribute("href", "https://table.example.org")


# Look for another version, and say what becomes of it once it has been fetched.
UPDATE = """async () => {
  const registration = await (await navigator.serviceWorker.getRegistration()).update();
  const coming = registration.installing ?? registration.waiting;
  if (coming?.state === 'installing') await new Promise((go) => (coming.onstatechange = go));
  return coming?.state;
}"""
NAMES = "caches.keys()"
VERSION = "document.querySelector('meta[name=edubba-version]')?.content"


def version_of(page: Any) -> str:
    return str(page.evaluate(VERSION))


LOST, OLD = "could not be fetched", "too old|cannot run the games"
MISSING = [
    ("**/python_stdlib.zip", "", LOST),
    ("**/pyodide.asm.wasm", "", LOST),
    ("**/house.worker*", "", LOST),
    ("**/house.worker*", "delete globalThis.WebAssembly;\n", OLD),
    ("**/pyodide.asm.wasm", "\0asm of another time", OLD),
]


@pytest.mark.parametrize(("file", "instead", "said"), MISSING)
def test_what_is_missing_is_said_in_a_sentence(enter: Enter, file: str, instead: str, said: str) -> None:
    """A file that does not come, a browser that cannot run what comes; the start page stays, and says so when asked."""
    visitor = enter(in_trouble=True)
    visitor.page.route(file, lambda route: spoil(route, instead) if instead else route.abort())
    visitor.page.goto(visitor.address)
    visitor.page.wait_for_selector("[data-house=failed]", state="attached")
    told = visitor.page.locator(".beside")
    expect(told).to_contain_text(re.compile(said))
    visitor.page.click("[data-game=uruk]")
    visitor.page.click("[data-create]")
    expect(visitor.page.locator("dialog .problem")).to_contain_text(told.inner_text())
    visitor.page.keyboard.press("Escape")


def spoil(route: Any, instead: str) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=instead + ("" if instead.startswith("\0") else answer.text()))


def test_a_browser_without_module_workers_is_told_so(enter: Enter) -> None:
    visitor = enter(in_trouble=True)
    visitor.context.add_init_script(
        "const plain = Worker; globalThis.Worker = function (of) { return new plain(of); };"
    )
    visitor.page.goto(visitor.address)
    visitor.page.wait_for_selector("[data-house=failed]", state="attached")
    expect(visitor.page.locator(".beside")).to_contain_text("module workers")


def test_a_page_that_is_opened_as_a_file_says_what_it_needs(enter: Enter) -> None:
    page = enter(in_trouble=True).page
    page.goto((SITE / "index.html").as_uri())
    expect(page.locator("#app")).to_contain_text("python3 -m http.server")
    expect(page.locator("[lang=fr]")).to_contain_text("serveur web")


def test_data_of_other_versions_are_left_alone(enter: Enter) -> None:
    visitor = enter(in_trouble=True)
    page = open_page(visitor)
    put_up(visitor, "uruk", "me", "bot")
    page.goto(visitor.address + ASIDE)
    foreign = ("table/foreign", '{"of":"another version"}')
    assert kept(visitor, "table/", foreign)
    open_page(visitor)
    page.wait_for_selector('[data-unread="1"]')
    page.click("[data-table-row] a")
    page.wait_for_selector("[data-table]")
    rush(page, most=1)
    page.goto(visitor.address + ASIDE)
    before = kept(visitor, "", ("version", "99"))
    page.goto(visitor.address)
    page.wait_for_selector("[data-house=failed]", state="attached")
    expect(page.locator(".beside")).to_contain_text("later version of Edubba")
    visitor.switch_to("fr")
    expect(page.locator(".beside")).to_contain_text("version plus récente")
    page.goto(visitor.address + ASIDE)
    assert kept(visitor, "") == before
    assert json.loads(foreign[1]) in before


REFUSED = "Object.defineProperty(self, 'indexedDB', { get() { throw new Error('refused'); } });\n"
FULL = """IDBObjectStore.prototype.put = function () {
  this.transaction.abort();
};
"""


@pytest.mark.parametrize("without", [REFUSED, FULL] if SOAK else [FULL], ids=lambda without: without[:16])
def test_a_browser_that_keeps_nothing_says_so_and_plays(visitor: Visitor, without: str) -> None:
    """What it says before, meanwhile and afterwards, everybody can read."""
    page, inspector = visitor.page, Inspector(visitor.page, ("light", "dark"))
    held: list[Any] = []
    page.route("**/house.worker*", lambda route: spoil(route, without))
    page.route("**/python_stdlib.zip", lambda route: held.append(route))
    page.goto(visitor.address)
    page.wait_for_selector("[data-house=loading] progress")
    inspector.look("loading")
    while not held:
        page.wait_for_timeout(10)
    held[0].continue_()
    page.wait_for_selector("[data-not-lasting]")
    inspector.look("nothing is kept")
    assert inspector.found == []
    put_up(visitor, "uruk", "me", "bot")
    rush(page, most=3)


def test_a_foreign_file_is_refused_on_every_page_and_nobody_is_led_away(visitor: Visitor) -> None:
    page = open_page(visitor)
    address = put_up(visitor, "uruk", "me", "bot")
    for text in ("{}", "no game", '{"format": "chess"}', "[" * 100_000):
        page.evaluate(DROP, text)
        page.wait_for_selector("[data-file-problem]")
        page.click("[data-file-problem] button")
        page.wait_for_selector("[data-file-problem]", state="detached")
    assert page.url == address
    rush(page, most=1)
