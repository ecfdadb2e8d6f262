"""Turn engine objects into plain data by looking at their attributes, so that no dump ever forgets a field."""

from __future__ import annotations

from typing import Any, Final

SHARED: Final = "shared"
"""Clones share some lists of this object until one of them changes something: that is no part of the position."""


def attributes(thing: object) -> list[str]:
    """The names of the attributes of a slotted object, compiled or not, sorted."""
    names: set[str] = set()
    for kind in type(thing).__mro__:
        own = kind.__dict__  # a plain subclass of a compiled class must not inherit the list of its parent
        slots = own.get("__mypyc_attrs__") or own.get("__slots__", ())
        names.update((slots,) if isinstance(slots, str) else slots)
    names.update(getattr(thing, "__dict__", {}))
    return sorted(name for name in names if not name.startswith("__") and name != SHARED)


def plain(value: Any) -> Any:
    """Numbers, texts, lists and dicts stay what they are; bytes become hex, an object {"is": its class, ...}."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    found = {name: plain(getattr(value, name)) for name in attributes(value)}
    return {"is": type(value).__name__, **found}
