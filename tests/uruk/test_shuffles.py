"""URU-H1 to H4: from which shuffle a hidden card comes, and what that says about where it can lie.

Copies are told by the shuffle they were seen to enter, places of a hand by the shuffle they were filled from.
"""

from __future__ import annotations

from random import Random

import pytest

from edubba.games.uruk.rules.hidden import LAST_AGE, earliest_place, latest_place, oldest, youngest
from tests.uruk.given import A, B, Has, Table, bag, given, number
from tests.uruk.invariants import check


def copies(*ages: int) -> int:
    """Unseen copies of one type, by the shuffle of each."""
    return sum(1 << 4 * age for age in ages)


def places(*ages: int) -> int:
    """Hidden places of one hand, by the shuffle of each."""
    return sum(1 << 8 * age for age in ages)


@pytest.mark.rule("URU-H3")
@pytest.mark.parametrize("age", range(LAST_AGE + 1))
def test_a_single_copy_or_place_is_the_oldest_and_the_youngest(age: int) -> None:
    assert oldest(copies(age)) == youngest(copies(age), age) == age
    assert latest_place(places(age)) == earliest_place(places(age), copies(age)) == age


@pytest.mark.rule("URU-H3")
def test_the_youngest_copy_is_never_younger_than_the_place() -> None:
    have = copies(0, 0, 2, 3, 3)
    assert [youngest(have, limit) for limit in range(LAST_AGE + 1)] == [0, 0, 2, 3, 3, 3, 3]
    assert oldest(have) == 0
    assert oldest(copies(2, 3, 3)) == 2


@pytest.mark.rule("URU-H3")
def test_where_the_books_are_off_by_a_shuffle_the_nearest_counts() -> None:
    assert youngest(copies(3, 5), 1) == 3
    assert earliest_place(places(0, 2), copies(3, 5)) == 2


@pytest.mark.rule("URU-H3")
def test_the_oldest_place_that_can_hold_a_copy_is_no_older_than_it() -> None:
    mine = places(0, 0, 2, 5)
    assert [earliest_place(mine, copies(age, LAST_AGE)) for age in range(LAST_AGE)] == [0, 2, 2, 5, 5, 5]
    assert latest_place(mine) == 5
    assert latest_place(20 << 8 * 4 | 1) == 4, "however many cards were drawn from it"


# --- cards that are shown -------------------------------------------------------------------------------------------


@pytest.mark.rule("URU-H2", "URU-4.4")
def test_a_card_kept_since_the_first_deck_and_shown_after_a_reshuffle_is_struck_off_there() -> None:
    t = given(Has(hand="axe, kiln"), reshuffles=1)
    s, player = t.state, t.state.players[A]
    axe = number("axe")
    s.unseen[axe] = copies(0, 2, 2)  # this copy came out of the level-2 part of the first deck
    player.ages = places(0, 2)
    s.discard(A, axe)
    assert s.unseen[axe] == copies(0, 2), "the youngest copy that comes into question"
    assert player.ages == places(2), "and the oldest place"


@pytest.mark.rule("URU-H2", "URU-H3")
@pytest.mark.parametrize(("card", "age"), [("axe", 0), ("lyre", 1), ("ziggurat", 1)])
def test_before_the_first_reshuffle_the_level_tells_the_part_of_the_deck(card: str, age: int) -> None:
    t = given(Has(hand=f"{card}, kiln, vault"), reshuffles=0)
    s, player = t.state, t.state.players[A]
    unseen, ages = s.unseen[number(card)], player.ages
    s.discard(A, number(card))
    assert unseen - s.unseen[number(card)] == copies(age)
    assert ages - player.ages == places(age)


@pytest.mark.rule("URU-H2")
def test_a_known_card_that_is_shown_changes_no_riddle() -> None:
    t = given(Has(hand="axe", shown="axe, kiln"))
    s, player = t.state, t.state.players[A]
    before = (s.unseen[:], player.ages)
    s.discard(A, number("axe"))
    assert (s.unseen, player.ages) == before
    assert player.known == [number("kiln")]
    s.discard(A, number("axe"))
    assert s.unseen != before[0], "the other copy was a riddle"


