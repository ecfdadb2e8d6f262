"""Whatever may be chosen is on the page, and can be hit: every handle of every choice, in every game, on any screen."""

from __future__ import annotations

import pytest

from tests.web.conftest import SOAK, Visit
from tests.web.guest import GUESTS
from tests.web.reach import Surveyor
from tests.web.spread import SCREENS, spread
from tests.web.test_games import GAMES

QUESTIONS = 5  # of different kinds, at each table
DOORS = 3


@pytest.mark.parametrize(("game", "screen"), spread([*GAMES, *GUESTS], [*SCREENS], first=1))
def test_every_handle_can_be_hit(visit: Visit, game: str, screen: str) -> None:
    """tests/slow meets every question there is, on every screen."""
    surveyor = Surveyor(visit(**SCREENS[screen]), game, DOORS)
    surveyor.table(surveyor.seats[-1 if screen == "desktop" else 0], seed=1, most=99 if SOAK else QUESTIONS)
    assert surveyor.complaints == []
    assert surveyor.seen > 5
