"""From samples to figures: medians, their spread, and ratios that are taken round by round."""

from dataclasses import dataclass
from statistics import median, quantiles
from typing import Final, NamedTuple

from edubba.cli.measure import Sample

REFERENCE: Final = "catanatron"
PURE: Final = "Edubba, pure"
COMPILED: Final = "Edubba, compiled"
OLD_PURE: Final = "Edubba 0.1.0, pure"
OLD_COMPILED: Final = "Edubba 0.1.0, compiled"
OLD: Final = {PURE: OLD_PURE, COMPILED: OLD_COMPILED}


class Figure(NamedTuple):
    """The median over the rounds, and half the distance of the quartiles as a share of it."""

    median: float
    spread: float


@dataclass
class Row:
    """One subject of one house, with the samples of every measure, round by round."""

    house: str
    subject: str
    version: str
    samples: dict[str, list[Sample]]

    def rates(self, measure: str) -> list[float]:
        return [sample.rate for sample in self.samples[measure]]

    def costs(self, measure: str) -> list[float]:
        return [sample.cost for sample in self.samples[measure]]

    def games(self, measure: str) -> list[float]:
        return [sample.jobs / sample.seconds for sample in self.samples[measure]]

    @property
    def fastest(self) -> str:
        """The quickest way through random games: inside the engine where it has one, else from Python."""
        return max((way for way in ("playout", "loop") if way in self.samples), key=lambda way: median(self.rates(way)))


def figure(values: list[float]) -> Figure:
    middle = median(values)
    if len(values) < 2:
        return Figure(middle, 0.0)
    low, _, high = quantiles(values, n=4, method="inclusive")
    return Figure(middle, (high - low) / 2 / middle)


def reference(rows: list[Row]) -> Row | None:
    return next((row for row in rows if row.house == REFERENCE), None)


def times_faster(row: Row, other: Row) -> Figure:
    """How many decisions this one takes in the time of one of the other's, each in its fastest way."""
    pairs = zip(row.rates(row.fastest), other.rates(other.fastest), strict=True)
    return figure([mine / theirs for mine, theirs in pairs])


def times_cheaper(row: Row, other: Row) -> Figure:
    """How many copies this one makes in the time of one of the other's."""
    pairs = zip(row.costs("clone"), other.costs("clone"), strict=True)
    return figure([theirs / mine for mine, theirs in pairs])


def times_old(rows: list[Row]) -> dict[str, dict[str, dict[str, Figure]]]:
    """Per build, subject and measure: the speed of this Edubba, times that of 0.1.0, taken round by round."""
    by_place = {(row.house, row.subject): row for row in rows}
    found: dict[str, dict[str, dict[str, Figure]]] = {}
    for row in rows:
        old = by_place.get((OLD.get(row.house, ""), row.subject))
        if old is not None:
            found.setdefault(row.house, {})[row.subject] = {
                measure: figure([a / b for a, b in zip(row.rates(measure), old.rates(measure), strict=True)])
                for measure in row.samples
                if measure in old.samples
            }
    return found
