"""The client's types are those of the structs that travel."""

from __future__ import annotations

import re

import msgspec
import pytest
from msgspec import inspect as shapes

from tools import wire

TEXT = wire.TARGET.read_text("utf-8")
STRUCTS = [one for module in wire.MODULES for one in wire.structs(module) if not wire.abstract(one)]
SENT = [one for one in STRUCTS if not one.__struct_config__.forbid_unknown_fields]
PLAIN: dict[type[shapes.Type], object] = {
    shapes.IntType: 1, shapes.FloatType: 1.5, shapes.StrType: "a", shapes.BoolType: True, shapes.AnyType: "a",
    shapes.ListType: [], shapes.VarTupleType: (), shapes.DictType: {}, shapes.RawType: msgspec.Raw(b"0"),
}  # fmt: skip


def fields_of(struct: type[msgspec.Struct]) -> dict[str, bool]:
    """The fields of an interface, and whether each may be missing."""
    body = re.search(rf"^export interface {struct.__name__} {{\n(.*?)^}}", TEXT, re.M | re.S)
    assert body is not None, struct
    return {name: bool(missing) for name, missing in re.findall(r"^  (\w+)(\??): ", body[1], re.M)}


def some(kind: shapes.Type) -> object:
    if isinstance(kind, shapes.StructType):
        return kind.cls(**{one.name: some(one.type) for one in kind.fields if one.required})
    if isinstance(kind, shapes.UnionType):
        return some(kind.types[0])
    if isinstance(kind, shapes.TupleType):
        return tuple(some(one) for one in kind.item_types)
    if isinstance(kind, shapes.LiteralType):
        return kind.values[0]
    return PLAIN[type(kind)]


def test_the_file_is_as_the_structs_say() -> None:
    assert wire.written() == TEXT


@pytest.mark.parametrize("struct", SENT, ids=lambda one: one.__name__)
def test_what_the_encoder_leaves_out_may_be_missing_and_nothing_else(struct: type[msgspec.Struct]) -> None:
    sent = msgspec.json.decode(msgspec.json.encode(some(shapes.type_info(struct))))
    fields = fields_of(struct)
    assert set(sent) == {name for name, missing in fields.items() if not missing}
    tagged = {struct.__struct_config__.tag_field} - {None}
    assert set(fields) == set(struct.__struct_encode_fields__) | tagged
