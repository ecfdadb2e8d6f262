"""A real browser in front of a real server. Where it is missing the tests are skipped, unless CI asks for them."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from edubba.server.pages import FOLDER
from tests.server.house import Served, serving

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    missing = "chromium" if CHROMIUM is None else "" if (FOLDER / "index.html").exists() else "the client (make web)"
    if missing and os.environ.get("CI") == "true":
        pytest.fail(f"{missing} must be here (CI=true)")
    if missing:
        pytest.skip(f"needs {missing}")
    playwright = pytest.importorskip("playwright.sync_api")
    with playwright.sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path) as running:
        yield running


class Visitor:
    """Somebody with a browser of his own. What breaks in the page is kept in `broken`."""

    def __init__(self, chromium: Any, address: str, **wishes: Any) -> None:
        options = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce"} | wishes
        self.context = chromium.new_context(base_url=address, **options)
        self.page = self.context.new_page()
        self.page.set_default_timeout(15_000)
        self.broken: list[str] = []
        self.requests: list[str] = []
        self.page.on("pageerror", lambda trouble: self.broken.append(str(trouble)))
        self.page.on("console", self._note)
        self.page.on("request", lambda request: self.requests.append(request.url))

    def _note(self, line: Any) -> None:
        if line.type == "error":
            self.broken.append(line.text)

    def open_table(self, *seats: str) -> str:
        """Open a table of Uruk by hand: me, device, friend or bot on each seat. Its address."""
        page = self.page
        page.goto("/")
        page.click("[data-game=uruk]")
        page.click(f'[data-seats="{len(seats)}"]')
        for number, who in enumerate(seats):
            page.select_option(f'[data-who="{number}"]', who)
            if who == "bot":
                page.select_option(f'[data-bot="{number}"]', "random")
        page.click("[data-create]")
        page.wait_for_selector("[data-table]")
        return str(page.url)


@pytest.fixture
def visit(chromium: Any, served: Served) -> Iterator[Any]:
    """Lets people in; at the end nothing may have broken in anybody's page."""
    visitors: list[Visitor] = []

    def come(**wishes: Any) -> Visitor:
        visitors.append(Visitor(chromium, served.address, **wishes))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
        assert visitor.broken == []
        assert [url for url in visitor.requests if not url.startswith(served.address)] == []
