"""The secrets of every game at every number of seats, also by the rules of earlier versions."""

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
