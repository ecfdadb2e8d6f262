"""Watching a move step by step: for people who look on, never for bots and never in a playout.

A move runs on by itself until somebody must decide, so the whole turn of an automa may be one move. Here it runs the
same way (tests/properties), but the position is kept after every step that has told something. Whoever looks at such
a position sees what lies on the table, and that nobody is asked for anything yet.
"""

from __future__ import annotations

from typing import NamedTuple

from edubba.kernel.journal import Journal
from edubba.kernel.state import State
from edubba.kernel.step import AUTOMATIC, Step, Together


class Pause(Step[State]):
    """What comes next has not begun. It lies on top of the agenda of a position that is only looked at."""

    def fits(self, s: State) -> bool:
        return True


class Glimpse(NamedTuple):
    """A position in the midst of a move, or at its end: to be looked at, not to be played on."""

    told: int  # how many events of the move had been told
    state: State


def watch(state: State, seat: int, action: int) -> list[Glimpse]:
    """Take a legal action, and return what there was to see of it, in its order. The state must have no journal yet.

    The last glimpse has seen all that was told. A move of which nothing was told shows nothing.
    """
    journal = state.journal = Journal()
    found: list[Glimpse] = []
    agenda = state.agenda

    def look() -> None:
        if len(journal.events) > (found[-1].told if found else 0):
            shown = state.clone()
            if shown.agenda and shown.agenda[-1].seat == AUTOMATIC:
                shown.agenda.append(Pause(seat))
            found.append(Glimpse(len(journal.events), shown))

    top = agenda[-1]
    if isinstance(top, Together):
        state.seal(top, seat, action)
    else:
        agenda.pop()
        top.take(state, seat, action)
    look()
    state.offered = None
    while agenda:
        top = agenda[-1]
        if isinstance(top, Together):
            if state.gather(top) >= 0:
                break
        elif top.seat == AUTOMATIC:
            agenda.pop()
            top.run(state)
        else:
            options = top.options(state, top.seat) if top.public(state) else []
            if len(options) > 1 or not top.public(state):
                break
            agenda.pop()
            if options:
                top.take(state, top.seat, options[0])
        look()
    state.offered = None
    if found:
        found[-1] = Glimpse(found[-1].told, state.clone())  # what came after it without a word belongs to it
    return found
