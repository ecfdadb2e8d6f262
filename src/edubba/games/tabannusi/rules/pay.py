"""Paying with dice, full crates and gold (TAB-3.20). A payment is a run of picks in ascending order of their ids.

A crate that a payment has emptied may be filled again before it goes on (TAB-R6); then the run begins anew.
"""

from __future__ import annotations

from mypy_extensions import i64

from edubba.games.tabannusi.rules.crates import crates_in, fill, spend_crate
from edubba.games.tabannusi.rules.pieces import BLUE, COLOURS, CRATE, DIE, FILL, GOLD, S03, SKIP
from edubba.games.tabannusi.rules.player import Player
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.kernel.step import PublicStep


def payable(s: TabannusiState, seat: int, need: i64, spared: i64) -> bool:
    """True if a cost, 4 bits a colour, can be paid when so many units of it are spared."""
    return covered(s, seat, need, DIE, 0, s.players[seat].gold + spared)


def covered(s: TabannusiState, seat: int, need: i64, last: i64, spent: i64, gold: i64) -> bool:
    """True if so much gold pays what dice and crates do not, crates that are filled again included."""
    player = s.players[seat]
    short = missing(player, need, last)
    if short <= gold:
        return True
    if not s.rules.anytime or seat != s.active:
        return False
    again = player.full - s.worn_full
    if not again and not spent:
        return False
    return short - refills(player.dice, player.full, again, spent_crates(s, player, spent), need, last) <= gold


def refills(dice: list[int], full: i64, again: i64, spent: i64, need: i64, last: i64) -> i64:
    """How many units of a cost crates can bring a second time, filled with dice that the cost does not need.

    Crates are counted 4 bits a colour: `again` those among the full ones that may be filled once more in this turn,
    `spent` those that the payment has emptied and that may.
    """
    wanted: i64 = 0
    spare: i64 = 0
    most: i64 = 0  # of one colour, which its own dice cannot fill: they pay as well without the crate
    colour: i64
    for colour in range(COLOURS):
        units = need >> 4 * colour & 15
        have: i64 = dice[colour]
        short: i64 = 0
        if units:
            crates = full >> 4 * colour & 15
            own: i64 = 0
            if have and units > crates:
                own = min(have, units - crates)
                have -= own
            twice = spent >> 4 * colour & 15
            if CRATE + colour >= last:
                twice += again >> 4 * colour & 15
            else:
                crates = 0
            if DIE + colour < last:
                own = 0
            if twice and units > own + crates:
                short = min(units - own - crates, twice)
                wanted += short
        spare += have
        if short + have > most:
            most = short + have
    return min(min(wanted, spare), wanted + spare - most)  # `min` of three would leave compiled code


def spent_crates(s: TabannusiState, player: Player, spent: i64) -> i64:
    """Those of the crates which a payment has emptied that may be filled in this turn."""
    found: i64 = 0
    if spent:
        fresh: i64 = player.empty - s.worn_empty
        colour: i64
        for colour in range(COLOURS):
            found |= min(spent >> 4 * colour & 15, fresh >> 4 * colour & 15) << 4 * colour
    return found


def missing(player: Player, need: i64, last: i64) -> i64:
    """The units for which there is neither die nor crate, when only ids from `last` on may be picked."""
    total: i64 = 0
    colour: i64 = 0
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


def units_in(need: i64) -> i64:
    total: i64 = 0
    while need:
        total += need & 15
        need >>= 4
    return total


