"""Every value that owners are asked to look up is changed, and many packs are made up."""

from edubba.testing.boxes import *  # noqa: F403
