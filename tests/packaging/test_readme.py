"""What README.md and CONTRIBUTING.md promise must work as written."""

import re
import subprocess
import sys

import pytest

from edubba.cli import run
from tools.build.backend import ROOT

README = (ROOT / "README.md").read_text()
PAGES = README + (ROOT / "CONTRIBUTING.md").read_text()


def test_the_python_example_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert re.search(r"^\[\d+, \d+, \d+\] \[\[", done.stdout, re.MULTILINE), "scores and ranking of three seats"


@pytest.mark.parametrize("command", sorted(set(re.findall(r"`edubba ([a-z-]+)", PAGES))))
def test_the_commands_exist(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([command, "--help"]) == 0
    assert f"edubba {command}" in capsys.readouterr().out


def test_the_words_of_make_exist() -> None:
    told = subprocess.run(["make", "-s", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    words = set(re.findall(r"^  make ([a-z]+)", told, re.MULTILINE))
    assert {"play", "test", "check", "bench", "clean", "lock"} <= words
    assert set(re.findall(r"(?:`|^)make ([a-z]+)", PAGES, re.MULTILINE)) <= words


@pytest.mark.parametrize("link", sorted(set(re.findall(r"\]\(([^):]+)\)", PAGES))))
def test_the_links_lead_somewhere(link: str) -> None:
    page, _, place = link.partition("#")
    assert (ROOT / page).exists()
    headings = re.findall(r"^#+ (.*)", (ROOT / page).read_text(), re.MULTILINE) if place else []
    assert not place or place in [re.sub(r"[^\w -]", "", said).replace(" ", "-").lower() for said in headings]
