"""Least squares over time (LSTD): which worths of things agree with themselves from turn to turn, and with the end.

Nothing but sums, products and quotients in a fixed order: equal games give equal worths on any machine.
"""

from __future__ import annotations

from mypy_extensions import i64

from edubba.kernel.errors import EdubbaError
from edubba.kernel.native import floats, vec


class Equations:
    """A linear system that grows with every position: `rows` times the worths are `goals`."""

    def __init__(self, size: int) -> None:
        self.size: i64 = size
        self.rows = floats([0.0] * (size * size))
        self.goals = floats([0.0] * size)
        self.squares = floats([0.0] * size)  # of all counts: how large each of them is
        self.seen = 0.0  # positions

    def look(self, now: vec[float]) -> None:
        """Remember how large the counts of a position are."""
        self.seen += 1.0
        for index in range(self.size):
            self.squares[index] += now[index] * now[index]

    def add(self, trace: vec[float], now: vec[float], then: vec[float], reward: float) -> None:
        """One step of a game: from `now` to `then` with a reward, credited to what the trace remembers."""
        size = self.size
        rows = self.rows
        goals = self.goals
        for row in range(size):
            credit = trace[row]
            if credit == 0.0:
                continue
            goals[row] += credit * reward
            start = row * size
            for column in range(size):
                change = now[column] - then[column]
                if change != 0.0:
                    rows[start + column] += credit * change

    def fade(self, share: float) -> None:
        """Let what was learned so far count only so much."""
        for index in range(i64(len(self.rows))):
            self.rows[index] *= share
        for index in range(self.size):
            self.goals[index] *= share
            self.squares[index] *= share
        self.seen *= share

    def solve(self, ridge: float) -> list[float]:
        """The worths, by elimination; `ridge` keeps those small of which little is known. It weighs what a thing brings
        in all, so a count of forty is held no tighter than one of three."""
        size = self.size
        rows = self.rows[:]
        goals = self.goals[:]
        for row in range(size):
            known = self.squares[row] > 0.0
            rows[row * size + row] += ridge * (self.squares[row] / self.seen if known else 1.0)
        for column in range(size):
            best = column
            for row in range(column + 1, size):
                if abs(rows[row * size + column]) > abs(rows[best * size + column]):
                    best = row
            pivot = rows[best * size + column]
            if pivot == 0.0:
                raise EdubbaError("these games do not tell what things are worth; play more of them")
            if best != column:
                for index in range(size):
                    kept = rows[column * size + index]
                    rows[column * size + index] = rows[best * size + index]
                    rows[best * size + index] = kept
                goal = goals[column]
                goals[column] = goals[best]
                goals[best] = goal
            for row in range(column + 1, size):
                factor = rows[row * size + column] / pivot
                if factor != 0.0:
                    for index in range(column, size):
                        rows[row * size + index] -= factor * rows[column * size + index]
                    goals[row] -= factor * goals[column]
        found = [0.0] * int(size)
        for row in range(size - 1, -1, -1):
            total = goals[row]
            for index in range(row + 1, size):
                total -= rows[row * size + index] * found[index]
            found[row] = total / rows[row * size + row]
        return found


def follow(equations: Equations, path: list[vec[float]], end: float, memory: float) -> None:
    """Add a whole game as one player lived it: what was there at each turn, and the points at the end."""
    size = equations.size
    trace = floats([0.0] * int(size))
    nothing = floats([0.0] * int(size))
    for place in range(len(path)):
        now = path[place]
        equations.look(now)
        for index in range(size):
            trace[index] = memory * trace[index] + now[index]
        if place + 1 < len(path):
            equations.add(trace, now, path[place + 1], 0.0)
        else:
            equations.add(trace, now, nothing, end)


def widened(numbers: vec[float], time: float) -> vec[float]:
    """The counts, and once more by the time that is left: so that worths may change over a game."""
    size: i64 = len(numbers)
    found = floats([0.0] * int(2 * size))
    for index in range(size):
        found[index] = numbers[index]
        found[size + index] = time * numbers[index]
    return found
