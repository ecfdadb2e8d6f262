"""What lies on the table of Wetclay."""

from __future__ import annotations

from random import Random
from typing import Any

from edubba.kernel import Chance, Pile, State

from edubba_wetclay.rules import hidden
from edubba_wetclay.rules.pieces import NO_REED, NO_TABLET
from edubba_wetclay.rules.printed import Printed, Rules
from edubba_wetclay.rules.scoring import score_sheet


class WetclayState(State):
    """A position of Wetclay. Lists of lists have one entry per seat; hands are sorted.

    `known` are the reeds of a hand that everybody has seen (WET-H1), `wet` is the reed that cannot be laid now
    (WET-3.3), `laid` what was shown in the round before, `written` the tablets somebody has taken.
    """

    __slots__ = (
        "aside",
        "broken",
        "hands",
        "known",
        "laid",
        "pile",
        "printed",
        "round",
        "rules",
        "tablet",
        "wet",
        "written",
    )

    def __init__(
        self, *, printed: Printed, rules: Rules, chance: Chance, hands: list[list[int]], aside: list[int], pile: Pile
    ) -> None:
        super().__init__(len(hands), chance)
        self.printed = printed
        self.rules = rules
        self.hands = hands
        self.aside = aside
        self.pile = pile
        self.known: list[list[int]] = [[] for _ in hands]
        self.wet = [NO_REED] * len(hands)
        self.laid = [NO_REED] * len(hands)
        self.written: list[list[int]] = [[] for _ in hands]
        self.broken: list[int] = []
        self.tablet = NO_TABLET
        self.round = 0

    def clone(self) -> WetclayState:
        other = WetclayState(
            printed=self.printed,
            rules=self.rules,
            chance=self.chance.clone(),
            hands=[hand[:] for hand in self.hands],
            aside=self.aside[:],
            pile=self.pile.clone(),
        )
        other.copy_kernel(self)
        other.known = [reeds[:] for reeds in self.known]
        other.wet = self.wet[:]
        other.laid = self.laid[:]
        other.written = [tablets[:] for tablets in self.written]
        other.broken = self.broken[:]
        other.tablet = self.tablet
        other.round = self.round
        return other

    def redeal(self, seat: int | None, rng: Random) -> WetclayState:
        other = self.clone()
        deal = other.veil(rng)
        hidden.redeal(self, other, seat, deal)
        other.reseal(self, seat, deal)
        return other

    def view(self, seat: int | None) -> dict[str, Any]:
        return {**self.common_view(seat), **hidden.view(self, seat)}

    def score_sheet(self, seat: int) -> list[tuple[str, int]]:
        return score_sheet(self.written[seat], self.printed)

    def tie_break(self, seat: int) -> list[int]:
        """The highest reed in hand (WET-4.4)."""
        return [max(self.hands[seat])]
