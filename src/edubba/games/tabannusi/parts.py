"""The types of everything printed in the box of Tabannusi, with their limits.

What a ship, a harbourmaster or a ziggurat tile does is a rule, known by its id (TAB-15.3 to 15.5); here are its numbers
and colours. What lies beside what follows from where the cells are (TAB-3.13).
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from edubba.games.tabannusi.effects import (
    AutomaBonus,
    Bonus,
    Colour,
    DecreeBonus,
    Few,
    Goods,
    LandBonus,
    Need,
    Points,
    StepBonus,
    Track,
)
from edubba.kernel.places import WHOLE, Part

Count = Annotated[int, Meta(ge=0, le=60)]
Number = Annotated[int, Meta(ge=1, le=99)]
Row = Annotated[int, Meta(ge=1, le=5)]
Slot = Annotated[int, Meta(ge=1, le=3)]
Worth = Annotated[int, Meta(ge=0, le=20)]
Seats = Annotated[int, Meta(ge=1, le=9)]


# --- the board ------------------------------------------------------------------------------------------------------


class Land(Part):
    """A cell of side A, used from so many players on. What is no cell is null."""

    players: Literal[3, 4]
    bonus: LandBonus | None


class NumberedLand(Part):
    """A cell of side B, with its number for the automa."""

    number: Number
    bonus: LandBonus | None


class Water(Part):
    """Border water of side A."""

    bonus: Bonus | None


class NumberedWater(Part):
    bonus: Bonus | None
    number: Number


class Rows(Part, rename={"first": "12", "second": "23"}):
    """Beside which rows the three border waters between two districts lie, from the top."""

    first: Annotated[tuple[Row, Row, Row], WHOLE]
    second: Annotated[tuple[Row, Row, Row], WHOLE]


class SideA(Part):
    land: dict[str, Land | None]  # 25 a district, those that are not there are null
    water: dict[str, Water]
    rows: Rows


class SideB(Part):
    land: dict[str, NumberedLand | None]
    water: dict[str, NumberedWater]
    rows: Rows


class Boards(Part, rename={"a": "A", "b": "B"}):
    a: SideA
    b: SideB


class PrintedShip(Part):
    """A ship without colour and ability, printed on a berth: its row and column."""

    id: str
    berth: Annotated[tuple[Slot, Slot], WHOLE]
    size: Slot


class Blue(Part, rename={"r3": "R3", "r2": "R2", "r1": "R1", "c1": "C1", "c2": "C2", "c3": "C3"}):
    """The bonuses of the blue house spaces, by line."""

    r3: Bonus | None
    r2: Bonus | None
    r1: Bonus | None
    c1: Bonus | None
    c2: Bonus | None
    c3: Bonus | None


class Port(Part):
    printed_ships: list[PrintedShip]
    blue: Blue


Spaces = Annotated[list[Bonus | None], Meta(min_length=6, max_length=6)]


class Sections(Part):
    """The six spaces of each section of the ziggurat, row by row."""

    white: Spaces
    yellow: Spaces
    brown: Spaces


# --- mastery and the boards of the players ----------------------------------------------------------------------------

Steps = Annotated[list[StepBonus | None], Meta(min_length=4, max_length=15)]


class Tracks(Part):
    white: Steps
    yellow: Steps
    brown: Steps


class MasteryBoard(Part):
    """Rows from below: factors from row 0 on, bonuses from row 1 on; blue lines by the row just above them."""

    factors: Annotated[list[Annotated[int, Meta(ge=1, le=9)]], Meta(min_length=5, max_length=16)]
    lines: Annotated[list[Annotated[int, Meta(ge=1, le=15)]], Meta(max_length=15)]
    lowest: Steps
    tracks: Tracks


HouseRow = Annotated[list[Bonus | None], Meta(min_length=1, max_length=9)]


class HouseRows(Part):
    white: HouseRow
    yellow: HouseRow
    brown: HouseRow
    neutral: HouseRow


class PlayerBoard(Part):
    rows: HouseRows
    columns: Annotated[list[Bonus | None], Meta(min_length=1, max_length=5)]


# --- tiles and cards --------------------------------------------------------------------------------------------------


class ActionTile(Part):
    id: str
    effects: Annotated[list[Bonus], Meta(min_length=1, max_length=4)]


class SpecialTile(Part):
    id: str
    bonus: Bonus


class Ship(Part):
    id: str
    size: Slot
    colour: Track


class Abilities(Part):
    """Numbers on ships: points, and the water of S04."""

    S01: Points
    S02: Points
    S04: Few
    S06: Points
    S07: Points
    S10: Points


class Masters(Part):
    """Numbers on harbourmasters."""

    B1_steps: Few
    B2_water: Goods
    B2_gardens: Goods
    B2_markers: Goods
    B3_crates: Goods
    B3_markers: Goods
    B4_gold: Goods
    B9_cards: Few
    B9_houses: Goods
    unused: Worth


class ZigguratTile(Part):
    """What a tile is worth with the rightmost marker on its first, second or third slot."""

    id: str
    values: Annotated[tuple[Worth, Worth, Worth], WHOLE]


class Decree(Part):
    id: str
    symbol: Literal["building", "harbour_temple", "garden"]
    needs: Annotated[list[Need], Meta(min_length=1, max_length=8)]
    bonus: Annotated[list[DecreeBonus], Meta(min_length=1, max_length=4)]


Houses = Annotated[int, Meta(ge=0, le=30)]


class UrbanCard(Part):
    """Houses in the districts 1 to 4, and what they are worth."""

    id: str
    houses: Annotated[tuple[Houses, Houses, Houses, Houses], WHOLE]
    vp: Points


# --- the automa -------------------------------------------------------------------------------------------------------

AutomaBonuses = Annotated[list[AutomaBonus], Meta(max_length=3)]
End = Literal["highest", "lowest"]
ByColour = Literal["number", "largest_group", "most_tiles"]


class KingCard(Part):
    """What the king prefers with the king symbol, its bonuses, and its urbanisation card."""

    id: str
    decrees: Annotated[list[Annotated[int, Meta(ge=1, le=16)]], Meta(min_length=1, max_length=16)]
    action: AutomaBonuses
    project_colour: ByColour
    project_cell: End
    project_bonus: AutomaBonuses
    build_colour: Literal["size", "most_tiles"]
    build_bonus: AutomaBonuses
    setup_cell: End
    gardens: Literal["normal", "near_buildings"]
    garden_limit: Annotated[int, Meta(ge=1, le=25)]
    garden_bonus: AutomaBonuses
    houses: Annotated[list[Annotated[int, Meta(ge=0, le=9)]], Meta(min_length=5, max_length=5)]


class AutomaRow(Part):
    action: Literal["A", "B", "C", "D"]
    symbol: Literal["up", "down", "king"]
    number: Slot


class AutomaCard(Part):
    id: str
    number: Annotated[int, Meta(ge=0, le=3)]  # also a common district, 0 is the third (TAB-16.7)
    rows: tuple[AutomaRow, AutomaRow, AutomaRow]
    arrow: Slot
    bonus: AutomaBonus | None


# --- set-up, prices and supplies --------------------------------------------------------------------------------------


class ForSeats(Part, rename={"two": "2", "three": "3", "four": "4"}):
    two: Seats
    three: Seats
    four: Seats

    def of(self, seats: int) -> int:
        return {2: self.two, 3: self.three, 4: self.four}.get(seats, 0)


OneColour = Annotated[int, Meta(ge=4, le=9)]


class Dice(Part, rename={"one": "1", "two": "2", "three": "3", "four": "4"}):
    """Dice of each colour by number of players."""

    one: OneColour
    two: OneColour
    three: OneColour
    four: OneColour

    def of(self, seats: int) -> int:
        return {1: self.one, 2: self.two, 3: self.three, 4: self.four}.get(seats, 0)


class Symbols(Part, rename={"two": "2", "three": "3", "four": "4"}):
    """How many different symbols the decrees show."""

    two: Slot
    three: Slot
    four: Slot

    def of(self, seats: int) -> int:
        return {2: self.two, 3: self.three, 4: self.four}.get(seats, 0)


class SetUp(Part):
    dice: Dice
    decrees: ForSeats
    symbols: Symbols
    gold: Annotated[int, Meta(ge=0, le=30)]
    vp: Annotated[int, Meta(ge=0, le=30)]
    markers: Annotated[int, Meta(ge=0, le=15)]
    special_water: Annotated[int, Meta(ge=1, le=6)]
    automa_gold: Annotated[int, Meta(ge=0, le=30)]
    barges: tuple[Colour, Colour, Colour, Colour, Colour]  # of the first game, by district


class Prices(Part):
    """Resources of the district's colour, one resource of the colour for each own marker, and gold for ships."""

    building: Annotated[int, Meta(ge=1, le=5)]
    marker: Annotated[int, Meta(ge=0, le=3)]
    port_house: Annotated[int, Meta(ge=1, le=5)]
    ziggurat_house: Annotated[int, Meta(ge=1, le=5)]
    ship: Few
    ship_after_building: Few


