"""A learner without a page: a table of a lesson on a host in memory, at which everything is stored at once."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from edubba.kernel import Game
from edubba.table.effects import Broke, Persist, Tell, Think, WakeAt
from edubba.table.lessons import LessonSession, new_lesson, session_of
from edubba.table.lobby import Fresh
from edubba.table.stored import Guest, Kept
from edubba.table.wire import Act, Message, ReadOn, Refused, Restart, Speak, Undo

ADA = Guest("ada", "Ada", "fr")


class Pupil:
    """Sits at the table of a lesson, reads, does what is asked for, and other things."""

    def __init__(self, game: Game, name: str, luck: int = 1) -> None:
        table = new_lesson(game, name, ADA, Fresh("t", b"s" * 32, 1.0))
        self.game = game
        self.kept = Kept(head=table.head, places=table.places)
        self.luck = Random(luck)
        self.lang = "fr"
        self.refusals: list[Refused] = []
        self.open()

    def open(self) -> None:
        """As after a reload: all that is left is what was stored."""
        session = session_of(self.kept)
        assert isinstance(session, LessonSession)
        self.session = session
        self.frame: dict[str, Any] = {}
        self._do(self.session.opened(1.0))
        self._do(self.session.connect(1, ADA.id, self.lang, 1.0))

    def _do(self, effects: list[Any]) -> None:
        waiting = list(effects)
        while waiting:
            effect = waiting.pop(0)
            assert not isinstance(effect, Broke), effect
            if isinstance(effect, Persist):
                change = effect.change
                assert change.first == len(self.kept.rows)
                self.kept = Kept(head=change.head, places=self.kept.places, rows=[*self.kept.rows, *change.rows])
                waiting += self.session.stored(effect.ticket, 1.0)
            elif isinstance(effect, Think):
                waiting += self.session.thought(effect.ticket, -1, 1.0, self.luck)
            elif isinstance(effect, WakeAt):
                waiting += self.session.woken(effect.time)
            elif isinstance(effect, Tell) and isinstance(effect.message, Refused):
                self.refusals.append(effect.message)
        draw = self.session.frame(1) if 1 in self.session.viewers.by_conn else None
        if draw is not None:
            self.frame = {**self.frame, **json.loads(draw())}

    def send(self, message: Message) -> None:
        self._do(self.session.receive(1, message, 1.0))

    def speak(self, lang: str) -> None:
        self.lang = lang
        self.send(Speak(lang))  # type: ignore[arg-type]  # one of ours

    @property
    def seat(self) -> int:
        return int(self.frame["seat"])

    @property
    def lesson(self) -> dict[str, Any]:
        return dict(self.frame["table"]["lesson"])

    @property
    def choices(self) -> list[int]:
        play = self.session.play
        assert play is not None
        return play.stored.state.legal(self.seat)

    def read(self) -> None:
        self.send(ReadOn(seq=self.frame["seq"], seat=self.seat, step=self.lesson["current"] + 1))

    def act(self, action: int) -> None:
        self.send(Act(seq=self.frame["seq"], seat=self.seat, action=action))

    def undo(self, everything: bool = False) -> None:
        kind = Restart if everything else Undo
        self.send(kind(seq=self.frame["seq"], seat=self.seat))

    def go_on(self) -> None:
        """Do what the lesson says: read, do what is asked for, or choose."""
        asked = self.lesson.get("actions", [])
        if asked:
            self.act(self.luck.choice([one for one in asked[:1] if not self.lesson.get("guided")] or asked))
        elif "current" in self.lesson and not (self.lesson.get("guided") and self.choices and self.luck.random() < 0.5):
            self.read()
        else:
            self.act(self.luck.choice(self.choices))
