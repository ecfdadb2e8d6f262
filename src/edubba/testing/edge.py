"""All shared tests of what people see and read of a game: boxes, skins, scenes, sentences, ids of rules."""

from edubba.testing.boxes import *  # noqa: F403 - a module of tests is all its tests
from edubba.testing.dressing import *  # noqa: F403
from edubba.testing.rule_ids import *  # noqa: F403
from edubba.testing.scene import *  # noqa: F403
from edubba.testing.slips import *  # noqa: F403
from edubba.testing.speaking import *  # noqa: F403
from edubba.testing.watching import *  # noqa: F403
