"""The site of the documentation is built without a complaint, is complete, and asks nobody for anything."""

import os
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import edubba
from edubba.words import LANGUAGES
from tests.web.conftest import CHROMIUM, FLAGS
from tools.build.backend import ROOT

LOADS = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src", "video": "src"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("docs")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(target)]
    done = subprocess.run(
        command, cwd=ROOT, env=os.environ | {"NO_MKDOCS_2_WARNING": "1"}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return target


class Loaded(HTMLParser):
    """What a page fetches while it is shown, and the texts that it has."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag in LOADS and (tag != "link" or found.get("rel") not in ("canonical", "next", "prev")):
            self.addresses.append(found.get(LOADS[tag]) or "")


def test_no_page_names_what_lies_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        loaded = Loaded()
        loaded.feed(page.read_text(encoding="utf-8"))
        assert loaded.addresses
        assert [address for address in loaded.addresses if "//" in address] == [], page.name


def test_every_game_has_its_pages(site: Path) -> None:
    for name, game in edubba.catalogue().items():
        for lang in LANGUAGES:
            told = (site / "games" / f"{name}.{lang}.html").read_text(encoding="utf-8")
            assert all(chapter.title in told for chapter in game.catalogue(lang).guide)
        rules = (site / "games" / f"{name}.html").read_text(encoding="utf-8")
        assert all(option.rule in rules for option in game.options)


def test_the_reference_tells_what_the_docstrings_tell(site: Path) -> None:
    told = (site / "reference" / "kernel.html").read_text(encoding="utf-8")
    for name in ("clone", "redeal", "view", "why_not"):
        assert f"edubba.kernel.state.State.{name}" in told


def test_a_reader_without_a_network_misses_nothing(site: Path, engine: Any) -> None:
    """Opened from the disk in a real browser: nothing is asked for elsewhere, nothing is missing."""
    asked: list[str] = []
    failed: list[Any] = []
    browser = engine.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, "--allow-file-access-from-files"])
    page = browser.new_page()
    page.on("request", lambda request: asked.append(request.url))
    page.on("requestfailed", lambda request: failed.append(request.url))
    page.on("pageerror", lambda trouble: failed.append(trouble))
    for name in ("index", "tour", "architecture", "reference/kernel", "games/uruk.fr"):
        page.goto((site / f"{name}.html").as_uri())
        page.wait_for_load_state("networkidle")
        assert page.locator("article h1").count() == 1
    page.locator("input.md-search__input").fill("disque")
    page.locator(".md-search-result__item").first.wait_for()
    browser.close()
    assert asked
    assert [url for url in asked if not url.startswith(("file:", "data:", "blob:"))] == []
    assert failed == []
