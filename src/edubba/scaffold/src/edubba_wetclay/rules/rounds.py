"""What happens by itself: a tablet is turned over (WET-3.1), and the game ends (WET-4.1)."""

from __future__ import annotations

from edubba.kernel import AUTOMATIC, Step

from edubba_wetclay.rules.state import WetclayState


class TurnOver(Step[WetclayState]):
    """The next tablet of the pile lies open (WET-3.1)."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, s: WetclayState) -> None:
        s.round += 1
        s.tablet = s.pile.draw(s.chance)
        s.tell("round", 0, s.round, s.tablet)


class EndGame(Step[WetclayState]):
    """All hands are shown (WET-4.1)."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, s: WetclayState) -> None:
        s.tell("game-over", 0)
