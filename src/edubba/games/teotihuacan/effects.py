"""What worship tiles, bonus discs and pyramid spaces show: an effect is one printed value."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from edubba.kernel.places import Part

Material = Literal["gold", "stone", "wood"]
Colour = Literal["green", "blue", "red"]
BuildingId = Literal["gold-4", "gold-3", "stone-4", "stone-3", "stone-2", "stone-1", "wood-3", "wood-2", "wood-1"]

Few = Annotated[int, Meta(ge=0, le=6)]
Points = Annotated[int, Meta(ge=0, le=30)]
Cubes = Annotated[int, Meta(ge=1, le=20)]


# --- worship tiles (TEO-10.2) ----------------------------------------------------------------------------------------


class BuyPyramid(Part, tag_field="op", tag="pyramid"):
    cubes: Cubes


class BuyTemple(Part, tag_field="op", tag="temple"):
    cubes: Cubes


class Repeat(Part, tag_field="op", tag="repeat"):
    gold: Few
    stone: Few
    wood: Few
    points: Annotated[int, Meta(ge=1, le=30)]
    most: Points


class RepeatAny(Part, tag_field="op", tag="repeat-any"):
    cubes: Cubes
    points: Annotated[int, Meta(ge=1, le=30)]
    most: Points


class Spend(Part, tag_field="op", tag="spend"):
    cubes: Cubes
    points: Points


class Need(Part):
    """So many buildings; of any material or size, if it is null."""

    material: Material | None
    size: Annotated[int, Meta(ge=1, le=4)] | None
    count: Annotated[int, Meta(ge=1, le=9)]


class ShowBuildings(Part, tag_field="op", tag="buildings"):
    need: Annotated[list[Need], Meta(min_length=1, max_length=4)]
    points: Points


class Multiply(Part, tag_field="op", tag="multiply"):
    temple: Colour
    material: Material
    most: Points


class ThenBuilding(Part, tag_field="op", tag="building"):
    """Points, then a building of this size from the common supply."""

    points: Points
    size: Annotated[int, Meta(ge=1, le=4)]


class ThenInfluence(Part, tag_field="op", tag="influence"):
    points: Points


class ThenConstruction(Part, tag_field="op", tag="construction"):
    points: Points


Offering = (
    BuyPyramid | BuyTemple | Repeat | RepeatAny | Spend | ShowBuildings | Multiply | ThenBuilding | ThenInfluence
    | ThenConstruction
)  # fmt: skip


# --- bonus discs (TEO-12) --------------------------------------------------------------------------------------------


class AnyInfluence(Part, tag_field="op", tag="influence"):
    pass


class AnyConstruction(Part, tag_field="op", tag="construction"):
    pass


class JustPoints(Part, tag_field="op", tag="points"):
    points: Points


class PointsAndCubes(Part, tag_field="op", tag="cube"):
    points: Points
    cubes: Annotated[int, Meta(ge=1, le=4)]


class PointsAndPower(Part, tag_field="op", tag="power"):
    points: Points
    power: Annotated[int, Meta(ge=1, le=5)]


Bonus = AnyInfluence | AnyConstruction | JustPoints | PointsAndCubes | PointsAndPower


# --- rewards of the pyramid (TEO-8.3) --------------------------------------------------------------------------------


class FreeTemple(Part, tag_field="op", tag="temple"):
    colour: Colour


class FreeBuildings(Part, tag_field="op", tag="buildings"):
    tiles: Annotated[list[BuildingId], Meta(min_length=1, max_length=2)]


class FreeWorship(Part, tag_field="op", tag="worship"):
    pass


PyramidReward = FreeTemple | FreeBuildings | JustPoints | ThenBuilding | FreeWorship
