"""How people point at the choices of Wetclay: at the reeds in their hands."""

from __future__ import annotations

from edubba.words import SpokenPointer

from edubba_wetclay.edge.talk import WetclayTalk, reed_face
from edubba_wetclay.rules.pieces import laying, reed_of
from edubba_wetclay.rules.state import WetclayState


class WetclayPointer(SpokenPointer[WetclayTalk, WetclayState]):
    """Reeds to point at."""

    def handles(self, state: WetclayState, seat: int, action: int) -> list[str]:
        return [f"hand.{seat}:{reed_face(reed_of(action))}#1"]

    def in_question(self, state: WetclayState, seat: int) -> list[int]:
        """The whole hand: one may wonder about the wet reed."""
        return [laying(reed) for reed in state.hands[seat]]
