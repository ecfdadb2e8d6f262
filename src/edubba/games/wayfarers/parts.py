"""Everything printed in the box of Wayfarers, by its types: cards and tiles; boards.py has the rest.

The first 18 land cards are cities and the others vistas, the first 18 water cards harbours and the others open waters:
their first tag is not told again. What cards and tiles are called is no value but a word.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from edubba.games.wayfarers.effects import Effect, Guild
from edubba.kernel.places import Part

Good = Literal["camel", "ship", "telescope", "pigeon"]
Goods = Annotated[list[Good], Meta(max_length=4)]
Icon = Literal["camel", "ship", "telescope", "pigeon", "die_plus", "die_minus", "silver_off", "provision_off"]
Icons = Annotated[list[Icon], Meta(max_length=4)]  # what a tile adds to one column
Second = Literal["observatory", "library"]
Seconds = Annotated[list[Second], Meta(max_length=2)]
Sky = Literal["stars", "planet", "comet", "sun", "moon"]
Skies = Annotated[list[Sky], Meta(min_length=1, max_length=4)]
Ground = Literal["city", "vista", "harbour", "open_water", "observatory", "library"]
Tag = Literal[
    "city", "vista", "harbour", "open_water", "observatory", "library", "stars", "planet", "comet", "sun", "moon"
]
Woken = Literal[
    "city", "vista", "harbour", "open_water", "observatory", "library", "stars", "planet", "comet", "sun", "moon",
    "townsfolk",
]  # fmt: skip
Counted = Literal[
    "tag:city", "tag:vista", "tag:harbour", "tag:open_water", "tag:observatory", "tag:library", "tag:stars",
    "tag:planet", "tag:comet", "tag:sun", "tag:moon",
    "card:townsfolk", "card:land", "card:water", "card:space", "card:inspiration",
    "tile:basic", "tile:land", "tile:water", "tile:space", "tile:special", "tile:any",
    "guild:black", "guild:yellow", "guild:blue", "guild:total", "res:silver", "res:provision",
]  # fmt: skip
Price = Annotated[int, Meta(ge=0, le=9)]
Points = Annotated[int, Meta(ge=0, le=20)]


# --- cards ----------------------------------------------------------------------------------------------------------


class Townsfolk(Part):
    """Brown townsfolk help a die that is placed on their host, grey ones wake with it, blue ones work at rest."""

    id: str
    cost: Price
    hosts: Annotated[list[Ground], Meta(min_length=1, max_length=4)]
    kind: Literal["die", "vista", "rest"]
    goods: Goods
    effect: Effect | None


class City(Part):
    """A land card with a die space."""

    id: str
    tags: Seconds
    immediate: Effect | None
    goods: Goods
    effect: Effect


class Vista(Part):
    id: str
    tags: Seconds
    immediate: Effect | None
    when: Annotated[list[Woken], Meta(min_length=1, max_length=4)]
    effect: Effect


class Bolts(Part):
    """Which of the four bars have a bolt at the left edge."""

    guild: bool
    silver: bool
    provision: bool
    mark: bool


class Offers(Part):
    """What the four bars give at the right edge."""

    guild: Guild | None
    silver: Annotated[int, Meta(ge=0, le=3)]
    provision: Annotated[int, Meta(ge=0, le=3)]
    mark: Annotated[int, Meta(ge=0, le=3)]


class OpenWater(Part):
    id: str
    tags: Seconds
    immediate: Effect | None
    bolts: Bolts
    offers: Offers


class Harbour(OpenWater):
    """A water card with a die space."""

    goods: Goods
    effect: Effect


class By(Part, tag_field="by"):
    """For what a space card gives its points."""


class Each(By, tag="each"):
    """So many points for every `each` of a thing."""

    count: Counted
    each: Annotated[int, Meta(ge=1, le=9)]


class Sets(By, tag="sets"):
    of: Annotated[list[Counted], Meta(min_length=2, max_length=4)]


class Most(By, tag="most"):
    """More of this tag than anybody else."""

    tag: Tag


class Has(By, tag="has"):
    tag: Tag


class Score(Part):
    """`without` is what the card is worth in any case or, for having something or most of it, if that fails."""

    without: Points
    vp: Points
    rule: Each | Sets | Most | Has


class Space(Part):
    id: str
    tags: Skies
    immediate: Effect | None
    score: Score


class Need(Part):
    count: Counted
    min: Annotated[int, Meta(ge=1, le=15)]


class Inspiration(Part):
    """What must be there at the end, all of it."""

    id: str
    goal: Annotated[list[Need], Meta(min_length=1, max_length=3)]


# --- tiles ----------------------------------------------------------------------------------------------------------


class SmallTile(Part):
    """One cell. `pile` is its place on the main board, 1 nearest the middle."""

    id: str
    pile: Annotated[int, Meta(ge=1, le=4)]
    vp: Points
    icons: Icons


class WideTile(Part):
    """Two cells side by side, printed on both sides."""

    id: str
    pile: Annotated[int, Meta(ge=1, le=3)]
    vp: Points
    first: tuple[Icons, Icons]
    second: tuple[Icons, Icons]


class TallTile(Part):
    """Two cells one above the other."""

    id: str
    pile: Annotated[int, Meta(ge=1, le=3)]
    vp: Points
    icons: Icons


class SpecialTile(Part):
    """One cell with tags; `place` is counted clockwise on the two special rows of the main board."""

    id: str
    place: Annotated[int, Meta(ge=0, le=9)]
    vp: Points
    tags: Annotated[list[Tag], Meta(min_length=1, max_length=4)]
    icons: Icons


class InfluencePrice(Part, tag_field="pay", tag="influence"):
    guild: Guild
    n: Annotated[int, Meta(ge=1, le=9)]


class TilePrice(Part):
    """Silver or, if it is named, influence."""

    silver: Price
    influence: InfluencePrice | None


class TilePrices(Part):
    basic: TilePrice
    land: TilePrice
    water: TilePrice
    space: TilePrice


class Tiles(Part):
    prices: TilePrices
    basic: list[SmallTile]
    land: list[WideTile]
    water: list[WideTile]
    space: list[TallTile]
    special: list[SpecialTile]
