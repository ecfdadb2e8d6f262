"""The build backend compiles a toy, and falls back where it cannot; tests/packaging asks what needs no compiler."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.packaging.test_backend import answer, call, own_lines, project
from tools.build.backend import compiler_fault

__all__ = ["project"]

needs_compiler = pytest.mark.skipif(compiler_fault() is not None, reason="this machine has no C compiler")


@needs_compiler
def test_with_a_compiler_every_listed_module_is_compiled(project: Path) -> None:
    done = call(project, "(backend.build_wheel('dist'), backend.compiled_modules())", EDUBBA_COMPILE="1")
    answer(done)
    (wheel,) = project.glob("dist/*.whl")
    with zipfile.ZipFile(wheel) as archive:
        compiled = {name.split(".")[0] for name in archive.namelist() if name.endswith(".so")}
        archive.extractall(project / "unpacked")
    assert {"edubba/kernel/state", "edubba/games/toy/rules/state", "edubba/games/toy/rules/turn"} <= compiled
    assert not {"edubba/kernel/record", "edubba/games/toy/edge/game"} & compiled
    told = subprocess.run(
        [sys.executable, "-c", "from edubba.games.toy.rules.state import Toy; print(Toy().seats())"],
        env=os.environ | {"PYTHONPATH": str(project / "unpacked")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout == "2\n"


@needs_compiler
def test_a_type_error_falls_back_unless_compilation_is_demanded(project: Path) -> None:
    (project / "src/edubba/games/toy/rules/turn.py").write_text("TURNS: int = 'three'\n")
    done = call(project, "backend.build_wheel('dist')")
    assert answer(done).endswith("-py3-none-any.whl")
    assert "turn.py:1: error" in own_lines(done)[-1]
    done = call(project, "backend.build_wheel('dist')", EDUBBA_COMPILE="1")
    assert done.returncode != 0
    assert "turn.py:1: error" in done.stderr
