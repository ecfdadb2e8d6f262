"""Packages with games in them, as they lie in a folder that Python searches."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import edubba
from edubba.cli.new_game import files
from edubba.kernel import shelf

PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-index", "--no-deps"]


def scaffold(name: str, folder: Path) -> Path:
    """The package that `edubba new-game` writes."""
    for path, content in files(name).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(content, encoding="utf-8")
    return folder


def pip_install(package: Path, site: Path) -> None:
    """Install a package into a folder of its own, as pip does it, without a look at the network."""
    command = [*PIP, "--no-build-isolation", "--no-compile", "--target", str(site), str(package)]
    subprocess.run(command, check=True, stdin=subprocess.DEVNULL, timeout=300)


def lay_out(name: str, site: Path, entry: str = "", called: str = "") -> Path:
    """The same without pip, at once: the modules, and the papers that name the game. Returns the package's folder.

    `entry` is what the papers name instead of the class, `called` the name under which they do.
    """
    for path, content in files(name).items():
        if path.parts[0] == "src":
            target = site.joinpath(*path.parts[1:])
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(content, encoding="utf-8")
    papers = site / f"edubba_{name}-1.0.dist-info"
    papers.mkdir()
    papers.joinpath("METADATA").write_text(f"Metadata-Version: 2.1\nName: edubba-{name}\nVersion: 1.0\n")
    value = entry or f"edubba_{name}.edge.game:{name.title()}"
    papers.joinpath("entry_points.txt").write_text(f"[edubba.games]\n{called or name} = {value}\n")
    shelf.look_again()
    return site / f"edubba_{name}"


def surroundings(*sites: Path, home: Path) -> dict[str, str]:
    """The environment of a program that finds these packages beside the edubba under test."""
    paths = [*map(str, sites), str(Path(edubba.__file__).parents[1])]
    return os.environ | {"PYTHONPATH": os.pathsep.join(paths), "XDG_DATA_HOME": str(home), "LANG": "en_US.UTF-8"}


def run(*command: str, env: dict[str, str], folder: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A program, started with the Python of the tests; what it printed."""
    return subprocess.run(
        [sys.executable, *command], cwd=folder, env=env, input=typed, capture_output=True, text=True, timeout=600
    )
