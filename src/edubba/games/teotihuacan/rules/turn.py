"""A turn: discs on an action space, its action and its bonus, or pass (TEO-4, 12)."""

from __future__ import annotations

from typing import Final

from edubba.games.teotihuacan.rules import temple
from edubba.games.teotihuacan.rules.action import (
    ANY_CONSTRUCTIONS,
    ANY_INFLUENCES,
    ONLY_CONSTRUCTIONS,
    ONLY_INFLUENCES,
    begin,
    can_offer,
    possible,
)
from edubba.games.teotihuacan.rules.geometry import CITY, SIDES
from edubba.games.teotihuacan.rules.pieces import (
    ACT,
    ACTION_SPACES,
    ANY_CONSTRUCTION,
    ANY_INFLUENCE,
    BONUS_CUBE,
    BONUS_POINTS,
    BONUS_POWER,
    BUILD,
    BUILT,
    CELL,
    CELLS,
    CUBE,
    DISCS,
    DONE,
    FROM_BONUSES,
    MATERIAL,
    MATERIALS,
    MOST_DISCS,
    NONE,
    PASS,
    PER_ZONE,
    PRODUCE,
    PYRAMID,
    SEATS,
    STACK,
    TEMPLE,
    USE_BONUS,
)
from edubba.games.teotihuacan.rules.prospect import could_act, useful
from edubba.games.teotihuacan.rules.state import TeotihuacanState
from edubba.kernel.step import ALLOWED, AUTOMATIC, TURN, PublicStep, Step


class Turn(PublicStep[TeotihuacanState]):
    """Put discs on an action space, or pass (TEO-4.2, 4.3, D2)."""

    def options(self, s: TeotihuacanState, seat: int) -> list[int]:
        found = [PASS]
        most = min(s.players[seat].discs, MOST_DISCS)
        temples_from = 0  # the least power at which zone B has something to do; 0: not yet known
        for space in range(ACTION_SPACES):
            height = s.height[space]
            if not height or height == STACK:
                continue
            in_zone_b = space // PER_ZONE == TEMPLE
            for count in range(1, min(STACK - height, most) + 1):  # `min` of three would leave compiled code
                if in_zone_b:
                    if not temples_from:
                        temples_from = zone_b_from(s, seat)
                    if height + count < temples_from and not by_bonus(s, seat, space, height + count):
                        continue
                found.append(DISCS + MOST_DISCS * space + count - 1)
        return found

    def refusal(self, s: TeotihuacanState, seat: int, action: int) -> str:
        if action == PASS:
            return ALLOWED
        if not DISCS <= action < DISCS + MOST_DISCS * ACTION_SPACES:
            return TURN
        space, count = (action - DISCS) // MOST_DISCS, (action - DISCS) % MOST_DISCS + 1
        height = s.height[space]
        if not height:
            return "TEO-3.4"
        if height + count > STACK:
            return "TEO-4.3"
        if count > s.players[seat].discs:
            return "TEO-4.2"
        if space // PER_ZONE == TEMPLE and height + count < zone_b_from(s, seat):
            return ALLOWED if by_bonus(s, seat, space, height + count) else "TEO-14.16"
        return ALLOWED

    def gives_up(self, s: TeotihuacanState, seat: int, action: int) -> int:
        return s.players[seat].discs if action == PASS else 0

    def take(self, s: TeotihuacanState, seat: int, action: int) -> None:
        player = s.players[seat]
        if action == PASS:
            player.passed = True
            s.tell("passed", seat)
            return
        space, count = (action - DISCS) // MOST_DISCS, (action - DISCS) % MOST_DISCS + 1
        player.discs -= count
        s.space = space
        s.bonus_open = put_discs(s, seat, space, count)
        s.power = s.height[space]
        s.acted = False
        if s.journal is not None:
            s.tell("discs", seat, space, count, s.power)
        s.next(END_TURN[seat])
        s.next(ACTION[seat])


def put_discs(s: TeotihuacanState, owner: int, space: int, count: int) -> bool:
    """Stack discs on a space; True if the bonus disc was visible before."""
    height = s.height[space]
    stack = s.stacks[space]
    for level in range(height - 1, height - 1 + count):
        stack |= owner + 1 << 3 * level
    s.own_lists()
    s.stacks[space] = stack
    s.height[space] = height + count
    return height == 1


def zone_b_from(s: TeotihuacanState, seat: int) -> int:
    """The least power at which a temple or an offering is possible, STACK + 1 if it never is (TEO-14.16)."""
    if can_offer(s, seat):
        return 1
    if not temple.can_build(s, seat, STACK):  # with less power no temple costs less
        return STACK + 1
    for power in range(2, STACK):
        if temple.can_build(s, seat, power):
            return power
    return STACK


def by_bonus(s: TeotihuacanState, seat: int, space: int, power: int) -> bool:
    """True if the bonus disc of a space in zone B makes up for an action that is not possible (TEO-14.16)."""
    if s.height[space] > 1:
        return False
    if not s.rules.bonus_alone:
        return could_act(s, seat, s.bonus[space], power)
    return not s.rules.no_null_turn or useful(s, seat, s.bonus[space], power)


