"""A round: who writes, who learns, what is broken (WET-3)."""

import pytest
from edubba.kernel import IllegalAction
from given import lay, table

from edubba_wetclay.rules.pieces import laying


@pytest.mark.rule("WET-3.4", "WET-3.5", "WET-3.6", "WET-W1")
def test_the_highest_writes_and_the_lowest_learns() -> None:
    state = table([31, 2, 3], [8, 5, 19], [22, 6, 7])
    tablet = state.tablet
    lay(state, 31, 8, 22)
    assert state.written == [[tablet], [], []]
    assert state.hands == [[2, 3], [5, 19, 31], [6, 7]]
    assert state.broken == [8, 22]


@pytest.mark.rule("WET-3.3", "WET-W2", "WET-I3")
def test_a_wet_reed_rests_for_a_round() -> None:
    state = table([31, 2, 3, 9], [8, 5, 19, 4], [22, 6, 7, 10])
    lay(state, 31, 8, 22)
    assert state.legal(1) == [laying(reed) for reed in (4, 5, 19)]
    assert state.why_not(1, laying(31)) == "WET-3.3"
    lay(state, 9, 19, 10)
    assert laying(31) in state.legal(1)


@pytest.mark.rule("WET-3.2", "WET-D1")
def test_only_reeds_in_hand_can_be_laid() -> None:
    state = table([31, 2, 3], [8, 5, 19])
    assert state.to_act == (0, 1)
    assert state.legal(0) == [laying(reed) for reed in (2, 3, 31)]
    assert state.why_not(0, laying(8)) == "WET-3.2"
    with pytest.raises(IllegalAction):
        state.apply(0, laying(8))


@pytest.mark.rule("WET-O2")
def test_without_lessons_all_reeds_are_broken() -> None:
    state = table([31, 2, 3], [8, 5, 19], lessons=False)
    lay(state, 31, 8)
    assert state.hands == [[2, 3], [5, 19]]
    assert state.broken == [31, 8]


@pytest.mark.rule("WET-3.1", "WET-2.2")
def test_every_round_turns_over_a_tablet() -> None:
    state = table([31, 2, 3], [8, 5, 19])
    first, left = state.tablet, state.pile.count
    assert left == len(state.printed.worth) - 1
    lay(state, 31, 8)
    assert state.tablet != first
    assert state.pile.count == left - 1
