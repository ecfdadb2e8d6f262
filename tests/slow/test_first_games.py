"""200 first games: of every rule they meet a beginner is told."""

import pytest

from edubba.games import OWN
from tests.table.test_first_games import never_said

EACH = 40  # of five games


@pytest.mark.parametrize("name", OWN)
def test_whatever_200_first_games_meet_is_taught_or_explained(name: str) -> None:
    assert never_said(name, range(EACH)) == []
