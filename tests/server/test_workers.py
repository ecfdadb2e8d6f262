"""Bots think in processes of their own; what happens there cannot stop a table, and nobody takes more than his turn."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from time import monotonic

import pytest

import edubba
from edubba.host.live import Stumbled
from edubba.host.thinking import MINDS, Minds, answer, luck
from edubba.server.workers import ROUND, FairQueue, Job, Lane, Worker, Workers
from edubba.table.effects import Order
from tests.apart import apart


def order(bot: str, seconds: float | None = None) -> tuple[Order, list[int]]:
    """A question to a bot somewhere in a game, and what it may answer."""
    game = edubba.load("uruk")
    record = edubba.Record.begin(game, 2, 7)
    state, dice = record.start(), Random(7)
    while len(record.moves) < 30 or len(state.legal(state.to_act[0])) == 1:
        seat = state.to_act[0]
        record.play(state, seat, dice.choice(state.legal(seat)))
    seat = state.to_act[0]
    asked = Order(
        game="uruk",
        version=record.version,
        pack=game.pack.hash,
        seats=2,
        options=dict(record.options),
        secret=record.secret,
        nonces=[],
        moves=[(move.seat, move.text) for move in record.moves],
        seat=seat,
        bot=bot,
        seconds=seconds,
    )
    return asked, state.legal(seat)


QUICK, LEGAL = order("random")
SLOW, _ = order("search", 30.0)


@asynccontextmanager
async def at_work(count: int = 1, grace: float = 60.0) -> AsyncIterator[Workers]:
    workers = Workers(count, grace)
    try:
        yield workers
    finally:
        await workers.close()


def run(scenario: Callable[[], Coroutine[None, None, None]]) -> None:
    apart(lambda: asyncio.run(asyncio.wait_for(scenario(), 120)))


async def thinking(lane: Lane) -> Worker:
    """The worker of this lane, as soon as a bot thinks in it."""
    while not any(lane.thinking.values()):
        await asyncio.sleep(0.01)
    return next(worker for worker in lane.thinking.values() if worker)


def test_a_worker_answers_stumbles_dies_and_is_replaced() -> None:
    async def scenario() -> None:
        async with at_work() as workers:
            assert await workers.submit(QUICK, "t", "ada") in LEGAL
            with pytest.raises(Stumbled, match="there is no bot 'oracle'"):
                await workers.submit(replace(QUICK, bot="oracle"), "t", "ada")
            (worker,) = workers.light.idle  # the same one all the time
            worker.process.kill()
            await worker.process.wait()
            assert await workers.submit(QUICK, "t", "ada") in LEGAL  # who dies while nobody asks is simply replaced
            asked = workers.submit(SLOW, "t", "ada")
            (await thinking(workers.heavy)).process.kill()
            with pytest.raises(Stumbled, match="died"):
                await asked
            assert not workers.heavy.idle

    run(scenario)


def test_a_worker_that_stands_still_is_replaced_in_time() -> None:
    async def scenario() -> None:
        async with at_work(grace=5.0) as workers:
            await workers.submit(QUICK, "t", "ada")
            (worker,) = workers.light.idle
            os.kill(worker.process.pid, signal.SIGSTOP)
            began = monotonic()
            with pytest.raises(Stumbled, match="too long"):
                await workers.submit(QUICK, "t", "ada")
            assert monotonic() - began < 60
            assert await worker.process.wait() == -signal.SIGKILL
            assert await workers.submit(QUICK, "t", "ada") in LEGAL

    run(scenario)


def test_a_worker_may_take_longer_to_start_than_to_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine it does; ended while it starts, it would never be ready, and its bots would play at random."""
    (tmp_path / "sitecustomize.py").write_text("import time\ntime.sleep(6)\n")
    monkeypatch.syspath_prepend(tmp_path)

    async def scenario() -> None:
        async with at_work(grace=5.0) as workers:
            assert await workers.submit(QUICK, "t", "ada") in LEGAL

    run(scenario)


def test_what_nobody_foresaw_is_told_and_the_worker_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    def garbled(_: bytes) -> None:
        raise ValueError("no answer")

    async def scenario() -> None:
        async with at_work() as workers:
            await workers.submit(QUICK, "t", "ada")
            with monkeypatch.context() as patch:
                patch.setattr("edubba.server.workers.read_answer", garbled)
                with pytest.raises(Stumbled, match="ValueError: no answer"):
                    await workers.submit(QUICK, "t", "ada")
            assert not workers.light.idle
            assert await workers.submit(QUICK, "t", "ada") in LEGAL

    run(scenario)


def test_the_same_question_finds_the_same_answer() -> None:
    """So that a strange move can be looked at again; at another moment, or another table, the luck is another one."""
    assert len(LEGAL) > 1
    assert answer(QUICK) == answer(QUICK)
    other, earlier = replace(QUICK, secret=bytes(32)), replace(QUICK, moves=QUICK.moves[:-1])
    assert len({luck(QUICK), luck(other), luck(earlier)}) == 3


