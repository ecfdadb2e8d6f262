"""The command line in the same process: fast, and with the real parts behind it."""

import io
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from edubba.cli import run
from edubba.cli.voice import voice


class Outcome(NamedTuple):
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str


Cli = Callable[..., Outcome]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of one's own: data of the user and the current directory."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def cli(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cli:
    """Type a command, and what is answered to its questions."""

    def type_in(line: str, answers: str = "", extra: Sequence[str] = ()) -> Outcome:
        monkeypatch.setattr(voice, "lang", "en")
        monkeypatch.setattr("sys.stdin", io.StringIO(answers))
        capsys.readouterr()
        code = run([*line.split(), *extra])
        printed = capsys.readouterr()
        return Outcome(code, printed.out, printed.err)

    return type_in
