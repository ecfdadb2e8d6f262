"""The load on the server: a short run of each kind, and books that do not agree."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

import edubba
from benchmarks.load.ledger import Audit, Row, compare
from benchmarks.load.people import Guest, Hall
from benchmarks.load.server import Package, serving
from benchmarks.load.steady import PERIOD, percentile, steady
from benchmarks.load.tables import Move, Table
from edubba.cli import measure
from tests.apart import apart

PACKAGE = Package(Path(edubba.__file__).parents[1], measure.build().split()[-1])
GAMES = sorted(edubba.catalogue())
BOTH, FIRST = 0b11, 0b01  # who could see a move


def silent(_: str) -> None:
    pass


def test_a_short_run(tmp_path: Path) -> None:
    found = steady(PACKAGE, tmp_path, GAMES, count=2, seconds=3, tell=silent, warm_up=PERIOD)
    assert found["trouble"] == []
    assert (found["lost"], found["doubled"], found["errors"]) == (0, 0, 0)
    assert found["moves"] == 3  # each table moves every two seconds, the second one after the first
    assert 0 < found["p50_ms"] <= found["p95_ms"] <= found["p99_ms"] <= found["max_ms"]
    assert found["moves_per_second"] == 1.0
    assert found["kb_sent_per_move"] > 1


def test_a_server_that_does_not_start_says_why(tmp_path: Path) -> None:
    (tmp_path / "edubba").write_text("where its folder should be")
    with pytest.raises(RuntimeError, match=r"does not start: .*edubba"), serving(tmp_path, PACKAGE.folder):
        pass


# --- the books ------------------------------------------------------------------------------------------------------


def played(game: str, moves: Sequence[Move]) -> Table:
    """A table at which these moves were acknowledged, and all of them shown to both."""

    async def seat() -> Table:
        hall = Hall("")
        return Table("t", game, [Guest(hall), Guest(hall)], Random(1))

    table = apart(lambda: asyncio.run(seat()))
    table.moves = list(moves)
    for screen in table.screens:
        screen.shown = [(0.0, 0), *((move.sent + 0.1, number + 1) for number, move in enumerate(moves))]
    return table


def kept(game: str, moves: Sequence[Move], eyes: int = BOTH) -> list[Row]:
    """The rows that such moves leave."""
    notation = edubba.load(game).notation
    return [
        Row(move.seat, "back", "0", eyes, 0.0)
        if move.action is None
        else Row(move.seat, "act", notation(move.action), eyes, 0.0)
        for move in moves
    ]


def audited(table: Table, rows: Sequence[Row]) -> Audit:
    found = Audit()
    compare(found, table, rows)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_books_that_agree(game: str) -> None:
    moves = [Move(0, 1, 1.0), Move(1, 2, 2.0), Move(1, None, 3.0), Move(1, 1, 4.0)]
    found = audited(played(game, moves), kept(game, moves))
    assert (found.lost, found.doubled, found.trouble) == (0, 0, [])
    assert [(sent, round(delay, 3)) for sent, delay in found.delays] == [(move.sent, 0.1) for move in moves]


@pytest.mark.parametrize("gone", range(3))
def test_a_move_that_is_lost(gone: int) -> None:
    moves = [Move(0, 1, 1.0), Move(1, 1, 2.0), Move(0, None, 3.0)]
    found = audited(played("uruk", moves), kept("uruk", [move for k, move in enumerate(moves) if k != gone]))
    assert (found.lost, found.doubled, len(found.trouble)) == (1, 0, 1)


def test_a_move_that_is_doubled() -> None:
    moves = [Move(0, 1, 1.0), Move(1, 1, 2.0)]
    found = audited(played("uruk", moves), kept("uruk", [*moves, moves[-1]]))
    assert (found.lost, found.doubled, len(found.trouble)) == (0, 1, 1)


def test_moves_in_another_order() -> None:
    moves = [Move(0, 1, 1.0), Move(1, 1, 2.0)]
    found = audited(played("uruk", moves), kept("uruk", moves[::-1]))
    assert (found.lost, found.doubled, len(found.trouble)) == (0, 0, 1)


def test_a_move_that_is_not_sure_may_be_there_or_not() -> None:
    moves = [Move(0, 1, 1.0), Move(1, 1, 2.0, sure=False), Move(1, 1, 3.0), Move(0, 2, 4.0)]
    rows = kept("uruk", moves)
    for there in (rows, rows[:1] + rows[2:], rows[:2] + rows[3:]):
        found = audited(played("uruk", moves), there)
        assert (found.lost, found.doubled) == (0, 0)
        assert not any("order" in trouble for trouble in found.trouble)
    assert audited(played("uruk", moves), rows[:1] + rows[3:]).lost == 1
    assert audited(played("uruk", moves), [*rows, rows[1]]).doubled == 1


def test_a_screen_that_never_showed_the_last_move() -> None:
    moves = [Move(0, 1, 1.0), Move(1, 1, 2.0)]
    table = played("uruk", moves)
    table.screens[1].shown.pop()
    assert [trouble.split(":")[0] for trouble in audited(table, kept("uruk", moves)).trouble] == ["table t, seat 1"]
    seen_by_one = [*kept("uruk", moves[:1]), *kept("uruk", moves[1:], FIRST)]
    assert audited(table, seen_by_one).trouble == []


def test_percentiles() -> None:
    assert percentile([], 50) is None
    assert [percentile(list(range(200)), percent) for percent in (50, 95, 99, 100)] == [100, 190, 198, 199]
