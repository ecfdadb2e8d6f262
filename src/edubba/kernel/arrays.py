"""Where native arrays come from: librt, the runtime of mypyc, or, where it is missing, arrays of the standard library.

Only `edubba.kernel.native` hands them on. This module stays plain Python: compiled code has the arrays of librt built
in and cannot do without it; plain code can.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

MISSING = ""
"""Why librt is not used, in its own words; empty if it is."""

if TYPE_CHECKING:
    from librt.vecs import append, extend, vec
else:
    try:
        from librt.vecs import append, extend, vec
    except ImportError as error:
        from array import array
        from importlib.util import find_spec

        MISSING = str(error)
        door = find_spec("edubba.kernel.native")
        if door is not None and not str(door.origin).endswith(".py"):
            needed = "this Edubba is compiled and needs librt 0.16 or later: pip install 'librt>=0.16'"
            raise ImportError(f"{needed} ({MISSING})") from error
        CODES = {"u8": "B", "i16": "h", "i32": "i", "i64": "q", "float": "d"}

        class vec:  # noqa: N801 - its name in librt
            """`vec[i16](...)` as an array of the standard library: the same items, copies, comparisons and errors."""

            def __class_getitem__(cls, item):
                code = CODES[item.__name__]
                return lambda items=(), capacity=0: array(code, items)

        def append(items, item):
            items.append(item)
            return items

        def extend(items, more):
            items.extend(more)
            return items


__all__ = ["MISSING", "append", "extend", "vec"]
