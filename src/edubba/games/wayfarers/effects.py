"""The effect language: what cards, tiles, spaces and boards of Wayfarers can tell a player or the AI to do.

An effect is a verb with its numbers, several of them in any order, one of them, or a price and what it buys. Nothing
holds itself: that is as deep as anything printed goes.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from edubba.kernel.places import Part

Guild = Literal["black", "yellow", "blue"]
Worker = Literal["green", "yellow", "blue"]
Row = Literal["townsfolk", "land", "water", "space", "inspiration"]
Times = Annotated[int, Meta(ge=1, le=9)]


class Verb(Part, tag_field="do"):
    """One kind of effect."""


class Silver(Verb, tag="silver"):
    n: Times


class Provision(Verb, tag="provision"):
    n: Times


class Influence(Verb, tag="guild"):
    guild: Literal["black", "yellow", "blue", "any"]
    n: Times


class Shift(Verb, tag="shift"):
    n: Times


class Mark(Verb, tag="mark"):
    n: Times


class Recall(Verb, tag="recall"):
    n: Times


class Refresh(Verb, tag="refresh"):
    n: Times


class Nudge(Verb, tag="nudge"):
    n: Times


class Journal(Verb, tag="journal"):
    pass


class NewDie(Verb, tag="new_die"):
    pass


class Card(Verb, tag="card"):
    """A card that has no price."""

    card: Literal["land", "water", "inspiration"]


class Buy(Verb, tag="buy"):
    """A card for its price."""

    card: Literal["townsfolk", "space"]
    off: Annotated[int, Meta(ge=0, le=9)]


class FreeCard(Verb, tag="free_card"):
    card: Literal["townsfolk", "space"]


class DrawThree(Verb, tag="draw3"):
    card: Literal["land", "water"]


class Tile(Verb, tag="tile"):
    tile: Literal["basic", "land", "water", "space"]
    free: bool


class SpecialTile(Verb, tag="special_tile"):
    pass


Atom = (
    Silver | Provision | Influence | Shift | Mark | Recall | Refresh | Nudge | Journal | NewDie
    | Card | Buy | FreeCard | DrawThree | Tile | SpecialTile
)  # fmt: skip


class InnerAll(Verb, tag="all"):
    parts: Annotated[list[Atom], Meta(min_length=2, max_length=4)]


class InnerOne(Verb, tag="one_of"):
    parts: Annotated[list[Atom], Meta(min_length=2, max_length=3)]


class Pay(Verb, tag="pay"):
    cost: Literal["provision", "silver"]
    n: Times
    then: Atom | InnerAll


class All(Verb, tag="all"):
    """In any order."""

    parts: Annotated[list[Atom | InnerOne | Pay], Meta(min_length=2, max_length=4)]


class One(Verb, tag="one_of"):
    parts: Annotated[list[Atom | InnerAll | Pay], Meta(min_length=2, max_length=3)]


Effect = Atom | All | One | Pay


class JournalTile(Verb, tag="journal_tile"):
    """What the tile says that lies on the space."""


SpaceEffect = Atom | All | One | Pay | JournalTile

# --- the AI ---------------------------------------------------------------------------------------------------------


class AiCard(Verb, tag="card"):
    card: Row


class AiTile(Verb, tag="tile"):
    tile: Literal["basic", "land", "water", "space", "special", "any_regular"]


class Comet(Verb, tag="comet"):
    pass


class CometIfLast(Verb, tag="comet_if_last_card"):
    """If the last planning card shows one."""


class Track(Verb, tag="track"):
    n: Times


class Focus(Verb, tag="focus"):
    pass


class PlaceWorker(Verb, tag="place_worker"):
    """Green before the others."""

    colours: Annotated[list[Worker], Meta(min_length=1, max_length=3)]


class PayInfluence(Verb, tag="pay"):
    guild: Guild
    n: Times
    card: Row


# What moves the marker of the track is no bonus of the track, and the focus does not call itself: it would never end.
AiStill = Influence | Mark | Recall | Journal | AiCard | AiTile | Comet | CometIfLast


class AiAll(Verb, tag="all"):
    parts: Annotated[list[AiStill | Track | Focus], Meta(min_length=2, max_length=4)]


AiEffect = AiStill | Track | Focus | AiAll
AiFirst = PlaceWorker | PayInfluence
