"""Every test has a server of its own, whose dice, names and keys are the same in every run."""

import secrets
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.server.house import Served, serving


@pytest.fixture(autouse=True)
def same_every_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    dice = Random(request.node.name)
    monkeypatch.setattr(secrets, "token_bytes", lambda count=None: dice.randbytes(count or 32))
    monkeypatch.setattr(secrets, "token_hex", lambda count=None: dice.randbytes(count or 32).hex())
    monkeypatch.setattr(secrets, "choice", dice.choice)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path) as running:
        yield running
