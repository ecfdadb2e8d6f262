"""The measuring itself: real jobs, a real worker process, and a peer that is not there."""

from pathlib import Path
from random import Random

import pytest

import edubba
from benchmarks.figures import Row
from benchmarks.rounds import House, NotMeasurableError, Worker, run, workers
from edubba.cli import measure

HERE = Path(edubba.__file__).parents[1]
URUK = edubba.load("uruk")
BUILD = measure.build().split()[-1]


def silent(_: str) -> None:
    pass


def test_only_jobs_are_timed_and_counted() -> None:
    prepared = []

    def prepare(seed: int) -> measure.Job:
        prepared.append(seed)
        return lambda: sum(1 for _ in range(100_000))

    sample = measure.stretch(prepare, 0.03, seed=5)
    assert prepared == list(range(5, 5 + sample.jobs))
    assert sample.done == sample.jobs * 100_000
    assert sample.seconds >= 0.03
    assert sample.rate * sample.cost == pytest.approx(1)


def test_every_game_is_measured_with_few_and_with_many_seats() -> None:
    subjects = measure.subjects()
    assert {"uruk 2", "uruk 4"} <= set(subjects)
    assert {name.split()[0] for name in subjects} == set(edubba.catalogue())


@pytest.mark.parametrize("name", ["playout", "loop"])
def test_a_random_game_counts_its_decisions(name: str) -> None:
    decisions = measure.subject(URUK, 2)[name](7)()
    assert 50 < decisions < 5000


def test_the_loop_and_the_record_play_the_same_game() -> None:
    state = URUK.new(3, 11)
    decisions = measure.play(state, Random(11))
    record = measure.random_record(URUK, 3, 11)
    assert len(record.moves) == decisions
    assert record.replay().dump() == state.dump()


def test_the_middle_is_neither_the_beginning_nor_the_end() -> None:
    whole = measure.play(URUK.new(2, 3), Random(3))
    rest = measure.play(measure.middle(URUK, 2, 3), Random(0))
    assert 0 < rest < 2 * whole


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    """One short round of the build under test."""
    with workers([House("Edubba", "edubba", HERE, BUILD)], silent) as (started, missing):
        assert not missing
        return run(started, 1, 0.001, silent, warm_up=0.0)


def test_a_worker_answers_every_measure_of_every_game(rows: list[Row]) -> None:
    assert [row.subject for row in rows] == list(measure.subjects())
    for row in rows:
        for name, samples in row.samples.items():
            assert [sample.done > 0 for sample in samples] == [True], (row.subject, name)


def test_the_wrong_build_is_refused() -> None:
    other = "pure" if BUILD == "compiled" else "compiled"
    with pytest.raises(NotMeasurableError, match=f"not {other} code"):
        Worker(House("Edubba", "edubba", HERE, other))


def test_a_peer_that_is_not_installed_is_named_and_left_out(tmp_path: Path) -> None:
    (tmp_path / "chess.py").write_text("raise ImportError('no board in this house')")
    (tmp_path / "edubba").symlink_to(HERE / "edubba")
    with workers([House("python-chess", "python-chess", tmp_path)], silent) as (started, missing):
        assert not started
        assert missing == {"python-chess": "no board in this house"}
