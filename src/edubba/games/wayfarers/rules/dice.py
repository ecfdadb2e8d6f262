"""Dice in the supply: refresh, nudge, and the ability of the yellow guild (WAY-7.4, 9.9, 9.10)."""

from __future__ import annotations

from mypy_extensions import i64

from edubba.games.wayfarers.rules.cards import (
    BLUE,
    DIE_SPACES,
    DOWN,
    FULL_LANES,
    GOODS,
    LOWER,
    PLACE,
    RAISE,
    SHIP,
    SKIP,
    UP,
    VALUE,
    YELLOW,
)
from edubba.games.wayfarers.rules.effect import Times
from edubba.games.wayfarers.rules.player import Player
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.kernel.step import ALLOWED, TURN, PublicStep


def may_hire(s: WayfarersState, player: Player) -> bool:
    """True if the blue ability is unused and can be paid (WAY-7.3)."""
    return not s.used >> BLUE & 1 and player.guilds[BLUE] > 0


def may_trade(s: WayfarersState, player: Player) -> bool:
    """True if the yellow ability is unused and can be paid (WAY-7.4)."""
    return not s.used >> YELLOW & 1 and player.guilds[YELLOW] > 0


def has_space(s: WayfarersState, player: Player, value: int) -> bool:
    """True if a die of this value could be placed somewhere, with or without a hired ship (WAY-9.2)."""
    have: i64 = player.columns[value - 1] & GOODS | FULL_LANES
    if may_hire(s, player):
        have += SHIP
    placed: i64 = player.placed
    needs = player.needs
    for place, space in enumerate(player.spaces):
        if not placed >> space & 1 and (have - needs[place]) & FULL_LANES == FULL_LANES:
            return True
    return False


def within_steps(s: WayfarersState, player: Player, value: int, steps: int) -> bool:
    """True if so many steps of +1 or -1 can bring a die of this value to where it can be placed (WAY-9.11)."""
    for other in range(value - steps, value + steps + 1):
        if 1 <= other <= 6 and has_space(s, player, other):
            return True
    return False


def change(player: Player, value: int, to: int) -> None:
    """A die of the supply shows another value."""
    player.keep_die(value, -1)
    player.keep_die(to, 1)


def add_nudges(player: Player, found: list[int]) -> None:
    """Every die of the supply by +1 or -1, no wrap (WAY-9.10)."""
    dice = player.dice
    for face in range(6):
        if dice[face]:
            if face < 5:
                found.append(UP + face)
            if face:
                found.append(DOWN + face)


class Nudge(Times):
    """Change a die of the supply by +1 or -1 (WAY-9.10, WAY-D4)."""

    __slots__ = ()

    def options(self, s: WayfarersState, seat: int) -> list[int]:
        found = [] if self.must else [SKIP]
        add_nudges(s.players[seat], found)
        return found

    def refusal(self, s: WayfarersState, seat: int, action: int) -> str:
        if action != SKIP and not UP <= action < DOWN + 6:
            return TURN
        if action in self.options(s, seat):
            return ALLOWED
        return "WAY-1.8" if action == SKIP else "WAY-9.10"

    def take(self, s: WayfarersState, seat: int, action: int) -> None:
        if action == SKIP:
            return
        nudge(s, seat, action)
        if self.left > 1:
            s.next(Nudge(seat, self.left - 1, False))


def nudge(s: WayfarersState, seat: int, action: int) -> None:
    if action < DOWN:
        value, to = action - UP + 1, action - UP + 2
    else:
        value, to = action - DOWN + 1, action - DOWN
    change(s.players[seat], value, to)
    s.tell("nudge", seat, value, to)


class Trade(PublicStep[WayfarersState]):
    """The yellow ability: two steps on one or two dice (WAY-7.4). While a die is being placed it takes part too."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: WayfarersState, seat: int) -> list[int]:
        found = [] if self.left > 1 else [SKIP]
        player = s.players[seat]
        if not s.die:
            add_nudges(player, found)
            return found
        rest = self.left - 1
        if within_steps(s, player, s.die, rest):
            add_nudges(player, found)
        elif self.left == 1:
            found.clear()
        if s.die < 6 and within_steps(s, player, s.die + 1, rest):
            found.append(RAISE)
        if s.die > 1 and within_steps(s, player, s.die - 1, rest):
            found.append(LOWER)
        return found

    def refusal(self, s: WayfarersState, seat: int, action: int) -> str:
        if action not in (SKIP, RAISE, LOWER) and not UP <= action < DOWN + 6:
            return TURN
        if action in self.options(s, seat):
            return ALLOWED
        return "WAY-9.11" if s.die else "WAY-7.4"

    def take(self, s: WayfarersState, seat: int, action: int) -> None:
        if action == SKIP:
            return
        if action == RAISE:
            s.tell("nudge", seat, s.die, s.die + 1)
            s.die += 1
        elif action == LOWER:
            s.tell("nudge", seat, s.die, s.die - 1)
            s.die -= 1
        else:
            nudge(s, seat, action)
        if self.left > 1:
            s.next(Trade(seat, self.left - 1))


def trade(s: WayfarersState, seat: int) -> None:
    """Use the yellow ability."""
    player = s.players[seat]
    player.keep_influence(YELLOW, -1)
    player.supply += 1
    s.used |= 1 << YELLOW
    s.tell("ability", seat, YELLOW)
    s.next(Trade(seat, 2))


class Refresh(Times):
    """Take a die from the panorama or the supply, roll it, put it into the supply (WAY-9.9)."""

    __slots__ = ()

    def options(self, s: WayfarersState, seat: int) -> list[int]:
        found = [] if self.must else [SKIP]
        player = s.players[seat]
        for face in range(6):
            if player.dice[face]:
                found.append(VALUE + face)
        if player.placed:
            for space in player.spaces:
                if player.placed >> space & 1:
                    found.append(PLACE + space)
        return found

    def refusal(self, s: WayfarersState, seat: int, action: int) -> str:
        if action != SKIP and not VALUE <= action < VALUE + 6 and not PLACE <= action < PLACE + DIE_SPACES:
            return TURN
        if action in self.options(s, seat):
            return ALLOWED
        return "WAY-1.8" if action == SKIP else "WAY-9.9"

    def take(self, s: WayfarersState, seat: int, action: int) -> None:
        if action == SKIP:
            return
        player = s.players[seat]
        if action < VALUE + 6:
            player.keep_die(action - VALUE + 1, -1)
        else:
            player.placed &= ~(1 << (action - PLACE))
        s.tell("refresh", seat, s.roll(player))
        if self.left > 1:
            s.next(Refresh(seat, self.left - 1, False))
