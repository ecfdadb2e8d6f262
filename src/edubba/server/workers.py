"""The workers: processes in which bots think, never on the event loop, and who comes next.

Everybody gets a turn: people take turns, and the tables of one person take turns within theirs, however many there are.
Bots that take a budget of time think in a lane of their own, so that the others, which answer at once, never wait for
them; and the more of them want to think, the less time each gets. Reviews of finished games have a third lane, which
takes what time nobody else wants.
"""

from __future__ import annotations

import asyncio
import math
import os
import sys
from collections import Counter, OrderedDict, deque
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from edubba.host.live import Stumbled
from edubba.server.worker import SIZE, Allow, Answer, Ask, framed, read_answer
from edubba.table.effects import Finding, Order, Thought

LEAST = 0.1  # seconds that a searching bot gets, however many wait
ROUND = 4.0  # seconds in which everybody has had a turn, if several people want one
GRACE = 30.0  # seconds beyond its budget after which a worker is taken for lost
STARTS = 120.0  # seconds in which it must be ready: ended while it starts, on a busy machine, it never would be
POLITE = 5  # how nice workers are that think for seconds: the server and its quick bots come first
HUMBLE = 19  # how nice they are that look back at finished games: everybody who plays comes first
LONGEST_STUDY = 300.0  # seconds after which a worker that looks back is taken for lost, where everybody else plays


class Died(Stumbled):
    """Its worker is no more."""


@dataclass(eq=False)
class Job:
    """An order, who wants it, and how long it may take as things stand now."""

    order: Order
    table: str
    owner: str
    future: asyncio.Future[Any]
    seconds: float


def stumbled(trouble: Exception) -> Stumbled:
    if isinstance(trouble, Stumbled):
        return trouble
    return Stumbled("it took too long" if isinstance(trouble, TimeoutError) else f"{type(trouble).__name__}: {trouble}")


class FairQueue:
    """First come, first served for one table; tables of one owner take turns, and so do owners."""

    def __init__(self) -> None:
        self._owners: OrderedDict[str, OrderedDict[str, deque[Job]]] = OrderedDict()

    def put(self, job: Job) -> None:
        self._owners.setdefault(job.owner, OrderedDict()).setdefault(job.table, deque()).append(job)

    def take(self) -> Job | None:
        """The next one; its owner and its table go to the end of their queues."""
        if not self._owners:
            return None
        owner, tables = self._owners.popitem(last=False)
        table, jobs = tables.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            tables[table] = jobs
        if tables:
            self._owners[owner] = tables
        return job

    def remove(self, job: Job) -> None:
        """Forget a job, if it still waits."""
        tables = self._owners.get(job.owner, OrderedDict())
        jobs = tables.get(job.table, deque())
        if job in jobs:
            jobs.remove(job)
            if not jobs:
                del tables[job.table]
            if not tables:
                del self._owners[job.owner]

    def __iter__(self) -> Iterator[Job]:
        for tables in self._owners.values():
            for jobs in tables.values():
                yield from jobs

    def __len__(self) -> int:
        return sum(1 for _ in self)


