"""Where the values of a file of version 0.1.0 stand now. It let some numbers differ, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import inspect as kinds

from edubba.games.tabannusi.parts import TabannusiBox
from edubba.kernel.pack import read_json
from edubba.kernel.places import leaves
from edubba.kernel.provenance import star_pattern

Edit = Callable[[Any], Any]
Stands = Iterable[tuple[str, Any]]
KINGS = {"K1": "gilgabot", "K2": "sarbot", "K3": "botmuzi", "K4": "bot-baba"}
WHAT_COULD_DIFFER = (
    "ziggurat_tiles[*].values", "mastery.factors", "urbanisation_cards[*].vp", "urbanisation_cards[*].houses",
    "harbourmasters.unused", "setup.gold", "setup.vp", "automa_cards[*].number", "kings[*].houses[*]",
)  # fmt: skip


def number(value: Any) -> Edit:
    """The number of an effect; an effect of the automa could be of nothing."""
    return lambda now: {**(now or {}), "n": value} if value != 0 else None


def at(index: str, edit: Edit, first: int = 0) -> Edit:
    """An entry of a list; one that it does not have makes it too long."""

    def edited(now: Any) -> Any:
        listed = [*(now or [])]
        place = int(index) - first if index.isdigit() else len(listed)
        before = listed[place] if 0 <= place < len(listed) else None
        return [*listed[:place], edit(before), *listed[place + 1 :]]

    return edited


def cell(side: str, name: str, _: str, value: Any) -> Stands:
    if name.startswith("w"):
        return [(f"boards.{side}.water.{name}.bonus", number(value))]
    return [
        (f"boards.{side}.land.{name}", lambda now: {**(now or {}), "bonus": number(value)((now or {}).get("bonus"))})
    ]


def lowest(row: str, _: str, value: Any) -> Stands:
    return [("mastery.lowest", at(row, number(value), 1))]


NUMBERS: dict[str, Callable[..., Stands]] = {
    "boards.*.cells[*].bonus[*].n": cell,
    "action_tiles.items[*].effect[*].n": lambda tile, index, value: [
        (f"action_tiles[{tile}].effects", at(index, number(value)))
    ],
    "special_water_tiles.items[*].bonus[*].n": lambda tile, _, value: [(f"special_water[{tile}].bonus", number(value))],
    "decree_cards.items[*].bonus[*].n": lambda card, index, value: [
        (f"decrees[{card}].bonus", at(index, number(value)))
    ],
    "player_board.columns[*].bonus[*].n": lambda column, _, value: [
        ("player_board.columns", at(column, number(value)))
    ],
    "mastery.rows[*].lowest_marker_bonus[*].n": lowest,
    "mastery.rows[*].multiplier": lambda row, value: [("mastery.factors", at(row, lambda _: value))],
    "automa_cards.items[*].bonus[*].n": lambda card, _, value: [(f"automa_cards[{card}].bonus", number(value))],
    "automa_cards.items[*].number": lambda card, value: [(f"automa_cards[{card}].number", value)],
    "automa_urbanisation_cards.items[AU-*].houses.*": lambda king, district, value: [
        (f"kings[{KINGS.get(king, king)}].houses[{int(district) - 1 if district.isdigit() else district}]", value)
    ],
    "urbanisation_cards.items[*].requires.*": lambda card, district, value: [
        (f"urbanisation_cards[{card}].houses", at(district, lambda _: value, 1))
    ],
    "urbanisation_cards.items[*].vp": lambda card, value: [(f"urbanisation_cards[{card}].vp", value)],
    "ziggurat_tiles.items[*].values": lambda tile, value: [(f"ziggurat_tiles[{tile}].values", value)],
    "harbourmaster_tiles.unused_vp": lambda value: [("harbourmasters.unused", value)],
    "setup.starting_gold": lambda value: [("setup.gold", value)],
    "setup.starting_vp": lambda value: [("setup.vp", value)],
}
# What else there was: it could not differ, was not printed, or follows from other values.
OTHERS = (
    "title", "version", "counts.*", "counts.*.*", "players.*", "setup.*", "setup.*.*", "time_track.spaces",
    "districts[*].*", "districts[*].actions.*", "district_circle.*", "barge_tiles.items[*].*",
    "property_cost_tiles.items[*].**", "action_tiles.items[*].id", "action_tiles.items[*].effect[*].*", "boards.*.*",
    "boards.*.cells[*].*", "boards.*.cells[*].bonus[*].*", "ship_tiles.items[*].**", "port.**",
    "harbourmaster_tiles.items[*].**", "ziggurat.**", "ziggurat_tiles.items[*].*", "mastery.*", "mastery.rows[*].*",
    "mastery.rows[*].lowest_marker_bonus[*].*", "mastery.space_bonus.**", "player_board.rows.**",
    "player_board.columns[*].*", "player_board.columns[*].bonus[*].*", "player_board.crate_slots",
    "special_water_tiles.items[*].id", "special_water_tiles.items[*].bonus[*].*", "crate_tiles.items[*].*",
    "urbanisation_cards.items[*].id", "decree_cards.symbols", "decree_cards.items[*].**", "king_cards.items[*].**",
    "automa_urbanisation_cards.items[*].*", "automa_cards.items[*].*", "automa_cards.items[*].pairs[*].*",
    "automa_cards.items[*].bonus[*].*", "number_tiles.items", "solo_ruling_orders.**", "options.**", "references",
)  # fmt: skip


def moved(place: str, value: Any) -> Stands | None:
    if place == "game":
        return unchangeable()
    for pattern, stands in NUMBERS.items():
        found = star_pattern(pattern).fullmatch(place)
        if found:
            return stands(*found.groups(), value)
    return () if any(star_pattern(pattern).fullmatch(place) for pattern in OTHERS) else None


def unchangeable() -> Iterator[tuple[str, Edit]]:
    """What no file of version 0.1.0 could change stays as it is shipped."""
    return ((place, lambda now: now) for place in _unchangeable())


@cache
def _unchangeable() -> tuple[str, ...]:
    shipped = read_json(Path(__file__).with_name("components.json"))
    could = [star_pattern(pattern) for pattern in WHAT_COULD_DIFFER]
    return tuple(
        leaf.place
        for leaf in leaves(kinds.type_info(TabannusiBox), shipped)
        if not any(pattern.fullmatch(leaf.place) for pattern in could)
    )
