"""What version 0.1.0 called its data is still called so, and its files are still read."""

from typing import Any

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


# What an owner would try to correct in such a file: 0.1.0 refused it, and its places are read no more.
UNREAD: dict[str, tuple[list[Any], Any]] = {
    "ginkgopolis": (["building_tiles", "items", 0, "number"], 7),
    "tabannusi": (["ship_tiles", "items", 0, "color"], "white"),
    "teotihuacan": (["mask_tiles", "items", 0, "type"], "jade"),
    "uruk": (["event_cards", "items", 0, "copies"], 2),
    "wayfarers": (["townsfolk", "items", 0, "name", "fr"], "Guide"),
}


@pytest.mark.parametrize("name", NAMES)
def test_a_correction_that_is_not_read_is_refused(name: str) -> None:
    """With its place, what stands there and where to look instead: nobody believes that he has corrected it."""
    data = whole(name)
    path, value = UNREAD[name]
    thing: Any = data
    for key in path[:-1]:
        thing = thing[key]
    was, thing[path[-1]] = thing[path[-1]], value
    problems = edubba.load(name).problems(data)
    assert len(problems) == 1
    assert problems[0].startswith(path[0])
    for part in (str(was), str(value), f"edubba data schema {name}"):
        assert part in problems[0]
