"""Points (WET-4.2, 4.3)."""

from __future__ import annotations

from edubba_wetclay.rules.pieces import TOPICS
from edubba_wetclay.rules.printed import Printed


def score_sheet(written: list[int], printed: Printed) -> list[tuple[str, int]]:
    """The points of somebody who has taken these tablets."""
    topics = [0] * len(TOPICS)
    points = 0
    for tablet in written:
        topics[printed.topic[tablet]] += 1
        points += printed.worth[tablet]
    return [("tablets", points), ("sets", printed.set_bonus * min(topics))]
