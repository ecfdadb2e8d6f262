"""Masks and tables: the numbers of the bits set in a mask, quicker than by testing one bit after the other."""

from __future__ import annotations

from typing import Final


def _table(first: int) -> list[list[int]]:
    return [[first + bit for bit in range(10) if chunk >> bit & 1] for chunk in range(1024)]


class Family:
    """The action ids `first + n` of one verb, for the numbers n in a mask of up to 30 bits."""

    __slots__ = ("high", "low", "middle")

    def __init__(self, first: int) -> None:
        self.low = _table(first)
        self.middle = _table(first + 10)
        self.high = _table(first + 20)

    def add(self, found: list[int], mask: int) -> None:
        """Append the ids of this mask, ascending. Compiled, `+=` costs half of what `extend` does."""
        low = mask & 1023
        if low:
            found += self.low[low]
        middle = mask >> 10 & 1023
        if middle:
            found += self.middle[middle]
        high = mask >> 20
        if high:
            found += self.high[high]


NUMBERS: Final = Family(0)


def bits(mask: int) -> list[int]:
    """The numbers of the bits set in a mask of up to 30 bits, ascending. Read them, never change them: they are shared.

    >>> bits(0b10110)
    [1, 2, 4]
    """
    if not mask >> 10:
        return NUMBERS.low[mask]
    low = mask & 1023
    middle = NUMBERS.middle[mask >> 10 & 1023]
    if not mask >> 20:
        return NUMBERS.low[low] + middle if low else middle
    return NUMBERS.low[low] + middle + NUMBERS.high[mask >> 20]
