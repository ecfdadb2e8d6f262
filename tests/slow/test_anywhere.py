"""The whole house in a page: nothing but files behind it, and in the end not even these.

A short form: a game a hand, an automaton, hot seat, undo, replay, reload, offline. EDUBBA_SOAK=1 plays every game with
every hand, and against every automaton.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from gzip import compress
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import edubba
from edubba.kernel import Record
from tests.slow.space import DROP, SITE, Enter, Files, open_page, put_up, record_of
from tests.web.conftest import SOAK
from tests.web.player import Finger, Hand, Keyboard, Mouse, Player, rush
from tests.web.test_access import Inspector
from tests.web.visitor import PHONE, Visitor

GAMES = sorted(edubba.catalogue())
HANDS: dict[str, tuple[Hand, dict[str, Any]]] = {
    "mouse": (Mouse(), {}),
    "keyboard": (Keyboard(), {}),
    "finger": (Finger(), PHONE),
}
# Who plays where somebody is alone, and the option that says which of them.
AUTOMATA = {"ginkgopolis": "hal.level", "tabannusi": "king", "teotihuacan": "solo.level", "wayfarers": "ai_board"}
# A game for each hand, one of them against an automaton; in the soak every game with every hand, and every automaton.
DUELS: list[tuple[str, str, dict[str, str]]] = [(game, hand, {}) for game, hand in product(GAMES, HANDS)]
ALONE = [
    (game, "mouse", {name: str(value)})
    for game, name in AUTOMATA.items()
    for option in edubba.load(game).options
    for value in option.values
    if option.name == name and value != "random"
]
SHORT: list[tuple[str, str, dict[str, str]]] = [
    ("ginkgopolis", "mouse", {"hal.level": "expert"}),
    ("tabannusi", "keyboard", {}),
    ("teotihuacan", "finger", {}),
]


@pytest.mark.parametrize(("game", "hand", "alone"), [*DUELS, *ALONE] if SOAK else SHORT)
def test_a_whole_game_against_a_bot(enter: Enter, game: str, hand: str, alone: dict[str, str]) -> None:
    how, wishes = HANDS[hand]
    visitor = enter(**wishes)
    page = open_page(visitor)
    put_up(visitor, game, "me", *([] if alone else ["bot"]), **alone)
    player = Player(page, how, seed=3)
    player.play(most=12)
    rush(page)
    page.wait_for_selector("[data-end]")
    record = record_of(page)
    assert record.verify().over
    assert alone.items() <= record.options.items()
    page.click("[data-replay]")
    page.wait_for_selector("[data-table]")
    assert "#/table/" in page.url
    assert page.url.endswith("/replay")


def test_people_share_the_device_take_moves_back_and_speak_french(visitor: Visitor) -> None:
    """Wherever they look there is no fault that axe can find."""
    page = open_page(visitor)
    inspector = Inspector(page, ("light", "dark"))
    inspector.look("start")
    page.click("[data-game=uruk]")
    page.wait_for_selector("[data-on-server]")
    inspector.look("new table")
    page.keyboard.press("Escape")
    put_up(visitor, "uruk", "me", "device")
    page.click("[data-sit]")
    page.wait_for_selector("[data-lit]")
    inspector.look("table")
    assert inspector.found == []
    before = visitor.seq
    rush(page, most=1)
    page.wait_for_function(f"() => Number(document.querySelector('[data-table]').dataset.seq) > {before}")
    page.click("[data-undo]")
    page.wait_for_selector("[data-undo]:disabled")
    visitor.switch_to("fr")
    page.wait_for_selector("[data-lit]")


def test_a_game_goes_on_after_a_reload_in_a_second_tab_and_without_the_web_space(
    visitor: Visitor, files: Files
) -> None:
    page = open_page(visitor)
    address = put_up(visitor, "ginkgopolis", "me", "bot")
    rush(page, most=6)
    seen = visitor.seq
    page.reload()
    page.wait_for_selector("[data-table]")
    assert visitor.seq >= seen
    # Another tab speaks to the one that hosts the tables, and takes over when that is closed.
    other = visitor.tab()
    other.goto(address)
    other.wait_for_selector("[data-table]")
    rush(other, most=2)
    page.wait_for_function(
        "(seq) => document.querySelector('[data-table]').dataset.seq === seq",
        arg=other.get_attribute("[data-table]", "data-seq"),
    )
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.close()
    rush(other, most=2)
    files.stop()
    other.goto("about:blank")
    other.goto(visitor.address)
    other.wait_for_selector("[data-mine]")
    other.wait_for_selector("[data-house=ready]", state="attached")
    other.click("[data-table-row] a")
    other.wait_for_selector("[data-table]")
    rush(other)
    other.wait_for_selector("[data-end]")
    visitor.page = other
    assert record_of(other).verify().over


def test_a_game_leaves_as_a_file_and_comes_back_by_dropping_it(visitor: Visitor, files: Files, tmp_path: Path) -> None:
    files.obey()
    page = open_page(visitor)
    put_up(visitor, "tabannusi", "me", "bot")
    rush(page, most=5)
    page.click("[data-menu]")
    with page.expect_download() as coming:
        page.click("[data-save-file]")
    file = tmp_path / "game.json"
    file.write_bytes(Path(coming.value.path()).read_bytes())
    assert not Record.load(file).verify().over
    page.click("a.home")
    page.wait_for_selector('[data-mine="1"]')
    page.set_input_files("[data-open-file]", str(file))
    page.wait_for_selector("[data-table]")
    rush(page, most=2)
    page.click("a.home")
    page.wait_for_selector('[data-mine="2"]')
    page.evaluate(DROP, "{}")
    page.wait_for_selector("[data-file-problem]")
    page.evaluate(DROP, file.read_text("utf-8"))
    page.wait_for_selector("[data-table]")


# --- what it is made of ---------------------------------------------------------------------------------------------

# What the first words on the start page are made of; letters of the browser's own stand there until ours have come.
FIRST = ("index.html", "early.js", "frame-*", "start-*", "words-*", "Start-*", "fr-*.js")
MOST_FIRST, MOST = 60_000, 9_000_000


def test_it_travels_light() -> None:
    packed = {path: len(compress(path.read_bytes(), 6)) for path in SITE.rglob("*") if path.is_file()}
    assert sum(packed.values()) <= MOST
    first = [{path for path in packed if fnmatchcase(path.name, name)} for name in FIRST]
    assert all(first)
    assert sum(packed[path] for path in set().union(*first)) <= MOST_FIRST


PLAY = """
import hashlib, json
from random import Random
import edubba
from edubba.kernel import Record
from edubba.table import Table

