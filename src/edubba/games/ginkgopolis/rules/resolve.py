"""A plan is revealed and carried out, or falls back to exploiting (GIN-5.1, 5.2)."""

from __future__ import annotations

from typing import Final

from edubba.games.ginkgopolis.rules.construct import can_construct, construct
from edubba.games.ginkgopolis.rules.exploit import exploit
from edubba.games.ginkgopolis.rules.pieces import LETTERS, NONE
from edubba.games.ginkgopolis.rules.state import GinkgopolisState
from edubba.games.ginkgopolis.rules.urbanize import urbanize
from edubba.kernel.step import AUTOMATIC, Step


class Resolve(Step[GinkgopolisState]):
    """One player reveals his card, and his tile if he laid one, and carries out the action."""

    __slots__ = ("whose",)

    def __init__(self, whose: int) -> None:
        self.seat = AUTOMATIC
        self.whose = whose

    def run(self, s: GinkgopolisState) -> None:
        seat = self.whose
        player = s.players[seat]
        card = int(player.plan_card)
        tile = int(player.plan_tile)
        player.plan_card = NONE
        player.plan_tile = NONE
        if not s.solo:
            s.revealed += 1
        if s.journal is not None:
            s.tell("revealed", seat, card, tile)
        if tile >= 0:
            if card >= LETTERS:
                if player.stock:
                    player.shown &= ~(1 << tile)
                    urbanize(s, seat, card, tile)
                    return
            elif can_construct(s, seat, card, tile):
                player.shown &= ~(1 << tile)
                construct(s, seat, card, tile)
                return
            player.add_tile(tile)
            player.shown |= 1 << tile
            s.tell("fell-back", seat, tile)
        exploit(s, seat, card)


RESOLVE: Final = [Resolve(seat) for seat in range(5)]
