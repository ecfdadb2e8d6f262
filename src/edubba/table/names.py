"""Names: pleasant ones for guests, and what a name may look like."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence

from edubba.table.words import BOOK, Refusal

LONGEST = 24
STACKED = 2  # accents on one letter
GUESTS = (
    "Adapa", "Amata", "Baranamtara", "Enanatuma", "Enheduanna", "Etana", "Geme", "Gudea", "Iltani", "Kubaba",
    "Lugalbanda", "Meskiag", "Nanne", "Ninbanda", "Ninkasi", "Puabi", "Shasha", "Shibtu", "Tashmetu", "Urnammu",
    "Watartum", "Ziusudra",
)  # fmt: skip
PLACES = ("Adab", "Eridu", "Girsu", "Isin", "Kish", "Lagash", "Larsa", "Mari", "Nippur", "Sippar", "Umma", "Ur", "Uruk")
BOTS = ("Enkidu", "Inanna", "Ninsun", "Gilgamesh", "Shamhat", "Utu")
# Letters and signs in which nothing is to be seen.
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U0001d159")
UNSEEN = ("C", "Zl", "Zp")  # controls, marks that turn the direction of writing, joiners, line breaks


def guest_name(lang: str, choice: Callable[[Sequence[str]], str]) -> str:
    """A name for somebody new."""
    place = choice(PLACES)
    elided = "yes" if place[0] in "AEIOU" else "no"
    return BOOK.say(lang, "guest-name", name=choice(GUESTS), place=place, elided=elided)


def clean(name: str) -> str:
    """A name as it will be shown; one that could play tricks with the page is refused."""
    if len(name) <= 4 * LONGEST:
        shown = unicodedata.normalize("NFC", name).strip(" ")
        kinds = [unicodedata.category(letter) for letter in shown]
        seen = all(not kind.startswith(UNSEEN) for kind in kinds) and any(kind[0] in "LNPS" for kind in kinds)
        if seen and BLANK.isdisjoint(shown) and len(shown) <= LONGEST and not _piled(kinds):
            return shown
    raise Refusal(400, "bad-name", longest=LONGEST)


def _piled(kinds: Sequence[str]) -> bool:
    """True if accents are stacked so high that they reach other lines."""
    height = 0
    for kind in kinds:
        height = height + 1 if kind in ("Mn", "Me") else 0
        if height > STACKED:
            return True
    return False


def distinct(names: Sequence[str]) -> list[str]:
    """The names at one table; who has a name that was there before gets a number."""
    found: list[str] = []
    for name in names:
        shown, number = name, 2
        while shown in found:
            shown, number = f"{name} {number}", number + 1
        found.append(shown)
    return found
