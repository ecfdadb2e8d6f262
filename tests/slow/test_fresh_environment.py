"""The whole way of somebody who writes a game: a fresh environment, the built wheel of Edubba, a package of his own."""

from __future__ import annotations

import json
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

from tools.compiled import ROOT, TARGET

NAME = "clayhouse"


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with Edubba's wheel, and with nothing else but what the lock file names."""
    subprocess.run([sys.executable, ROOT / "tools" / "compiled.py"], check=True)
    (wheel,) = TARGET.with_name("wheel").glob("*.whl")
    folder = tmp_path_factory.mktemp("fresh") / "venv"
    venv.create(folder, with_pip=True)
    site = Path(sysconfig.get_path("purelib", "venv", {"base": str(folder), "platbase": str(folder)}))
    (site / "locked.pth").write_text(sysconfig.get_path("purelib") + "\n")  # no .pth of that folder is read again
    pip(folder, "uninstall", "--yes", "setuptools")  # older Pythons bring one that is too old
    install(folder, wheel)
    return folder


def surroundings(fresh: Path, folder: Path) -> dict[str, str]:
    """Nothing of this checkout."""
    return {"PATH": str(fresh / "bin"), "HOME": str(folder), "LANG": "en_US.UTF-8"}


def pip(fresh: Path, *arguments: str) -> None:
    command = [str(fresh / "bin" / "python"), "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments]
    subprocess.run(command, check=True, env=surroundings(fresh, fresh), timeout=600)


def install(fresh: Path, package: Path) -> None:
    """Without a look at the network."""
    options = ["--no-index", "--no-deps", "--no-build-isolation", "--force-reinstall"]
    pip(fresh, "install", *options, str(package))


def run(fresh: Path, folder: Path, *command: str, typed: str = "") -> str:
    """A program of the environment."""
    env = surroundings(fresh, folder)
    done = subprocess.run(command, cwd=folder, env=env, input=typed, capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_a_game_of_ones_own_beside_the_built_wheel(fresh: Path, tmp_path: Path) -> None:
    edubba = str(fresh / "bin" / "edubba")
    run(fresh, tmp_path, edubba, "new-game", NAME, "--into", "mine")
    install(fresh, tmp_path / "mine")
    lines = [
        "import edubba, sys, edubba.kernel.state as state",
        f"assert sys.prefix == {str(fresh)!r} and edubba.__file__.startswith(sys.prefix)",
        f"game = edubba.catalogue()[{NAME!r}]",
        "print(type(state.State.clone).__name__, game.folder)",
    ]
    told = run(fresh, tmp_path, str(fresh / "bin" / "python"), "-c", "\n".join(lines))
    assert str(fresh) in told
    for lang in ("en", "fr"):
        line = [edubba, "play", NAME, "--seats", "human:Ada,greedy,random", "--seed", "4", "--save", f"{lang}.json"]
        run(fresh, tmp_path, *line, "--lang", lang, typed="1\n" * 6)
        assert json.loads((tmp_path / f"{lang}.json").read_text())["result"]
        assert "OK" in run(fresh, tmp_path, edubba, "verify", f"{lang}.json")
    bots = ["--bots", "greedy,random", "--games", "3", "--seed", "3"]
    run(fresh, tmp_path, edubba, "simulate", NAME, *bots)
    passed = run(
        fresh, tmp_path / "mine", str(fresh / "bin" / "python"), "-m", "pytest", "-q", "-p", "no:cacheprovider"
    )
    assert "passed" in passed
    mypy = [str(fresh / "bin" / "python"), "-m", "mypy", "--cache-dir", str(tmp_path / "cache")]
    assert "no issues found" in run(fresh, tmp_path / "mine", *mypy)
