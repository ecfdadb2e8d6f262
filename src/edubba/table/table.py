"""A live table. The record is the truth; the position and the log are what it has led to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from edubba.kernel.errors import EdubbaError, Told
from edubba.kernel.game import Game
from edubba.kernel.journal import Event, Journal
from edubba.kernel.record import Record
from edubba.kernel.state import State
from edubba.kernel.step import Together
from edubba.table.seat import Seat, seats_of


class NothingToUndo(EdubbaError):
    """Somebody else has decided since, something hidden came to light, or nothing was decided yet."""


class Passage(NamedTuple):
    """What a move brought with it."""

    choices: int  # how many actions were open; 1 means that it was forced
    news: int  # state.news after it
    events: list[Event]


class Table:
    """One game being played: its record, its position, its seats and its log."""

    def __init__(self, record: Record) -> None:
        """A table at which this record goes on. Its moves must be legal, else BadRecord."""
        self.seats = seats_of(record.about, record.seats)
        self.record = record.upto(0)
        self.state = self.record.start()
        self._start_news = self.state.news
        self._passages: list[Passage] = []
        if record.moves:
            record.replay()  # names the first move that cannot be played
            for move in record.moves:
                self._play(self.state, move.seat, record.game.parse(move.text))

    @classmethod
    def open(
        cls,
        game: Game,
        seats: Sequence[Seat],
        seed: int | bytes | None = None,
        options: Mapping[str, object] | None = None,
    ) -> Table:
        """A new game for these people and bots."""
        record = Record.begin(game, len(seats), seed, options)
        record.about["seats"] = [[seat.name, seat.player] for seat in seats]
        return cls(record)

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    # --- playing ------------------------------------------------------------------------------------------------

    def act(self, seat: int, action: int) -> list[Event]:
        """Take an action and return what happened. Whatever goes wrong, the table stays as it was."""
        draft = self.state.clone()
        events = self._play(draft, seat, action)
        self.state = draft
        return events

    def _play(self, state: State, seat: int, action: int) -> list[Event]:
        choices = len(state.legal(seat))
        journal = state.journal = Journal()
        self.record.play(state, seat, action)
        self._passages.append(Passage(choices, state.news, journal.events))
        return journal.events

    def sample(self, seat: int) -> Callable[[Random], State]:
        """What a bot on this seat gets instead of the position: positions that it cannot tell from the real one."""
        state = self.state
        return lambda rng: state.redeal(seat, rng)

    def log(self, seat: int | None) -> list[Event]:
        """All that happened, as this seat (None: a spectator) may know it."""
        return [event.seen_by(seat) for passage in self._passages for event in passage.events]

    def told_by(self, move: int, seat: int | None) -> list[Event]:
        """What one move (counted from 0) brought with it, as this seat may know it."""
        return [event.seen_by(seat) for event in self._passages[move].events]

    def brings_news(self, seat: int, action: int, rng: Random) -> bool:
        """True if this choice could not be taken back, because something hidden would come to light.

        It is tried on a position that the seat cannot tell from the real one, so the answer betrays nothing.
        """
        probe = self.state.redeal(seat, rng)
        before = probe.news
        probe.apply(seat, action)
        return probe.news != before

    # --- taking back --------------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        return bool(self._free(seat))

    def undo(self, seat: int) -> None:
        """Take back the last choice of this seat, and what it was forced to answer after it."""
        self._take_back(seat, -1)

    def restart_turn(self, seat: int) -> None:
        """Take back all that this seat may take back."""
        self._take_back(seat, 0)

    def _free(self, seat: int) -> list[int]:
        """The choices (as numbers of moves) that this seat may take back.

        While others are asked in secret, a seat may withdraw its own sealed answers, whatever the others did since:
        nothing has come of them yet. It goes no further back, else being able to would tell that nobody has begun to
        answer. Other decisions are free back to the last moment where somebody else decided or something hidden came
        to light. Forced answers are no choices: without them the same question would come again.
        """
        if self.state.over:
            return []  # all hands lie open now
        moves = self.record.moves
        top = self.state.agenda[-1]
        if isinstance(top, Together) and any(other != seat for other in top.seats):
            answers = len(self.state.sealed[seat])
            own = [number for number, move in enumerate(moves) if move.seat == seat][-answers:] if answers else []
        else:
            first = len(moves)
            while first and moves[first - 1].seat == seat and self._news_before(first - 1) == self.state.news:
                first -= 1
            own = list(range(first, len(moves)))
        return [number for number in own if self._passages[number].choices > 1]

    def _news_before(self, move: int) -> int:
        return self._passages[move - 1].news if move else self._start_news

    def _take_back(self, seat: int, which: int) -> None:
        free = self._free(seat)
        if not free:
            sentence = "nothing can be taken back: somebody else has decided since, or something hidden came to light"
            raise NothingToUndo(Told("nothing-to-undo", sentence))
        first = free[which]
        others = [move for move in self.record.moves[first:] if move.seat != seat]  # their sealed answers stay
        before = self.record, self._passages
        try:
            self.record = self.record.upto(first)
            self._passages = self._passages[:first]
            state = self.record.replay()
            for move in others:
                self._play(state, move.seat, self.game.parse(move.text))
            self.state = state
        except Exception:
            self.record, self._passages = before
            raise
