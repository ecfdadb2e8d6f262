"""All shared tests that see a game from inside its rules: worth running on plain Python and on the compiled package."""

from edubba.testing.asking import *  # noqa: F403 - a module of tests is all its tests
from edubba.testing.clones import *  # noqa: F403
from edubba.testing.hidden import *  # noqa: F403
from edubba.testing.journal import *  # noqa: F403
from edubba.testing.plain_data import *  # noqa: F403
from edubba.testing.records import *  # noqa: F403
from edubba.testing.restoring import *  # noqa: F403
from edubba.testing.scores import *  # noqa: F403
