"""Places: how the values of a box are called, and what may stand there.

A box is described by msgspec structs. Its values are the leaves of that tree, and the type alone decides what a leaf
is: structs, dicts, tuples and lists of fixed length are entered, and so are lists of structs that have an `id`; all
else is one value, however much it holds (a price, a shape, a track whose length may differ). What should be one value
although it could be entered, such as a pair of coordinates, says so: `Annotated[tuple[int, int], WHOLE]`.

    inventions[kiln].colour      the entry of a list whose id is "kiln"
    boards.A.rows[2][5]          entries by their number, from 0
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import inspect as kinds

from edubba.kernel.errors import Told
from edubba.kernel.pack import KINDS, shown

WHOLE: Final = msgspec.Meta(extra={"whole": True})
ID = "id"


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a box: what the structs of a `box.py` derive from."""


class Leaf(NamedTuple):
    """A printed value: its place, what may stand there, the way to it through plain data, and the value."""

    place: str
    kind: kinds.Type
    keys: tuple[str | int, ...]
    value: Any


def leaves(kind: kinds.Type, value: Any, place: str = "", keys: tuple[str | int, ...] = ()) -> Iterator[Leaf]:
    """Every value of a box with its place. The data must fit their type."""
    inner = plain(kind)
    if inner is kind or not is_whole(kind):
        if isinstance(inner, kinds.StructType):
            for field in inner.fields:
                name = field.encode_name
                if name != ID:
                    yield from leaves(field.type, value[name], below(place, name), (*keys, name))
            return
        if isinstance(inner, kinds.DictType):
            for name, item in value.items():
                yield from leaves(inner.value_type, item, below(place, name), (*keys, name))
            return
        entries = entered(inner, len(value)) if isinstance(value, list) else None
        if entries is not None:
            for index, (item, entry) in enumerate(zip(value, entries, strict=True)):
                yield from leaves(entry, item, f"{place}[{name_of(item, index)}]", (*keys, index))
            return
    yield Leaf(place, kind, keys, value)


def plain(kind: kinds.Type) -> kinds.Type:
    """The type without what is remarked about it."""
    return kind.type if isinstance(kind, kinds.Metadata) else kind


def is_whole(kind: kinds.Type) -> bool:
    return isinstance(kind, kinds.Metadata) and bool((kind.extra or {}).get("whole"))


def entered(kind: kinds.Type, count: int) -> tuple[kinds.Type, ...] | None:
    """The types of the entries of a list whose entries are values of their own; None if the list is one value."""
    if isinstance(kind, kinds.TupleType):
        return kind.item_types
    if not isinstance(kind, kinds.ListType):
        return None
    item = plain(kind.item_type)
    named = isinstance(item, kinds.StructType) and any(field.encode_name == ID for field in item.fields)
    fixed = kind.min_length is not None and kind.min_length == kind.max_length
    return (kind.item_type,) * count if named or fixed else None


def below(place: str, name: str) -> str:
    return f"{place}.{name}" if place else name


def name_of(item: Any, index: int) -> Any:
    """How an entry of a list is called in its place."""
    return item.get(ID, index) if isinstance(item, dict) else index


def replaced(data: Any, keys: tuple[str | int, ...], value: Any) -> Any:
    """Plain data with another value at the end of this way. What is off the way is shared, nothing is changed."""
    if not keys:
        return value
    copy: Any = dict(data) if isinstance(data, dict) else list(data)
    copy[keys[0]] = replaced(data[keys[0]], keys[1:], value)
    return copy


# --- what may stand there -------------------------------------------------------------------------------------------


