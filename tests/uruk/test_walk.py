"""Where the points of Uruk come from, walked through on the board."""

from __future__ import annotations

from random import Random

import pytest

from tests.uruk.given import A, uruk


@pytest.mark.rule("URU-11.3", "URU-11.6")
@pytest.mark.parametrize("seats", uruk().seats)
def test_the_final_scoring_is_walked_through(seats: int) -> None:
    """Player by player; the steps add up to the score sheet, and what each names lies on the table."""
    for seed in range(3):
        state = uruk().new(seats, seed)
        rng = Random(seed)
        while not state.over:
            state.apply(state.to_act[0], rng.choice(state.legal(state.to_act[0])))
        seen = uruk().scene(state, A, "fr", ["Ada", "Bea", "Cleo", "Dan"][:seats])
        there = {piece.id for piece in seen.pieces} | {zone.id for zone in seen.zones}
        for panel in seen.players:
            steps = {step.row: step.points for step in seen.walk if step.seat == panel.seat}
            assert steps == {row: points for row, points in (panel.sheet or {}).items() if points}
        assert all(step.text and step.h and set(step.h) <= there for step in seen.walk)
        assert [step.seat for step in seen.walk] == sorted(step.seat for step in seen.walk)
        assert uruk().scene(uruk().new(seats, seed), A, "fr", [""] * seats).walk == []