def played(game, seed):
    rules = edubba.load(game)
    seats = rules.seats[seed % len(rules.seats)]
    secret = hashlib.sha256(f"{game} {seed}".encode()).digest()
    table = Table(Record(rules, seats, rules.agree(seats, {}), secret))
    dice = Random(seed)
    while not table.state.over:
        seat = table.state.to_act[0]
        table.act(seat, dice.choice(table.state.legal(seat)))
    return hashlib.sha256(json.dumps(table.record.to_json(), sort_keys=True).encode()).hexdigest()
"""
IN_PAGE = """async ([play, asked]) => {
  const { content, dataset } = document.querySelector('meta[name=edubba-python]');
  const at = (path) => new URL(path, document.baseURI).href;
  const folder = at(content);
  const { loadPyodide } = await import(folder + 'pyodide.mjs');
  const info = { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' };
  const lockFileContents = JSON.stringify({ info, packages: {} });
  const python = await loadPyodide({ indexURL: folder, packageBaseUrl: folder, lockFileContents });
  const zip = await (await fetch(at(dataset.engine))).arrayBuffer();
  python.unpackArchive(zip, 'zip', { extractDir: '/lib/python3.14/site-packages' });
  python.runPython(play);
  return asked.map(([game, seed]) => python.globals.get('played')(game, seed));
}"""


def test_equal_seeds_and_choices_give_the_same_record_as_on_a_server(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(visitor.address)
    asked = [(game, seed) for game in GAMES for seed in range(20 if SOAK else 2)]
    names: dict[str, Any] = {}
    exec(PLAY, names)
    assert page.evaluate(IN_PAGE, [PLAY, asked]) == [names["played"](*one) for one in asked]
