"""What is true of every position of Wetclay, and what of it a seat cannot know."""

from __future__ import annotations

from edubba.kernel import State

from edubba_wetclay.rules.pieces import NO_REED, NO_TABLET, REEDS
from edubba_wetclay.rules.state import WetclayState

BENT: dict[str, float] = {}  # weights of verbs for random games that are to meet rare rules; a single verb needs none


def check(state: State) -> None:
    """WET-I1 to I4."""
    assert isinstance(state, WetclayState)
    reeds = [*state.aside, *state.broken, *(reed for hand in state.hands for reed in hand)]
    assert sorted(reeds) == list(range(1, REEDS + 1))
    tablets = [tablet for written in state.written for tablet in written]
    tablets += [tablet for layer in state.pile.layers for tablet in layer]
    tablets += [state.tablet] * (state.tablet != NO_TABLET)
    assert sorted(tablets) == list(range(len(state.printed.worth)))
    for seat in range(state.seats):
        hand = state.hands[seat]
        assert hand == sorted(hand)
        assert state.over or len(hand) >= 2
        assert set(state.known[seat]) <= set(hand)
        assert state.wet[seat] in (NO_REED, *state.known[seat])


def hidden(state: State, seat: int | None) -> dict[str, list[int]]:
    """What this seat (None: a spectator) cannot know, by kind: the hands of the others, as long as they are secret."""
    assert isinstance(state, WetclayState)
    others = [] if state.over else [one for one in range(state.seats) if one != seat]
    return {"hands": [int(reed in state.hands[one]) for one in others for reed in range(1, REEDS + 1)]}
