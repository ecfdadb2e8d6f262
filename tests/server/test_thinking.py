"""Bots think in processes of their own; what happens there cannot stop a table."""

from random import Random

import pytest

from edubba import Record
from tests.server.house import BOT, DEVICE, ME, Live, Served


def test_a_bot_that_stumbles_plays_at_random(served: Served) -> None:
    person = served.guest()
    table = person.open(BOT, BOT, max_rounds=1)
    served.session(table).places[0].bot = served.session(table).places[1].bot = "oracle"
    with person.live(table) as live:
        live.until(lambda frame: bool(frame["scene"]["over"]))


def sit_where_asked(live: Live) -> None:
    """What came through a socket that broke may be stored only now: then somebody else is asked."""
    live.next_scene()
    while not live.choices():
        live.sit(live.scene["table"]["to_act"][0])


def test_moves_of_a_socket_that_breaks_are_whole_or_nothing(served: Served) -> None:
    person, dice = served.guest(), Random(1)
    table = person.open(ME, DEVICE)
    for _ in range(12):
        with person.live(table) as live:
            sit_where_asked(live)
            live.ask("act", action=dice.choice(live.choices()))
    with person.live(table) as live:
        sit_where_asked(live)
        live.act(live.choices()[0])
        session = served.session(table)
        assert session.count == len(served.host.store.moves(table)) == len(served.table(table).record.moves)
        assert session.count > 1


def test_a_broken_rule_breaks_neither_the_socket_nor_the_table(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    person = served.guest()
    table = person.open(ME, DEVICE)
    with person.live(table) as live:
        live.next_scene()
        live.sit(live.scene["table"]["to_act"][0])
        session = served.session(table)
        first = live.choices()[0]
        with monkeypatch.context() as patched:
            patched.setattr(Record, "play", lambda *_: 1 // 0)
            assert live.refused("act", action=first)["say"] == "Something broke on our side. Nothing was changed."
        assert session.count == 0
        live.act(first)
        assert session.count == len(served.host.store.moves(table)) == 1
