"""Every screen, moment and language at which tests/web/test_legible.py takes a sample; contrast by day and night."""

from __future__ import annotations

from itertools import cycle, product

import pytest

from tests.web.conftest import Visit
from tests.web.legible import SIZES, SOAK, everything, inspect, told
from tests.web.studio import screen
from tests.web.test_access import Inspector
from tests.web.test_games import GAMES

MOMENTS = ("start", "middle", "end", "over")
THEMES = ("light", "dark")
# By day and by night in turn; EDUBBA_SOAK=1: each by day and by night.
SCREENS = list(product(SIZES, THEMES)) if SOAK else list(zip(SIZES, cycle(THEMES), strict=False))


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_legible_on_every_screen(visit: Visit, game: str) -> None:
    assert told(inspect(visit, game, everything(game))) == ""


@pytest.mark.parametrize(("size", "theme"), SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_no_fault_at_any_moment(visit: Visit, game: str, size: str, theme: str) -> None:
    me = visit(**screen(size, "fr", theme))
    inspector = Inspector(me.page, (theme,))
    for at in MOMENTS:
        me.lay_out(game, 2, at)
        inspector.look(at)
    assert inspector.found == []
