"""A live table. The record is the truth; the position and the log are what it has led to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from edubba import bots
from edubba.kernel.errors import EdubbaError, Told
from edubba.kernel.game import Game
from edubba.kernel.journal import Event, Journal
from edubba.kernel.record import Move, Record, Takeback
from edubba.kernel.state import State
from edubba.kernel.step import Together
from edubba.table.seat import Seat, seats_told


class NothingToUndo(EdubbaError):
    """Somebody else has decided since, something hidden came to light, or nothing was decided yet."""


class Passage(NamedTuple):
    """What a move brought with it."""

    choices: int  # how many actions were open; 1 means that it was forced
    news: int  # state.news after it
    told: int  # how many events had been told after it
    together: bool  # it answered a question to several: what came of it is the doing of all


class Mark(NamedTuple):
    """A moment to which a table can go back."""

    state: State
    record: Record
    moves: int
    passages: list[Passage]
    events: list[Event]
    told: int


def last_turn(moves: Sequence[Move], seat: int) -> int | None:
    """The number of the move with which the last turn of this seat began: all that it decided in a row, whatever others
    have done since. None if it has decided nothing yet."""
    number = len(moves)
    while number and moves[number - 1].seat != seat:
        number -= 1
    if not number:
        return None
    while number and moves[number - 1].seat == seat:
        number -= 1
    return number


def without(moves: Sequence[Move], seat: int, first: int) -> list[Move]:
    """What is left of the moves when a seat takes back its own from this number on: sealed answers of others stay."""
    return [*moves[:first], *(move for move in moves[first:] if move.seat != seat)]


def question_to(state: State, seat: int) -> type | None:
    """What kind of question this seat is asked."""
    return type(state.agenda[-1]) if seat in state.to_act else None


class Table:
    """One game being played: its record, its position, its seats and its log."""

    def __init__(self, record: Record) -> None:
        """A table at which this record goes on. Its moves must be legal, else BadRecord."""
        self.seats = seats_told(record.about, record.seats)
        self.record = record.upto(0)
        self.state = self.record.start()
        self.events: list[Event] = []  # all that happened, for those who know everything; only ever extended
        self._start_news = self.state.news
        self.passages: list[Passage] = []
        try:
            for move in record.moves:
                self._play(self.state, move.seat, record.game.parse(move.text))
        except EdubbaError:
            record.replay()  # names the first move that cannot be played
            raise

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
        record.about |= bots.origin([seat.player for seat in seats], record.game)
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

    def wanted(self, seat: int, picks: Sequence[int]) -> Iterator[int]:
        """Of a run of picks those to be made, one after the other as they are made.

        Those that are left when its question is answered, or that are no longer needed, are dropped.
        """
        question = question_to(self.state, seat)
        for number, action in enumerate(picks):
            if number and question_to(self.state, seat) is not question:
                return
            if number == 0 or action in self.state.legal(seat):
                yield action

    def run_of(self, seat: int, picks: Sequence[int]) -> list[int]:
        """The same before any is made; none if the first is not legal."""
        draft, made = self.state.clone(), list[int]()
        question = question_to(draft, seat)
        for action in picks:
            if question_to(draft, seat) is not question:
                break
            if action in draft.legal(seat):
                draft.apply(seat, action)
                made.append(action)
            elif not made:
                break
        return made

    def preview(self, seat: int, picks: Sequence[int]) -> State:
        """The position after some picks of a run, to be talked about."""
        draft = self.state.clone()
        for action in picks:
            if action in draft.legal(seat):
                draft.apply(seat, action)
        return draft

    def _play(self, state: State, seat: int, action: int) -> list[Event]:
        choices, together = len(state.legal(seat)), isinstance(state.agenda[-1], Together) if state.agenda else False
        journal = state.journal = Journal()
        self.record.play(state, seat, action)
        self.events += journal.events
        self.passages.append(Passage(choices, state.news, len(self.events), together))
        return journal.events

    def sample(self, seat: int) -> Callable[[Random], State]:
        """What a bot on this seat gets instead of the position: positions that it cannot tell from the real one."""
        state = self.state
        return lambda rng: state.redeal(seat, rng)

    def log(self, seat: int | None) -> list[Event]:
        """All that happened, as this seat (None: a spectator) may know it."""
        return [event.seen_by(seat) for event in self.events]

    def told_by(self, move: int, seat: int | None) -> list[Event]:
        """What one move (counted from 0) brought with it, as this seat may know it."""
        return [event.seen_by(seat) for event in self.events[self._told(move) : self._told(move + 1)]]

    def _told(self, moves: int) -> int:
        return self.passages[moves - 1].told if moves else 0

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

    def undo(self, seat: int) -> int:
        """Take back the last choice of this seat, and what it was forced to answer after it.

        The moves that are gone are those of the seat from the returned number on: `without` says the same of a list.
        """
        return self._take_back(seat, -1)

    def restart_turn(self, seat: int) -> int:
        """Take back all that this seat may take back; from which move on, as `undo` says it."""
        return self._take_back(seat, 0)

    def can_take_back_turn(self, seat: int) -> bool:
        return self._turn_begun(seat) is not None

    def take_back_turn(self, seat: int) -> int:
        """Take back the last turn of this seat and all that anybody has done since; how many moves stay.

        The same dice follow. The record tells of it, since nobody can unsee what came to light.
        """
        first = self._turn_begun(seat)
        if first is None:
            raise NothingToUndo(Told("no-turn-to-take-back", "you have taken no turn yet that could be taken back"))
        made = len(self.record.moves)
        self._cut(first, [])
        self.record.takebacks.append(Takeback(seat, made, first))
        return first

    def _turn_begun(self, seat: int) -> int | None:
        """A turn in which nothing was to be chosen is none: without it the same would come again."""
        moves = self.record.moves
        number = None if self.state.over else last_turn(moves, seat)
        while number is not None:
            end = next((n for n in range(number, len(moves)) if moves[n].seat != seat), len(moves))
            if any(self.passages[n].choices > 1 for n in range(number, end)):
                return number
            number = last_turn(moves[:number], seat)
        return None

    def _free(self, seat: int) -> list[int]:
        """The choices (as numbers of moves) that this seat may take back.

        While others are asked in secret, a seat may withdraw its own sealed answers, whatever the others did since:
        nothing has come of them yet. It goes no further back, else being able to would tell that nobody has begun to
        answer. Other decisions are free back to the last moment where somebody else decided or something hidden came
        to light. Forced answers are no choices: without them the same question would come again.
        """
        if self.state.over:
            return []  # all hands lie open now
        moves, passages = self.record.moves, self.passages
        top = self.state.agenda[-1]
        own: list[int] = []
        number = len(moves)
        if isinstance(top, Together) and any(other != seat for other in top.seats):
            answers = len(self.state.sealed[seat])
            while number and len(own) < answers:  # a game may have begun at a position with sealed answers
                number -= 1
                if moves[number].seat == seat:
                    own.append(number)
        else:
            news = self.state.news
            while number and moves[number - 1].seat == seat and self._news_before(number - 1) == news:
                number -= 1
                own.append(number)
        return [number for number in reversed(own) if passages[number].choices > 1]

    def _news_before(self, move: int) -> int:
        return self.passages[move - 1].news if move else self._start_news

    def _take_back(self, seat: int, which: int) -> int:
        free = self._free(seat)
        if not free:
            sentence = "nothing can be taken back: somebody else has decided since, or something hidden came to light"
            raise NothingToUndo(Told("nothing-to-undo", sentence))
        first = free[which]
        self._cut(first, without(self.record.moves, seat, first)[first:])
        return first

    def _cut(self, first: int, then: Sequence[Move]) -> None:
        """Go back to the moment after so many moves, and make these instead of what came then."""
        before = self.mark()
        try:
            self.record = self.record.upto(first)
            self.passages = self.passages[:first]
            self.events = self.events[: self._told(first)]
            state = self.record.replay()
            for move in then:
                self._play(state, move.seat, self.game.parse(move.text))
            self.state = state
        except Exception:
            self.back_to(before)
            raise

    # --- drafts -------------------------------------------------------------------------------------------------

    def mark(self) -> Mark:
        """This moment, to go back to if what follows turns out not to have happened."""
        record = self.record
        return Mark(
            state=self.state,
            record=record,
            moves=len(record.moves),
            passages=self.passages,
            events=self.events,
            told=len(self.events),
        )

    def back_to(self, mark: Mark) -> None:
        self.state, self.record, self.passages, self.events = mark.state, mark.record, mark.passages, mark.events
        if len(self.record.moves) > mark.moves:
            self.record.result = None  # nobody plays on after the end
        del self.record.moves[mark.moves :], self.passages[mark.moves :], self.events[mark.told :]
