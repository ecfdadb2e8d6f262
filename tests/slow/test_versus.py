"""A compiled build beside itself: the comparison of two builds goes through every game at every number of seats."""

from pathlib import Path

import edubba
from benchmarks.__main__ import FAILED, PASSED
from tests.benchmarks.test_versus import compare

HERE = Path(edubba.__file__).parents[1]


def test_a_build_beside_itself() -> None:
    """Short samples on a busy machine say little about its speed: either verdict will do."""
    done = compare(HERE, HERE, "--rounds=2", "--seconds=0.001")
    assert done.returncode in (PASSED, FAILED), done.stderr
    for name, game in edubba.catalogue().items():
        for seats in game.seats:
            assert f"{name} {seats}" in done.stdout
