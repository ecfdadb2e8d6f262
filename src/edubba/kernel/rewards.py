"""What the end of a game is worth to each seat."""

from __future__ import annotations

from typing import Final

from edubba.kernel.state import State

REWARDS: Final = ("win", "rank", "margin")


def rewards(state: State, kind: str) -> list[float]:
    """For each seat of a game that is over.

    win: 1 for the winner, and together -1 for all others; rank: evenly from 1 for the first place to -1 for the last;
    margin: by how many points a seat is ahead of the best of the others. Who shares places gets their mean. The
    official opponent of a game for one is one of the others.
    """
    if kind == "margin":
        return margins(state)
    places = state.places()
    worth = [0.0] * places
    place = 0
    for group in state.ranking():
        total = 0.0
        for _ in group:
            total += prize(kind, place, places)
            place += 1
        for seat in group:
            worth[seat] = total / float(len(group))
    return worth[: state.seats]


def prize(kind: str, place: int, places: int) -> float:
    """What a place is worth, counted from 0."""
    if places == 1:
        return 0.0
    if kind == "rank":
        return 1.0 - 2.0 * float(place) / float(places - 1)
    return -1.0 / float(places - 1) if place else 1.0


def margins(state: State) -> list[float]:
    """The lead of each seat; its points, where it is alone."""
    points = state.scores()
    found: list[float] = []
    for seat in range(state.seats):
        best = 0
        alone = True
        for other in range(len(points)):
            if other != seat and (alone or points[other] > best):
                best = points[other]
                alone = False
        found.append(float(points[seat] - best))
    return found
