"""Drought, Earthquake and Volcanic eruption: secret bids with cubes, then the victims (URU-10.17 to 10.23)."""

from __future__ import annotations

from typing import Any

from edubba.games.uruk.rules.cards import BID, DROUGHT, EARTHQUAKE, SLOT
from edubba.games.uruk.rules.make import empty_card
from edubba.games.uruk.rules.pick import DiscardCards, PayCubes
from edubba.games.uruk.rules.state import UrukState
from edubba.kernel.step import ALLOWED, TURN, PublicStep, Step, Together


class SecretBid(Together[UrukState]):
    """All hide cubes in their fists and open them together (URU-10.17)."""

    def owes(self, s: UrukState, seat: int) -> bool:
        # An empty stock is public: that fist is empty, and nobody is asked for it.
        return not s.sealed[seat] and s.players[seat].all_cubes() > 0

    def options(self, s: UrukState, seat: int) -> list[int]:
        return [BID + cubes for cubes in range(s.players[seat].all_cubes() + 1)]

    def refusal(self, s: UrukState, seat: int, action: int) -> str:
        if not BID <= action < BID + 49:
            return TURN
        return ALLOWED if action - BID <= s.players[seat].all_cubes() else "URU-10.17"

    def open(self, s: UrukState) -> None:
        """The highest are spared and pay; if all are equal, all are victims and nobody pays (URU-10.18, 10.19)."""
        bids = [0] * s.seats
        values = [0] * s.seats
        for seat in self.seats:
            bids[seat] = s.sealed[seat][0] - BID if s.sealed[seat] else 0
            values[seat] = bids[seat] + s.lighthouse(seat, s.printed.bonus_cubes)
            s.tell("fist", seat, bids[seat], values[seat])
        highest = max(values)
        if min(values) == highest:
            highest += 1
        steps: list[Step[Any]] = []
        for seat in self.seats:
            if values[seat] == highest:
                s.tell("spared", seat, bids[seat])
                if bids[seat]:
                    steps.append(PayCubes(seat, bids[seat], 0, "URU-10.19"))
        for seat in self.seats:
            if values[seat] < highest:
                hit(s, seat, steps)
        s.then(*steps)


def hit(s: UrukState, seat: int, steps: list[Step[Any]]) -> None:
    """What happens to a victim; victims act clockwise from the active player (URU-10.23)."""
    if s.event == DROUGHT:
        steps.append(LoseDisc(seat))
    elif s.event == EARTHQUAKE:
        player = s.players[seat]
        if 0 in player.discs:
            steps.append(LoseInvention(seat))
        elif player.size:
            steps.append(DiscardCards(seat, min(3, player.size), 0, "URU-10.21"))
    else:
        s.victims |= 1 << seat
        s.tell("erupted", seat)


class LoseDisc(PublicStep[UrukState]):
    """Drought: remove one of your discs, if you have one (URU-10.20, R34)."""

    def options(self, s: UrukState, seat: int) -> list[int]:
        discs = s.players[seat].discs
        return [SLOT + slot for slot in range(len(discs)) if discs[slot]]

    def refusal(self, s: UrukState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, SLOT <= action < SLOT + 7, "URU-10.20")

    def take(self, s: UrukState, seat: int, action: int) -> None:
        player = s.players[seat]
        player.stack(action - SLOT, -1)
        s.return_disc()
        s.tell("lost-disc", seat, player.cards[action - SLOT])


class LoseInvention(PublicStep[UrukState]):
    """Earthquake: discard an invention without disc (URU-10.21)."""

    def options(self, s: UrukState, seat: int) -> list[int]:
        discs = s.players[seat].discs
        return [SLOT + slot for slot in range(len(discs)) if not discs[slot]]

    def refusal(self, s: UrukState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, SLOT <= action < SLOT + 7, "URU-10.21")

    def take(self, s: UrukState, seat: int, action: int) -> None:
        player = s.players[seat]
        slot = action - SLOT
        empty_card(s, player, slot)
        card = player.cards[slot]
        player.close_slot(slot)
        s.discards.append(card)
        s.tell("lost-invention", seat, card)
