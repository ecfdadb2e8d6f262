"""Can it be read, hit and understood? Positions of golden games, measured; tests/slow looks at all screens.

What is not mended yet is in legible.json, as numbers that may only shrink: who mends something lowers them
(`python -m tests.web.legible GAME --renew`).
"""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.legible import counted, inspect, known, sample, told
from tests.web.test_games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_legible(visit: Visit, game: str) -> None:
    found = inspect(visit, game, sample(game))
    assert counted(found) == known("sample", game), told(found)
