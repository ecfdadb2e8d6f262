"""Place a die: caravan chain, yellow ability, space, and the goods it brings there (WAY-9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from edubba.games.wayfarers.rules.can import cost_after
from edubba.games.wayfarers.rules.cards import (
    BLUE,
    DIE_FOLK,
    DIE_SPACES,
    FULL_LANES,
    GOODS,
    HIRE,
    PLACE,
    PROVISION_OFF,
    SHIP,
    SILVER_OFF,
    TRADE,
    VALUE,
)
from edubba.games.wayfarers.rules.dice import may_hire, may_trade, trade, within_steps
from edubba.games.wayfarers.rules.player import Player
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.kernel.bits import Family
from edubba.kernel.step import ALLOWED, TURN, PublicStep

VALUES: Final = Family(VALUE)


def open_targets(s: WayfarersState, player: Player, value: int) -> int:
    """The mask of the values (from bit 0 for 1) a chain can end with so that the die can be placed (WAY-9.11)."""
    steps = 2 if may_trade(s, player) else 0
    mask = 0
    for target in range(6):
        if player.reach[value - 1] >> target & 1 and within_steps(s, player, target + 1, steps):
            mask |= 1 << target
    return mask


def add_dice(s: WayfarersState, player: Player, found: list[int]) -> None:
    """Every value of the supply that can be placed somewhere (WAY-9.1)."""
    anywhere = False  # a free space without goods takes any die
    placed: i64 = player.placed
    needs = player.needs
    for place, space in enumerate(player.spaces):
        if not needs[place] and not placed >> space & 1:
            anywhere = True
            break
    for face in range(6):
        if player.dice[face] and (anywhere or open_targets(s, player, face + 1)):
            found.append(VALUE + face)


def pick_up(s: WayfarersState, seat: int, face: int) -> None:
    """Choose the die; how its value changes and where it goes is asked next."""
    player = s.players[seat]
    player.keep_die(face + 1, -1)
    s.die = face + 1
    s.next(SPACES_FOR[seat])
    s.next(CHAINS[seat])


class Chain(PublicStep[WayfarersState]):
    """Choose the value at the end of the caravan chain (WAY-9.4, WAY-D2)."""

    def options(self, s: WayfarersState, seat: int) -> list[int]:
        return VALUES.low[open_targets(s, s.players[seat], s.die)]

    def refusal(self, s: WayfarersState, seat: int, action: int) -> str:
        if not VALUE <= action < VALUE + 6:
            return TURN
        if action in self.options(s, seat):
            return ALLOWED
        return "WAY-9.11" if s.players[seat].reach[s.die - 1] >> action - VALUE & 1 else "WAY-9.4"

    def take(self, s: WayfarersState, seat: int, action: int) -> None:
        if action - VALUE + 1 != s.die:
            s.tell("chain", seat, s.die, action - VALUE + 1)
        s.die = action - VALUE + 1


class ChooseSpace(PublicStep[WayfarersState]):
    """Put the die on a space whose goods it brings, or use the yellow ability first (WAY-9.2, WAY-D3, WAY-D5)."""

    def options(self, s: WayfarersState, seat: int) -> list[int]:
        player = s.players[seat]
        have: i64 = player.columns[s.die - 1] & GOODS | FULL_LANES
        hire = may_hire(s, player)
        placed: i64 = player.placed
        needs = player.needs
        found = []
        for place, space in enumerate(player.spaces):
            if not placed >> space & 1:
                if (have - needs[place]) & FULL_LANES == FULL_LANES:
                    found.append(PLACE + space)
                elif hire and (have + SHIP - needs[place]) & FULL_LANES == FULL_LANES:
                    found.append(HIRE + space)
        if may_trade(s, player) and within_steps(s, player, s.die, 2):
            found.append(TRADE)
        return found

    def refusal(self, s: WayfarersState, seat: int, action: int) -> str:
        if action == TRADE:
            return ALLOWED if action in self.options(s, seat) else "WAY-7.1"
        if not PLACE <= action < HIRE + DIE_SPACES:
            return TURN
        if action in self.options(s, seat):
            return ALLOWED
        player = s.players[seat]
        space = (action - PLACE) % DIE_SPACES
        if space not in player.spaces or player.placed >> space & 1:
            return "WAY-9.1"
        return "WAY-9.2" if action < HIRE else "WAY-7.3"

    def take(self, s: WayfarersState, seat: int, action: int) -> None:
        if action == TRADE:
            s.next(self)
            trade(s, seat)
            return
        player = s.players[seat]
        if action >= HIRE:
            player.keep_influence(BLUE, -1)
            player.supply += 1
            s.used |= 1 << BLUE
            s.tell("ability", seat, BLUE)
        put(s, seat, (action - PLACE) % DIE_SPACES)


def put(s: WayfarersState, seat: int, space: int) -> None:
    """The die lies on the space: spare goods and discounts are fixed, the action follows (WAY-9.6, 9.7, WAY-R10)."""
    printed = s.printed
    player = s.players[seat]
    column = player.columns[s.die - 1]
    player.placed |= 1 << space
    s.tell("die", seat, s.die, space)
    s.silver_off = column >> SILVER_OFF & 7
    s.provision_off = column >> PROVISION_OFF & 7
    s.die = 0
    host = printed.space_host[space]
    folk = player.folk[player.hosts.index(host)] if host >= 0 else -1
    pigeons = column >> 12 & 15
    if folk >= 0:
        pigeons += printed.folk_goods[folk] >> 12 & 15
    s.spare = cost_after(pigeons, printed.space_goods[space] >> 12 & 15)
    s.triggered = [printed.space_node[space]]
    if folk >= 0 and printed.folk_kind[folk] == DIE_FOLK and printed.folk_node[folk] >= 0:
        s.triggered = [printed.space_node[space], printed.folk_node[folk]]


# Steps that hold nothing but a seat: one of each serves all games.
SPACES_FOR: Final = [ChooseSpace(seat) for seat in range(4)]
CHAINS: Final = [Chain(seat) for seat in range(4)]
