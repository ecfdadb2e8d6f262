"""The log of a table as one reader reads it: sentences, with the seat and the things of which they tell."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from edubba.kernel import Event, State
from edubba.table.wire import LogLine
from edubba.words import Talk


def tell(talk: Talk[State], events: Sequence[Event], lang: str, names: Sequence[str], first: int = 0) -> list[LogLine]:
    """Events as numbered sentences. Neighbours of one kind and seat may share one."""
    lines: list[LogLine] = []
    for (kind, seat), neighbours in groupby(events, lambda event: (event.kind, event.seat)):
        run = list(neighbours)
        sentences = talk.story(run, lang, names)
        shared = len(sentences) < len(run)
        for number, sentence in enumerate(sentences):
            told = run if shared else [run[number]]
            spoken = [f"face:{face}" for event in told for face in talk.named(event)]
            spoken += [handle for event in told for handle in talk.places(event)]
            line = LogLine(n=first + len(lines), text=sentence, seat=seat if seat >= 0 else None)
            line.handles = list(dict.fromkeys(spoken))
            line.big = kind in talk.announced
            lines.append(line)
    return lines


class Chronicle:
    """Sentences that grow with the events. Only the last run of neighbours can still change, so the rest is kept."""

    def __init__(self, talk: Talk[State], lang: str, names: Sequence[str]) -> None:
        self._talk = talk
        self._lang = lang
        self._names = names
        self._told = 0  # events whose sentences will not change any more
        self._kept: list[LogLine] = []

    def lines(self, events: Sequence[Event]) -> list[LogLine]:
        """All sentences; the events are those of last time and perhaps more."""
        last = len(events)
        while last > self._told and _alike(events[last - 1], events[-1]):
            last -= 1
        self._kept += tell(self._talk, events[self._told : last], self._lang, self._names, len(self._kept))
        self._told = last
        return self._kept + tell(self._talk, events[last:], self._lang, self._names, len(self._kept))


def _alike(one: Event, other: Event) -> bool:
    return one.kind == other.kind and one.seat == other.seat
