"""Who may leave a table, give it up or delete it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from edubba.table.stored import FRIEND, Head, Place, others, seats_of

Exit = Literal["leave", "resign", "delete"]


def may_leave(head: Head, places: Sequence[Place], guest: str) -> bool:
    return not head.over and bool(seats_of(places, guest)) and bool(others(places, guest))


def may_resign(head: Head, places: Sequence[Place], guest: str) -> bool:
    """Giving up ends the game: for bots anybody may, for one other person the victory is his; three play on."""
    mine = seats_of(places, guest)
    hurts_nobody = not others(places, guest) or len(places) - len(mine) == 1
    return head.dealt and not head.over and not head.lesson and bool(mine) and hurts_nobody


def may_delete(head: Head, places: Sequence[Place], guest: str) -> bool:
    """A finished table is taken off one's own list, and a lesson at any time; who put one up to which nobody came can
    do away with it."""
    if head.over or (head.lesson and not others(places, guest)):
        return bool(seats_of(places, guest))
    waits = not head.dealt or (not others(places, guest) and any(place.who == FRIEND for place in places))
    return waits and head.creator == guest


def exits(head: Head, places: Sequence[Place], guest: str) -> list[Exit]:
    """How this guest can be rid of a table."""
    found: dict[Exit, bool] = {
        "leave": may_leave(head, places, guest),
        "resign": may_resign(head, places, guest),
        "delete": may_delete(head, places, guest),
    }
    return [name for name, allowed in found.items() if allowed]
