"""The table before the first turn (TAB-2)."""

from __future__ import annotations

from collections import Counter

import pytest

from edubba.games.tabannusi.rules.pieces import NONE, PRINTED_SHIPS
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.kernel import BadOption
from tests.tabannusi import given
from tests.tabannusi.given import BLUE, BROWN, GREEN, WHITE, YELLOW, Table
from tests.tabannusi.invariants import check


def new(seats: int, seed: int = 1, **options: object) -> TabannusiState:
    return given.new(seats, seed, options)


@pytest.mark.rule("TAB-2.2", "TAB-23")
def test_barges_of_the_first_game_and_random_ones() -> None:
    assert new(2, random_barges=False).local == [BROWN, YELLOW, WHITE, BLUE, GREEN]
    orders = {tuple(new(2, seed).local) for seed in range(30)}
    assert len(orders) > 20
    assert all(sorted(order) == list(range(5)) for order in orders)


@pytest.mark.rule("TAB-2.3", "TAB-2.4")
def test_dice_and_time_gold() -> None:
    for seats, count in ((1, 5), (2, 5), (3, 6), (4, 7)):
        s = new(seats)
        assert s.loads == [count] * 5
        assert s.time_gold == 5
    values = Counter(value for seed in range(40) for value, n in enumerate(new(4, seed).barges[:6]) for _ in range(n))
    assert set(values) == set(range(6))


@pytest.mark.rule("TAB-2.5", "TAB-2.6", "TAB-2.7", "TAB-9.1")
def test_the_port() -> None:
    s = new(3)
    assert [s.berths.index(PRINTED_SHIPS), s.berths.index(PRINTED_SHIPS + 1)] == [2, 6]
    assert [s.printed.ship_size[s.berths[berth]] for berth in (2, 6)] == [2, 3]
    assert len({ship for ship in s.berths if ship < PRINTED_SHIPS}) == 7
    assert len(set(s.masters)) == 6
    assert int(s.spare_masters).bit_count() == 3
    assert len(s.crates) == 6
    assert NONE not in s.crates


@pytest.mark.rule("TAB-2.8", "TAB-2.9", "TAB-2.10", "TAB-2.12", "TAB-2.13")
def test_offers_tiles_and_decks() -> None:
    s = new(4)
    assert (int(s.offer).bit_count(), int(s.stack).bit_count()) == (3, 7)
    assert sorted(s.tiles) == list(range(6))
    assert len(set(s.sections)) == 3
    assert int(s.deck).bit_count() == 15 - 4
    assert (s.water_left, s.gardens_left, s.pieces, s.projects) == (20, 25, [25] * 3, [0] * 9)


@pytest.mark.rule("TAB-2.11", "TAB-R2")
@pytest.mark.parametrize(("seats", "symbols"), [(2, 2), (3, 3), (4, 3)])
def test_decrees_show_enough_symbols(seats: int, symbols: int) -> None:
    seen: Counter[int] = Counter()
    for seed in range(60):
        s = new(seats, seed)
        assert len(s.decrees) == len(set(s.decrees)) == seats
        assert len({s.printed.decree_symbol[decree] for decree in s.decrees}) == symbols
        seen.update(s.decrees)
    assert len(seen) == 16, "every decree can be dealt"


@pytest.mark.rule("TAB-2.14")
def test_what_a_player_begins_with() -> None:
    s = new(4)
    for player in s.players:
        assert (player.gold, player.markers, player.reserve, player.vp) == (2, 5, 10, 10)
        assert (player.crates(), player.empty, len(player.urban)) == (1, 0, 1)
        assert (player.rows, player.mastery) == ([0] * 4, [0] * 3)


@pytest.mark.rule("TAB-2.15", "TAB-2.16", "TAB-Q1", "TAB-R3")
def test_starting_buildings_in_reverse_order() -> None:
    assert {int(new(3, seed).first) for seed in range(20)} == {0, 1, 2}
    t = Table(new(3, random_barges=False))
    first = int(t.state.first)
    order = []
    for place in ("1b2", "1c2", "2b1"):  # the second touches the first: that is allowed
        order.append(t.seat)
        assert t.choices == {"colour white", "colour yellow", "colour brown"}
        t.play("colour yellow")
        assert len(t.verbs("cell")) == 63 - len(order) + 1
        assert "cell w12-1" not in t.choices
        assert t.why_not("cell w12-1") == "TAB-2.16"
        t.play(f"cell {place}")
    assert order == [(first + 2) % 3, (first + 1) % 3, first]
    assert t.seat == first
    assert t.buildings == 3
    assert all(player.rows == [0, 1, 0, 0] for player in t.state.players)
    check(t.state)


@pytest.mark.rule("TAB-R3")
def test_starting_buildings_apart() -> None:
    t = Table(new(2, setup_adjacency_ban=True)).play("colour white", "cell 1b2", "colour white")
    assert not {"1b1", "1a2", "1c2", "1b3"} & t.verbs("cell")
    assert t.why_not("cell 1b1") == "TAB-2.16"
    other = Table(new(2, setup_adjacency_ban=True)).play("colour white", "cell 1b2", "colour brown")
    assert "1b1" in other.verbs("cell")


@pytest.mark.rule("TAB-R4", "TAB-2.16")
def test_bonuses_of_starting_cells() -> None:
    seat = Table(new(4, random_barges=False)).seat

    def start(place: str, colour: str = "white") -> Table:
        return Table(new(4, random_barges=False)).play(f"colour {colour}", f"cell {place}")

    plain = start("1b1").p(seat)
    assert (plain.markers, plain.gold) == (5, 2), "the slot of the house brings nothing"
    assert start("1e1").p(seat).markers == 7
    assert start("1b2", "brown").p(seat).mastery == [0, 0, 1], "the track of the building's colour"
    assert start("2a3").p(seat).architect == NONE, "nobody has an architect yet"
    assert start("1b4").p(seat).dice == [0] * 5, "the reserve is empty"
    assert start("1a5").asks == "StartColour", "no crate is face down"
    again = start("1c3")
    assert again.asks == "ProjectAgain"
    assert "cell 1c1" in again.choices
    assert "cell 1c2" not in again.choices, "beside the white building"
    again.play("cell 1b4")
    assert again.at("1b4") == "white project"


@pytest.mark.rule("TAB-2.19", "TAB-X35", "TAB-3.18")
def test_a_starting_cell_takes_a_die() -> None:
    t = Table(new(4, 1, random_barges=False))
    t.state.barges[6:12] = [1, 1, 2, 2, 0, 1]
    seat = t.seat
    t.play("colour white", "cell 1c1")
    assert t.p(seat).dice[YELLOW] == 1
    assert t.state.barges[6:12] == [1, 1, 2, 2, 0, 0], "the 6 is gone"
    assert t.state.loads[YELLOW] == 6


@pytest.mark.rule("TAB-2.17", "TAB-5.1", "TAB-Q2")
def test_the_first_turn_begins_anywhere() -> None:
    t = Table(new(2)).play("colour white", "cell 1b1", "colour white", "cell 2b3")
    assert t.choices == {f"go {district}" for district in "12345"}
    seat = t.seat
    assert t.p(seat).assistant == NONE
    t.play("go 4")
    assert (t.p(seat).assistant, t.p(seat).architect) == (3, 3)
    assert t.asks == "TakeDie"


def test_bad_options() -> None:
    with pytest.raises(BadOption):
        new(5)
    with pytest.raises(BadOption):
        new(2, king="sarbot")
