"""The fee for interacting with a card that carries somebody else's influence (WAY-5.7, 5.8)."""

from __future__ import annotations

from edubba.games.wayfarers.rules.automa_turn import AI_BONUS
from edubba.games.wayfarers.rules.cards import PAY_PROVISION, PAY_SILVER
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.kernel.step import PublicStep


class Fee(PublicStep[WayfarersState]):
    """Pay 1 Silver or 1 Provision to the owner of the influence, then interact (WAY-D10)."""

    __slots__ = ("slot",)

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def affordable(self, s: WayfarersState, silver: int, provision: int) -> bool:
        """True if what follows can still be done with so much left."""
        return True

    def paid(self, s: WayfarersState) -> None:
        """What the fee was paid for."""

    def options(self, s: WayfarersState, seat: int) -> list[int]:
        player = s.players[seat]
        found = []
        if player.silver and self.affordable(s, player.silver - 1, player.provision):
            found.append(PAY_SILVER)
        if player.provision and self.affordable(s, player.silver, player.provision - 1):
            found.append(PAY_PROVISION)
        return found

    def refusal(self, s: WayfarersState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, action in (PAY_SILVER, PAY_PROVISION), "WAY-R39")

    def take(self, s: WayfarersState, seat: int, action: int) -> None:
        payer = s.players[seat]
        owner = s.marks[self.slot]
        if action == PAY_SILVER:
            payer.silver -= 1
            if owner < s.seats:
                s.players[owner].silver += 1
        else:
            payer.provision -= 1
            if owner < s.seats:
                s.players[owner].provision += 1
        if owner < s.seats:
            s.tell("paid-fee", seat, owner, action - PAY_SILVER, self.slot)
        elif s.automa is not None:  # the AI has no purse: its marker moves on (WAY-16.25)
            s.tell("paid-supply", seat, action - PAY_SILVER, self.slot)
            s.automa.track = (s.automa.track + 1) % len(s.printed.ai_track_colour)
            s.tell("ai-track", owner, s.automa.track)
            if s.automa.track == s.printed.ai_bonus_at:
                if s.rules.bonus_at_once:
                    s.next(AI_BONUS)  # after the interaction, before what that triggers
                else:
                    s.automa.pending += 1
        self.paid(s)
