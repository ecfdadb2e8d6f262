"""The course of a turn, the die and the architect (TAB-4, TAB-5)."""

from __future__ import annotations

import pytest

from tests.tabannusi.given import BROWN, A, B, Has, given


@pytest.mark.rule("TAB-4.1", "TAB-4.2", "TAB-4.3")
def test_die_then_two_actions_then_the_next_player() -> None:
    t = given(Has(), step="die", barges={"brown": "1, 2"})
    assert t.asks == "TakeDie"
    t.play("die 1")
    assert t.asks == "Menu"
    t.play("tile AT1", "tile AT1")
    assert t.p(A).vp == 14, "the same action twice"
    assert t.asks in ("TakeDie", "Menu")
    assert t.state.active == B, "nothing was left to do"


@pytest.mark.rule("TAB-4.2", "TAB-R19")
def test_fewer_actions_are_allowed() -> None:
    t = given(Has()).play("done")
    assert t.state.active == B


@pytest.mark.rule("TAB-4.3", "TAB-3.16")
def test_the_assistant_joins_the_architect() -> None:
    t = given(Has(at=1, to=3)).play("done")
    assert (t.p(A).assistant, t.p(A).architect) == (2, 2)


@pytest.mark.rule("TAB-4.4", "TAB-R6", "TAB-Q4")
def test_free_actions_before_between_and_after() -> None:
    mine = Has(dice="brown", empty="2 white, yellow", gold=3)
    t = given(mine, step="die")
    assert t.verbs("fill") == {"white", "yellow"}
    t.play("fill yellow", "pay-gold")
    assert t.asks == "TakeDie"
    t.play("die 1", "go 1")
    assert t.verbs("fill") == {"white"}
    t.play("tile AT1", "fill white", "pay-gold")
    assert t.state.actions == 1, "a free action uses up none"
    t.play("tile AT1")
    assert t.asks == "Menu", "a crate can still be filled"
    assert t.choices == {"done", "fill white"}


@pytest.mark.rule("TAB-5.2", "TAB-5.6", "TAB-Q3")
def test_a_die_of_the_barge_must_be_taken() -> None:
    t = given(Has(), step="die", barges={"brown": "2, 2, 4, 6"})
    assert t.choices == {"die 2", "die 4", "die 6"}
    assert t.why_not("die 1") == "TAB-5.2"
    t.play("die 2")
    assert t.p(A).dice[BROWN] == 1
    assert t.state.barges[12:18] == [0, 1, 0, 1, 0, 1]


@pytest.mark.rule("TAB-5.3")
def test_the_value_is_the_district() -> None:
    t = given(Has(), step="die", barges={"brown": "3, 1"}).play("die 3")
    assert t.p(A).architect == 2
    stays = given(Has(), step="die", barges={"brown": "3, 1"}).play("die 1")
    assert stays.p(A).architect == 0


@pytest.mark.rule("TAB-5.4", "TAB-X3")
def test_a_six_leads_where_no_other_die_leads() -> None:
    t = given(Has(at=3, to=3), step="die", barges={"white": "1, 3, 6"}).play("die 6")
    assert t.choices == {"go 2", "go 4", "go 5"}
    assert t.why_not("go 1") == "TAB-5.4"


@pytest.mark.rule("TAB-5.4", "TAB-5.5")
def test_a_six_among_all_numbers_needs_gold() -> None:
    dice = {"brown": "1, 2, 3, 4, 5, 6"}
    poor = given(Has(), step="die", barges=dice, seats=3)
    assert "die 6" not in poor.choices
    assert poor.why_not("die 6") == "TAB-5.4"
    rich = given(Has(gold=1), step="die", barges=dice, seats=3).play("die 6")
    assert rich.choices == {f"pay-go {district}" for district in "12345"}


@pytest.mark.rule("TAB-5.5")
def test_gold_moves_the_architect_anywhere() -> None:
    t = given(Has(gold=1), step="die", barges={"brown": "3, 1"}).play("die 3")
    assert t.choices == {"go 3", "pay-go 1", "pay-go 2", "pay-go 4", "pay-go 5"}
    assert t.why_not("pay-go 3") == "TAB-5.5"
    assert t.why_not("go 2") == "TAB-5.3"
    t.play("pay-go 5")
    assert (t.p(A).architect, t.p(A).gold) == (4, 0)
