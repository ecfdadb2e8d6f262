"""Mutants must fail, and nobody reads how. Where CI is set pytest would compare whole positions line by line."""

import os

import pytest

# Minutes of clones that forget one thing each; what notices them is in every run (edubba.testing.clones).
collect_ignore = [] if os.environ.get("EDUBBA_SLOW") == "1" else ["test_forgetful_clones.py"]


@pytest.fixture(autouse=True)
def in_brief(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("CI", "BUILD_NUMBER"):
        monkeypatch.delenv(name, raising=False)
