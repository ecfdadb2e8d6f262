"""Run the tests on plain Python with every other Python of this machine that Edubba promises to live in.

Each gets an environment of its own below .build, with what requirements/dev.lock names. Not run again is what hardly
depends on the version: what is built, what needs a browser, and rooms that only take long, since all they say to Python
is said by others, too.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PROMISED = ("3.11", "3.12", "3.13", "3.14")  # the last also lives in the page without a server
ELSEWHERE = Path.home() / ".pyenv" / "versions"  # where pyenv keeps those that are not on the PATH
ONCE = (
    "tests/web", "tests/slow", "tests/mutants", "tests/benchmarks", "tests/envs", "tests/properties/test_edge.py",
    "tests/packaging/test_backend.py", "tests/packaging/test_client.py", "tests/docs", "tests/page", "tests/table",
)  # fmt: skip


def main() -> int:
    ours = f"{sys.version_info.major}.{sys.version_info.minor}"
    others = {version: found for version in PROMISED if version != ours and (found := find(version))}
    missing = [version for version in PROMISED if version != ours and version not in others]
    if missing:
        print(f"*** SKIPPED: this machine has no Python {', '.join(missing)} to test with.", file=sys.stderr)
    return max([run(version, python) for version, python in others.items()], default=0)


def find(version: str) -> str | None:
    """A Python of this version, on the PATH or with pyenv, that can make environments."""
    known = [shutil.which(f"python{version}"), *map(str, sorted(ELSEWHERE.glob(f"{version}.*/bin/python")))]
    ask = f"import ensurepip, sys; sys.exit(sys.version_info[:2] != {tuple(map(int, version.split('.')))})"
    for python in known:
        if python and subprocess.run([python, "-c", ask], capture_output=True).returncode == 0:
            return python
    return None


def run(version: str, python: str) -> int:
    print(f"== Tests on plain Python {version}", flush=True)
    home = ROOT / ".build" / f"python-{version}"
    lock = ROOT / "requirements" / "dev.lock"
    note = home / "installed.lock"
    if not note.exists() or note.read_bytes() != lock.read_bytes():
        subprocess.run([python, "-m", "venv", "--clear", str(home)], check=True)
        install = [str(home / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        locked = ["--no-compile", "--require-hashes", "--no-deps", "--no-build-isolation", "-r", str(lock)]
        subprocess.run([*install, *locked], check=True)
        subprocess.run([*install, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)], check=True)
        shutil.copy(lock, note)
    skipped = [f"--ignore={path}" for path in ONCE]
    command = [str(home / "bin" / "pytest"), *skipped, "-p", "no:cacheprovider"]
    return subprocess.run(command, cwd=ROOT, env=os.environ | {"EDUBBA_BRIEF": "1"}).returncode


if __name__ == "__main__":
    sys.exit(main())
