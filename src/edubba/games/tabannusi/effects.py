"""What bonuses, tiles and cards of Tabannusi bring, and what decrees demand (TAB-15.1, TAB-15.6).

A kind is a rule; where it is printed, and with which number and colour, is data.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta

from edubba.games.tabannusi.rules import pieces
from edubba.kernel.places import Part

Track = Literal["white", "yellow", "brown"]
Colour = Literal["white", "yellow", "brown", "blue", "green"]
COLOURS: tuple[str, ...] = get_args(Colour)

Points = Annotated[int, Meta(ge=1, le=30)]
Goods = Annotated[int, Meta(ge=1, le=30)]
Few = Annotated[int, Meta(ge=1, le=4)]  # steps and cards


class Vp(Part, tag_field="op", tag="vp"):
    n: Points


class LoseVp(Part, tag_field="op", tag="lose_vp"):
    n: Goods


class Gold(Part, tag_field="op", tag="gold"):
    n: Goods


class Markers(Part, tag_field="op", tag="markers"):
    n: Goods


class RegularWater(Part, tag_field="op", tag="water_regular"):
    n: Goods


class SpecialWater(Part, tag_field="op", tag="water_special"):
    n: Goods


class Gardens(Part, tag_field="op", tag="garden"):
    n: Goods


class BargeDie(Part, tag_field="op", tag="die_from_barge"):
    color: Colour


class ReserveDice(Part, tag_field="op", tag="die_from_reserve"):
    n: Goods


class MoveArchitect(Part, tag_field="op", tag="move_architect"):
    pass


class FillCrates(Part, tag_field="op", tag="fill_crates"):
    n: Goods


class PayForMastery(Part, tag_field="op", tag="pay_for_mastery"):
    """One resource of a track's colour for a step on that track."""


class Mastery(Part, tag_field="op", tag="mastery"):
    """Steps, each on a track of choice."""

    n: Few


class MasteryOfOne(Part, tag_field="op", tag="mastery_one"):
    """Several steps on one track of choice."""

    n: Annotated[int, Meta(ge=2, le=4)]


class MasteryOfEach(Part, tag_field="op", tag="mastery_different"):
    """One step on each of several tracks."""

    n: Annotated[int, Meta(ge=2, le=3)]


class MasteryColour(Part, tag_field="op", tag="mastery_color"):
    color: Track


class ProjectColour(Part, tag_field="op", tag="mastery_project_color"):
    """A step on the track of the project that was placed."""


class ProjectAgain(Part, tag_field="op", tag="place_project_same_color"):
    """Another project of the colour."""


class ZigguratMarker(Part, tag_field="op", tag="ziggurat_marker"):
    pass


class ShipMarker(Part, tag_field="op", tag="ship_marker"):
    pass


class PortHouse(Part, tag_field="op", tag="port_house_free"):
    pass


class DrawCards(Part, tag_field="op", tag="draw_urbanisation"):
    """Draw urbanisation cards, of which one is kept."""

    n: Few


class IgnoreHouses(Part, tag_field="op", tag="ignore_house"):
    n: Goods


class MoveHouses(Part, tag_field="op", tag="move_houses_to_neutral"):
    n: Goods


class RandomMaster(Part, tag_field="op", tag="random_harbourmaster"):
    pass


class LowestTrack(Part, tag_field="op", tag="mastery_lowest"):
    """For the automa, and so are the next two."""


class HighestTrack(Part, tag_field="op", tag="mastery_highest"):
    pass


class CurrentTrack(Part, tag_field="op", tag="mastery_current_color"):
    pass


# On mastery tracks: no step brings another.
StepBonus = (
    Vp
    | LoseVp
    | Gold
    | Markers
    | RegularWater
    | SpecialWater
    | Gardens
    | BargeDie
    | ReserveDice
    | MoveArchitect
    | FillCrates
    | PayForMastery
)
Bonus = StepBonus | Mastery | MasteryOfOne | MasteryOfEach | MasteryColour
LandBonus = Bonus | ProjectColour | ProjectAgain
DecreeBonus = Bonus | ZigguratMarker | ShipMarker | PortHouse | DrawCards | IgnoreHouses | MoveHouses | RandomMaster
AutomaBonus = Vp | Gold | Markers | Gardens | MasteryColour | LowestTrack | HighestTrack | CurrentTrack
AnyEffect = LandBonus | DecreeBonus | AutomaBonus

KINDS: dict[type[AnyEffect], int] = {
    Vp: pieces.VP,
    LoseVp: pieces.LOSE_VP,
    Gold: pieces.GOLD_TOKENS,
    Markers: pieces.MARKERS,
    RegularWater: pieces.WATER,
    SpecialWater: pieces.SPECIAL_WATER,
    Gardens: pieces.GARDENS,
    BargeDie: pieces.COLLECT,
    ReserveDice: pieces.RESERVE_DICE,
    MoveArchitect: pieces.ARCHITECT,
    FillCrates: pieces.FILL_CRATES,
    PayForMastery: pieces.PAY_FOR_TRACK,
    Mastery: pieces.ANY_TRACKS,
    MasteryOfOne: pieces.SAME_TRACK,
    MasteryOfEach: pieces.OTHER_TRACKS,
    MasteryColour: pieces.TRACK,
    ProjectColour: pieces.PROJECT_TRACK,
    ProjectAgain: pieces.PROJECT_AGAIN,
    ZigguratMarker: pieces.ZIGGURAT_MARKER,
    ShipMarker: pieces.SHIP_MARKER,
    PortHouse: pieces.PORT_HOUSE,
    DrawCards: pieces.DRAW_CARDS,
    IgnoreHouses: pieces.IGNORE_HOUSE,
    MoveHouses: pieces.MOVE_HOUSES,
    RandomMaster: pieces.RANDOM_MASTER,
    LowestTrack: pieces.LOWEST_TRACK,
    HighestTrack: pieces.HIGHEST_TRACK,
    CurrentTrack: pieces.CURRENT_TRACK,
}


def effect(item: AnyEffect | None) -> int:
    """One effect as an int: kind + 64 * number."""
    if item is None:
        return pieces.NOTHING
    if isinstance(item, (BargeDie, MasteryColour)):
        number = COLOURS.index(item.color)
    else:
        number = getattr(item, "n", 1)
    return KINDS[type(item)] + 64 * number


def effects(items: list[AnyEffect | None]) -> list[int]:
    return [effect(item) for item in items if item is not None]


# --- what decrees demand ----------------------------------------------------------------------------------------------

Many = Annotated[int, Meta(ge=1, le=6)]


class Buildings(Part, tag_field="cond", tag="buildings"):
    color: Track
    min: Many


class BuildingsOrHouses(Part, tag_field="cond", tag="buildings_or_ziggurat"):
    color: Track
    min: Many


class EveryTile(Part, tag_field="cond", tag="ziggurat_marker_each"):
    pass


class Ships(Part, tag_field="cond", tag="ships"):
    color: Track
    min: Annotated[int, Meta(ge=1, le=5)]


class PortHouses(Part, tag_field="cond", tag="port_houses"):
    min: Many


class GardensBeside(Part, tag_field="cond", tag="gardens_adjacent"):
    min: Annotated[int, Meta(ge=1, le=15)]


class BuildingsByGarden(Part, tag_field="cond", tag="buildings_by_garden"):
    color: Track
    min: Many


class OwnGardens(Part, tag_field="cond", tag="own_gardens"):
    min: Annotated[int, Meta(ge=1, le=15)]


Need = Buildings | BuildingsOrHouses | EveryTile | Ships | PortHouses | GardensBeside | BuildingsByGarden | OwnGardens
