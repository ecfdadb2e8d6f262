"""The journal: public events for all, secrets for those who know them."""

import pytest

from edubba.kernel import Event, Journal, Step
from edubba.kernel.journal import EVERYBODY, UNKNOWN
from edubba.kernel.plain import plain
from tests.kernel.toys import Desk

SEATS_0_AND_2 = 0b101


def told(desk: Desk) -> list[Event]:
    assert desk.journal is not None
    return desk.journal.events


class Talk(Step[Desk]):
    """Tells something and whispers something."""

    def options(self, s: Desk, seat: int) -> list[int]:
        return [0, 1]

    def take(self, s: Desk, seat: int, action: int) -> None:
        s.tell("said", seat, 4, 5, 6)
        s.whisper("drew", seat, 17, SEATS_0_AND_2, 3)


def test_events_are_told_in_order_and_only_to_a_journal() -> None:
    desk = Desk(3, Talk(0), Talk(1))
    desk.apply(0, 1)
    desk.journal = Journal()
    desk.apply(1, 1)
    assert [(event.kind, event.seat) for event in told(desk)] == [("said", 1), ("drew", 1)]


@pytest.mark.parametrize(("eye", "secret"), [(0, 17), (1, UNKNOWN), (2, 17), (3, UNKNOWN), (None, UNKNOWN)])
def test_a_secret_is_for_those_who_know_it(eye: int | None, secret: int) -> None:
    desk = Desk(3, Talk(1))
    desk.journal = Journal()
    desk.apply(1, 0)
    said, drew = (plain(event.seen_by(eye)) for event in told(desk))
    assert (said["a"], said["b"], said["c"], said["knowers"]) == (4, 5, 6, EVERYBODY)
    assert (drew["a"], drew["secret"], drew["knowers"]) == (3, secret, SEATS_0_AND_2)


@pytest.mark.parametrize("eye", [0, 5, None])
def test_what_everybody_knows_is_no_secret(eye: int | None) -> None:
    assert Event("woke", 0, a=1, b=2, c=3, secret=9, knowers=EVERYBODY).seen_by(eye).secret == 9


def test_looking_does_not_spoil_the_event() -> None:
    event = Event("drew", 0, a=1, b=UNKNOWN, c=UNKNOWN, secret=9, knowers=0b1)
    event.seen_by(1)
    assert event.seen_by(0).secret == event.secret == 9


def test_a_clone_tells_nothing() -> None:
    desk = Desk(3, Talk(0), Talk(1))
    desk.journal = Journal()
    twin = desk.clone()
    assert twin.journal is None
    twin.apply(0, 0)
    assert told(desk) == []
