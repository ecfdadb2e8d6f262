"""The browser matrix: every question that random games ask, at every number of seats.

Each game on the three sorts of screens, one of them in its smaller size, in turn; a soak takes all sizes.
"""

from __future__ import annotations

from itertools import cycle, product
from typing import Any

import pytest

from tests.web.conftest import SOAK, Visit
from tests.web.guest import GUESTS
from tests.web.reach import Surveyor
from tests.web.test_games import GAMES
from tests.web.visitor import DESKTOP, PHONE

SCREENS: dict[str, dict[str, Any]] = {
    "desktop": DESKTOP,
    "low": {"viewport": {"width": 1280, "height": 720}},
    "tablet": {"viewport": {"width": 1024, "height": 768}, "has_touch": True},
    "phone": PHONE,
    "narrow": PHONE | {"viewport": {"width": 360, "height": 740}},
}
EVERY_SORT = (("low", "tablet", "phone"), ("desktop", "tablet", "narrow"))
PAIRS = (
    list(product([*GAMES, *GUESTS], SCREENS))
    if SOAK
    else [(game, screen) for game, sorts in zip([*GAMES, *GUESTS], cycle(EVERY_SORT), strict=False) for screen in sorts]
)
DOORS = 8
QUESTIONS = 60
TABLES = 3  # at most, for each number of seats; a table that brings nothing new is the last


@pytest.mark.parametrize(("game", "screen"), PAIRS)
def test_every_handle_can_be_hit(visit: Visit, game: str, screen: str) -> None:
    surveyor = Surveyor(visit(**SCREENS[screen]), game, DOORS)
    for seats in reversed(surveyor.seats):
        for table in range(TABLES):
            if surveyor.table(seats, seed=100 * seats + table, most=QUESTIONS) == 0:
                break
    assert surveyor.complaints == []
    assert len(surveyor.met) > 0
