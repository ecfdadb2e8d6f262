"""What is printed (WET-1): its types and limits. The values stand in components.json, where they come from in
provenance.json; owners who know better change them by a pack."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

from edubba.kernel.places import Part
from edubba.kernel.typedbox import TypedBox
from msgspec import Meta

from edubba_wetclay.rules.pieces import TOPICS
from edubba_wetclay.rules.printed import Printed

Points = Annotated[int, Meta(ge=0, le=9)]


class Tablet(Part):
    id: str
    topic: Literal["hymn", "account", "letter"]
    worth: Points


class WetclayBox(Part):
    set_bonus: Points
    tablets: list[Tablet]


BOX = TypedBox(WetclayBox, Path(__file__).parent, game="wetclay", version=1)


def read(data: dict[str, Any]) -> Printed:
    """The tables from which the rules are played."""
    box = BOX.read(data)
    return Printed(
        topic=[TOPICS.index(tablet.topic) for tablet in box.tablets],
        worth=[tablet.worth for tablet in box.tablets],
        set_bonus=box.set_bonus,
    )
