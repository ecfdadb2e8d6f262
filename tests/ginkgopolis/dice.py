"""Dice that are loaded, so that a test knows what is drawn."""

from __future__ import annotations

from collections.abc import Sequence

from edubba.kernel.chance import BLOCK, Chance


def loaded_dice(heaps: Sequence[list[int]], coming: Sequence[list[int]]) -> Chance:
    """Dice that draw what is coming, first from the first heap, and are fair afterwards."""
    words = b""
    for heap, things in zip(heaps, coming, strict=True):
        left = heap[:]
        for thing in things:
            index = left.index(thing)
            words += index.to_bytes(2, "little")
            last = left.pop()
            if index < len(left):
                left[index] = last
    assert len(words) <= BLOCK
    return Chance(bytes(32), counter=0, block=bytes(BLOCK - len(words)) + words, used=BLOCK - len(words))
