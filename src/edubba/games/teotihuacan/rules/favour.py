"""Favour: one space up the track, then perhaps exchange a worship tile (TEO-11)."""

from __future__ import annotations

from typing import Final

from edubba.games.teotihuacan.rules.pieces import (
    COLOURS,
    DONE,
    FROM_FAVOURS,
    NONE,
    SEATS,
    WORSHIP,
    WORSHIP_TILES,
)
from edubba.games.teotihuacan.rules.state import TeotihuacanState
from edubba.games.teotihuacan.rules.worship import give_back, take_face_up
from edubba.kernel.step import PublicStep


def gain_favour(s: TeotihuacanState, seat: int) -> None:
    """On the last space the token stays, without points (TEO-14.24)."""
    player = s.players[seat]
    if player.favour < len(s.printed.favour) - 1:
        player.favour += 1
        points = s.printed.favour[player.favour]
        s.gain(seat, points, FROM_FAVOURS)
        s.tell("favour", seat, player.favour, points)
    else:
        s.tell("favour-full", seat)
    s.next(EXCHANGE_GIVE[seat])


class ExchangeGive(PublicStep[TeotihuacanState]):
    """Return one of your worship tiles, or none; not one that is in use (TEO-11.2, 14.21, D19)."""

    def options(self, s: TeotihuacanState, seat: int) -> list[int]:
        player = s.players[seat]
        mine = player.worship & ~player.aside
        found: list[int] = []
        if not mine:
            return found
        for tile in range(WORSHIP_TILES):
            if mine >> tile & 1:
                found.append(WORSHIP + tile)
        found.append(DONE)
        return found

    def refusal(self, s: TeotihuacanState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, action == DONE or WORSHIP <= action < WORSHIP + WORSHIP_TILES, "TEO-11.2")

    def take(self, s: TeotihuacanState, seat: int, action: int) -> None:
        if action != DONE:
            give_back(s, seat, action - WORSHIP)
            s.next(EXCHANGE_TAKE[seat])


class ExchangeTake(PublicStep[TeotihuacanState]):
    """Then take any face-up worship tile (TEO-11.2, 14.25, D20)."""

    def options(self, s: TeotihuacanState, seat: int) -> list[int]:
        found: list[int] = []
        for colour in range(COLOURS):
            if s.slot[colour] != NONE:
                found.append(WORSHIP + s.slot[colour])
            if s.top[colour] != NONE:
                found.append(WORSHIP + s.top[colour])
        return found

    def refusal(self, s: TeotihuacanState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, WORSHIP <= action < WORSHIP + WORSHIP_TILES, "TEO-11.2")

    def take(self, s: TeotihuacanState, seat: int, action: int) -> None:
        take_face_up(s, seat, action - WORSHIP)


EXCHANGE_GIVE: Final = [ExchangeGive(seat) for seat in range(SEATS)]
EXCHANGE_TAKE: Final = [ExchangeTake(seat) for seat in range(SEATS)]
