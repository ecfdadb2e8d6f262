"""Several seats answer at once: nobody is hindered by the answers of others, and nobody learns of them."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import FRIEND, ME, Live, Person, Served, serving
from tests.server.toy import LEFT, NUMBER, RIGHT, on_the_shelf


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with on_the_shelf(), serving(tmp_path) as running:
        yield running


def gather(served: Served, seats: int = 3) -> tuple[str, list[Person]]:
    """A table of lamps with a person on every seat."""
    people = [served.guest() for _ in range(seats)]
    table = people[0].open(ME, *[FRIEND] * (seats - 1), game="lamps")
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join")
    return table, people


def up_to_date(served: Served, table: str, *lives: Live) -> None:
    for live in lives:
        live.until(lambda frame: bool(frame["seq"] == served.session(table).seq(frame["seat"])))


def whisper(served: Served, table: str, live: Live, *numbers: int) -> None:
    """Answer, having seen all that can be seen."""
    up_to_date(served, table, live)
    for number in numbers:
        live.act(NUMBER + number)


def test_an_answer_is_taken_although_others_have_answered_in_the_meantime(served: Served) -> None:
    """The seq of a seat moves when somebody else is done, but its question is still the same."""
    table, (ada, bea, cleo) = gather(served)
    with ada.live(table) as one, bea.live(table) as two, cleo.live(table) as three:
        one.next_scene()
        one.act(LEFT)
        up_to_date(served, table, one, two, three)
        before = three.scene["seq"]
        for live in (one, two):
            whisper(served, table, live, 0, 1)
        assert served.session(table).seq(2) == before + 2
        assert three.scene["seq"] == before  # nothing has been read yet
        three.ask("act", action=NUMBER + 2)
        three.wait("scene", lambda frame: bool(frame["seq"] == before + 3))
        scenes = [frame for frame in map(json.loads, three.frames) if frame["t"] == "scene"]
        assert {frame["heard"] for frame in scenes if frame["seq"] < before + 3} == {0}
        assert three.scene["heard"] == 1  # so it was not taken for the answer that somebody else was done
        three.act(NUMBER + 3)
        up_to_date(served, table, one, two, three)
        assert served.table(table).state.view(None)["points"] == [1, 1, 3]
        assert [frame for frame in three.frames if '"refused"' in frame] == []


def test_a_message_from_before_the_question_is_stale(served: Served) -> None:
    table, (ada, bea, _) = gather(served)
    with ada.live(table) as one, bea.live(table) as two:
        two.next_scene()
        old = two.scene["seq"]
        one.next_scene()
        one.act(LEFT)
        refused = two.refused("act", action=NUMBER, seq=old)
        assert (refused["code"], refused["seq"], refused["heard"]) == ("stale", old + 1, 1)
        up_to_date(served, table, two)
        own = two.scene["seq"]
        two.act(NUMBER)
        assert (
            two.refused("act", action=NUMBER + 1, seq=own)["code"] == "stale"
        )  # one's own answer makes a new question
        assert served.table(table).state.sealed[1] == [NUMBER]


def test_half_an_answer_is_seen_by_nobody_else(served: Served) -> None:
    table, (ada, bea, _) = gather(served)
    with ada.live(table) as one, bea.live(table) as two:
        one.next_scene()
        one.act(RIGHT)
        up_to_date(served, table, one, two)
        session, seq = served.session(table), two.scene["seq"]
        frame = two.scene
        one.act(NUMBER)
        assert session.seq(1) == seq
        two.send(t="lang", lang="en")  # brings the scene once more
        again = two.next_scene()
        assert (again["scene"], again["seq"], again["undo"]) == (frame["scene"], seq, frame["undo"])
        one.act(NUMBER + 1)
        assert session.seq(1) == seq + 1  # that she is done may be seen


def test_one_may_withdraw_until_the_last_has_answered(served: Served) -> None:
    table, (ada, bea, cleo) = gather(served)
    with ada.live(table) as one, bea.live(table) as two, cleo.live(table) as three:
        one.next_scene()
        one.act(LEFT)
        assert not one.scene["undo"]  # somebody may have begun to answer: that is nobody's business
        whisper(served, table, one, 1, 4)
        whisper(served, table, two, 0, 2)
        one.ask("undo")  # she has not yet read that the other is done
        one.wait("scene", lambda frame: frame["scene"]["choices"] != [])
        assert served.table(table).state.sealed[0] == [NUMBER + 1]
        one.ask("undo")
        one.wait("scene", lambda frame: not frame["undo"])
        assert not one.scene["undo"]
        assert served.table(table).state.sealed == [[], [NUMBER, NUMBER + 2], []]
        whisper(served, table, one, 0, 1)
        whisper(served, table, three, 0, 1)
        up_to_date(served, table, one, two, three)
        assert one.refused("undo")["code"] == "nothing-to-undo"
        assert served.table(table).state.view(None)["points"] == [1, 2, 1]


def test_the_net_moves_are_those_of_the_rows(served: Served) -> None:
    """Answers that were withdrawn while others came in: the rows lead to the same table."""
    table, (ada, bea) = gather(served, 2)
    with ada.live(table) as one, bea.live(table) as two:
        one.next_scene()
        one.act(LEFT)
        whisper(served, table, one, 0, 1)
        whisper(served, table, two, 2)
        one.ask("restart")
        one.next_scene()
        up_to_date(served, table, one, two)
        dump, scenes = served.table(table).state.dump(), (one.scene["scene"], two.scene["scene"])
    while served.host.opened(table):
        pass
    with ada.live(table) as one, bea.live(table) as two:
        assert (one.next_scene()["scene"], two.next_scene()["scene"]) == scenes
        assert served.table(table).state.dump() == dump
