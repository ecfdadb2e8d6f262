"""How people point at the choices of Wetclay: at the reeds in their hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from edubba.kernel.pointer import Pointer

from edubba_wetclay.edge.talk import reed_face
from edubba_wetclay.rules.pieces import laying, reed_of
from edubba_wetclay.rules.state import WetclayState

if TYPE_CHECKING:
    from edubba_wetclay.edge.game import Wetclay


class WetclayPointer(Pointer[WetclayState]):
    """Reeds to point at."""

    def __init__(self, game: Wetclay, lang: str, names: Sequence[str]) -> None:
        self.game = game
        self.lang = lang
        self.names = names

    def say(self, state: WetclayState, action: int) -> str:
        return self.game.talk.describe(state, action, self.lang, self.names)

    def handles(self, state: WetclayState, seat: int, action: int) -> list[str]:
        return [f"hand.{seat}:{reed_face(reed_of(action))}#1"]

    def in_question(self, state: WetclayState, seat: int) -> list[int]:
        """The whole hand: one may wonder about the wet reed."""
        return [laying(reed) for reed in state.hands[seat]]
