"""What the server says beside what the tables say, and the language in which a browser wants to read it."""

from __future__ import annotations

from pathlib import Path

from edubba.table import words
from edubba.words import LANGUAGES, PACKS, Phrasebook

BOOK = Phrasebook(PACKS, words.TEXTS, Path(__file__).with_name("texts.{}.ftl"))
USUAL = "en"


class Refusal(words.Refusal):
    """A refusal with the words of the server: of requests, files and ports."""

    book = BOOK


def preferred(accept: str) -> str:
    """The language of ours that an Accept-Language header asks for first."""
    for wish in accept.split(","):
        lang = wish.strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return USUAL
