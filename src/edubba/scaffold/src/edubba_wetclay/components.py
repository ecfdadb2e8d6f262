"""What is printed (WET-1): read from components.json, or from the pack of somebody who corrects it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from edubba.kernel import Pack
from edubba.kernel.errors import Told
from edubba.kernel.pack import read_json

from edubba_wetclay.rules.pieces import TOPICS
from edubba_wetclay.rules.printed import Printed

MOST = 9


@cache
def own_pack() -> Pack:
    return Pack.of("own", read_json(Path(__file__).with_name("components.json")))


def check(data: dict[str, Any]) -> list[str]:
    """Everything that speaks against a pack whose shape is right."""
    return list(_problems(data))


def read(data: dict[str, Any]) -> Printed:
    """The tables from which the rules are played."""
    tablets = data["tablets"]["items"]
    return Printed(
        topic=[TOPICS.index(tablet["topic"]) for tablet in tablets],
        worth=[tablet["worth"] for tablet in tablets],
        set_bonus=data["constants"]["set_bonus"],
    )


def _problems(data: dict[str, Any]) -> Iterator[str]:
    yield from _bounds("constants.set_bonus", data["constants"]["set_bonus"])
    for tablet in data["tablets"]["items"]:
        place = f"tablets.items[{tablet['id']}]"
        yield from _bounds(f"{place}.worth", tablet["worth"])
        if tablet["topic"] not in TOPICS:
            allowed = ", ".join(TOPICS)
            sentence = "{place}: must be one of {allowed}, found {found}"
            yield Told("pack-one-of", sentence, place=f"{place}.topic", allowed=allowed, found=tablet["topic"])


def _bounds(place: str, found: int) -> Iterator[str]:
    if not 0 <= found <= MOST:
        sentence = "{place}: must be from {low} to {high}, found {found}"
        yield Told("pack-bounds", sentence, place=place, low=0, high=MOST, found=found)
