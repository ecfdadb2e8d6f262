"""What the golden games of Wayfarers hold, beyond what tests/records asks of every game."""

from collections.abc import Callable

import pytest

from edubba.games.wayfarers.edge.game import Wayfarers
from edubba.games.wayfarers.edge.labels import NODE_IDS
from edubba.games.wayfarers.rules.printed import Printed
from tests.records.golden import done, is_noticed

CHANGED_RULES: dict[str, Callable[[Printed], object]] = {
    "dearer space cards": lambda p: p.slot_price.__setitem__(12, 4),
    "free townsfolk": lambda p: setattr(p, "folk_cost", [0] * 36),
    "dearer basic tiles": lambda p: p.price_silver.__setitem__(0, 3),
    "four Silver from a slot": lambda p: p.slot_node.__setitem__(19, NODE_IDS.index("silver*4")),
    "no majorities": lambda p: setattr(p, "majority_vp", 0),
    "richer sets": lambda p: p.primary_vp.__setitem__(2, 3),
    "no printed camel": lambda p: p.columns.__setitem__(0, 0),
    "a harder start": lambda p: [board.needs.__setitem__(0, [0, 9]) for board in p.boards],
    "a slower plan": lambda p: p.plan_value.__setitem__(0, 1),
    "another order of slots": lambda p: p.ai_slots.__setitem__(0, [3, 2, 1, 0]),
}


def test_the_golden_games_are_rich() -> None:
    assert sum(text.startswith("card ") for text in done("wayfarers")) == 20
    assert sum(text.startswith("tile ") for text in done("wayfarers")) >= 24


@pytest.mark.parametrize("change", CHANGED_RULES)
def test_a_changed_rule_is_noticed(change: str) -> None:
    game = Wayfarers()
    CHANGED_RULES[change](game.tables)
    assert is_noticed(game), f"no golden game would notice {change}"
