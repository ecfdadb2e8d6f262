"""The Gear wheel: move a disc from one invention to another (URU-8.20)."""

from __future__ import annotations

from edubba.games.uruk.rules.cards import GEAR_WHEEL, SLOT
from edubba.games.uruk.rules.state import UrukState
from edubba.kernel.step import ALLOWED, PublicStep


def targets(s: UrukState, seat: int, origin: int) -> list[int]:
    """The slots to which a disc of slot `origin` can move."""
    player = s.players[seat]
    level = s.printed.level
    if not player.discs[origin]:
        return []
    return [
        slot
        for slot in range(len(player.cards))
        if slot != origin
        and player.discs[slot] < 2
        and abs(level[player.cards[slot]] - level[player.cards[origin]]) <= 1
    ]


def origins(s: UrukState, seat: int) -> list[int]:
    return [slot for slot in range(len(s.players[seat].cards)) if targets(s, seat, slot)]


def refusal(s: UrukState, seat: int) -> str:
    """The rule that forbids using the Gear wheel, or ALLOWED."""
    if not s.players[seat].laid >> GEAR_WHEEL & 1:
        return "URU-8.20"
    if not s.fresh(GEAR_WHEEL):
        return "URU-3.3"
    return ALLOWED if origins(s, seat) else "URU-8.20"


def start(s: UrukState, seat: int) -> None:
    s.spend(GEAR_WHEEL)
    s.next(MoveFrom(seat))


class MoveFrom(PublicStep[UrukState]):
    """Choose the invention that gives up a disc."""

    def options(self, s: UrukState, seat: int) -> list[int]:
        return [SLOT + slot for slot in origins(s, seat)]

    def refusal(self, s: UrukState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, SLOT <= action < SLOT + 7, "URU-8.20")

    def take(self, s: UrukState, seat: int, action: int) -> None:
        s.next(MoveTo(seat, action - SLOT))


class MoveTo(PublicStep[UrukState]):
    """Choose the invention that receives it."""

    __slots__ = ("origin",)

    def __init__(self, seat: int, origin: int) -> None:
        self.seat = seat
        self.origin = origin

    def options(self, s: UrukState, seat: int) -> list[int]:
        return [SLOT + slot for slot in targets(s, seat, self.origin)]

    def refusal(self, s: UrukState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, SLOT <= action < SLOT + 7, "URU-8.20")

    def take(self, s: UrukState, seat: int, action: int) -> None:
        player = s.players[seat]
        target = action - SLOT
        player.stack(self.origin, -1)
        player.stack(target, 1)
        s.tell("moved-disc", seat, player.cards[self.origin], player.cards[target])
