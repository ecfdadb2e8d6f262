"""Whoever only plays, or lets bots play, needs three libraries: a page without a server has no room for more. Compiled
code also needs librt, where its arrays are."""

import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import edubba
from edubba.kernel import state as state_module

ENOUGH = ("msgspec", "fluent.runtime", "mypy-extensions")
COMPILED = not str(state_module.__file__).endswith(".py")
PROGRAM = """
import random, sys
import edubba
from edubba import bots, table, words
from edubba.kernel import playout
from edubba.kernel.net import read_net, write_net

for name, game in edubba.catalogue().items():
    for seats in game.seats:
        state = game.new(seats, seed=1)
        seat = state.to_act[0]
        names = game.feature_names()
        net = read_net(write_net(names, [[[0.5] + [0.0] * len(names)]]), names)
        assert net.values(game.features_of_all([state] * 2, [seat, None]), 2) == [0.5, 0.5]
        bot = bots.make("search", game, seed=1, iterations=2)
        state.apply(seat, bot.choose(lambda rng: state.redeal(seat, rng), seat, state.legal(seat)))
        for lang in words.LANGUAGES:
            assert game.scene(state, None, lang, [str(number) for number in range(seats)]).zones
            assert game.catalogue(lang).title
        people = [table.Seat(str(number), "random") for number in range(seats)]
        live = table.Table.open(game, people, seed=1)
        playout(live.state.clone(), random.Random(1))
        assert edubba.Record.from_json(live.record.to_json()).replay().to_act == live.state.to_act
print(*sorted({name.partition(".")[0] for name in sys.modules} - set(sys.stdlib_module_names) - {"__main__"}))
"""


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A folder with these libraries, with what they need themselves, and nothing else: links to those in use here."""
    left, done = [*ENOUGH, *(["librt"] if COMPILED else [])], set()
    while left:
        name = left.pop()
        if name in done:
            continue
        done.add(name)
        found = distribution(name)
        wishes = [Requirement(line) for line in found.requires or []]
        left += [wish.name for wish in wishes if wish.marker is None or wish.marker.evaluate({"extra": ""})]
        for top in {file.parts[0] for file in found.files or [] if file.parts[0] not in ("..", "__pycache__")}:
            if not (tmp_path / top).exists():
                (tmp_path / top).symlink_to(str(found.locate_file(top)))
    return tmp_path


def test_games_bots_words_and_tables_need_three_libraries(bare: Path) -> None:
    paths = [str(Path(edubba.__file__).parents[1]), str(bare)]
    program = f"import sys; sys.path[1:1] = {paths}; sys.path = [p for p in sys.path if 'site-packages' not in p]\n"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", program + PROGRAM], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    allowed = {"edubba", "msgspec", "fluent", "mypy_extensions", "attr", "attrs", "babel", "pytz", "typing_extensions"}
    allowed |= {"librt"} if COMPILED else set()
    others = {name for name in done.stdout.split() if not name.startswith(("_", "edubba__"))} - allowed
    assert not others
    assert "fluent" in done.stdout.split(), "texts were read, so the library that reads them was needed"
