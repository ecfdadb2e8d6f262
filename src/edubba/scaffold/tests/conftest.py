"""Only this game is under test here; `invariants.py` says what is true of all its positions."""

from edubba import testing
from hypothesis import settings

settings.register_profile("here", deadline=None)  # a deadline would measure the machine's other work
settings.load_profile("here")
testing.hold({"wetclay": "invariants"})
