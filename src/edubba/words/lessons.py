"""Words of the glossary in the texts of lessons: `[as it reads|term]`, where `term-<term>` tells what it is."""

from __future__ import annotations

import re
from collections.abc import Iterable

MARK = re.compile(r"\[([^\]|]+)\|([a-z-]+)\]")


def without_marks(text: str) -> str:
    """The text as it reads."""
    return MARK.sub(r"\1", text)


def terms_in(texts: Iterable[str]) -> list[str]:
    """The terms that texts use, each once, in their order."""
    return list(dict.fromkeys(mark[2] for text in texts for mark in MARK.finditer(text)))
