"""Numbers as our languages write them."""

from __future__ import annotations

FRENCH_FIGURES = str.maketrans({",": "\u202f", ".": ","})


def figure(lang: str, value: float, digits: int) -> str:
    """A number with so many decimals.

    >>> figure("en", 1234.5, 1), figure("fr", 1234.5, 1)
    ('1,234.5', '1\u202f234,5')
    """
    text = f"{value:,.{digits}f}"
    return text.translate(FRENCH_FIGURES) if lang == "fr" else text
