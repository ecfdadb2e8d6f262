"""Calibration: bins tell what came true, a fit finds the spreads that games were made with, the picture shows bins."""

from random import Random
from xml.etree import ElementTree

import pytest

from benchmarks.calibration import Bin, Moment, bins_of, fit, plot
from edubba.bots.coach import shares
from edubba.kernel.advice import Advice, widened_by

LAST, FIRST = 3.0, 20.0


class Known(Advice):
    """Knows how sure leads are in the games below."""

    def spread_at(self, time: float) -> float:
        return widened_by(time, LAST, FIRST)


class Rash(Advice):
    """Takes early leads for sure."""

    def spread_at(self, time: float) -> float:
        return LAST


@pytest.fixture(scope="module")
def moments() -> list[Moment]:
    """Moments whose winner is drawn by the chances of those spreads."""
    dice, found = Random(1), list[Moment]()
    for _ in range(3000):
        time, lead = dice.random(), dice.gauss(0, 8)
        won = dice.random() < shares([lead, -lead], widened_by(time, LAST, FIRST))[0]
        found.append(Moment(time, [lead, -lead], [1.0, 0.0] if won else [0.0, 1.0]))
    return found


def test_who_knows_the_spreads_foretells_what_comes_true(moments: list[Moment]) -> None:
    bins = bins_of(Known(), moments)
    assert len(bins) == 10
    assert sum(one.moments for one in bins) == 2 * len(moments), "everybody's chances are told"
    assert all(abs(one.true - one.said) < 0.06 for one in bins)
    rash = bins_of(Rash(), moments)
    assert any(abs(one.true - one.said) > 0.1 for one in rash), "who is too sure is found out"


def test_the_fit_finds_the_spreads(moments: list[Moment]) -> None:
    last, first, wrong = fit(moments[:1200])
    assert 1.5 < last < 5
    assert 14 < first < 28
    assert 0 < wrong < 0.25


def test_a_bin_stands_where_it_was_foretold_and_came_true() -> None:
    panels = [("Uruk", [Bin(0.5, 1.0, 10)]), ("Chess", [Bin(0.0, 0.0, 1), Bin(1.0, 0.5, 3)])]
    drawn = ElementTree.fromstring(plot(panels))
    circles = [one for one in drawn.iter() if one.tag.endswith("circle")]
    places = [(float(one.attrib["cx"]), float(one.attrib["cy"])) for one in circles]
    edge = places[2][0]
    assert places == [(edge / 2, 0.0), (0.0, edge), (edge, edge / 2)]
