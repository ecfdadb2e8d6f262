"""Goods that are gained at once: points, gold, markers, water, gardens, dice of a barge (TAB-3)."""

from __future__ import annotations

from edubba.games.tabannusi.rules.state import TabannusiState


def points(s: TabannusiState, seat: int, number: int, source: int) -> None:
    s.players[seat].earn(number, source)
    if s.journal is not None:
        s.tell("points" if number >= 0 else "points-lost", seat, abs(number))


def gold(s: TabannusiState, seat: int, number: int) -> None:
    s.players[seat].gold += number
    if s.journal is not None:
        s.tell("gold", seat, number)


def markers(s: TabannusiState, seat: int, number: int) -> None:
    """Markers from the own reserve, as many as there are (TAB-3.1)."""
    player = s.players[seat]
    number = min(number, player.reserve)
    if number:
        player.reserve -= number
        player.markers += number
        if s.journal is not None:
            s.tell("markers", seat, number)


def water(s: TabannusiState, seat: int, number: int) -> None:
    number = min(number, s.water_left)
    if number:
        s.water_left -= number
        s.players[seat].water += number
        if s.journal is not None:
            s.tell("water", seat, number)


def gardens(s: TabannusiState, seat: int, number: int) -> None:
    number = min(number, s.gardens_left)
    if number:
        s.gardens_left -= number
        s.players[seat].garden_tiles += number
        if s.journal is not None:
            s.tell("gardens", seat, number)


def collect(s: TabannusiState, seat: int, colour: int) -> None:
    """Take the highest die of a barge (TAB-3.18)."""
    for value in range(6, 0, -1):
        if s.barges[6 * colour + value - 1]:
            take_die(s, seat, colour, value)
            if s.journal is not None:
                s.tell("collected", seat, colour, value)
            return


def take_die(s: TabannusiState, seat: int, colour: int, value: int) -> None:
    place = 6 * colour + value - 1
    s.own_dice()
    s.barges[place] = s.barges[place] - 1
    s.loads[colour] = s.loads[colour] - 1
    s.players[seat].keep_dice(colour, 1)


def random_master(s: TabannusiState, seat: int) -> None:
    """A random one of the harbourmasters left out at set-up (D15)."""
    if s.spare_masters:
        master = s.take_any(s.spare_masters)
        s.spare_masters ^= 1 << master
        s.players[seat].masters |= 1 << master
        s.tell("master", seat, master)
