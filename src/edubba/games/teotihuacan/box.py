"""Everything printed in the box of Founders of Teotihuacan: its types and limits, and what does not go together.

Tiles are called by what they are: `gold-4` is the gold building of size 4, so its material and size are no values, and
its shape is one of those with four cells. The size of a temple is that of its shape. Mask groups are what the masks of
a board make of themselves: neighbours of one kind.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Annotated, Literal, get_args

from msgspec import Meta

from edubba.games.teotihuacan.effects import (
    Bonus,
    BuildingId,
    Colour,
    Few,
    Material,
    Offering,
    Points,
    PyramidReward,
    Repeat,
    RepeatAny,
)
from edubba.games.teotihuacan.old import WHOLE, moved
from edubba.games.teotihuacan.rules.geometry import CITY, NEIGHBOURS, SHAPES, SIDE, SPACE_NAMES
from edubba.games.teotihuacan.rules.pieces import BASE, CELLS, CENTRE, MASK_GROUPS
from edubba.kernel.errors import Told
from edubba.kernel.places import Part
from edubba.kernel.typedbox import TypedBox

Mask = Literal["none", "sun", "jade", "obsidian"]


def drawn(sizes: Collection[int]) -> Meta:
    """How the shapes with so many cells look, for whoever lets them be drawn: their cells by column and row."""
    cells = {name: [[column, row] for row, column in shape] for name, shape in SHAPES.items() if len(shape) in sizes}
    return Meta(extra_json_schema={"cells": cells})


Shape3 = Annotated[Literal["I3", "V3"], drawn([3])]
Shape4 = Annotated[Literal["I4", "L4", "O4", "S4", "T4"], drawn([4])]
Shape = Annotated[
    Literal[
        "I1", "I2", "I3", "V3", "I4", "L4", "O4", "S4", "T4",
        "F5", "I5", "L5", "N5", "P5", "T5", "U5", "V5", "W5", "X5", "Y5", "Z5",
    ],
    drawn(range(1, 6)),
]  # fmt: skip
MATERIAL_NAMES: tuple[str, ...] = get_args(Material)
COLOUR_NAMES = (*get_args(Colour), "white")
MASK_NAMES: tuple[str, ...] = get_args(Mask)[1:]
BUILDING_IDS: tuple[str, ...] = get_args(BuildingId)
BOARD_NAMES = ("A", "B1", "B2", "B3", "B4")
ACTION_SPACE_IDS = tuple(f"{zone}{number}" for zone in "ABC" for number in (1, 2, 3))
CELL_IDS = tuple(f"{'abcdefghij'[cell % SIDE]}{cell // SIDE + 1}" for cell in range(CELLS))
REWARDED = tuple(name for space, name in enumerate(SPACE_NAMES[:BASE]) if space != CENTRE)
SEATS = (2, 3, 4)

Copies = Annotated[int, Meta(ge=0, le=40)]
Players = Literal[2, 3, 4]  # with so many players or more


class Displayed(Part, rename={"two": "2", "three": "3", "four": "4"}):
    """How many tiles lie on the main board, for each number of players."""

    two: Annotated[int, Meta(ge=0, le=9)]
    three: Annotated[int, Meta(ge=0, le=9)]
    four: Annotated[int, Meta(ge=0, le=9)]


class PerSeats(Part, rename={"two": "2", "three": "3", "four": "4"}):
    """A number for each number of players."""

    two: Annotated[int, Meta(ge=1, le=9)]
    three: Annotated[int, Meta(ge=1, le=9)]
    four: Annotated[int, Meta(ge=1, le=9)]


class SmallBuilding(Part):
    """A building of size 1; it is never displayed (TEO-3.1)."""

    count: Copies


class Building(SmallBuilding):
    display: Displayed


class Building3(Building):
    shape: Shape3


class Building4(Building):
    shape: Shape4


class Buildings(Part, rename=lambda name: name.replace("_", "-")):
    gold_4: Building4
    gold_3: Building3
    stone_4: Building4
    stone_3: Building3
    stone_2: Building
    stone_1: SmallBuilding
    wood_3: Building3
    wood_2: Building
    wood_1: SmallBuilding

    def all(self) -> list[SmallBuilding]:
        return [getattr(self, name.replace("-", "_")) for name in BUILDING_IDS]


class Price(Part):
    gold: Few
    stone: Few
    wood: Few


class Temple(Part):
    """`extra` is owed for every point of power that its size lacks."""

    count: Copies
    shape: Shape
    cost: Price
    extra: Price


class Temples(Part):
    green: Temple
    blue: Temple
    red: Temple
    displayed: Annotated[int, Meta(ge=0, le=9)]  # of each colour

    def all(self) -> list[Temple]:
        return [self.green, self.blue, self.red]


class PyramidCounts(Part):
    """Everybody begins with one of each."""

    green: Annotated[int, Meta(ge=4, le=40)]
    blue: Annotated[int, Meta(ge=4, le=40)]
    red: Annotated[int, Meta(ge=4, le=40)]


class PyramidTiles(Part):
    counts: PyramidCounts
    displayed: Annotated[int, Meta(ge=0, le=9)]  # of each colour
    size: Annotated[int, Meta(ge=1, le=9)]
    cost: Price
    extra: Price
    points: Annotated[int, Meta(ge=0, le=10)]


class Scoring(Part):
    """What a pyramid tile scores for each temple of its colour (TEO-13.3)."""

    base: Points
    above: Points


class WorshipTile(Part):
    id: str
    effect: Offering


class BonusDisc(Part):
    id: str
    effect: Bonus


Reward = PyramidReward | None


class Rewards(Part):
    """What the spaces of the base show, all but the centre; null is nothing."""

    P00: Reward
    P01: Reward
    P02: Reward
    P10: Reward
    P12: Reward
    P20: Reward
    P21: Reward
    P22: Reward


class Board(Part):
    masks: dict[Annotated[str, Meta(max_length=3)], Mask]  # by cell, as players call it: a1 is the one in the corner
    rewards: Rewards

    def groups(self) -> list[tuple[str, list[int]]]:
        """The mask groups: their kinds and cells, kind by kind in reading order."""
        found: list[tuple[str, list[int]]] = []
        for kind in MASK_NAMES:
            left = [cell for cell in CITY if self.masks[CELL_IDS[cell]] == kind]
            while left:
                group = [left.pop(0)]
                for cell in group:
                    beside = [other for other in NEIGHBOURS[cell] if other in left]
                    group += beside
                    left = [other for other in left if other not in beside]
                found.append((kind, sorted(group)))
        return found


class Boards(Part):
    A: Board
    B1: Board
    B2: Board
    B3: Board
    B4: Board

    def all(self) -> list[Board]:
        return [self.A, self.B1, self.B2, self.B3, self.B4]


class MaskTile(Part):
    points: Annotated[int, Meta(ge=0, le=20)]
    players: Players


FiveMasks = Annotated[list[MaskTile], Meta(min_length=5, max_length=5)]


class Masks(Part):
    sun: FiveMasks
    jade: FiveMasks
    obsidian: FiveMasks

    def all(self) -> list[list[MaskTile]]:
        return [self.sun, self.jade, self.obsidian]


class Spaces(Part):
    """Which action spaces are used, by the number of players."""

    A1: Players
    A2: Players
    A3: Players
    B1: Players
    B2: Players
    B3: Players
    C1: Players
    C2: Players
    C3: Players

    def used(self, seats: int) -> list[int]:
        return [space for space, name in enumerate(ACTION_SPACE_IDS) if getattr(self, name) <= seats]


class Geometry(Part):
    """A city of so many cells by so many, and so many by so many of them in the middle for the pyramid."""

    side: Annotated[int, Meta(ge=1, le=20)]
    court: Annotated[int, Meta(ge=1, le=20)]


class TeotihuacanBox(Part):
    geometry: Geometry
    boards: Boards
    buildings: Buildings
    temples: Temples
    pyramid: PyramidTiles
    scoring: Scoring
    worship: list[WorshipTile]
    masks: Masks
    discs: list[BonusDisc]
    spaces: Spaces
    favour: Annotated[list[Annotated[int, Meta(ge=0, le=20)]], Meta(min_length=1, max_length=20)]  # the first is free
    rounds: PerSeats
    action_discs: PerSeats


def by_seats(numbers: Displayed | PerSeats) -> list[int]:
    """Indexed by the number of players; alone one plays with the things of two (TEO-20)."""
    return [numbers.two, numbers.two, numbers.two, numbers.three, numbers.four]


# --- what does not go together --------------------------------------------------------------------------------------


def contradictions(box: TeotihuacanBox) -> Iterator[Told]:
    """Values that are possible each, but not together."""
    for tile in box.worship:
        effect = tile.effect
        if isinstance(effect, (Repeat, RepeatAny)) and effect.most < effect.points:
            sentence = "worship[{tile}].effect: most must be at least {points}, the points of one time, found {found}"
            yield Told("teotihuacan-most", sentence, tile=tile.id, points=effect.points, found=effect.most)
    for name, board in zip(BOARD_NAMES, box.boards.all(), strict=True):
        groups = len(board.groups())
        if groups > MASK_GROUPS:
            sentence = "boards.{board}.masks: must make at most {most} groups, found {found}"
            yield Told("teotihuacan-groups", sentence, board=name, most=MASK_GROUPS, found=groups)
    rounds, discs = by_seats(box.rounds), by_seats(box.action_discs)
    for seats in SEATS:
        if discs[seats] < rounds[seats]:
            sentence = "action_discs.{seats}: must be at least {rounds} (rounds.{seats}), found {found}"
            yield Told("teotihuacan-discs", sentence, seats=seats, rounds=rounds[seats], found=discs[seats])
        if not box.spaces.used(seats):
            yield Told("teotihuacan-spaces", "spaces: with {seats} players none is used", seats=seats)


BOX = TypedBox(
    TeotihuacanBox,
    Path(__file__).parent,
    game="teotihuacan",
    version=1,
    name="b1eca49456afdedb",
    contradictions=contradictions,
    fixed={"geometry.*": "geometry"},
    moved=moved,
    whole=WHOLE,
    follows=("boards.*.mask_groups[*].**", "version"),
)
WORSHIP_IDS = tuple(one["id"] for one in BOX.shipped["worship"])
DISC_IDS = tuple(one["id"] for one in BOX.shipped["discs"])
