"""Houses and markers on the ziggurat (TAB-10)."""

from __future__ import annotations

from edubba.games.tabannusi.rules import port
from edubba.games.tabannusi.rules.gain import gain
from edubba.games.tabannusi.rules.goods import gardens, markers
from edubba.games.tabannusi.rules.houses import next_house_brings, take_house
from edubba.games.tabannusi.rules.pay import Pay, payable
from edubba.games.tabannusi.rules.pieces import (
    COLOUR,
    MARKERS,
    ONE_GARDEN,
    ONE_MARKER,
    S05,
    SLOTS,
    SPACE,
    TRACKS,
    ZIGGURAT,
)  # fmt: skip
from edubba.games.tabannusi.rules.player import Player, changed
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.kernel.step import ALLOWED, AUTOMATIC, TURN, PublicStep, Step


def cost(s: TabannusiState) -> int:
    return s.printed.price_ziggurat << 4 * s.local[ZIGGURAT]


def refusal_section(s: TabannusiState, seat: int, section: int) -> str:
    """The rule that forbids a house in this section, whatever the space and the markers (TAB-10.1)."""
    player = s.players[seat]
    if player.ziggurat[section] >= SLOTS:
        return "TAB-10.1"
    if player.house_row(section, s.printed.houses_in_row) < 0:
        return "TAB-3.4"
    return ALLOWED if payable(s, seat, cost(s), 0) else "TAB-3.20"


def has_marker(s: TabannusiState, player: Player, space: int) -> bool:
    """A marker must be in the area; if that is agreed, one that this very house brings will do (TAB-10.4)."""
    if player.markers:
        return True
    if not s.rules.slot_markers or not player.reserve:
        return False
    if s.printed.space_bonus[space] & 63 == MARKERS:
        return True
    return next_house_brings(s, player, player.house_row(space // 6, s.printed.houses_in_row), MARKERS)


def add_spaces(s: TabannusiState, seat: int, found: list[int]) -> None:
    """Append an action per space where a house may be put."""
    player = s.players[seat]
    if not (player.markers or s.rules.slot_markers) or not payable(s, seat, cost(s), 0):
        return
    spaces = s.spaces
    for section in range(TRACKS):
        if player.ziggurat[section] < SLOTS and player.house_row(section, s.printed.houses_in_row) >= 0:
            for space in range(6 * section, 6 * section + 6):
                if spaces[space] < 0 and (player.markers or has_marker(s, player, space)):
                    found.append(SPACE + space)


def refusal(s: TabannusiState, seat: int, space: int) -> str:
    """The rule that forbids a house on this space."""
    player = s.players[seat]
    if s.spaces[space] >= 0 or not (player.markers or s.rules.slot_markers):
        return "TAB-10.1"
    barred = refusal_section(s, seat, space // 6)
    if barred:
        return barred
    return ALLOWED if has_marker(s, player, space) else "TAB-10.1"


def start(s: TabannusiState, seat: int, space: int) -> None:
    s.next(PutTower(seat, space))
    s.next(Pay(seat, cost(s)))


class PutTower(Step[TabannusiState]):
    """The ziggurat house that was paid for."""

    __slots__ = ("owner", "space")

    def __init__(self, owner: int, space: int) -> None:
        self.seat = AUTOMATIC
        self.owner = owner
        self.space = space

    def run(self, s: TabannusiState) -> None:
        put_tower(s, self.owner, self.space)


def put_tower(s: TabannusiState, seat: int, space: int) -> None:
    """House, slot and column, space, marker, then the own ships (TAB-10.2)."""
    player = s.players[seat]
    section = space // 6
    s.tell("ziggurat-house", seat, section, space % 6 + 1)
    s.spaces = [*s.spaces[:space], seat, *s.spaces[space + 1 :]]
    player.towers = changed(player.towers, section, 1)
    take_house(s, seat, player.house_row(section, s.printed.houses_in_row))
    port.after_house(s, seat, ZIGGURAT)
    if player.able & S05:
        s.next(GardenOrMarker(seat))
    gain(s, seat, s.printed.space_bonus[space])
    put_marker(s, seat, section)


def put_marker(s: TabannusiState, seat: int, section: int) -> None:
    """A marker on the leftmost own-free slot of the tile of a section."""
    player = s.players[seat]
    if seat != s.bot:
        player.markers -= 1
    player.ziggurat = changed(player.ziggurat, section, 1)
    s.tell("ziggurat-marker", seat, section, player.ziggurat[section])


class GardenOrMarker(PublicStep[TabannusiState]):
    """Gain a garden or a marker (S05)."""

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        found = [ONE_GARDEN] if s.gardens_left else []
        if s.players[seat].reserve:
            found.append(ONE_MARKER)
        return found

    def refusal(self, s: TabannusiState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, action in (ONE_GARDEN, ONE_MARKER), "TAB-R16")

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        if action == ONE_GARDEN:
            gardens(s, seat, 1)
        else:
            markers(s, seat, 1)


class SectionChoice(PublicStep[TabannusiState]):
    """Put a marker on the tile of a section, without a house (B8, D06)."""

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        return [COLOUR + section for section in range(TRACKS) if has_room(s, seat, section)]

    def refusal(self, s: TabannusiState, seat: int, action: int) -> str:
        if not COLOUR <= action < COLOUR + TRACKS:
            return TURN
        return ALLOWED if has_room(s, seat, action - COLOUR) else "TAB-10.4"

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        put_marker(s, seat, action - COLOUR)


def has_room(s: TabannusiState, seat: int, section: int) -> bool:
    player = s.players[seat]
    return player.ziggurat[section] < SLOTS and (player.markers > 0 or seat == s.bot)
