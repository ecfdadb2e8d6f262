"""Data packs: what is printed on cards, tiles and boards. An owner of the box may correct what we had to reconstruct.

A pack has the schema of the game's own components.json. It may change printed values (a colour, a price, a number),
never the kinds of things there are.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

from edubba.kernel.errors import BadPack

# Remarks for readers: they may differ without changing the game, so they are no part of the hash.
REMARKS = ("provenance", "vocabulary", "source", "why", "notes", "ruling")


@dataclass(frozen=True)
class Pack:
    """The printed data of one game."""

    name: str
    data: dict[str, Any]
    hash: str

    @classmethod
    def of(cls, name: str, data: dict[str, Any]) -> Pack:
        text = json.dumps(without_remarks(data), sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        return cls(name, data, blake2b(text.encode(), digest_size=8).hexdigest())


def read_json(path: Path) -> dict[str, Any]:
    """A JSON object from a file, or a BadPack that says what is wrong with it."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as trouble:
        raise BadPack([f"{path}: cannot be read ({trouble.strerror})"]) from trouble
    except UnicodeDecodeError as trouble:
        raise BadPack([f"{path}: is not UTF-8 text"]) from trouble
    except json.JSONDecodeError as trouble:
        raise BadPack([f"{path}: line {trouble.lineno}, column {trouble.colno}: {trouble.msg}"]) from trouble
    if not isinstance(data, dict):
        raise BadPack([f"{path}: must hold a JSON object"])
    return data


def without_remarks(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: without_remarks(item) for key, item in value.items() if key not in REMARKS}
    if isinstance(value, list):
        return [without_remarks(item) for item in value]
    return value


def compare_schema(ours: Any, theirs: Any, where: str = "") -> Iterator[str]:
    """Every place in which `theirs` does not have the shape of `ours`: missing or unknown keys, other types, other ids."""
    place = where or "the pack"
    if isinstance(ours, dict):
        if not isinstance(theirs, dict):
            yield f"{place}: must be an object"
            return
        yield from (f"{place}: {key!r} is missing" for key in ours if key not in theirs and key not in REMARKS)
        yield from (f"{place}: {key!r} is unknown" for key in theirs if key not in ours and key not in REMARKS)
        for key, item in ours.items():
            if key in theirs and key not in REMARKS:
                if key in ("id", "game") and theirs[key] != item:
                    yield f"{place}: {key} must stay {item!r}, found {theirs[key]!r}"
                else:
                    yield from compare_schema(item, theirs[key], f"{where}.{key}".lstrip("."))
    elif isinstance(ours, list):
        if not isinstance(theirs, list):
            yield f"{place}: must be a list"
        elif ours and isinstance(ours[0], dict) and len(theirs) != len(ours):
            yield f"{place}: must have {len(ours)} entries, found {len(theirs)}"
        elif ours and isinstance(ours[0], dict):
            for index, (mine, other) in enumerate(zip(ours, theirs, strict=True)):
                label = mine.get("id", index)
                yield from compare_schema(mine, other, f"{where}[{label}]")
        elif ours:
            for index, other in enumerate(theirs):
                yield from compare_schema(ours[0], other, f"{where}[{index}]")
    elif type(ours) is not type(theirs):
        yield f"{place}: must be {_kind(ours)}, found {json.dumps(theirs, ensure_ascii=False)[:60]}"


def _kind(value: Any) -> str:
    return {bool: "true or false", int: "a whole number", str: "a text"}.get(type(value), "null")
