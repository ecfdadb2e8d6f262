"""What holds for every game is written in edubba.testing: what is printed, and what packs may change."""

from edubba.testing.boxes import *  # noqa: F403
