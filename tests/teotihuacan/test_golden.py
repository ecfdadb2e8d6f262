"""Golden games pin how Teotihuacan is played. `python tools/golden.py teotihuacan` renews them."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from edubba.games.teotihuacan import components
from edubba.games.teotihuacan.game import Teotihuacan
from edubba.games.teotihuacan.printed import Cost, Printed
from edubba.kernel import BadRecord, Record
from tests.teotihuacan.given import teotihuacan

FOLDER = Path(__file__).parents[1] / "records" / "teotihuacan"
FILES = sorted(file.stem for file in FOLDER.glob("*.json"))


@cache
def golden(name: str) -> Record:
    return Record.load(FOLDER / f"{name}.json")


@pytest.mark.parametrize("name", FILES)
def test_a_golden_game_is_played_as_ever(name: str) -> None:
    record = golden(name)
    assert record.version == teotihuacan().version, "a new version plays new golden games: tools/golden.py"
    assert record.verify().over


def test_there_are_games_for_every_seat_count_and_option() -> None:
    defaults = {option.name: option.default for option in teotihuacan().options}
    usual = [golden(name).seats for name in FILES if golden(name).options == defaults]
    assert sorted(usual) == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    for option in teotihuacan().options:
        played = {golden(name).options[option.name] for name in FILES}
        assert played >= set(option.values)


def test_the_golden_games_are_rich() -> None:
    """Everything that can be done is done in them."""
    game = teotihuacan()
    done = {move.text for name in FILES for move in golden(name).moves}
    verbs = {game.actions.verb(game.parse(text)).name for text in done}
    assert verbs == {verb.name for verb in game.actions.verbs}
    assert sum(text.startswith("place ") for text in done) > 150
    assert sum(text.startswith("worship ") for text in done) > 25


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


class OtherTeotihuacan(Teotihuacan):
    """The same head of its records and one rule changed."""

    def __init__(self, change: Callable[[Printed], object]) -> None:
        super().__init__()
        self.tables = components.read(self.pack.data)
        change(self.tables)


@pytest.mark.parametrize("change", CHANGED_RULES)
def test_a_changed_rule_is_noticed(change: str) -> None:
    game = OtherTeotihuacan(CHANGED_RULES[change])
    for name in FILES:
        record = golden(name).upto(len(golden(name).moves))
        record.game = game
        try:
            record.verify()
        except BadRecord:
            return
    pytest.fail(f"no golden game would notice {change}")
