"""The port: ships, harbourmasters and port houses (TAB-9)."""

from __future__ import annotations

from typing import Final

from edubba.games.tabannusi.rules import garden
from edubba.games.tabannusi.rules.gain import ALL_TRACKS, ChooseTrack, advance, gain
from edubba.games.tabannusi.rules.goods import points
from edubba.games.tabannusi.rules.houses import take_house
from edubba.games.tabannusi.rules.pay import Pay, blue_instead, pay_gold, pay_with, payable
from edubba.games.tabannusi.rules.pieces import (
    BLUE,
    COLOUR,
    DIE,
    GOLD,
    HOUSE,
    LINES,
    NEUTRAL,
    NEUTRAL_ROW,
    NONE,
    PORT_DISTRICT,
    PRINTED_SHIPS,
    S01,
    S02,
    S08,
    S09,
    S11,
    S15,
    SHIP,
    SHIP_GAINS,
    SHIPS,
    TRACKS,
)  # fmt: skip
from edubba.games.tabannusi.rules.player import Player, changed
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.kernel.step import ALLOWED, AUTOMATIC, TURN, PublicStep, Step

EXTRA: Final = 1 << 4 * BLUE  # for a house of a coloured row (S09)


# --- ships ------------------------------------------------------------------------------------------------------------


def affordable(player: Player, cost: int) -> bool:
    """True if a ship that costs so much gold can be paid for."""
    return player.gold >= cost or (
        bool(player.able & S11) and player.gold >= cost - 1 and player.units(BLUE) > 0 and cost > 0
    )


def refusal_ship(s: TabannusiState, seat: int, berth: int, cost: int) -> str:
    """The rule that forbids a marker on this ship."""
    player = s.players[seat]
    if player.ships >> berth & 1:
        return "TAB-R8"
    if not player.markers:
        return "TAB-3.2"
    return ALLOWED if affordable(player, cost) else "TAB-9.5"


def pay_for_ship(s: TabannusiState, seat: int, berth: int, cost: int) -> None:
    """Pay in gold, or ask which gold a blue resource replaces (TAB-9.8), then put the marker there."""
    player = s.players[seat]
    if player.able & S11 and player.units(BLUE):
        s.next(MarkShip(seat, berth))
        s.next(PayShip(seat, cost))
        return
    pay_gold(s, seat, cost)
    mark_ship(s, seat, berth)


class PayShip(PublicStep[TabannusiState]):
    """Pay for a ship; once a blue resource may replace a gold (S11)."""

    __slots__ = ("cost",)

    def __init__(self, seat: int, cost: int) -> None:
        self.seat = seat
        self.cost = cost

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        player = s.players[seat]
        found = blue_instead(player)
        if player.gold >= self.cost:
            found.append(GOLD)
        return found

    def refusal(self, s: TabannusiState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, DIE <= action <= GOLD, "TAB-9.8")

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        if action == GOLD:
            pay_gold(s, seat, self.cost)
            return
        pay_with(s, seat, action)
        if self.cost > 1:
            pay_gold(s, seat, self.cost - 1)


class MarkShip(Step[TabannusiState]):
    """The marker that was paid for."""

    __slots__ = ("berth", "owner")

    def __init__(self, owner: int, berth: int) -> None:
        self.seat = AUTOMATIC
        self.owner = owner
        self.berth = berth

    def run(self, s: TabannusiState) -> None:
        mark_ship(s, self.owner, self.berth)


def mark_ship(s: TabannusiState, seat: int, berth: int) -> None:
    """A marker on a ship, harbourmasters of lines that are now complete, then the own ships (TAB-9.6)."""
    player = s.players[seat]
    ship = s.berths[berth]
    player.ships |= 1 << berth
    player.fleet = changed(player.fleet, TRACKS if ship >= PRINTED_SHIPS else s.printed.ship_colour[ship], 1)
    s.tell("ship", seat, ship)
    if seat != s.bot:
        player.markers -= 1
    for line in range(LINES):
        mask = s.printed.line_mask[line]
        master = s.masters[line]
        if master >= 0 and mask >> berth & 1 and player.ships & mask == mask:
            s.masters = [*s.masters[:line], NONE, *s.masters[line + 1 :]]
            if seat == s.bot:
                s.tell("bot-master", seat, master)
                points(s, seat, s.printed.master_vp, SHIP_GAINS)
            else:
                s.tell("master", seat, master)
                player.masters |= 1 << master
    if player.able & S01:
        points(s, seat, s.printed.ship_number[0], SHIP_GAINS)
    if player.able & S15:
        if ship >= PRINTED_SHIPS:
            s.next(ChooseTrack(seat, 1, 1, ALL_TRACKS))
        else:
            advance(s, seat, s.printed.ship_colour[ship])


class ShipForFree(PublicStep[TabannusiState]):
    """Put a marker on any ship for free (B6, D07)."""

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        return [SHIP + berth for berth in range(SHIPS) if not refusal_ship(s, seat, berth, 0)]

    def refusal(self, s: TabannusiState, seat: int, action: int) -> str:
        return refusal_ship(s, seat, action - SHIP, 0) if SHIP <= action < SHIP + SHIPS else TURN

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        mark_ship(s, seat, action - SHIP)


# --- port houses ------------------------------------------------------------------------------------------------------


