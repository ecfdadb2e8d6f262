"""A server and a browser outside of pytest, for those who look at tables: any screen, both languages, day and night."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.host import Host
from tests.web.visitor import Visitor

LOCALES = {"en": "en-GB", "fr": "fr-FR"}
FINGERS = 1180  # pixels: screens up to this wide are touched
MOBILE = 950


def screen(size: str, lang: str, theme: str) -> dict[str, Any]:
    """What a browser is told of the screen in front of somebody."""
    width, height = map(int, size.split("x"))
    return {
        "viewport": {"width": width, "height": height},
        "has_touch": width <= FINGERS,
        "is_mobile": width <= MOBILE,
        "locale": LOCALES[lang],
        "color_scheme": theme,
    }


@contextmanager
def studio() -> Iterator[Callable[..., Visitor]]:
    """A server and a browser, as the tests have them."""
    from playwright.sync_api import sync_playwright

    assert CHROMIUM is not None, "needs Chromium"
    with TemporaryDirectory() as home, sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        host = Host(Path(home))
        try:
            yield lambda **wishes: Visitor(browser, host.address, **wishes)
        finally:
            browser.close()
            host.stop()
