"""Clay pipes take a share of what the leader received (URU-8.11)."""

from __future__ import annotations

from edubba.games.uruk.rules.cards import CLAY_PIPE, COLOUR, COLOURS
from edubba.games.uruk.rules.player import Player
from edubba.games.uruk.rules.state import UrukState
from edubba.kernel.step import PublicStep


def leads(s: UrukState, seat: int, owner: int) -> bool:
    """True if this player has most discs, the owner of the pipe left out (URU-R18)."""
    mine = s.players[seat].all_discs()
    for other in range(s.seats):
        if other != seat and other != owner:
            theirs = s.players[other].all_discs()
            if theirs > mine or (theirs == mine and not s.rules.ties_load):
                return False
    return True


def load_of(player: Player) -> int:
    load = player.cubes[player.slot_of(CLAY_PIPE)]
    return (load & 15) + (load >> 4 & 15) + (load >> 8 & 15) + (load >> 12 & 15)


def pipes_to_load(s: UrukState) -> list[LoadPipe]:
    """At the end of a turn the pipes of the opponents are loaded, clockwise (URU-3.5)."""
    found: list[LoadPipe] = []
    if s.received:
        for step in range(1, s.seats):
            owner = (s.active + step) % s.seats
            player = s.players[owner]
            if player.laid >> CLAY_PIPE & 1 and load_of(player) < s.printed.pipe_holds and leads(s, s.active, owner):
                found.append(LoadPipe(owner))
    return found


class LoadPipe(PublicStep[UrukState]):
    """The owner chooses among the colours that were received (URU-D14)."""

    def options(self, s: UrukState, seat: int) -> list[int]:
        return [COLOUR + colour for colour in range(COLOURS) if s.received >> colour & 1 and s.supply[colour]]

    def refusal(self, s: UrukState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, COLOUR <= action < COLOUR + COLOURS, "URU-8.11")

    def take(self, s: UrukState, seat: int, action: int) -> None:
        colour = action - COLOUR
        player = s.players[seat]
        s.keep_cubes(colour, -1)
        player.load(player.slot_of(CLAY_PIPE), 1 << 4 * colour)
        s.tell("piped", seat, colour)
