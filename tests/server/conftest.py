"""The tests of a module share a server. Dice, names and keys of a test are the same in every run."""

import secrets
from collections.abc import Iterator
from random import Random

import pytest

from tests.server.house import Served, serving


@pytest.fixture(autouse=True)
def same_every_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    tries = getattr(request.node, "execution_count", 1)  # keys given away cannot be drawn again
    dice = Random(request.node.name if tries == 1 else f"{request.node.name} {tries}")
    monkeypatch.setattr(secrets, "token_bytes", lambda count=None: dice.randbytes(count or 32))
    monkeypatch.setattr(secrets, "token_hex", lambda count=None: dice.randbytes(count or 32).hex())
    monkeypatch.setattr(secrets, "choice", dice.choice)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture
def served(house: Served) -> Iterator[Served]:
    """A server that has seen other tests; nobody of their guests is there any more."""
    yield house
    house.dismiss()
