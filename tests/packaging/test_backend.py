"""The build backend: compiled, plain or refused, as EDUBBA_COMPILE and the machine have it."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools.build.backend import ROOT, compile_groups, optimisation

FILES = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "CREDITS.md", "CHANGELOG.md", "Makefile")
TOY = {
    "__init__.py": "",
    "py.typed": "",
    "cli/__init__.py": "def main() -> None: ...\n",
    "kernel/__init__.py": "",
    "kernel/state.py": "class State:\n    def seats(self) -> int:\n        return 2\n",
    "kernel/record.py": "FORMAT = 1\n",
    "games/__init__.py": "",
    "games/toy/__init__.py": "",
    "games/toy/components.json": "{}",
    "games/toy/words/texts.fr.ftl": "toy = Jouet\n",
    "games/toy/RULES.md": "# Rules\n",
    "games/toy/edge/__init__.py": "",
    "games/toy/edge/game.py": "NAME = 'toy'\n",
    "games/toy/rules/__init__.py": "",
    "games/toy/rules/state.py": "from edubba.kernel.state import State\n\n\nclass Toy(State):\n    pass\n",
    "games/toy/rules/turn.py": "TURNS: int = 3\n",
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Edubba's own build around a toy package."""
    for name in FILES:
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    for name, text in TOY.items():
        file = tmp_path / "src" / "edubba" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return tmp_path


def call(project: Path, expression: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Ask the backend as pip does: in a process of its own, in the folder of the project."""
    env = {k: v for k, v in os.environ.items() if k not in ("EDUBBA_COMPILE", "CC")} | {"EDUBBA_WEB": "0"}
    return subprocess.run(
        [sys.executable, "-c", f"import backend; print('ANSWER', {expression})"],
        cwd=project,
        env=env | {"PYTHONPATH": str(project / "tools" / "build")} | environment,
        capture_output=True,
        text=True,
    )


def answer(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 0, done.stderr
    return done.stdout.rsplit("ANSWER ", 1)[1].strip()


def own_lines(done: subprocess.CompletedProcess[str]) -> list[str]:
    return [line for line in done.stderr.splitlines() if line.startswith("edubba: ")]


def test_without_a_compiler_the_wheel_is_plain_and_one_line_says_so(project: Path) -> None:
    done = call(project, "backend.build_wheel('dist')", CC="/bin/false")
    assert answer(done).endswith("-py3-none-any.whl")
    (line,) = own_lines(done)
    assert "not compiled" in line
    assert "/bin/false" in line


def test_without_a_compiler_a_demanded_compilation_fails(project: Path) -> None:
    done = call(project, "backend.build_wheel('dist')", CC="/bin/false", EDUBBA_COMPILE="1")
    assert done.returncode != 0
    assert "EDUBBA_COMPILE=1, but no working C compiler" in done.stderr
    assert not list(project.glob("dist/*.whl"))


def test_an_unknown_choice_is_refused_with_the_allowed_ones(project: Path) -> None:
    done = call(project, "backend.build_wheel('dist')", EDUBBA_COMPILE="yes")
    assert done.returncode != 0
    assert "EDUBBA_COMPILE='yes' is not one of auto, 1, 0" in done.stderr


def test_mypy_is_asked_for_only_if_it_will_be_used(project: Path) -> None:
    ask = "[r for r in backend.get_requires_for_build_wheel() if r.startswith('mypy>')]"
    assert answer(call(project, ask, EDUBBA_COMPILE="0")) == "[]"
    assert answer(call(project, ask, CC="/bin/false")) == "[]"
    assert answer(call(project, ask, CC="/bin/false", EDUBBA_COMPILE="1")) != "[]"
    assert answer(call(project, "backend.get_requires_for_build_editable()")) == "[]"


def test_the_archive_holds_all_that_a_wheel_needs(project: Path, tmp_path: Path) -> None:
    name = answer(call(project, "backend.build_sdist('dist')"))
    unpacked = tmp_path / "unpacked"
    unpacked.mkdir()
    subprocess.run(["tar", "-xzf", project / "dist" / name, "-C", unpacked], check=True)
    (inner,) = unpacked.iterdir()
    wheel = answer(call(inner, "backend.build_wheel('dist')", EDUBBA_COMPILE="0"))
    with zipfile.ZipFile(inner / "dist" / wheel) as archive:
        assert {f"edubba/{name}" for name in TOY} <= set(archive.namelist())


def test_a_removed_module_does_not_haunt_the_next_wheel(project: Path) -> None:
    answer(call(project, "backend.build_wheel('dist')", EDUBBA_COMPILE="0"))
    (project / "src/edubba/games/toy/rules/turn.py").unlink()
    wheel = answer(call(project, "backend.build_wheel('dist')", EDUBBA_COMPILE="0"))
    with zipfile.ZipFile(project / "dist" / wheel) as archive:
        assert "edubba/games/toy/rules/turn.py" not in archive.namelist()


def test_each_game_is_a_library_of_its_own(project: Path) -> None:
    groups = {name: [file.stem for file in files] for name, files in compile_groups(project).items()}
    assert groups == {"edubba.kernel": ["state"], "edubba.games.toy.rules": ["state", "turn"]}
    assert optimisation(project) == {"edubba.kernel": 2, "edubba.games.toy.rules": 2}, "what plays is worth the time"
