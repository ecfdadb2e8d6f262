"""Native arrays: the one door to numbers that lie side by side in memory, without a Python object for each.

Compiled, an item is read or written in about a tenth of the time that a list takes, and a copy is one block of memory.
As plain Python they are about as quick as lists; where librt is missing, arrays of the standard library stand in.

What to know of them:

- Make one with a function below. `vec[i16]([1, *more])` stops mypyc with an internal error.
- Compiled, a number that is too large for the items loses its upper bits without a word; plain Python refuses it.
  `small` clips.
- Compiled, arithmetic of `u8` and `i16` wraps around. Say `i64(items[n])` before you add, shift or compare; `i64` items
  mix with `int` and need nothing.
- One that grows is another one: `items = append(items, item)`. None has `index`, `count`, `sort` or `+`.
- Writing an item changes the array for all who hold it, as with lists; `items[:]` is a copy.
- `list(items)`, `memoryview(items)` and `numpy.frombuffer(items, "int16")` work; the latter two copy nothing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64, u8

from edubba.kernel.arrays import append, extend, vec

LEAST: Final = -32768
MOST: Final = 32767


def small(number: i64) -> i16:
    """The nearest number that 16 bits hold."""
    if number > MOST:
        return MOST
    if number < LEAST:
        return LEAST
    return i16(number)  # `… if … else …` of an int and an i16 would make objects of both


def zeros(size: i64) -> vec[i16]:
    """So many small numbers, all 0."""
    return vec[i16]([0] * size)


def shorts(numbers: list[int]) -> vec[i16]:
    """These numbers with 16 bits each."""
    return vec[i16]([small(number) for number in numbers])


def octets(numbers: list[int]) -> vec[u8]:
    """These numbers from 0 to 255 with 8 bits each."""
    return vec[u8]([number for number in numbers])  # noqa: C416 - a list as it is would not be checked


def longs(numbers: list[int]) -> vec[i64]:
    """These numbers, or masks, with 64 bits each."""
    return vec[i64](numbers)


def floats(numbers: list[float]) -> vec[float]:
    return vec[float](numbers)


def repeated(numbers: vec[i16], times: i64) -> vec[i16]:
    """An array so many times, one after the other: copies are quicker than writing zeros."""
    found = vec[i16](capacity=len(numbers) * times)
    for _ in range(times):
        found = extend(found, numbers)
    return found


__all__ = [
    "append",
    "extend",
    "floats",
    "i16",
    "i64",
    "longs",
    "octets",
    "repeated",
    "shorts",
    "small",
    "u8",
    "vec",
    "zeros",
]
