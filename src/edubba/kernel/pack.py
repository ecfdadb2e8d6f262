"""Data packs: what is printed on cards, tiles and boards. An owner of the box may correct what we had to reconstruct.

A pack may change printed values (a colour, a price, a number), never the kinds of things there are. The pack of a game
with a typed box (`typedbox.py`) names the values that it changes. That of any other game is a whole components.json, as
all packs were in version 0.1.0.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any

from edubba.kernel.errors import BadPack, Told

DEEPEST = 40  # lists and objects in one another; the deepest of ours has a third of it
LARGEST = 8 << 20  # bytes of a pack or a record; the largest of ours has a hundredth of it

# Remarks for readers: they may differ without changing the game, so they are no part of the hash.
REMARKS = ("provenance", "vocabulary", "source", "source_note", "why", "notes", "ruling")

KINDS = {
    bool: ("pack-switch", "true or false"),
    int: ("pack-number", "a whole number"),
    str: ("pack-text", "a text"),
}


@dataclass(frozen=True)
class Pack:
    """The printed data of one game."""

    name: str
    data: dict[str, Any]
    hash: str
    changes: Mapping[str, Any] | None = None  # by place, where the box is typed: what differs from the shipped values
    file: dict[str, Any] = field(default_factory=dict)  # as it stands in a file

    @classmethod
    def of(cls, name: str, data: dict[str, Any]) -> Pack:
        """The pack that is a whole components.json."""
        return cls(name, data, hash_of(without_remarks(data)), file=data)


def hash_of(data: Any) -> str:
    """The name of some data."""
    text = json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return blake2b(text.encode(errors="surrogatepass"), digest_size=8).hexdigest()


class TooLarge(ValueError):
    """A file that nobody can have meant."""


class _Twice(ValueError):
    """A name that an object has twice, so that one of its values would be lost."""


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        raise _Twice(next(name for name in names if names.count(name) > 1)[:60])
    return found


def depth(data: Any) -> int:
    """How deep lists and objects lie in one another."""
    level, found = [data], 0
    while level:
        found += 1
        level = [
            item
            for one in level
            if isinstance(one, (dict, list))
            for item in (one.values() if isinstance(one, dict) else one)
        ]
    return found


def read_limited(path: Path) -> str:
    """The text of a file, if it is no larger than any file of ours can be."""
    with path.open("rb") as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise TooLarge
    return content.decode()


def too_large() -> Told:
    return Told("too-large", "is larger than {most} MB: this cannot be a file of Edubba", most=LARGEST >> 20)


def read_json(path: Path) -> dict[str, Any]:
    """A JSON object from a file, or a BadPack that says what is wrong with it."""
    try:
        return parse_json(read_limited(path))
    except BadPack as bad:
        reason = bad.problems[0]
    except OSError as trouble:
        reason = Told("unreadable", "cannot be read ({reason})", reason=trouble.strerror)
    except UnicodeDecodeError:
        reason = not_text()
    except TooLarge:
        reason = too_large()
    raise BadPack([Told("in-file", "{path}: {reason}", path=str(path), reason=reason)])


def parse_json(text: str) -> dict[str, Any]:
    """A JSON object from what somebody sends, or a BadPack that says what is wrong with it."""
    try:
        data = json.loads(text.removeprefix("\ufeff"), object_pairs_hook=_once)  # some editors mark UTF-8 by it
        if isinstance(data, dict) and depth(data) <= DEEPEST:
            return data
        reason = Told("pack-no-object", "must hold a JSON object")
    except _Twice as trouble:
        reason = twice(trouble.args[0])
    except json.JSONDecodeError as trouble:
        sentence = "line {line}, column {column}: {reason}"
        reason = Told("pack-json", sentence, line=trouble.lineno, column=trouble.colno, reason=trouble.msg)
    except (ValueError, RecursionError):  # numbers of a thousand digits, brackets without end
        reason = Told("pack-odd", "is no JSON that makes sense")
    raise BadPack([reason])


def whole_letters(text: str) -> str:
    """A text of somebody without halves of letters, which JSON may hold, but no file and no message."""
    return text.encode(errors="replace").decode()


def has_half_letters(data: Any) -> bool:
    text = json.dumps(data, ensure_ascii=False)
    return whole_letters(text) != text


def not_text() -> Told:
    return Told("pack-not-text", "is not UTF-8 text")


def without_remarks(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: without_remarks(item) for key, item in value.items() if key not in REMARKS}
    if isinstance(value, list):
        return [without_remarks(item) for item in value]
    return value


def values(data: Any, where: str = "", whole: Callable[[str], bool] = lambda place: False) -> Iterator[tuple[str, Any]]:
    """Every printed value with its place. A list of plain things is one value, and so is an object in a `whole`
    place."""
    if isinstance(data, dict):
        if whole(where):
            yield where, without_remarks(data)
            return
        for key, item in data.items():
            if key not in REMARKS:
                yield from values(item, f"{where}.{key}".lstrip("."), whole)
    elif isinstance(data, list) and _structured(data):
        for index, item in enumerate(data):
            yield from values(item, f"{where}[{_name(item, index)}]", whole)
    else:
        yield where, data


def compare_schema(ours: Any, theirs: Any, where: str = "") -> Iterator[str]:
    """Every place where `theirs` has not the shape of `ours`: missing or unknown keys, other types, other ids."""
    if isinstance(ours, dict):
        if not isinstance(theirs, dict):
            yield Told("pack-object", "{place}: must be an object", place=where)
            return
        for key in [*ours, *theirs]:
            place = f"{where}.{key}".lstrip(".")
            if key in REMARKS:
                continue
            if key not in theirs:
                yield Told("pack-missing", "{place}: is missing", place=place)
            elif key not in ours:
                yield Told("pack-unknown", "{place}: is unknown", place=place)
        for key, item in ours.items():
            if key in theirs and key not in REMARKS:
                place = f"{where}.{key}".lstrip(".")
                if key in ("id", "game") and theirs[key] != item:
                    yield fixed(place, item, theirs[key])
                else:
                    yield from compare_schema(item, theirs[key], place)
    elif isinstance(ours, list):
        if not isinstance(theirs, list):
            yield Told("pack-list", "{place}: must be a list", place=where)
        elif _structured(ours) and len(theirs) != len(ours):
            sentence = "{place}: must have {count} entries, found {found}"
            yield Told("pack-entries", sentence, place=where, count=len(ours), found=len(theirs))
        elif _structured(ours):
            for index, (mine, other) in enumerate(zip(ours, theirs, strict=True)):
                yield from compare_schema(mine, other, f"{where}[{_name(mine, index)}]")
        elif ours:
            for index, other in enumerate(theirs):
                yield from compare_schema(ours[0], other, f"{where}[{index}]")
    elif ours is None and theirs is not None:
        yield fixed(where, ours, theirs)
    elif type(ours) is not type(theirs):
        key, kind = KINDS[type(ours)]
        yield Told(key, "{place}: must be {kind}, found {found}", place=where, kind=kind, found=shown(theirs))


def _structured(items: list[Any]) -> bool:
    """True if each entry has a shape of its own: a list of objects, of lists, or with gaps."""
    return any(item is None or isinstance(item, (dict, list)) for item in items)


def _name(item: Any, index: int) -> Any:
    """How an entry of a list is called in its place."""
    return item.get("id", index) if isinstance(item, dict) else index


def fixed(place: str, ours: Any, theirs: Any) -> Told:
    """A value that no pack may change."""
    return Told(
        "pack-fixed", "{place}: must stay {ours}, found {found}", place=place, ours=shown(ours), found=shown(theirs)
    )


def twice(place: str) -> Told:
    return Told("pack-twice", "{place}: stands there twice", place=place)


def shown(value: Any) -> str:
    """A value as it stands in the file, shortened."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else text[:59] + "…"