Pieces = Annotated[int, Meta(ge=18, le=60)]
Crates = Annotated[int, Meta(ge=2, le=9)]


class OfTracks(Part):
    white: Pieces
    yellow: Pieces
    brown: Pieces


class OfColours(Part):
    white: Crates
    yellow: Crates
    brown: Crates
    blue: Crates
    green: Crates


class Supplies(Part):
    time_gold: Annotated[int, Meta(ge=1, le=12)]
    markers: Annotated[int, Meta(ge=6, le=30)]
    crate_slots: Annotated[int, Meta(ge=1, le=9)]
    crates: OfColours
    projects: OfTracks
    pieces: OfTracks
    water: Count
    gardens: Count


class TabannusiBox(Part):
    boards: Boards
    port: Port
    ziggurat: Sections
    ziggurat_tiles: list[ZigguratTile]
    mastery: MasteryBoard
    player_board: PlayerBoard
    action_tiles: list[ActionTile]
    special_water: list[SpecialTile]
    ships: list[Ship]
    abilities: Abilities
    harbourmasters: Masters
    decrees: list[Decree]
    urbanisation_cards: list[UrbanCard]
    kings: list[KingCard]
    automa_cards: list[AutomaCard]
    automa_points: Points  # action A without the king
    setup: SetUp
    prices: Prices
    supplies: Supplies