def faults(kind: kinds.Type, found: Any, place: str) -> Iterator[Told]:
    """Everything that keeps plain data from being of this type, each with its place and what is allowed there."""
    kind = plain(kind)
    if isinstance(kind, kinds.IntType):
        low, high = kind.ge, kind.le
        if type(found) is not int:
            yield wrong_kind(int, place, found)
        elif low is not None and high is not None and not low <= found <= high:
            yield out_of_range(place, low, high, found)
    elif isinstance(kind, kinds.BoolType):
        if type(found) is not bool:
            yield wrong_kind(bool, place, found)
    elif isinstance(kind, kinds.StrType):
        if type(found) is not str:
            yield wrong_kind(str, place, found)
        elif kind.max_length is not None and len(found) > kind.max_length:
            yield too_long(place, kind.max_length, len(found))
    elif isinstance(kind, kinds.LiteralType):
        if type(found) not in (str, int) or found not in kind.values:
            yield none_of(place, kind.values, found)
    elif isinstance(kind, kinds.NoneType):
        if found is not None:
            yield none_of(place, (None,), found)
    elif isinstance(kind, (kinds.ListType, kinds.TupleType)):
        yield from _list_faults(kind, found, place)
    elif isinstance(kind, kinds.DictType):
        if not isinstance(found, dict):
            yield Told("pack-object", "{place}: must be an object", place=place)
            return
        for name, item in found.items():
            yield from faults(kind.key_type, name, place)
            yield from faults(kind.value_type, item, below(place, name))
    elif isinstance(kind, kinds.StructType):
        yield from _struct_faults(kind, found, place)
    elif isinstance(kind, kinds.UnionType):
        yield from _union_faults(kind, found, place)
    else:
        raise TypeError(f"{place}: a box cannot hold {kind}")


def _list_faults(kind: kinds.ListType | kinds.TupleType, found: Any, place: str) -> Iterator[Told]:
    if not isinstance(found, list):
        yield Told("pack-list", "{place}: must be a list", place=place)
        return
    if isinstance(kind, kinds.TupleType):
        low = high = len(kind.item_types)
    else:
        low = kind.min_length or 0
        high = len(found) if kind.max_length is None else kind.max_length
    if not low <= len(found) <= high:
        if low == high:
            sentence = "{place}: must have {count} entries, found {found}"
            yield Told("pack-entries", sentence, place=place, count=low, found=len(found))
        else:
            sentence = "{place}: must have from {low} to {high} entries, found {found}"
            yield Told("pack-length", sentence, place=place, low=low, high=high, found=len(found))
        return
    for index, item in enumerate(found):
        inner = kind.item_types[index] if isinstance(kind, kinds.TupleType) else kind.item_type
        yield from faults(inner, item, f"{place}[{name_of(item, index)}]")


def _struct_faults(kind: kinds.StructType, found: Any, place: str) -> Iterator[Told]:
    if not isinstance(found, dict):
        yield Told("pack-object", "{place}: must be an object", place=place)
        return
    names = {field.encode_name for field in kind.fields} | ({kind.tag_field} if kind.tag_field else set())
    for name in found:
        if name not in names:
            yield unknown(below(place, str(name)))
    for field in kind.fields:
        where = below(place, field.encode_name)
        if field.encode_name in found:
            yield from faults(field.type, found[field.encode_name], where)
        elif field.required:
            yield missing(where)


def _union_faults(kind: kinds.UnionType, found: Any, place: str) -> Iterator[Told]:
    """The kind of a struct is told by its tag, that of anything else by itself."""
    inner = [plain(one) for one in kind.types]
    structs = [one for one in inner if isinstance(one, kinds.StructType)]
    others = [one for one in inner if not isinstance(one, kinds.StructType)]
    if structs and isinstance(found, dict):
        field = structs[0].tag_field or ""
        tags = [one.tag for one in structs]
        if found.get(field) not in tags:
            yield none_of(below(place, field), tags, found.get(field))
            return
        yield from _struct_faults(structs[tags.index(found.get(field))], found, place)
        return
    fitting = [list(faults(one, found, place)) for one in others]
    if not others:
        yield Told("pack-object", "{place}: must be an object", place=place)
    elif structs and all(isinstance(one, kinds.NoneType) for one in others):
        if found is not None:
            sentence = "{place}: must be an object or null, found {found}"
            yield Told("pack-object-or-null", sentence, place=place, found=shown(found))
    elif all(fitting):
        yield next((one[0] for one in fitting if one[0].key not in ("pack-one-of", "pack-list")), fitting[0][0])


def wrong_kind(wanted: type, place: str, found: Any) -> Told:
    key, kind = KINDS[wanted]
    return Told(key, "{place}: must be {kind}, found {found}", place=place, kind=kind, found=shown(found))


def none_of(place: str, allowed: Any, found: Any) -> Told:
    """A value that is none of those that are possible."""
    sentence = "{place}: must be one of {allowed}, found {found}"
    known = ", ".join(one if isinstance(one, str) else shown(one) for one in allowed)
    return Told("pack-one-of", sentence, place=place, allowed=known, found=shown(found))


