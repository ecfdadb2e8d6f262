"""What is true of whole games of Wayfarers (WAY-21) at every number of players and on all eight boards."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import edubba
from edubba.games.wayfarers.edge.labels import SLOT_IDS
from edubba.games.wayfarers.rules.acquire import Drawn, draw_three
from edubba.games.wayfarers.rules.cards import CARD, LAND
from edubba.games.wayfarers.rules.printed import SIDES
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.kernel import Journal
from edubba.testing.play import Player, Table, examples, seeds, styles
from tests.wayfarers.invariants import check


@pytest.mark.parametrize("seats", edubba.load("wayfarers").seats)
@pytest.mark.parametrize("sides", SIDES)
@pytest.mark.rule("WAY-I1", "WAY-I2", "WAY-I3", "WAY-I4", "WAY-I5", "WAY-I6", "WAY-I9", "WAY-I12", "WAY-I14")
def test_every_position_is_possible(sides: str, seats: int) -> None:
    table = Table("wayfarers", seats, {"section_sides": sides, "turn_cap": 40})
    s = table.start(seats)
    player = Player(table.rules, Random(sides), "bent")
    while not s.over:
        check(s)
        s.apply(*player.choose(s))
    check(s)


@given(st.sampled_from(edubba.load("wayfarers").seats), seeds, styles)
@examples(8)
@pytest.mark.rule("WAY-I7", "WAY-I8", "WAY-I11", "WAY-I13", "WAY-1.9")
def test_every_turn_goes_by_the_rules(seats: int, seed: int, style: str) -> None:
    table = Table("wayfarers", seats, {"turn_cap": 40})
    s = table.start(seed)
    assert isinstance(s, WayfarersState)
    player = Player(table.rules, Random(seed), style)
    columns = [0] * s.places()
    left = -1
    turn = -1
    used = 0
    while not s.over:
        seat, action = player.choose(s)
        if s.turns != turn:
            if s.ending and left >= 0:
                assert s.ending == left - 1
            left = s.ending if s.ending else -1
            turn, used = s.turns, s.used
            assert used == 0
        assert s.used & used == used, "an ability was forgotten within a turn"
        used = s.used
        s.apply(seat, action)
        for one, other in enumerate(s.players):
            column = s.printed.column[other.at]
            assert column >= columns[one]
            columns[one] = column


@given(st.sampled_from([seats for seats in edubba.load("wayfarers").seats if seats > 1]), seeds)
@examples(6)
@pytest.mark.rule("WAY-I10", "WAY-R1")
def test_goods_change_only_by_gains_and_payments(seats: int, seed: int) -> None:
    table = Table("wayfarers", seats, {"turn_cap": 40})
    s = table.start(seed)
    assert isinstance(s, WayfarersState)
    s.journal = Journal()
    player = Player(table.rules, Random(seed), "bent")
    while not s.over:
        before = sum(one.silver + one.provision for one in s.players)
        s.journal.events.clear()
        s.apply(*player.choose(s))
        expected = 0
        for event in s.journal.events:
            if event.kind in ("silver", "provision"):
                expected += event.a
            elif event.kind in ("paid-silver", "paid-provision"):
                expected -= event.a
            elif event.kind == "took":
                expected -= event.c
        after = sum(one.silver + one.provision for one in s.players)
        assert after - before == expected


@given(seeds)
@examples(6)
@pytest.mark.rule("WAY-18.4", "WAY-1.6")
def test_one_player_decides_at_a_time(seed: int) -> None:
    table = Table("wayfarers", 3, {"turn_cap": 30})
    s = table.start(seed)
    assert isinstance(s, WayfarersState)
    player = Player(table.rules, Random(seed), "any")
    while not s.over:
        assert s.to_act == (s.active,)
        assert not s.sealed
        s.apply(*player.choose(s))


@given(seeds)
@examples(6)
@pytest.mark.rule("WAY-18.1", "WAY-18.2", "WAY-18.3")
def test_only_the_drawer_sees_drawn_cards(seed: int) -> None:
    table = Table("wayfarers", 3, {"turn_cap": 60})
    s = table.start(seed)
    assert isinstance(s, WayfarersState)
    player = Player(table.rules, Random(seed), "bent")
    while not s.over:
        if isinstance(s.agenda[-1], Drawn):
            views = [s.view(seat)["drawn"] for seat in (*range(3), None)]
            mine = views[s.active]
            assert sorted(card & 63 for card in s.drawn) == sorted(mine)
            for seat in {0, 1, 2} - {s.active}:  # who has put one there knows it
                assert set(views[seat]) - {-1} <= {card & 63 for card in s.drawn if card >> 9 >> seat & 1}
            assert set(views[3]) == {-1}
        else:
            assert s.drawn == []
        s.apply(*player.choose(s))


@pytest.mark.rule("WAY-18.2")
def test_who_put_a_card_under_a_deck_knows_who_draws_it() -> None:
    """When the deck has shrunk to what was put under it."""
    s = Table("wayfarers", 3).start(1)
    assert isinstance(s, WayfarersState)
    cards = [card for card in range(36) if s.bags[LAND] >> card & 1]
    s.bags[LAND], s.left[LAND] = 0, 0
    s.under[LAND] = [cards[1] | 1 << 6 + 1, cards[0] | 1 << 6 + 2]
    draw_three(s, 0, LAND)
    s.proceed()
    assert [s.view(seat)["drawn"] for seat in (0, 1, 2, None)] == [cards[:2], [cards[1], -1], [cards[0], -1], [-1, -1]]
    for seed in range(20):
        assert cards[1] in [drawn & 63 for drawn in s.redeal(1, Random(seed)).drawn]
    s.apply(0, next(action for action in s.legal(0) if (action - CARD) % 36 == cards[0]))
    assert s.view(1)["under"][LAND] == [cards[1]]
    assert s.view(2)["under"][LAND] == [-1]


def test_slots_have_names() -> None:
    assert len(SLOT_IDS) == len(set(SLOT_IDS)) == 20
