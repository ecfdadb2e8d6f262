"""The store: one flush for many, each for himself when something fails, and reads that wait for nobody."""

import asyncio
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from edubba.server.database import Contested, NotStored, Unknown
from edubba.server.store import Store
from edubba.table.stored import ACT, BOT, FRIEND, PERSON, Change, DiceCommit, Guest, Head, Place, Row
from edubba.table.words import Refusal
from tests.apart import apart

ADA, BEA = Guest("ada", "Ada", "en"), Guest("bea", "Béa", "fr")


def head(name: str, **more: object) -> Head:
    plain = Head(
        id=name, game="uruk", version="1", pack="p", options={"max_rounds": 3}, secret=b"\0s", commitment=b"c",
        created=1.0, moved=1.0, to_act=[0], over=False, creator="ada",
    )  # fmt: skip
    return replace(plain, **more)  # type: ignore[arg-type]


def change(table: str, first: int, *texts: str, **more: object) -> Change:
    rows = tuple(Row(0, ACT, text, 7) for text in texts)
    return Change(first=first, rows=rows, head=head(table, moved=9.0, to_act=[1]), **more)  # type: ignore[arg-type]


SEATS = [Place(seat=0, who=PERSON, guest="ada"), Place(seat=1, who=FRIEND)]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path / "table.db")
    for guest in (ADA, BEA):
        opened.now(opened.add_guest, guest)
    for table in "abc":
        opened.now(opened.add_table, head(table), SEATS)
    yield opened
    opened.close()


def held(store: Store) -> threading.Event:
    """The thread that writes is busy until this is set: what is submitted meanwhile comes in one go."""
    go = threading.Event()
    store.database.submit(go.wait)
    return go


def test_everything_comes_back_as_it_was_stored(store: Store) -> None:
    taken = Place(seat=1, who=PERSON, guest="bea")
    dice = (DiceCommit("ada", "hash", "nonce", True), DiceCommit("bea", ""))
    store.now(store.write, change("a", 0, "card kiln", "slot 2", places=(taken,), dice=dice))
    kept = store.read("a")
    assert kept is not None
    assert kept.head == head("a", moved=9.0, to_act=[1])
    assert kept.places == [replace(SEATS[0], name="Ada"), replace(taken, name="Béa")]
    assert kept.dice == list(dice)
    assert kept.rows == [Row(0, ACT, "card kiln", 7), Row(0, ACT, "slot 2", 7)]
    result = {"scores": [3, 4], "ranking": [[1], [0]], "sheets": []}
    over = replace(change("a", 2, "pass"), head=head("a", over=True, result=result, nonces=["ff"], dealt=True))
    store.now(store.write, over)
    found = store.table("a")
    assert found is not None
    assert found[0] == over.head
    assert (store.read("nowhere"), store.table("nowhere"), store.guest("nobody")) == (None, None, None)


