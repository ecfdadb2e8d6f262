"""Produce: one cube for each building, or one or two small buildings (TEO-9)."""

from __future__ import annotations

from typing import Final

from edubba.games.teotihuacan.rules.building import CHOOSE_SMALL, can_build_small
from edubba.games.teotihuacan.rules.geometry import CITY, RING
from edubba.games.teotihuacan.rules.pieces import BUILT, CELL, CELLS, CUBE, CUBES, DONE, PLACEMENTS, SEATS, SMALL
from edubba.games.teotihuacan.rules.state import TeotihuacanState
from edubba.kernel.step import ALLOWED, TURN, PublicStep


class ChooseProduce(PublicStep[TeotihuacanState]):
    """Cubes or small buildings (D13)."""

    def options(self, s: TeotihuacanState, seat: int) -> list[int]:
        return [CUBES, SMALL] if can_build_small(s, seat) else [CUBES]

    def refusal(self, s: TeotihuacanState, seat: int, action: int) -> str:
        if action == CUBES:
            return ALLOWED
        if action != SMALL:
            return TURN
        return ALLOWED if can_build_small(s, seat) else "TEO-9.2"

    def take(self, s: TeotihuacanState, seat: int, action: int) -> None:
        if action == SMALL:
            s.next(CHOOSE_SMALL[seat][0])
            return
        s.tell("produces", seat)
        for number in range(len(s.players[seat].buildings) - 1, -1, -1):
            s.next(PRODUCE_CUBE[seat][number])


class ProduceCube(PublicStep[TeotihuacanState]):
    """Put a cube beside this building, or none; buildings come in the order of construction (TEO-14.11, D14)."""

    __slots__ = ("number",)

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def options(self, s: TeotihuacanState, seat: int) -> list[int]:
        player = s.players[seat]
        entry = player.buildings[self.number]
        tile = entry // PLACEMENTS
        own = CUBE + s.printed.material[tile]
        ground = player.ground
        found: list[int] = []
        for cell in RING[PLACEMENTS * s.printed.shape[tile] + entry % PLACEMENTS]:
            lies = ground[cell]
            if lies < BUILT and lies != own:
                found.append(CELL + cell)
        if found:
            found.append(DONE)
        return found

    def refusal(self, s: TeotihuacanState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, action == DONE or CELL <= action < CELL + CELLS, "TEO-9.1")

    def gives_up(self, s: TeotihuacanState, seat: int, action: int) -> int:
        if action != DONE:
            return 0
        ground = s.players[seat].ground
        for option in self.options(s, seat):
            if option != DONE and ground[option - CELL] < CUBE:
                return 1
        return 0  # the cube would take the place of another one

    def take(self, s: TeotihuacanState, seat: int, action: int) -> None:
        if action != DONE:
            player = s.players[seat]
            material = s.printed.material[player.buildings[self.number] // PLACEMENTS]
            old = player.ground[action - CELL] - CUBE
            player.put_cube(action - CELL, material)
            if s.journal is not None:
                s.tell("produced", seat, material, action - CELL, old)  # from -1: no cube lay there


CHOOSE_PRODUCE: Final = [ChooseProduce(seat) for seat in range(SEATS)]
PRODUCE_CUBE: Final = [[ProduceCube(seat, number) for number in range(len(CITY))] for seat in range(SEATS)]
