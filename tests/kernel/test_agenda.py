"""The agenda: what happens in which order, who is asked, and what the engine answers by itself."""

import pytest

from edubba.kernel import ALLOWED, AUTOMATIC, TURN, IllegalAction, Step
from tests.kernel.toys import Ask, Desk, Note


def test_steps_happen_in_the_order_in_which_they_are_written() -> None:
    assert Desk(2, Note("one"), Note("two"), Note("three")).log == ["one", "two", "three"]


class Inserts(Step[Desk]):
    """Puts others before all that waits."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, s: Desk) -> None:
        s.log.append("inserts")
        s.then(Note("a"), Note("b"))
        s.next(Note("first of all"))


def test_what_a_step_puts_on_the_agenda_comes_before_what_waits_there() -> None:
    assert Desk(2, Inserts(), Note("later")).log == ["inserts", "first of all", "a", "b", "later"]


def test_automatic_steps_run_up_to_the_next_question() -> None:
    desk = Desk(2, Note("before"), Ask(1, [3, 4]), Note("after"), Ask(0, [5, 6]))
    assert desk.log == ["before"]
    assert list(desk.to_act) == [1]
    assert not desk.over
    desk.apply(1, 4)
    assert desk.log == ["before", "1:4", "after"]
    assert list(desk.to_act) == [0]
    desk.apply(0, 5)
    assert list(desk.to_act) == []
    assert desk.over


def test_a_public_question_with_one_answer_is_answered_by_the_engine() -> None:
    assert Desk(2, Ask(1, [7]), Note("after")).log == ["1:7", "after"]


def test_a_public_question_with_no_answer_is_skipped() -> None:
    assert Desk(2, Ask(1, []), Note("after")).log == ["after"]


def test_a_choice_that_a_hidden_hand_has_forced_is_asked_all_the_same() -> None:
    desk = Desk(2, Ask(1, [7], hidden=True), Note("after"))
    assert desk.log == []
    assert list(desk.to_act) == [1]
    assert desk.legal(1) == [7]
    desk.apply(1, 7)
    assert desk.log == ["1:7", "after"]


def test_only_the_seat_that_is_asked_has_legal_actions() -> None:
    desk = Desk(3, Ask(1, [3, 4]))
    assert [desk.legal(seat) for seat in (-2, -1, 0, 1, 2, 3)] == [[], [], [], [3, 4], [], []]
    assert desk.next_seat() == 1


def test_the_list_of_legal_actions_belongs_to_the_caller() -> None:
    desk = Desk(2, Ask(0, [3, 4]))
    desk.legal(0).clear()
    assert desk.legal(0) == [3, 4]


@pytest.mark.parametrize(
    ("seat", "action", "reason"),
    [(0, 3, None), (0, 4, None), (0, 5, "TOY-1"), (0, -1, "TOY-1"), (0, 200, "turn"), (1, 3, "turn"), (9, 3, "turn")],
)
def test_why_not(seat: int, action: int, reason: str | None) -> None:
    desk = Desk(2, Ask(0, [3, 4]))
    assert desk.why_not(seat, action) == reason


def test_nobody_may_do_anything_when_the_game_is_over() -> None:
    desk = Desk(2)
    assert desk.over
    assert desk.why_not(0, 3) == "turn"
    with pytest.raises(IllegalAction, match="seat 0 is not asked"):
        desk.apply(0, 3)


@pytest.mark.parametrize(
    ("seat", "action", "rule", "message"),
    [
        (0, 5, "TOY-1", r"action 5 of seat 0 is forbidden by TOY-1; allowed now: \[3, 4\]"),
        (0, 200, "turn", r"action 200 does not answer the question put to seat 0; allowed now: \[3, 4\]"),
        (1, 3, "turn", "seat 1 is not asked for a decision now"),
    ],
)
def test_an_illegal_action_says_why_and_changes_nothing(seat: int, action: int, rule: str, message: str) -> None:
    desk = Desk(2, Ask(0, [3, 4]), Note("after"))
    before = desk.dump()
    with pytest.raises(IllegalAction, match=message) as refused:
        desk.apply(seat, action)
    assert (refused.value.seat, refused.value.action, refused.value.rule) == (seat, action, rule)
    assert refused.value.allowed == desk.legal(seat)
    assert desk.dump() == before
    desk.apply(0, 3)
    assert desk.log == ["0:3", "after"]


class Mute(Step[Desk]):
    """A question that explains nothing."""

    def options(self, s: Desk, seat: int) -> list[int]:
        return [1, 2]


def test_a_step_without_explanations_refuses_with_turn() -> None:
    desk = Desk(1, Mute(0))
    assert [Mute(0).refusal(desk, 0, action) for action in (0, 1, 2, 3)] == [TURN, ALLOWED, ALLOWED, TURN]
    assert [desk.why_not(0, action) for action in (0, 1, 2, 3)] == ["turn", None, None, "turn"]


def test_a_step_without_words_asks_nothing_and_does_nothing() -> None:
    desk = Desk(1, Step(AUTOMATIC))
    assert desk.over
    step = Step[Desk](0)
    assert step.options(desk, 0) == []
    assert not step.public(desk)
    assert not step.fits(desk)
    step.take(desk, 0, 1)
    assert desk.log == []


class Drawing(Step[Desk]):
    """Lets the dice fall when it is answered."""

    def options(self, s: Desk, seat: int) -> list[int]:
        return [0, 1]

    def take(self, s: Desk, seat: int, action: int) -> None:
        for _ in range(action):
            s.chance.below(6)


def test_news_counts_what_came_to_light() -> None:
    desk = Desk(1, Drawing(0), Drawing(0), Drawing(0))
    desk.apply(0, 0)
    assert desk.news == 0
    desk.apply(0, 1)
    assert desk.news == 1
    desk.apply(0, 0)
    assert desk.over
    assert desk.news == 2, "the end lays everything open"
