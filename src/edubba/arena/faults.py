"""What players from outside do wrong."""

from __future__ import annotations

from typing import Final

CRASH: Final = "crash"  # an exception, or the end of the program
HANG: Final = "hang"  # no answer in time
ILLEGAL: Final = "illegal"  # an answer that is no legal action
FLOOD: Final = "flood"  # more talk than anybody can read
ABSENT: Final = "absent"  # not asked any more in this game, after too much of that
DIED: Final = "died"  # the process ended with it, so that the game was played without it

KINDS: Final = (CRASH, HANG, ILLEGAL, FLOOD, ABSENT, DIED)


class Fault(Exception):
    """A decision that is lost."""

    def __init__(self, kind: str, told: str) -> None:
        super().__init__(told)
        self.kind = kind
        self.told = " ".join(told.split())[:200]
