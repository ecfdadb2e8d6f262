"""What the server says beside what the tables say, and the language in which a browser wants to read it."""

from __future__ import annotations

from pathlib import Path

from edubba.table import words
from edubba.words import LANGUAGES, PACKS, RECORDS, Phrasebook

BOOK = Phrasebook(PACKS, RECORDS, words.TEXTS, Path(__file__).with_name("texts.{}.ftl"))
USUAL = "en"


class Refusal(words.Refusal):
    """A refusal with the words of the server: of requests, files and ports."""

    book = BOOK


def preferred(accept: str) -> str:
    """The language of ours that an Accept-Language header wants most; of equals the first."""
    wanted: dict[str, float] = {}
    for wish in accept.lower().split(","):
        tag, *details = (part.strip() for part in wish.split(";"))
        lang = tag.partition("-")[0]
        if lang in LANGUAGES:
            wanted.setdefault(lang, _weight(details))
    return max(wanted, key=lambda lang: wanted[lang]) if any(wanted.values()) else USUAL


def _weight(details: list[str]) -> float:
    """How much something is wanted, from 0 to 1: all of it if nobody says otherwise."""
    for detail in details:
        if detail.startswith("q="):
            try:
                return float(detail[2:])
            except ValueError:
                return 0.0
    return 1.0
