"""What the docs show must work as written: every example of a page, in order, and every example of a docstring."""

import doctest
import importlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.build.backend import ROOT

PAGES = sorted(page for page in (ROOT / "docs").glob("*.md") if "```python\n" in page.read_text(encoding="utf-8"))
NOT_RUN = {"add-a-game.md", "scene.md", "versions.md"}  # parts of a game, and of an interface: shown, not run
SHOWN = sorted(path for path in (ROOT / "src" / "edubba").rglob("*.py") if ">>> " in path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", [page for page in PAGES if page.name not in NOT_RUN], ids=lambda page: page.name)
def test_the_examples_of_a_page_run(page: Path, tmp_path: Path) -> None:
    """In a folder with a game that was played: `game.json`."""
    shutil.copy(ROOT / "tests" / "records" / "uruk" / "max_rounds-5.json", tmp_path / "game.json")
    program = "\n".join(re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL))
    done = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("path", SHOWN, ids=lambda path: path.relative_to(ROOT / "src" / "edubba").as_posix())
def test_the_examples_of_a_module_run(path: Path) -> None:
    """Read from the source: a compiled module has lost the docstrings of its functions."""
    name = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
    module = importlib.import_module(name)
    tests = doctest.DocTestParser()
    ran = 0
    for number, text in enumerate(re.findall(r'"""(.*?)"""', path.read_text(encoding="utf-8"), re.DOTALL)):
        examples = tests.get_doctest(text.replace("\\\\", "\\"), dict(vars(module)), f"{name}:{number}", str(path), 0)
        if examples.examples:
            runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
            runner.run(examples)
            assert runner.failures == 0
            ran += 1
    assert ran
