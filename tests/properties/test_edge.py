"""What holds for every game is written in edubba.testing: what people see and read of it."""

from edubba.testing.edge import *  # noqa: F403
