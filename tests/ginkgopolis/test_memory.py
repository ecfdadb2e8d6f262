"""GIN-13.4 to 13.7: what a seat remembers of hands that went round, of hands changed face down and of plans."""

from random import Random

import pytest

from edubba.games.ginkgopolis.rules.hidden import (
    NOBODY,
    holders,
    known_entry,
    knows,
    lane,
    last_draws,
    redeal_plan,
    take_any,
)
from edubba.games.ginkgopolis.rules.pieces import tiles_in
from edubba.games.ginkgopolis.rules.player import CLOCK_BITS, fresh_player
from edubba.games.ginkgopolis.rules.state import GinkgopolisState
from edubba.kernel.chance import Chance
from tests.ginkgopolis.given import A, B, Building, C, E, Has, given, given_solo, number, numbers
from tests.ginkgopolis.invariants import check
from tests.ginkgopolis.test_hal import solo


def note(clock: int, seats: list[int], card: int) -> int:
    """A shuffle that only some have seen a card enter, as the rules write it down."""
    return clock << 16 | sum(1 << seat for seat in seats) << 8 | card


def dice(seed: int) -> Chance:
    return Chance(Random(seed).randbytes(32))


# --- hands that went round ------------------------------------------------------------------------------------------


@pytest.mark.rule("GIN-13.4", "GIN-6.2")
@pytest.mark.parametrize(
    ("drawn", "knowing"),
    [(1, [A, B, C]), (4, [A, B, C]), (5, [A, B]), (8, [A, B]), (9, [B]), (12, [B])],
)
def test_a_hand_is_known_to_those_who_held_the_card_before_they_passed_it_on(drawn: int, knowing: list[int]) -> None:
    """Hands were passed at the times 2, 5 and 9; this one lies with B now, came from A and before from C."""
    s = given(Has(), Has(), Has()).state
    card = s.players[B].hand[0]
    s.passes = [2, 5, 9]
    s.drawn[card] = drawn
    assert [seat for seat in (A, B, C) if knows(s, seat, B, card)] == knowing
    assert holders(s, B, card) == sum(1 << seat for seat in knowing)
    assert not knows(s, NOBODY, B, card)


@pytest.mark.rule("GIN-13.4")
def test_nobody_knows_a_hand_that_has_not_been_passed_on_often_enough() -> None:
    s = given(Has(), Has(), Has()).state
    card = s.players[B].hand[0]
    s.passes = [9]
    assert [knows(s, seat, B, card) for seat in (A, B, C)] == [True, True, False]
    s.passes = []
    assert [knows(s, seat, B, card) for seat in (A, B, C)] == [False, True, False]
    assert holders(s, B, card) == 1 << B


@pytest.mark.rule("GIN-13.4", "GIN-4.2")
def test_the_planned_card_still_belongs_to_the_hand_that_was_passed_on() -> None:
    player = fresh_player(0, 0)
    player.hand = numbers("Y02 B01 D")
    assert lane(player) == sorted(numbers("Y02 B01 D"))
    for planned in ("R01", "L"):
        player.plan_card = number(planned)
        assert lane(player) == sorted([*player.hand, number(planned)])


@pytest.mark.rule("GIN-13.4")
def test_the_last_draws_come_first() -> None:
    latest = (1 << CLOCK_BITS) - 1
    draws = 1 << 3 * CLOCK_BITS | 5 << 2 * CLOCK_BITS | 800 << CLOCK_BITS | latest
    assert last_draws(draws, 4) == [latest, 800, 5, 1]
    assert last_draws(draws, 2) == [latest, 800]
    assert last_draws(draws, 0) == []


# --- hands that were changed face down ------------------------------------------------------------------------------


@pytest.mark.rule("GIN-13.5", "GIN-6.4")
def test_the_last_shuffle_that_a_seat_knows_a_card_to_have_entered() -> None:
    s = given(seats=5).state
    card, other = number("F"), number("E")
    s.entered[card] = 3
    s.entered_for = [note(700, [A, E], card), note(900, [B], card), note(950, [A, B, C, E], other), note(2, [C], card)]
    assert [known_entry(s, seat, card) for seat in (A, B, C, E, NOBODY)] == [700, 900, 3, 700, 3]
    assert known_entry(s, E, other) == 950


@pytest.mark.rule("GIN-13.5")
def test_a_redeal_keeps_only_what_its_seat_has_seen_enter_the_deck() -> None:
    s = given(Has(), Has(), Has(), seats=3).state
    one, two = s.deck[0], s.deck[1]
    s.entered_for = [note(5, [A, B], one), note(6, [B, C], two)]
    found = {eye: redealt(s, eye).entered_for for eye in (A, B, C, None)}
    assert found == {
        A: [note(5, [A], one)],
        B: [note(5, [B], one), note(6, [B], two)],
        C: [note(6, [C], two)],
        None: [],
    }


def redealt(s: GinkgopolisState, eye: int | None, seed: int = 1) -> GinkgopolisState:
    return s.redeal(eye, Random(seed))


