"""Write web/src/lib/wire.gen.ts, the types of all that travels, from the structs that carry it.

`tools/wire.py --check` only says whether the file is as it would be written; `make check` asks for that.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, UnionType
from typing import Literal, Union, get_args, get_origin

from msgspec import NODEFAULT, Struct
from msgspec import inspect as shapes

from edubba.host import skins
from edubba.kernel import rules_told, scene
from edubba.table import box_wire, hint_wire, lesson_wire, review_wire, wire
from edubba.words import workshop

TARGET = Path(__file__).resolve().parents[1] / "web" / "src" / "lib" / "wire.gen.ts"
MODULES: tuple[ModuleType, ...] = (
    scene, rules_told, workshop, box_wire, lesson_wire, hint_wire, review_wire, wire, skins,
)  # fmt: skip
# Drawn once and carried as it is: what the text is.
CARRIED = {("SceneFrame", "scene"): "Scene"}
HEAD = "/* Written by tools/wire.py from the structs in kernel/ and table/; `make check` compares. Do not edit. */"
PLAIN = {
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
    shapes.BoolType: "boolean",
    shapes.NoneType: "null",
    shapes.AnyType: "unknown",
}
UNTIED = re.compile(r"\|")  # a type that needs brackets before []


def written() -> str:
    """The whole file."""
    aliases = dict(named_types())
    types = shapes.multi_type_info([one for module in MODULES for one in structs(module)])
    parts = [HEAD, *(f"export type {name} = {literals(values)};" for values, name in aliases.items())]
    parts += [interface(one, aliases) for one in types if isinstance(one, shapes.StructType) and not abstract(one.cls)]
    tagged = [one for one in types if isinstance(one, shapes.StructType) and one.tag and not abstract(one.cls)]
    for name, asked in (("FromServer", False), ("ToServer", True)):
        these = [one for one in tagged if one.forbid_unknown_fields is asked]
        parts.append(f"export type {name} = {' | '.join(one.cls.__name__ for one in these)};")
    heard = [one.tag for one in tagged if not one.forbid_unknown_fields]
    parts.append(f"export const FROM_SERVER: readonly FromServer['t'][] = [{', '.join(map(quoted, heard))}];")
    return "\n\n".join(parts) + "\n"


def structs(module: ModuleType) -> Iterator[type[Struct]]:
    for one in vars(module).values():
        if isinstance(one, type) and issubclass(one, Struct) and one.__module__ == module.__name__:
            yield one


def abstract(struct: type[Struct]) -> bool:
    """What others are made from and nobody sends: it has no tag of its own."""
    return struct.__struct_config__.tag == struct.__name__


def named_types() -> Iterator[tuple[tuple[object, ...], str]]:
    """Literals and unions of plain types that have a name in their module, by what they allow."""
    for module in MODULES:
        for name, value in vars(module).items():
            if name[0].isupper() and get_origin(value) is Literal:
                yield get_args(value), name
            elif name[0].isupper() and get_origin(value) in (Union, UnionType):
                parts = get_args(value)
                if all(part in (bool, int, str) for part in parts):
                    yield parts, name


def literals(values: tuple[object, ...]) -> str:
    words = {bool: "boolean", int: "number", str: "string"}
    return " | ".join(words[one] if isinstance(one, type) else quoted(one) for one in values)


def quoted(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def interface(struct: shapes.StructType, aliases: dict[tuple[object, ...], str]) -> str:
    name, remarks = struct.cls.__name__, dict(remarks_in(struct.cls))
    lines = [*comment(struct.cls.__doc__, ""), f"export interface {name} {{"]
    if struct.tag is not None:
        lines.append(f"  {struct.tag_field}: {quoted(struct.tag)};")
    for field in struct.fields:
        kind = CARRIED.get((name, field.name)) or typed(field.type, aliases)
        # The encoder knows what is empty; it does not compare structs.
        has_default = field.default is not NODEFAULT or field.default_factory in (list, dict, set)
        left_out = has_default and (struct.cls.__struct_config__.omit_defaults or struct.forbid_unknown_fields)
        if left_out and field.default is None and not struct.forbid_unknown_fields:
            kind = kind.removesuffix(" | null")  # nothing is left out, never said
        lines += comment(remarks.get(field.name), "  ")
        lines.append(f"  {field.encode_name}{'?' if left_out else ''}: {kind};")
    return "\n".join([*lines, "}"])


def typed(kind: shapes.Type, aliases: dict[tuple[object, ...], str]) -> str:
    """A type in the words of TypeScript; the name it has here, where it has one."""
    match kind:
        case shapes.Metadata(type=inner):
            return typed(inner, aliases)
        case shapes.StructType(cls=cls):
            return cls.__name__
        case shapes.LiteralType(values=values):
            known = [name for allowed, name in aliases.items() if set(allowed) == set(values)]
            return known[0] if known else literals(tuple(sorted(values, key=str)))
        case shapes.UnionType(types=types):
            words = list(dict.fromkeys(typed(one, aliases) for one in types))
            known = [
                name for allowed, name in aliases.items() if sorted(literals(allowed).split(" | ")) == sorted(words)
            ]
            return known[0] if known else " | ".join(sorted(words, key=lambda word: word == "null"))
        case shapes.ListType(item_type=inner) | shapes.VarTupleType(item_type=inner):
            item = typed(inner, aliases)
            return f"({item})[]" if UNTIED.search(item) else f"{item}[]"
        case shapes.TupleType(item_types=inner):
            return f"[{', '.join(typed(one, aliases) for one in inner)}]"
        case shapes.DictType(key_type=key, value_type=value):
            return f"Record<{typed(key, aliases)}, {typed(value, aliases)}>"
    return PLAIN[type(kind)]


def remarks_in(struct: type[Struct]) -> Iterator[tuple[str, str]]:
    """What stands beside the fields of a struct, in its source."""
    for line in inspect.getsource(struct).splitlines():
        if found := re.match(r"    (\w+): .*  # (.+)$", line):
            yield found[1], found[2]


def comment(text: str | None, indent: str) -> list[str]:
    if not text:
        return []
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def main() -> int:
    text = written()
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(text, "utf-8")
    elif not TARGET.exists() or TARGET.read_text("utf-8") != text:
        print(f"{TARGET.name} is not what the structs say: run tools/wire.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
