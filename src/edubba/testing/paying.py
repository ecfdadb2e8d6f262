"""What a client sends for a tally: picks in any order, as people make them."""

from collections import Counter
from random import Random

from edubba.kernel.scene import Tally
from edubba.table.picks import ready, sent


def picked_at_random(tally: Tally, rng: Random) -> list[int] | None:
    """Picks that the tally accepts, as they are sent."""
    every = [heap.id for heap in tally.heaps for _ in range(heap.most)]
    for _ in range(60):
        picks = Counter(rng.sample(every, rng.randint(tally.least, min(tally.most, len(every)))))
        if ready(tally, picks):
            return sent(tally, picks)
    return None
