"""What others did last, and the table as it was then: for who wants to see it happen at a pace of his own."""

from __future__ import annotations

from bisect import bisect_left

from edubba.kernel import State
from edubba.kernel.watch import Glimpse, watch
from edubba.table.table import Table

MOST_KEPT = 256  # positions; whoever looks further makes them anew

Tale = tuple[int, int]  # from after so many events up to so many


def tale_of(table: Table, seat: int | None) -> Tale:
    """The last that others did: all that was told since this seat last had a choice, up to its next one.

    An automa plays in the midst of somebody's move, and whoever is the last to answer in secret sets off the doings of
    all. What was told is known to all, so a move of which nothing was told
    counts for nothing here. Who only looks on has no moves of his own: for him it is the last turn of anybody.
    """
    moves, passages, events = table.record.moves, table.passages, table.events

    def told(move: int) -> int:
        """How much had been told before this move."""
        return passages[move - 1].told if move else 0

    def of_others(move: int) -> bool:
        what = events[told(move) : told(move + 1)]
        if moves[move].seat != seat:
            return bool(what)
        least = 0 if passages[move].together else table.state.seats
        return any(event.seat >= least and event.seat != seat for event in what)

    last = len(moves) - 1
    while last >= 0 and not of_others(last):
        last -= 1
    if last < 0:
        return 0, 0
    first = last
    if seat is None:
        for move in range(last, -1, -1):
            if told(move) < told(move + 1):
                if moves[move].seat != moves[last].seat:
                    break
                first = move
        return told(first), told(last + 1)
    while first > 0 and not (moves[first].seat == seat and passages[first].choices > 1):
        first -= 1
    end = told(last + 1)
    # What I did myself I know.
    return next((number for number in range(told(first), end) if events[number].seat != seat), told(last)), end


class Recall:
    """Positions in the midst of moves. They are made when they are asked for, and kept while their moves stand."""

    def __init__(self) -> None:
        self._first = 0  # the move from which on all was watched
        self._made: list[tuple[int, str]] = []  # the moves that led to `_state`
        self._state: State | None = None
        self._found: list[Glimpse] = []
        self._told = 0

    def at(self, table: Table, told: int) -> State:
        """The table when so much had been told, at the end of the step that told it."""
        record, passages = table.record, table.passages
        number = bisect_left(passages, told, key=lambda passage: passage.told)
        moves = [(move.seat, move.text) for move in record.moves[: number + 1]]
        stands = len(self._made) > self._first and self._made[: number + 1] == moves[: len(self._made)]
        if self._state is None or number < self._first or not stands or len(self._found) > MOST_KEPT:
            self._first, self._made, self._found = number, moves[:number], []
            self._state, self._told = record.replay(number), passages[number - 1].told if number else 0
        for seat, text in moves[len(self._made) :]:
            found = watch(self._state, seat, record.game.parse(text))
            self._state.journal = None
            self._found += [Glimpse(self._told + glimpse.told, glimpse.state) for glimpse in found]
            self._told = passages[len(self._made)].told
            self._made.append((seat, text))
        return self._found[bisect_left(self._found, told, key=lambda glimpse: glimpse.told)].state
