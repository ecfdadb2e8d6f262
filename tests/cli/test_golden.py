"""`edubba verify` accepts the golden games, as `Record.verify` does: some of every game, at every number of seats."""

from pathlib import Path

import pytest

import edubba
from tests.cli.conftest import Cli
from tests.records.golden import records


@pytest.mark.parametrize("game", sorted(edubba.catalogue()))
def test_golden_games_are_in_order(cli: Cli, home: Path, game: str) -> None:
    one_each = {record.seats: record for record in records(game)}
    assert set(one_each) == set(edubba.load(game).seats)
    for seats, record in one_each.items():
        record.save(home / f"{seats}.json")
    done = cli("verify " + " ".join(f"{seats}.json" for seats in one_each))
    assert done.code == 0
    for line, (seats, record) in zip(done.out.splitlines(), one_each.items(), strict=True):
        assert line.startswith(f"OK {seats}.json: {game} {record.version}, ")
        assert f" {len(record.moves):,} moves. " in line
