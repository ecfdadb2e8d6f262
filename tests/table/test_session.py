"""A Session by itself: what it wants done, and in which order."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import msgspec
import pytest

import edubba
from edubba.kernel.shelf import load
from edubba.table import lobby
from edubba.table.effects import Answer, Due, Persist, Tell, Think, WakeAt
from edubba.table.rebuild import open_table
from edubba.table.session import Session
from edubba.table.stored import Guest, Kept
from edubba.table.wire import Act, AskWhy, TableWish
from edubba.table.words import Refusal

ADA, BO = Guest("ada", "Ada", "en"), Guest("bo", "Bo", "fr")
GAMES = sorted(edubba.catalogue())
CROWD = 100


def kept_at(game: str, *seats: str) -> Kept:
    found = load(game)
    count = max(found.seats[0], 2)
    seated = [{"who": who, "bot": "random"} for who in [*seats, *["friend"] * count][:count]]
    wish = msgspec.convert({"game": game, "seats": seated}, TableWish)
    new = lobby.new_table(found, wish, ADA, lobby.Fresh("t", bytes(32), 1.0))
    return Kept(head=new.head, places=new.places)


def of(kind: type, effects: list[Any]) -> list[Any]:
    return [effect for effect in effects if isinstance(effect, kind)]


def shown(session: Session, conn: int) -> Any:
    draw = session.frame(conn)
    assert draw is not None
    return json.loads(draw())


def seated(game: str) -> tuple[Session, Act, int]:
    """Ada plays for everybody, and looks from the seat that is asked first; what she could do, and her connection."""
    session = Session(kept_at(game, "me", *["device"] * 5))
    session.connect(1, ADA.id, "en", 1.0)
    seat = session.head.to_act[0]
    session.viewers.turn(session.viewers.by_conn[1], seat, "en")
    scene = shown(session, 1)
    return session, Act(scene["seq"], seat, scene["scene"]["choices"][0]["id"]), 1


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_shown_before_it_is_stored(game: str) -> None:
    session, act, conn = seated(game)
    effects = session.receive(conn, act, 2.0)
    (persist,) = of(Persist, effects)
    assert not of(Due, effects)
    assert session.seq(act.seat) == 0
    session.connect(2, BO.id, "fr", 2.0)
    assert shown(session, 2)["seq"] == 0
    assert shown(session, conn)["t"] == "table"
    effects = session.stored(persist.ticket, 3.0)
    assert {effect.conn for effect in of(Due, effects)} >= {conn}
    frame = shown(session, conn)
    assert (frame["seq"], frame["heard"]) == (1, 1)


@pytest.mark.parametrize("game", GAMES)
def test_what_comes_while_something_is_stored_waits(game: str) -> None:
    session, act, conn = seated(game)
    (persist,) = of(Persist, session.receive(conn, act, 2.0))
    assert session.receive(conn, AskWhy(act.seq, act.seat, act.action), 2.0) == []
    assert session.receive(conn, act, 2.0) == []
    effects = session.refused(persist.ticket, 3.0)
    refused, why = [effect.message for effect in of(Tell, effects)]
    assert (refused.code, refused.heard) == ("not-stored", 1)
    assert why.say == ""  # it is allowed: nothing has happened
    (again,) = of(Persist, effects)
    assert again.change.first == persist.change.first
    assert again.change.rows == persist.change.rows


@pytest.mark.parametrize("game", GAMES)
def test_a_contested_move_is_stale_unless_it_is_there(game: str) -> None:
    for there in (False, True):
        session, act, conn = seated(game)
        kept = kept_at(game, "me", *["device"] * 5)
        (persist,) = of(Persist, session.receive(conn, act, 2.0))
        rows = list(persist.change.rows) if there else []
        effects = session.reread(persist.ticket, replace(kept, rows=rows, head=persist.change.head), 3.0)
        assert [effect.message.code for effect in of(Tell, effects)] == ([] if there else ["not-stored"])
        assert session.seq(act.seat) == len(rows)
        assert shown(session, conn)["heard"] == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_crowd_is_told_of_in_pauses(game: str) -> None:
    """A hundred who come at once are not told a hundred times of one another."""
    session = Session(kept_at(game, "me"))
    frames = 0
    for conn in range(CROWD):
        for effect in session.connect(conn, f"guest{conn}", "en", 1.0 + conn / 1000):
            if isinstance(effect, Due):
                shown(session, effect.conn)
                frames += 1
    assert frames < 4 * CROWD
    effects = session.woken(10.0)
    assert len(of(Due, effects)) == CROWD
    assert len(session.viewers._infos) == 0
    assert all(shown(session, effect.conn)["t"] == "table" for effect in of(Due, effects))
    assert len(session.viewers._infos) == 1  # nobody of them sits here: all are told the same


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_takes_its_time_and_answers_once(game: str) -> None:
    kept = kept_at(game, "bot", *["bot"] * 5)
    session = Session(kept, pause=0.6)
    luck: Any = type("Luck", (), {"random": lambda self: 0.5})()
    (think,) = of(Think, session.opened(1.0))
    seat = think.order.seat
    legal = open_table(kept).state.legal(seat)
    effects = session.thought(think.ticket, legal[-1], 1.1, luck)
    assert [effect.time for effect in of(WakeAt, effects)] == [1.6]
    assert not of(Persist, effects)
    assert session.thought(think.ticket, legal[0], 1.2, luck) == []
    (persist,) = of(Persist, session.woken(1.7))
    assert persist.change.rows[0].text == load(game).notation(legal[-1])


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_is_taken_when_it_is_stored(game: str) -> None:
    session = Session(kept_at(game, "me"))
    (persist,) = of(Persist, session.join(7, BO, None, 1.0))
    assert session.join(8, Guest("cy", "Cy", "en"), None, 1.0) == []
    assert session.info(BO.id, "fr").you == []
    effects = session.stored(persist.ticket, 2.0)
    assert session.info(BO.id, "fr").you == [1]
    first, second = of(Answer, effects)
    assert (first.ask, first.refusal, second.ask) == (7, None, 8)
    assert isinstance(second.refusal, Refusal)
    assert second.refusal.key == "table-full"
