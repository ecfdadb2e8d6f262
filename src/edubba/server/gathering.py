"""Before the cards are dealt: everybody throws a number in, so that nobody can choose the dice alone.

The house has fixed its own secret by publishing the hash of it. Then every person's page sends the hash of a number of
its own; when all have, they open them, and the key of the dice is made from the secret and all numbers. Who had to
choose a number did so before seeing any other.

A browser may lose its number while it waits for the others, and a number that cannot be opened would keep everybody
from playing. So all are asked again when the last one is fixed: who still has the number says the same, who has lost it
fixes another. Only then the first one is opened, and none is exchanged after that.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from hashlib import sha256

from edubba.server.company import Company
from edubba.server.store import Store
from edubba.server.watcher import Watcher
from edubba.table.info import seats_of, table_info
from edubba.table.rebuild import record_of
from edubba.table.stored import FRIEND, DiceCommit, Head, Place
from edubba.table.wire import Dice, TableFrame, TableInfo, encode
from edubba.table.words import Refusal


class Gathering(Company):
    """A table at which nothing has been dealt yet."""

    def __init__(
        self,
        store: Store,
        head: Head,
        places: list[Place],
        throws: list[DiceCommit],
        begin: Callable[[Gathering], Awaitable[None]],
    ) -> None:
        super().__init__(store, head, places)
        self._throws = {throw.guest: throw for throw in throws}
        self._sure: set[str] = set()  # who has said the same again, or fixed the last number
        self._begin = begin

    def seq(self, seat: int | None) -> int:
        return 0

    def renew(self) -> None:
        pass

    def info(self, guest: str, lang: str) -> TableInfo:
        return table_info(self.head, self.places, guest, lang, self.online, self._dice(guest))

    async def frame(self, watcher: Watcher) -> bytes:
        async with self.lock:
            if watcher.company is not self:  # the cards were dealt while we waited for the lock
                return await watcher.company.frame(watcher)
            watcher.catch_up()
            return encode(TableFrame(self.info(watcher.guest, watcher.lang)))

    # --- numbers ------------------------------------------------------------------------------------------------

    @property
    def guests(self) -> list[str]:
        """Those who sit here, in the order of their first seats."""
        return list(dict.fromkeys(place.guest for place in self.places if place.guest is not None))

    @property
    def fixed(self) -> bool:
        """True if all seats are taken and everybody has fixed a number."""
        taken = all(place.who != FRIEND for place in self.places)
        return taken and all(guest in self._throws for guest in self.guests)

    @property
    def complete(self) -> bool:
        """True if everybody still has the number: from now on they are opened."""
        if not self.fixed:
            return False
        mine = [self._throws[guest] for guest in self.guests]
        return any(one.nonce for one in mine) or all(one.guest in self._sure or not one.commit for one in mine)

    def _dice(self, guest: str) -> Dice:
        mine = self._throws.get(guest)
        if not self.fixed:
            return Dice("fix", bool(seats_of(self.places, guest)) and mine is None)
        if not self.complete:
            return Dice("again", mine is not None and bool(mine.commit) and guest not in self._sure)
        commits = [self._throws[one].commit for one in self.guests if self._throws[one].commit]
        return Dice("open", mine is not None and self._closed(mine), commits)

    @staticmethod
    def _closed(throw: DiceCommit) -> bool:
        return bool(throw.commit) and throw.nonce is None

    async def fix(self, guest: str, commit: str) -> None:
        """Somebody fixes a number by its hash, or with an empty one leaves the dice to the others."""
        await self._unbroken(self._fix(guest, commit))

    async def _fix(self, guest: str, commit: str) -> None:
        async with self.lock:
            if guest not in self.guests:
                raise Refusal(403, "not-seated")
            known, asked_again = self._throws.get(guest), self.fixed
            same = known is not None and known.commit == commit
            if same and (guest in self._sure or not asked_again or self.complete):
                return  # a second page of the same browser says the same
            if self.complete:
                raise Refusal(409, "dice-fixed")
            self._sure = {*(self._sure if asked_again else ()), guest}
            await self._note(DiceCommit(guest, commit))

    async def open(self, guest: str, nonce: str) -> None:
        """Somebody opens the number that was fixed."""
        await self._unbroken(self._open(guest, nonce))

    async def _open(self, guest: str, nonce: str) -> None:
        async with self.lock:
            mine = self._throws.get(guest)
            if mine is not None and mine.nonce == nonce:
                return
            if mine is None or not self.complete or not self._closed(mine):
                raise Refusal(409, "dice-not-asked")
            if sha256(bytes.fromhex(nonce)).hexdigest() != mine.commit:
                raise Refusal(400, "other-number")
            await self._note(replace(mine, nonce=nonce))

    async def _note(self, throw: DiceCommit) -> None:
        await self._store(self._store.throw, self.head.id, throw)
        self._throws[throw.guest] = throw
        await self.deal_if_ready()
        self.show()

    async def deal_if_ready(self) -> None:
        """When the last number is open the dice are cast."""
        if not self.complete or any(self._closed(throw) for throw in self._throws.values()):
            return
        found = [self._throws[guest].nonce for guest in self.guests]
        self.head = replace(self.head, dealt=True, nonces=[nonce for nonce in found if nonce])
        state = record_of(self.head, self.places, []).start()
        self.head = replace(self.head, to_act=list(state.to_act), over=state.over)
        await self._store(self._store.deal, self.head)
        await self._begin(self)
