"""Golden games pin how Wayfarers is played. `python tools/golden.py wayfarers` renews them after a meant change."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

import edubba
from edubba.games.wayfarers import components
from edubba.games.wayfarers.game import Wayfarers
from edubba.games.wayfarers.labels import NODE_IDS
from edubba.games.wayfarers.printed import Printed
from edubba.kernel import BadRecord, Option, Record

FOLDER = Path(__file__).parents[1] / "records" / "wayfarers"
FILES = sorted(file.stem for file in FOLDER.glob("*.json"))
OPTIONS = edubba.load("wayfarers").options


@cache
def golden(name: str) -> Record:
    return Record.load(FOLDER / f"{name}.json")


@pytest.mark.parametrize("name", FILES)
def test_a_golden_game_is_played_as_ever(name: str) -> None:
    record = golden(name)
    assert record.version == edubba.load("wayfarers").version, "a new version plays new golden games: tools/golden.py"
    assert record.verify().over


def test_there_are_games_for_every_seat_count() -> None:
    usual = [golden(name).seats for name in FILES if "-seats-" in name]
    assert sorted(usual) == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_there_is_a_game_for_every_value_of_every_option(option: Option) -> None:
    played = {golden(name).options[option.name] for name in FILES} - {option.default}
    if isinstance(option.values, range):
        assert played
    else:
        assert played == set(option.values) - {option.default}


def test_the_golden_games_are_rich() -> None:
    """Almost everything that can be done in Wayfarers is done in them."""
    game = edubba.load("wayfarers")
    done = {move.text for name in FILES for move in golden(name).moves}
    verbs = {game.actions.verb(game.parse(text)).name for text in done}
    assert {verb.name for verb in game.actions.verbs} - verbs <= {"deny-silver", "deny-provision", "influence", "wake"}
    assert sum(text.startswith("card ") for text in done) == 20
    assert sum(text.startswith("tile ") for text in done) >= 24


def test_they_do_not_take_much_room() -> None:
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 700_000


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


class OtherWayfarers(Wayfarers):
    """Wayfarers with the same head of its records and one rule changed."""

    def __init__(self, change: Callable[[Printed], object]) -> None:
        super().__init__()
        self.tables = components.read(self.pack.data)
        change(self.tables)


@pytest.mark.parametrize("change", CHANGED_RULES)
def test_a_changed_rule_is_noticed(change: str) -> None:
    game = OtherWayfarers(CHANGED_RULES[change])
    noticed = 0
    for name in FILES[:14]:
        record = golden(name).upto(len(golden(name).moves))
        record.game = game
        try:
            record.verify()
        except BadRecord as trouble:
            noticed += trouble.move is not None
    assert noticed, f"no golden game would notice {change}"
