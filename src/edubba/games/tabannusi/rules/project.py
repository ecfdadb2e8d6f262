"""Place a project (TAB-6), and the bonus of the cell that it covers."""

from __future__ import annotations

from edubba.games.tabannusi.rules.gain import PayAnything, advance, gain
from edubba.games.tabannusi.rules.goods import water
from edubba.games.tabannusi.rules.pieces import (
    CELL,
    LAND,
    PROJECT_AGAIN,
    PROJECT_TRACK,
    RIVER,
    S04,
    S13,
    SKIP,
    TRACKS,
    add_cells,
    bit_of,
    size_of,
)  # fmt: skip
from edubba.games.tabannusi.rules.player import changed
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.kernel.step import ALLOWED, TURN, PublicStep


def cells_for(s: TabannusiState, district: int, colour: int) -> int:
    """Mask of the cells where a project of this colour may lie (TAB-6.2 to 6.4)."""
    group = s.projects[TRACKS * district + colour]
    built = s.built[TRACKS * district + colour]
    cells = s.empty[district]
    if group:
        if size_of(group) == 3:
            return 0
        cells &= s.board.beside(district, group)
    if built and cells:
        cells &= ~s.board.beside(district, built)
    return cells


def refusal(s: TabannusiState, seat: int, district: int, colour: int) -> str:
    """The rule that forbids a project of this colour in this district."""
    if not s.players[seat].markers:
        return "TAB-3.2"
    if size_of(s.projects[TRACKS * district + colour]) == 3:
        return "TAB-6.2"
    return ALLOWED if cells_for(s, district, colour) else "TAB-6.3"


def refusal_cell(s: TabannusiState, district: int, colour: int, cell: int) -> str:
    """The rule that forbids this cell."""
    if cell >= RIVER or cell // LAND != district:
        return "TAB-6.1"
    mask = bit_of(cell)
    if not s.empty[district] & mask:
        return "TAB-6.3" if s.board.land[district] & mask else "TAB-2.1"
    if cells_for(s, district, colour) & mask:
        return ALLOWED
    near = s.board.beside(district, mask)
    return "TAB-6.4" if near & s.built[TRACKS * district + colour] else "TAB-6.3"


def place(s: TabannusiState, seat: int, district: int, colour: int, cell: int) -> None:
    """A project with a marker, the bonus of the cell, then the own ships (TAB-6.5)."""
    player = s.players[seat]
    lay(s, seat, district, colour, cell)
    player.markers -= 1
    if player.able & S13:
        s.next(PayAnything(seat, colour, 1))
    if player.able & S04:
        water(s, seat, s.printed.ship_number[3])
    cell_bonus(s, seat, district, colour, cell)


def lay(s: TabannusiState, seat: int, district: int, colour: int, cell: int) -> None:
    """The tile and a marker on it."""
    player = s.players[seat]
    mask = bit_of(cell)
    s.empty = changed(s.empty, district, -mask)
    group = TRACKS * district + colour
    s.projects = changed(s.projects, group, mask)
    player.projects = changed(player.projects, district, mask)
    if s.journal is not None:
        s.tell("project", seat, colour, cell)


def cell_bonus(s: TabannusiState, seat: int, district: int, colour: int, cell: int) -> None:
    """The bonus of a cell that a project or a starting building of this colour covers."""
    bonus = s.board.bonus[cell]
    if bonus & 63 == PROJECT_TRACK:
        advance(s, seat, colour)
    elif bonus & 63 == PROJECT_AGAIN:
        s.next(ProjectAgain(seat, district, colour))
    else:
        gain(s, seat, bonus)


class ProjectCell(PublicStep[TabannusiState]):
    """Choose the cell of a project."""

    __slots__ = ("colour", "district")

    def __init__(self, seat: int, district: int, colour: int) -> None:
        self.seat = seat
        self.district = district
        self.colour = colour

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        found: list[int] = []
        add_cells(found, self.district, cells_for(s, self.district, self.colour))
        return found

    def refusal(self, s: TabannusiState, seat: int, action: int) -> str:
        return refusal_cell(s, self.district, self.colour, action - CELL) if CELL <= action < CELL + 81 else TURN

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        place(s, seat, self.district, self.colour, action - CELL)


class ProjectAgain(ProjectCell):
    """May place another project of the same colour (PP)."""

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        found = [SKIP]
        if s.players[seat].markers:
            found += super().options(s, seat)
        return found

    def refusal(self, s: TabannusiState, seat: int, action: int) -> str:
        if action == SKIP:
            return ALLOWED
        if CELL <= action < CELL + 81 and not s.players[seat].markers:
            return "TAB-3.2"
        return super().refusal(s, seat, action)

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        if action != SKIP:
            super().take(s, seat, action)
