"""What a seat knows of a position of Wetclay, as numbers for learning."""

from __future__ import annotations

from edubba.kernel import Features, Row, State

from edubba_wetclay.rules.pieces import REEDS, reed_of
from edubba_wetclay.rules.state import WetclayState

PLACES = 5
TABLETS = 12


class WetclayFeatures(Features):
    """Players go round the table, the viewer first. Nothing stands here that the view does not tell."""

    def write(self, state: State, eye: int, row: Row) -> None:
        assert isinstance(state, WetclayState)
        row.put("players", state.seats)
        row.put("round", state.round)
        row.put("rounds", state.rules.rounds)
        row.put("pile", state.pile.count)
        row.put("aside", len(state.aside))
        row.put("over", state.over)
        row.one("tablet", state.tablet, TABLETS)
        row.counts("broken", [reed - 1 for reed in state.broken], REEDS)
        sealed = state.sealed[eye] if eye >= 0 and state.sealed else []
        row.counts("sealed", [reed_of(action) - 1 for action in sealed], REEDS)
        self.round_the_table(state, eye, row, state.seats, PLACES)

    def write_player(self, state: State, seat: int, eye: int, row: Row) -> None:
        assert isinstance(state, WetclayState)
        row.put("asked", state.asks(seat))
        row.put("hand-size", len(state.hands[seat]))
        row.put("wet", state.wet[seat])
        row.put("laid", state.laid[seat])
        seen = state.hands[seat] if seat == eye or state.over else state.known[seat]
        row.counts("reed", [reed - 1 for reed in seen], REEDS)
        row.counts("written", state.written[seat], TABLETS)
