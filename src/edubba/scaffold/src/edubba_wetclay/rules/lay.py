"""Laying reeds: the choice of all (WET-3.2, D1), and what comes of it (WET-3.4 to 3.6)."""

from __future__ import annotations

from edubba.kernel import ALLOWED, TURN, Together

from edubba_wetclay.rules.pieces import LAY, NO_REED, NO_TABLET, REEDS, laying, reed_of
from edubba_wetclay.rules.state import WetclayState


class Lay(Together[WetclayState]):
    """All lay a reed, in secret and at once (WET-3.2)."""

    def options(self, s: WetclayState, seat: int) -> list[int]:
        return [laying(reed) for reed in s.hands[seat] if reed != s.wet[seat]]

    def refusal(self, s: WetclayState, seat: int, action: int) -> str:
        if not LAY <= action < LAY + REEDS:
            return TURN
        reed = reed_of(action)
        if reed not in s.hands[seat]:
            return "WET-3.2"
        return "WET-3.3" if reed == s.wet[seat] else ALLOWED

    def open(self, s: WetclayState) -> None:
        """The highest writes, the lowest learns, the others are broken (WET-3.4 to 3.6)."""
        laid = [reed_of(s.sealed[seat][0]) for seat in self.seats]
        for seat in self.seats:
            show(s, seat, laid[seat])
        highest, lowest = max(laid), min(laid)
        writer, learner = laid.index(highest), laid.index(lowest)
        s.written[writer].append(s.tablet)
        s.tell("wrote", writer, s.tablet, highest)
        s.tablet = NO_TABLET
        s.laid = laid
        s.wet = [NO_REED] * s.seats
        s.broken += [reed for reed in laid if reed != highest or not s.rules.lessons]
        if s.rules.lessons:
            learn(s, learner, highest)


def show(s: WetclayState, seat: int, reed: int) -> None:
    """A reed leaves the hand, for all to see."""
    s.hands[seat].remove(reed)
    if reed in s.known[seat]:
        s.known[seat].remove(reed)
    s.tell("laid", seat, reed)


def learn(s: WetclayState, seat: int, reed: int) -> None:
    """A reed goes to a hand; all know it is there (WET-H1), and it is wet for a round (WET-3.3, 3.5)."""
    s.hands[seat] = sorted([*s.hands[seat], reed])
    s.known[seat] = sorted([*s.known[seat], reed])
    s.wet[seat] = reed
    s.tell("learned", seat, reed)
