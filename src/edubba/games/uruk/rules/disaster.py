"""Drought, Earthquake and Volcanic eruption: secret bids with cubes, then the victims (URU-10.17 to 10.23)."""

from __future__ import annotations

from typing import Any

from edubba.games.uruk.rules.cards import BID, COLOUR, COLOURS, DROUGHT, EARTHQUAKE, SLOT
from edubba.games.uruk.rules.make import empty_card
from edubba.games.uruk.rules.pick import DiscardCards, PayCubes, ascending
from edubba.games.uruk.rules.state import UrukState
from edubba.kernel.step import ALLOWED, AUTOMATIC, TURN, PublicStep, Step, Together


class SecretBid(Together[UrukState]):
    """All hide cubes in their fists and open them together (URU-10.17): how many, and by a switch also which (D23)."""

    def owes(self, s: UrukState, seat: int) -> bool:
        # An empty stock is public: that fist is empty, and nobody is asked for it.
        if not s.sealed[seat]:
            return s.players[seat].all_cubes() > 0
        return s.rules.bid_colours and undecided(s, seat)

    def options(self, s: UrukState, seat: int) -> list[int]:
        if s.sealed[seat]:
            return ascending(to_choose_from(s, seat), to_hide(s, seat), 0, COLOUR)
        return [BID + cubes for cubes in range(s.players[seat].all_cubes() + 1)]

    def refusal(self, s: UrukState, seat: int, action: int) -> str:
        if s.sealed[seat]:
            return self.refuse(s, seat, action, COLOUR <= action < COLOUR + COLOURS, "URU-10.17")
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
                if s.rules.bid_colours:
                    pay_fist(s, seat)
                elif bids[seat]:
                    steps.append(PayCubes(seat, bids[seat], 0, "URU-10.19"))
        for seat in self.seats:
            if values[seat] < highest:
                hit(s, seat, steps)
        s.then(*steps)


def to_hide(s: UrukState, seat: int) -> int:
    """How many cubes are bid of which nobody has said which they are."""
    return s.sealed[seat][0] - BID - (len(s.sealed[seat]) - 1) if s.sealed[seat] else 0


def to_choose_from(s: UrukState, seat: int) -> list[int]:
    """The cubes by colour that may still be hidden: a run by colour (URU-D23)."""
    have = s.players[seat].stock[:]
    lowest = 0
    for action in s.sealed[seat][1:]:
        lowest = action - COLOUR
        have[lowest] -= 1
    for colour in range(lowest):
        have[colour] = 0
    return have


def undecided(s: UrukState, seat: int) -> bool:
    """True if the cubes of a bid could be these or those."""
    have = to_choose_from(s, seat)
    return 0 < to_hide(s, seat) < sum(have) and have.count(0) < COLOURS - 1


def pay_fist(s: UrukState, seat: int) -> None:
    """Who is spared pays the cubes that were hidden; those that left no choice were not asked for (URU-10.19)."""
    have = to_choose_from(s, seat)
    left = to_hide(s, seat)
    paid = [action - COLOUR for action in s.sealed[seat][1:]]
    for colour in range(COLOURS):
        count = min(have[colour], left)
        left -= count
        paid.extend([colour] * count)
    for colour in paid:
        s.pay_cube(seat, colour)
        s.tell("paid-cube", seat, colour)


def hit(s: UrukState, seat: int, steps: list[Step[Any]]) -> None:
    """What happens to a victim; victims act clockwise from the active player (URU-10.23)."""
    if s.event == DROUGHT:
        steps.append(LoseDisc(seat) if s.players[seat].all_discs() else NothingToLose(seat))
    elif s.event == EARTHQUAKE:
        player = s.players[seat]
        if 0 in player.discs:
            steps.append(LoseInvention(seat))
        elif player.size:
            steps.append(DiscardCards(seat, min(3, player.size), 0, "URU-10.21"))
        else:
            steps.append(NothingToLose(seat))
    else:
        s.victims |= 1 << seat
        s.tell("erupted", seat)


class NothingToLose(Step[UrukState]):
    """A victim who has nothing that the disaster could take (URU-R34)."""

    __slots__ = ("victim",)

    def __init__(self, victim: int) -> None:
        self.seat = AUTOMATIC
        self.victim = victim

    def run(self, s: UrukState) -> None:
        s.tell("unharmed", self.victim, s.event)


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
        card = player.cards[slot]
        s.tell("lost-invention", seat, card)
        empty_card(s, seat, slot)
        player.close_slot(slot)
        s.cast_off(card)
