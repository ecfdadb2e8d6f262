"""Five levels, from one that a beginner can beat in a first game to one that few people will.

They differ in how far and how widely they think, and in how well they see; not in seconds: equal seeds play equal games
on any machine. `effort` keeps a thought short where a game has a hundred places for a tile: it counts positions.
"""

from __future__ import annotations

from typing import Final

from edubba.bots.turns import Style

EDITION: Final = 2  # raised when equal styles come to play differently: what was measured before is measured anew


class Level:
    """How a level thinks. `seconds` is the most that a decision may take: a guard for slow devices."""

    __slots__ = ("name", "seconds", "style", "swift")

    def __init__(self, name: str, style: Style, seconds: float, swift: bool) -> None:
        self.name = name
        self.style = style
        self.seconds = seconds
        self.swift = swift  # it answers at once


PUPIL: Final = Level(
    "pupil",
    Style(width=1, fan=12, arms=10, deals=0, breadth=4, look=6, blur=1.6, oversight=0.35, effort=4_000),
    2.0,
    True,
)
APPRENTICE: Final = Level(
    "apprentice",
    Style(width=1, fan=16, arms=10, deals=0, breadth=8, look=8, blur=0.9, oversight=0.2, effort=6_000),
    2.0,
    True,
)
SCRIBE: Final = Level(
    "scribe",
    Style(width=2, fan=16, arms=8, deals=1, rounds=1.0, breadth=4, look=8, blur=0.3, oversight=0.05, effort=12_000),
    2.0,
    True,
)
MASTER: Final = Level(
    "master",
    Style(width=4, fan=24, arms=10, deals=2, rounds=1.0, look=10, effort=30_000),
    6.0,
    False,
)
SAGE: Final = Level(
    "sage",
    Style(width=6, fan=32, arms=16, deals=6, rounds=1.0, look=16, effort=80_000),
    10.0,
    False,
)

LEVELS: Final = [PUPIL, APPRENTICE, SCRIBE, MASTER, SAGE]


def level_of(name: str) -> Level | None:
    for level in LEVELS:
        if level.name == name:
            return level
    return None
