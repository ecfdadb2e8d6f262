"""GIN-7: the reserve of tiles runs out, once and for all."""

import pytest

from edubba.games.ginkgopolis.rules.pieces import tiles_in
from tests.ginkgopolis.given import A, B, Building, C, Has, Table, given, name, number


def tower(level: int = 4) -> list[Building]:
    return [Building("B09", (1, 2), level, B)]


def first_tiles(t: Table, seat: int, count: int) -> list[str]:
    return [name(tile) for tile in tiles_in(t.state.players[seat].tiles)[:count]]


@pytest.mark.rule("GIN-Y15", "GIN-7.1", "GIN-7.2", "GIN-R2", "GIN-D5", "GIN-13.8", "GIN-13.4")
def test_give_back_in_mid_action() -> None:
    t = given(Has(), Has(tiles="R04"), Has(), city=tower(), reserve=3, seats=3)
    t.resolve(A, "B09")
    assert t.state.exhausted == 1
    assert t.stock(A)[1] == 3
    assert set(t.state.to_act) == {A, B, C}
    two, one = first_tiles(t, A, 2), first_tiles(t, C, 1)
    t.plays(A, *[f"tile {tile}" for tile in two], "done")
    t.plays(B, "done")
    assert t.stock(A) == (0, 3, 0), "nothing is shown before the last one is done"
    t.plays(C, f"tile {one[0]}", "done")
    assert [t.stock(seat)[2] for seat in (A, B, C)] == [2, 0, 1]
    assert t.stock(A)[1] == 3 - 2 + 1, "the fourth tile comes from the new reserve"
    assert (t.state.left, t.state.exhausted, t.state.ending) == (2, 1, False)
    assert {name(tile) for tile in tiles_in(t.state.given)} == {*two, *one}
    assert t.state.view(None)["given"] == tiles_in(t.state.given)


@pytest.mark.rule("GIN-Y16", "GIN-7.3", "GIN-7.4", "GIN-8.1", "GIN-R29")
def test_nobody_gives_back() -> None:
    t = given(Has(), Has(), city=tower(2), reserve=1).listen()
    t.resolve(A, "B09")
    t.plays(A, "done")
    t.plays(B, "done")
    assert t.state.exhausted == 2
    assert t.state.ending
    assert t.stock(A)[1] == 1, "the second tile is lost"
    assert "lost-tiles" in t.told


@pytest.mark.rule("GIN-7.5", "GIN-7.4")
def test_both_exhaustions_in_one_action() -> None:
    t = given(Has(), Has(), city=tower(), reserve=2)
    t.resolve(A, "B09")
    own = first_tiles(t, A, 1)[0]
    t.plays(B, "done").plays(A, f"tile {own}", "done")
    assert t.state.exhausted == 2
    assert t.state.ending
    assert own in t.tiles(A), "he has drawn his own tile again, and keeps the point"
    assert t.stock(A) == (0, 2, 1)


@pytest.mark.rule("GIN-Y17", "GIN-R16", "GIN-7.2")
def test_a_committed_tile_cannot_be_given_back() -> None:
    t = given(
        Has(hand="B09 A C D"), Has(hand="Y01 E F G", tiles="R04", stock=1), Has(), city=tower(1), reserve=1, seats=3
    )
    t.plays(A, "card B09").plays(B, "card Y01", "tile R04").plays(C, f"card {min(t.hand(C))}", "alone")
    assert t.asked == "GiveBack"
    assert B not in t.state.to_act
    assert t.why_not("tile R04", B) == "turn"


@pytest.mark.rule("GIN-D5", "GIN-7.2")
def test_tiles_are_given_back_in_ascending_order() -> None:
    t = given(Has(tiles="R05 R09 B04"), Has(), city=tower(1), reserve=1, next_tiles="Y04")
    t.resolve(A, "B09")
    assert t.choices_of(A) == {"done", "tile R05", "tile R09", "tile B04", "tile Y04"}
    t.plays(A, "tile R09")
    assert t.choices_of(A) == {"done", "tile B04", "tile Y04"}
    assert t.why_not("tile R05", A) == "GIN-7.2"
    t.plays(A, "tile Y04")
    assert t.choices_of(A) == {"done"}, "a run ends with a word, whatever is left"
    t.plays(A, "done").plays(B, "done")
    assert t.tiles(A) == {"R05", "B04"}


