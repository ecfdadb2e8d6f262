"""What a client sends for a tally: picks in any order, as people make them."""

from collections import Counter
from random import Random

from edubba.kernel.scene import Tally


def accepts(tally: Tally, picks: Counter[int]) -> bool:
    """What a client lets a person send."""
    count: Counter[str] = Counter()
    for heap in tally.heaps:
        count[heap.group] += picks[heap.id]
    return (
        tally.least <= picks.total() <= tally.most
        and all(picks[heap.id] <= heap.most for heap in tally.heaps)
        and all(group % tally.sets == 0 for group in count.values())
        and sum(heap.worth * picks[heap.id] for heap in tally.heaps) >= tally.worth
        and (not tally.ways or any(all(n <= way.get(g, 0) for g, n in count.items()) for way in tally.ways))
    )


def picked_at_random(tally: Tally, rng: Random) -> list[int] | None:
    """Picks that the tally accepts, as they are sent."""
    every = [heap.id for heap in tally.heaps for _ in range(heap.most)]
    for _ in range(60):
        picks = Counter(rng.sample(every, rng.randint(tally.least, min(tally.most, len(every)))))
        if accepts(tally, picks):
            sent = [heap.id for heap in tally.heaps for _ in range(picks[heap.id])]
            closed = tally.closed and picks[tally.heaps[-1].id] > 0
            return sent if tally.done is None or closed else [*sent, tally.done]
    return None