@pytest.mark.rule("GIN-13.5", "GIN-4.4")
def test_hands_changed_face_down_stay_where_they_were_seen_and_are_a_riddle_to_others() -> None:
    more = [
        Building(tile, at, owner=A)
        for tile, at in (("R05", (0, 2)), ("B06", (2, 0)), ("Y07", (0, -2)), ("R08", (-2, 0)))
    ]
    t = given(Has(hand="R01 B01 Y01 A"), Has(hand="R02 B02 Y02 B"), city=more)
    t.plays(A, "change-hand").plays(B, "change-hand")
    s = t.state
    mine, theirs = numbers("R01 B01 Y01 A"), numbers("R02 B02 Y02 B")
    assert s.changed == mine + theirs
    seen_by_a = [redealt(s, A, seed).changed for seed in range(40)]
    assert all(changed[:4] == mine for changed in seen_by_a)
    assert all(len({changed[place] for changed in seen_by_a}) > 5 for place in range(4, 8)), "each is a riddle"
    seen_by_b = [redealt(s, B, seed).changed for seed in range(40)]
    assert all(changed[4:] == theirs for changed in seen_by_b)
    assert all(len({changed[place] for changed in seen_by_b}) > 5 for place in range(4)), "each is a riddle"
    assert [s.view(eye)["changed"] for eye in (A, B, None)] == [sorted(mine), sorted(theirs), []]
    assert s.view(None)["discarded"] == len(mine + theirs) + len(s.deck) - s.deck_left


# --- plans ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GIN-4.2", "GIN-13.3")
def test_any_card_and_any_tile_may_be_the_planned_ones() -> None:
    cards, tiles = numbers("R01 B02 D"), numbers("R04 B12 Y20")
    plans = set()
    for seed in range(60):
        player = fresh_player(0, 0)
        player.hand, player.plan_card = cards[1:], cards[0]
        for tile in tiles[1:]:
            player.add_tile(tile)
        player.plan_tile = tiles[0]
        redeal_plan(player, dice(seed))
        assert lane(player) == sorted(cards)
        assert sorted([*tiles_in(player.tiles), int(player.plan_tile)]) == sorted(tiles)
        plans.add((int(player.plan_card), int(player.plan_tile)))
    assert plans == {(card, tile) for card in cards for tile in tiles}


@pytest.mark.rule("GIN-4.2")
def test_who_has_planned_nothing_or_no_tile_is_dealt_no_plan() -> None:
    player = fresh_player(0, 0)
    player.hand = numbers("R01 B02")
    player.add_tile(number("R04"))
    redeal_plan(player, dice(1))
    assert (player.hand, player.plan_card, player.plan_tile) == (numbers("R01 B02"), -1, -1)
    player.plan_card = number("D")
    redeal_plan(player, dice(1))
    assert player.plan_tile == -1
    assert tiles_in(player.tiles) == numbers("R04")


@pytest.mark.rule("GIN-13.3")
def test_each_thing_is_taken_alike_often_and_once() -> None:
    met = set()
    for seed in range(40):
        things = [4, 7, 9]
        taken = take_any(things, dice(seed))
        assert sorted([taken, *things]) == [4, 7, 9]
        met.add(taken)
    assert met == {4, 7, 9}


@pytest.mark.rule("GIN-4.2", "GIN-13.4")
def test_who_knows_a_whole_hand_and_all_tiles_still_does_not_know_the_plan() -> None:
    tiles = "R04 B05 Y06"
    t = given(Has(hand="A R01 B01 Y01"), Has(hand="R02 B D L", tiles=tiles, shown=tiles))
    s = t.state
    s.clock = 9
    s.passes = [9]  # B has this hand from A
    t.commit("A", "D B05")
    assert (t.seat, t.asked) == (A, "ChooseGood")
    assert s.view(A)["players"][B]["known"] == sorted(numbers("R02 B D L"))
    plans = [redealt(s, A, seed).players[B] for seed in range(60)]
    assert {int(plan.plan_card) for plan in plans} == set(numbers("R02 B D L"))
    assert {int(plan.plan_tile) for plan in plans} == set(numbers(tiles))
    assert all(lane(plan) == sorted(numbers("R02 B D L")) for plan in plans)
    assert all(sorted([*tiles_in(plan.tiles), int(plan.plan_tile)]) == sorted(numbers(tiles)) for plan in plans)


@pytest.mark.rule("GIN-11.11", "GIN-13.3")
@pytest.mark.parametrize("eye", [A, None])
def test_after_the_last_tile_against_hal_only_what_was_put_aside_is_a_riddle(eye: int | None) -> None:
    t = given_solo(Has(hand="Y01 Y02 Y03", tiles="R04"), Has(), "D", reserve=1, next_tiles="R12")
    t.plays(A, "card Y01", "alone")
    s = t.state
    assert (t.asked, s.left, s.exhausted) == ("Relocate", 0, 1)
    for seed in range(10):
        other = redealt(s, eye, seed)
        check(other)
        assert other.removed == s.removed
        assert len(other.bag) == len(s.bag)


@pytest.mark.rule("GIN-13.6", "GIN-R20")
def test_a_card_given_to_hal_is_known_to_who_gave_it_alone() -> None:
    t = solo(2, hal_card_from="hand")
    t.play(sorted(t.choices)[0])
    s = t.state
    assert {int(redealt(s, A, seed).hal_card) for seed in range(10)} == {int(s.hal_card)}
    spectators = {int(redealt(s, None, seed).hal_card) for seed in range(60)}
    assert len(spectators) > 8
    assert [s.view(eye)["hal_card"] for eye in (A, None)] == [int(s.hal_card), True]
    first = solo(2)
    assert [first.state.view(eye)["hal_card"] for eye in (A, None)] == [True, True]
    assert all(len({int(redealt(first.state, eye, seed).hal_card) for seed in range(60)}) > 8 for eye in (A, None))