def pay_with(s: TabannusiState, seat: int, action: int) -> None:
    """Spend one die or one crate."""
    if action < CRATE:
        colour = action - DIE
        s.players[seat].keep_dice(colour, -1)
        s.own_dice()
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
    """Pay a cost, 4 bits a colour; gold pays all that is left. `spent`: crates that this payment has emptied."""

    __slots__ = ("last", "need", "spent")

    def __init__(self, seat: int, need: int, last: int = DIE, spent: int = 0) -> None:
        self.seat = seat
        self.need = need
        self.last = last
        self.spent = spent

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        player = s.players[seat]
        found = []
        need: i64 = self.need
        gold = player.gold
        action: i64
        for action in range(self.last, GOLD):
            die = action < CRATE
            colour: i64 = action - DIE
            if not die:
                colour = action - CRATE
            if need >> 4 * colour & 15:
                have = player.dice[colour] > 0 if die else player.full >> 4 * colour & 15 > 0
                if have and covered(s, seat, need, action, self.spent, gold):
                    found.append(action)
        if units_in(need) <= gold:
            found.append(GOLD)
        if self.spent and s.rules.anytime and seat == s.active:
            for action in crates_in(spent_crates(s, player, self.spent), FILL):
                if need >> 4 * (action - FILL) & 15 and filling(s, seat, action - FILL, need, self.spent):
                    found.append(action)
        return found

    def refusal(self, s: TabannusiState, seat: int, action: int) -> str:
        if FILL <= action < FILL + COLOURS:
            return self.refuse(s, seat, action, self.spent > 0, "TAB-12.1")
        return self.refuse(s, seat, action, DIE <= action <= GOLD, "TAB-3.20")

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        if action == GOLD:
            pay_gold(s, seat, units_in(self.need))
            return
        if action < DIE:
            filled = 1 << 4 * (action - FILL)
            s.next(Pay(seat, self.need, DIE, self.spent - filled))
            s.next(PayForFilling(seat, action - FILL, self.need, self.spent))
            return
        pay_with(s, seat, action)
        colour = action - DIE if action < CRATE else action - CRATE
        need = self.need - (1 << 4 * colour)
        if need:
            s.next(Pay(seat, need, action, self.spent if action < CRATE else self.spent + (1 << 4 * colour)))


def may_fill_again(s: TabannusiState, seat: int, step: Pay) -> bool:
    """True if a crate could be spent, filled and spent again in this payment."""
    if not s.rules.anytime or seat != s.active:
        return False
    player = s.players[seat]
    spent, again = spent_crates(s, player, step.spent), player.full - s.worn_full
    for colour in range(COLOURS):
        units = step.need >> 4 * colour & 15
        if (units and spent >> 4 * colour & 15) or (units > 1 and again >> 4 * colour & 15):
            return any(player.dice)
    return False


# --- filling a crate --------------------------------------------------------------------------------------------------


def filling(s: TabannusiState, seat: int, colour: int, need: int, spent: int) -> list[int]:
    """What may be spent on a crate of this colour: a die or a gold (TAB-R9), so that a cost that is being paid can
    still be paid afterwards."""
    player = s.players[seat]
    found = any_unit(player, False)
    if found and found[-1] == GOLD and not s.rules.gold_fills:
        found.pop()
    if not need:
        return found
    one = 1 << 4 * colour
    again, empty = player.full - s.worn_full, spent_crates(s, player, spent) - one
    left = []
    for unit in found:
        if unit == DIE + colour or (unit == GOLD and not player.able & S03):
            continue  # it pays the same without the crate
        dice, gold = player.dice[:], player.gold
        if unit == GOLD:
            gold -= 1
        else:
            dice[unit - DIE] -= 1
        short = -refills(dice, player.full + one, again, empty, need, DIE)
        for other in range(COLOURS):
            units = need >> 4 * other & 15
            short += max(units - dice[other] - (player.full + one >> 4 * other & 15), 0)
        if short <= gold:
            left.append(unit)
    return left


class PayForFilling(PublicStep[TabannusiState]):
    """Spend a die or a gold to fill a crate; in the midst of a payment what is left of it must remain payable."""

    __slots__ = ("colour", "need", "spent")

    def __init__(self, seat: int, colour: int, need: int = 0, spent: int = 0) -> None:
        self.seat = seat
        self.colour = colour
        self.need = need
        self.spent = spent

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        return filling(s, seat, self.colour, self.need, self.spent)

    def refusal(self, s: TabannusiState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, DIE <= action <= GOLD, "TAB-12.1")

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        if action == GOLD:
            pay_gold(s, seat, 1)
        else:
            pay_with(s, seat, action)
        fill(s, seat, self.colour, True)
        if s.players[seat].able & S03:
            s.next(SecondCrate(seat))


class SecondCrate(PublicStep[TabannusiState]):
    """The same resource may fill a second crate (S03)."""

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        return [SKIP, *crates_in(s.players[seat].empty - s.worn_empty, FILL)]

    def refusal(self, s: TabannusiState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, action == SKIP or FILL <= action < FILL + COLOURS, "TAB-12.1")

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        if action != SKIP:
            fill(s, seat, action - FILL, True)


# --- other payments ---------------------------------------------------------------------------------------------------


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
