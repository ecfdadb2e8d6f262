"""What every game must hold to, as tests: for the games of the house, and for those of other people.

It needs pytest and hypothesis, which come with `edubba[testing]`. A `conftest.py` says which games are under test,
`edubba.testing.hold({"mygame": "invariants"})`, each with the module of its invariants; a test module takes over all
tests with `from edubba.testing.shared import *`.
"""

from pkgutil import iter_modules

import pytest

pytest.register_assert_rewrite(*(f"{__name__}.{module.name}" for module in iter_modules(__path__)))

from edubba.testing.play import hold  # noqa: E402 - so that pytest explains what its asserts compare

__all__ = ["hold"]
