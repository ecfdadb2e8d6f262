"""Players from outside may crash, hang, answer nonsense or talk without end. Then they lose the decision: dice take a
legal action for them, and what happened is counted. Dice, and no bot: nobody is to gain by failing."""

from __future__ import annotations

import faulthandler
import os
import signal
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from random import Random
from typing import Any, Final

from edubba.arena.faults import ABSENT, CRASH, DIED, HANG, ILLEGAL, Fault
from edubba.arena.players import Player, foreign, outside
from edubba.bots.match import Seen
from edubba.kernel.state import State

PATIENCE: Final = 3  # crashes, hangs and floods in a game, before it goes on without this player
AGAIN: Final = 0.1  # seconds until who swallows the alarm hears it again
LAST_RESORT: Final = 5.0  # limits after which a process that hears nothing is ended


class Hung(BaseException):
    """The alarm: no `except Exception` of a player holds it up."""


class Guarded:
    """A seat whose decisions are taken in any case."""

    def __init__(self, spec: str, make: Callable[[], Player], seed: int, limit: float, without: bool = False) -> None:
        self.make = make
        self.player: Player | None = None
        self.dice = Random(seed)
        self.watched = foreign(spec)
        self.limit = limit
        self.inside = self.watched and not outside(spec)
        self.faults: Counter[str] = Counter()
        self.gone = DIED if without and self.watched else ""
        self.note = "its process ended" if self.gone else ""

    def choose(self, state: State, seat: int) -> int:
        legal = state.legal(seat)
        if not self.gone:
            try:
                return self.asked(state, seat, legal)
            except Fault as fault:
                self.faults[fault.kind] += 1
                self.note = self.note or fault.told
                if fault.kind != ILLEGAL and self.faults.total() - self.faults[ILLEGAL] >= PATIENCE:
                    self.close()
                    self.gone = ABSENT
        else:
            self.faults[self.gone] += 1
        return legal[self.dice.randrange(len(legal))]

    def asked(self, state: State, seat: int, legal: list[int]) -> int:
        if not self.watched:
            if self.player is None:
                self.player = self.make()
            return self.player.choose(Seen(state, seat).sample, seat, legal)
        try:
            with alarm(self.limit) if self.inside else nullcontext():
                if self.player is None:
                    self.player = self.make()
                answer: Any = self.player.choose(Seen(state, seat).sample, seat, legal[:])
        except Hung:
            raise Fault(HANG, f"no answer in {self.limit:g} s") from None
        except (Fault, KeyboardInterrupt):
            raise
        except BaseException as trouble:
            raise Fault(CRASH, f"{type(trouble).__name__}: {trouble}") from trouble
        if isinstance(answer, bool) or not hasattr(answer, "__index__") or answer.__index__() not in legal:
            raise Fault(ILLEGAL, f"{answer!r:.60} is no legal action")
        return int(answer)

    def close(self) -> None:
        """Let a program go."""
        close = getattr(self.player, "close", None)
        self.player = None
        if self.watched and close is not None:
            close()


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Interrupt what takes longer. Compiled code that never comes back ends its process; the game is played again."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield  # no alarm here: a program is the way to be sure
        return

    def ring(*_: object) -> None:
        raise Hung

    before = signal.signal(signal.SIGALRM, ring)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    faulthandler.dump_traceback_later(LAST_RESORT * seconds, exit=True, file=nowhere)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        while True:
            try:
                signal.setitimer(signal.ITIMER_REAL, 0)
                break
            except Hung:  # it rang at the last moment
                continue
        signal.signal(signal.SIGALRM, before)
        faulthandler.cancel_dump_traceback_later()
        os.close(nowhere)
