"""Build dist/site, the whole house as a folder of files: `make site`. What it needs is fetched as the locks name it.

Words after it are handed on: `tools/static_site.py --server https://table.example.org`.
"""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from edubba.cli import run  # noqa: E402 - found through the line above
from edubba.site.parts import download, locked_wheels, runtime  # noqa: E402
from tools import client, progress  # noqa: E402
from tools.build import backend  # noqa: E402

WHEELS = Path(".build", "page-wheels")
LOG = Path(".build", "site.log")
RUNTIME = backend.WEB / "node_modules" / "pyodide"


def main() -> int:
    os.chdir(ROOT)
    if client.main() or fetch():
        return 1
    return run(["site", "--out", "dist/site", "--runtime", str(RUNTIME), "--wheels", str(WHEELS), *sys.argv[1:]])


def fetch() -> int:
    """Python for browsers, and the wheels; nothing if they are there."""
    if not all((RUNTIME / name).exists() for name in runtime().files):
        backend.run_npm("ci")
    if len(list(WHEELS.glob("*.whl"))) >= len(locked_wheels()):
        return 0
    return progress.run("fetching the wheels for the page", [sys.executable, "-m", *download(WHEELS)], LOG)


if __name__ == "__main__":
    sys.exit(main())
