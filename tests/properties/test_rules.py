"""What holds for every game is written in edubba.testing, where games of other people find it too. This part: rules."""

from edubba.testing.rules import *  # noqa: F403
