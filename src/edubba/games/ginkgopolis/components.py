"""Reads components.json, or a data pack of the same schema, into int tables, and checks what a pack says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from edubba.games.ginkgopolis.rules.pieces import LETTER_COUNT, NONE, POINT, RESOURCE, TILE_GOOD
from edubba.games.ginkgopolis.rules.printed import BY_COLOUR, BY_LEVEL, BY_TRIGGER, FLAT, NO_FINAL, ON_COLOUR, Printed
from edubba.kernel import box
from edubba.kernel.pack import Pack
from edubba.kernel.places import out_of_range

OWN = Path(__file__).with_name("components.json")
COLOURS = ("red", "blue", "yellow")
TRIGGERS = ("exploit", "urbanize", "construct")
FINALS = {
    "resources_on_color": ON_COLOUR,
    "buildings_by_level": BY_LEVEL,
    "cards_by_trigger": BY_TRIGGER,
    "cards_by_color": BY_COLOUR,
    "flat": FLAT,
}
SEATS = ("1", "2", "3", "4", "5")
# What a pack may change: numbers within these bounds, and the triggers and colours of effects. All else is fixed.
LIMITS: box.Limits = {
    r"(building_cards|characters)\.items\[[\w-]+\]\.effect\.gain\.\w+": (0, 9),
    r"building_cards\.items\[[\w-]+\]\.effect\.points": (0, 30),
    r"building_cards\.items\[[\w-]+\]\.effect\.(min|max)": (1, 60),
    r"characters\.items\[[\w-]+\]\.start\.\w+": (0, 5),
    r"character_sets\.items\[\d\]\.start_total\.\w+": (0, 15),
    r"setup\.resources_in_play\.\d": (6, 25),
    r"setup\.tiles_removed\.\d": (0, 20),
    r"setup\.cards_discarded_from_fresh_deck\.\d": (0, 16),
    r"setup\.change_hand_tokens_per_player": (0, 9),
    r"setup\.(unused_change_hand_token|give_back|overbuilt)_points(_per_\w+)?": (0, 9),
    r"solo\.start\.(resource|tile|point)": (0, 20),
    r"solo\.hal\.resources": (1, 25),
    r"schema": (1, 10**6),
    r"(building_cards|characters)\.items\[[\w-]+\]\.effect\.trigger": box.one_of(TRIGGERS),
    r"building_cards\.items\[[\w-]+\]\.effect\.color": box.one_of(COLOURS),
}
CIRCULATING = 21  # cards at the start


def own_pack() -> Pack:
    return box.own_pack(OWN)


def goods(gain: dict[str, int]) -> int:
    """Points, resources and tiles in one number."""
    return gain["point"] * POINT + gain["resource"] * RESOURCE + gain["tile"] * TILE_GOOD


def read(data: dict[str, Any]) -> Printed:
    """The tables of one pack. The data must have passed `check`."""
    p = Printed()
    for card in data["building_cards"]["items"]:
        add_card(p, card)
    for _ in range(LETTER_COUNT):
        add_card(p, {})
    for character in data["characters"]["items"]:
        add_card(p, character)
        p.start.append(goods(character["start"]))
    names = [character["id"] for character in data["characters"]["items"]]
    p.sets = [[names.index(name) for name in one["members"]] for one in data["character_sets"]["items"]]
    setup, solo = data["setup"], data["solo"]
    p.resources = [0] + [setup["resources_in_play"][seats] for seats in SEATS]
    p.tiles_removed = [0] + [setup["tiles_removed"][seats] for seats in SEATS]
    p.set_aside = [0] + [setup["cards_discarded_from_fresh_deck"][seats] for seats in SEATS]
    p.hand_size = setup["hand_size"]
    p.changes = setup["change_hand_tokens_per_player"]
    p.change_points = setup["unused_change_hand_token_points"]
    p.give_points = setup["give_back_points_per_tile"]
    p.cover_points = setup["overbuilt_points_per_resource"]
    p.kept = setup["characters_kept"]
    p.draft_deal = setup["draft_deal"]
    p.solo_start = goods(solo["start"])
    p.solo_hand = solo["hand_drawn_each_turn"]
    p.hal_resources = solo["hal"]["resources"]
    return p


def add_card(p: Printed, card: dict[str, Any]) -> None:
    """One more row of the tables; urbanization cards have neither colour nor bonus."""
    effect = card.get("effect", {"kind": "none"})
    kind = FINALS[effect["score"]] if effect["kind"] == "final" else NO_FINAL
    p.colour.append(COLOURS.index(card["color"]) if card else NONE)
    p.trigger.append(TRIGGERS.index(effect["trigger"]) if effect["kind"] == "permanent" else NONE)
    p.bonus.append(goods(effect["gain"]) if effect["kind"] == "permanent" else 0)
    p.final.append(kind)
    p.final_points.append(effect.get("points", 0))
    wanted = NONE
    if kind in (ON_COLOUR, BY_COLOUR):
        wanted = COLOURS.index(effect["color"])
    elif kind == BY_TRIGGER:
        wanted = TRIGGERS.index(effect["trigger"])
    elif kind == BY_LEVEL:
        wanted = effect["min"]
    p.final_from.append(wanted)
    p.final_upto.append(effect.get("max", 0))


# --- checking a pack ----------------------------------------------------------------------------------------------


def check(data: dict[str, Any]) -> list[str]:
    """All that speaks against playing with these data. They must have the shape of ours (`compare_schema`)."""
    return box.misprints(own_pack().data, data, LIMITS) or list(_contradictions(data))


def _contradictions(data: dict[str, Any]) -> Iterator[str]:
    """Values that are possible each, but not together."""
    setup = data["setup"]
    for seats in SEATS:
        held = setup["hand_size"] * int(seats)
        if setup["cards_discarded_from_fresh_deck"][seats] >= CIRCULATING - held:  # a new deck needs a card (GIN-I8)
            place = f"setup.cards_discarded_from_fresh_deck.{seats}"
            yield out_of_range(place, 0, CIRCULATING - held - 1, setup["cards_discarded_from_fresh_deck"][seats])
    by_name = {character["id"]: character["start"] for character in data["characters"]["items"]}
    for number, one in enumerate(data["character_sets"]["items"]):
        for good, total in one["start_total"].items():
            found = sum(by_name[name][good] for name in one["members"])
            if found != total:
                yield box.disagrees(f"character_sets.items[{number}].start_total.{good}", found, "characters", total)
    for card in data["building_cards"]["items"]:
        effect = card["effect"]
        if effect["kind"] == "final" and effect["score"] == "buildings_by_level" and effect["min"] > effect["max"]:
            yield out_of_range(f"building_cards.items[{card['id']}].effect.min", 1, effect["max"], effect["min"])
