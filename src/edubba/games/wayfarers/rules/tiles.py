"""Upgrade tiles: choose, pay, place in the caravan (WAY-12)."""

from __future__ import annotations

from edubba.games.wayfarers.rules.acquire import pay_silver, woken
from edubba.games.wayfarers.rules.can import affords_influence, affords_silver
from edubba.games.wayfarers.rules.cards import (
    ALL_TILES,
    CELL,
    CELLS,
    COLUMNS,
    FACES,
    MINUS,
    NORMAL,
    PAY_INFLUENCE,
    PAY_SILVER,
    PLUS,
    SKIP,
    STEPS,
    TILE,
    TILE_COUNT,
)
from edubba.games.wayfarers.rules.effect import Effect
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.kernel.step import ALLOWED, TURN, PublicStep


class ChooseTile(Effect):
    """Choose the design of a tile and its face (WAY-12.7, 12.8, WAY-D14)."""

    __slots__ = ()

    def options(self, s: WayfarersState, seat: int) -> list[int]:
        found = [] if self.must else [SKIP]
        printed = s.printed
        player = s.players[seat]
        tile_type = printed.of[self.node]
        if not player.room >> printed.shapes[tile_type] & 1:
            return found
        if printed.price[self.node] == NORMAL and not (
            affords_silver(s, tile_type, self.die, player.silver) or affords_influence(s, player, tile_type)
        ):
            return found
        for design in printed.tiles_of_type[tile_type]:
            if s.piles[design]:
                for face in printed.faces_of[design]:
                    found.append(TILE + face)
        return found

    def refusal(self, s: WayfarersState, seat: int, action: int) -> str:
        if action != SKIP and not TILE <= action < TILE + FACES:
            return TURN
        if action in self.options(s, seat):
            return ALLOWED
        if action == SKIP:
            return "WAY-1.8"
        design = s.printed.face_design[action - TILE]
        return "WAY-12.6" if s.printed.tile_type[design] == s.printed.of[self.node] else TURN

    def gives_up(self, s: WayfarersState, seat: int, action: int) -> int:
        return 1 if action == SKIP else 0

    def take(self, s: WayfarersState, seat: int, action: int) -> None:
        if action == SKIP:
            return
        face = action - TILE
        s.next(ChooseCell(seat, face))
        if s.printed.price[self.node] == NORMAL:
            s.next(TilePrice(seat, s.printed.of[self.node], self.die))


class TilePrice(PublicStep[WayfarersState]):
    """Pay for a tile: Silver, or influence of its guild (WAY-12.1, WAY-D15)."""

    __slots__ = ("die", "tile_type")

    def __init__(self, seat: int, tile_type: int, die: bool) -> None:
        self.seat = seat
        self.tile_type = tile_type
        self.die = die

    def options(self, s: WayfarersState, seat: int) -> list[int]:
        player = s.players[seat]
        found = []
        if affords_silver(s, self.tile_type, self.die, player.silver):
            found.append(PAY_SILVER)
        if affords_influence(s, player, self.tile_type):
            found.append(PAY_INFLUENCE)
        return found

    def refusal(self, s: WayfarersState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, action in (PAY_SILVER, PAY_INFLUENCE), "WAY-12.1")

    def take(self, s: WayfarersState, seat: int, action: int) -> None:
        player = s.players[seat]
        if action == PAY_SILVER:
            paid = pay_silver(s, player, s.printed.price_silver[self.tile_type], self.die)
            if paid:
                s.tell("paid-silver", seat, paid)
        else:
            guild = s.printed.price_guild[self.tile_type]
            price = s.printed.price_influence[self.tile_type]
            player.keep_influence(guild, -price)
            player.supply += price
            s.tell("paid-influence", seat, guild, price)


class ChooseCell(PublicStep[WayfarersState]):
    """Choose where the tile lies (WAY-12.3, WAY-D16)."""

    __slots__ = ("face",)

    def __init__(self, seat: int, face: int) -> None:
        self.seat = seat
        self.face = face

    def options(self, s: WayfarersState, seat: int) -> list[int]:
        covered = s.players[seat].covered
        anchors = s.printed.anchors[self.shape(s)]
        return [CELL + cell for cell in range(CELLS) if anchors[cell] and not anchors[cell] & covered]

    def shape(self, s: WayfarersState) -> int:
        return s.printed.shapes[s.printed.tile_type[s.printed.face_design[self.face]]]

    def refusal(self, s: WayfarersState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, CELL <= action < CELL + CELLS, "WAY-12.3")

    def take(self, s: WayfarersState, seat: int, action: int) -> None:
        place_tile(s, seat, self.face, action - CELL)


def place_tile(s: WayfarersState, seat: int, face: int, cell: int) -> None:
    """The tile lies on the caravan; what it covers is gained, and its tags may wake vistas (WAY-12.4)."""
    printed = s.printed
    player = s.players[seat]
    design = printed.face_design[face]
    tile_type = printed.tile_type[design]
    s.take_tile(design)
    player.tiles = [*player.tiles, face * CELLS + cell]
    player.tally([*printed.tile_tags[design], TILE_COUNT + tile_type, ALL_TILES])
    mask = printed.anchors[printed.shapes[tile_type]][cell]
    player.covered |= mask
    player.room = room_left(s, player.covered)
    added = printed.face_columns[face]
    columns = player.columns[:]
    for offset in range(len(added)):
        column = cell % COLUMNS + offset
        columns[column] = columns[column] + (added[offset] & ~STEPS) | added[offset] & STEPS
    player.columns = columns
    player.reach = reach_of(columns)
    s.tell("tile", seat, design, cell)
    tags = 0
    for tag in printed.tile_tags[design]:
        tags |= 1 << tag
    found = woken(s, player, tags)
    bonus = printed.bonus[player.board]
    for one in range(CELLS):
        if mask >> one & 1 and bonus[one] >= 0:
            found.append(bonus[one])
    s.triggered = found


def room_left(s: WayfarersState, covered: int) -> int:
    """The mask of the shapes that still fit somewhere."""
    room = 0
    for shape in range(3):
        for mask in s.printed.anchors[shape]:
            if mask and not mask & covered:
                room |= 1 << shape
                break
    return room


def reach_of(columns: list[int]) -> list[int]:
    """Per value: the mask of the values that one uninterrupted caravan chain can reach (WAY-9.4)."""
    reach = []
    for value in range(COLUMNS):
        mask = 1 << value
        up = value
        while up < COLUMNS - 1 and columns[up] & PLUS:
            up += 1
            mask |= 1 << up
        down = value
        while down > 0 and columns[down] & MINUS:
            down -= 1
            mask |= 1 << down
        reach.append(mask)
    return reach
