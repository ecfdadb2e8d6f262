"""Picks that a person makes in any order, until they are what a question asks for."""

from __future__ import annotations

from collections import Counter

from edubba.kernel.scene import Heap, Tally


def promising(tally: Tally, picks: Counter[int]) -> bool:
    """True if these picks, or these and more, are what is asked for."""
    if any(picks[heap.id] > heap.most for heap in tally.heaps):
        return False
    whole = {group: -(-count // tally.sets) * tally.sets for group, count in _groups(tally, picks).items()}
    there = _groups(tally, Counter({heap.id: heap.most for heap in tally.heaps}))
    if sum(whole.values()) > tally.most:
        return False
    for way in tally.ways or [there]:
        room = {group: min(there[group], way.get(group, 0)) // tally.sets * tally.sets for group in there}
        if sum(room.values()) >= tally.least and all(count <= room[group] for group, count in whole.items()):
            return True
    return False


def ready(tally: Tally, picks: Counter[int]) -> bool:
    """True if these picks are what is asked for."""
    return (
        picks.total() >= tally.least
        and promising(tally, picks)
        and all(count % tally.sets == 0 for count in _groups(tally, picks).values())
        and sum(heap.worth * picks[heap.id] for heap in tally.heaps) >= tally.worth
    )


def sent(tally: Tally, picks: Counter[int]) -> list[int]:
    """The picks in the order in which the engine takes them, and what ends the run."""
    run = [heap.id for heap in tally.heaps for _ in range(picks[heap.id])]
    closed = tally.closed and picks[tally.heaps[-1].id] > 0
    return run if tally.done is None or closed else [*run, tally.done]


class Basket:
    """What a person has picked so far."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.made: list[int] = []  # in the order in which they were made

    @property
    def picks(self) -> Counter[int]:
        return Counter(self.made)

    def open(self) -> list[Heap]:
        """The heaps from which one more may be picked."""
        return [heap for heap in self.tally.heaps if promising(self.tally, self.picks + Counter([heap.id]))]

    @property
    def ready(self) -> bool:
        return ready(self.tally, self.picks)

    @property
    def full(self) -> bool:
        """True if nothing can be added, and nothing need be said to end it."""
        return self.ready and self.tally.done is None and self.picks.total() == self.tally.most

    def has(self, action: int) -> bool:
        """True for a pick of these heaps, and for what ends the run."""
        return action == self.tally.done or any(heap.id == action for heap in self.tally.heaps)

    def end(self) -> list[int]:
        """What ends the run, if it may end here."""
        return [self.tally.done] if self.tally.done is not None and self.ready else []

    def take(self, picks: list[int]) -> bool:
        """Add some picks, in whatever order, if all of them can be made."""
        if not all(self.has(one) and one != self.tally.done for one in picks):
            return False
        if not promising(self.tally, self.picks + Counter(picks)):
            return False
        self.made += picks
        return True

    def run_so_far(self) -> list[int]:
        """The picks in the order in which the engine takes them."""
        return [heap.id for heap in self.tally.heaps for _ in range(self.picks[heap.id])]

    def run(self) -> list[int]:
        """The same, and what ends the run."""
        return sent(self.tally, self.picks)


def _groups(tally: Tally, picks: Counter[int]) -> Counter[str]:
    count: Counter[str] = Counter()
    for heap in tally.heaps:
        count[heap.group] += picks[heap.id]
    return count
