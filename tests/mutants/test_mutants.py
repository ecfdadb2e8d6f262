"""The shared properties alone kill every mistake that games make with hidden information.

In the usual run each game is tried with every sort of mistake at one of its seat counts, with one kind of secret each;
with EDUBBA_SLOW=1, as `make slow` does, at all of them, with all.
"""

import json
import os
import zlib
from pathlib import Path

import pytest

import edubba
from edubba.kernel import state
from edubba.testing.play import Table
from tests.mutants.kit import Mutant, mutants
from tools.mutants import sample

SLOW = "1" in (os.environ.get("EDUBBA_SLOW"), os.environ.get("EDUBBA_SOAK"))
REASONS = sorted((Path(__file__).parent / "equivalent").glob("*.json"))
COMPILED = not state.__file__.endswith(".py")

pytestmark = pytest.mark.skipif(COMPILED, reason="compiled classes cannot be given a mistake")


def tables() -> list[Table]:
    """Every game at every number of seats, or in the usual run at one in the middle."""
    counts = {name: game.seats for name, game in edubba.catalogue().items()}
    return [Table(game, one) for game, seats in counts.items() for one in (seats if SLOW else [seats[len(seats) // 2]])]


def chosen(table: Table) -> list[Mutant]:
    if SLOW:
        return list(mutants(table))
    sorts: dict[str, list[Mutant]] = {}
    for mutant in mutants(table):
        sorts.setdefault(mutant.name.partition(" tells of ")[0], []).append(mutant)
    return [found[zlib.crc32(f"{table} {sort}".encode()) % len(found)] for sort, found in sorts.items()]


@pytest.mark.parametrize("table", tables(), ids=str)
def test_every_mistake_is_noticed(table: Table) -> None:
    """And a game without a mistake is left alone: else the properties would prove nothing by failing. (At the tables of
    the usual run tests/properties finds that out.)
    """
    assert not (SLOW and Mutant(table, "none", lambda patch: None).dies())
    alive = [mutant.name for mutant in chosen(table) if not mutant.dies()]
    assert not alive, alive


@pytest.mark.parametrize("file", REASONS, ids=lambda file: file.stem)
def test_reasons_are_given_for_mutants_that_exist(file: Path) -> None:
    """A reason that no longer names a place of the rules (tools/mutants.py) would hide nothing and mislead readers."""
    every = {mutant.key for mutant in sample(file.stem, 10**9, 0)}
    reasons = json.loads(file.read_text())
    assert reasons.keys() <= every
    assert all(reason.endswith(".") for reason in reasons.values())