def test_many_tables_share_a_flush(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    go = held(store)
    waiting = [store.database.submit(partial(store.write, change("a", n, "x"))) for n in range(50)]
    store.database._writer.set_trace_callback(seen.append)
    go.set()
    for one in waiting:
        one.result(10)
    assert seen.count("COMMIT") <= 2  # that of the one that held us up, and one for all the others
    assert len(store.moves("a")) == 50


def test_one_that_comes_second_spoils_nobody_else(store: Store) -> None:
    go = held(store)
    jobs = [("a", 0), ("a", 0), ("b", 0), ("nowhere", 0), ("c", 0)]
    waiting = [store.database.submit(partial(store.write, change(*job, f"{job[0]}!"))) for job in jobs]
    broken = store.database.submit(lambda: 1 // 0)
    go.set()
    found = [one.exception(10) for one in waiting]
    assert [type(trouble) for trouble in found] == [type(None), Contested, type(None), Contested, type(None)]
    assert isinstance(broken.exception(10), ZeroDivisionError)
    for table in "abc":
        assert [row.text for row in store.moves(table)] == [f"{table}!"]
        after = store.table(table)
        assert after is not None
        assert after[0].to_act == [1]
    assert not store.database.trouble


def test_all_or_nothing(store: Store) -> None:
    """The second row is contested: the first one, and where the table stands, are as if nothing had been tried."""
    store.now(store.write, change("a", 1, "there"))
    before = store.read("a")
    with pytest.raises(Contested):
        store.now(store.write, change("a", 0, "x", "y"))
    assert store.read("a") == before


def test_a_locked_file_is_told_from_a_race(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store.now(lambda: store.database.writer.execute("PRAGMA busy_timeout=50").fetchall())
    other = sqlite3.connect(tmp_path / "table.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(NotStored, match="locked"):
        store.now(store.write, change("a", 0, "x"))
    assert store.database.trouble
    other.execute("ROLLBACK")
    other.close()
    store.now(store.write, change("a", 0, "x"))
    assert not store.database.trouble


def test_reads_do_not_wait_for_writes(store: Store) -> None:
    async def scenario() -> None:
        go = held(store)
        try:
            assert await asyncio.wait_for(store(store.guest, "ada"), 10) == ADA
            assert await asyncio.wait_for(store(store.moves, "a"), 10) == []
        finally:
            go.set()

    apart(lambda: asyncio.run(scenario()))


def test_who_gives_up_waiting_does_not_undo(store: Store) -> None:
    async def scenario() -> None:
        go = held(store)
        task = asyncio.create_task(store(store.write, change("a", 0, "x")))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        go.set()
        await store(store.touch)
        assert len(store.moves("a")) == 1

    apart(lambda: asyncio.run(scenario()))


FULL = """
import resource, sys
from pathlib import Path
from edubba.server.store import Store
from tests.server.test_store import change
store = Store(Path(sys.argv[1]))
size = Path(sys.argv[1] + "-wal").stat().st_size
resource.setrlimit(resource.RLIMIT_FSIZE, (size + 60_000, resource.RLIM_INFINITY))
kept = failed = 0
for n in range(40):
    try:
        store.now(store.write, change("a", kept, "x" * 3000))
        kept += 1
    except Exception as trouble:
        failed += 1
        name = type(trouble).__name__
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
store.now(store.write, change("a", kept, "at last"))
print(kept, failed, name, bool(store.database.trouble), len(store.moves("a")))
store.close()
"""


def test_a_full_disk_loses_nothing_that_was_told(store: Store, tmp_path: Path) -> None:
    store.close()
    path = tmp_path / "table.db"
    done = subprocess.run([sys.executable, "-c", FULL, str(path)], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    kept, failed, name, trouble, there = done.stdout.split()
    assert int(kept) > 0
    assert int(failed) > 0
    assert name in (NotStored.__name__, Unknown.__name__)
    assert trouble == "False"
    assert int(there) == int(kept) + 1


def test_a_guest_with_many_tables_costs_two_questions(store: Store) -> None:
    for n in range(40):
        store.now(store.add_table, head(f"t{n}", created=float(n)), [*SEATS, Place(seat=2, who=BOT, bot="random")])
    asked: list[str] = []
    store.database.read().set_trace_callback(asked.append)
    found = store.tables_of("ada", 30)
    assert len(asked) == 2
    assert [table.id for table, _ in found] == [f"t{n}" for n in range(39, 9, -1)]
    assert {len(places) for _, places in found} == {3}


def test_the_order_of_tables_tells_nothing_of_secret_moves(store: Store) -> None:
    before = [table.id for table, _ in store.tables_of("ada", 10)]
    store.now(store.write, change("c", 0, "x"))
    store.now(store.write, change("b", 0, "x"))
    assert [table.id for table, _ in store.tables_of("ada", 10)] == before


def test_tables_of_bots_alone_count_for_who_put_them_up(store: Store) -> None:
    before = store.unfinished("ada")
    store.now(store.add_table, head("bots"), [Place(seat=0, who=BOT, bot="random")])
    assert store.unfinished("ada") == before + 1
    assert store.unfinished("bea") == 0
    assert store.waiting_for_bots() == ["bots"]


def test_tables_put_up_at_the_same_time_are_counted_one_after_the_other(store: Store) -> None:
    """Who asks for many at once gets no more than who asks for one after the other; a rematch that is there is one."""
    most = store.unfinished("ada") + 2
    go = held(store)
    asked = [store.database.submit(partial(store.add_table, head(f"t{n}"), SEATS, None, most)) for n in range(5)]
    go.set()
    assert [one.result() for one in asked[:2]] == ["t0", "t1"]
    for one in asked[2:]:
        with pytest.raises(Refusal, match="too-many-tables"):
            one.result()
    assert store.unfinished("ada") == most
    with pytest.raises(Refusal):
        store.now(store.add_table, head("x"), SEATS, "a", most)
    assert store.now(store.add_table, head("y"), SEATS, "a") == "y", "what was refused has not taken its place"
    assert store.now(store.add_table, head("z"), SEATS, "a", most) == "y"


def test_a_second_rematch_is_the_first(store: Store) -> None:
    assert store.now(store.add_table, head("x"), SEATS, "a") == "x"
    assert store.now(store.add_table, head("y"), SEATS, "a") == "x"
    assert store.table("y") is None
