"""Data packs: what may be changed of the printed data, and what is said about the rest."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from edubba.games.teotihuacan import components
from edubba.games.teotihuacan.edge.game import Teotihuacan
from edubba.games.teotihuacan.rules.pieces import FROM_PYRAMID
from edubba.games.teotihuacan.rules.state import TeotihuacanState
from edubba.kernel import BadPack
from edubba.kernel.pack import Pack
from tests.teotihuacan.given import teotihuacan


def changed(path: str, value: Any) -> dict[str, Any]:
    data = copy.deepcopy(components.own_pack().data)
    *way, last = path.split(".")
    place: Any = data
    for key in way:
        place = place[int(key)] if key.isdigit() else place[key]
    place[int(last) if last.isdigit() else last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("pyramid_tiles.vp_on_build", 3),
        ("temples.items.0.cost.stone", 2),
        ("favour_track.vp", [0, 1, 2, 3, 4, 5, 6, 7, 8]),
        ("mask_tiles.items.0.vp", 9),
        ("worship_tiles.items.1.effect.max_vp", 15),
    ],
)
def test_numbers_within_bounds_may_change(path: str, value: Any) -> None:
    assert teotihuacan().problems(changed(path, value)) == []


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("pyramid_tiles.vp_on_build", 99, "from 0 to 10"),
        ("temples.items.0.shape", "V3", "must stay"),
        ("boards.A.map", [""] * 10, "must stay"),
        ("favour_track.vp", [0, 1], "must have 9 entries"),
        ("favour_track.vp", [0, 2, 2, 3, 3, 4, 4, 5, 50], "from 0 to 20"),
        ("favour_track.vp", [1, 2, 2, 3, 3, 4, 4, 5, 5], "must stay"),
        ("worship_tiles.items.1.effect.max_vp", 2, "from 3 to 30"),
        ("buildings.items.0.count", "five", "found"),
    ],
)
def test_what_may_not_change(path: str, value: Any, complaint: str) -> None:
    problems = teotihuacan().problems(changed(path, value))
    assert any(complaint in str(problem) for problem in problems), problems
    with pytest.raises(BadPack):
        Teotihuacan(Pack.of("other", changed(path, value)))


def test_a_pack_is_played_with() -> None:
    game = Teotihuacan(Pack.of("richer", changed("pyramid_tiles.vp_on_build", 5)))
    state = game.new(seats=2, seed=1, options={"setup_pyramid_gives_2vp": True})
    assert isinstance(state, TeotihuacanState)
    seat = state.to_act[0]
    state.apply(seat, state.legal(seat)[0])
    state.apply(seat, state.legal(seat)[0])
    assert state.players[seat].points[FROM_PYRAMID] == 5
