"""The voice of the command line: its words, in the language of the person who types."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path

from edubba.kernel import BadPack, EdubbaError
from edubba.table.words import Refusal
from edubba.words import LANGUAGES, PACKS, RECORDS, Phrasebook
from edubba.words.figures import figure

# Controls but tab and line feed, marks that turn the direction of writing, halves of letters.
STEERING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
HERE = Path(__file__).parent
BOOK = Phrasebook(PACKS, RECORDS, HERE / "texts.{}.ftl", HERE / "arena.{}.ftl")


class Usage(EdubbaError):
    """Something on the command line that makes no sense."""


def locale_language(environment: Mapping[str, str]) -> str:
    """The language that the surroundings ask for; English if they ask for none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            asked = environment[name][:2].lower()
            return asked if asked in LANGUAGES else "en"
    return "en"


def number(text: str) -> int:
    """A typed number of sensible length; -1 for anything else."""
    return int(text) if text.isdecimal() and len(text) < 10 else -1


def printable(text: str) -> str:
    """A text from a file or a path as it may go to a terminal: what would steer it is spelled out."""
    return STEERING.sub(lambda found: repr(found[0])[1:-1], text)


class Voice:
    """Speaks one language at a time."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def say(self, key: str, **facts: str | int) -> str:
        safe = {name: printable(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
        return BOOK.say(self.lang, key, **safe)

    def figure(self, value: float, digits: int) -> str:
        """A number with so many decimals, written as our language writes it."""
        return figure(self.lang, value, digits)

    def usage(self, key: str, **facts: str | int) -> Usage:
        """An error of the person who typed, to be raised."""
        return Usage(self.say(key, **facts))

    def complain(self, trouble: EdubbaError) -> str:
        """What went wrong, in our language where the error can be told in it."""
        if isinstance(trouble, Refusal):
            return printable(trouble.say(self.lang))
        if isinstance(trouble, BadPack):
            lines = [self.retell(problem) for problem in trouble.problems]
            return lines[0] if len(lines) == 1 else "\n  - ".join([self.say("bad-pack"), *lines])
        return self.retell(trouble.args[0])

    def retell(self, sentence: object) -> str:
        """A sentence of the kernel: it is English, but it may carry the facts from which to say it anew."""
        told = None if self.lang == "en" else BOOK.retell(self.lang, sentence)
        return printable(told or str(sentence))


voice = Voice(locale_language(os.environ))
