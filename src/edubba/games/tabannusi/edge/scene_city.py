"""The city of Ur on the table: five districts with their barges, the river between them, port and ziggurat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from edubba.games.tabannusi.edge.faces import effect_key
from edubba.games.tabannusi.effects import COLOURS
from edubba.games.tabannusi.rules.pieces import (
    COMMON,
    LAND,
    LAND_MASK,
    NONE,
    NOTHING,
    PORT_DISTRICT,
    RIVER,
    TRACKS,
    WIDE,
    ZIGGURAT,
    bit_of,
    colour_of,
    district_of,
    owner_of,
    size_of,
)
from edubba.games.tabannusi.rules.points import district_points, gardens_beside
from edubba.games.tabannusi.rules.printed import Board as Ground
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.games.tabannusi.tables import BETWEEN, CELL_IDS, HOUSE_IDS, LINE_IDS, SHIP_IDS, SPACE_IDS
from edubba.kernel.bits import bits
from edubba.kernel.scene import Cell, Lane, Piece, Region, Zone, ZoneKind, cell
from edubba.words import SceneBuilder

if TYPE_CHECKING:
    from edubba.games.tabannusi.edge.game import Tabannusi

BERTHS = [Cell(name) for name in (*SHIP_IDS, *LINE_IDS)]
SORTS = ("blue", "red")  # of house spaces at the end of each line


class Plot(NamedTuple):
    """A place of the map: its bit, and its cell with the printed bonus and without it. Scenes share the cells."""

    place: int
    bit: int
    open: Cell
    taken: Cell


def bonus(effect: int) -> str:
    """The face of a printed bonus, "" for none."""
    return "" if effect == NOTHING else effect_key(effect)


@lru_cache(64)
def land_of(ground: Ground, district: int, numbered: bool) -> list[Plot]:
    """The land of a district; its numbers matter to the automa only."""
    found = []
    for bit in bits(ground.land[district]):
        place = LAND * district + bit
        note = str(ground.number[place] or "") if numbered else ""
        cells = [
            Cell(id=CELL_IDS[place], x=bit % WIDE, y=bit // WIDE, face=face, note=note)
            for face in (bonus(ground.bonus[place]), "")
        ]
        found.append(Plot(place, 1 << bit, *cells))
    return found


@lru_cache(64)
def river_of(ground: Ground, number: int, numbered: bool) -> list[Plot]:
    """The border water between a district and the next; its numbers matter to the automa only."""
    found = []
    for place in range(RIVER + BETWEEN * number, RIVER + BETWEEN * (number + 1)):
        bit = bit_of(place)
        row = ground.river_rows[place - RIVER]
        note = str(ground.number[place] or "") if numbered else ""
        cells = [Cell(CELL_IDS[place], 0, row, face=face, note=note) for face in (bonus(ground.bonus[place]), "")]
        found.append(Plot(place, bit, *cells))
    return found


@lru_cache(256)
def bonus_cell(name: str, effect: int) -> Cell:
    """A house space of the port or of the ziggurat; scenes share it."""
    return Cell(name, face=bonus(effect))


@lru_cache(512)
def dice_named(colour: int, value: int, count: int) -> tuple[str, ...]:
    return tuple(f"die:{COLOURS[colour]}-{value}#{copy}" for copy in range(1, count + 1))


def quarter(district: int) -> str:
    """The zone of a district."""
    return f"ur.{district + 1}"


def spot(place: int) -> str:
    """The handle of a cell of the map."""
    if place < RIVER:
        return cell(quarter(place // LAND), CELL_IDS[place])
    return cell(f"river.{(place - RIVER) // BETWEEN + 1}", CELL_IDS[place])


def project_piece(district: int, group: int) -> str:
    """The project that stands for all of its group."""
    return f"project:{CELL_IDS[LAND * district + bits(group)[0]]}"


def dice_pieces(colour: int, value: int, count: int) -> list[str]:
    """The dice of a barge that show the same."""
    return list(dice_named(colour, value, count))


class City(SceneBuilder["Tabannusi", TabannusiState]):
    """The shared board being laid out, from a view."""

    def __init__(
        self, game: Tabannusi, state: TabannusiState, seat: int | None, lang: str, names: Sequence[str]
    ) -> None:
        super().__init__(game, state, seat, lang, names)
        self.printed = game.tables
        self.things = game.talk.things
        self.ground = self.printed.boards[state.seats]

    def lay_city(self) -> None:
        for district in range(COMMON):
            self.lay_common(district)
        self.lay_port()
        self.lay_ziggurat()
        for number in range(COMMON - 1):
            self.lay_river(number)

    # --- what every district has ----------------------------------------------------------------------------------

    def district(self, district: int, cells: list[Cell]) -> Zone:
        """A district with the dice of its barge, its action tiles, and who acts there or comes next."""
        view = self.view
        kind: ZoneKind = "grid" if district < COMMON else "tableau"
        zone = Zone(quarter(district), kind, self.say(f"place-district-{district + 1}"), cells=cells)
        if self.viewer is not None:
            zone.note = self.say("note-district", count=district_points(self.state, self.viewer, district))
        self.board.zone(zone)
        colour = view["local"][district]
        for value, count in enumerate(view["barges"][colour], 1):
            for name in dice_named(colour, value, count):
                self.board.add(Piece(name, "die", zone.id, face=f"die-{COLOURS[colour]}", n=value))
        for slot in (district,) if district < ZIGGURAT else (ZIGGURAT, ZIGGURAT + 1):
            tile = self.things["tile"][view["tiles"][slot]]
            self.board.add(Piece(f"tile:{tile}", "tile", zone.id, face=tile))
        for seat, player in enumerate(view["players"]):
            for worker in ("assistant", "architect"):
                if player[worker] == district:
                    self.board.add(Piece(f"{worker}:{seat}", "figure", zone.id, face=worker, own=seat))
        if view["automa"] is not None and view["automa"]["plan"][district]:
            left = view["automa"]["plan"][district]
            self.board.add(Piece(f"plan:{district + 1}", "token", zone.id, face="plan", own=self.state.bot, n=left))
        return zone

    # --- the common districts and the river -----------------------------------------------------------------------

    def lay_common(self, district: int) -> None:
        empty = self.view["empty"][district]
        plots = land_of(self.ground, district, self.view["automa"] is not None)
        zone = self.district(district, [plot.open if empty & plot.bit else plot.taken for plot in plots])
        self.lay_buildings(zone, district)
        for colour in range(TRACKS):
            group = self.view["projects"][TRACKS * district + colour]
            for bit in bits(group):
                self.lay_tile(zone.id, "project", LAND * district + bit, f"project-{COLOURS[colour]}", district)
                first = project_piece(district, group)
                if self.board.pieces[-1].id != first:
                    self.board.pieces[-1].same = first
        for bit in bits((self.view["water"][district] | self.view["gardens"][district]) & LAND_MASK):
            self.lay_water(zone.id, LAND * district + bit, district)

    def lay_buildings(self, zone: Zone, district: int) -> None:
        """A building is a region of the map, with its house and what a scoring of the district would bring for it."""
        for building in self.view["buildings"]:
            if district_of(building) != district:
                continue
            names = [CELL_IDS[LAND * district + bit] for bit in bits(building & LAND_MASK)]
            colour, owner = colour_of(building), owner_of(building)
            face = f"building-{COLOURS[colour]}"
            name = f"house:{names[0]}"
            gardens = size_of(gardens_beside(self.state, building))
            factor = self.printed.factor[self.view["players"][owner]["mastery"][colour]]
            size = f"({len(names)} + {gardens})" if gardens else str(len(names))
            counted, worth = f"{size} × {factor}", (len(names) + gardens) * factor
            note = self.say("note-building", size=len(names), gardens=gardens, factor=factor, points=worth)
            self.board.add(Piece(id=name, kind="house", zone=zone.id, at=names[0], face=face, own=owner, note=note))
            row = Lane(owner, counted, worth)
            zone.regions.append(Region(names, counted, COLOURS[colour], [row]))

    def lay_river(self, number: int) -> None:
        zone = Zone(f"river.{number + 1}", "grid", self.say("place-river", first=number + 1, second=number + 2))
        self.board.zone(zone)
        water, gardens = self.view["water"][number], self.view["gardens"][number]
        for plot in river_of(self.ground, number, self.view["automa"] is not None):
            zone.cells.append(plot.open if water & plot.bit else plot.taken)
            if gardens & plot.bit:
                self.lay_water(zone.id, plot.place, number)

    def lay_water(self, zone: str, place: int, district: int) -> None:
        """Regular or special water, or the garden that covers it."""
        if self.view["gardens"][district] & bit_of(place):
            self.lay_tile(zone, "garden", place, "garden", district)
            return
        special = [laid & 15 for laid in self.view["specials"] if laid >> 4 == place]
        face = self.things["water"][special[0]] if special else "water"
        at = CELL_IDS[place]
        self.board.add(Piece(id=f"water:{at}", kind="tile", zone=zone, at=at, face=face))

    def lay_tile(self, zone: str, kind: str, place: int, face: str, district: int) -> None:
        """A tile with the marker of its owner."""
        bit = bit_of(place)
        laid = f"{kind}s"
        mine = next(seat for seat, player in enumerate(self.view["players"]) if player[laid][district] & bit)
        name = CELL_IDS[place]
        self.board.add(Piece(id=f"{kind}:{name}", kind="tile", zone=zone, at=name, face=face, own=mine))

    # --- the port -------------------------------------------------------------------------------------------------

    def lay_port(self) -> None:
        """Ships in their berths with markers on them; at the end of each line two house spaces and its master."""
        docked = {  # by the number of a house space
            2 * line + red: seat
            for seat, player in enumerate(self.view["players"])
            for red, sort in enumerate(SORTS)
            for line in player[sort]
        }
        cells = BERTHS[:]
        for number, name in enumerate(HOUSE_IDS):
            free = number not in docked and not number & 1
            cells.append(bonus_cell(name, self.printed.blue_bonus[number // 2] if free else NOTHING))
        zone = self.district(PORT_DISTRICT, cells)
        for berth, name in enumerate(SHIP_IDS):
            ship = self.things["ship"][self.view["berths"][berth]]
            over = f"ship:{ship}"
            self.board.add(Piece(id=over, kind="tile", zone=zone.id, at=name, face=ship))
            for seat, player in enumerate(self.view["players"]):
                if berth in player["ships"]:
                    self.board.add(Piece(f"mark:{ship}.{seat}", "disc", zone.id, own=seat, on=over))
        for number, name in enumerate(HOUSE_IDS):
            if number in docked:
                house = Piece(id=f"dock:{name}", kind="house", zone=zone.id, at=name, face="house", own=docked[number])
                self.board.add(house)
            crate = self.view["crates"][number // 2] if number & 1 else NONE
            if crate >= 0:
                face = f"crate-{COLOURS[crate]}"
                self.board.add(Piece(id=f"crate:{name}", kind="tile", zone=zone.id, at=name, face=face))
        for at, master in zip(LINE_IDS, self.view["masters"], strict=True):
            if master >= 0:
                name = self.things["master"][master]
                self.board.add(Piece(id=f"master:{name}", kind="tile", zone=zone.id, at=at, face=name))

    # --- the ziggurat ---------------------------------------------------------------------------------------------

    def lay_ziggurat(self) -> None:
        """Three sections of six spaces, and the tile of each with the markers on it."""
        spaces = list(zip(SPACE_IDS, self.view["spaces"], self.printed.space_bonus, strict=True))
        cells = [bonus_cell(name, printed if seat < 0 else NOTHING) for name, seat, printed in spaces]
        zone = self.district(ZIGGURAT, cells)
        for name, seat, _ in spaces:
            if seat >= 0:
                self.board.add(Piece(id=f"tower:{name}", kind="house", zone=zone.id, at=name, face="house", own=seat))
        for section in range(TRACKS):
            over = f"section:{COLOURS[section]}"
            self.board.add(Piece(over, "tile", zone.id, face=f"Z{self.view['sections'][section] + 1:02d}"))
            for seat, player in enumerate(self.view["players"]):
                if player["ziggurat"][section]:
                    marker = Piece(f"slot:{COLOURS[section]}.{seat}", "disc", zone.id, own=seat, on=over)
                    marker.n = player["ziggurat"][section]
                    self.board.add(marker)
