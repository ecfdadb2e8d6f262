"""Cubes that the supply lacks (URU-6.5 to 6.7)."""

from __future__ import annotations

from edubba.games.uruk.rules.cards import COLOUR, COLOURS, FORGO, OPPONENT
from edubba.games.uruk.rules.state import UrukState
from edubba.kernel.step import ALLOWED, AUTOMATIC, TURN, PublicStep, Step


def richest(s: UrukState, seat: int, colour: int) -> list[int]:
    """The opponents who hold most cubes of the colour; none if nobody holds any, or by a switch if the taker holds
    more than each of them (URU-R14)."""
    most = 1
    if s.rules.richest_only:
        most = max(1, s.players[seat].stock[colour])
    found: list[int] = []
    for other in range(s.seats):
        if other != seat:
            held = s.players[other].stock[colour]
            if held > most:
                most = held
                found = [other]
            elif held == most:
                found.append(other)
    return found


def may_rob(s: UrukState, colour: int) -> bool:
    """One cube of each colour per action, or one cube per action by the switch (URU-R14)."""
    return not s.robbed if s.rules.one_theft else not s.robbed >> colour & 1


def can_deliver(s: UrukState, seat: int, colour: int) -> bool:
    """True if a cube of this colour could be had now, from the supply or from an opponent."""
    if s.supply[colour]:
        return True
    return may_rob(s, colour) and bool(richest(s, seat, colour))


def collect(s: UrukState, seat: int, due: list[int], card: int) -> None:
    """Take what an invention gives and the supply has, then deal with the missing colours in order (URU-6.7)."""
    missing = 0
    s.got = 0
    for colour in range(COLOURS):
        count = min(due[colour], s.supply[colour])
        if count:
            s.gain(seat, colour, count)
            s.got += count
            s.tell("produced", seat, colour, count, card)
        if count < due[colour]:
            missing |= 1 << colour
    if missing:
        s.next(ActionOver())
    later = 0
    for colour in range(COLOURS - 1, -1, -1):
        if missing >> colour & 1:
            s.next(Rob(seat, colour, later, False))
            later |= 1 << colour


class ActionOver(Step[UrukState]):
    """What was received and from whom counts per action: forget it (URU-6.5)."""

    def __init__(self) -> None:
        self.seat = AUTOMATIC

    def run(self, s: UrukState) -> None:
        s.got = 0
        s.robbed = 0


class Rob(PublicStep[UrukState]):
    """Take a missing cube from the opponent who has most of it, or forgo it (URU-6.5)."""

    __slots__ = ("colour", "later", "must")

    def __init__(self, seat: int, colour: int, later: int, must: bool) -> None:
        self.seat = seat
        self.colour = colour
        self.later = later  # mask of the missing colours still to come in this action
        self.must = must  # an exchanged card must bring its cube (URU-7.2)

    def options(self, s: UrukState, seat: int) -> list[int]:
        if not may_rob(s, self.colour):
            return []
        found = [OPPONENT + other for other in richest(s, seat, self.colour)]
        if found and not self.must and (s.got or self.more_to_come(s, seat)):
            found.append(FORGO)
        return found

    def more_to_come(self, s: UrukState, seat: int) -> bool:
        for colour in range(COLOURS):
            if self.later >> colour & 1 and richest(s, seat, colour):
                return True
        return False

    def refusal(self, s: UrukState, seat: int, action: int) -> str:
        if action in self.options(s, seat):
            return ALLOWED
        if action == FORGO:
            return "URU-7.2" if self.must else "URU-6.7"
        return "URU-6.5" if OPPONENT <= action < OPPONENT + 4 else TURN

    def gives_up(self, s: UrukState, seat: int, action: int) -> int:
        return 1 if action == FORGO else 0

    def take(self, s: UrukState, seat: int, action: int) -> None:
        if action == FORGO:
            s.tell("forwent", seat, self.colour)
            return
        victim = action - OPPONENT
        s.players[victim].keep_cubes(self.colour, -1)
        s.players[seat].keep_cubes(self.colour, 1)
        s.received |= 1 << self.colour
        s.got += 1
        s.robbed |= 1 << self.colour
        s.tell("robbed", seat, victim, self.colour)
        s.next(Compensate(victim, self.colour))


class Compensate(PublicStep[UrukState]):
    """The robbed player takes a cube of another colour from the supply (URU-6.5, D7)."""

    __slots__ = ("colour",)

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def options(self, s: UrukState, seat: int) -> list[int]:
        return [COLOUR + c for c in range(COLOURS) if c != self.colour and s.supply[c]]

    def refusal(self, s: UrukState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, COLOUR <= action < COLOUR + COLOURS, "URU-6.5")

    def take(self, s: UrukState, seat: int, action: int) -> None:
        s.gain(seat, action - COLOUR, 1)
        s.tell("compensated", seat, action - COLOUR)
