"""Who begins can be agreed on, in every game of ours and at every number of seats; else the lot decides as ever."""

from __future__ import annotations

import pytest

import edubba
from edubba.kernel.plain import plain

TABLES = [(name, seats) for name, game in edubba.catalogue().items() for seats in game.seats if seats > 1]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_seat_that_is_agreed_on_has_the_first_move(name: str, seats: int) -> None:
    game = edubba.load(name)
    option = next(one for one in game.options if one.name == "first_player")
    for value in option.values:
        begun = game.new(seats, 3, options={"first_player": value})
        if isinstance(value, int):
            assert plain(begun)["first"] == value % seats
    drawn = {plain(game.new(seats, seed))["first"] for seed in range(40)}
    assert drawn == set(range(seats)), "by lot everybody may begin"
