"""Values that a typed box does not have, but could: one that differs, the least and the greatest, any."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st
from msgspec import inspect as kinds

from edubba.kernel.places import faults, plain


def others(kind: kinds.Type, value: Any, other_kinds: bool = True) -> Iterator[Any]:
    """Values of this type that differ from this one, which fits it; those that differ little first, those of another
    kind last."""
    kind = plain(kind)
    if isinstance(kind, kinds.BoolType):
        yield not value
    elif isinstance(kind, kinds.IntType):
        low, high = kind.ge or 0, kind.le or 0
        near = dict.fromkeys((value + 1, value - 1, value + 2, value - 2, low, high))
        yield from (one for one in near if low <= one <= high and one != value)
    elif isinstance(kind, kinds.LiteralType):
        yield from (one for one in kind.values if one != value)
    elif isinstance(kind, (kinds.ListType, kinds.TupleType)):
        for index, item in enumerate(value):
            inner = kind.item_types[index] if isinstance(kind, kinds.TupleType) else kind.item_type
            yield from ([*value[:index], one, *value[index + 1 :]] for one in others(inner, item, other_kinds))
        if isinstance(kind, kinds.ListType):
            if len(value) > (kind.min_length or 0):
                yield value[:-1]
            if kind.max_length is None or len(value) < kind.max_length:
                yield from ([*value, one] for one in [*value[-1:], least(kind.item_type)])
    elif isinstance(kind, kinds.StructType):
        for field in kind.fields:
            name = field.encode_name
            if name in value:
                yield from (value | {name: one} for one in others(field.type, value[name], other_kinds))
    elif isinstance(kind, kinds.UnionType):
        mine = [one for one in kind.types if not list(faults(one, value, ""))]
        for one in mine:
            yield from others(one, value, other_kinds)
        for one in kind.types:
            if one not in mine and other_kinds:
                yield from others(one, least(one), False)
                yield least(one)


class Endless(Exception):
    """A type that holds itself: no least value has an end."""


def least(kind: kinds.Type, inside: tuple[kinds.Type, ...] = ()) -> Any:
    """The smallest value of a type."""
    kind = plain(kind)
    if isinstance(kind, kinds.BoolType):
        return False
    if isinstance(kind, kinds.IntType):
        return kind.ge or 0
    if isinstance(kind, kinds.StrType):
        return ""
    if isinstance(kind, kinds.LiteralType):
        return kind.values[0]
    if isinstance(kind, kinds.NoneType):
        return None
    if isinstance(kind, kinds.TupleType):
        return [least(item, inside) for item in kind.item_types]
    if isinstance(kind, kinds.ListType):
        return [least(kind.item_type, inside) for _ in range(kind.min_length or 0)]
    if isinstance(kind, kinds.UnionType):
        for one in kind.types:
            try:
                return least(one, inside)
            except Endless:
                continue
    if kind in inside or not isinstance(kind, kinds.StructType):
        raise Endless(str(kind))
    tag = {kind.tag_field: kind.tag} if kind.tag_field else {}
    needed = [field for field in kind.fields if field.required]
    return {**tag, **{field.encode_name: least(field.type, (*inside, kind)) for field in needed}}


def farthest(kind: kinds.Type, value: Any, high: bool) -> Any:
    """The greatest or the smallest that a value can be without becoming another kind of thing: numbers at their limits,
    words the last or the first, lists as long or as short as may be."""
    kind = plain(kind)
    if isinstance(kind, kinds.BoolType):
        return high
    if isinstance(kind, kinds.IntType):
        return kind.le if high else kind.ge
    if isinstance(kind, kinds.LiteralType):
        return sorted(kind.values, key=str)[-1 if high else 0]
    if isinstance(kind, kinds.TupleType):
        return [farthest(inner, item, high) for inner, item in zip(kind.item_types, value, strict=True)]
    if isinstance(kind, kinds.ListType):
        count = (kind.max_length or len(value)) if high else kind.min_length or 0
        more = [value[-1] if value else least(kind.item_type)] * count
        return [farthest(kind.item_type, item, high) for item in [*value, *more][:count]]
    if isinstance(kind, kinds.StructType):
        types = {field.encode_name: field.type for field in kind.fields}
        return {name: farthest(types[name], item, high) if name in types else item for name, item in value.items()}
    if isinstance(kind, kinds.UnionType):
        structs = (one for one in kind.types if isinstance(one, kinds.StructType) and isinstance(value, dict))
        mine = next((one for one in structs if one.tag_field is None or value[one.tag_field] == one.tag), None)
        return value if mine is None else farthest(mine, value, high)
    return value


def any_value(kind: kinds.Type) -> st.SearchStrategy[Any]:
    """Any value of a type, as plain data."""
    kind = plain(kind)
    if isinstance(kind, kinds.BoolType):
        return st.booleans()
    if isinstance(kind, kinds.IntType):
        return st.integers(kind.ge, kind.le)
    if isinstance(kind, kinds.StrType):
        return st.text(min_size=kind.min_length or 0, max_size=kind.max_length)
    if isinstance(kind, kinds.LiteralType):
        return st.sampled_from(sorted(kind.values, key=str))
    if isinstance(kind, kinds.NoneType):
        return st.none()
    if isinstance(kind, kinds.TupleType):
        return st.tuples(*map(any_value, kind.item_types)).map(list)
    if isinstance(kind, kinds.ListType):
        return st.lists(any_value(kind.item_type), min_size=kind.min_length or 0, max_size=kind.max_length)
    if isinstance(kind, kinds.DictType):
        return st.dictionaries(any_value(kind.key_type), any_value(kind.value_type))
    if isinstance(kind, kinds.UnionType):
        return st.one_of(*map(any_value, kind.types))
    assert isinstance(kind, kinds.StructType), kind
    return st.deferred(lambda: _any_struct(kind))


def _any_struct(kind: kinds.StructType) -> st.SearchStrategy[Any]:
    fields = {field.encode_name: any_value(field.type) for field in kind.fields if field.required}
    optional = {field.encode_name: any_value(field.type) for field in kind.fields if not field.required}
    tag = {kind.tag_field: st.just(kind.tag)} if kind.tag_field else {}
    return st.fixed_dictionaries({**tag, **fields}, optional=optional)
