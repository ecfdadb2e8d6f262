"""A web space that knows nothing but files, and people who come to the house in a page that lies there."""

from __future__ import annotations

import functools
import http.server
import json
import threading
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest

from edubba.kernel import Record
from tests.web.player import PATIENCE
from tests.web.visitor import Visitor
from tools.build.backend import ROOT

SITE = ROOT / "dist" / "site"
PLACE = "/some/where"  # of a web space, where it lies
Enter = Callable[..., Visitor]
SLOW = 4 * PATIENCE  # Python starts, on a busy machine


class Answer(http.server.SimpleHTTPRequestHandler):
    """Nothing but files, with these headers for those whose address is like that."""

    headers_of: dict[str, list[list[str]]]
    asked: list[str]

    def end_headers(self) -> None:
        for pattern, headers in self.headers_of.items():
            for header in headers if fnmatch(self.path.removeprefix(PLACE), pattern) else ():
                self.send_header(*header)
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        self.asked.append(self.path)


class Files:
    """A folder on a web space, in which a site lies under a sub-path; it can be switched off."""

    def __init__(self, folder: Path, site: Path = SITE) -> None:
        self._folder = folder
        (folder / "some").mkdir()
        self.show(site)
        self._headers: dict[str, list[list[str]]] = {}
        self.asked: list[str] = []  # paths
        answer = type("Answer", (Answer,), {"headers_of": self._headers, "asked": self.asked})
        self._server = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(answer, directory=str(folder))
        )
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.address = f"http://127.0.0.1:{self._server.server_port}{PLACE}/"

    def obey(self) -> None:
        """From now on it sends what `_headers` says, as some web spaces do: workers are bound by the policy, too."""
        for line in (SITE / "_headers").read_text("utf-8").splitlines():
            if line.startswith("/"):
                headers = self._headers.setdefault(line, [])
            else:
                headers.append(line.strip().split(": ", 1))

    def show(self, site: Path) -> None:
        """From now on another folder lies there."""
        place = self._folder / "some" / "where"
        place.unlink(missing_ok=True)
        place.symlink_to(site)

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


@pytest.fixture
def files(tmp_path: Path) -> Iterator[Files]:
    """The site under a sub-path of a host."""
    assert (SITE / "index.html").exists(), "make site builds it"
    folder = tmp_path / "space"
    folder.mkdir()
    served = Files(folder)
    yield served
    served.stop()


@pytest.fixture
def enter(chromium: Any, files: Files) -> Iterator[Enter]:
    """Lets people in; at the end nothing may have gone wrong, but in front of those who are to see it."""
    visitors: list[Visitor] = []

    troubled: list[Visitor] = []

    def come(*, in_trouble: bool = False, **wishes: Any) -> Visitor:
        visitors.append(Visitor(chromium, files.address, **wishes))
        visitors[-1].context.set_default_timeout(SLOW)
        troubled.extend(visitors[-1:] if in_trouble else [])
        return visitors[-1]

    yield come
    troubles = [[] if visitor in troubled else visitor.troubles() for visitor in visitors]
    for visitor in visitors:
        visitor.context.close()
    assert troubles == [[] for _ in visitors], troubles


@pytest.fixture
def visitor(enter: Enter) -> Visitor:
    return enter()


def open_page(visitor: Visitor, path: str = "") -> Any:
    visitor.page.goto(visitor.address + path)
    visitor.page.wait_for_selector("[data-house=ready]", state="attached")
    return visitor.page


def put_up(visitor: Visitor, game: str, *seats: str, level: str = "pupil", **options: str) -> str:
    """A table by what the start page offers, with bots of this level; its address."""
    page = visitor.page
    page.click(f"[data-game={game}]")
    page.click(f'[data-seats="{len(seats)}"]')
    for number, who in enumerate(seats):
        page.select_option(f'[data-who="{number}"]', who)
        if who == "bot":
            page.select_option(f'[data-bot="{number}"]', level)
    if options:
        page.click("dialog summary")
    for name, value in options.items():
        page.select_option(f'[id="option-{name}"]', value)
    page.click("[data-create]")
    page.wait_for_selector("[data-table]")
    return str(page.url)


def record_of(page: Any) -> Record:
    """What the button of the end screen hands over."""
    with page.expect_download() as coming:
        page.click(".fair summary")
        page.click("[data-record]")
    return Record.from_json(json.loads(Path(coming.value.path()).read_text("utf-8")))


DROP = """(text) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], 'game.json', { type: 'application/json' }));
  const dragged = (type) => window.dispatchEvent(new DragEvent(type, { dataTransfer, cancelable: true }));
  ['dragover', 'drop'].forEach(dragged);
}"""
