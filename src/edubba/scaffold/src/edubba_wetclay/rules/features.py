"""A view of Wetclay as a fixed number of ints for learning. It reads the view alone, so it cannot leak."""

from __future__ import annotations

from typing import Any

from edubba_wetclay.rules.pieces import REEDS, reed_of

PLACES = 5
TABLETS = 12


def features(view: dict[str, Any]) -> list[int]:
    """Players stand in turn order from the viewer on; empty seats are zeros."""
    places = len(view["players"])
    viewer = view["viewer"] or 0
    numbers = [places, view["round"], view["rounds"], view["pile"], view["aside"], int(view["over"])]
    numbers += ones([view["tablet"]], TABLETS)
    numbers += ones([reed - 1 for reed in view["broken"]], REEDS)
    numbers += ones([reed_of(action) - 1 for action in view["sealed"]], REEDS)
    for place in range(PLACES):
        seat = (viewer + place) % places
        numbers += player(view["players"][seat], seat in view["to_act"]) if place < places else [0] * PLAYER
    return numbers


def player(told: dict[str, Any], asked: bool) -> list[int]:
    seen = told["known"] if told["hand"] is None else told["hand"]
    numbers = [int(asked), told["hand_size"], told["wet"], told["laid"]]
    return numbers + ones([reed - 1 for reed in seen], REEDS) + ones(told["written"], TABLETS)


def ones(things: list[int], kinds: int) -> list[int]:
    found = [0] * kinds
    for thing in things:
        if thing >= 0:
            found[thing] = 1
    return found


PLAYER = 4 + REEDS + TABLETS
