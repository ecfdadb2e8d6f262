"""Where bots think: in processes of their own, never on the event loop.

A worker gets the record of the game, rebuilds the position by replay and shows the bot redealt samples of it only.
When the server dies, however suddenly, the pipes close and the workers end.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from hashlib import sha256
from multiprocessing.connection import Connection

from edubba import bots
from edubba.kernel import EdubbaError, Record
from edubba.kernel.record import Move
from edubba.kernel.shelf import played_with
from edubba.table.effects import Order


class Stumbled(Exception):
    """A bot that could not answer, and why."""


def answer(order: Order) -> int:
    """What the bot decides."""
    game = played_with(order.game, order.pack)
    if game is None:
        raise EdubbaError(f"the data pack {order.pack} of {order.game} is not here")
    record = Record(game, order.seats, order.options, order.secret, order.nonces)
    record.moves = [Move(seat, text, "") for seat, text in order.moves]
    state = record.replay()
    budget = {} if order.seconds is None else {"seconds": order.seconds}
    bot = bots.make(order.bot, game, seed=luck(order), **budget)
    return bot.choose(lambda rng: state.redeal(order.seat, rng), order.seat, state.legal(order.seat))


def luck(order: Order) -> int:
    """The seed of a bot: nobody can guess it, and the same question finds the same answer, as a bug report needs."""
    asked = f"bot {order.seat} {len(order.moves)}".encode()
    return int.from_bytes(sha256(order.secret + asked).digest()[:8], "big")


def work(pipe: Connection) -> None:
    """The life of a worker: answer one question after the other, until the server has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which then ends its workers
    while True:
        try:
            order = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send((answer(order), ""))
        except Exception as trouble:  # whatever a bot stumbles over, the worker goes on
            pipe.send((-1, f"{type(trouble).__name__}: {trouble}"))


class Worker:
    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs,), daemon=True, name="edubba-bot")
        self._process.start()
        theirs.close()

    def ask(self, order: Order) -> int:
        self._pipe.send(order)
        action, trouble = self._pipe.recv()
        if trouble:
            raise Stumbled(trouble)
        return int(action)

    def stop(self) -> None:
        """End the process; whoever waits for its answer gets an EOFError."""
        self._process.kill()
        self._process.join()


class Thinkers:
    """A few workers, started when first needed."""

    def __init__(self, workers: int) -> None:
        self._free = asyncio.Semaphore(workers)
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()

    async def choose(self, order: Order) -> int:
        """What a bot decides; Stumbled if it cannot."""
        async with self._free:
            worker = self._idle.pop() if self._idle else await asyncio.to_thread(Worker)
            self._busy.add(worker)
            try:
                action = await asyncio.to_thread(worker.ask, order)
            except Stumbled:
                self._idle.append(worker)
                raise
            except (EOFError, OSError) as death:
                worker.stop()
                raise Stumbled("its process has died") from death
            except asyncio.CancelledError:
                worker.stop()  # nobody waits for its answer any more
                raise
            else:
                self._idle.append(worker)
                return action
            finally:
                self._busy.discard(worker)

    def close(self) -> None:
        for worker in [*self._idle, *self._busy]:
            worker.stop()
        self._idle.clear()
