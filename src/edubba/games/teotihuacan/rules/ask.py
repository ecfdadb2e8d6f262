"""What several questions have in common."""

from __future__ import annotations

from edubba.games.teotihuacan.rules.pieces import TILE, TILES
from edubba.games.teotihuacan.rules.state import TeotihuacanState
from edubba.kernel.step import PublicStep


class OfColour(PublicStep[TeotihuacanState]):
    """A question about something of one colour."""

    __slots__ = ("colour",)

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour


class Offer(PublicStep[TeotihuacanState]):
    """A tile of any colour from the common supply, for so many cubes of any type (TEO-14.22)."""

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def refusal(self, s: TeotihuacanState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, TILE <= action < TILE + TILES, "TEO-14.22")
