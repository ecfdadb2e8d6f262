"""Who meets whom: in the usual run every game one screen or hand, and every screen or hand some games.

With EDUBBA_SLOW=1, as `make slow` does, everybody meets everything (tests/slow/test_browser_matrix.py).
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import cycle, islice, product
from typing import Any

from tests.web.visitor import DESKTOP, PHONE

EVERYTHING = "1" in (os.environ.get("EDUBBA_SLOW"), os.environ.get("EDUBBA_SOAK"))
SCREENS: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE}


FEW = 2


def some(games: Sequence[str], first: int = 0) -> list[str]:
    """All of them, or in the usual run a few, from another place in each test."""
    turned = [*games[first % len(games) :], *games[: first % len(games)]]
    return turned if EVERYTHING else turned[:FEW]


def spread(games: Sequence[str], ways: Sequence[str], first: int = 0) -> list[tuple[str, str]]:
    """Pairs of a game and a way, in turn; `first` lets another test begin with another way."""
    return list(product(games, ways) if EVERYTHING else zip(games, islice(cycle(ways), first, None), strict=False))
