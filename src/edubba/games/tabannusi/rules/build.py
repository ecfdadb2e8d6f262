"""Build on a group of projects (TAB-7), and a ship for what was built."""

from __future__ import annotations

from edubba.games.tabannusi.rules import free, garden, port
from edubba.games.tabannusi.rules.gain import ALL_TRACKS, Advance, ChooseTrack, PayAnything, advance, open_tracks
from edubba.games.tabannusi.rules.goods import points
from edubba.games.tabannusi.rules.houses import take_house
from edubba.games.tabannusi.rules.pay import Pay, payable
from edubba.games.tabannusi.rules.pieces import (
    BUILDER,
    COLOUR,
    COLOURS,
    S02,
    S06,
    S08,
    S14,
    SHIP,
    SHIP_GAINS,
    SHIPS,
    SKIP,
    TRACKS,
    size_of,
)  # fmt: skip
from edubba.games.tabannusi.rules.player import changed
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.kernel.step import ALLOWED, AUTOMATIC, TURN, PublicStep, Step


def cost(s: TabannusiState, seat: int, district: int, colour: int) -> int:
    """Local resources, and some of the colour for each own marker (TAB-7.2)."""
    own = s.projects[TRACKS * district + colour] & s.players[seat].projects[district]
    p = s.printed
    return (p.price_building << 4 * s.local[district]) + (p.price_marker * size_of(own) << 4 * colour)


def refusal(s: TabannusiState, seat: int, district: int, colour: int) -> str:
    """The rule that forbids a building of this colour."""
    group = s.projects[TRACKS * district + colour]
    if not group:
        return "TAB-7.1"
    player = s.players[seat]
    if player.house_row(colour, s.printed.houses_in_row) < 0:
        return "TAB-3.4"
    if s.pieces[colour] < size_of(group):
        return "TAB-7.3"
    spared = player.masters >> BUILDER & 1
    return ALLOWED if payable(s, seat, cost(s, seat, district, colour), spared) else "TAB-7.2"


def start(s: TabannusiState, seat: int, district: int, colour: int) -> None:
    """Pay, then build; who has the harbourmaster for it may spare a resource (TAB-R13)."""
    s.next(Erect(seat, district, colour))
    need = cost(s, seat, district, colour)
    if s.players[seat].masters >> BUILDER & 1:
        s.next(Discount(seat, need))
    else:
        s.next(Pay(seat, need))


class Discount(PublicStep[TabannusiState]):
    """Use the harbourmaster to spare one resource of the cost, or keep it (B7)."""

    __slots__ = ("need",)

    def __init__(self, seat: int, need: int) -> None:
        self.seat = seat
        self.need = need

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        found = [SKIP] if payable(s, seat, self.need, 0) else []
        for colour in range(COLOURS):
            if self.need >> 4 * colour & 15 and payable(s, seat, self.need - (1 << 4 * colour), 0):
                found.append(COLOUR + colour)
        return found

    def refusal(self, s: TabannusiState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, action == SKIP or COLOUR <= action < COLOUR + COLOURS, "TAB-R13")

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        need = self.need
        if action != SKIP:
            s.players[seat].masters ^= 1 << BUILDER
            s.tell("used-master", seat, BUILDER)
            need -= 1 << 4 * (action - COLOUR)
        if need:
            s.next(Pay(seat, need))


class Erect(Step[TabannusiState]):
    """The building that was paid for (TAB-7.4)."""

    __slots__ = ("colour", "district", "owner")

    def __init__(self, owner: int, district: int, colour: int) -> None:
        self.seat = AUTOMATIC
        self.owner = owner
        self.district = district
        self.colour = colour

    def run(self, s: TabannusiState) -> None:
        seat = self.owner
        size = size_of(s.projects[TRACKS * self.district + self.colour])
        s.next(ShipAfterBuilding(seat, size))
        erect(s, seat, self.district, self.colour)


def erect(s: TabannusiState, seat: int, district: int, colour: int) -> None:
    """Pieces and a house on the group; markers go home; then rewards, then what own ships bring (TAB-7.4 to 7.6)."""
    place = TRACKS * district + colour
    group = s.projects[place]
    s.projects = changed(s.projects, place, -group)
    s.put_building(seat, district, colour, group)
    s.tell("built", seat, colour, district, size_of(group))
    builder = s.players[seat]
    take_house(s, seat, builder.house_row(colour, s.printed.houses_in_row))
    rewards: list[Step[TabannusiState]] = []
    foreign = 0
    near = s.board.beside(district, group)
    for one in s.around(seat):
        player = s.players[one]
        mine = player.projects[district] & group
        markers = size_of(mine)
        if mine:
            player.projects = changed(player.projects, district, -mine)
        if one == seat:
            if one != s.bot:
                player.reserve += markers
            continue
        foreign += markers
        if markers:
            s.tell("markers-home", one, markers)
            if one != s.bot:
                player.markers += markers
            rewards.append(Advance(one, colour, markers))
        beside = size_of(near & player.gardens[district])
        if beside:
            s.tell("gardens-rewarded", one, beside)
            rewards.append(RandomAdvance(beside) if one == s.bot else ChooseTrack(one, beside, 1, ALL_TRACKS))
    able = builder.able
    if able & S14 and foreign:
        s.next(PayAnything(seat, colour, foreign))
    if able & S08:
        s.next(garden.GardenWork(seat, district, 0, True))
    if able & S02:
        points(s, seat, s.printed.ship_number[1], SHIP_GAINS)
    if able & S06 and foreign:
        points(s, seat, s.printed.ship_number[5] * foreign, SHIP_GAINS)
    s.agenda.extend(reversed(rewards))


class RandomAdvance(Step[TabannusiState]):
    """The automa advances on random tracks for its gardens beside a building of the person (TAB-16.15)."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.seat = AUTOMATIC
        self.count = count

    def run(self, s: TabannusiState) -> None:
        for _ in range(self.count):
            tracks = open_tracks(s, s.players[s.bot])
            if tracks:
                advance(s, s.bot, s.take_any(tracks))


class ShipAfterBuilding(PublicStep[TabannusiState]):
    """May pay gold for a marker on a ship as large as the new building (TAB-7.7)."""

    __slots__ = ("size",)

    def __init__(self, seat: int, size: int) -> None:
        self.seat = seat
        self.size = size

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        player = s.players[seat]
        found: list[int] = []
        fitting = 0
        ready = player.markers > 0 and port.affordable(player, s.printed.price_ship_after)
        for berth in range(SHIPS):
            if s.printed.ship_size[s.berths[berth]] == self.size and not player.ships >> berth & 1:
                fitting += 1
                if ready:
                    found.append(SHIP + berth)
        if not fitting:
            return []
        found.append(SKIP)
        if s.rules.fine_windows:
            free.add_options(s, seat, found)
        return found

    def refusal(self, s: TabannusiState, seat: int, action: int) -> str:
        if action == SKIP:
            return ALLOWED
        if SHIP <= action < SHIP + SHIPS:
            if s.printed.ship_size[s.berths[action - SHIP]] != self.size:
                return "TAB-7.7"
            return port.refusal_ship(s, seat, action - SHIP, s.printed.price_ship_after)
        return free.refusal(s, seat, action) if s.rules.fine_windows else TURN

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        if action == SKIP:
            return
        if free.is_free(action):
            s.next(self)
            free.take(s, seat, action)
        else:
            port.pay_for_ship(s, seat, action - SHIP, s.printed.price_ship_after)
