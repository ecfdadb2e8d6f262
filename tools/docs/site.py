"""What the site of the documentation shows beyond the pages in docs/: the rules of the games.

mkdocs calls these functions while it builds. For every game on the shelf there is a page for players in each language,
made of its guide, and one with every rule and its id, made of its RULES.md.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

import edubba
from edubba.kernel.game import Game
from edubba.words import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
HOW = {"fr": "Comment jouer", "en": "How to play"}
ALL_RULES = "Every rule"
SEARCH = "javascript/search-from-disk.js"
FETCHED = re.compile(r'<script src="?https://[^>]*iframe-worker[^>]*></script>')
# What lies outside docs/ is read in the repository, not on the site.
OUTSIDE = re.compile(r"\]\(\.\./(?!images/)[^)]*\)")


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """The games stand in the menu after what players read first."""
    assert config.nav is not None
    games = [{title(game): [*players(game), {ALL_RULES: f"games/{game.name}.md"}]} for game in shelf()]
    config.nav.insert(3, {"The games": games})
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for game in shelf():
        rules = (folder(game) / "RULES.md").read_text(encoding="utf-8")
        files.append(File.generated(config, f"games/{game.name}.md", content=rules))
        for lang in LANGUAGES:
            files.append(File.generated(config, f"games/{game.name}.{lang}.md", content=guide(game, lang)))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    return OUTSIDE.sub("]", markdown)


def on_post_page(output: str, page: Page, **_: Any) -> str:
    return without_network(output, get_relative_url(SEARCH, page.url))


def on_post_template(output: str, template_name: str, **_: Any) -> str:
    return without_network(output, SEARCH) if template_name.endswith(".html") else output


def without_network(page: str, search: str) -> str:
    """What lets the search run from a disk is fetched from the network by the theme: we have our own."""
    return FETCHED.sub(f'<script src="{search}"></script>', page)


def shelf() -> list[Game]:
    return list(edubba.catalogue().values())


def players(game: Game) -> list[dict[str, str]]:
    return [{HOW[lang]: f"games/{game.name}.{lang}.md"} for lang in LANGUAGES]


def title(game: Game) -> str:
    return game.catalogue("en").title


def folder(game: Game) -> Path:
    return ROOT / "src" / "edubba" / "games" / game.name


def guide(game: Game, lang: str) -> str:
    """The chapters of a game's guide, one after the other."""
    words = game.catalogue(lang)
    return "\n".join([f"# {words.title}\n", *(f"## {chapter.title}\n\n{chapter.text}\n" for chapter in words.guide)])
