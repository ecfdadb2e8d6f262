"""Every test has a server of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import Served, serving


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path) as running:
        yield running
