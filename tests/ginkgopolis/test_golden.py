"""What the golden games of Ginkgopolis hold, beyond what tests/records asks of every game."""

from collections.abc import Callable

import pytest

from edubba.games.ginkgopolis.edge.game import Ginkgopolis
from edubba.games.ginkgopolis.rules.printed import Printed
from tests.records.golden import done, is_noticed

CHANGED_RULES: dict[str, Callable[[Printed], object]] = {
    "three tiles more removed": lambda p: p.tiles_removed.__setitem__(2, 9),
    "six cards put aside": lambda p: p.set_aside.__setitem__(2, 6),
    "one resource fewer": lambda p: p.resources.__setitem__(5, 15),
    "three change-hand tokens": lambda p: setattr(p, "changes", 3),
    "two points for a token": lambda p: setattr(p, "change_points", 3),
    "two points for an overbuilt resource": lambda p: setattr(p, "cover_points", 2),
    "two points for a tile given back": lambda p: setattr(p, "give_points", 2),
    "a better red 1": lambda p: p.bonus.__setitem__(0, 2 << 8),
    "a worse yellow 20": lambda p: p.final_points.__setitem__(59, 8),
    "richer characters": lambda p: setattr(p, "start", [goods + 1 for goods in p.start]),
    "Hal with 24 resources": lambda p: setattr(p, "hal_resources", 24),
}


def test_the_golden_games_are_rich() -> None:
    for family, least in (("card", 60), ("tile", 45), ("keep", 20)):
        assert sum(text.startswith(f"{family} ") for text in done("ginkgopolis")) >= least, family


@pytest.mark.parametrize("change", CHANGED_RULES)
def test_a_changed_rule_is_noticed(change: str) -> None:
    game = Ginkgopolis()
    CHANGED_RULES[change](game.tables)
    assert is_noticed(game), f"no golden game would notice {change}"
