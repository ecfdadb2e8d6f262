"""Starting buildings (TAB-2.16)."""

from __future__ import annotations

from edubba.games.tabannusi.rules.pieces import CELL, CELLS, COLOUR, COMMON, LAND, TRACKS, add_cells, bit_of
from edubba.games.tabannusi.rules.player import changed
from edubba.games.tabannusi.rules.project import cell_bonus
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.kernel.step import PublicStep


def start_cells(s: TabannusiState, colour: int, district: int) -> int:
    """Mask of the cells where a starting building of this colour may stand (TAB-R3)."""
    cells = s.empty[district]
    if s.rules.setup_ban:
        cells &= ~s.board.beside(district, s.built[TRACKS * district + colour])
    return cells


class StartColour(PublicStep[TabannusiState]):
    """Choose the colour of the starting building (TAB-2.16)."""

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        return [COLOUR + colour for colour in range(TRACKS)]

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        s.next(StartCell(seat, action - COLOUR))


class StartCell(PublicStep[TabannusiState]):
    """Choose the cell of the starting building (TAB-2.16)."""

    __slots__ = ("colour",)

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        found: list[int] = []
        for district in range(COMMON):
            add_cells(found, district, start_cells(s, self.colour, district))
        return found

    def refusal(self, s: TabannusiState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, CELL <= action < CELL + CELLS, "TAB-2.16")

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        cell = action - CELL
        put_start(s, seat, self.colour, cell)
        cell_bonus(s, seat, cell // LAND, self.colour, cell)


def put_start(s: TabannusiState, seat: int, colour: int, cell: int) -> None:
    """A starting building: the house brings nothing from its slot."""
    district = cell // LAND
    mask = bit_of(cell)
    s.empty = changed(s.empty, district, -mask)
    s.put_building(seat, district, colour, mask)
    player = s.players[seat]
    player.rows = changed(player.rows, colour, 1)
    s.tell("starting-building", seat, colour, cell)
