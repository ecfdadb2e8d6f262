"""Bots think in processes of their own; what happens there cannot stop a table."""

import asyncio
from random import Random

import pytest

import edubba
from edubba.server.thinking import Stumbled, Thinkers, answer, luck
from edubba.table.effects import Order
from tests.server.house import BOT, DEVICE, ME, Served


def order(bot: str) -> tuple[Order, list[int]]:
    """A question to a bot somewhere in a game, and what it may answer."""
    game = edubba.load("uruk")
    record = edubba.Record.begin(game, 2, 7)
    state, dice = record.start(), Random(7)
    while len(record.moves) < 30 or len(state.legal(state.to_act[0])) == 1:
        seat = state.to_act[0]
        record.play(state, seat, dice.choice(state.legal(seat)))
    seat = state.to_act[0]
    moves = [(move.seat, move.text) for move in record.moves]
    asked = Order(
        game="uruk",
        pack=game.pack.hash,
        seats=2,
        options=record.options,
        secret=record.secret,
        nonces=[],
        moves=moves,
        seat=seat,
        bot=bot,
        seconds=None,
    )
    return asked, state.legal(seat)


def test_a_worker_answers_stumbles_dies_and_is_replaced() -> None:
    async def scenario() -> None:
        thinkers = Thinkers(1)
        try:
            asked, legal = order("greedy")
            assert await thinkers.choose(asked) in legal
            with pytest.raises(Stumbled, match="there is no bot 'oracle'"):
                await thinkers.choose(order("oracle")[0])
            (worker,) = thinkers._idle
            worker._process.kill()
            with pytest.raises(Stumbled, match="died"):
                await thinkers.choose(asked)
            assert await thinkers.choose(asked) in legal
            assert thinkers._idle != [worker]
        finally:
            thinkers.close()

    asyncio.run(scenario())


def test_the_same_question_finds_the_same_answer() -> None:
    """So that a strange move can be looked at again; at another moment, or another table, the luck is another one."""
    asked, legal = order("random")
    assert len(legal) > 1
    assert answer(asked) == answer(asked)
    other = Order(**{**vars(asked), "secret": bytes(32)})
    assert len({luck(asked), luck(other), luck(Order(**{**vars(asked), "moves": asked.moves[:-1]}))}) == 3


def test_who_stops_waiting_ends_the_thinking() -> None:
    async def scenario() -> None:
        thinkers = Thinkers(1)
        asked, _ = order("search")
        patient = Order(**{**vars(asked), "seconds": 600.0})
        await thinkers.choose(order("random")[0])
        (worker,) = thinkers._idle
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(thinkers.choose(patient), 0.3)
        assert not worker._process.is_alive()
        thinkers.close()

    asyncio.run(scenario())


def test_a_bot_that_stumbles_plays_at_random(served: Served) -> None:
    person = served.guest()
    table = person.open(BOT, BOT, max_rounds=1)
    served.room(table).places[0].bot = served.room(table).places[1].bot = "oracle"
    with person.live(table) as live:
        live.until(lambda frame: bool(frame["scene"]["over"]))


def test_moves_of_a_socket_that_breaks_are_whole_or_nothing(served: Served) -> None:
    person, dice = served.guest(), Random(1)
    table = person.open(ME, DEVICE)
    for _ in range(12):
        with person.live(table) as live:
            live.next_scene()
            live.sit(live.scene["table"]["to_act"][0])
            live.ask("act", action=dice.choice(live.choices()))
    with person.live(table) as live:
        live.next_scene()
        live.sit(live.scene["table"]["to_act"][0])
        live.act(live.choices()[0])
        room = served.room(table)
        assert room.rows == len(served.house.store.moves(table)) == len(room.table.record.moves)
        assert room.rows > 1


def test_a_broken_rule_breaks_neither_the_socket_nor_the_table(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    person = served.guest()
    table = person.open(ME, DEVICE)
    with person.live(table) as live:
        live.next_scene()
        live.sit(live.scene["table"]["to_act"][0])
        room = served.room(table)
        first = live.choices()[0]
        with monkeypatch.context() as patched:
            patched.setattr(room.table, "act", lambda seat, action: 1 // 0)
            assert live.refused("act", action=first)["say"] == "Something broke on our side. Nothing was changed."
        assert room.rows == 0
        live.act(first)
        assert room.rows == len(served.house.store.moves(table)) == 1
