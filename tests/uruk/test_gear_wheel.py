"""URU-8.20: the Gear wheel."""

import pytest

from tests.uruk.given import A, Has, given


@pytest.mark.rule("URU-W20", "URU-8.20", "URU-D12")
def test_a_disc_moves_between_levels_that_differ_by_at_most_one() -> None:
    t = given(Has("gear wheel, kiln village, vault, mud hut village, lyre city")).play("use gear_wheel")
    assert t.choices == {"slot 2", "slot 4", "slot 5"}, "the inventions with discs"
    from_level_2 = t.copy().play("slot 2")
    assert from_level_2.choices == {"slot 3", "slot 4"}, "level 3 and 1; not level 4, not onto a city"
    assert from_level_2.play("slot 3").discs(A) == [0, 0, 1, 1, 2]
    from_level_1 = t.copy().play("slot 4")
    assert from_level_1.discs(A) == [0, 2, 0, 0, 2], "only the Kiln is near enough: the move is forced"


@pytest.mark.rule("URU-8.20")
def test_what_forbids_a_move() -> None:
    t = given(Has("gear wheel, kiln village, vault, mud hut village, lyre city")).play("use gear_wheel", "slot 2")
    assert t.why_not("slot 5") == "URU-8.20", "a city is full"
    assert t.why_not("slot 1") == "URU-8.20", "two levels apart"
    assert t.why_not("slot 2") == "URU-8.20", "its own place"


@pytest.mark.rule("URU-8.20")
def test_a_city_may_give_up_a_disc_and_levels_may_be_equal() -> None:
    t = given(Has("gear wheel, kiln city, axe")).play("use gear_wheel")
    assert t.discs(A) == [0, 1, 1]


@pytest.mark.rule("URU-8.20", "URU-9.3")
def test_a_village_may_become_a_city_even_in_epoch_i_and_without_paying() -> None:
    t = given(Has("gear wheel, kiln village, axe village"), epoch="I")
    before = t.epochs
    t.play("use gear_wheel", "slot 2")
    assert t.discs(A) == [0, 0, 2]
    assert t.epochs == before


@pytest.mark.rule("URU-8.20", "URU-3.3")
def test_it_is_an_action_once_per_turn() -> None:
    t = given(Has("gear wheel, kiln village, axe")).play("use gear_wheel")
    assert t.state.actions == 2
    assert t.why_not("use gear_wheel") == "URU-3.3"


@pytest.mark.rule("URU-8.20", "URU-R13")
def test_it_needs_a_disc_that_can_move() -> None:
    assert given(Has("gear wheel, kiln")).why_not("use gear_wheel") == "URU-8.20"
    assert given(Has("gear wheel, kiln village")).why_not("use gear_wheel") == "URU-8.20"
    assert given(Has("kiln village, axe")).why_not("use gear_wheel") == "URU-8.20"
