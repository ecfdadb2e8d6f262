"""What the tests of installed games share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from edubba.kernel import shelf
from tests.cli.conftest import cli, home

__all__ = ["cli", "home"]  # fixtures


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder that Python searches; what is laid there is on the shelf, for the time of a test."""
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.syspath_prepend(folder)
    shelf.look_again()
    yield folder
    shelf.look_again()
