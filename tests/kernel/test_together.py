"""Several seats at once: answers are sealed, and nothing else changes until all are in."""

from itertools import permutations
from random import Random

import pytest

from edubba.kernel import IllegalAction
from tests.kernel.toys import Ask, Desk, Note, Shout, Whisper


def test_all_who_owe_an_answer_are_asked() -> None:
    desk = Desk(4, Whisper((2, 3, 0)))
    assert list(desk.to_act) == [2, 3, 0]
    assert desk.next_seat() == 2
    assert desk.legal(1) == []
    assert desk.why_not(1, 5) == "turn"
    desk.apply(3, 5)
    assert list(desk.to_act) == [2, 0]
    assert desk.legal(3) == []
    with pytest.raises(IllegalAction, match="seat 3 is not asked"):
        desk.apply(3, 6)


def test_the_order_of_arrival_does_not_matter() -> None:
    ends = []
    for order in permutations([(0, 4), (1, 7), (2, 1)]):
        desk = Desk(3, Whisper((1, 2, 0)), Note("opened"), Ask(0, [1, 2]))
        for seat, number in order:
            assert desk.log == []
            desk.apply(seat, number)
        ends.append(desk.dump())
    assert all(end == ends[0] for end in ends)
    assert ends[0]["log"] == ["1:[7] 2:[1] 0:[4]", "opened"]
    assert ends[0]["sealed"] == []


def test_seats_may_be_at_different_points_of_a_chain() -> None:
    desk = Desk(2, Whisper((0, 1), 3))
    desk.apply(0, 2)
    desk.apply(0, 5)
    assert list(desk.to_act) == [0, 1]
    assert desk.legal(0) == [6, 7, 8, 9]
    assert desk.legal(1) == [0, 1, 2, 3, 4, 5, 6, 7]
    desk.apply(0, 9)
    assert list(desk.to_act) == [1]
    for number in (0, 1, 2):
        desk.apply(1, number)
    assert desk.log == ["0:[2, 5, 9] 1:[0, 1, 2]"]


def test_opening_is_news_but_sealing_is_not() -> None:
    desk = Desk(2, Whisper((0, 1)), Ask(0, [1, 2]))
    desk.apply(0, 3)
    assert desk.news == 0
    desk.apply(1, 3)
    assert desk.news == 1


def test_two_rounds_of_secrets_do_not_mix() -> None:
    desk = Desk(2, Whisper((0, 1)), Whisper((0, 1)))
    desk.apply(0, 3)
    desk.apply(1, 4)
    assert desk.sealed == [[], []]
    assert list(desk.to_act) == [0, 1]
    desk.apply(1, 6)
    desk.apply(0, 5)
    assert desk.log == ["0:[3] 1:[4]", "0:[5] 1:[6]"]


def test_a_secret_of_nobody_is_opened_at_once() -> None:
    assert Desk(2, Whisper(()), Note("after")).log == ["", "after"]


def test_nobody_else_sees_a_sealed_answer() -> None:
    desks = []
    for number in (3, 8):
        desk = Desk(3, Whisper((0, 1, 2)))
        desk.apply(1, number)
        desks.append(desk)
    one, other = desks
    for eye in (0, 2, None):
        assert one.view(eye) == other.view(eye)
    assert one.view(1)["sealed"] == [3]
    assert one.view(0)["sealed"] == []
    assert one.view(None)["to_act"] == [0, 2]


def test_a_redeal_gives_others_who_are_done_other_legal_answers() -> None:
    desk = Desk(3, Whisper((0, 1, 2), 2))
    for seat, number in ((0, 0), (0, 9), (1, 4), (1, 5)):
        desk.apply(seat, number)
    rng = Random(1)
    found = [desk.redeal(0, rng) for _ in range(200)]
    assert all(other.sealed[0] == [0, 9] for other in found), "one's own answers stay"
    assert all(other.sealed[2] == [] for other in found)
    assert all(other.to_act == desk.to_act and other.view(0) == desk.view(0) for other in found)
    answers = {tuple(other.sealed[1]) for other in found}
    assert len(answers) > 20
    assert all(first < second for first, second in answers)


def test_who_is_half_way_starts_again_in_a_redeal() -> None:
    desk = Desk(2, Whisper((0, 1), 2))
    desk.apply(1, 4)
    other = desk.redeal(0, Random(1))
    assert other.sealed == [[], []]
    assert other.view(0) == desk.view(0)
    assert desk.redeal(1, Random(1)).sealed == [[], [4]]
    assert desk.sealed == [[], [4]], "the real answers stay where they are"


def test_a_redeal_depends_on_no_sealed_answer() -> None:
    desks = []
    for numbers in ((1, 2), (7, 9)):
        desk = Desk(2, Whisper((0, 1), 2))
        for number in numbers:
            desk.apply(1, number)
        desks.append(desk.redeal(0, Random(5)).dump())
    assert desks[0] == desks[1]


def test_what_is_no_secret_happens_at_once_and_in_order() -> None:
    desk = Desk(2, Shout((0, 1)))
    desk.apply(1, 0)
    assert desk.log == ["1 shouts"]
    assert desk.sealed == [[], []]
    assert list(desk.to_act) == [0, 1], "who has shouted still owes an answer"
    desk.apply(0, 4)
    desk.apply(1, 0)
    assert desk.log == ["1 shouts", "1 shouts"]
    assert desk.news == 0
    desk.apply(1, 7)
    assert desk.log[2:] == ["0:[4] 1:[7]"]


def test_a_redeal_seals_nothing_that_would_have_happened_at_once() -> None:
    desk = Desk(2, Shout((0, 1)))
    desk.apply(1, 4)
    rng = Random(3)
    answers = {desk.redeal(0, rng).sealed[1][0] for _ in range(200)}
    assert answers == set(range(1, 10))


def test_a_redeal_without_secrets_seals_nothing() -> None:
    desk = Desk(2, Ask(0, [1, 2]))
    assert desk.redeal(1, Random(1)).sealed == []
    assert Desk(2).redeal(0, Random(1)).over
