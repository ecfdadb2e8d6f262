"""What the golden games of Founders of Teotihuacan hold, beyond what tests/records asks of every game."""

from collections.abc import Callable

import pytest

from edubba.games.teotihuacan.edge.game import Teotihuacan
from edubba.games.teotihuacan.rules.printed import Cost, Printed
from tests.records.golden import done, is_noticed

CHANGED_RULES: dict[str, Callable[[Printed], object]] = {
    "another price of green temples": lambda p: p.temple_costs[0].__setitem__(2, Cost(0, 2, 2)),
    "cheaper pyramid tiles": lambda p: setattr(p, "pyramid_costs", [Cost(1, 0, 1)] * 6),
    "three points for a pyramid tile": lambda p: setattr(p, "pyramid_points", 3),
    "a steeper favour track": lambda p: setattr(p, "favour", [0, 3, 3, 3, 3, 4, 4, 5, 5]),
    "gold from stone": lambda p: p.material.__setitem__(4, 0),
    "a bent green temple": lambda p: p.shape.__setitem__(9, 3),
    "fewer discs": lambda p: setattr(p, "discs", [5, 5, 5, 4, 4]),
    "fewer buildings on display": lambda p: p.display[2].__setitem__(7, 0),
}


def test_the_golden_games_are_rich() -> None:
    assert sum(text.startswith("place ") for text in done("teotihuacan")) > 150
    assert sum(text.startswith("worship ") for text in done("teotihuacan")) > 25


@pytest.mark.parametrize("change", CHANGED_RULES)
def test_a_changed_rule_is_noticed(change: str) -> None:
    game = Teotihuacan()
    CHANGED_RULES[change](game.tables)
    assert is_noticed(game), f"no golden game would notice {change}"
