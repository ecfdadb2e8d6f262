"""What printers care about, as questions to a text."""

from __future__ import annotations

import re
from functools import cache

from edubba.testing.play import held
from edubba.words import LANGUAGES, talk_of

PLAIN_SPACE = re.compile(r"[ \t][;:!?»]|«[ \t]")
NO_SPACE = re.compile(r"[^\s\u00a0\u202f][;:!?»]|«[^\u00a0\u202f]")
MARKUP = re.compile(r"[{}$\u2068\u2069]|_|\b[A-Z]{3}-[A-Z]?\d|->")
HYPHENATED = re.compile(r"[a-z]\w*(?:-\w+)+")


@cache
def keys() -> frozenset[str]:
    """The names of all phrases of all games: none may stand in a text."""
    books = [talk_of(game).book for game in held().values()]
    found = {key for book in books for lang in LANGUAGES for key in book.keys(lang) if "." not in key}
    return frozenset(found - {"face-down"})  # good English too


def french_slips(text: str) -> list[str]:
    """Double punctuation without its no-break space, straight apostrophes and quotes."""
    return [*PLAIN_SPACE.findall(text), *NO_SPACE.findall(text), *re.findall(r"['\"]", text)]


def english_slips(text: str) -> list[str]:
    """Double punctuation with a space before it, straight apostrophes and quotes."""
    return [*re.findall(r"[\s\u00a0\u202f][;:!?,.]", text), *re.findall(r"['\"]", text)]


@cache
def slips(text: str, lang: str) -> list[str]:
    """All that a careful reader would mark in this sentence; raw keys and placeholders too."""
    found = french_slips(text) if lang == "fr" else english_slips(text)
    found += [match.group() for match in MARKUP.finditer(text)]
    found += [word for word in HYPHENATED.findall(text) if word in keys()]
    return found + re.findall(r"  |^\s|\s$|^$", text)
