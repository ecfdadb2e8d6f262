"""Points: those gained in play, by source, and the final scoring of the four quarters (TEO-13.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from edubba.games.teotihuacan.rules.pieces import COLOURS, SOURCES
from edubba.games.teotihuacan.rules.player import Player

if TYPE_CHECKING:
    from edubba.games.teotihuacan.rules.state import TeotihuacanState

SOURCE_ROWS: Final = ["pyramid", "rewards", "masks", "offerings", "favours", "bonuses"]
QUARTER_ROWS: Final = ["north-west", "north-east", "south-east", "south-west"]


def quarter_points(player: Player, quarter: int) -> int:
    """Every pyramid tile of a quarter scores for every temple of its colour there (TEO-13.3)."""
    total = 0
    for index in range(COLOURS * quarter, COLOURS * quarter + COLOURS):
        total += player.worth[index] * player.shrines[index]
    return total


def score_sheet(s: TeotihuacanState, seat: int) -> list[tuple[str, int]]:
    """All rows of a seat; the unofficial rival has two of its own (TEO-20.3)."""
    if seat >= s.seats:
        rows = [(row, 0) for row in SOURCE_ROWS + QUARTER_ROWS]
        return [*rows, ("rival", s.rival), ("level", s.rules.level)]
    player = s.players[seat]
    rows = [(SOURCE_ROWS[source], player.points[source]) for source in range(SOURCES)]
    rows += [(QUARTER_ROWS[quarter], quarter_points(player, quarter)) for quarter in range(4)]
    return [*rows, ("rival", 0), ("level", 0)] if s.has_rival else rows


def total(player: Player) -> int:
    """As the sum of the score sheet, quicker."""
    found = 0
    for points in player.points:
        found += points
    for index in range(4 * COLOURS):
        found += player.worth[index] * player.shrines[index]
    return found