class Action(PublicStep[TeotihuacanState]):
    """One of the two actions of the zone; the bonus before or after it, if no disc lay on it (TEO-4.4, 4.5, D3)."""

    def options(self, s: TeotihuacanState, seat: int) -> list[int]:
        found: list[int] = []
        zone = s.space // PER_ZONE
        if not s.acted:
            if possible(s, seat, BUILD + zone):
                found.append(ACT + BUILD + zone)
            if possible(s, seat, PRODUCE + zone):
                found.append(ACT + PRODUCE + zone)
        if s.bonus_open and bonus_useful(s, seat):
            found.append(USE_BONUS)
            if s.acted:
                found.append(DONE)
        return found

    def refusal(self, s: TeotihuacanState, seat: int, action: int) -> str:
        if action == USE_BONUS:
            return ALLOWED if s.bonus_open else "TEO-4.5"  # without use it leaves a single option, and nobody is asked
        if action == DONE:
            return ALLOWED if s.acted else TURN
        zone = s.space // PER_ZONE
        if s.acted or not ACT <= action < ACT + 6:
            return TURN
        if (action - ACT) % PER_ZONE != zone:
            return "TEO-4.4"
        return ALLOWED if possible(s, seat, action - ACT) else "TEO-14.17"

    def gives_up(self, s: TeotihuacanState, seat: int, action: int) -> int:
        return 1 if action == DONE else 0  # it is asked only while the bonus disc is of use

    def take(self, s: TeotihuacanState, seat: int, action: int) -> None:
        if action == DONE:
            return
        if not (s.acted and action == USE_BONUS):
            s.next(ACTION[seat])
        if action == USE_BONUS:
            s.bonus_open = False
            use_bonus(s, seat)
        else:
            s.acted = True
            begin(s, seat, action - ACT)


# --- bonus discs (TEO-12) ---------------------------------------------------------------------------------------------


def bonus_useful(s: TeotihuacanState, seat: int) -> bool:
    """Any construction is of use only while one is possible; the others always are."""
    if s.printed.bonus_kind[s.bonus[s.space]] != ANY_CONSTRUCTION:
        return True
    return possible(s, seat, BUILD) or possible(s, seat, TEMPLE) or possible(s, seat, PYRAMID)


def use_bonus(s: TeotihuacanState, seat: int) -> None:
    disc = s.bonus[s.space]
    kind = s.printed.bonus_kind[disc]
    points = s.printed.bonus_points[disc]
    s.gain(seat, points, FROM_BONUSES)
    many = max(s.printed.bonus_cubes[disc], s.printed.bonus_power[disc])
    told = BONUS_POINTS if kind == BONUS_POWER and s.acted else kind  # power comes too late now (TEO-14.19)
    s.tell("bonus", seat, told, points, many if many > 1 else NONE)  # one goes without saying
    s.power += s.printed.bonus_power[disc]
    if kind == ANY_INFLUENCE:
        s.next(ONLY_INFLUENCES[seat] if nothing_else(s, seat) else ANY_INFLUENCES[seat])
    elif kind == ANY_CONSTRUCTION:
        s.next(ONLY_CONSTRUCTIONS[seat] if nothing_else(s, seat) else ANY_CONSTRUCTIONS[seat])
    elif kind == BONUS_CUBE:
        for _ in range(s.printed.bonus_cubes[disc]):
            s.next(BONUS_MATERIAL[seat])


def nothing_else(s: TeotihuacanState, seat: int) -> bool:
    """True if without the action of its bonus disc this would be a turn without any."""
    if s.acted or not s.rules.no_null_turn:
        return False
    zone = s.space // PER_ZONE
    return not possible(s, seat, BUILD + zone) and not possible(s, seat, PRODUCE + zone)


class BonusMaterial(PublicStep[TeotihuacanState]):
    """The material of the cube of a bonus disc (TEO-12.4, D21)."""

    def options(self, s: TeotihuacanState, seat: int) -> list[int]:
        ground = s.players[seat].ground
        for cell in CITY:
            if ground[cell] < BUILT:
                return [MATERIAL, MATERIAL + 1, MATERIAL + 2]
        return []

    def refusal(self, s: TeotihuacanState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, MATERIAL <= action < MATERIAL + MATERIALS, "TEO-12.4")

    def take(self, s: TeotihuacanState, seat: int, action: int) -> None:
        s.next(BONUS_CELL[seat][action - MATERIAL])


class BonusCell(PublicStep[TeotihuacanState]):
    """Where it lies: on any cell without a tile; a cube may be replaced (TEO-12.4, D21)."""

    __slots__ = ("material",)

    def __init__(self, seat: int, material: int) -> None:
        self.seat = seat
        self.material = material

    def options(self, s: TeotihuacanState, seat: int) -> list[int]:
        found: list[int] = []
        ground = s.players[seat].ground
        for cell in CITY:
            if ground[cell] < BUILT:
                found.append(CELL + cell)
        return found

    def refusal(self, s: TeotihuacanState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, CELL <= action < CELL + CELLS, "TEO-12.4")

    def take(self, s: TeotihuacanState, seat: int, action: int) -> None:
        player = s.players[seat]
        old = player.ground[action - CELL] - CUBE  # -1, if no cube lay there
        player.put_cube(action - CELL, self.material)
        s.tell("bonus-cube", seat, self.material, action - CELL, old)


# --- the end of a turn ------------------------------------------------------------------------------------------------


class EndTurn(Step[TeotihuacanState]):
    """The architect moves one side clockwise (TEO-4.6)."""

    __slots__ = ("whose",)

    def __init__(self, whose: int) -> None:
        self.seat = AUTOMATIC
        self.whose = whose

    def run(self, s: TeotihuacanState) -> None:
        player = s.players[self.whose]
        player.side = (player.side + 1) % SIDES
        s.space = NONE
        s.power = 0
        s.bonus_open = False
        s.tell("architect", self.whose, player.side)


ACTION: Final = [Action(seat) for seat in range(SEATS)]
TURNS: Final = [Turn(seat) for seat in range(SEATS)]
END_TURN: Final = [EndTurn(seat) for seat in range(SEATS)]
BONUS_MATERIAL: Final = [BonusMaterial(seat) for seat in range(SEATS)]
BONUS_CELL: Final = [[BonusCell(seat, material) for material in range(MATERIALS)] for seat in range(SEATS)]
