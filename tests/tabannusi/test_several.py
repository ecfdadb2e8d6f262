"""Gains that come several times: each time is a choice of its own, and there are as many as the effect says."""

from __future__ import annotations

from typing import Any

import pytest

from edubba.games.tabannusi.rules.choose import ChooseReserve, ChooseSpecial, FillCrates
from edubba.games.tabannusi.rules.effects import MoveHouse
from edubba.games.tabannusi.rules.gain import ALL_TRACKS, Advance, ChooseTrack, PayAnything
from edubba.kernel.step import Step
from tests.tabannusi.given import A, Has, Table, given


def ask(t: Table, step: Step[Any]) -> Table:
    """Put something before everything else that is left to do."""
    t.state.next(step)
    t.state.proceed()
    return t


def answer(t: Table, question: str, *texts: str) -> Table:
    """Answer this question so often; then something else is asked."""
    for text in texts:
        assert t.asks == question
        t.play(text)
    assert t.asks == "Menu"
    return t


@pytest.mark.rule("TAB-R15")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_houses_that_move(count: int) -> None:
    t = ask(given(Has(houses="R1-blue, R2-blue, C1-blue, C2-blue")), MoveHouse(A, count))
    answer(t, "MoveHouse", *["colour white", "colour yellow", "colour brown"][:count])
    assert t.p(A).rows == [1 if count > 0 else 0, 1 if count > 1 else 0, 1 if count > 2 else 0, 4 - count]
    stopped = ask(given(Has(houses="R1-blue")), MoveHouse(A, count)).play("done")
    assert (stopped.asks, stopped.p(A).rows) == ("Menu", [0, 0, 0, 1])


@pytest.mark.rule("TAB-3.19")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_dice_of_the_reserve(count: int) -> None:
    t = ask(given(Has(), reserve="2 white, 2 green"), ChooseReserve(A, count))
    answer(t, "ChooseReserve", *["colour white", "colour green", "colour white"][:count])
    assert sum(t.p(A).dice) == count
    assert t.state.reserve[0] + t.state.reserve[4] == 4 - count


@pytest.mark.rule("TAB-11.3")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_special_water(count: int) -> None:
    t = ask(given(Has()), ChooseSpecial(A, count))
    answer(t, "ChooseSpecial", *["special SW01", "special SW02", "special SW03"][:count])
    assert int(t.p(A).special) == (1 << count) - 1
    assert int(t.state.offer).bit_count() == 3
    assert int(t.state.stack).bit_count() == 7 - count


@pytest.mark.rule("TAB-11.3")
def test_regular_water_when_there_is_no_special_one() -> None:
    t = given(Has())
    t.state.offer, t.state.stack = 0b1, 0
    t.p(A).special = (1 << 10) - 2
    ask(t, ChooseSpecial(A, 3))
    assert (t.asks, int(t.p(A).special), t.p(A).water) == ("Menu", (1 << 10) - 1, 2)


@pytest.mark.rule("TAB-R22", "TAB-12.1")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_crates(count: int) -> None:
    t = ask(given(Has(empty="2 white, brown, green")), FillCrates(A, count, True))
    answer(t, "FillCrates", *["fill white", "fill green", "fill white"][:count])
    assert t.p(A).crates() == 4
    assert t.p(A).full == [1, 1 | 1 << 16, 2 | 1 << 16][count - 1]
    assert ask(given(Has(empty="white")), FillCrates(A, count, True)).play("done").p(A).full == 0


@pytest.mark.rule("TAB-3.23", "TAB-R7", "TAB-R32")
def test_steps() -> None:
    each = ask(given(Has()), ChooseTrack(A, 3, 1, ALL_TRACKS))
    answer(each, "ChooseTrack", "colour white", "colour white", "colour brown")
    assert each.p(A).mastery == [2, 0, 1]
    same = answer(ask(given(Has()), ChooseTrack(A, 1, 3, ALL_TRACKS)), "ChooseTrack", "colour yellow")
    assert same.p(A).mastery == [0, 3, 0]
    other = ask(given(Has()), ChooseTrack(A, 2, 0, ALL_TRACKS)).play("colour yellow")
    assert other.choices == {"colour white", "colour brown"}, "on another track"
    assert other.play("colour white").p(A).mastery == [1, 1, 0]
    assert ask(given(Has()), Advance(A, 2, 3)).p(A).mastery == [0, 0, 3]
    top = ask(given(Has(mastery=(0, 0, 11))), Advance(A, 2, 3))
    assert top.p(A).mastery == [0, 0, 12], "on the top row a step is lost"


@pytest.mark.rule("TAB-15.3.14", "TAB-3.20")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_paid_steps(count: int) -> None:
    t = ask(given(Has(dice="2 white, green, blue")), PayAnything(A, 1, count))
    answer(t, "PayAnything", *["pay-die white", "pay-die green", "pay-die white"][:count])
    assert t.p(A).mastery == [0, count, 0]
