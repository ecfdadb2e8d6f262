"""What whoever builds a site is told."""

from __future__ import annotations

from pathlib import Path

from edubba.kernel import EdubbaError
from edubba.words import Phrasebook

BOOK = Phrasebook(Path(__file__).with_name("texts.{}.ftl"))


class Refusal(EdubbaError):
    """Why no site can be built."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts

    def say(self, lang: str) -> str:
        return BOOK.say(lang, self.key, **self.facts)
