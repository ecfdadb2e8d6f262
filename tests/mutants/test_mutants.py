"""The shared properties alone kill every mistake that games make with hidden information.

In the usual run each game is tried with every sort of mistake at one of its seat counts, with one kind of secret each;
with EDUBBA_SLOW=1 at all of them, with all.
"""

import json
import os
import zlib
from pathlib import Path

import pytest

import edubba
from edubba.kernel import state
from tests.mutants.kit import Mutant, mutants
from tests.properties.play import Table
from tools.mutants import sample

SLOW = os.environ.get("EDUBBA_SLOW") == "1"
REASONS = sorted((Path(__file__).parent / "equivalent").glob("*.json"))
COMPILED = not state.__file__.endswith(".py")

pytestmark = pytest.mark.skipif(COMPILED, reason="compiled classes cannot be given a mistake")


def chosen(game: str) -> list[Mutant]:
    tables = [Table(game, seats) for seats in edubba.load(game).seats]
    if SLOW:
        return [mutant for table in tables for mutant in mutants(table)]
    sorts: dict[str, list[Mutant]] = {}
    for mutant in mutants(tables[len(tables) // 2]):
        sorts.setdefault(mutant.name.partition(" tells of ")[0], []).append(mutant)
    return [found[zlib.crc32(f"{game} {sort}".encode()) % len(found)] for sort, found in sorts.items()]


@pytest.mark.parametrize("game", edubba.catalogue())
def test_every_mistake_is_noticed(game: str) -> None:
    alive = [str(mutant) for mutant in chosen(game) if mutant.killed_by() is None]
    assert not alive, alive


@pytest.mark.parametrize("game", edubba.catalogue())
def test_a_game_without_a_mistake_is_left_alone(game: str) -> None:
    """Else the properties would prove nothing by failing."""
    for seats in edubba.load(game).seats if SLOW else edubba.load(game).seats[:1]:
        assert Mutant(Table(game, seats), "none", lambda patch: None).killed_by() is None


@pytest.mark.parametrize(
    "file", sorted((Path(__file__).parent / "equivalent").glob("*.json")), ids=lambda file: file.stem
)
def test_reasons_are_given_for_mutants_that_exist(file: Path) -> None:
    """A reason that no longer names a place of the rules (tools/mutants.py) would hide nothing and mislead readers."""
    every = {mutant.key for mutant in sample(file.stem, 10**9, 0)}
    reasons = json.loads(file.read_text())
    assert reasons.keys() <= every
    assert all(reason.endswith(".") for reason in reasons.values())