# --- dealing anew ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("URU-H2", "URU-H3", "URU-4.4")
def test_cards_discarded_after_a_hand_was_drawn_are_not_in_it() -> None:
    """B drew two cards from the first deck; the Axes came back into the deck with the reshuffle."""
    t = given(Has(), Has(hand="kiln, lyre"), reshuffles=1)
    s = t.state
    axe = number("axe")
    old = {number(name) for name in ("kiln", "lyre", "street")}
    for card in old:
        s.unseen[card] = s.unseen[card] - copies(2) + copies(1)
    s.players[B].ages = places(1, 1)
    rng = Random(3)
    hands = [s.redeal(A, rng).players[B] for _ in range(60)]
    assert all({card for card in old if hand.hand[card]} for hand in hands)
    assert {card for hand in hands for card in range(28) if hand.hand[card]} == old
    assert not any(hand.hand[axe] for hand in hands)


@pytest.mark.rule("URU-H2", "URU-H3", "URU-4.4")
def test_shuffles_from_the_sixth_on_are_not_told_apart() -> None:
    t = given(Has(), Has(hand="kiln, lyre"), reshuffles=LAST_AGE - 1)
    assert t.state.players[B].ages == places(LAST_AGE, LAST_AGE)
    for other in dealt_anew(t, A):
        assert other.hand(B).total() == 2
        assert other.deck_size == t.deck_size
    late = given(Has(hand="axe"), deck="", discards="2 kiln, lyre", reshuffles=LAST_AGE - 1)
    late.state.reshuffles = LAST_AGE
    late.play("draw")
    assert late.state.deck.ages == [LAST_AGE]
    assert late.state.players[A].ages == places(LAST_AGE, LAST_AGE)


@pytest.mark.rule("URU-H3")
@pytest.mark.parametrize("reshuffles", [0, 1])
def test_a_deck_that_is_dealt_anew_has_no_order(reshuffles: int) -> None:
    t = given(Has(hand="axe"), Has(hand="kiln, lyre"), event="gibil", reshuffles=reshuffles)
    for other in dealt_anew(t, A):
        assert other.state.deck.ages == t.state.deck.ages
        assert other.state.deck.layers[0] == sorted(other.state.deck.layers[0])


@pytest.mark.rule("URU-H1", "URU-H3")
def test_after_the_end_only_the_deck_is_dealt_anew() -> None:
    t = given(Has("mud hut", hand="axe"), Has("net", hand="2 kiln", shown="lyre"), active=B, end="last round")
    t.play("end")
    assert t.state.over
    for eye in (A, B, None):
        for other in dealt_anew(t, eye, 5):
            assert (other.hand(A), other.hand(B)) == (bag("axe"), bag("2 kiln, lyre"))


@pytest.mark.rule("URU-H4")
def test_a_face_down_event_is_one_that_was_in_the_deck_at_the_time() -> None:
    """Whoever has not seen it knows that it is none of those that a later shuffle brought back."""
    t = given(activated="gibil", face_down="drought", deck="volcano, earthquake, nergal, ...")
    s = t.state
    for name in ("volcano", "drought"):
        s.unseen[number(name)] = copies(1)
    events = [{other.state.face_down for other in dealt_anew(t, eye)} for eye in (A, B, None)]
    either = {number("drought"), number("volcano")}
    assert events == [{number("drought")}, either, either]


def dealt_anew(t: Table, eye: int | None, times: int = 30) -> list[Table]:
    """Positions that this eye cannot tell from the real one; each could be real."""
    rng = Random(5)
    found = [Table(t.state.redeal(eye, rng)) for _ in range(times)]
    for other in found:
        check(other.state)
    return found
