"""The box of Wayfarers: what of its printed values does not go together, and where version 0.1.0 had them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from edubba.games.wayfarers import old
from edubba.games.wayfarers.boards import WayfarersBox
from edubba.games.wayfarers.effects import JournalTile
from edubba.games.wayfarers.rules.cards import WAKE
from edubba.kernel.errors import Told
from edubba.kernel.typedbox import TypedBox, renamed

MOST_TILES = 10  # of the journal
MOST_ALIKE = 2  # of an icon in a column of a tile: three such tiles are as much as the rules can count
STEPS = ("die_plus", "die_minus")
KINDS = {"UB": "basic", "UL": "land", "UW": "water", "US": "space", "UP": "special"}  # of tiles, by their ids


def contradictions(box: WayfarersBox) -> Iterator[Told]:
    """Values that are possible each, but not together."""
    for one in box.townsfolk:
        if one.goods and one.kind != "die":
            place = f"townsfolk[{one.id}].goods"
            yield Told("wayfarers-goods", "{place}: must be empty, for no die is placed there", place=place)
    yield from _tile_problems(box)
    for name, places in places_to_share(box).items():
        for place, found in places.items():
            if list(places.values()).count(found) > 1:
                yield Told(
                    "wayfarers-twice", "{place}: {found} is taken twice ({name})", place=place, found=found, name=name
                )
    stops = [stop.id for stop in box.journal.spaces if isinstance(stop.effect, JournalTile)]
    if len(stops) > MOST_TILES:
        sentence = "journal.spaces: must have at most {most} spaces with a journal tile, found {found}"
        yield Told("wayfarers-tiles", sentence, most=MOST_TILES, found=len(stops))
    if box.ai.bonus_after >= len(box.ai.track):
        sentence = "ai.bonus_after: must be less than {most} (the spaces of ai.track), found {found}"
        yield Told("wayfarers-bonus", sentence, most=len(box.ai.track), found=box.ai.bonus_after)
    if number_of_effects(box) > WAKE:
        sentence = "only {most} different effects can be told apart, found {found}"
        yield Told("wayfarers-effects", sentence, most=WAKE, found=number_of_effects(box))


def _tile_problems(box: WayfarersBox) -> Iterator[Told]:
    """What a column of the caravan cannot count."""
    tiles = box.tiles
    columns = {
        f"tiles.{kind}[{one.id}].icons": one.icons
        for kind in ("basic", "space", "special")
        for one in getattr(tiles, kind)
    }
    for kind in ("land", "water"):
        for one in getattr(tiles, kind):
            for side in ("first", "second"):
                for column in range(2):
                    columns[f"tiles.{kind}[{one.id}].{side}[{column}]"] = getattr(one, side)[column]
    for place, icons in columns.items():
        for icon, count in Counter(icons).items():
            most = 1 if icon in STEPS else MOST_ALIKE
            if count > most:
                sentence = "{place}: must have at most {most} of {icon}, found {found}"
                yield Told("wayfarers-icons", sentence, place=place, most=most, icon=icon, found=count)


def number_of_effects(box: WayfarersBox) -> int:
    """How many different things can be done, parts of others among them; names of effects tell them apart."""
    found: set[bytes] = set()

    def look(value: Any) -> None:
        if isinstance(value, dict):
            if "do" in value:
                found.add(msgspec.json.encode(value))
            for inner in value.values():
                look(inner)
        elif isinstance(value, list):
            for inner in value:
                look(inner)

    look(msgspec.to_builtins(box))
    return len(found) + 3 * 9 + 10  # links of water cards, and what the AI does instead


# --- what belongs to one only -----------------------------------------------------------------------------------------


def places_to_share(box: WayfarersBox) -> dict[str, dict[str, Any]]:
    """Values of which each belongs to one thing only: piles and places of tiles, backs of boards, slots in an order."""
    tiles = box.tiles
    shared: dict[str, dict[str, Any]] = {}
    for kind in ("basic", "land", "water", "space"):
        shared[f"tiles.{kind}[*].pile"] = {f"tiles.{kind}[{one.id}].pile": one.pile for one in getattr(tiles, kind)}
    shared["tiles.special[*].place"] = {f"tiles.special[{one.id}].place": one.place for one in tiles.special}
    shared["player_boards[*].back"] = {f"player_boards[{one.id}].back": one.back for one in box.player_boards}
    for value, slots in enumerate(box.ai.slots):
        shared[f"ai.slots[{value}][*]"] = {f"ai.slots[{value}][{place}]": slot for place, slot in enumerate(slots)}
    return shared


def along(box: WayfarersBox, place: str, value: Any) -> Iterable[tuple[str, Any]]:
    """A pile, a place, a back or a slot changes hands; only townsfolk who help a die bring goods."""
    for places in places_to_share(box).values():
        if place in places:
            return [(other, places[place]) for other, found in places.items() if other != place and found == value]
    if place.startswith("townsfolk[") and place.endswith(".kind") and value != "die":
        return [(place.replace(".kind", ".goods"), [])]
    if place.startswith("townsfolk[") and place.endswith(".goods") and value:
        return [(place.replace(".goods", ".kind"), "die")]
    return ()


# --- files of version 0.1.0 -----------------------------------------------------------------------------------------

# What a file of 0.1.0 could change.
_numbers = renamed(
    {f"upgrade_tiles.items[{kind}*].vp": f"tiles.{name}[{kind}{{0}}].vp" for kind, name in KINDS.items()}
    | {f"space.slot_price.{slot + 1}": f"display.space.prices[{slot}]" for slot in range(4)}
    | {
        "townsfolk.items[*].cost": "townsfolk[{0}].cost",
        "space.items[*].score.base": "space[{0}].score.without",
        "space.items[*].score.else": "space[{0}].score.without",
        "space.items[*].score.vp": "space[{0}].score.vp",
        "space.items[*].score.then": "space[{0}].score.vp",
        "scoring.primary_set_vp.*": "scoring.same[{0}]",
        "scoring.different_set_vp": "scoring.different",
        "scoring.guild_majority_vp": "scoring.majority",
        "planning.items[*].value": "planning[{0}].value",
        "ai_boards.vp.*": "ai.vp.{0}",
    }
)
# What 0.1.0 told beside printed values: words, remarks, what follows from other values, and what nothing read.
UNREAD = (
    "game", "title.**", "vocabulary.**", "counts.**", "options.**", "guild_abilities.**", "**.id", "**.name.*",
    "**.text", "**.text.**", "**.name_source.*", "setup.**", "player_board_common.**", "player_boards.**",
    "upgrade_tiles.**", "townsfolk.kinds.*", "land.**", "water.**", "space.**", "inspiration.**", "journal_tiles.**",
    "journal.**", "display.**", "scoring.**", "ai_boards.**", "planning.**",
)  # fmt: skip
_unread = renamed(dict.fromkeys(UNREAD))


@cache
def old_places() -> dict[str, tuple[Any, list[str]]]:
    return old.places(BOX.shipped)


def moved(place: str, value: Any) -> Iterable[tuple[str, Any]] | None:
    """Where a value of a file of version 0.1.0 stands now. What 0.1.0 refused to change is refused here too."""
    stands = _numbers(place, value)
    if stands is not None:
        return stands
    if place in old_places():
        ours, now = old_places()[place]
        return [(one, BOX.leaves[one].value) for one in now] if value == ours else None
    return _unread(place, value)


BOX = TypedBox(
    WayfarersBox,
    Path(__file__).parent,
    game="wayfarers",
    version=1,
    name="556cc64c5e9e8b43",
    contradictions=contradictions,
    along=along,
    moved=moved,
)
