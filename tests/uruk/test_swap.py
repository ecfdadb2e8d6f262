"""URU-8.7: Wheel and axle."""

import pytest

from tests.uruk.given import A, B, Has, bag, given


@pytest.mark.rule("URU-8.7", "URU-D13")
def test_a_cube_is_swapped_for_one_of_another_colour_without_an_action() -> None:
    t = given(Has("wheel and axle", stock="2 red, blue")).play("swap")
    assert t.choices == {"colour red", "colour blue"}
    assert t.why_not("colour pink") == "URU-8.7"
    t.play("colour red")
    assert t.choices == {"colour pink", "colour yellow", "colour blue"}
    assert t.why_not("colour red") == "URU-8.7", "a different colour"
    t.play("colour yellow")
    assert t.stock(A) == bag("red, yellow, blue")
    assert t.state.actions == 3


@pytest.mark.rule("URU-8.7", "URU-D13")
def test_there_are_three_colours_for_each_of_four() -> None:
    assert len(given(Has("wheel and axle", stock="red, pink, yellow, blue")).ways("swap")) == 12


@pytest.mark.rule("URU-8.7", "URU-3.3")
def test_it_works_once_per_turn() -> None:
    t = given(Has("wheel and axle", stock="2 red")).play("swap", "colour blue")
    assert t.why_not("swap") == "URU-3.3"


@pytest.mark.rule("URU-8.7")
def test_it_works_after_the_last_action_and_with_a_single_action_after_an_eruption() -> None:
    t = given(Has("wheel and axle", stock="red"), Has(), active=B, erupted="A").play("end")
    assert t.state.actions == 1
    t.play("draw", "swap", "colour blue")
    assert t.stock(A) == bag("blue")
    assert t.seat == B, "nothing is left to do"


@pytest.mark.rule("URU-8.7", "URU-6.6")
def test_it_needs_a_cube_to_give_and_another_colour_in_the_supply() -> None:
    assert given(Has("wheel and axle")).why_not("swap") == "URU-8.7"
    assert given(Has("mud hut", stock="red")).why_not("swap") == "URU-8.7"
    rich = "12 pink, 12 yellow, 12 blue"
    assert given(Has("wheel and axle", stock="red"), Has(stock=rich)).why_not("swap") == "URU-8.7"
