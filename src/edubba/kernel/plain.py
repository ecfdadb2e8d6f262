"""Turn engine objects into plain data by looking at their attributes, so that no dump ever forgets a field."""

from __future__ import annotations

from typing import Any, Final

SHARED: Final = "shared"
"""Clones share some lists of this object until one of them changes something: that is no part of the position."""


_slots: dict[type, list[str]] = {}
ATOMS: Final = frozenset({type(None), bool, int, str})


def attributes(thing: object) -> list[str]:
    """The names of the attributes of a slotted object, compiled or not, sorted."""
    slots = slots_of(type(thing))
    more = getattr(thing, "__dict__", None)
    return sorted({*slots, *filter(counts, more)}) if more else slots


def slots_of(kind: type) -> list[str]:
    known = _slots.get(kind)
    if known is not None:
        return known
    names: set[str] = set()
    for parent in kind.__mro__:
        own = parent.__dict__  # a plain subclass of a compiled class must not inherit the list of its parent
        slots = own.get("__mypyc_attrs__") or own.get("__slots__", ())
        names.update((slots,) if isinstance(slots, str) else slots)
    _slots[kind] = sorted(filter(counts, names))
    return _slots[kind]


def counts(name: str) -> bool:
    return not name.startswith("__") and name != SHARED


def plain(value: Any) -> Any:
    """Numbers, texts, lists and dicts stay what they are; bytes become hex, an object {"is": its class, ...}."""
    if type(value) in ATOMS or isinstance(value, (int, str)):
        return value
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, (list, tuple)):
        return [item if type(item) in ATOMS else plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    found = {name: plain(getattr(value, name)) for name in attributes(value)}
    return {"is": type(value).__name__, **found}
