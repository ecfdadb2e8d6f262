"""Golden games pin how Uruk is played. `python tools/golden.py uruk` renews them after a change that is meant."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

import edubba
from edubba.games.uruk import components
from edubba.games.uruk.cards import COINAGE, KILN
from edubba.games.uruk.game import Uruk
from edubba.games.uruk.printed import Printed
from edubba.kernel import BadRecord, Option, Record

FOLDER = Path(__file__).parents[1] / "records" / "uruk"
FILES = sorted(file.stem for file in FOLDER.glob("*.json"))
OPTIONS = edubba.load("uruk").options


@cache
def golden(name: str) -> Record:
    return Record.load(FOLDER / f"{name}.json")


@pytest.mark.parametrize("name", FILES)
def test_a_golden_game_is_played_as_ever(name: str) -> None:
    record = golden(name)
    assert record.version == edubba.load("uruk").version, "a new version plays new golden games: tools/golden.py"
    assert record.verify().over


def test_there_are_games_for_every_seat_count() -> None:
    usual = [golden(name) for name in FILES if golden(name).options == {one.name: one.default for one in OPTIONS}]
    assert sorted(record.seats for record in usual) == [2, 2, 2, 3, 3, 3, 4, 4, 4]


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_there_is_a_game_for_every_option_in_which_it_counts(option: Option) -> None:
    games = [golden(name) for name in FILES if golden(name).options[option.name] != option.default]
    played = {record.options[option.name] for record in games}
    if not isinstance(option.values, range):
        assert played == set(option.values) - {option.default}
    assert games
    for record in games:
        usual = record.upto(len(record.moves))
        usual.options[option.name] = option.default
        assert not plays_alike(record, usual), f"{option.name} makes no difference"


def plays_alike(one: Record, other: Record) -> bool:
    """True if both records go through the same questions and scores."""
    try:
        for mine, theirs in zip(one.positions(), other.positions(), strict=True):
            if mine.to_act != theirs.to_act or mine.scores() != theirs.scores():
                return False
            if any(sorted(mine.legal(seat)) != sorted(theirs.legal(seat)) for seat in mine.to_act):
                return False
    except ValueError:
        return False
    return True


def test_the_golden_games_are_rich() -> None:
    """Almost everything that can be done in Uruk is done in them."""
    game = edubba.load("uruk")
    done = {move.text for name in FILES for move in golden(name).moves}
    verbs = {game.actions.verb(game.parse(text)).name for text in done}
    assert verbs == {verb.name for verb in game.actions.verbs}
    for family in ("take", "make", "card"):
        assert sum(text.startswith(f"{family} ") for text in done) >= 24, family


def test_they_do_not_take_much_room() -> None:
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 700_000


CHANGED_RULES: dict[str, Callable[[Printed], object]] = {
    "four actions a turn": lambda p: setattr(p, "actions", 4),
    "a hand limit of 7": lambda p: setattr(p, "hand_limit", 7),
    "14 cards leave the game": lambda p: setattr(p, "leaves_first", 14),
    "five cubes a point": lambda p: setattr(p, "cubes_per_vp", 5),
    "cities in epoch I": lambda p: p.village_only.__setitem__(0, False),
    "a cheaper epoch II": lambda p: p.payments.__setitem__(1, components.full_payments([2, 1])),
    "a higher Kiln": lambda p: p.level.__setitem__(KILN, 3),
    "a Lighthouse without bonus": lambda p: setattr(p, "bonus_cards", 0),
    "a Clay pipe that holds 3": lambda p: setattr(p, "pipe_holds", 3),
    "a red Coinage": lambda p: p.colour.__setitem__(COINAGE, 0),
}


class OtherUruk(Uruk):
    """Uruk with the same head of its records and one rule changed."""

    def __init__(self, change: Callable[[Printed], object]) -> None:
        super().__init__()
        self.tables = components.read(self.pack.data)
        change(self.tables)


@pytest.mark.parametrize("change", CHANGED_RULES)
def test_a_changed_rule_is_noticed(change: str) -> None:
    game = OtherUruk(CHANGED_RULES[change])
    noticed = 0
    for name in FILES:
        record = golden(name).upto(len(golden(name).moves))
        record.game = game
        try:
            record.verify()
        except BadRecord as trouble:
            noticed += trouble.move is not None
    assert noticed, f"no golden game would notice {change}"