class Worker:
    """A process, which is asked one thing at a time. Any trouble with it is a Stumbled."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self._ask, self._answers = process.stdin, process.stdout
        self._stopping: asyncio.Task[None] | None = None

    @classmethod
    async def start(cls, politeness: int) -> Worker:
        path = os.pathsep.join(filter(None, sys.path))  # it finds what we have found
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "edubba.server.worker", str(politeness)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": path},
        )
        return cls(process)

    @property
    def alive(self) -> bool:
        return self.process.returncode is None

    async def ready(self) -> None:
        """It has started."""
        await self._read()

    async def ask(self, order: Order, seconds: float) -> Thought | Finding:
        self._ask.write(framed(Ask(order, seconds)))
        found = await self._read()
        if found.trouble:
            raise Stumbled(found.trouble)
        return found.thought

    async def _read(self) -> Answer:
        try:
            size = int.from_bytes(await self._answers.readexactly(SIZE), "big")
            found: Answer = read_answer(await self._answers.readexactly(size))
        except (OSError, asyncio.IncompleteReadError) as death:
            raise Died("its process has died") from death
        return found

    def allow(self, seconds: float) -> None:
        """So long may it take, counted from the beginning."""
        self._ask.write(framed(Allow(seconds)))

    async def stop(self) -> None:
        """End the process. What was begun is finished, whoever gives up waiting for it."""
        if self._stopping is None:
            self._stopping = asyncio.create_task(self._stop())
        await asyncio.shield(self._stopping)

    async def _stop(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        self._ask.close()
        with suppress(OSError):
            await self._ask.wait_closed()
        await self._answers.read()
        await self.process.wait()


class Lane:
    """Some workers, started when first needed, and the jobs that wait for them."""

    def __init__(self, size: int, politeness: int, grace: float) -> None:
        self.size = size
        self.waiting = FairQueue()
        self.thinking: dict[Job, Worker | None] = {}  # None: the worker is being started
        self.idle: list[Worker] = []
        self._politeness = politeness
        self._grace = grace
        self._all: set[Worker] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def add(self, job: Job) -> None:
        self.waiting.put(job)
        self._share()
        self._go_on()

    def drop(self, job: Job) -> None:
        """Nobody wants to know any more: forget a job that waits, end one that is being thought about."""
        self.waiting.remove(job)
        if job in self.thinking:
            self._allow(job, 0.0)

    async def close(self) -> None:
        self.size = 0
        for job in self.waiting:
            job.future.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self._all))

    def _go_on(self) -> None:
        while len(self.thinking) < self.size and (job := self.waiting.take()):
            self.thinking[job] = None
            task = asyncio.create_task(self._think(job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _share(self) -> None:
        """Divide the time among all who want some: as many equal parts as there are people, and within each as many as
        that person has bots. What a job has once lost it does not get back, so a burst of questions is answered in the
        time that one of them would have taken."""
        jobs = [*self.thinking, *self.waiting]
        owners = Counter(job.owner for job in jobs)
        for job in jobs:
            parts = len(owners) * owners[job.owner] / self.size
            if job.order.seconds is not None and parts > 1:
                whole = job.order.seconds if len(owners) == 1 else min(job.order.seconds, ROUND)
                self._allow(job, max(LEAST, whole / parts))

    def _allow(self, job: Job, seconds: float) -> None:
        if seconds < job.seconds:
            job.seconds = seconds
            worker = self.thinking.get(job)
            if worker:
                worker.allow(seconds)

    async def _think(self, job: Job) -> None:
        worker: Worker | None = None
        whole = False  # True if the worker can be asked again
        try:
            async with asyncio.timeout(STARTS):
                worker = await self._worker()
            self.thinking[job] = worker
            async with asyncio.timeout((job.order.seconds or 0.0) + self._grace):
                thought = await worker.ask(job.order, job.seconds)
            whole = True
            if not job.future.done():
                job.future.set_result(thought)
        except Exception as trouble:  # whatever it is, nobody waits forever
            whole = isinstance(trouble, Stumbled) and not isinstance(trouble, Died)
            if not job.future.done():
                job.future.set_exception(stumbled(trouble))
        finally:
            del self.thinking[job]
            job.future.cancel()  # if we are told to stop
            if worker and whole:
                self.idle.append(worker)
            elif worker:
                await self._end(worker)
            self._go_on()

    async def _worker(self) -> Worker:
        while self.idle:
            worker = self.idle.pop()
            if worker.alive:
                return worker
            await self._end(worker)
        try:
            worker = await Worker.start(self._politeness)
        except OSError as trouble:
            raise Stumbled(f"no process can be started for it: {trouble}") from trouble
        self._all.add(worker)
        try:
            await worker.ready()
        except BaseException:
            await self._end(worker)
            raise
        return worker

    async def _end(self, worker: Worker) -> None:
        await worker.stop()
        self._all.discard(worker)


class Workers:
    """Three lanes: for bots that think as long as they are let, for those that answer at once, and for reviews."""

    def __init__(self, count: int, grace: float = GRACE) -> None:
        self.heavy = Lane(count, POLITE, grace)
        self.light = Lane(1, 0, grace)
        self.humble = Lane(1, HUMBLE, max(grace, LONGEST_STUDY))

    def submit(self, order: Order, table: str, owner: str) -> asyncio.Future[Thought]:
        """What a bot decides or the coach advises, or Stumbled, in time. To cancel the future is to let it stop."""
        return self._put(self.light if order.seconds is None else self.heavy, order, table, owner)

    def study(self, order: Order, table: str, owner: str) -> asyncio.Future[Finding]:
        """What the coach finds in hindsight, or Stumbled. To cancel the future is to let it stop."""
        return self._put(self.humble, order, table, owner)

    def _put(self, lane: Lane, order: Order, table: str, owner: str) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        job = Job(
            order=order,
            table=table,
            owner=owner,
            future=future,
            seconds=math.inf if order.seconds is None else order.seconds,
        )
        future.add_done_callback(lambda done: lane.drop(job) if done.cancelled() else None)
        lane.add(job)
        return future

    async def close(self) -> None:
        await asyncio.gather(self.heavy.close(), self.light.close(), self.humble.close())
