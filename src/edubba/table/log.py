"""The log of a table as one reader reads it: sentences, with the seat and the things of which they tell."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from edubba.kernel import Event, State
from edubba.kernel.rulebook import plan_of
from edubba.table.wire import LogLine
from edubba.words import Talk

MOST_TOLD = 8  # runs of events whose lines are kept: those of the last move or two
MOST_CHANGES = 256  # that are remembered: whoever is further behind reads the whole log again


def tell(
    talk: Talk[State], events: Sequence[Event], lang: str, names: Sequence[str], first: int = 0, before: int = 0
) -> list[LogLine]:
    """Events as numbered sentences, after so many lines and events. Neighbours of one kind and seat may share one."""
    lines: list[LogLine] = []
    count, rules = before, plan_of(talk.game).told
    for (kind, seat, _), neighbours in groupby(events, talk.sort):
        run = list(neighbours)
        sentences = talk.story(run, lang, names)
        shared = len(sentences) < len(run)
        for number, sentence in enumerate(sentences):
            told = run if shared else [run[number]]
            count += len(told)
            spoken = [f"face:{face}" for event in told for face in talk.named(event)]
            spoken += [handle for event in told for handle in talk.places(event)]
            line = LogLine(n=first + len(lines), text=sentence, told=count, seat=seat if seat >= 0 else None)
            line.handles = list(dict.fromkeys(spoken))
            line.big = kind in talk.announced
            line.rule = rules.get(kind, "")
            lines.append(line)
    return lines


class Told(NamedTuple):
    """Events, the names that they were told with, and their lines."""

    events: Sequence[Event]
    names: Sequence[str]
    lines: Sequence[LogLine]


class Teller:
    """Tells what has just happened. Most of it everybody may know: it is put into words once for all who read them."""

    def __init__(self, talk: Talk[State]) -> None:
        self.talk = talk
        self._told: dict[tuple[str, int, tuple[int, ...]], Told] = {}

    def tell(
        self, events: Sequence[Event], lang: str, names: Sequence[str], first: int, before: int
    ) -> Sequence[LogLine]:
        """`tell`, or what came of it just now for the very same events, which are kept as long as their lines are."""
        key = (lang, first, tuple(map(id, events)))
        known = self._told.get(key)
        if known is not None and known.names == names:
            return known.lines
        lines = tell(self.talk, events, lang, names, first, before)
        while len(self._told) >= MOST_TOLD:
            del self._told[next(iter(self._told))]
        self._told[key] = Told(events, names, lines)
        return lines


class Log:
    """Sentences that grow with the events, for one seat and language. What was told and still stands is kept.

    Only the last run of neighbours can still change; everything else changes when something is taken back, or when
    somebody gets another name.
    """

    def __init__(self, teller: Teller, seat: int | None, lang: str) -> None:
        self._teller = teller
        self.seat = seat
        self._lang = lang
        self._names: Sequence[str] = ()
        self._events: Sequence[Event] = ()
        self._told = 0  # how many of the events
        self._ends: list[tuple[int, int]] = [(0, 0)]  # so many events make so many lines that will not change
        self.lines: list[LogLine] = []
        self.revision = 0
        self._changes: list[tuple[int, int]] = []  # (revision, first line that it changed), both growing

    def tell(self, events: Sequence[Event], count: int, names: Sequence[str]) -> None:
        """Bring the lines up to date with the first so many events."""
        if events is self._events and count == self._told and names == self._names:
            return
        if names != self._names:
            stands = 0
        elif events is self._events:
            stands = min(count, self._told)
        else:
            most = min(count, self._told)
            stands = next((n for n in range(most) if events[n] is not self._events[n]), most)
        while self._ends[-1][0] > stands:
            self._ends.pop()
        start, kept = self._ends[-1]
        last = count
        while last > start and _alike(events[last - 1], events[count - 1]):
            last -= 1
        settled = self._say(events[start:last], names, kept, start)
        if last > start:
            self._ends.append((last, kept + len(settled)))
        self._note(kept, [*settled, *self._say(events[last:count], names, kept + len(settled), last)])
        self._events, self._told, self._names = events, count, names

    def since(self, revision: int) -> int:
        """The first line that somebody who has read this revision has not read as it is now."""
        if revision == self.revision:
            return len(self.lines)
        at = bisect_right(self._changes, (revision, 1 << 62))
        if at == 0 and self._changes[0][0] > revision + 1 and len(self._changes) == MOST_CHANGES:
            return 0
        return self._changes[at][1]

    def _say(self, events: Sequence[Event], names: Sequence[str], first: int, before: int) -> Sequence[LogLine]:
        return self._teller.tell(self.seen(events), self._lang, names, first, before)

    def seen(self, events: Sequence[Event]) -> list[Event]:
        """What happened, as the reader may know it."""
        return [event.seen_by(self.seat) for event in events]

    def _note(self, kept: int, new: list[LogLine]) -> None:
        """Put the new lines in place of the old ones, and remember which is the first that differs."""
        old = self.lines[kept:]
        same = next((n for n, (one, other) in enumerate(zip(old, new, strict=False)) if one != other), None)
        if same is None:
            if len(old) == len(new):
                return
            same = min(len(old), len(new))
        self.lines[kept + same :] = new[same:]
        self.revision += 1
        first = kept + same
        while self._changes and self._changes[-1][1] >= first:
            self._changes.pop()
        self._changes.append((self.revision, first))
        del self._changes[:-MOST_CHANGES]


def _alike(one: Event, other: Event) -> bool:
    return one.kind == other.kind and one.seat == other.seat
