"""The printed rules: all that the rules page says, in one file that asks nobody for anything."""

from __future__ import annotations

import subprocess
import sys
from html import escape
from pathlib import Path

import pytest

import edubba
from edubba.words import LANGUAGES
from edubba.words.rulebook import rulebook
from tests.web.test_games import GAMES
from tools.booklets import page, picture
from tools.build.backend import ROOT


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_booklet_holds_the_whole_rulebook(name: str, lang: str) -> None:
    game = edubba.load(name)
    book = rulebook(game, lang)
    printed = page(name, game.catalogue(lang), book)
    texts = [one.text for chapter in book.chapters for one in chapter.paragraphs]
    texts += [line.text for part in book.aid for line in part.lines]
    assert [text for text in texts if escape(text) not in printed] == []
    assert "http:" not in printed.replace("http://www.w3.org/", "")
    assert "https:" not in printed
    assert all(picture(name, line.icon).startswith("<svg") for part in book.aid for line in part.lines if line.icon)


def test_booklets_are_printed(tmp_path: Path) -> None:
    # By itself: this process has a browser already.
    subprocess.run([sys.executable, "-m", "tools.booklets", GAMES[-1], "--out", str(tmp_path)], cwd=ROOT, check=True)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == sorted(f"{GAMES[-1]}.{lang}.pdf" for lang in LANGUAGES)
    for file in files:
        assert file.read_bytes().startswith(b"%PDF")
        assert file.stat().st_size > 20_000