def out_of_range(place: str, low: int, high: int, found: int) -> Told:
    sentence = "{place}: must be from {low} to {high}, found {found}"
    return Told("pack-bounds", sentence, place=place, low=low, high=high, found=shown(found))


def too_long(place: str, most: int, found: int) -> Told:
    sentence = "{place}: must have at most {most} letters, found {found}"
    return Told("pack-letters", sentence, place=place, most=most, found=found)


def unknown(place: str) -> Told:
    return Told("pack-unknown", "{place}: is unknown", place=place)


def missing(place: str) -> Told:
    return Told("pack-missing", "{place}: is missing", place=place)


def boundless(kind: kinds.Type, place: str = "", seen: tuple[kinds.Type, ...] = ()) -> Iterator[str]:
    """The places of a type where a value could grow without end: numbers, texts and lists need limits."""
    kind = plain(kind)
    if kind in seen:
        return
    if isinstance(kind, kinds.IntType):
        if kind.ge is None or kind.le is None:
            yield place
    elif isinstance(kind, kinds.StrType):
        if kind.max_length is None and not place.endswith(f".{ID}"):
            yield place
    elif isinstance(kind, kinds.ListType):
        item = plain(kind.item_type)
        named = isinstance(item, kinds.StructType) and entered(kind, 0) is not None
        if kind.max_length is None and not named:
            yield place
        yield from boundless(kind.item_type, f"{place}[]", seen)
    elif isinstance(kind, kinds.TupleType):
        for item in kind.item_types:
            yield from boundless(item, f"{place}[]", seen)
    elif isinstance(kind, kinds.DictType):
        yield from boundless(kind.value_type, below(place, "*"), seen)
    elif isinstance(kind, kinds.StructType):
        for field in kind.fields:
            yield from boundless(field.type, below(place, field.encode_name), (*seen, kind))
    elif isinstance(kind, kinds.UnionType):
        for one in kind.types:
            yield from boundless(one, place, seen)


def schema_of(kind: kinds.Type, shared: dict[str, Any]) -> dict[str, Any]:
    """The JSON schema of a type. Structs are put into `shared`, since they may hold one another. What is remarked about
    a type for whoever draws a form (`Meta(extra_json_schema=…)`) is added."""
    if isinstance(kind, kinds.Metadata):
        return {**schema_of(kind.type, shared), **(kind.extra_json_schema or {})}
    if isinstance(kind, kinds.IntType):
        return {"type": "integer", "minimum": kind.ge, "maximum": kind.le}
    if isinstance(kind, kinds.BoolType):
        return {"type": "boolean"}
    if isinstance(kind, kinds.StrType):
        return {"type": "string", "maxLength": kind.max_length}
    if isinstance(kind, kinds.NoneType):
        return {"type": "null"}
    if isinstance(kind, kinds.LiteralType):
        return {"enum": sorted(kind.values, key=str)}
    if isinstance(kind, kinds.TupleType):
        count = len(kind.item_types)
        entries = [schema_of(item, shared) for item in kind.item_types]
        return {"type": "array", "prefixItems": entries, "minItems": count, "maxItems": count}
    if isinstance(kind, kinds.ListType):
        low, high = kind.min_length or 0, kind.max_length
        return {"type": "array", "items": schema_of(kind.item_type, shared), "minItems": low, "maxItems": high}
    if isinstance(kind, kinds.DictType):
        names, items = schema_of(kind.key_type, shared), schema_of(kind.value_type, shared)
        return {"type": "object", "propertyNames": names, "additionalProperties": items}
    if isinstance(kind, kinds.UnionType):
        return {"anyOf": [schema_of(one, shared) for one in kind.types]}
    if isinstance(kind, kinds.StructType):
        name = kind.cls.__name__
        if name not in shared:
            shared[name] = {}  # so that it can hold itself
            fields = {field.encode_name: schema_of(field.type, shared) for field in kind.fields}
            needed = [field.encode_name for field in kind.fields if field.required]
            if kind.tag_field:
                fields, needed = {kind.tag_field: {"const": kind.tag}, **fields}, [kind.tag_field, *needed]
            shared[name] = {"type": "object", "properties": fields, "required": needed, "additionalProperties": False}
        return {"$ref": f"#/$defs/{name}"}
    raise TypeError(f"a box cannot hold {kind}")
