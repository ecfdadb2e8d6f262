"""What the golden games of Uruk hold, beyond what tests/records asks of every game."""

from collections.abc import Callable

import pytest

from edubba.games.uruk import tables
from edubba.games.uruk.edge.game import Uruk
from edubba.games.uruk.rules.cards import COINAGE, KILN
from edubba.games.uruk.rules.printed import Printed
from tests.records.golden import done, is_noticed

CHANGED_RULES: dict[str, Callable[[Printed], object]] = {
    "four actions a turn": lambda p: setattr(p, "actions", 4),
    "a hand limit of 7": lambda p: setattr(p, "hand_limit", 7),
    "14 cards leave the game": lambda p: setattr(p, "leaves_first", 14),
    "five cubes a point": lambda p: setattr(p, "cubes_per_vp", 5),
    "cities in epoch I": lambda p: p.village_only.__setitem__(0, False),
    "a cheaper epoch II": lambda p: p.payments.__setitem__(1, tables.full_payments([2, 1])),
    "a higher Kiln": lambda p: p.level.__setitem__(KILN, 3),
    "a Lighthouse without bonus": lambda p: setattr(p, "bonus_cards", 0),
    "a Clay pipe that holds 3": lambda p: setattr(p, "pipe_holds", 3),
    "a red Coinage": lambda p: p.colour.__setitem__(COINAGE, 0),
}


def test_the_golden_games_are_rich() -> None:
    for family in ("take", "make", "card"):
        assert sum(text.startswith(f"{family} ") for text in done("uruk")) >= 24, family


@pytest.mark.parametrize("change", CHANGED_RULES)
def test_a_changed_rule_is_noticed(change: str) -> None:
    game = Uruk()
    CHANGED_RULES[change](game.tables)
    assert is_noticed(game), f"no golden game would notice {change}"
