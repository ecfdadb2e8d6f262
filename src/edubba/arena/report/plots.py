"""Two kinds of plots as SVG: values with their intervals, one under the other, and how often each number came."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final, NamedTuple

WIDTH: Final = 720
LABELS: Final = 250  # on the left
RIGHT: Final = 130  # for the numbers
ROW: Final = 26
LONGEST: Final = 38  # letters of a label
HIGH: Final = 150
MOST_BARS: Final = 40
BROADEST: Final = 60
TICKS: Final = 5
AXIS: Final = 22

Write = Callable[[float], str]


class Span(NamedTuple):
    """A value with its interval, and what it is of."""

    label: str
    low: float
    value: float
    high: float
    told: str = ""  # beside it, instead of the value


def intervals(title: str, spans: Sequence[Span], write: Write, reference: float | None = None) -> str:
    """Points with error bars; a dashed line where nothing would be special."""
    ends = [end for span in spans for end in (span.low, span.high)] + ([] if reference is None else [reference])
    low, high = widened(min(ends), max(ends))
    height = ROW * len(spans) + AXIS

    def x(value: float) -> float:
        return round(LABELS + (WIDTH - LABELS - RIGHT) * (value - low) / (high - low), 1)

    parts = [axis(low, high, x, height, write)]
    if reference is not None:
        parts.append(f'<line class="even" x1="{x(reference)}" x2="{x(reference)}" y1="0" y2="{height - AXIS}"/>')
    for number, span in enumerate(spans):
        y = ROW * number + ROW // 2
        parts.append(f'<text x="{LABELS - 10}" y="{y + 4}" class="label">{label(span.label)}</text>')
        parts.append(f'<line class="span" x1="{x(span.low)}" x2="{x(span.high)}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle cx="{x(span.value)}" cy="{y}" r="4.5"/>')
        told = span.told or write(span.value)
        parts.append(f'<text x="{WIDTH - RIGHT + 12}" y="{y + 4}">{escape(told)}</text>')
    return picture(title, height, parts)


def columns(title: str, histogram: Sequence[Sequence[int]], write: Write) -> str:
    """How often each number came; where there are many, neighbours share a column."""
    first, last = histogram[0][0], histogram[-1][0]
    step = max(1, -(-(last - first + 1) // MOST_BARS))
    counts = [0] * ((last - first) // step + 1)
    for number, count in histogram:
        counts[(number - first) // step] += count
    high = max(counts)
    broad = min(BROADEST, (WIDTH - 40) / len(counts))
    parts = []
    for index, count in enumerate(counts):
        tall = (HIGH - 10) * count / high
        x, y = 20 + index * broad, HIGH - tall
        parts.append(f'<rect x="{x + 1:.1f}" y="{y:.1f}" width="{max(1.0, broad - 2):.1f}" height="{tall:.1f}"/>')
    every = max(1, -(-len(counts) // 12))
    for index in range(0, len(counts), every):
        x = 20 + (index + 0.5) * broad
        parts.append(f'<text x="{x:.1f}" y="{HIGH + 16}" class="tick">{escape(write(first + index * step))}</text>')
    return picture(title, HIGH + AXIS, parts)


def axis(low: float, high: float, x: Callable[[float], float], height: int, write: Write) -> str:
    parts = []
    for number in range(TICKS):
        value = low + (high - low) * number / (TICKS - 1)
        parts.append(f'<line class="grid" x1="{x(value)}" x2="{x(value)}" y1="0" y2="{height - AXIS}"/>')
        parts.append(f'<text x="{x(value)}" y="{height - 5}" class="tick">{escape(write(value))}</text>')
    return "".join(parts)


def widened(low: float, high: float) -> tuple[float, float]:
    """A little room on both sides."""
    room = 0.05 * (high - low) or 0.5
    return low - room, high + room


def label(text: str) -> str:
    return escape(text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…")


def picture(title: str, height: int, parts: Sequence[str]) -> str:
    head = f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">'
    return f"{head}{''.join(parts)}</svg>"
