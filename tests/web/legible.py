"""Looks at tables with a player's eye, by measure: legible.js finds what is too small, cut, covered or unexplained.

`python -m tests.web.legible uruk` lists what it finds at the table of Uruk in the sample that `make test` looks at,
`--all` on all screens. There must be nothing.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import groupby, product
from pathlib import Path
from typing import Any, NamedTuple

import edubba
from edubba.games import OWN
from edubba.table.names import BOTS
from tests.web.studio import FINGERS, MOBILE, screen, studio
from tests.web.visitor import Visitor

SCRIPT = Path(__file__).with_suffix(".js").read_text("utf-8")
SIZES = ("1280x720", "1440x900", "1920x1080", "2560x1440", "1024x768", "820x1180", "390x844", "360x740")
# The narrowest window, a laptop and a large screen at 200 %, a laptop below its tabs, a tablet.
ROUGH = ("320x640", "640x360", "960x540", "1366x625", "1024x768")
FOLD = "1280x720"
TOUCHED = ("1024x768", "390x844")
# What a question can bring with it that the start, the middle and the end need not show.
ASKED: dict[str, tuple[str, ...]] = {
    "ginkgopolis": ("tally",),
    "tabannusi": ("tally",),
    "teotihuacan": ("laying", "tally"),
    "uruk": ("auction", "number", "pick", "tally"),
    "wayfarers": ("laying",),
}
SOAK = os.environ.get("EDUBBA_SOAK") == "1"
WIDE = "W" * 40
SETTLE = """() => new Promise((done) => requestAnimationFrame(() => {
  for (const one of document.getAnimations()) if (one.effect.getTiming().iterations < 9) one.finish();
  requestAnimationFrame(done);
}))"""
# The parts of a table of which one is in sight: tabs, and those that a tab brings.
DOORS = "() => [...document.querySelectorAll('[data-table] [role=tab]')].map((tab) => tab.dataset.tab)"
OPEN = DOORS.replace("[role=tab]", "[role=tab][aria-selected=true]")
TURN = """(name) => document.querySelector(`[role=tab][data-tab="${name}"]`).click()"""
Come = Callable[..., Visitor]


class Fault(NamedTuple):
    """`where` is the same for all things that are drawn alike; `about` is one of them."""

    kind: str
    where: str
    about: str


@dataclass(frozen=True)
class View:
    """A moment of a golden game in front of somebody."""

    seats: int
    at: str
    lang: str
    size: str
    names: str = ""  # of the others

    @property
    def width(self) -> int:
        return int(self.size.split("x")[0])

    @property
    def wish(self) -> dict[str, Any]:
        """What is asked of this screen."""
        return {
            "letters": 12 if self.width <= MOBILE else 11,
            "target": 44 if self.width <= FINGERS else 24,
            "folds": self.size == FOLD and self.seats == 2,
            # A mouse that holds a tile asks for nothing.
            "tips": self.size == "390x844" or (self.size == FOLD and self.at != "laying"),
        }


def sample(game: str) -> list[View]:
    """A laptop with two players, a phone with all of them."""
    return [View(2, "middle", "en", FOLD), View(edubba.load(game).seats[-1], "middle", "fr", "390x844")]


def everything(game: str) -> list[View]:
    seats = edubba.load(game).seats
    counts = sorted({seats[0], 2, seats[-1]})
    moments = ("start", "middle", "end")
    french = [View(seats, at, "fr", size) for seats, at, size in product(counts, moments, SIZES)]  # longer words
    english = [View(seats, "middle", "en", size) for seats, size in product(counts, (FOLD, "390x844"))]
    usual = [View(*one) for one in product(counts, moments, ("en", "fr"), SIZES)] if SOAK else french + english
    asked = [View(2, at, "fr", size) for at, size in product(ASKED.get(game, ()), SIZES if SOAK else (FOLD, *TOUCHED))]
    return usual + asked + [View(seats[-1], "middle", "fr", size, WIDE) for size in ROUGH]


def inspect(come: Come, game: str, views: Iterable[View]) -> dict[Fault, View]:
    """All faults, each once, with a view that shows it. Screens of a sort share a browser window."""
    found: dict[Fault, View] = {}
    for (seats, at, lang, _, names), alike in groupby(views, lambda view: (*_moment(view), view.names)):
        same = list(alike)
        me = come(**screen(same[0].size, lang, "light"))
        me.lay_out(game, seats, at, others=[names] if names else BOTS)
        for view in same:
            for fault in look(me, view):
                found.setdefault(fault, view)
        me.context.close()
    return {fault: view for fault, view in found.items() if fault in _first(found)}


def _moment(view: View) -> tuple[int, str, str, int]:
    return view.seats, view.at, view.lang, (view.width <= MOBILE) + (view.width <= FINGERS)


def _first(found: Iterable[Fault]) -> set[Fault]:
    """One of those that are drawn alike."""
    return set({(fault.kind, fault.where): fault for fault in found}.values())


def look(me: Visitor, view: View) -> list[Fault]:
    """What is wrong on this screen, whichever of its parts is open."""
    page = me.page
    width, height = map(int, view.size.split("x"))
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_selector("[data-lit], [data-choice], [data-main], [role=tab] .dot", state="attached")
    page.evaluate("document.fonts.ready.then(() => 0)")
    page.evaluate(SCRIPT)
    opened, found = set(page.evaluate(OPEN)), _look(page, view)
    while shut := [door for door in page.evaluate(DOORS) if door not in opened]:
        opened.add(shut[0])
        page.evaluate(TURN, shut[0])
        found += _look(page, view)
    for door in page.evaluate(DOORS)[:1]:
        page.evaluate(TURN, door)
    return found


def _look(page: Any, view: View) -> list[Fault]:
    page.evaluate(SETTLE)
    return [Fault(**one) for one in page.evaluate("(wish) => legible.check(wish)", view.wish)]


def told(found: dict[Fault, View]) -> str:
    """For people: one line for each."""
    lines = [
        f"  {fault.kind:8} {fault.where}  ({fault.about}; {view.seats} seats, {view.at}, {view.lang}, {view.size})"
        for fault, view in sorted(found.items(), key=str)
    ]
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.web.legible", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--all", action="store_true", help="all screens, moments and languages: a minute or two each")
    asked = parser.parse_args()
    faults = 0
    with studio() as come:
        for game in asked.games or OWN:
            found = inspect(come, game, everything(game) if asked.all else sample(game))
            faults += len(found)
            print(game, told(found), sep="\n", flush=True)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
