"""The host of the server: the store, the workers of the bots, what can be asked, and who may come in."""

from __future__ import annotations

import asyncio
import gc
import logging
import threading
import time
from collections import Counter
from contextlib import suppress

from edubba.host import pack_files
from edubba.host.pack_requests import PackRequests
from edubba.host.requests import Requests
from edubba.host.reviews import Reviews
from edubba.host.tables import Tables
from edubba.kernel import EdubbaError, Game
from edubba.server.exchange import Exchange
from edubba.server.folder import DataFolder
from edubba.server.guests import GuestCookies
from edubba.server.keeping import Keeping
from edubba.server.patience import Patience
from edubba.server.settings import Settings
from edubba.server.workers import Workers
from edubba.table.info import learn_games, learn_words
from edubba.table.stored import Guest

log = logging.getLogger("edubba.server")
BREATH = 0.0005  # seconds between two things that are read ahead


class Host(Tables):
    """Everything that lives as long as the server does."""

    def __init__(self, settings: Settings, folder: DataFolder) -> None:
        self.settings = settings
        self.store = folder.store
        self.door = GuestCookies(folder.key)
        self.bots = Exchange()
        self.patience = Patience()
        self.workers = Workers(settings.workers)
        self.sockets: Counter[str] = Counter()
        self._closing = threading.Event()
        self._began = time.time() - time.monotonic()
        keeping = Keeping(folder.store)
        super().__init__(keeping, self.workers, self.clock, asyncio.to_thread, settings.pause)
        packs = PackRequests(
            store=keeping, aside=asyncio.to_thread, work=self.patience, keep=self._keep, most=settings.packs
        )
        self.reviews = Reviews(keeping, self.workers)
        self.requests = Requests(
            store=keeping,
            tables=self,
            aside=asyncio.to_thread,
            packs=packs,
            reviews=self.reviews,
            most_tables=settings.tables,
        )

    def clock(self) -> float:
        """The time of day when the server was started, and what has passed since: it never jumps."""
        return self._began + time.monotonic()

    async def _keep(self, guest: Guest, game: Game) -> None:
        await self.patience(guest.id, pack_files.keep, game)

    # --- beginning and end --------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Read what is needed soon, and let bots go on where a restart has interrupted them; nobody waits for that."""
        self._waking = asyncio.create_task(self._wake())

    async def _wake(self) -> None:
        try:
            await asyncio.to_thread(learn_games)
        except Exception:
            log.exception("the words of a game cannot be read")  # whoever opens that game is told
        gc.freeze()  # what is there by now stays: nobody need look through it again
        await self.wake_bots()
        with suppress(EdubbaError):  # whoever opens a game whose words are wrong is told
            await asyncio.to_thread(self._learn)

    def _learn(self) -> None:
        """In a thread, with a breath after each phrase: those who are here already come first."""
        for _ in learn_words():
            if self._closing.wait(BREATH):
                return

    async def close(self) -> None:
        self._closing.set()
        self._waking.cancel()
        self.reviews.stop()
        await super().close()
        await self.workers.close()
