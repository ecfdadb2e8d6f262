"""All shared tests: `from edubba.testing.shared import *`."""

from edubba.testing.edge import *  # noqa: F403 - a module of tests is all its tests
from edubba.testing.rules import *  # noqa: F403
