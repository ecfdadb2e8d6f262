"""The shelf: games by name, with the printed data they are played with."""

import subprocess
import sys

import pytest

import edubba
from edubba.kernel import BadPack, Pack, UnknownGame, shelf
from tests.kernel.toys import DATA

MINE = Pack.of("mine", DATA | {"cards": [{"id": "low", "to": 5}, {"id": "high", "to": 9}]})


def test_the_house_has_its_games() -> None:
    assert "uruk" in edubba.catalogue()
    assert edubba.catalogue()["uruk"] is edubba.load("uruk")
    assert list(edubba.catalogue()) == sorted(edubba.catalogue())


@pytest.mark.usefixtures("pebbles")
def test_a_game_is_built_once() -> None:
    assert edubba.load("pebbles") is edubba.load("pebbles")
    assert edubba.catalogue()["pebbles"].name == "pebbles"


TOGETHER = """
import sys, threading
import edubba
sys.setswitchinterval(1e-6)  # threads get in each other's way as often as they can
found, start = [], threading.Barrier(6)
def look():
    start.wait()
    found.append(edubba.catalogue())
threads = [threading.Thread(target=look) for _ in range(6)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert len(found) == 6
assert all(one[name] is game for one in found for name, game in edubba.catalogue().items())
"""


def test_threads_that_ask_at_once_get_the_same_games() -> None:
    """A server warms up in one thread while the first guest asks in another."""
    done = subprocess.run([sys.executable, "-c", TOGETHER], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr


@pytest.mark.usefixtures("pebbles")
def test_an_unknown_game_is_named_with_its_neighbours() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'pebles' \(did you mean pebbles\?\); known: .*pebbles"):
        edubba.load("pebles")
    with pytest.raises(ValueError, match=r"there is no game 'xyzzy'; known: .*pebbles"):
        edubba.load("xyzzy")


@pytest.mark.usefixtures("pebbles")
def test_other_printed_data_are_another_game() -> None:
    own, mine = edubba.load("pebbles"), edubba.load("pebbles", MINE)
    assert mine is not own
    assert mine is edubba.load("pebbles", MINE)
    assert mine.pack.hash != own.pack.hash
    assert (own.pack.name, mine.pack.name) == ("own", "mine")


@pytest.mark.usefixtures("pebbles")
def test_a_bad_pack_leaves_the_shelf_as_it_was() -> None:
    for _ in range(2):
        with pytest.raises(BadPack):
            edubba.load("pebbles", Pack.of("bad", DATA | {"hand": 9}))
    assert edubba.load("pebbles").pack.name == "own"


@pytest.mark.usefixtures("pebbles")
def test_a_record_finds_the_data_it_was_played_with() -> None:
    assert shelf.played_with("pebbles", MINE.hash) is None
    mine = edubba.load("pebbles", MINE)
    assert shelf.played_with("pebbles", MINE.hash) is mine
    assert shelf.played_with("pebbles", edubba.load("pebbles").pack.hash) is edubba.load("pebbles")
    with pytest.raises(UnknownGame):
        shelf.played_with("xyzzy", MINE.hash)


@pytest.mark.usefixtures("pebbles")
def test_data_may_be_found_elsewhere() -> None:
    asked = []

    def find(name: str, data_hash: str) -> Pack | None:
        asked.append((name, data_hash))
        return MINE if data_hash == MINE.hash else None

    shelf.look_in(find)
    found = shelf.played_with("pebbles", MINE.hash)
    assert found is not None
    assert found.pack == MINE
    assert shelf.played_with("pebbles", "0" * 16) is None
    assert asked == [("pebbles", MINE.hash), ("pebbles", "0" * 16)]
