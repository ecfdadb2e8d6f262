"""What the tests of the kernel share."""

from weakref import WeakValueDictionary

import pytest

from edubba.kernel import shelf
from tests.kernel.toys import Pebbles


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    """A shelf with the toy on it, for the time of a test."""
    monkeypatch.setattr(shelf, "_makers", dict(shelf._makers))
    monkeypatch.setattr(shelf, "_loaded", {})
    monkeypatch.setattr(shelf, "_alive", WeakValueDictionary())
    monkeypatch.setattr(shelf, "_finders", [])
    shelf.put("pebbles", Pebbles)
