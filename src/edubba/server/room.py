"""A table while it is being played: its position, and the bots that sit there.

Nobody is shown a position before the moves that led to it are on disk.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import SystemRandom
from time import monotonic

from msgspec import Raw
from sqlalchemy.exc import SQLAlchemyError

from edubba.kernel import IllegalAction, State
from edubba.kernel.plain import plain
from edubba.kernel.record import result_of
from edubba.kernel.step import TURN
from edubba.server.company import Company
from edubba.server.settings import Settings
from edubba.server.store import Store
from edubba.server.thinking import Stumbled, Thinkers
from edubba.server.watcher import Watcher
from edubba.table import Table
from edubba.table.effects import Order
from edubba.table.info import names_of, table_info
from edubba.table.log import Chronicle
from edubba.table.rebuild import open_table
from edubba.table.stored import ACT, BACK, BOT, Head, Place, Row
from edubba.table.wire import Asked, SceneFrame, TableInfo, Why, encode
from edubba.table.words import Refusal
from edubba.words import talk_of

log = logging.getLogger("edubba.server")
dice = SystemRandom()
RETRY = 1.0  # seconds before a bot tries again what has failed


def same_question(before: State, after: State) -> bool:
    """True if all are still asked in secret what they were asked before: one of them has answered or thought better."""
    if not before.sealed or not after.sealed or before.revealed != after.revealed:
        return False
    return [plain(step) for step in before.agenda] == [plain(step) for step in after.agenda]


class Room(Company):
    def __init__(
        self, settings: Settings, store: Store, thinkers: Thinkers, head: Head, places: list[Place], rows: list[Row]
    ) -> None:
        super().__init__(store, head, places)
        self._settings = settings
        self._thinkers = thinkers
        self._bots: asyncio.Task[None] | None = None
        self._build(rows)

    def _build(self, rows: list[Row]) -> None:
        self.table = open_table(self.head, self.places, rows)
        self.rows = len(rows)
        self.talk = talk_of(self.table.game)
        self.eyes: list[int | None] = [*range(self.table.record.seats), None]
        self._seq = [sum(row.eyes >> eye & 1 for row in rows) for eye in range(len(self.eyes))]
        self._asked = self._seq[:]  # since when each seat has had the question that it has now
        self._asked_anew: set[int] = set()
        self._sights = self._look()
        self._scenes: dict[tuple[int | None, str], Raw] = {}
        self._chronicles: dict[tuple[int | None, str], Chronicle] = {}

    @property
    def busy(self) -> bool:
        """True if somebody is looking, moving or thinking."""
        return super().busy or (self._bots is not None and not self._bots.done())

    def seq(self, seat: int | None) -> int:
        return self._seq[-1 if seat is None else seat]

    # --- doing --------------------------------------------------------------------------------------------------

    async def act(self, watcher: Watcher, asked: Asked, actions: Sequence[int], run: bool = False) -> None:
        """Take actions one after the other. The first that is refused stops the rest; what was done before it stays.

        Of a run of picks those that are left when its question is answered, or that are no longer needed, are dropped.
        """
        await self._unbroken(self._take_actions(watcher, asked, actions, run))

    async def _take_actions(self, watcher: Watcher, asked: Asked, actions: Sequence[int], run: bool) -> None:
        async with self.lock:
            watcher.heard += 1
            self._check_seq(asked)
            rows: list[Row] = []
            trouble: Exception | None = None
            question = self._question(asked.seat)
            for action in actions:
                if run and rows and self._question(asked.seat) is not question:
                    break
                if run and rows and action not in self.table.state.legal(asked.seat):
                    continue
                try:
                    rows.append(self._act(asked.seat, action))
                except Exception as stop:  # a rule may be broken, too: what was done before it is kept all the same
                    trouble = stop
                    break
            await self._keep(rows)
            if trouble:
                raise trouble

    def _question(self, seat: int) -> type | None:
        state = self.table.state
        return type(state.agenda[-1]) if seat in state.to_act else None

    async def take_back(self, watcher: Watcher, asked: Asked, how: Callable[[Table, int], None]) -> None:
        """Take back one choice of a seat, or all that it may."""
        await self._unbroken(self._go_back(watcher, asked, how))

    async def _go_back(self, watcher: Watcher, asked: Asked, how: Callable[[Table, int], None]) -> None:
        async with self.lock:
            watcher.heard += 1
            self._check_seq(asked)
            state, before = self.table.state, [(move.seat, move.text) for move in self.table.record.moves]
            how(self.table, asked.seat)
            after = [(move.seat, move.text) for move in self.table.record.moves]
            first = next(
                (k for k, pair in enumerate(zip(before, after, strict=False)) if pair[0] != pair[1]), len(after)
            )
            self._chronicles.clear()
            await self._keep([self._row(asked.seat, BACK, str(first), state)])

    async def why(self, asked: Asked, action: int, lang: str) -> Why:
        """Why this seat may not take an action now."""
        async with self.lock:
            self._check_seq(asked)
            rule = self.table.state.why_not(asked.seat, action) if action < self.table.game.num_actions else TURN
        return Why(action, "") if rule is None else Why(action, self.talk.explain(rule, lang), rule)

    def _check_seq(self, asked: Asked) -> None:
        """Who has not yet seen that others have sealed their answers still answers the question that he was asked."""
        if not self._asked[asked.seat] <= asked.seq <= self.seq(asked.seat):
            raise Refusal(409, "stale")

    def _act(self, seat: int, action: int) -> Row:
        if action >= self.table.game.num_actions:
            raise IllegalAction(seat, action, TURN, self.table.state.legal(seat))
        before = self.table.state
        self.table.act(seat, action)
        return self._row(seat, ACT, self.table.record.moves[-1].text, before)

    def _look(self) -> list[object]:
        """What each seat sees: if it differs from before, the seat has seen something happen."""
        told = len(self.table.log(None))
        return [(told, self.table.state.view(eye)) for eye in self.eyes]

    def _row(self, seat: int, kind: str, text: str, before: State) -> Row:
        """What has just been done, with the mask of those who saw it happen; who did it sees it anyway."""
        sights, self._sights = self._sights, self._look()
        mask = 1 << seat
        for eye, sight in enumerate(self._sights):
            mask |= (sight != sights[eye]) << eye
        self._asked_anew |= {seat} if same_question(before, self.table.state) else set(range(len(self.eyes)))
        return Row(seat, kind, text, mask)

    async def _keep(self, rows: Sequence[Row]) -> None:
        """Write down what was done, then show it. If that fails it has not happened."""
        if not rows:
            return
        state = self.table.state
        result = result_of(state) if state.over else None
        head = replace(self.head, to_act=list(state.to_act), over=state.over, result=result)
        try:
            await self._store(self._store.append, head, self.rows, rows)
        except SQLAlchemyError as trouble:
            log.error("table %s: a move could not be stored: %s", self.head.id, trouble)
            await self._restore()
            raise Refusal(500, "not-stored") from trouble
        self.head = head
        self.rows += len(rows)
        before = self._seq
        for row in rows:
            self._seq = [seq + (row.eyes >> eye & 1) for eye, seq in enumerate(self._seq)]
        for eye in self._asked_anew:
            self._asked[eye] = self._seq[eye]
        self._asked_anew.clear()
        self._scenes.clear()
        for watcher in self.watchers:
            eye = self.eyes.index(watcher.seat)
            if self._seq[eye] != before[eye]:  # who could see nothing is sent nothing: even that would tell something
                watcher.refresh()
        self.wake_bots()

    async def _restore(self) -> None:
        """Go back to what is on disk."""
        found = await self._store(self._store.table, self.head.id)
        rows = await self._store(self._store.moves, self.head.id)
        if found is not None:
            self.head, self.places = found
            self._build(rows)
            self.show()

    # --- showing ------------------------------------------------------------------------------------------------

    def renew(self) -> None:
        self._scenes.clear()
        self._chronicles.clear()

    def info(self, guest: str, lang: str) -> TableInfo:
        return table_info(self.head, self.places, guest, lang, self.online)

    async def frame(self, watcher: Watcher) -> bytes:
        """The table as this watcher may see it now, with the lines of the log that are new to him."""
        async with self.lock:
            watcher.catch_up()
            seat, lang = watcher.seat, watcher.lang
            key = (seat, lang)
            names = names_of(self.head.game, self.places, lang)
            if key not in self._scenes:
                self._scenes[key] = await asyncio.to_thread(self._scene, seat, lang, names)
            if key not in self._chronicles:
                self._chronicles[key] = Chronicle(self.talk, lang, names)
            lines = self._chronicles[key].lines(self.table.log(seat))
            kept = watcher.read(key, lines)
            undo = seat is not None and self.table.can_undo(seat)
            table = self.info(watcher.guest, lang)
            scene, new = self._scenes[key], lines[kept:]
            return encode(
                SceneFrame(
                    seq=self.seq(seat),
                    seat=seat,
                    scene=scene,
                    from_=kept,
                    log=new,
                    undo=undo,
                    restart=undo,
                    heard=watcher.heard,
                    table=table,
                )
            )

    def _scene(self, seat: int | None, lang: str, names: list[str]) -> Raw:
        return Raw(encode(self.table.game.scene(self.table.state, seat, lang, names)))

    # --- bots ---------------------------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        if self._bots is None or self._bots.done():
            self._bots = asyncio.create_task(self._let_bots_play())

    async def close(self) -> None:
        await super().close()
        if self._bots is not None:
            self._bots.cancel()
            await asyncio.gather(self._bots, return_exceptions=True)

    async def _let_bots_play(self) -> None:
        """Bots answer until it is the turn of people only. One whose question changes while it thinks, thinks again."""
        while True:
            asked = [self.places[seat] for seat in self.table.state.to_act if self.places[seat].who == BOT]
            if not asked:
                return
            seat = asked[0].seat
            began, known = monotonic(), self._asked[seat]
            action = await self._ask(asked[0])
            await asyncio.sleep(self._settings.pause - (monotonic() - began))
            try:
                async with self.lock:
                    if self._asked[seat] == known:
                        await self._keep([self._act(seat, action)])
            except Exception:
                log.exception("table %s: the move of a bot failed", self.head.id)
                await asyncio.sleep(RETRY)

    async def _ask(self, place: Place) -> int:
        """What a bot decides. One that stumbles plays at random, so that nobody waits forever."""
        options = self.table.state.legal(place.seat)
        if len(options) == 1:
            return options[0]
        record = self.table.record
        moves = [(move.seat, move.text) for move in record.moves]
        head = self.head
        order = Order(
            game=head.game,
            pack=head.pack,
            seats=record.seats,
            options=head.options,
            secret=head.secret,
            nonces=record.nonces,
            moves=moves,
            seat=place.seat,
            bot=place.bot or "",
            seconds=place.seconds,
        )
        try:
            return await self._thinkers.choose(order)
        except Stumbled as trouble:
            log.error("table %s: %s stumbled and plays at random: %s", head.id, place.bot, trouble)
            return dice.choice(options)
