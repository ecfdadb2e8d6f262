"""The secrets of every game at every number of seats by the rules of every version, where the usual run takes the newest."""

from edubba.testing.hidden import (
    test_no_move_tells_what_is_hidden,
    test_nobody_can_tell_what_is_hidden,
    test_nothing_seen_is_forgotten,
)

__all__ = [
    "test_no_move_tells_what_is_hidden",
    "test_nobody_can_tell_what_is_hidden",
    "test_nothing_seen_is_forgotten",
]
