"""Golden games pin how Ginkgopolis is played. `python tools/golden.py ginkgopolis` renews them after a change that is
meant."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

import edubba
from edubba.games.ginkgopolis import components
from edubba.games.ginkgopolis.game import Ginkgopolis
from edubba.games.ginkgopolis.printed import Printed
from edubba.kernel import BadRecord, Option, Record

FOLDER = Path(__file__).parents[1] / "records" / "ginkgopolis"
FILES = sorted(file.stem for file in FOLDER.glob("*.json"))
OPTIONS = edubba.load("ginkgopolis").options


@cache
def golden(name: str) -> Record:
    return Record.load(FOLDER / f"{name}.json")


@pytest.mark.parametrize("name", FILES)
def test_a_golden_game_is_played_as_ever(name: str) -> None:
    record = golden(name)
    assert record.version == edubba.load("ginkgopolis").version, "a new version plays new golden games: tools/golden.py"
    assert record.verify().over


def test_there_are_games_for_every_seat_count() -> None:
    usual = [golden(name) for name in FILES if golden(name).options == {one.name: one.default for one in OPTIONS}]
    assert sorted(record.seats for record in usual) == [seats for seats in range(1, 6) for _ in range(3)]


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_there_is_a_game_for_every_value_of_every_option(option: Option) -> None:
    played = {golden(name).options[option.name] for name in FILES}
    if isinstance(option.values, range):
        assert played - {option.default}
    else:
        assert played == set(option.values)


def test_the_golden_games_are_rich() -> None:
    """Almost everything that can be done in Ginkgopolis is done in them."""
    game = edubba.load("ginkgopolis")
    done = {move.text for name in FILES for move in golden(name).moves}
    verbs = {game.actions.verb(game.parse(text)).name for text in done}
    assert verbs >= {verb.name for verb in game.actions.verbs} - {"room", "column", "row"}
    for family, least in (("card", 60), ("tile", 45), ("keep", 20)):
        assert sum(text.startswith(f"{family} ") for text in done) >= least, family


def test_they_do_not_take_much_room() -> None:
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 400_000


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


class OtherGinkgopolis(Ginkgopolis):
    """Ginkgopolis with the same head of its records and one rule changed."""

    def __init__(self, change: Callable[[Printed], object]) -> None:
        super().__init__()
        self.tables = components.read(self.pack.data)
        change(self.tables)


@pytest.mark.parametrize("change", CHANGED_RULES)
def test_a_changed_rule_is_noticed(change: str) -> None:
    game = OtherGinkgopolis(CHANGED_RULES[change])
    noticed = 0
    for name in FILES:
        record = golden(name).upto(len(golden(name).moves))
        record.game = game
        try:
            record.verify()
        except BadRecord as trouble:
            noticed += trouble.move is not None
    assert noticed, f"no golden game would notice {change}"
