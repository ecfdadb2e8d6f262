"""Positions given in words are possible ones, and impossible ones are refused."""

import pytest

from edubba.kernel.errors import IllegalAction
from tests.uruk.given import A, B, C, Has, bag, given, things, uruk


def test_lists_are_read_with_numbers_and_spaces() -> None:
    assert things("2 mud hut, axe") == ["mud_hut", "mud_hut", "axe"]
    assert things("") == []
    assert bag("2 red, blue") == {"red": 2, "blue": 1}


def test_what_is_named_is_there_and_the_rest_is_filled_in() -> None:
    t = given(Has("mud hut village with 3 red, kiln city", hand="2 axe", stock="2 red, blue", shown="lyre"), epoch="II")
    assert (t.laid(A), t.discs(A)) == (["mud_hut", "kiln"], [1, 2])
    assert t.cubes_on(A, "mud hut") == bag("3 red")
    assert t.hand(A) == bag("2 axe, lyre")
    assert t.state.players[A].known == [21]
    assert t.supply == bag("7 red, 12 pink, 12 yellow, 11 blue")
    assert (t.laid(B), t.discs(B)) == (["cistern"], [1])
    assert t.epochs == [0, 6, 4, 3]
    assert t.seat == A


def test_the_deck_comes_in_the_order_that_was_named() -> None:
    t = given(deck="kiln, axe, lyre, ...").play("draw", "draw")
    assert t.hand(A) == bag("kiln, axe")
    t.play("draw")
    assert t.hand(A) == bag("kiln, axe, lyre")
    exact = given(deck="kiln, axe", display="-, -, -")
    assert exact.deck_size == 2
    assert exact.hand(B).total() > 40, "the last player hoards the rest"


def test_seats_turns_and_rounds_can_be_chosen() -> None:
    t = given(Has(), Has(), Has(), active=C, first=B, round=7, actions=2, end="near")
    assert (t.seat, t.state.first, t.state.round, t.state.actions, t.state.final_round) == (C, B, 7, 2, 8)


def test_playing_what_is_illegal_fails_loudly() -> None:
    with pytest.raises(IllegalAction, match=r"URU-5\.6"):
        given(Has("mud hut")).play("make kiln")


@pytest.mark.parametrize(
    "impossible",
    [
        Has("kiln, kiln"),
        Has("mud hut", hand="4 kiln"),
        Has("mud hut", stock="13 red"),
        Has("kiln with red"),
        Has("mud hut, net, cistern"),
    ],
)
def test_impossible_positions_are_refused(impossible: Has) -> None:
    with pytest.raises(AssertionError):
        given(impossible)


def test_every_card_can_be_named() -> None:
    with pytest.raises(AssertionError, match="no card"):
        given(Has("pyramid"))
    assert uruk().name == "uruk"