def cost_of_house(s: TabannusiState) -> int:
    return s.printed.price_port << 4 * s.local[PORT_DISTRICT]


def house_rows(s: TabannusiState, seat: int, need: int) -> int:
    """Mask of the rows from which a port house that costs so much may come (TAB-9.3)."""
    player = s.players[seat]
    found = 0
    if player.rows[NEUTRAL_ROW] < s.printed.houses_in_row[NEUTRAL_ROW] and payable(s, seat, need, 0):
        found = 1 << NEUTRAL_ROW
    if player.able & S09 and payable(s, seat, need + EXTRA, 0):
        for row in range(TRACKS):
            if player.rows[row] < s.printed.houses_in_row[row]:
                found |= 1 << row
    return found


def free_spaces(s: TabannusiState, seat: int) -> int:
    """Mask of the house spaces where this player may put a house, two bits a line: blue, red."""
    mine = s.players[seat]
    taken = 0
    for player in s.players:
        taken |= player.blue
    for_red = seat == s.bot or mine.crates() < s.printed.most_crates
    found = 0
    for line in range(LINES):
        if not (mine.blue | mine.red) >> line & 1:
            if not taken >> line & 1:
                found |= 1 << 2 * line
            if for_red and s.crates[line] >= 0:
                found |= 2 << 2 * line
    return found


def refusal_house(s: TabannusiState, seat: int, space: int, need: int) -> str:
    """The rule that forbids a house on this space."""
    player = s.players[seat]
    if not house_rows(s, seat, need):
        return "TAB-9.3"
    if free_spaces(s, seat) >> space & 1:
        return ALLOWED
    if (player.blue | player.red) >> space // 2 & 1:
        return "TAB-9.4"
    return "TAB-3.21" if space & 1 and s.crates[space // 2] >= 0 else "TAB-R24"


def start_house(s: TabannusiState, seat: int, space: int, need: int) -> None:
    """Choose the row if there is a choice, pay, and put the house there."""
    rows = house_rows(s, seat, need)
    if rows == 1 << NEUTRAL_ROW:
        s.next(PutHouse(seat, space, NEUTRAL_ROW))
        if need:
            s.next(Pay(seat, need))
    else:
        s.next(HouseRow(seat, space, need))


class HouseRow(PublicStep[TabannusiState]):
    """Choose the row from which a port house comes (S09)."""

    __slots__ = ("need", "space")

    def __init__(self, seat: int, space: int, need: int) -> None:
        self.seat = seat
        self.space = space
        self.need = need

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        rows = house_rows(s, seat, self.need)
        found = [COLOUR + row for row in range(TRACKS) if rows >> row & 1]
        if rows >> NEUTRAL_ROW & 1:
            found.append(NEUTRAL)
        return found

    def refusal(self, s: TabannusiState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, action == NEUTRAL or COLOUR <= action < COLOUR + TRACKS, "TAB-9.3")

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        row = NEUTRAL_ROW if action == NEUTRAL else action - COLOUR
        s.next(PutHouse(seat, self.space, row))
        need = self.need if action == NEUTRAL else self.need + EXTRA
        if need:
            s.next(Pay(seat, need))


class PutHouse(Step[TabannusiState]):
    """The port house that was paid for."""

    __slots__ = ("owner", "row", "space")

    def __init__(self, owner: int, space: int, row: int) -> None:
        self.seat = AUTOMATIC
        self.owner = owner
        self.space = space
        self.row = row

    def run(self, s: TabannusiState) -> None:
        put_house(s, self.owner, self.space, self.row)


def put_house(s: TabannusiState, seat: int, space: int, row: int) -> None:
    """A house in the port: slot and column, then the space, then the own ships (TAB-9.3)."""
    player = s.players[seat]
    line = space // 2
    s.tell("port-house", seat, space)
    take_house(s, seat, row)
    after_house(s, seat, player.assistant if s.rules.garden_by_assistant else PORT_DISTRICT)
    if space & 1:
        player.red |= 1 << line
        crate = s.crates[line]
        s.crates = [*s.crates[:line], NONE, *s.crates[line + 1 :]]
        s.tell("bot-crate" if seat == s.bot else "crate", seat, crate)
        if seat != s.bot:
            player.full += 1 << 4 * crate
    else:
        player.blue |= 1 << line
        if seat != s.bot:
            gain(s, seat, s.printed.blue_bonus[line])


def after_house(s: TabannusiState, seat: int, district: int) -> None:
    """What own ships bring for any house that is placed (S02, S08)."""
    able = s.players[seat].able
    if able & S02:
        points(s, seat, s.printed.ship_number[1], SHIP_GAINS)
    if able & S08:
        s.next(garden.GardenWork(seat, district, 0, True))


class PortSpace(PublicStep[TabannusiState]):
    """Put a house into the port without paying (D01)."""

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        if not house_rows(s, seat, 0):
            return []
        spaces = free_spaces(s, seat)
        return [HOUSE + space for space in range(2 * LINES) if spaces >> space & 1]

    def refusal(self, s: TabannusiState, seat: int, action: int) -> str:
        return refusal_house(s, seat, action - HOUSE, 0) if HOUSE <= action < HOUSE + 2 * LINES else TURN

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        start_house(s, seat, action - HOUSE, 0)
