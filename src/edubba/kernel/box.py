r"""The box of a game that has no types yet (`typedbox.py`): its components.json, and what a pack may print instead.

A game lists the places that a pack may change, each by a pattern of its name (`kernel.pack.values`) with the bounds of
its number, or with a check of its own. All other values are fixed.

>>> limits = {r"setup\.cards": (1, 9), r"setup\.colour": one_of(["red", "blue"])}
>>> misprints({"setup": {"cards": 5, "colour": "red"}}, {"setup": {"cards": 12, "colour": "blue"}}, limits)
['setup.cards: must be from 1 to 9, found 12']
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from edubba.kernel.errors import Told
from edubba.kernel.pack import Pack, fixed, read_json, values
from edubba.kernel.places import none_of, out_of_range

Check = Callable[[str, Any, Any], Told | None]
"""Given a place, our value and theirs: what is wrong with theirs, if anything is."""

Limits = Mapping[str, tuple[int, int] | Check]


def own_pack(components: Path) -> Pack:
    """The printed data that come with Edubba."""
    return Pack.of("edubba", read_json(components))


def misprints(ours: dict[str, Any], theirs: dict[str, Any], limits: Limits) -> list[str]:
    """What is wrong with single values of a pack. It must have the shape of ours (`compare_schema`)."""
    printed = dict(values(ours))
    problems = [misprint(place, printed.get(place), value, limits) for place, value in values(theirs)]
    return [problem for problem in problems if problem is not None]


def misprint(place: str, ours: Any, theirs: Any, limits: Limits) -> Told | None:
    """What is wrong with one value, if anything is."""
    for pattern, limit in limits.items():
        if re.fullmatch(pattern, place):
            return within(limit, place, ours, theirs) if isinstance(limit, tuple) else limit(place, ours, theirs)
    return unchanged(place, ours, theirs)


def within(bounds: tuple[int, int], place: str, ours: Any, theirs: Any) -> Told | None:
    """A number, or each of a list of numbers that is as long as ours."""
    if not isinstance(theirs, list):
        return None if bounds[0] <= theirs <= bounds[1] else out_of_range(place, *bounds, theirs)
    if len(theirs) != len(ours):
        sentence = "{place}: must have {count} entries, found {found}"
        return Told("pack-entries", sentence, place=place, count=len(ours), found=len(theirs))
    bad = [number for number in theirs if not bounds[0] <= number <= bounds[1]]
    return out_of_range(place, *bounds, bad[0]) if bad else None


def unchanged(place: str, ours: Any, theirs: Any) -> Told | None:
    return None if theirs == ours else fixed(place, ours, theirs)


def one_of(allowed: Sequence[Any]) -> Check:
    """The check of a value that must be one of these."""

    def check(place: str, ours: Any, theirs: Any) -> Told | None:
        return None if theirs in allowed else none_of(place, allowed, theirs)

    return check


def disagrees(place: str, value: int | str, other: str, found: int | str) -> Told:
    """Two places that tell the same thing tell it differently."""
    sentence = "{place}: must be {value} to agree with {other}, found {found}"
    return Told("pack-agree", sentence, place=place, value=value, other=other, found=found)
