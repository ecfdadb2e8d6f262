"""All that Edubba asks of every game: clones, secrets, questions, records, scenes, words, ids of rules."""

from edubba.testing.shared import *  # noqa: F403 - all of them, and those that come later
