"""The server is killed under load, over and over: nothing that anybody was told is lost, and nothing happens twice.

EDUBBA_SOAK=1 runs the full campaign.
"""

import os
from pathlib import Path

import edubba
from benchmarks.load.kills import campaign
from tests.apart import apart

FULL = os.environ.get("EDUBBA_SOAK") == "1"
KILLS = 50 if FULL else 5
TABLES = 10
PACKAGE = Path(edubba.__file__).parents[1]


def test_nothing_is_lost_or_doubled_however_often_the_server_is_killed(tmp_path: Path) -> None:
    done = apart(lambda: campaign(tmp_path, PACKAGE, sorted(edubba.catalogue()), TABLES, KILLS, seed=13))
    assert done.trouble == []
    assert (done.books.lost, done.books.doubled) == (0, 0)
    assert done.moves > KILLS * TABLES  # everybody came back and went on
