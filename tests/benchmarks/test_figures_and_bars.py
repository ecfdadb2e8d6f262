"""Ratios are taken within a round, and a bar is judged by their median."""

import pytest

from benchmarks.bars import BARS, verdicts
from benchmarks.figures import (
    COMPILED,
    OLD_COMPILED,
    OLD_PURE,
    PURE,
    REFERENCE,
    Row,
    figure,
    times_cheaper,
    times_faster,
    times_old,
)
from benchmarks.report import compared, grade, number
from edubba.cli.measure import Sample


def row(house: str, rates: list[float], copies: list[float], replay: float = 1e-3, subject: str = "uruk 4") -> Row:
    """A row that took so many decisions a second in each round, and so many microseconds for a copy."""
    samples = {
        "playout": [Sample(int(rate), 10, 1.0) for rate in rates],
        "loop": [Sample(int(rate / 2), 10, 1.0) for rate in rates],
        "clone": [Sample(1_000_000, 1, cost) for cost in copies],
        "replay": [Sample(1, 1, replay) for _ in rates],
    }
    return Row(house, subject, "0", samples)


CATAN = row(REFERENCE, [20_000, 10_000, 20_000], [50, 100, 50], subject="catan 4")


def test_a_machine_that_slows_down_for_a_round_leaves_the_ratio_as_it_is() -> None:
    mine = row(COMPILED, [1_000_000, 500_000, 1_000_000], [2, 4, 2])
    assert tuple(times_faster(mine, CATAN)) == pytest.approx((50, 0))
    assert tuple(times_cheaper(mine, CATAN)) == pytest.approx((25, 0))


def test_a_figure_is_the_median_with_half_the_distance_of_the_quartiles() -> None:
    assert tuple(figure([80, 90, 100, 110, 1000])) == pytest.approx((100, 0.1))
    assert tuple(figure([7])) == (7, 0)


def test_the_fastest_way_is_the_one_that_was_measured_so() -> None:
    slow_engine = row(REFERENCE, [100, 100], [1, 1])
    assert slow_engine.fastest == "playout"
    slow_engine.samples["loop"] = [Sample(300, 10, 1.0), Sample(300, 10, 1.0)]
    assert slow_engine.fastest == "loop"
    del slow_engine.samples["playout"]
    assert slow_engine.fastest == "loop"


def test_uruk_clears_its_bars_exactly() -> None:
    rows = [
        CATAN,
        row(PURE, [100_000, 50_000, 100_000], [9, 9, 9]),
        row(COMPILED, [800_000, 400_000, 800_000], [1, 1, 1], replay=3e-3),
    ]
    assert [grade(verdict) for verdict in verdicts(rows)] == ["pass"] * 5


@pytest.mark.parametrize(
    ("pure", "compiled", "copy", "replay", "failed"),
    [
        (99_000, 800_000, 1.0, 1e-3, "pure, decisions/s"),
        (100_000, 799_000, 1.0, 1e-3, "compiled, decisions/s"),
        (100_000, 800_000, 1.1, 1e-3, "compiled, clone"),
        (100_000, 800_000, 1.0, 4e-3, "compiled, replay"),
    ],
)
def test_each_bar_can_fail_alone(pure: int, compiled: int, copy: float, replay: float, failed: str) -> None:
    peer = row(REFERENCE, [20_000] * 3, [50] * 3, subject="catan 4")
    rows = [peer, row(PURE, [pure] * 3, [9] * 3), row(COMPILED, [compiled] * 3, [copy] * 3, replay)]
    assert [verdict.what for verdict in verdicts(rows) if not verdict.passed] == [failed]


@pytest.mark.parametrize(("cost", "passed"), [(3e-6, True), (3.1e-6, False)])
def test_features_take_three_microseconds_at_most(cost: float, passed: bool) -> None:
    mine = row(COMPILED, [800_000], [1])
    mine.samples["features"] = [Sample(1, 1, cost)]
    (judged,) = (verdict for verdict in verdicts([mine]) if "features" in verdict.what)
    assert judged.passed == passed


def test_what_could_not_be_measured_has_not_passed() -> None:
    judged = verdicts([row(PURE, [100_000] * 3, [9] * 3)])
    assert {grade(verdict) for verdict in judged} == {"unknown"}
    assert len(judged) == 5


def test_this_edubba_beside_version_0_1_0() -> None:
    rows = [row(COMPILED, [300_000, 150_000], [1, 2]), row(OLD_COMPILED, [200_000, 100_000], [2, 4])]
    rows += [row(PURE, [8_000] * 2, [1, 1]), row(OLD_PURE, [10_000] * 2, [1, 1])]
    found = times_old(rows)
    assert {measure: share.median for measure, share in found[COMPILED]["uruk 4"].items()} == pytest.approx(
        {"playout": 1.5, "loop": 1.5, "clone": 2, "replay": 1}
    )
    assert found[PURE]["uruk 4"]["playout"].median == pytest.approx(0.8)
    heads, lines = compared(rows)
    assert heads == ["house", "game", "playout", "loop", "clone", "replay"]
    assert [line[:3] for line in lines] == [[COMPILED, "uruk 4", "1.5 ±0%"], [PURE, "uruk 4", "0.8 ±0%"]]


@pytest.mark.parametrize(
    ("pure", "compiled", "copy", "replay", "failed"),
    [
        (79_000, 100_000, 1.0, 1e-3, "pure, playout of 0.1.0"),
        (80_000, 99_000, 1.0, 1e-3, "compiled, playout of 0.1.0"),
        (80_000, 100_000, 1.1, 1e-3, "compiled, clone of 0.1.0"),
        (80_000, 100_000, 1.0, 2e-3, "compiled, replay of 0.1.0"),
    ],
)
def test_whoever_is_slower_than_0_1_0_fails(pure: int, compiled: int, copy: float, replay: float, failed: str) -> None:
    rows = [row(PURE, [pure] * 3, [1] * 3), row(COMPILED, [compiled] * 3, [copy] * 3, replay)]
    rows += [row(house, [100_000] * 3, [1] * 3) for house in (OLD_PURE, OLD_COMPILED)]
    judged = [verdict for verdict in verdicts(rows) if "0.1.0" in verdict.what]
    assert len(judged) == 4
    assert [verdict.what for verdict in judged if not verdict.passed] == [failed]


def test_every_game_of_the_house_has_its_bars() -> None:
    assert set(BARS) == {"uruk", "ginkgopolis", "wayfarers", "teotihuacan", "tabannusi"}


@pytest.mark.parametrize(
    ("value", "text"), [(1_234_567, "1\u202f230\u202f000"), (21_349, "21\u202f300"), (123.4, "123"), (1.2345, "1.23")]
)
def test_numbers_keep_three_figures(value: float, text: str) -> None:
    assert number(value) == text
