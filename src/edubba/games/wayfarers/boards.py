"""Everything printed in the box of Wayfarers, by its types: boards, set-up, the AI, and the whole.

The journal is told by the names of its ink stains, from one space to another; its ways are the same for everybody.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from edubba.games.wayfarers.effects import AiEffect, AiFirst, AiStill, Effect, Guild, SpaceEffect, Worker
from edubba.games.wayfarers.parts import (
    City,
    Good,
    Goods,
    Harbour,
    Inspiration,
    Need,
    Offers,
    OpenWater,
    Points,
    Price,
    Score,
    Seconds,
    Skies,
    Space,
    Tiles,
    Townsfolk,
    Vista,
)
from edubba.kernel.places import Part

Few = Annotated[int, Meta(ge=0, le=4)]
Purse = Annotated[int, Meta(ge=0, le=12)]
Slot = Annotated[int, Meta(ge=1, le=4)]
Slots = tuple[Slot, Slot, Slot, Slot]

# --- boards ---------------------------------------------------------------------------------------------------------


class DieSpace(Part):
    """A space of Baghdad; that it is a city or a harbour is not told again."""

    id: str
    tags: Seconds
    goods: Goods
    effect: Effect


class Baghdad(Part):
    """What all player boards have in common."""

    spaces: list[DieSpace]
    stars: Skies
    score: Score  # of the printed stars
    rest: Effect
    offers: Offers  # of the printed harbour
    left: Good  # printed on the caravan, in its first and last column
    right: Good


FourCells = Annotated[list[Effect | None], Meta(min_length=4, max_length=4)]
SixCells = Annotated[list[Effect | None], Meta(min_length=6, max_length=6)]
SevenCells = Annotated[list[AiEffect | None], Meta(min_length=7, max_length=7)]


class Caravan(Part):
    """The icons on its cells; the top row begins in the second column."""

    top: FourCells
    middle: SixCells
    bottom: SixCells


class PlayerBoard(Part):
    id: str
    caravan: Caravan
    back: Literal["AI1", "AI2", "AI3", "AI4"]


class WorkerRow(Part):
    workers: Annotated[list[Worker], Meta(max_length=3)]
    actions: tuple[Effect, Effect, Effect, Effect]


class SpaceRow(Part):
    prices: tuple[Price, Price, Price, Price]


class Display(Part):
    """The rows of cards; what is named first belongs to slot 1."""

    townsfolk: WorkerRow
    land: WorkerRow
    water: WorkerRow
    space: SpaceRow
    inspiration: WorkerRow


class Demand(Part, tag_field="ask"):
    """What an ink stain asks for."""


class Enough(Demand, tag="all"):
    needs: Annotated[list[Need], Meta(min_length=1, max_length=3)]


class Either(Demand, tag="any"):
    needs: Annotated[list[Need], Meta(min_length=2, max_length=3)]


class Spend(Demand, tag="spend"):
    """Influence, a guild as often as it is named."""

    guilds: Annotated[list[Guild], Meta(min_length=1, max_length=4)]


AnyDemand = Enough | Either | Spend | None


class Stop(Part):
    """A space of the journal, with the number of the green worker beside it."""

    id: str
    effect: SpaceEffect
    green_worker: Literal[1, 2, 3, 4] | None


class Stain(Part, rename={"a": "A", "b": "B"}):
    """An ink stain on both sides of its section; its name tells what it joins."""

    id: str
    a: AnyDemand
    b: AnyDemand


class TileOfJournal(Part):
    id: str
    effect: Effect


class JournalBoard(Part):
    spaces: list[Stop]
    stains: list[Stain]
    tiles: list[TileOfJournal]


# --- set-up and scoring ---------------------------------------------------------------------------------------------


class Influences(Part):
    black: Few
    yellow: Few
    blue: Few


class Workers(Part):
    green: Few
    yellow: Few
    blue: Few


class Seat(Part):
    silver: Purse
    provision: Purse
    guilds: Influences


class AiSeat(Part):
    guilds: Influences
    workers: Workers


class SetUp(Part):
    dice_rolled: Annotated[int, Meta(ge=1, le=6)]
    dice_reserve: Annotated[int, Meta(ge=0, le=4)]
    influence: Annotated[int, Meta(ge=12, le=30)]
    workers: Workers
    seats: tuple[Seat, Seat, Seat, Seat]  # in turn order
    ai: AiSeat


class Scoring(Part):
    """`same`: a set of 0 to 7 equal tags."""

    same: Annotated[list[Annotated[int, Meta(ge=0, le=50)]], Meta(min_length=8, max_length=8)]
    different: Points
    majority: Points


# --- the AI ---------------------------------------------------------------------------------------------------------


class TrackSpace(Part):
    """`slot` is where the AI begins to look for inspiration, downwards."""

    colour: Literal["black", "blue", "yellow", "green"]
    slot: Slot


class AiCaravan(Part):
    top: SevenCells
    middle: SevenCells
    bottom: SevenCells


class AiBoard(Part):
    id: str
    focus: AiStill
    rest: Annotated[list[AiEffect], Meta(max_length=4)]
    track_bonus: AiStill
    caravan: AiCaravan


class AiPoints(Part):
    """For a card of each row."""

    townsfolk: Points
    land: Points
    water: Points
    space: Points
    inspiration: Points


class ExtraMove(Part):
    """Black influence for another journal move."""

    behind: Price
    level: Price
    ahead: Price


class Ai(Part):
    track: Annotated[list[TrackSpace], Meta(min_length=4, max_length=16)]
    bonus_after: Annotated[int, Meta(ge=0, le=15)]  # the space after which the bonus of the board is printed
    comets: Annotated[int, Meta(ge=1, le=20)]
    slots: tuple[Slots, Slots, Slots, Slots, Slots]  # in which order the AI looks at them, by value from 0
    extra_move: ExtraMove
    vp: AiPoints
    boards: list[AiBoard]


class Plan(Part):
    id: str
    colour: Literal["blue", "red"]
    value: Annotated[int, Meta(ge=0, le=2)]
    first: AiFirst
    second: AiEffect
    special_tile: Literal["UP0", "UP1", "UP2", "UP3", "UP4", "UP5", "UP6", "UP7", "UP8", "UP9"]
    comet: bool


class WayfarersBox(Part):
    townsfolk: list[Townsfolk]
    cities: list[City]
    vistas: list[Vista]
    harbours: list[Harbour]
    waters: list[OpenWater]
    space: list[Space]
    inspiration: list[Inspiration]
    tiles: Tiles
    baghdad: Baghdad
    player_boards: list[PlayerBoard]
    display: Display
    journal: JournalBoard
    setup: SetUp
    scoring: Scoring
    ai: Ai
    planning: list[Plan]
