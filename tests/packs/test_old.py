"""What version 0.1.0 called its data is still called so, and its files are still read."""

import pytest

import edubba
from edubba.kernel import Pack
from tests.packs.old import NAMES, whole


@pytest.mark.parametrize("name", NAMES)
def test_shipped_data_keep_their_name(name: str) -> None:
    game = edubba.load(name)
    assert game.pack.hash == game.printed.hash == NAMES[name]


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_file_of_0_1_that_changes_nothing_is_the_shipped_data(name: str) -> None:
    game, data = edubba.load(name), whole(name)
    assert Pack.of("old", data).hash == NAMES[name]
    assert game.problems(data) == []
    pack = game.open_pack("old", data)
    assert pack.hash == NAMES[name]
    assert pack.data == game.printed.data
