"""Can it be read, hit and understood? Positions of golden games, measured; tests/slow looks at all screens."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.legible import inspect, sample, told
from tests.web.spread import some
from tests.web.test_games import GAMES


@pytest.mark.parametrize("game", some(GAMES, 1))
def test_a_table_is_legible(visit: Visit, game: str) -> None:
    assert told(inspect(visit, game, sample(game))) == ""
