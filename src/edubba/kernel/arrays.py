"""Where native arrays come from: librt, the runtime of mypyc, or, where it is missing, arrays of the standard library.

Only `edubba.kernel.native` hands them on. This module stays plain Python, and the kernel imports it before all others:
compiled code has the arrays of librt built in and cannot do without it. Where librt is missing or not the one that was
compiled for, all of Edubba runs from its sources, which lie beside the compiled modules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

MISSING = ""
"""Why librt is not used, in its own words; empty if it is."""
SPARED = False
"""True if compiled modules were here and are not used, because they need librt."""

if TYPE_CHECKING:
    from librt.vecs import append, extend, vec
else:
    import sys
    from importlib import import_module
    from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
    from importlib.util import find_spec
    from warnings import warn

    from mypy_extensions import i16

    COMPILED = not str(find_spec("edubba.kernel.native").origin).endswith(".py")
    try:
        from librt.vecs import append, extend, vec

        extend(vec[i16](capacity=1), vec[i16]([1]))  # as the door does it
        if COMPILED:
            import_module("edubba.kernel.native")  # looks whether this librt is one that it was compiled for
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        from array import array

        MISSING = str(error)
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

    class Sources:
        """Finds the modules of Edubba in their sources only."""

        @staticmethod
        def find_spec(name, path=None, target=None):
            if not name.startswith("edubba."):
                return None
            finders = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path or ())
            return next(filter(None, (finder.find_spec(name) for finder in finders)), None)

    if MISSING and COMPILED:
        SPARED = True
        sys.meta_path.insert(0, Sources)
        needed = "this Edubba is compiled and needs librt 0.16 or later: pip install 'librt>=0.16'"
        warn(f"{needed} ({MISSING}). It runs as plain Python, about ten times as slow.", RuntimeWarning, stacklevel=2)


__all__ = ["MISSING", "SPARED", "append", "extend", "vec"]
