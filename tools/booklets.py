"""Print the rules of the games as booklets of our own: `make booklets` writes .build/booklets/<game>.<language>.pdf.

The words are those of the rules page, the pictures those of the table; nothing is fetched from anywhere. It needs
Chromium.
"""

from __future__ import annotations

import argparse
import base64
import json
import re
import sys
from collections.abc import Iterator
from functools import cache
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import edubba  # noqa: E402 - found through the line above
from edubba.games import OWN  # noqa: E402 - as before
from edubba.kernel.rules_told import Rulebook, RuleParagraph  # noqa: E402 - as before
from edubba.kernel.scene import Catalogue  # noqa: E402 - as before
from edubba.words import LANGUAGES, house  # noqa: E402 - as before
from edubba.words.rulebook import rulebook  # noqa: E402 - as before
from tests.web.conftest import CHROMIUM, FLAGS  # noqa: E402 - as before

OUT = ROOT / ".build" / "booklets"
WEB = ROOT / "web"
SETS = {"gi": "game-icons", "lu": "lucide"}
FONTS = {
    "Figtree": "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    "Fraunces": "@fontsource/fraunces/files/fraunces-latin-600-normal.woff2",
}
STYLE = Path(__file__).with_suffix(".css").read_text("utf-8")


def fonts() -> Iterator[str]:
    for name, file in FONTS.items():
        data = base64.b64encode((WEB / "node_modules" / file).read_bytes()).decode()
        yield f"@font-face {{ font-family: {name}; font-weight: 300 900; src: url(data:font/woff2;base64,{data}); }}"


@cache
def icon_set(name: str) -> dict[str, dict[str, str]]:
    file = WEB / "node_modules" / "@iconify-json" / SETS[name] / "icons.json"
    found: dict[str, dict[str, str]] = json.loads(file.read_text("utf-8"))["icons"]
    return found


@cache
def picture(game: str, icon: str) -> str:
    """An icon of the table as SVG; nothing, if there is none."""
    for folder, listed in ((WEB / "src/games" / game, "icons.txt"), (WEB / "src/icons", "frame.txt")):
        drawn = folder / ("icons" if listed == "icons.txt" else "frame") / f"{icon}.svg"
        if drawn.exists():
            return re.sub(r"<\?xml[^>]*\?>", "", drawn.read_text("utf-8")).strip()
        for word in (folder / listed).read_text("utf-8").split():
            kind, _, name = word.partition(":")
            if name == icon and kind in SETS:
                box = "0 0 512 512" if kind == "gi" else "0 0 24 24"
                return f'<svg viewBox="{box}" fill="currentColor">{icon_set(kind)[icon]["body"]}</svg>'
    return ""


def shown(game: str, words: Catalogue, one: RuleParagraph) -> Iterator[str]:
    for key in one.show:
        face, sign = words.faces.get(key), words.signs.get(key)
        name, icon = (face.name, face.icon) if face else (sign.title if sign else key, key)
        yield f"<span>{picture(game, icon)}{escape(name)}</span>"


def page(game: str, words: Catalogue, book: Rulebook) -> str:
    """A booklet as one HTML page that needs nothing else."""
    say, style = house.speaker(book.lang), "".join(fonts()) + STYLE
    parts = [f'<!doctype html><html lang="{book.lang}"><meta charset="utf-8"><title>{escape(book.title)}</title>']
    cover = base64.b64encode((WEB / "src/games" / game / "cover.svg").read_bytes()).decode()
    parts += [f"<style>{style}</style>", f'<section class="cover"><img src="data:image/svg+xml;base64,{cover}" alt="">']
    parts += [f"<h1>{escape(book.title)}</h1><p>{escape(say('booklet'))}</p></section>"]
    parts += [f"<h2>{escape(say('booklet-brief'))}</h2>"]
    parts += [f"<h3>{escape(one.title)}</h3><p>{escape(one.text)}</p>" for one in words.guide]
    parts += [f'<section class="aid"><h2>{escape(say("booklet-aid"))}</h2>']
    for part in book.aid:
        parts.append(f"<h3>{escape(part.title)}</h3><dl>")
        for line in part.lines:
            sign = f'<span class="sign">{picture(game, line.icon)}</span>' if line.icon else "<span></span>"
            parts.append(f"<div>{sign}<span><b>{escape(line.title)}</b> {escape(line.text)}</span></div>")
        parts.append("</dl>")
    parts.append("</section>")
    for chapter in book.chapters:
        parts.append(f"<h2>{escape(chapter.title)}</h2>")
        for one in chapter.paragraphs:
            if one.show:
                parts.append(f'<p class="shown">{"".join(shown(game, words, one))}</p>')
            parts.append(f'<p>{escape(one.text)} <span class="id">{" ".join(one.rules)}</span></p>')
            for example in one.examples:
                parts.append(f'<p class="example"><span class="id">{example.id}</span> {escape(example.text)}</p>')
    signs = [f"<div><dt>{escape(one.title)}</dt><dd>{escape(one.text)}</dd></div>" for one in words.signs.values()]
    if signs:
        parts += [f"<h2>{escape(say('booklet-signs'))}</h2><dl>", *signs, "</dl>"]
    return "".join(parts) + "</html>"


def write(games: list[str], langs: list[str], out: Path) -> list[Path]:
    from playwright.sync_api import sync_playwright

    assert CHROMIUM is not None, "needs Chromium"
    out.mkdir(parents=True, exist_ok=True)
    written = []
    with sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        sheet = browser.new_page()
        asked: list[str] = []
        sheet.on("request", lambda request: asked.append(request.url))
        for name in games:
            for lang in langs:
                game = edubba.load(name)
                sheet.set_content(page(name, game.catalogue(lang), rulebook(game, lang)))
                file = out / f"{name}.{lang}.pdf"
                foot = '<div style="width:100%;font-size:7px;text-align:center"><span class="pageNumber"></span></div>'
                sheet.pdf(
                    path=file,
                    prefer_css_page_size=True,
                    display_header_footer=True,
                    header_template="<i></i>",
                    footer_template=foot,
                )
                written.append(file)
        browser.close()
    outside = [url for url in asked if not url.startswith(("data:", "about:"))]
    assert not outside, f"a booklet asked for {outside}"
    return written


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(OWN), metavar="GAME")
    parser.add_argument("--lang", choices=LANGUAGES, action="append")
    parser.add_argument("--out", type=Path, default=OUT)
    asked_for = parser.parse_args()
    for file in write(asked_for.games or list(OWN), asked_for.lang or list(LANGUAGES), asked_for.out):
        print(file)
