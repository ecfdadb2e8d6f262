"""Games from packages of other people, beside the server: the scaffold as it is written, and once without its skin."""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.plugins.packages import lay_out

DRESSED, PLAIN = "potsherd", "driftwood"
GUESTS = (DRESSED, PLAIN)


def packages(folder: Path) -> Path:
    """Both packages as an installation leaves them: importable from one folder, with their entry points."""
    lay_out(DRESSED, folder)
    shutil.rmtree(lay_out(PLAIN, folder) / "skin")
    return folder
