"""Getting up from a table: before the deal a seat is free again, later a bot plays on, or who is alone gives up.

A seat that somebody leaves changes hands by a row, as one does that somebody takes. The bot goes by the name of who
left, so the log and the result still say of whom they tell; and it gives the seat back to who comes back.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from edubba import bots
from edubba.kernel import State
from edubba.table.exits import may_resign
from edubba.table.gathering import Gathering
from edubba.table.stored import (
    BOT,
    DEVICE,
    FRIEND,
    LEAVE,
    PERSON,
    RESIGN,
    SIT,
    Guest,
    Head,
    Place,
    Row,
    others,
    seats_of,
)  # fmt: skip
from edubba.table.words import Refusal

STAND_IN = "scribe"  # quick, and no disgrace to who left


@dataclass(frozen=True)
class Leaving:
    """Somebody wants to get up, or gives the game up for lost."""

    ask: int
    guest: str
    resigns: bool = False


def leave(head: Head, places: Sequence[Place], gathering: Gathering, guest: str) -> tuple[list[Row], list[Place]]:
    """The rows and places when somebody gets up."""
    mine = [place for place in places if place.guest == guest]
    if not mine:
        raise Refusal(403, "not-seated")
    if head.over:
        raise Refusal(409, "already-over")
    if not others(places, guest):
        raise Refusal(409, "last-person")
    if head.dealt:
        bot = STAND_IN if STAND_IN in bots.names() else bots.names()[0]
        taken = [
            replace(place, who=BOT, guest=None, bot=bot, seconds=None, left=True, kept_for=guest) for place in mine
        ]
        return [Row(place.seat, LEAVE, bot, 0) for place in mine], taken
    if gathering.complete:  # the numbers are being opened: who came now would choose his knowing the others'
        raise Refusal(409, "dealing")
    free = [Place(seat=place.seat, who=FRIEND) for place in mine]
    return [Row(place.seat, LEAVE, "", 0) for place in mine], free


def come_back(places: Sequence[Place], guest: Guest) -> tuple[list[Row], list[Place]]:
    """The rows and places when somebody takes back the seats that bots have kept for him; none, if they have not."""
    kept = [place for place in places if place.kept_for == guest.id]
    taken = []
    for place in kept:
        who = PERSON if len(kept) == 1 or place.name == guest.name else DEVICE  # one alone may have another name by now
        name = guest.name if who == PERSON else place.name
        taken.append(replace(place, who=who, guest=guest.id, name=name, bot=None, left=False, kept_for=None))
    return [Row(place.seat, SIT, guest.id, 0) for place in taken], taken


def resign(head: Head, places: Sequence[Place], state: State | None, guest: str) -> tuple[list[Row], dict[str, Any]]:
    """The rows when somebody gives up, and how the game has ended with it: nobody counts, who gave up is last."""
    mine = seats_of(places, guest)
    if not mine:
        raise Refusal(403, "not-seated")
    if head.over:
        raise Refusal(409, "already-over")
    if state is None:
        raise Refusal(409, "not-dealt")
    if not may_resign(head, places, guest):
        raise Refusal(409, "others-play-on")
    winners = [seat for seat in range(state.places()) if seat not in mine]
    ranking = [winners, mine] if winners else [mine]
    return [Row(seat, RESIGN, "", 0) for seat in mine], {
        "ranking": ranking,
        "scores": [],
        "sheets": [],
        "resigned": mine,
    }


def resigned(result: dict[str, Any] | None) -> list[int]:
    """The seats that gave up, if the game ended so."""
    return list(result.get("resigned", ())) if result else []


def new_name(place: Place, name: str) -> Place:
    """Who sits at the same seat in a rematch: the bot for who left is a bot as any other."""
    if place.left:
        return replace(place, name=name, left=False, kept_for=None)
    return replace(place, name=None) if place.who == PERSON else place
