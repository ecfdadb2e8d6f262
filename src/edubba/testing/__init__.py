"""What every game must hold to, as tests: for the games of the house, and for those of other people.

It needs pytest and hypothesis, which come with `edubba[testing]`. A `conftest.py` says which games are under test,
`edubba.testing.hold({"mygame": "invariants"})`, each with the module of its invariants; a test module takes over all
tests with `from edubba.testing.shared import *`.
"""

import pytest

pytest.register_assert_rewrite(__name__)

from edubba.testing.play import hold  # noqa: E402 - its asserts are to be explained too

__all__ = ["hold"]
