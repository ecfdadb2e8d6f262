"""What a table says to those who sit there, and how errors of other rooms are said in the reader's language."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from edubba.kernel import EdubbaError, IllegalAction, State
from edubba.kernel.errors import BadPack, Told
from edubba.kernel.pack import whole_letters
from edubba.words import PACKS, RECORDS, Phrasebook, Talk

TEXTS = Path(__file__).with_name("texts.{}.ftl")
BOOK = Phrasebook(PACKS, RECORDS, TEXTS)
NONSENSE = "nonsense"
BAD_PACK = "bad-pack"


class Refusal(EdubbaError):
    """Something that is not done: an HTTP status, the code of what is wrong (which has a sentence), perhaps a rule."""

    book: ClassVar[Phrasebook] = BOOK

    def __init__(self, status: int, key: str, rule: str | None = None, **facts: str | int) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.rule = rule
        self.facts = facts

    def say(self, lang: str) -> str:
        return self.book.say(lang, self.key, **self.facts)


def retell(trouble: EdubbaError, lang: str) -> str:
    """An error of the kernel or of a table in this language, where it has been told with its facts."""
    if isinstance(trouble, Refusal):
        return trouble.say(lang)
    if isinstance(trouble, BadPack):
        return "\n".join([BOOK.say(lang, BAD_PACK), *(sentence_of(one, lang) for one in trouble.problems)])
    return BOOK.retell(lang, trouble.args[0] if trouble.args else "") or BOOK.say(lang, NONSENSE)


def sentence_of(problem: str, lang: str) -> str:
    """A problem of a data pack in this language. It is told in English where it is found."""
    told = (None if lang == "en" else BOOK.retell(lang, problem)) or str(problem)
    return whole_letters(told)


def code_of(trouble: EdubbaError) -> str:
    """One word for programs that must tell refusals apart; it stays the same in every language."""
    if isinstance(trouble, Refusal):
        return trouble.key
    if isinstance(trouble, BadPack):
        return BAD_PACK
    sentence = trouble.args[0] if trouble.args else ""
    return sentence.key if isinstance(sentence, Told) else NONSENSE


def told(trouble: EdubbaError, talk: Talk[State], lang: str) -> tuple[str, str, str | None]:
    """An error at a table: its code, its sentence, and the rule that forbids what was tried."""
    if isinstance(trouble, IllegalAction):
        return "illegal" if trouble.allowed else "not-your-turn", talk.explain(trouble.rule, lang), trouble.rule
    return code_of(trouble), retell(trouble, lang), None
