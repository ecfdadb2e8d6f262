"""The Lyre: one more invention after the last round (URU-11.2)."""

from __future__ import annotations

from edubba.games.uruk.rules.cards import DECLINE, MAKE, TYPES
from edubba.games.uruk.rules.make import EXTRA, NEW, affordable_places, choose_copies, refusal_but_for_the_price
from edubba.games.uruk.rules.state import UrukState
from edubba.kernel.step import ALLOWED, AUTOMATIC, TURN, Step


class LyreTurn(Step[UrukState]):
    """The reductions of this tableau are fresh again (URU-R27)."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.seat = AUTOMATIC
        self.player = player

    def run(self, s: UrukState) -> None:
        s.used = 0
        s.next(PlayLyre(self.player))


class PlayLyre(Step[UrukState]):
    """One more invention beyond the limit, or none (URU-D26)."""

    def options(self, s: UrukState, seat: int) -> list[int]:
        found = [DECLINE]
        for card in range(TYPES):
            if not refusal(s, seat, card):
                found.append(MAKE + card)
        return found

    def refusal(self, s: UrukState, seat: int, action: int) -> str:
        if action == DECLINE:
            return ALLOWED
        return refusal(s, seat, action - MAKE) if MAKE <= action < MAKE + TYPES else TURN

    def gives_up(self, s: UrukState, seat: int, action: int) -> int:
        return 1 if action == DECLINE and len(self.options(s, seat)) > 1 else 0

    def take(self, s: UrukState, seat: int, action: int) -> None:
        if action == DECLINE:
            s.tell("declined", seat)
        else:
            choose_copies(s, seat, action - MAKE, NEW, EXTRA)


def refusal(s: UrukState, seat: int, card: int) -> str:
    """The rules of making an invention hold, without replacing and without a limit."""
    rule = refusal_but_for_the_price(s, seat, card)
    return rule or (ALLOWED if affordable_places(s, s.players[seat], card) & 1 else "URU-5.10")
