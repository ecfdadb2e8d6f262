"""`python -m benchmarks.old`: Edubba 0.1.0 as it was, compiled by its own tools, to be measured beside this one.

It is taken from the history of this repository and built once, in .build/0.1.0. Where there is no history or no
compiler it says so, and the benchmarks do without it.
"""

import os
import shutil
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path
from typing import Final

from benchmarks.rounds import ROOT

COMMIT: Final = "6ec2438a562521ba9d7869e71b0145e8814cc491"
FOLDER: Final = ROOT / ".build" / "0.1.0"
SOURCES: Final = FOLDER / "src"
BUILT: Final = FOLDER / ".build" / "compiled"


def main() -> int:
    if not (BUILT / "edubba").is_dir():
        print("edubba: building version 0.1.0, to compare with", file=sys.stderr)
        reason = build(COMMIT, FOLDER)
        if reason:
            print(f"edubba: version 0.1.0 is not measured, because {reason}", file=sys.stderr)
    return 0


def build(commit: str, folder: Path) -> str:
    """Unpack and compile Edubba as it was at this commit, by its own build; return what went wrong, or nothing."""
    git = shutil.which("git")
    if git is None:
        return "git is not installed"
    asked = subprocess.run([git, "archive", commit], cwd=ROOT, capture_output=True)
    if asked.returncode:
        return f"its commit is not here ({asked.stderr.decode(errors='replace').strip()})"
    shutil.rmtree(folder, ignore_errors=True)
    with tarfile.open(fileobj=BytesIO(asked.stdout)) as archive:
        archive.extractall(folder, filter="data")
    done = subprocess.run([sys.executable, "tools/compiled.py"], cwd=folder, env=os.environ | {"EDUBBA_COMPILE": "1"})
    return "it could not be compiled" if done.returncode else ""


if __name__ == "__main__":
    sys.exit(main())
