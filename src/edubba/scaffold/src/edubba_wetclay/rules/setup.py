"""Set-up (WET-2)."""

from __future__ import annotations

from edubba.kernel import Chance, Pile, Step

from edubba_wetclay.rules.lay import Lay
from edubba_wetclay.rules.pieces import REEDS
from edubba_wetclay.rules.printed import Printed, Rules
from edubba_wetclay.rules.rounds import EndGame, TurnOver
from edubba_wetclay.rules.state import WetclayState


def set_up(printed: Printed, rules: Rules, seats: int, chance: Chance) -> WetclayState:
    """A game about to begin, at its first decision. All its rounds are on the agenda from the start (WET-O1)."""
    reeds = Pile([list(range(1, REEDS + 1))], [0])
    hands = [sorted([reeds.draw(chance) for _ in range(rules.rounds + 1)]) for _ in range(seats)]
    aside = sorted([reed for layer in reeds.layers for reed in layer])
    pile = Pile([list(range(len(printed.worth)))], [0])
    s = WetclayState(printed=printed, rules=rules, chance=chance, hands=hands, aside=aside, pile=pile)
    agenda: list[Step[WetclayState]] = []
    for _ in range(rules.rounds):
        agenda += [TurnOver(), Lay(tuple(range(seats)))]
    s.then(*agenda, EndGame())
    s.proceed()
    return s
