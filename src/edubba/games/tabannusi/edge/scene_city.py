"""The city of Ur on the table: five districts with their barges, the river between them, port and ziggurat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from edubba import words
from edubba.games.tabannusi.components import CELL_IDS, COLOURS, HOUSE_IDS, LINE_IDS, SHIP_IDS, SPACE_IDS
from edubba.games.tabannusi.edge.faces import effect_key
from edubba.games.tabannusi.rules.pieces import (
    COMMON,
    LAND,
    LAND_MASK,
    NOTHING,
    PORT_DISTRICT,
    RIVER,
    RIVERS,
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
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.kernel.bits import bits
from edubba.kernel.scene import Cell, Lane, Piece, Region, Zone, ZoneKind, cell

if TYPE_CHECKING:
    from edubba.games.tabannusi.edge.game import Tabannusi

BETWEEN = RIVERS // 2  # border water between two districts


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
    return [f"die:{COLOURS[colour]}-{value}#{copy}" for copy in range(1, count + 1)]


class City(words.Layout["Tabannusi", TabannusiState]):
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
            for name in dice_pieces(colour, value, count):
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

    def bonus(self, effect: int) -> str:
        return "" if effect == NOTHING else effect_key(effect)

    # --- the common districts and the river -----------------------------------------------------------------------

    def lay_common(self, district: int) -> None:
        cells = []
        for bit in bits(self.ground.land[district]):
            place = LAND * district + bit
            number = self.ground.number[place] if self.view["automa"] is not None else 0
            shown = self.bonus(self.ground.bonus[place]) if self.view["empty"][district] >> bit & 1 else ""
            cells.append(Cell(CELL_IDS[place], bit % WIDE, bit // WIDE, face=shown, note=str(number or "")))
        zone = self.district(district, cells)
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
            self.board.add(Piece(f"house:{names[0]}", "house", zone.id, names[0], face, owner))
            gardens = size_of(gardens_beside(self.state, building))
            factor = self.printed.factor[self.view["players"][owner]["mastery"][colour]]
            size = f"({len(names)} + {gardens})" if gardens else str(len(names))
            counted = f"{size} × {factor}"
            row = Lane(owner, counted, (len(names) + gardens) * factor)
            zone.regions.append(Region(names, counted, COLOURS[colour], [row]))

    def lay_river(self, number: int) -> None:
        zone = Zone(f"river.{number + 1}", "grid", self.say("place-river", first=number + 1, second=number + 2))
        self.board.zone(zone)
        for place in range(RIVER + BETWEEN * number, RIVER + BETWEEN * (number + 1)):
            name, bit = CELL_IDS[place], bit_of(place)
            beside = self.ground.beside(number, bit) & LAND_MASK
            shown = self.bonus(self.ground.bonus[place]) if self.view["water"][number] & bit else ""
            zone.cells.append(Cell(name, 0, (beside.bit_length() - 1) // WIDE, face=shown))
            if self.view["gardens"][number] & bit:
                self.lay_water(zone.id, place, number)

    def lay_water(self, zone: str, place: int, district: int) -> None:
        """Regular or special water, or the garden that covers it."""
        if self.view["gardens"][district] & bit_of(place):
            self.lay_tile(zone, "garden", place, "garden", district)
            return
        special = [laid & 15 for laid in self.view["specials"] if laid >> 4 == place]
        face = self.things["water"][special[0]] if special else "water"
        self.board.add(Piece(f"water:{CELL_IDS[place]}", "tile", zone, CELL_IDS[place], face))

    def lay_tile(self, zone: str, kind: str, place: int, face: str, district: int) -> None:
        """A tile with the marker of its owner."""
        bit = bit_of(place)
        mine = (seat for seat, player in enumerate(self.view["players"]) if player[f"{kind}s"][district] & bit)
        name = CELL_IDS[place]
        self.board.add(Piece(f"{kind}:{name}", "tile", zone, name, face, next(mine)))

    # --- the port -------------------------------------------------------------------------------------------------

    def lay_port(self) -> None:
        """Ships in their berths with markers on them; at the end of each line two house spaces and its master."""
        cells = [Cell(name) for name in (*SHIP_IDS, *LINE_IDS)]
        for number, name in enumerate(HOUSE_IDS):
            line, colour = number // 2, "red" if number & 1 else "blue"
            taken = any(line in player[colour] for player in self.view["players"])
            bonus = "" if taken or number & 1 else self.bonus(self.printed.blue_bonus[line])
            cells.append(Cell(name, face=bonus))
        zone = self.district(PORT_DISTRICT, cells)
        for berth, name in enumerate(SHIP_IDS):
            ship = self.things["ship"][self.view["berths"][berth]]
            self.board.add(Piece(f"ship:{ship}", "tile", zone.id, name, ship))
            for seat, player in enumerate(self.view["players"]):
                if berth in player["ships"]:
                    over = f"ship:{ship}"
                    self.board.add(Piece(f"mark:{ship}.{seat}", "disc", zone.id, own=seat, on=over))
        for number, name in enumerate(HOUSE_IDS):
            line = number // 2
            for seat, player in enumerate(self.view["players"]):
                if line in player["red" if number & 1 else "blue"]:
                    self.board.add(Piece(f"dock:{name}", "house", zone.id, name, "house", seat))
            if number & 1 and self.view["crates"][line] >= 0:
                colour = COLOURS[self.view["crates"][line]]
                self.board.add(Piece(f"crate:{name}", "tile", zone.id, name, f"crate-{colour}"))
        for at, master in zip(LINE_IDS, self.view["masters"], strict=True):
            if master >= 0:
                name = self.things["master"][master]
                self.board.add(Piece(f"master:{name}", "tile", zone.id, at, name))

    # --- the ziggurat ---------------------------------------------------------------------------------------------

    def lay_ziggurat(self) -> None:
        """Three sections of six spaces, and the tile of each with the markers on it."""
        cells = []
        for number, name in enumerate(SPACE_IDS):
            shown = self.bonus(self.printed.space_bonus[number]) if self.view["spaces"][number] < 0 else ""
            cells.append(Cell(name, face=shown))
        zone = self.district(ZIGGURAT, cells)
        for number, name in enumerate(SPACE_IDS):
            seat = self.view["spaces"][number]
            if seat >= 0:
                self.board.add(Piece(f"tower:{name}", "house", zone.id, name, "house", seat))
        for section in range(TRACKS):
            over = f"section:{COLOURS[section]}"
            self.board.add(Piece(over, "tile", zone.id, face=f"Z{self.view['sections'][section] + 1:02d}"))
            for seat, player in enumerate(self.view["players"]):
                if player["ziggurat"][section]:
                    marker = Piece(f"slot:{COLOURS[section]}.{seat}", "disc", zone.id, own=seat, on=over)
                    marker.n = player["ziggurat"][section]
                    self.board.add(marker)
