"""A real browser in front of a real server. Where one is missing the tests are skipped, unless CI asks for them."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest

from edubba.server.pages import FOLDER
from tests.web.guest import packages
from tests.web.host import Host
from tests.web.visitor import Visitor

# The shell is the same engine without the windows that nobody sees here.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
FLAGS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-background-timer-throttling"]
SOAK = bool(os.environ.get("EDUBBA_SOAK"))
Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def engine() -> Iterator[Any]:
    """What drives browsers: a process can start it but once."""
    missing = "chromium" if CHROMIUM is None else "" if (FOLDER / "index.html").exists() else "the client (make web)"
    if missing and os.environ.get("CI") == "true":
        pytest.fail(f"{missing} must be here (CI=true)")
    if missing:
        pytest.skip(f"needs {missing}")
    playwright = pytest.importorskip("playwright.sync_api")
    with playwright.sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def chromium(engine: Any) -> Iterator[Any]:
    browser = engine.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def shared_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """One server for all who leave it running: everybody comes as a new guest. It has games of other packages, too."""
    host = Host(tmp_path_factory.mktemp("house"), packages=packages(tmp_path_factory.mktemp("packages")))
    yield host
    host.stop()


@pytest.fixture
def own_host(tmp_path: Path) -> Iterator[Host]:
    """A server that a test may kill."""
    host = Host(tmp_path)
    yield host
    host.stop()


@pytest.fixture
def visit(chromium: Any, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Lets people in; at the end nothing may have gone wrong in front of anybody.

    A test meets the same dice in every run, and others in every soak.
    """
    host: Host = request.getfixturevalue("own_host" if "own_host" in request.fixturenames else "shared_host")
    test = f"{request.function.__module__.replace('.', '/')}.py::{request.node.name}"  # wherever it is run from
    if (tries := getattr(request.node, "execution_count", 1)) > 1:
        test += f" {tries}"  # keys that the server has given away cannot be drawn again
    host.throw(token_hex(8) if SOAK else sha256(test.encode()).hexdigest())
    visitors: list[Visitor] = []

    def come(**wishes: Any) -> Visitor:
        visitors.append(Visitor(chromium, host.address, len(visitors), **wishes))
        return visitors[-1]

    yield come
    troubles = [visitor.troubles() for visitor in visitors]
    for visitor in visitors:
        visitor.context.close()
    assert troubles == [[] for _ in visitors]
