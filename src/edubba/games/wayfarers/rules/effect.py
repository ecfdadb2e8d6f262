"""What the steps of effects have in common."""

from __future__ import annotations

from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.kernel.step import PublicStep


class Effect(PublicStep[WayfarersState]):
    """An effect that is printed somewhere: done or declined, unless it must be done (WAY-1.8)."""

    __slots__ = ("die", "must", "node")

    def __init__(self, seat: int, node: int, die: bool, must: bool) -> None:
        self.seat = seat
        self.node = node
        self.die = die  # a placed die has brought it
        self.must = must


class Times(PublicStep[WayfarersState]):
    """An effect that counts several times. Who must use it at all may still stop after the first time (WAY-1.8)."""

    __slots__ = ("left", "must")

    def __init__(self, seat: int, left: int, must: bool) -> None:
        self.seat = seat
        self.left = left
        self.must = must
