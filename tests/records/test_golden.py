"""Golden games pin how each game is played. `python tools/golden.py <game>` renews them after a meant change."""

from __future__ import annotations

from collections import Counter

import pytest

import edubba
from edubba.kernel import Option
from tests.records import told
from tests.records.golden import done, folder, golden, names, plays_alike, records

GAMES = sorted(edubba.catalogue())
# What nobody does in them; the tests of the game do.
NOT_DONE = {
    "ginkgopolis": {"room", "column", "row"},
    "tabannusi": {"neutral", "from-area", "from-reserve", "keep", "master", "one-garden", "one-marker"},
    "wayfarers": {"deny-silver", "deny-provision", "influence", "wake"},
}


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in names(game)])
def test_a_golden_game_is_told_as_ever(game: str, name: str) -> None:
    """Events, choices, refusals, scores and views of a game played as ever; `tools/golden.py --told` renews them."""
    assert told.told(golden(game, name)) == told.kept(game)[name]


@pytest.mark.parametrize("game", GAMES)
def test_there_are_three_games_for_every_seat_count(game: str) -> None:
    """By the rules of every version."""
    usual = [golden(game, name) for name in names(game) if "-seats-" in name]
    found = edubba.load(game)
    wanted = {(version, seats): 3 for version in found.versions for seats in found.seats}
    assert Counter((record.version, record.seats) for record in usual) == wanted


@pytest.mark.parametrize("game", GAMES)
def test_those_of_a_later_version_lie_in_its_folder(game: str) -> None:
    first, *later = edubba.load(game).versions
    for name in names(game):
        assert golden(game, name).version == (name.rpartition("/")[0] or first)
    assert {file.name for file in folder(game).iterdir() if file.is_dir()} == set(later)


@pytest.mark.parametrize(
    ("game", "option"),
    [pytest.param(game, one, id=f"{game}-{one.name}") for game in GAMES for one in edubba.load(game).options],
)
def test_there_is_a_game_for_every_value_of_every_option_in_which_it_counts(game: str, option: Option) -> None:
    played = [record for record in records(game) if record.options.get(option.name, option.default) != option.default]
    assert played
    if not isinstance(option.values, range):
        assert {record.options[option.name] for record in played} == set(option.values) - {option.default}
    for record in played:
        usual = record.upto(len(record.moves))
        usual.options[option.name] = option.default
        assert not plays_alike(record, usual), f"{option.name} makes no difference"


@pytest.mark.parametrize("game", GAMES)
def test_the_golden_games_are_rich(game: str) -> None:
    actions = edubba.load(game).actions
    verbs = {actions.verb(actions.parse(text)).name for text in done(game)}
    assert {verb.name for verb in actions.verbs} - verbs <= NOT_DONE.get(game, set())


@pytest.mark.parametrize("game", GAMES)
def test_they_do_not_take_much_room(game: str) -> None:
    versions = len(edubba.load(game).versions)
    assert sum(file.stat().st_size for file in folder(game).rglob("*.json")) < 700_000 * versions
