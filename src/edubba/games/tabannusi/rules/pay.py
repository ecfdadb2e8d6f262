"""Paying with dice, full crates and gold (TAB-3.20). A payment is a run of picks in ascending order of their ids."""

from __future__ import annotations

from edubba.games.tabannusi.rules.crates import crates_in, spend_crate
from edubba.games.tabannusi.rules.pieces import BLUE, COLOURS, CRATE, DIE, GOLD
from edubba.games.tabannusi.rules.player import Player
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.kernel.step import PublicStep


def payable(player: Player, need: int, spared: int) -> bool:
    """True if a cost, 4 bits a colour, can be paid when so many units of it are spared."""
    return missing(player, need, DIE) <= player.gold + spared


def missing(player: Player, need: int, last: int) -> int:
    """The units for which there is neither die nor crate, when only ids from `last` on may be picked."""
    total = 0
    colour = 0
    while need:
        units = need & 15
        if units:
            if DIE + colour >= last:
                units -= player.dice[colour]
            if CRATE + colour >= last:
                units -= player.full >> 4 * colour & 15
            if units > 0:
                total += units
        need >>= 4
        colour += 1
    return total


def units_in(need: int) -> int:
    total = 0
    while need:
        total += need & 15
        need >>= 4
    return total


def pay_with(s: TabannusiState, seat: int, action: int) -> None:
    """Spend one die or one crate."""
    if action < CRATE:
        colour = action - DIE
        dice = s.players[seat].dice
        dice[colour] = dice[colour] - 1
        s.reserve[colour] = s.reserve[colour] + 1
        if s.journal is not None:
            s.tell("paid-die", seat, colour)
    else:
        spend_crate(s, seat, action - CRATE)
        if s.journal is not None:
            s.tell("paid-crate", seat, action - CRATE)


def pay_gold(s: TabannusiState, seat: int, number: int) -> None:
    s.players[seat].gold -= number
    if s.journal is not None:
        s.tell("paid-gold", seat, number)


class Pay(PublicStep[TabannusiState]):
    """Pay a cost, 4 bits a colour; gold pays all that is left."""

    __slots__ = ("last", "need")

    def __init__(self, seat: int, need: int, last: int = DIE) -> None:
        self.seat = seat
        self.need = need
        self.last = last

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        player = s.players[seat]
        found = []
        need = self.need
        gold = player.gold
        for action in range(self.last, GOLD):
            colour = action - DIE if action < CRATE else action - CRATE
            if need >> 4 * colour & 15:
                have = player.dice[colour] if action < CRATE else player.full >> 4 * colour & 15
                if have and missing(player, need, action) <= gold:
                    found.append(action)
        if units_in(need) <= gold:
            found.append(GOLD)
        return found

    def refusal(self, s: TabannusiState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, DIE <= action <= GOLD, "TAB-3.20")

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        if action == GOLD:
            pay_gold(s, seat, units_in(self.need))
            return
        pay_with(s, seat, action)
        colour = action - DIE if action < CRATE else action - CRATE
        need = self.need - (1 << 4 * colour)
        if need:
            s.next(Pay(seat, need, action))


def any_unit(player: Player, crates: bool) -> list[int]:
    """All that can pay one unit of any colour."""
    found = [DIE + colour for colour in range(COLOURS) if player.dice[colour]]
    if crates:
        found.extend(crates_in(player.full, CRATE))
    if player.gold:
        found.append(GOLD)
    return found


def blue_instead(player: Player) -> list[int]:
    """What can stand in for one gold of a ship (S11)."""
    found = [DIE + BLUE] if player.dice[BLUE] else []
    if player.full >> 4 * BLUE & 15:
        found.append(CRATE + BLUE)
    return found
