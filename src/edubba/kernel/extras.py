"""Packages that not everybody has: who misses one is told which `pip install` brings it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from edubba.kernel.errors import EdubbaError, Told


@contextmanager
def brings(extra: str, *packages: str) -> Iterator[None]:
    """Within this, one of these packages may be missing."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in packages:
            raise
        command = f"pip install 'edubba[{extra}]'"
        sentence = "{package} is not installed: {command}"
        raise EdubbaError(Told("no-package", sentence, package=str(missing.name), command=command)) from missing
