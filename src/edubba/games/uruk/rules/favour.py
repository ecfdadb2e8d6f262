"""Gods without an auction: Gibil, Marduk, Nannar favour the smallest, Ishtar everybody (URU-10.11 to 10.16)."""

from __future__ import annotations

from edubba.games.uruk.rules.cards import COLOUR, COLOURS, DECLINE, DRAW, GIBIL, NANNAR, NO_CARD
from edubba.games.uruk.rules.pick import GainCubes, GainEqualCubes
from edubba.games.uruk.rules.state import UrukState
from edubba.games.uruk.rules.take import available, draw
from edubba.kernel.step import ALLOWED, TURN, PublicStep


def fewest(s: UrukState) -> int:
    """The only player with fewest discs, or -1 if several share that place (URU-10.11)."""
    least = 99
    found = -1
    for seat in range(s.seats):
        discs = s.players[seat].all_discs()
        if discs < least:
            least = discs
            found = seat
        elif discs == least:
            found = -1
    return found


def smallest_favoured(s: UrukState) -> None:
    """The favoured player first, then the others clockwise from the active player (URU-10.15)."""
    god = s.event
    favoured = fewest(s)
    for seat in reversed(s.clockwise(s.active)):
        if seat != favoured:
            s.next(DrawOrDecline(seat) if god == NANNAR else GainCubes(seat, 1, 0))
    if favoured < 0:
        s.tell("no-favourite", s.active, god)
        return
    s.tell("favoured", favoured, god)
    if god == GIBIL:
        s.next(GainEqualCubes(favoured, 3))
    else:
        s.players[favoured].keep(god)
        s.tell("kept-god", favoured, god)
        s.event = NO_CARD


class DrawOrDecline(PublicStep[UrukState]):
    """Nannar's compensation: a card from the deck, if one is wanted and there is one (URU-10.14)."""

    def options(self, s: UrukState, seat: int) -> list[int]:
        return [DRAW, DECLINE] if available(s) else []

    def gives_up(self, s: UrukState, seat: int, action: int) -> int:
        return 1 if action == DECLINE else 0

    def take(self, s: UrukState, seat: int, action: int) -> None:
        if action == DRAW:
            draw(s, seat)
        else:
            s.tell("declined", seat)


def ishtar(s: UrukState) -> None:
    for seat in reversed(s.clockwise(s.active)):
        s.next(DrawOrCube(seat))


class DrawOrCube(PublicStep[UrukState]):
    """Ishtar: a card from the deck or a cube from the supply (URU-10.16)."""

    def options(self, s: UrukState, seat: int) -> list[int]:
        found = [DRAW] if available(s) else []
        found.extend([COLOUR + colour for colour in range(COLOURS) if s.supply[colour]])
        return found

    def refusal(self, s: UrukState, seat: int, action: int) -> str:
        if action in self.options(s, seat):
            return ALLOWED
        if action == DRAW:
            return "URU-4.6"
        return "URU-6.6" if COLOUR <= action < COLOUR + COLOURS else TURN

    def take(self, s: UrukState, seat: int, action: int) -> None:
        if action == DRAW:
            draw(s, seat)
        else:
            s.gain(seat, action - COLOUR, 1)
            s.tell("gained", seat, action - COLOUR, 1)
