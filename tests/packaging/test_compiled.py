"""A run on the compiled package must really run machine code, and a plain run must not."""

import importlib
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES
from pathlib import Path

import pytest

import edubba
from tools.build.backend import PACKAGE, ROOT, compiled_modules, dotted

COMPILED = os.environ.get("EXPECT_COMPILED") == "1"
MODULES = compiled_modules()


@pytest.mark.parametrize("name", MODULES)
def test_module_is_of_the_expected_kind(name: str) -> None:
    file = importlib.import_module(name).__file__
    assert file is not None
    assert file.endswith(tuple(EXTENSION_SUFFIXES if COMPILED else SOURCE_SUFFIXES)), file


def test_the_hot_rooms_are_in_the_list() -> None:
    assert {"edubba.kernel.state", "edubba.games.uruk.rules.state", "edubba.bots.search"} <= set(MODULES)


def test_the_edge_stays_plain_python() -> None:
    files = [ROOT / PACKAGE / "kernel" / "record.py", *(ROOT / PACKAGE).glob("games/*/edge/game.py")]
    edge = [dotted(file.relative_to(ROOT).with_suffix("")) for file in files]
    assert edge
    for name in edge:
        assert str(importlib.import_module(name).__file__).endswith(".py")


def test_started_programs_meet_the_same_package() -> None:
    import subprocess

    told = subprocess.run(
        [sys.executable, "-c", "import edubba; print(edubba.__file__)"], capture_output=True, text=True, check=True
    )
    assert Path(told.stdout.strip()) == Path(edubba.__file__)