@pytest.mark.rule("GIN-R10", "GIN-5.7d")
def test_points_and_resources_of_the_batch_come_before_the_give_back() -> None:
    t = given(Has(cards="P-14 P-15"), Has(), city=tower(1), reserve=1)
    t.state.players[A].bonus[0] = 3 | 2 << 8
    t.exact = False
    t.resolve(A, "B09")
    assert t.asked == "GiveBack"
    assert t.stock(A) == (2, 1, 3)


@pytest.mark.rule("GIN-R11", "GIN-5.7d")
def test_the_last_tile_cannot_be_refused() -> None:
    t = given(Has(), Has(), city=tower(1), reserve=1)
    t.resolve(A, "B09")
    assert (t.stock(A)[1], t.state.left, t.state.exhausted) == (1, 0, 1)


@pytest.mark.rule("GIN-8.1", "GIN-8.3", "GIN-7.4")
def test_the_second_exhaustion_ends_the_game_after_the_round() -> None:
    t = given(Has(hand="B09 A C D"), Has(hand="Y01 E F G"), city=tower(1), reserve=1, exhausted=1, first=A)
    t.commit("B09", "Y01")
    assert t.state.over
    assert t.stock(B)[2] == 1, "who has not acted yet still does"


@pytest.mark.rule("GIN-13.4", "GIN-7.2")
def test_tiles_that_are_given_back_are_seen_by_all() -> None:
    t = given(Has(tiles="R05"), Has(), city=tower(1), reserve=1, next_tiles="Y04").listen()
    t.resolve(A, "B09").plays(A, "tile R05", "done").plays(B, "done")
    assert [event.a for event in t.journal.events if event.kind == "gave-back"] == [4]
    assert t.state.left == 1


@pytest.mark.rule("GIN-7.3", "GIN-8.1")
@pytest.mark.parametrize("first", [A, B, C])
def test_an_empty_new_reserve_is_told_of_the_first_player(first: int) -> None:
    t = given(Has(), Has(), Has(), city=tower(1), reserve=1, first=first).listen()
    t.resolve(A, "B09")
    for seat in (A, B, C):
        if seat in t.state.to_act:
            t.plays(seat, "done")
    told = [(event.kind, event.seat, event.a) for event in t.journal.events if event.kind in ("exhausted", "ending")]
    assert told == [("exhausted", A, 1), ("exhausted", first, 2), ("ending", first, -1)]


@pytest.mark.rule("GIN-7.2")
@pytest.mark.parametrize("first", [A, B, C])
def test_a_new_reserve_is_told_of_the_first_player(first: int) -> None:
    t = given(Has(tiles="R04 R05"), Has(tiles="B04"), Has(), city=tower(1), reserve=1, first=first).listen()
    t.resolve(A, "B09")
    t.plays(A, "tile R04", "tile R05", "done").plays(B, "tile B04", "done")
    if t.state.to_act == (C,):
        t.plays(C, "done")
    told = [
        (event.kind, event.seat, event.a) for event in t.journal.events if event.kind in ("gave-back", "new-reserve")
    ]
    gave = [("gave-back", seat, number(tile)) for seat, tile in ((A, "R04"), (A, "R05"), (B, "B04"))]
    order = [(first + step) % 3 for step in range(3)]
    assert told == [*sorted(gave, key=lambda one: order.index(one[1])), ("new-reserve", first, 3)]
    assert t.state.left == 3


@pytest.mark.rule("GIN-13.3", "GIN-7.2")
def test_a_tile_that_all_had_seen_is_not_with_who_has_given_it_back() -> None:
    t = given(Has(tiles="R04 R05", shown="R04 R05"), Has(), city=tower(1), reserve=1)
    t.resolve(A, "B09").plays(A, "tile R05", "done").plays(B, "done")
    assert t.state.view(B)["players"][A]["shown"] == [number("R04")]
    assert t.state.players[A].points == t.state.printed.give_points


@pytest.mark.rule("GIN-7.4", "GIN-5.7c")
def test_tiles_beyond_the_second_exhaustion_are_lost() -> None:
    t = given(Has(), Has(), city=tower(), reserve=2, exhausted=1).listen()
    t.resolve(A, "B09")
    assert [(event.kind, event.a) for event in t.journal.events if event.kind in ("exhausted", "lost-tiles")] == [
        ("exhausted", 2),
        ("lost-tiles", 2),
    ]
    assert t.stock(A)[1] == 2
