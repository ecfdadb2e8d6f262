"""The house in a page as somebody meets it: until it is there, from click to changed page, and while bots think.

`make site && python -m benchmarks.anywhere` serves dist/site from this machine to headless Chromium. It prints when the
first words are to be seen, when Python is ready after that, the same for a second start once the web space is gone,
the median wait after a click in each game, and what bots of the first three levels take for a decision, with the pace
that they keep for people (where all decide at once, for the decisions of both). The exit status is 1 if a bar is
missed. Run it on an idle machine.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.clicks import PLAY
from edubba.bots import levels
from edubba.games import OWN
from tests.slow.space import Files, open_page, put_up
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.visitor import Visitor

PAINT, READY, AGAIN = 1.0, 8.0, 4.0  # seconds
CLICK = {"teotihuacan": 250.0}  # milliseconds, in the median
USUAL = 150.0
PACE = 0.6  # seconds that a bot takes at least, for people to follow
THOUGHT = PACE + 1.0  # seconds a decision, levels 1 to 3
CLICKS = 40
DECISIONS = 60
LONG = 60_000  # milliseconds: so long a table of bots is watched
TIMES = """() => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return [paint.startTime / 1000, performance.now() / 1000];
}"""
WATCH = """async ([most, long]) => {
  const table = document.querySelector('[data-table]');
  const found = [];
  const start = performance.now();
  let [seq, last] = [table.dataset.seq, start];
  while (found.length < most && performance.now() - start < long && !('over' in table.dataset)) {
    await new Promise((go) => setTimeout(go, 4));
    if (table.dataset.seq === seq) continue;
    const now = performance.now();
    found.push((now - last) / 1000 / (table.dataset.seq - seq));
    [seq, last] = [table.dataset.seq, now];
  }
  return found;
}"""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.anywhere", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    games = parser.parse_args().games or list(OWN)
    from playwright.sync_api import sync_playwright

    late = False
    with TemporaryDirectory() as folder, sync_playwright() as engine:
        files = Files(Path(folder))
        browser = engine.chromium.launch(executable_path=CHROMIUM, args=FLAGS)

        def come() -> Visitor:
            visitor = Visitor(browser, files.address)
            visitor.context.set_default_timeout(4 * LONG)
            return visitor

        for what, value, most, unit in chain(waits(come, games), starts(come(), files)):
            late |= value > most
            print(
                f"{what:58} {value:6.2f} {unit}, at most {most:g}{'' if value <= most else '   TOO LONG'}", flush=True
            )
        browser.close()
    return int(late)


Measured = tuple[str, float, float, str]


def starts(visitor: Visitor, files: Files) -> Iterator[Measured]:
    """Once from the web space, once without it."""
    for bar, name in ((READY, "first start"), (AGAIN, "second start")):
        page = open_page(visitor)
        paint, ready = page.evaluate(TIMES)
        yield f"{name}: first words", paint, PAINT, "s"
        if bar is READY:
            yield f"{name}: ready after them", ready - paint, bar, "s"
            page.wait_for_function("() => navigator.serviceWorker.controller !== null")
            files.stop()
            page.goto("about:blank")
        else:
            yield f"{name}: ready", ready, bar, "s"
    visitor.context.close()


def waits(come: Any, games: list[str]) -> Iterator[Measured]:
    for game in games:
        visitor = come()
        page = open_page(visitor)
        put_up(visitor, game, "me", "bot")
        page.wait_for_selector("[data-lit]")
        found = page.evaluate(PLAY, CLICKS)
        yield f"{game}: from click to changed page, median", median(found), CLICK.get(game, USUAL), "ms"
        visitor.context.close()
        for level in levels()[:3]:
            visitor = come()
            page = open_page(visitor)
            put_up(visitor, game, "bot", "bot", level=level)
            thoughts = page.evaluate(WATCH, [DECISIONS, LONG])
            slow = quantiles(thoughts, n=20)[-1]
            told = f"{game}: {level} decides, median {median(thoughts):.2f} s, 19 of 20"
            yield told, slow, THOUGHT, "s"
            visitor.context.close()


if __name__ == "__main__":
    sys.exit(main())
