"""Ratings by OpenSkill (Plackett and Luce): one number for everybody, whoever met whom, and how sure it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from edubba.arena.game import Row
from edubba.kernel.extras import brings


class Rating(NamedTuple):
    """25 is where everybody begins. The true strength lies within two `sure` of `strength`, 19 times of 20."""

    strength: float
    sure: float


def need_openskill() -> None:
    """Say before the first game that the package is missing."""
    with brings("arena", "openskill"):
        import openskill  # noqa: F401 - only whether it is there


def ratings(rows: Sequence[Row]) -> dict[str, Rating]:
    """The ratings after these games, in their order. Who sits at several seats of a table learns from all of them."""
    with brings("arena", "openskill"):
        from openskill.models import PlackettLuce
    model = PlackettLuce()
    known = {name: model.rating(name=name) for row in rows for name in row.players}
    for row in rows:
        rank = {place: float(number) for number, group in enumerate(row.ranking) for place in group}
        if len(set(row.players)) < 2:
            continue
        teams = [[model.create_rating([known[name].mu, known[name].sigma], name)] for name in row.players]
        after = model.rate(teams, ranks=[rank[place] for place in range(len(teams))])
        for name in set(row.players):
            found = [after[place][0] for place, player in enumerate(row.players) if player == name]
            known[name].mu = sum(one.mu for one in found) / len(found)
            known[name].sigma = sum(one.sigma for one in found) / len(found)
    return {name: Rating(one.mu, one.sigma) for name, one in known.items()}
