"""Provenance of a game whose box has no types: its components.json tells it here and there.

A group or an item may have a `source`; `shape_source` beside it is that of what is called `shape` within it, and `why`
the reason. What stands where nothing is said comes from the rulebook.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

from edubba.kernel.pack import REMARKS
from edubba.kernel.provenance import SOURCES, Fact, Source

# Top-level groups of which nothing is printed.
UNPRINTED: Final = frozenset(
    ["data_version", "designers", "engine_limits", "game", "official_solo", "options", "publisher", "references",
     "rule_switches", "schema", "solo_ruling_orders", "solo_unofficial", "title", "variants", "version", "year"]
)  # fmt: skip
MARK = "_source"
ALIKE = {"value": ("value", "vp")}  # what such a mark is about, where it is not called so
UNTYPED = "untyped"  # the reason why a value cannot be corrected: its box has no types yet

Marks = tuple[tuple[str, str], ...]


def scattered(data: dict[str, Any], limits: Iterable[str] | None) -> list[Fact]:
    """Every printed value. `limits` are patterns of those that a pack may change, None if nobody knows."""
    patterns = None if limits is None else [re.compile(pattern) for pattern in limits]
    found = []
    for group, content in data.items():
        if group in UNPRINTED or group in REMARKS or group.endswith(MARK):
            continue
        beside = data.get(group + MARK)
        marks: Marks = ((group, beside["source"]),) if isinstance(beside, dict) and "source" in beside else ()
        why = str(beside.get("why", "")) if isinstance(beside, dict) else ""
        for place, value, source, reason in _values(content, group, _marked(marks, group, "rulebook"), (), why):
            open_to_packs = patterns is None or any(pattern.fullmatch(place) for pattern in patterns)
            found.append(Fact(place, value, source, open_to_packs, why=reason, fixed="" if open_to_packs else UNTYPED))
    return found


def _values(data: Any, place: str, source: Source, marks: Marks, why: str) -> Iterator[tuple[str, Any, Source, str]]:
    if isinstance(data, dict):
        told = data.get("source")
        source = told if isinstance(told, str) and told in SOURCES else source
        why = data["why"] if isinstance(data.get("why"), str) else why
        marks = (*marks, *_marks(data))
        for name, item in data.items():
            if name not in REMARKS and name != "id" and not name.endswith(MARK):
                yield from _values(item, f"{place}.{name}", _marked(marks, name, source), marks, why)
    elif isinstance(data, list) and any(item is None or isinstance(item, (dict, list)) for item in data):
        for index, item in enumerate(data):
            name = item.get("id", index) if isinstance(item, dict) else index
            yield from _values(item, f"{place}[{name}]", source, marks, why)
    else:
        group = place.rpartition(".")[2]
        yield place, data, _marked(marks, group, source), why


def _marks(data: dict[str, Any]) -> Iterator[tuple[str, str]]:
    for name, told in data.items():
        if name.endswith(MARK):
            about = name.removesuffix(MARK)
            if isinstance(told, str):
                yield from ((alike, told) for alike in ALIKE.get(about, (about,)))
            elif isinstance(told, dict):  # by language
                yield from ((lang, source) for lang, source in told.items() if isinstance(source, str))


def _marked(marks: Marks, name: str, source: Source) -> Source:
    """The source of what is so called: the innermost mark about it, else that of what it lies in."""
    for about, told in reversed(marks):
        if about == name:
            return next((one for one in SOURCES if one == told), source)
    return source
