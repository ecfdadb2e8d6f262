"""Provenance: where each printed value comes from, how sure that is, and why.

A game with a typed box tells it in `provenance.json`, a list whose first entry that fits a place counts:

    [{"places": ["inventions[*].colour"], "source": "reconstructed", "confidence": "medium", "why": "colours"},
     {"places": ["*"], "source": "rulebook"}]

`*` stands for a name or a number, `**` for anything. `why` names a text of the game, `origin-colours`, in every
language.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec

Source = Literal["rulebook", "reference", "knowledge", "reconstructed"]
Confidence = Literal["", "high", "medium", "low"]
SOURCES: tuple[Source, ...] = get_args(Source)
CONFIDENCES: tuple[Confidence, ...] = get_args(Confidence)


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where some values come from."""

    places: list[str]
    source: Source
    confidence: Confidence = ""
    why: str = ""


class Fact(msgspec.Struct, frozen=True):
    """What is known of one printed value. `fixed` is the reason why it cannot vary without another rule."""

    path: str
    value: Any
    source: Source
    correctable: bool
    confidence: Confidence = ""
    why: str = ""
    fixed: str = ""


class Summary(msgspec.Struct, frozen=True):
    """What `edubba data about GAME --json` prints: how many values come from where; of the reconstructed ones, how many
    cannot vary without another rule and how many a pack can change; how sure those of each source are; and all
    values."""

    game: str
    data: str
    values: int
    rulebook: int
    reference: int
    knowledge: int
    reconstructed: int
    fixed: int
    correctable: int
    confidence: dict[str, dict[str, int]]
    paths: list[Fact]


decode_origins = msgspec.json.Decoder(list[Origin]).decode


def read_origins(path: Path) -> list[Origin]:
    return decode_origins(path.read_bytes())


def origin_of(origins: Iterable[Origin], place: str) -> Origin | None:
    """The first that fits."""
    return next((one for one in origins if any(fits(pattern, place) for pattern in one.places)), None)


def idle(origins: list[Origin], places: Iterable[str]) -> Iterator[str]:
    """The patterns that tell nothing of any of these places: a slip, or something that is gone."""
    told = {next((p for one in origins for p in one.places if fits(p, place)), "") for place in places}
    for one in origins:
        yield from (pattern for pattern in one.places if pattern not in told)


def fits(pattern: str, place: str) -> bool:
    return star_pattern(pattern).fullmatch(place) is not None


@cache
def star_pattern(pattern: str) -> re.Pattern[str]:
    """A pattern of places as a regular expression whose groups are what the stars stand for."""
    return re.compile(re.escape(pattern).replace(r"\*\*", "(.*)").replace(r"\*", r"([^.\[\]]*)"))


def to_look_up(facts: Iterable[Fact]) -> list[Fact]:
    """What an owner of the box should compare with it, as far as a pack can change it: what is reconstructed; if
    nothing is, all that is not from the rulebook."""
    free = [fact for fact in facts if fact.correctable]
    invented = [fact for fact in free if fact.source == "reconstructed"]
    return invented or [fact for fact in free if fact.source != "rulebook"]


def summary(game: str, data: str, facts: list[Fact]) -> Summary:
    count = {source: sum(fact.source == source for fact in facts) for source in SOURCES}
    invented = [fact for fact in facts if fact.source == "reconstructed"]
    sure = Counter((fact.source, fact.confidence) for fact in facts)
    return Summary(
        game=game,
        data=data,
        values=len(facts),
        **count,
        fixed=sum(bool(fact.fixed) for fact in invented),
        correctable=sum(fact.correctable for fact in invented),
        confidence={
            source: {level: sure[source, level] for level in CONFIDENCES if level and sure[source, level]}
            for source in SOURCES
            if any(sure[source, level] for level in CONFIDENCES if level)
        },
        paths=facts,
    )