def test_who_stops_waiting_ends_the_thinking() -> None:
    async def scenario() -> None:
        async with at_work() as workers:
            first, second, third = (workers.submit(SLOW, table, "ada") for table in "abc")
            worker = await thinking(workers.heavy)
            second.cancel()
            first.cancel()
            third.cancel()
            while workers.heavy.thinking or len(workers.heavy.waiting):
                await asyncio.sleep(0.01)
            assert workers.heavy.idle == [worker]  # not killed: it has simply stopped thinking
            assert worker.alive

    run(scenario)


def test_quick_bots_never_wait_for_those_that_search() -> None:
    async def scenario() -> None:
        async with at_work() as workers:
            await workers.submit(QUICK, "t", "ada")
            slow = [workers.submit(SLOW, f"slow {n}", "ada") for n in range(5)]
            await thinking(workers.heavy)
            assert await workers.submit(QUICK, "t", "bea") in LEGAL
            assert not any(future.done() for future in slow)

    run(scenario)


def test_three_hundred_tables_of_one_person_delay_nobody() -> None:
    """One who wants 300 times 30 seconds does not keep another from 2 seconds: not all of them, but more than a few."""

    async def scenario() -> None:
        async with at_work() as workers:
            greedy = [workers.submit(SLOW, f"greedy {n}", "mallory") for n in range(300)]
            await thinking(workers.heavy)
            job = workers.submit(replace(SLOW, seconds=2.0), "t", "ada")
            mine = next(waiting for waiting in workers.heavy.waiting if waiting.owner == "ada")
            assert await job in LEGAL
            assert mine.seconds == 1.0
            assert sum(future.done() for future in greedy) <= 4

    run(scenario)


def test_twenty_searches_are_answered_in_the_time_of_a_few() -> None:
    async def scenario() -> None:
        async with at_work(2) as workers:
            asked = [workers.submit(SLOW, f"t{n}", f"person {n}") for n in range(20)]
            given = [job.seconds for job in [*workers.heavy.thinking, *workers.heavy.waiting]]
            assert (len(given), round(sum(given) / 2, 3)) == (20, ROUND)
            # Five minutes if each had its 30 seconds: more than any patience here (run).
            assert all(action in LEGAL for action in await asyncio.gather(*asked))

    run(scenario)


def test_thinking_time_is_shared_out() -> None:
    """Alone one gets what one wants; with others each person gets an equal part of a few seconds."""

    async def scenario() -> None:
        async with at_work() as workers:
            lane = workers.heavy

            def given(owner: str) -> list[float]:
                return [job.seconds for job in [*lane.thinking, *lane.waiting] if job.owner == owner]

            workers.submit(SLOW, "a", "ada")
            assert given("ada") == [30.0]
            workers.submit(SLOW, "b", "ada")
            assert given("ada") == [15.0, 15.0]
            workers.submit(SLOW, "c", "bea")
            assert given("bea") == [2.0]
            assert given("ada") == [1.0, 1.0]
            for n in range(50):
                workers.submit(SLOW, f"d{n}", f"person {n}")
            assert given("bea") == given("person 7") == [0.1]

    run(scenario)


def test_two_workers_think_at_the_same_time() -> None:
    async def scenario() -> None:
        async with at_work(2) as workers:
            for table in "abc":
                workers.submit(SLOW, table, table)
            assert (len(workers.heavy.thinking), len(workers.heavy.waiting)) == (2, 1)
            assert [round(job.seconds, 2) for job in workers.heavy.thinking] == [2.67, 2.67]

    run(scenario)


def test_people_take_turns_and_so_do_their_tables() -> None:
    async def scenario() -> None:
        queue = FairQueue()
        for name in ("ada:a", "ada:a", "ada:b", "ada:b", "bea:x", "bea:x", "cleo:y"):
            owner, table = name.split(":")
            queue.put(Job(QUICK, table, owner, asyncio.get_running_loop().create_future(), 0.0))
        gone = next(job for job in queue if job.table == "y")
        queue.remove(gone)
        queue.remove(gone)
        assert len(queue) == 6
        found = []
        while job := queue.take():
            found.append(f"{job.owner}:{job.table}")
        assert found == ["ada:a", "bea:x", "ada:b", "bea:x", "ada:a", "ada:b"]

    run(scenario)


def test_workers_end_with_the_server() -> None:
    """Also in the middle of a thought, and also if the server has no time to say so."""

    async def scenario() -> None:
        async with at_work() as workers:
            workers.submit(SLOW, "t", "ada")
            worker = await thinking(workers.heavy)
            worker._ask.close()  # what the system does when the server is killed
            # By itself, not killed. asyncio says 255 if its transport has seen the end before its watcher.
            assert await asyncio.wait_for(worker.process.wait(), 60) in (0, 255)

    run(scenario)


def test_who_planned_a_turn_is_asked_for_the_rest_of_it() -> None:
    asked, legal = order("pupil")
    game = edubba.load("uruk")
    minds = Minds()
    bot = minds.of(asked, game)
    assert answer(asked, minds=minds) in legal
    assert minds.of(replace(asked, moves=[*asked.moves, (0, "end")]), game) is bot
    assert minds.of(replace(asked, seat=1 - asked.seat), game) is not bot
    for number in range(MINDS):
        minds.of(replace(asked, secret=number.to_bytes(32, "big")), game)
    assert minds.of(asked, game) is not bot, "only so many are remembered"
    assert minds.of(QUICK, game) is not minds.of(QUICK, game), "who plans nothing is not remembered"
