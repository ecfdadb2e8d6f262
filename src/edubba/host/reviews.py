"""Looking back at finished games: the coach goes through turn after turn, as long as somebody wants to know."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace

import msgspec

from edubba.host.live import Stumbled, Thinkers
from edubba.host.store import Store, StoreError
from edubba.table import hindsight
from edubba.table.effects import Course, Finding, Order, Study, Verdict
from edubba.table.hindsight import Reviewed, Told
from edubba.table.review_wire import Review
from edubba.table.stored import Guest
from edubba.table.words import Refusal

LEASE = 15.0  # seconds after which nobody seems to want to know any more
REMEMBERED = 64  # reviews, finished or not

log = logging.getLogger("edubba.host")


class Looking:
    """A game that is being gone through. It stops when nobody asks any more, and goes on when somebody does."""

    def __init__(self, table: str, coach: str, order: Order, thinkers: Thinkers) -> None:
        self.table = table
        self.coach = coach
        self.order = order
        self.found: Reviewed | None = None
        self.trouble = False
        self._thinkers = thinkers
        self._task: asyncio.Task[None] | None = None
        self._lease: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    @property
    def whole(self) -> bool:
        """True if every turn has been judged, or could not be."""
        return self.found is not None and len(self.found.verdicts) == len(self.found.course.turns)

    def ready(self, lang: str) -> bool:
        return self.whole and self.found is not None and lang in self.found.told

    def go_on(self, lang: str, owner: str, done: Callable[[Looking], None]) -> None:
        """Somebody wants to know, in this language."""
        if self._lease is not None:
            self._lease.cancel()
        self._lease = asyncio.get_running_loop().call_later(LEASE, self.stop)
        if not self.busy:
            self._task = asyncio.create_task(self._look(lang, owner))
            self._task.add_done_callback(lambda _: done(self))

    def stop(self) -> None:
        if self._lease is not None:
            self._lease.cancel()
        if self._task is not None:
            self._task.cancel()

    async def _look(self, lang: str, owner: str) -> None:
        try:
            if self.found is None:
                course = await self._find(Study(), owner)
                assert isinstance(course, Course)
                self.found = Reviewed(self.coach, course, [])
            found = self.found
            while not self.whole:
                found.verdicts.append(await self._verdict(len(found.verdicts), "", owner))
            points = [await self._verdict(turn, lang, owner) for turn in hindsight.turning_points(found.verdicts)]
            told = [one.point for one in points if one is not None and one.point is not None]
            found.told[lang] = Told(list(self.order.names), told)
        except Stumbled as trouble:
            log.error("table %s: the coach cannot look back: %s", self.table, trouble)
            self.trouble = True

    async def _verdict(self, turn: int, lang: str, owner: str) -> Verdict | None:
        """What a turn was worth; None if the coach stumbles over it: it goes on with the next."""
        try:
            verdict = await self._find(Study(turn, lang), owner)
        except Stumbled as trouble:
            log.error("table %s: the coach stumbled over turn %d: %s", self.table, turn, trouble)
            return None
        assert isinstance(verdict, Verdict)
        return verdict

    async def _find(self, study: Study, owner: str) -> Finding:
        return await self._thinkers.study(replace(self.order, study=study), self.table, owner)


class Reviews:
    """The reviews of a house: kept once they are done."""

    def __init__(self, store: Store, thinkers: Thinkers, rest: Callable[[], None] = lambda: None) -> None:
        self._store = store
        self._thinkers = thinkers
        self._rest = rest  # nobody looks back any more
        self._looking: OrderedDict[str, Looking] = OrderedDict()
        self._keeping: set[asyncio.Task[None]] = set()

    async def look(self, guest: Guest, table: str, coach: str, order: Order, lang: str) -> Review:
        """The review of a finished game, as far as it has come. Who asks keeps it going."""
        looking = self._looking.get(table)
        if looking is None:
            looking = Looking(table, coach, order, self._thinkers)
            looking.found = await self._kept(looking)
            looking = self._looking.setdefault(table, looking)  # somebody else may have asked meanwhile
            while len(self._looking) > REMEMBERED:
                self._looking.popitem(last=False)[1].stop()
        self._looking.move_to_end(table)
        if looking.trouble:
            del self._looking[table]  # who asks again tries again
            raise Refusal(500, "no-review")
        found = looking.found
        if found is not None and lang in found.told and found.told[lang].names != list(order.names):
            del found.told[lang]  # somebody has another name by now
        looking.order = order
        if not looking.ready(lang):
            looking.go_on(lang, guest.id, self._done)
            found = looking.found
        if found is None:
            return Review(done=0, of=0)
        ready = looking.ready(lang)
        return hindsight.shown(order, found, ready, found.told[lang].points if ready else [])

    def stop(self) -> None:
        for looking in self._looking.values():
            looking.stop()

    async def _kept(self, looking: Looking) -> Reviewed | None:
        """What is kept, if the same coach has found it."""
        try:
            told = await self._store.review(looking.table)
            found = hindsight.decode(told) if told else None
        except (StoreError, msgspec.DecodeError) as trouble:
            log.error("table %s: its review cannot be read: %s", looking.table, trouble)
            return None
        return found if found and found.coach == looking.coach else None

    def _done(self, looking: Looking) -> None:
        """It has found all that was asked for, or nobody asks any more."""
        if not any(one.busy for one in self._looking.values()):
            self._rest()
        found = looking.found
        if looking.whole and found is not None and None not in found.verdicts:
            task = asyncio.create_task(self._keep(looking.table, hindsight.encode(found).decode()))
            self._keeping.add(task)
            task.add_done_callback(self._keeping.discard)

    async def _keep(self, table: str, told: str) -> None:
        try:
            await self._store.keep_review(table, told)
        except StoreError as trouble:
            log.error("table %s: its review could not be stored: %s", table, trouble)
