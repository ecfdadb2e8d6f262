"""Rest: dice come back, some may be rerolled, and with few dice left abilities awake (WAY-11)."""

from __future__ import annotations

from typing import Final

from edubba.games.wayfarers.rules.cards import ANY_ORDER, KEEP, REROLL, REST_FOLK
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.kernel.step import Step

KEEP_OR_REROLL: Final = [KEEP, REROLL]


def rest(s: WayfarersState, seat: int) -> None:
    """Roll the dice of the panorama; then those left in the supply may be rerolled, one by one (WAY-11.2, WAY-R18)."""
    player = s.players[seat]
    left = [face + 1 for face in range(6) for _ in range(player.dice[face])]
    s.tell("rest", seat, len(left))
    if len(left) < 2:
        s.triggered = abilities(s, seat)
    for space in player.spaces:
        if player.placed >> space & 1:
            s.tell("rolled", seat, s.roll(player))
    player.placed = 0
    if left:
        s.next(Reroll(seat, left))


def abilities(s: WayfarersState, seat: int) -> list[int]:
    """The icons of all rest abilities as one set, or each ability as a block (WAY-11.3, WAY-R38)."""
    printed = s.printed
    player = s.players[seat]
    found = [printed.rest_node]
    for place in range(len(player.hosts)):
        folk = player.folk[place]
        if folk >= 0 and printed.folk_kind[folk] == REST_FOLK and printed.folk_node[folk] >= 0:
            found.append(printed.folk_node[folk])
    if not s.rules.rest_alternates:
        return found
    icons: list[int] = []
    for node in found:
        if printed.kind[node] == ANY_ORDER:
            icons.extend(printed.parts[node])
        else:
            icons.append(node)
    return icons


class Reroll(Step[WayfarersState]):
    """Reroll a die that was left in the supply, or keep it (WAY-11.2, WAY-D24); by a switch all or none."""

    __slots__ = ("values",)

    def __init__(self, seat: int, values: list[int]) -> None:
        self.seat = seat
        self.values = values  # what the dice show that are still to be decided on

    def options(self, s: WayfarersState, seat: int) -> list[int]:
        return KEEP_OR_REROLL

    def take(self, s: WayfarersState, seat: int, action: int) -> None:
        player = s.players[seat]
        now = self.values if s.rules.reroll_all else self.values[:1]
        if action == REROLL:
            for value in now:
                player.keep_die(value, -1)
                s.tell("rerolled", seat, value, s.roll(player))
        rest_of = self.values[len(now) :]
        if rest_of:
            s.next(Reroll(seat, rest_of))
