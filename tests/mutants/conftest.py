"""Mutants must fail, and nobody reads how. Where CI is set pytest would compare whole positions line by line."""

import pytest


@pytest.fixture(autouse=True)
def in_brief(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("CI", "BUILD_NUMBER"):
        monkeypatch.delenv(name, raising=False)
