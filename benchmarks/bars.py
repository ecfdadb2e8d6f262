"""How fast is fast enough: the bars of every game, and whether a run cleared them."""

from typing import Final, NamedTuple

from benchmarks.figures import COMPILED, PURE, Row, figure, reference, times_cheaper, times_faster, times_old


class Bar(NamedTuple):
    """What a game owes at every seat count. Ratios are to catanatron with four players, in the same run."""

    compiled: float
    """decisions, times catanatron's"""
    pure: float
    """decisions, times catanatron's"""
    cheaper: float = 0.0
    """clone compiled, times cheaper than catanatron's copy; 0 asks for nothing"""
    replay: float = 0.0
    """milliseconds for a whole game, compiled; 0 asks for nothing"""


BARS: Final = {
    "uruk": Bar(40, 5, cheaper=20, replay=3),
    "ginkgopolis": Bar(20, 2),
    "wayfarers": Bar(15, 1.5),
    "teotihuacan": Bar(15, 1.5),
    "tabannusi": Bar(15, 1.5),
}

# Microseconds, compiled, at any table.
CLONE: Final = 1
FEATURES: Final = 3

# At least so many times the speed of 0.1.0. What is no faster may come out a little slower by chance.
AGAINST_OLD: Final = {
    COMPILED: {"playout": 1.0, "clone": 0.95, "replay": 0.95, "search": 0.95},
    PURE: {"playout": 0.8},
}


class Verdict(NamedTuple):
    """One bar of one row; `measured` is None when somebody needed for it was missing."""

    subject: str
    what: str
    wanted: str
    measured: float | None
    passed: bool


def verdicts(rows: list[Row]) -> list[Verdict]:
    """Every bar of every game that was measured, in either build."""
    peer = reference(rows)
    found: list[Verdict] = []
    subjects = dict.fromkeys(row.subject for row in rows if row.house in (PURE, COMPILED))
    by_place = {(row.house, row.subject): row for row in rows}
    for subject in subjects:
        bar = BARS.get(subject.split()[0])
        if bar is None:
            continue
        pure, compiled = by_place.get((PURE, subject)), by_place.get((COMPILED, subject))
        faster = times_faster(compiled, peer).median if compiled and peer else None
        faster_pure = times_faster(pure, peer).median if pure and peer else None
        found.append(at_least(subject, "compiled, decisions/s", bar.compiled, faster))
        found.append(at_least(subject, "pure, decisions/s", bar.pure, faster_pure))
        clone = figure(compiled.costs("clone")).median * 1e6 if compiled else None
        found.append(at_most(subject, "compiled, clone", CLONE, clone, "µs"))
        if compiled and "features" in compiled.samples:
            features = figure(compiled.costs("features")).median * 1e6
            found.append(at_most(subject, "compiled, features", FEATURES, features, "µs"))
        if bar.cheaper:
            cheaper = times_cheaper(compiled, peer).median if compiled and peer else None
            found.append(at_least(subject, "compiled, clone cheaper", bar.cheaper, cheaper))
        if bar.replay:
            replay = figure(compiled.costs("replay")).median * 1e3 if compiled else None
            found.append(at_most(subject, "compiled, replay", bar.replay, replay, "ms"))
    return found + against_old(rows)


def against_old(rows: list[Row]) -> list[Verdict]:
    """Is this Edubba as fast as 0.1.0? Nothing, where that is not here."""
    return [
        at_least(subject, f"{house.split()[-1]}, {measure} of 0.1.0", least, line[measure].median)
        for house, of in times_old(rows).items()
        for subject, line in of.items()
        for measure, least in AGAINST_OLD[house].items()
        if measure in line
    ]


def at_least(subject: str, what: str, wanted: float, measured: float | None) -> Verdict:
    return Verdict(subject, what, f"≥ {wanted:g}×", measured, measured is not None and measured >= wanted)


def at_most(subject: str, what: str, wanted: float, measured: float | None, unit: str) -> Verdict:
    return Verdict(subject, what, f"≤ {wanted:g} {unit}", measured, measured is not None and measured <= wanted)
