"""Processes that share the games. Rows come in the order of the games, whoever played them and however fast."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context, parent_process
from typing import Final

import msgspec

from edubba.arena.game import Row, play_game
from edubba.arena.plan import Plan
from edubba.arena.players import foreign
from edubba.arena.program import RUNNING, end
from edubba.arena.schedule import Schedule, Task, conduct
from edubba.kernel.errors import EdubbaError, Told

LARGEST: Final = 16  # games that a worker takes at a time
SHARES: Final = 4  # of what is left a worker takes this part of his share

Chunk = Sequence[Task]


def play(plan: Plan, known: Sequence[Row] = (), workers: int = 0, schedule: Schedule | None = None) -> Iterator[Row]:
    """The games of a plan that are not known yet. workers=0: in this very process."""
    shared = partial(share, workers=workers) if workers else play_here
    yield from conduct(plan, known, shared, schedule)


def play_here(plan: Plan, tasks: Chunk) -> Iterator[Row]:
    game = plan.load()
    for place, number in tasks:
        yield play_game(plan, game, place, number)


def play_some(packed: bytes, tasks: Chunk, without: bool = False) -> bytes:
    """What a worker does. Plans and rows travel as they are written in files."""
    plan = msgspec.json.decode(packed, type=Plan)
    game = plan.load()
    return msgspec.json.encode([play_game(plan, game, place, number, without) for place, number in tasks])


def portions(tasks: Chunk, workers: int) -> list[Chunk]:
    """Ever smaller ones, so that no worker waits for another in the end."""
    found: list[Chunk] = []
    first = 0
    while first < len(tasks):
        size = max(1, min(LARGEST, (len(tasks) - first) // (SHARES * workers)))
        found.append(tasks[first : first + size])
        first += size
    return found


def rows(packed: bytes) -> list[Row]:
    return msgspec.json.decode(packed, type=list[Row])


def pool_of(workers: int) -> ProcessPoolExecutor:
    """Fresh processes: a fork would copy the threads that draw the progress bar."""
    return ProcessPoolExecutor(workers, get_context("spawn"), initializer=follow)


def follow() -> None:
    """A worker ends with whoever started it, even if that was killed, and its programs with it."""
    parent = parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
        for program in list(RUNNING):
            end(program)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def share(plan: Plan, tasks: Chunk, workers: int) -> Iterator[Row]:
    """Local processes. If one of them ends, nothing is lost: what it was at is played again."""
    packed = msgspec.json.encode(plan)
    left = portions(tasks, workers)
    while left:
        with pool_of(min(workers, len(left))) as pool:
            try:
                futures: list[Future[bytes]] = [pool.submit(play_some, packed, chunk) for chunk in left]
                for future in futures:
                    yield from rows(future.result())
                    left = left[1:]
            except BrokenProcessPool:
                pass
            except BaseException:  # whoever stops does not wait for games that nobody wants any more
                pool.shutdown(wait=False, cancel_futures=True)
                raise
        if left:
            yield from carefully(plan, left[0], partial(alone, packed))
            left = left[1:]


def alone(packed: bytes, task: Task, without: bool) -> bytes | None:
    """A game in a process of its own; None if it ended that process."""
    with pool_of(1) as pool:
        try:
            return pool.submit(play_some, packed, [task], without).result()
        except BrokenProcessPool:
            return None


def carefully(plan: Plan, chunk: Chunk, one: Callable[[Task, bool], bytes | None]) -> Iterator[Row]:
    """Games of which one may have ended its process, one by one; where it was one, without players from outside."""
    for task in chunk:
        found = one(task, False)
        if found is None and any(foreign(spec) for spec in plan.pairings[task[0]].lineup):
            found = one(task, True)
        if found is None:
            sentence = "the process ended that played game {number} of pairing {pairing}; the same command goes on"
            raise EdubbaError(Told("arena-died", sentence, number=task[1], pairing=task[0]))
        yield from rows(found)
