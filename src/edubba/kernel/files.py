"""Files that are never half-written."""

from __future__ import annotations

import os
import sys
from pathlib import Path

EVERYBODYS = 0o666  # what the system leaves of it


def write_whole(path: Path, content: bytes, rights: int = EVERYBODYS) -> None:
    """Write a file that is there as a whole or not at all, whatever happens meanwhile; until then the old one stays."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, rights), "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
        sync_folder(path.parent)
    finally:
        draft.unlink(missing_ok=True)


def sync_folder(folder: Path) -> None:
    """Let a new name survive a power cut, where the system can do that."""
    if sys.platform != "win32":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
