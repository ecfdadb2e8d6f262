"""Take the pictures of the documentation anew, from fixed moments of the golden games: `python tools/pictures.py`.

With `--game` it takes any others: the table of a golden game at a moment, on a screen, in a language, by day or night.
Lists (with commas) make a picture of each; `--out` is then a folder.

    python tools/pictures.py --game uruk --at start,middle,over --screen 1280x720,390x844 --lang fr --out /tmp/x
    python tools/pictures.py --game uruk --at auction --hover "[data-zone=display] .piece" --out /tmp/auction.png

`--at` is start, middle, end, over, the number of a move, what is asked (laying, tally, dialog, auction, number, pick,
cards) or a part of the name of the question (ask:Price); tests/web/positions.py finds it.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.studio import screen, studio  # noqa: E402 - tests are found through the line above
from tests.web.visitor import Visitor  # noqa: E402 - as before

IMAGES = ROOT / "docs" / "images"
DESKTOP, PHONE = "1440x900", "390x844"

Shown = Callable[[Visitor], None]


def take(visitor: Visitor, out: Path) -> None:
    """Once everything has come to rest."""
    visitor.page.evaluate("document.fonts.ready.then(() => 0)")
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.screenshot(path=out, animations="disabled")
    print(out)


# --- the pictures of the documentation ------------------------------------------------------------------------------


def start(me: Visitor) -> None:
    me.page.goto("/")
    me.page.wait_for_selector(".ready")


def replay(me: Visitor) -> None:
    found = me.lay_out("uruk", 3, "over")
    me.page.goto(f"{found['link']}/replay")
    me.page.wait_for_selector("[data-slider]")
    late = str(found["moves"] * 2 // 3)
    me.page.fill("[data-slider]", late)
    me.page.wait_for_selector(f"[data-table][data-seq='{late}']")


def table(game: str, seats: int, at: str) -> Shown:
    return lambda me: void(me.lay_out(game, seats, at))


def void(_: object) -> None:
    """For what is done and not asked for."""


PICTURES: dict[str, Shown] = {
    "start": start,
    "table": table("uruk", 3, "middle"),
    "auction": table("uruk", 3, "auction"),
    "bid": table("uruk", 3, "number"),
    "over": table("uruk", 3, "over"),
    "replay": replay,
    "ginkgopolis": table("ginkgopolis", 3, "middle"),
    "tabannusi": table("tabannusi", 3, "middle"),
    "teotihuacan": table("teotihuacan", 2, "laying"),
    "wayfarers": table("wayfarers", 2, "middle"),
}
SCREENS = {
    "desktop-light-en": (DESKTOP, "en", "light"),
    "desktop-dark-fr": (DESKTOP, "fr", "dark"),
    "phone-light-fr": (PHONE, "fr", "light"),
    "phone-dark-en": (PHONE, "en", "dark"),
}


def referred() -> set[str]:
    """The names of the pictures that a page shows."""
    pages = "".join(page.read_text("utf-8") for page in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
    return set(re.findall(r"images/([\w-]+)\.png", pages))


def documentation() -> None:
    """Those that pages show; of all others the files are removed."""
    known = {f"{what}-{on}": (what, on) for what, on in product(PICTURES, SCREENS)}
    wanted = referred()
    if strange := sorted(wanted - known.keys()):
        sys.exit(f"nobody knows how to take these pictures: {', '.join(strange)}")
    with studio() as come:
        for name in sorted(wanted):
            what, on = known[name]
            me = come(**screen(*SCREENS[on]))
            PICTURES[what](me)
            take(me, IMAGES / f"{name}.png")
            me.context.close()
    for old in IMAGES.glob("*.png"):
        if old.stem not in wanted:
            old.unlink()


# --- any other ------------------------------------------------------------------------------------------------------


def others(asked: argparse.Namespace) -> None:
    wishes = list(product(asked.game, asked.seats, asked.at, asked.screen, asked.lang, asked.theme))
    folder = len(wishes) > 1
    if folder:
        asked.out.mkdir(parents=True, exist_ok=True)
    with studio() as come:
        for game, seats, at, size, lang, theme in wishes:
            me = come(**screen(size, lang, theme))
            found = me.lay_out(game, int(seats), at, asked.record)
            for selector in asked.click:
                me.page.click(selector)
            for key in asked.key:
                me.page.keyboard.press(key)
            for selector in asked.hover:
                me.page.hover(selector)
                me.page.wait_for_selector("[role=tooltip]")
            name = "-".join((game, seats, at.replace(":", "-"), size, lang, theme))
            take(me, asked.out / f"{name}.png" if folder else asked.out)
            print("  {record} after {moves} moves, seat {seat};".format(**found), me.troubles() or "no trouble")
            me.context.close()


def listed(text: str) -> list[str]:
    return text.split(",")


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python tools/pictures.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", type=listed, default=[])
    parser.add_argument("--seats", type=listed, default=["2"], help="2 if nothing is said")
    parser.add_argument("--at", type=listed, default=["middle"])
    parser.add_argument("--record", default="", help="another golden game, as 1.1/fix-no_null_turn")
    parser.add_argument("--screen", type=listed, default=[DESKTOP], help="as 1280x720")
    parser.add_argument("--lang", type=listed, default=["en"])
    parser.add_argument("--theme", type=listed, default=["light"], help="light or dark")
    parser.add_argument("--click", action="append", default=[], metavar="SELECTOR", help="before the picture is taken")
    parser.add_argument("--key", action="append", default=[], help="pressed after that")
    parser.add_argument("--hover", action="append", default=[], metavar="SELECTOR", help="last; its tip is waited for")
    parser.add_argument("--out", type=Path, default=Path("picture.png"))
    asked = parser.parse_args()
    if asked.game:
        others(asked)
    else:
        documentation()
    return 0


if __name__ == "__main__":
    sys.exit(main())
