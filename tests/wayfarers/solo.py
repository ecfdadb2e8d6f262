"""What tests of the solo opponent have in common."""

from __future__ import annotations

from edubba.games.wayfarers.edge.labels import DESIGN_IDS, NODE_IDS
from edubba.games.wayfarers.rules.automa_turn import AiDo
from edubba.games.wayfarers.rules.turn import ENDS
from tests.wayfarers.given import AI, A, Table


def run(t: Table, *effects: str) -> Table:
    """Let the AI do these effects now, at the end of the human's turn."""
    t.state.agenda = [ENDS[A]]
    for effect in effects:
        t.state.next(AiDo(NODE_IDS.index(effect)))
        t.state.proceed()
    return t


def tiles(t: Table) -> list[str]:
    return [DESIGN_IDS[t.state.printed.face_design[tile // 18]] for tile in t.player(AI).tiles]
