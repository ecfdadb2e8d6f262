"""Games from packages of other people, beside the server: the scaffold as it is written, and once without its skin."""

from __future__ import annotations

import re
import shutil
import tomllib
from pathlib import Path

from edubba.cli.new_game import files

DRESSED, PLAIN = "potsherd", "driftwood"
GUESTS = (DRESSED, PLAIN)


def packages(folder: Path) -> Path:
    """Both packages as an installation leaves them: importable from one folder, with their entry points."""
    for name in GUESTS:
        written = files(name)
        for path, content in written.items():
            if path.parts[0] == "src":
                target = folder / path.relative_to("src")
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(content, "utf-8")
        project = tomllib.loads(written[Path("pyproject.toml")])["project"]
        papers = folder / f"{re.sub('-', '_', project['name'])}-{project['version']}.dist-info"
        papers.mkdir()
        (papers / "METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n")
        entries = project["entry-points"]["edubba.games"].items()
        lines = ["[edubba.games]", *(f"{game} = {place}" for game, place in entries)]
        (papers / "entry_points.txt").write_text("\n".join(lines) + "\n")
    shutil.rmtree(folder / f"edubba_{PLAIN}" / "skin")
    return folder
