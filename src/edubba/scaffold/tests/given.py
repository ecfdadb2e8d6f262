"""Positions in words: who holds what, and what everybody lays."""

from __future__ import annotations

import edubba
from edubba.kernel.option import Value

from edubba_wetclay.rules.pieces import REEDS, laying
from edubba_wetclay.rules.state import WetclayState


def table(*hands: list[int], **options: Value) -> WetclayState:
    """A table at which these reeds are held, in the first round; all others are aside."""
    state = edubba.load("wetclay").new(seats=len(hands), seed=1, options=options)
    assert isinstance(state, WetclayState)
    state.hands = [sorted(hand) for hand in hands]
    state.aside = [reed for reed in range(1, REEDS + 1) if not any(reed in hand for hand in hands)]
    return state


def lay(state: WetclayState, *reeds: int) -> None:
    """Everybody lays a reed, the first seat first."""
    for seat, reed in enumerate(reeds):
        state.apply(seat, laying(reed))
