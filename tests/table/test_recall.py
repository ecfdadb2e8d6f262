"""What others did last, and the table as it was then."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

import edubba
from edubba.kernel import Record
from edubba.table import Table
from edubba.table.effects import Persist, Tell
from edubba.table.position import looked_at
from edubba.table.recall import Recall, tale_of
from edubba.table.session import Session
from edubba.table.wire import Act, Recalled, Refused
from edubba.table.wire import Recall as Ask
from tests.table.test_session import ADA, BO, GAMES, kept_at, of, shown

TABLES = [(game, seats) for game in GAMES for seats in edubba.load(game).seats]


def wandering(game: str, seats: int, seed: int, moves: int) -> Table:
    rules, dice = edubba.load(game), Random(seed)
    live = Table(Record.begin(rules, seats, seed))
    for _ in range(moves):
        if live.state.over:
            break
        seat = dice.choice(live.state.to_act)
        live.act(seat, dice.choice(live.state.legal(seat)))
    return live


def told(table: Table, move: int) -> int:
    return table.passages[move - 1].told if move else 0


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_tale_is_what_was_told_between_two_choices_of_ones_own(game: str, seats: int) -> None:
    tales = 0
    for seed in range(8):
        table = wandering(game, seats, seed, 8 + 9 * seed)
        for seat in range(seats):
            first, last = tale_of(table, seat)
            assert 0 <= first <= last <= len(table.events)
            mine = [n for n, move in enumerate(table.record.moves) if move.seat == seat]
            own = [n for n in mine if table.passages[n].choices > 1]
            chosen = [n for n in own if first < told(table, n) < told(table, n + 1) <= last]
            assert not chosen, "I had a choice meanwhile"
            after = [n for n in range(len(table.record.moves)) if last <= told(table, n) < told(table, n + 1)]
            assert all(n in mine for n in after), "others went on"
            shared = [n for n in after if table.passages[n].together]
            seen = [event.seat for n in shared for event in table.events[told(table, n) : told(table, n + 1)]]
            assert all(one == seat for one in seen), "all went on"
            if first < last:
                tales += 1
                assert any(event.seat != seat for event in table.events[first:last])
                since = [n for n in own if told(table, n) <= first]
                lived = told(table, since[-1]) if since else 0
                assert all(event.seat == seat for event in table.events[lived:first]), "something is left out"
    assert tales or seats == 1


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_tale_does_not_know_of_what_was_done_in_silence(game: str, seats: int) -> None:
    """Without the moves of others of which nothing was told, it is the same tale."""
    for seed in range(4):
        table = wandering(game, seats, seed, 10 + 11 * seed)
        for eye in [*range(seats), None]:
            heard = [
                n
                for n, move in enumerate(table.record.moves)
                if move.seat == eye or told(table, n) < told(table, n + 1)
            ]
            moves = [table.record.moves[n] for n in heard]
            less = SimpleNamespace(
                record=SimpleNamespace(moves=moves),
                passages=[table.passages[n] for n in heard],
                events=table.events,
                state=table.state,
            )
            assert tale_of(cast(Any, less), eye) == tale_of(table, eye)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_for_who_looks_on_it_is_the_last_turn(game: str, seats: int) -> None:
    table = wandering(game, seats, 5, 60)
    first, last = tale_of(table, None)
    spoken = [n for n in range(len(table.record.moves)) if told(table, n) < told(table, n + 1)]
    turn = [n for n in spoken if first < told(table, n + 1)]
    assert last == len(table.events)
    assert len({table.record.moves[n].seat for n in turn}) == 1
    before = [n for n in spoken if told(table, n + 1) <= first]
    assert not before or table.record.moves[before[-1]].seat != table.record.moves[turn[0]].seat


def test_the_turn_of_an_automa_is_a_tale_though_it_is_part_of_a_move() -> None:
    told_of = set()
    for game in GAMES:
        for seed in range(6 if 1 in edubba.load(game).seats else 0):
            table = wandering(game, 1, seed, 30)
            first, last = tale_of(table, 0)
            theirs = [n for n, event in enumerate(table.events) if event.seat >= 1]
            if theirs:
                told_of.add(game)
                assert first <= theirs[-1] < last
                assert table.events[first].seat != 0
    alone = [game for game in GAMES if 1 in edubba.load(game).seats]
    assert told_of == {game for game in alone if edubba.load(game).new(1, 1).places() > 1}


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_moments_are_the_same_however_one_comes_to_them(game: str, seats: int) -> None:
    table = wandering(game, seats, 3, 40)
    count = len(table.events)
    some = sorted({1, count // 3 or 1, count // 2 or 1, max(count - 4, 1), max(count - 1, 1), count})
    fresh = {told: Recall().at(table, told).dump() for told in some}
    forth, back, mixed = Recall(), Recall(), Recall()
    assert [forth.at(table, told).dump() for told in some] == list(fresh.values())
    assert [back.at(table, told).dump() for told in reversed(some)] == list(reversed(fresh.values()))
    assert all(mixed.at(table, told).dump() == fresh[told] for told in Random(1).choices(some, k=12))
    end = table.passages[-1].told
    last = next(n for n in range(len(table.passages)) if table.passages[n].told == end)  # what came after it was silent
    assert Recall().at(table, end).dump() == table.record.replay(last + 1).dump()


@pytest.mark.parametrize("game", GAMES)
def test_what_was_taken_back_is_not_remembered(game: str) -> None:
    """Somebody takes a turn back and plays another one: the moments are those of the new one."""
    for seed in range(5):
        table, recall = wandering(game, edubba.load(game).seats[-1], seed, 45), Recall()
        recall.at(table, max(len(table.events) - 6, 1))
        recall.at(table, len(table.events))
        seat = next(seat for seat in range(table.record.seats) if table.can_take_back_turn(seat))
        table.take_back_turn(seat)
        dice = Random(99 + seed)
        for _ in range(12):
            one = dice.choice(table.state.to_act)
            table.act(one, dice.choice(table.state.legal(one)))
        for told in range(max(len(table.events) - 6, 1), len(table.events) + 1):
            assert recall.at(table, told).dump() == Recall().at(table, told).dump()


def played(game: str, moves: int) -> Session:
    """Ada plays on all seats and sees through connection 1; Bo looks on through connection 2."""
    session, dice = Session(kept_at(game, "me", *["device"] * 5)), Random(4)
    session.connect(1, ADA.id, "en", 1.0)
    session.connect(2, BO.id, "fr", 1.0)
    for _ in range(moves):
        assert session.play is not None
        seat = dice.choice(session.head.to_act)
        session.viewers.turn(session.viewers.by_conn[1], seat, "en")
        act = Act(session.seq(seat), seat, dice.choice(session.play.table.state.legal(seat)))
        (persist,) = of(Persist, session.receive(1, act, 2.0))
        session.stored(persist.ticket, 3.0)
    return session


@pytest.mark.parametrize("game", GAMES)
def test_a_session_shows_any_moment_as_a_seat_saw_it(game: str) -> None:
    session = played(game, 24)
    assert session.play is not None
    table = session.play.table
    for conn, lang in ((1, "en"), (2, "fr")):
        seat = session.viewers.by_conn[conn].seat
        frame = shown(session, conn)
        assert tuple(frame["tale"]) == tale_of(table, seat)
        assert frame["log"][-1]["told"] == len(table.events)
        for told in range(1, len(table.events) + 1):
            (tell,) = of(Tell, session.receive(conn, Ask(told), 4.0))
            assert isinstance(tell.message, Recalled)
            assert (tell.conn, tell.message.told, tell.message.seat) == (conn, told, seat)
            then = table.game.scene(Recall().at(table, told), seat, lang, session._called(lang))
            assert msgspec.to_builtins(tell.message.scene) == msgspec.to_builtins(looked_at(then))
            assert not tell.message.scene.choices


def test_a_moment_that_there_never_was_is_refused() -> None:
    for game in GAMES:
        session = played(game, 6)
        assert session.play is not None
        (tell,) = of(Tell, session.receive(1, Ask(len(session.play.table.events) + 1), 4.0))
        assert isinstance(tell.message, Refused)
        assert tell.message.code == "unknown-move"
        assert session.viewers.by_conn[1].heard == 6, "to look back is no decision"
