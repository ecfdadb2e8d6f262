"""Games of the house and games of installed packages on one shelf."""

import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path

import edubba
from edubba.games import OWN
from edubba.kernel import plugin, shelf
from edubba.words import SpokenGame
from tests.plugins.packages import lay_out
from tools.build.backend import ROOT


def test_our_own_games_are_entry_points_too() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"][plugin.GROUP] == OWN


def test_our_own_games_owe_what_others_owe() -> None:
    for name, value in OWN.items():
        game = edubba.load(name)
        assert type(game) is EntryPoint(name, value, plugin.GROUP).load()
        assert isinstance(game, SpokenGame)
        assert list(plugin.faults(type(game), name)) == []
        assert list(plugin.lacking(game)) == []
        assert game.missing_words() == []
        assert shelf.origin(name) == ""
        assert (game.package, game.folder.name) == (f"edubba.games.{name}", name)


def test_a_game_comes_and_goes_with_its_package(site: Path) -> None:
    before = set(edubba.catalogue())
    lay_out("visiting", site)
    game = edubba.load("visiting")
    assert set(edubba.catalogue()) == before | {"visiting"}
    assert shelf.left_out() == []
    assert shelf.origin("visiting") == "edubba-visiting 1.0"
    assert game.folder == site / "edubba_visiting"
    for papers in (site / "edubba_visiting-1.0.dist-info").iterdir():
        papers.unlink()
    shelf.look_again()
    assert set(edubba.catalogue()) == before


def test_a_record_is_replayed_with_its_installed_game(site: Path) -> None:
    lay_out("recorded", site)
    game = edubba.load("recorded")
    record = edubba.Record.begin(game, 2, 7, {})
    state = record.start()
    while not state.over:
        seat = state.to_act[0]
        record.play(state, seat, state.legal(seat)[0])
    assert edubba.Record.from_json(record.to_json()).verify().scores() == state.scores()
